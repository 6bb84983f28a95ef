"""Which changes belong together: those that an entry of the log ties, those of one session, a burst from outside."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from kbdesk.plan import Actor

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from kbdesk.journal.database import Database

BURST = 60.0
"""Seconds that may pass between two changes of other programs in one burst."""

_BEFORE = """
    SELECT max(entry.change) FROM entry JOIN change ON change.id = entry.change
    WHERE change.actor_session = ? AND change.state = 'done' AND entry.change < ?
"""


@dataclass(frozen=True)
class Group:
    """Changes that belong together, by their ids, oldest first.

    `kind` is entry (tied by the entry of the log `operation`, `what`), session (of a session and tied by none yet),
    burst (of other programs, close in time) or change (one by itself).
    """

    kind: str
    changes: tuple[int, ...]
    operation: str = ""
    what: str = ""


@dataclass(frozen=True)
class Entered:
    """An entry of the log as the journal knows it: when, by whom, and the changes that it ties, oldest first."""

    change: int
    at: str
    actor: Actor
    operation: str
    what: str
    changes: tuple[int, ...]


@dataclass(frozen=True)
class _Done:
    id: int
    at: str
    kind: str
    session: str
    entry: int | None


def tie(connection: sqlite3.Connection, change: int) -> None:
    """Where a change that is done adds an entry to the log, tie to it what its session did since its entry before."""
    found = connection.execute(
        "SELECT actor_session FROM change JOIN entry ON entry.change = change.id WHERE change.id = ?", (change,)
    ).fetchone()
    if found is None:
        return
    session = str(found[0])
    before = connection.execute(_BEFORE, (session, change)).fetchone()[0] or 0
    connection.execute(
        "INSERT OR IGNORE INTO tied SELECT id, ? FROM change"
        " WHERE id = ? OR (actor_session = ? AND actor_session <> '' AND state = 'done' AND id > ? AND id < ?)",
        (change, change, session, before, change),
    )


class Operations:
    """Reads which changes belong together; never writes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def untied_pages(self, session: str) -> list[str]:
        """Return the pages that a session changed since its last entry in the log, in the order it did."""
        if not session:
            return []
        rows = self._database.rows(
            "SELECT pages FROM change WHERE actor_session = ? AND actor_session <> '' AND state = 'done'"
            " AND NOT EXISTS (SELECT 1 FROM tied WHERE tied.change = change.id) ORDER BY id",
            (session,),
        )
        return list(dict.fromkeys(str(page) for (pages,) in rows for page in json.loads(str(pages))))

    def entries(self) -> list[Entered]:
        """Return the entries of the log that are journalled, the newest first."""
        tied: dict[int, list[int]] = {}
        for entry, change in self._database.rows("SELECT entry, change FROM tied ORDER BY change"):
            tied.setdefault(int(str(entry)), []).append(int(str(change)))
        rows = self._database.rows(
            "SELECT e.change, c.at, e.operation, e.what, c.actor_kind, c.actor_name, c.actor_version, c.actor_session"
            " FROM entry e JOIN change c ON c.id = e.change WHERE c.state = 'done' ORDER BY e.change DESC"
        )
        return [
            Entered(
                int(str(change)),
                str(at),
                Actor(*map(str, actor)),
                str(operation),
                str(what),
                tuple(tied.get(int(str(change)), ())),
            )
            for change, at, operation, what, *actor in rows
        ]

    def groups(self) -> list[Group]:
        """Return all changes by what they belong to; the group with the newest change first."""
        entries = {
            int(str(change)): (str(operation), str(what))
            for change, operation, what in self._database.rows("SELECT change, operation, what FROM entry")
        }
        found: dict[object, list[int]] = {}
        for key, change in _keyed(self._done()):
            found.setdefault(key, []).append(change)
        groups = (_group(key, tuple(changes), entries) for key, changes in found.items())
        return sorted(groups, key=lambda group: -group.changes[-1])

    def _done(self) -> list[_Done]:
        rows = self._database.rows(
            "SELECT c.id, c.at, c.actor_kind, c.actor_session, t.entry FROM change c"
            " LEFT JOIN tied t ON t.change = c.id WHERE c.state = 'done' ORDER BY c.id"
        )
        return [
            _Done(int(str(change)), str(at), str(kind), str(session), None if entry is None else int(str(entry)))
            for change, at, kind, session, entry in rows
        ]


def _keyed(changes: Iterable[_Done]) -> Iterable[tuple[object, int]]:
    """Yield what each change belongs to, and the change."""
    burst: _Done | None = None
    first = 0
    for one in changes:
        if one.entry is not None:
            yield one.entry, one.id
        elif one.session:
            yield one.session, one.id
        elif one.kind == "outside":
            if burst is None or _seconds_between(burst.at, one.at) > BURST:
                first = one.id
            burst = one
            yield ("burst", first), one.id
        else:
            yield ("change", one.id), one.id


def _group(key: object, changes: tuple[int, ...], entries: dict[int, tuple[str, str]]) -> Group:
    if isinstance(key, int):
        return Group("entry", changes, *entries.get(key, ("", "")))
    if isinstance(key, str):
        return Group("session", changes)
    return Group("burst" if isinstance(key, tuple) and key[0] == "burst" else "change", changes)


def _seconds_between(earlier: str, later: str) -> float:
    try:
        return (datetime.fromisoformat(later) - datetime.fromisoformat(earlier)).total_seconds()
    except (ValueError, TypeError):  # a time that no program of ours wrote
        return BURST + 1
