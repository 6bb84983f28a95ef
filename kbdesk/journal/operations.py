"""Which changes belong together: those that an entry of the log ties, those of one session, a burst from outside."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from typing import TYPE_CHECKING, cast

from kbdesk.plan import Actor

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from kbdesk.journal.database import Database

BURST = 60.0
"""Seconds that may pass between two changes of other programs in one burst."""

WAITING = "(SELECT DISTINCT change FROM review WHERE state = 'waiting')"

_ALONE = "c.actor_kind = 'outside' AND c.actor_session = '' AND t.entry IS NULL"

_OF_WAITING = f"""
    SELECT c.id, t.entry, c.actor_session FROM change c LEFT JOIN tied t ON t.change = c.id WHERE c.id IN {WAITING}
"""

_COUNT_WAITING = f"""
    SELECT count(DISTINCT CASE WHEN t.entry IS NOT NULL THEN t.entry WHEN c.actor_session <> '' THEN c.actor_session
        WHEN c.actor_kind <> 'outside' THEN 'change ' || c.id END), total({_ALONE})
    FROM change c LEFT JOIN tied t ON t.change = c.id WHERE c.id IN {WAITING}
"""

BATCH = 500
"""Changes that are read at once to find where a burst begins."""

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


@dataclass(frozen=True, slots=True)
class Belonging:
    """What a change belongs to: `kind` as in a Group, `key` of the entry, session or first change of the burst."""

    kind: str
    key: str
    operation: str = ""
    what: str = ""


@dataclass(frozen=True, slots=True)
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
        entries = self._entries()
        found: dict[object, list[int]] = {}
        for key, change in _keyed(self._done()):
            found.setdefault(key, []).append(change)
        groups = (_group(key, tuple(changes), entries) for key, changes in found.items())
        return sorted(groups, key=lambda group: -group.changes[-1])

    def of_waiting(self) -> dict[int, Belonging]:
        """Return what each change of which something waits for the person's word belongs to."""
        entries, bursts = self._entries(), self._bursts_of_waiting()
        found: dict[int, Belonging] = {}
        known: dict[tuple[str, object], Belonging] = {}
        for change, entry, session in cast("list[tuple[int, int | None, str]]", self._database.rows(_OF_WAITING)):
            key: tuple[str, object] = ("change", change)
            if entry is not None:
                key = ("entry", entry)
            elif session:
                key = ("session", session)
            elif change in bursts:
                key = ("burst", bursts[change])
            if key not in known:
                told = entries.get(entry, ("", "")) if entry is not None else ("", "")
                known[key] = Belonging(key[0], f"{key[0]} {key[1]}", *told)
            found[change] = known[key]
        return found

    def count_waiting(self) -> int:
        """Return how many operations there are of which something waits. Quick."""
        (counted,) = self._database.rows(_COUNT_WAITING)
        return int(str(counted[0])) + (len(set(self._bursts_of_waiting().values())) if counted[1] else 0)

    def _bursts_of_waiting(self) -> dict[int, int]:
        """Return the first change of the burst of each change that waits and is part of one, perhaps by itself.

        A burst is told with what of it waits no more, so that it stays one.
        """
        waiting = {one.id for one in self._done(f"{_ALONE} AND c.id IN {WAITING}")}
        if not waiting:
            return {}
        since = min(waiting)
        while before := self._done(f"{_ALONE} AND c.id <= {since}", f"ORDER BY c.id DESC LIMIT {BATCH}")[1:]:
            gaps = [_seconds_between(one.at, next_one.at) > BURST for one, next_one in pairwise(reversed(before))]
            since = before[-1].id
            if any(gaps):
                break
        keyed = _keyed(self._done(f"{_ALONE} AND c.id >= {since}"))
        return {change: int(str(key[1])) for key, change in keyed if change in waiting and isinstance(key, tuple)}

    def _entries(self) -> dict[int, tuple[str, str]]:
        return {
            int(str(change)): (str(operation), str(what))
            for change, operation, what in self._database.rows("SELECT change, operation, what FROM entry")
        }

    def _done(self, where: str = "1", order: str = "ORDER BY c.id") -> list[_Done]:
        rows = self._database.rows(
            "SELECT c.id, c.at, c.actor_kind, c.actor_session, t.entry FROM change c"
            f" LEFT JOIN tied t ON t.change = c.id WHERE c.state = 'done' AND {where} {order}"
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
