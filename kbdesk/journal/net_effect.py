"""What other programs did to originals and undid again needs nobody's word: nothing of it is left to judge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.journal.originals import hashes_of
from kbdesk.journal.reviews import leave_out

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from kbdesk.journal.originals import OriginalStep
    from kbdesk.journal.reviews import Place

EARLIER = """
    SELECT f.change, f.kind, f.before, f.after, coalesce(f.target, ''), s.change IS NOT NULL AND r.state IS 'waiting'
    FROM change_file f JOIN change c ON c.id = f.change AND c.state = 'done'
        LEFT JOIN original_step s ON s.change = f.change AND s.path = f.path
        LEFT JOIN review r ON r.change = f.change AND r.path = f.path
    WHERE f.path = ? AND f.change < ? ORDER BY f.change DESC
"""
"""What was done to a file before a change, the newest first, and whether it waits and was another program's."""


def leave_out_undone(connection: sqlite3.Connection, change: int, steps: Iterable[OriginalStep]) -> None:
    """Let wait no more, inside a running transaction, what a change undid; nor what the change itself did there."""
    for step in steps:
        undone = _moved_back(connection, change, step) if step.target else _as_before(connection, change, step)
        for place in (*undone, *([(change, step.path)] if undone else ())):
            leave_out(connection, place)


def _moved_back(connection: sqlite3.Connection, change: int, step: OriginalStep) -> list[Place]:
    row = connection.execute(EARLIER, (step.target, change)).fetchone()
    if row is None:
        return []
    earlier, kind, before, after, target, is_open = row
    is_back = kind == "move" and target == step.path and (after, before) == hashes_of(step) and before
    return [(earlier, step.target)] if is_open and is_back else []


def _as_before(connection: sqlite3.Connection, change: int, step: OriginalStep) -> list[Place]:
    """Return the pieces that wait since a file was as it is now; none where anything else happened in between."""
    found: list[Place] = []
    at, now = hashes_of(step)
    for earlier, kind, before, after, _, is_open in connection.execute(EARLIER, (step.path, change)).fetchall():
        if not is_open or kind == "move" or after != at or "" in (before, after):
            break  # an unknown content is like no other
        found.append((earlier, step.path))
        if before == now:
            return found
        at = before
    return []
