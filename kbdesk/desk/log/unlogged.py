"""What the log does not tell: changes that no entry tied together, put among the entries as if there were one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.desk.joining import said_of
from kbdesk.desk.naming import changed_named
from kbdesk.desk.versions.words import doing
from kbdesk.project.timeline import Logged
from kbdesk.project.values import LogEntry

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from kbdesk.project.operations import Operation

MOST = 1000
"""Operations that are looked at, the newest first."""


def with_unlogged(
    entries: Iterable[Logged], operations: Iterable[Operation], titles: Mapping[str, str]
) -> tuple[Logged, ...]:
    """Return the entries and the changes between them, the newest first; `titles` are those of the pages."""
    told = [_logged(one, titles) for one in operations if one.kind != "entry" and one.changes]
    # Of an entry in log.md only the day is known: it stays behind what is known to the second.
    return tuple(sorted([*told, *entries], key=lambda one: (one.entry.date, one.at), reverse=True))


def _logged(operation: Operation, titles: Mapping[str, str]) -> Logged:
    newest = operation.changes[-1]
    pages = tuple(dict.fromkeys(page for change in operation.changes for page in change.pages))
    kinds = {change.operation for change in operation.changes}
    done = doing("edit" if len(kinds) > 1 else newest.operation)
    what = said_of(f"{done[:1].upper()}{done[1:]}", changed_named(operation.changes, titles))
    ids = tuple(change.id for change in operation.changes)
    return Logged(LogEntry(newest.at[:10], "", what, pages), newest.at, newest.actor, ids)
