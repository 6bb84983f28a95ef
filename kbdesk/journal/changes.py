"""Who changed what: intents before a commit, done changes after it, and the text last known of every file."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kbdesk.errors import NotFound, Unreadable
from kbdesk.journal.blobs import bytes_of, hash_of, keep, keep_put
from kbdesk.journal.first_texts import FirstTexts
from kbdesk.journal.net_effect import leave_out_undone
from kbdesk.journal.operations import tie
from kbdesk.journal.originals import know_commit, know_steps, note_steps
from kbdesk.journal.reviews import await_review, begin_waiting
from kbdesk.plan import Actor, Bring, Move, Plan, Put

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Sequence

    from kbdesk.journal.database import Database
    from kbdesk.journal.originals import OriginalStep


BATCH = 500
"""Values in one query; SQLite bounds how many it takes."""

INTENTS = "SELECT id, operation, subject, reason, pages, warnings, answer FROM change WHERE state = 'intent'"


@dataclass(frozen=True)
class Intent:
    """A commit that was begun and not finished. `ending` are the fields of what it ends with, or None."""

    change: int
    plan: Plan
    ending: dict[str, Any] | None


@dataclass(frozen=True)
class ChangeRecord:
    """A change that was done. `files` are (path, hash before, hash after), None where there was or is no file."""

    id: int
    at: str
    operation: str
    subject: str
    reason: str | None
    pages: tuple[str, ...]
    warnings: tuple[str, ...]
    actor: Actor
    files: tuple[tuple[str, str | None, str | None], ...]


class ChangeLog:
    """The journal's changes. Every write is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(
        self,
        plan: Plan,
        actor: Actor,
        at: str,
        ending: dict[str, Any] | None = None,
        waiting: Iterable[str] = (),
    ) -> int:
        """Record the intent of a plan with every text before and after; return the change's id.

        `ending` are the fields of what the commit ends with; `waiting` are the files that wait for the person's word.
        """
        with self._database.transaction() as connection:
            change = _insert(connection, plan, actor, at, ending)
            await_review(connection, change, waiting)
            return change

    def finish(self, change: int, connection: sqlite3.Connection | None = None) -> None:
        """Mark an intent as done: from now on its texts are the known ones."""
        if connection is None:
            with self._database.transaction() as own:
                _finish(own, change)
        else:
            _finish(connection, change)

    def take_back(self, change: int) -> None:
        """Mark an intent as taken back: its files stand as before it."""
        with self._database.transaction() as connection:
            connection.execute("UPDATE change SET state = 'taken_back' WHERE id = ?", (change,))
            connection.execute("DELETE FROM review WHERE change = ? AND state = 'begun'", (change,))

    def open_intents(self) -> list[int]:
        """Return the ids of the intents that a crash left open, oldest first."""
        return [int(str(row[0])) for row in self._database.rows(f"{INTENTS} ORDER BY id")]

    def unfinished(self) -> list[Intent]:
        """Return the intents that a crash left open, oldest first; without those whose texts are lost."""
        found = []
        for change in self.open_intents():
            with suppress(NotFound, Unreadable):
                found += self._database.records(self._intent, f"{INTENTS} AND id = ?", (change,))
        return found

    def _intent(self, row: tuple[Any, ...]) -> Intent:
        change, operation, subject, reason, pages, warnings, ending = row
        puts, brings, moves = [], [], []
        for kind, path, before, after, target in self._database.rows(
            "SELECT kind, path, before, after, target FROM change_file WHERE change = ? ORDER BY number", (change,)
        ):
            if kind == "put":
                puts.append(Put(str(path), self._bytes(before), self._bytes(after)))
            elif kind == "bring":
                brings.append(Bring(Path(str(target)), str(path), str(after)))
            else:
                moves.append(Move(str(path), str(target)))
        plan = Plan(
            operation,
            subject,
            tuple(puts),
            tuple(moves),
            tuple(brings),
            reason,
            tuple(json.loads(pages)),
            tuple(json.loads(warnings)),
        )
        return Intent(change, plan, json.loads(ending) if ending else None)

    def _bytes(self, name: object) -> bytes | None:
        return bytes_of(self._database, None if name is None else str(name))

    def record(self, plan: Plan, actor: Actor, at: str, waiting: Iterable[str] = ()) -> int:
        """Record a change that has happened already (another program's) and return its id; `waiting` as in `begin`."""
        with self._database.transaction() as connection:
            change = _insert(connection, plan, actor, at, None)
            await_review(connection, change, waiting)
            _finish(connection, change)
            return change

    def record_steps(self, plan: Plan, actor: Actor, at: str, steps: Sequence[OriginalStep]) -> int:
        """Record what another program did to originals as one change; return the change's id.

        Each step waits, unless it undoes what waits: then neither does. The plan says what it was; it has no files of
        its own.
        """
        with self._database.transaction() as connection:
            change = _insert(connection, plan, actor, at, None)
            note_steps(connection, change, steps)
            await_review(connection, change, [one.path for one in steps])
            _finish(connection, change)
            know_steps(connection, steps)
            leave_out_undone(connection, change, steps)
            return change

    def has_baseline(self) -> bool:
        """Whether the files found at the first opening were written down."""
        return bool(self._database.rows("SELECT 1 FROM baseline"))

    def first_texts(self) -> FirstTexts:
        """Begin to gather the texts found when the project is first opened, which are known without a change."""
        return FirstTexts(self._database)

    def baseline(self, at: str) -> None:
        """Note that the files found at the first opening are written down."""
        with self._database.transaction() as connection:
            connection.execute("INSERT INTO baseline VALUES (?)", (at,))

    def known(self) -> dict[str, str]:
        """Return the hash of the last text known of every file, by path."""
        return {str(path): str(name) for path, name in self._database.rows("SELECT path, hash FROM known")}

    def known_below(self, start: str) -> set[str]:
        """Return the paths that begin so of all files of which a text is known, without that beginning. Quick."""
        query, values = "SELECT substr(path, ?) FROM known WHERE path >= ? AND path < ?", (len(start) + 1, start)
        return {str(path) for (path,) in self._database.rows(query, (*values, f"{start}\U0010ffff"))}

    def known_hash(self, path: str) -> str | None:
        """Return the hash of the last text known of a file, None when there is none."""
        rows = self._database.rows("SELECT hash FROM known WHERE path = ?", (path,))
        return str(rows[0][0]) if rows else None

    def known_bytes(self, path: str) -> bytes | None:
        """Return the last text known of a file, None when there is none."""
        rows = self._database.rows("SELECT hash FROM known WHERE path = ?", (path,))
        return self._bytes(rows[0][0]) if rows else None

    def text(self, name: str) -> bytes | None:
        """Return a text by its hash. Raises NotFound."""
        return self._bytes(name)

    def remember(self, data: bytes) -> None:
        """Hold a text that somebody was shown, so that it is known when they change it; most are known already."""
        if not self._database.rows("SELECT 1 FROM text WHERE hash = ?", (hash_of(data),)):
            with self._database.transaction() as connection:
                keep(connection, data)

    def first_before(self, path: str, version: int) -> str | None:
        """Return the hash of a file as it stood at a version, "" for none; None where it was not changed since."""
        rows = self._database.rows(
            "SELECT f.before FROM event e JOIN change_file f ON f.change = CAST(e.ref AS INTEGER)"
            " WHERE e.id > ? AND e.kind = 'change' AND f.kind = 'put' AND f.path = ? ORDER BY e.id LIMIT 1",
            (version, path),
        )
        return str(rows[0][0] or "") if rows else None

    def get(self, change: int) -> ChangeRecord | None:
        """Return one done change."""
        found = self._records("c.id = ?", (change,), 1)
        return found[0] if found else None

    def these(self, changes: Sequence[int]) -> list[ChangeRecord]:
        """Return done changes by their ids, oldest first."""
        found: list[ChangeRecord] = []
        for start in range(0, len(changes), BATCH):
            batch = changes[start : start + BATCH]
            found += self._records(f"c.id IN ({', '.join('?' * len(batch))})", tuple(batch), BATCH)
        return sorted(found, key=lambda record: record.id)

    def of_path(self, path: str, limit: int = 100) -> list[ChangeRecord]:
        """Return the done changes of one file, newest first."""
        return self._records("c.id IN (SELECT change FROM change_file WHERE path = ?)", (path,), limit)

    def last_own(self, path: str) -> str | None:
        """Return the hash of what a file was given last by who works with kbdesk, None where nobody wrote it so."""
        rows = self._database.rows(
            "SELECT f.after FROM change_file f JOIN change c ON c.id = f.change WHERE f.path = ? AND f.kind = 'put'"
            " AND c.state = 'done' AND c.actor_kind <> 'outside' ORDER BY c.id DESC LIMIT 1",
            (path,),
        )
        return _text(rows[0][0]) if rows else None

    def has_own_pages(self) -> bool:
        """Whether anybody changed a page with kbdesk."""
        query = "SELECT 1 FROM change WHERE state = 'done' AND actor_kind <> 'outside' AND pages <> '[]' LIMIT 1"
        return bool(self._database.rows(query))

    def latest(self, limit: int = 100) -> list[ChangeRecord]:
        """Return the newest done changes of all, newest first."""
        return self._records("1", (), limit)

    def _records(self, where: str, values: tuple[object, ...], limit: int) -> list[ChangeRecord]:
        return self._database.records(
            self._record,
            "SELECT id, at, operation, subject, reason, pages, warnings, actor_kind, actor_name, actor_version,"
            f" actor_session FROM change c WHERE state = 'done' AND {where} ORDER BY id DESC LIMIT ?",
            (*values, limit),
        )

    def _record(self, row: tuple[Any, ...]) -> ChangeRecord:
        change, at, operation, subject, reason, pages, warnings, *actor = row
        files = self._database.rows(
            "SELECT path, before, after FROM change_file WHERE change = ? ORDER BY number", (change,)
        )
        return ChangeRecord(
            change,
            at,
            operation,
            subject,
            reason,
            tuple(json.loads(pages)),
            tuple(json.loads(warnings)),
            Actor(*actor),
            tuple((str(path), _text(before), _text(after)) for path, before, after in files),
        )


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _insert(connection: sqlite3.Connection, plan: Plan, actor: Actor, at: str, ending: dict[str, Any] | None) -> int:
    row = connection.execute(
        "INSERT INTO change (at, state, operation, subject, reason, pages, warnings, actor_kind, actor_name,"
        " actor_version, actor_session, answer) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            at,
            "intent",
            plan.operation,
            plan.subject,
            plan.reason,
            json.dumps(plan.pages, ensure_ascii=False),
            json.dumps(plan.warnings, ensure_ascii=False),
            actor.kind,
            actor.name,
            actor.version,
            actor.session,
            json.dumps(ending) if ending else None,
        ),
    ).fetchone()
    change = int(row[0])
    files: list[tuple[str, str, str | None, str | None, str | None]] = [
        ("put", put.path, *keep_put(connection, put), None) for put in plan.puts
    ]
    files += [("bring", bring.path, None, bring.sha256, _words(bring.file)) for bring in plan.brings]
    files += [("move", move.path, None, None, move.target) for move in plan.moves]
    connection.executemany(
        "INSERT INTO change_file VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(change, number, *file) for number, file in enumerate(files)],
    )
    if plan.entry is not None:
        connection.execute("INSERT INTO entry VALUES (?, ?, ?)", (change, plan.entry.operation, plan.entry.what))
    return change


def _finish(connection: sqlite3.Connection, change: int) -> None:
    connection.execute("UPDATE change SET state = 'done' WHERE id = ?", (change,))
    for path, after in connection.execute(
        "SELECT path, after FROM change_file WHERE change = ? AND kind = 'put'", (change,)
    ).fetchall():
        if after is None:
            connection.execute("DELETE FROM known WHERE path = ?", (path,))
        else:
            connection.execute("INSERT OR REPLACE INTO known VALUES (?, ?)", (path, after))
    know_commit(connection, change)
    tie(connection, change)
    begin_waiting(connection, change)
    connection.execute("INSERT INTO event (kind, ref) VALUES ('change', ?)", (str(change),))


def _words(file: Path) -> str:
    """Return where a file came from, also where the bytes of its name are no UTF-8; nothing is read from there."""
    return str(file).encode(errors="backslashreplace").decode()
