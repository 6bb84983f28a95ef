"""Which changes stand: neither taken back since, nor the taking back of another."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.project.operations import ChangeRow

UNDOES = re.compile(r"Undoes (?:change (?P<change>\d+),|the change of .*,) (?P<at>\S+)\.", re.DOTALL)
"""How an undo gives its reason: by the number of what it took back, as earlier versions did, or by when that was."""
EARLIER_REASONS = (
    "Undoes change %1, %2.",
    "Takes back change %1, %2.",
    "Takes back %1 changes, the last %2, %3.",
)
"""How earlier versions gave such reasons: journals hold them, so they are told in the person's language still."""
NO_CHANGE = frozenset(("found", "log"))
"""What was there when the base was first opened, and entries that tell of changes: nobody takes these back."""


NOTING = frozenset(("record", "set aside", "repair", "empty"))
"""What noted originals that other programs brought, mended their list, or deleted for good."""


def standing(rows: Iterable[ChangeRow]) -> tuple[ChangeRow, ...]:
    """Return the changes of pages and originals that stand and can be taken back, newest first."""
    newest = sorted(rows, key=lambda row: row.id, reverse=True)
    gone: set[int] = set()
    found = []
    for place, row in enumerate(newest):
        undone = UNDOES.match(row.reason) if row.operation == "undo" else None
        if row.id in gone:
            continue  # an undo that was undone itself: what it took back stands again
        if undone is not None:
            gone.add(int(undone["change"] or 0) or _undone_by(row, undone["at"], newest[place + 1 :], gone))
        elif (row.operation not in NOTING if row.of_originals else row.pages) and row.operation not in NO_CHANGE:
            found.append(row)
    return tuple(found)


def _undone_by(undo: ChangeRow, at: str, earlier: Iterable[ChangeRow], gone: set[int]) -> int:
    """Return the change of a time that an undo took back, 0 for none; of several at once the newest of its pages."""
    those = [row for row in earlier if row.at == at and row.id not in gone]
    of_its_pages = (row.id for row in those if not set(row.pages).isdisjoint(undo.pages))
    return next(of_its_pages, those[0].id if those else 0)
