"""The log as a timeline: its entries, each with the changes that it tied together where the journal knows them."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.journal.operations import Entered
    from kbdesk.plan import Actor
    from kbdesk.project.values import LogEntry


@dataclass(frozen=True)
class Logged:
    """An entry of the log. `changes` are the journal's ids of what it tied, `at` and `actor` when and who.

    An entry that no program of ours wrote has only what log.md says.
    """

    entry: LogEntry
    at: str = ""
    actor: Actor | None = None
    changes: tuple[int, ...] = ()


def timeline(entries: Iterable[LogEntry], entered: Iterable[Entered]) -> tuple[Logged, ...]:
    """Return the entries with what the journal knows of them; both are given the newest first."""
    known: defaultdict[tuple[str, str], deque[Entered]] = defaultdict(deque)
    for one in entered:
        known[one.operation, one.what].append(one)
    found = []
    for entry in entries:
        same = known[entry.operation, entry.what]
        while same and same[0].at[:10] > entry.date:  # its entry was taken out of the log
            same.popleft()
        tie = same.popleft() if same and same[0].at[:10] == entry.date else None
        found.append(Logged(entry, tie.at, tie.actor, tie.changes) if tie else Logged(entry))
    return tuple(found)
