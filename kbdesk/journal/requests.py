"""What agents asked of the person, and what was answered. A request outlives every process.

Each who asked is told the answer once: a client is known by its name and session. A session that did not ask itself
is told what another of the same name asked for and nobody of that name was told, for a client that was started anew.
"""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from kbdesk.errors import NotFound, Refused
from kbdesk.journal.actors import actor_of, actor_text
from kbdesk.journal.comments import Commenting, write_comments

if TYPE_CHECKING:
    import sqlite3

    from kbdesk.journal.database import Database
    from kbdesk.plan import Actor

COLUMNS = "id, wish, asked_at, asked_by, state, note, answered_at, answered_by, result, failure, change"
WAITING = f"SELECT {COLUMNS} FROM request WHERE sameness = ? AND state = 'waiting'"
ENDED = (
    f"SELECT {COLUMNS} FROM request WHERE sameness = ? AND state NOT IN ('waiting', 'withdrawn') AND NOT told"
    " ORDER BY asked_at DESC, answered_at DESC LIMIT 20"
)
"""The newest that ended; `told` are those that were before each who asked was told."""

DUE = "FROM request WHERE state = 'waiting' AND asked_at < ?"


@dataclass(frozen=True)
class RequestRecord:
    """A request as it stands. `wish` is a JSON text, `change` the commit that did it."""

    id: str
    wish: str
    asked_at: str
    asked_by: Actor
    state: str
    note: str
    answered_at: str
    answered_by: Actor | None
    result: str
    failure: str
    change: int | None


@dataclass(frozen=True)
class Answer:
    """How a request ends. `state` is approved, declined, withdrawn, failed or expired.

    `asking` are comments that come with what was done.
    """

    request: str
    state: str
    at: str
    by: Actor
    note: str = ""
    result: str = ""
    failure: str = ""
    asking: Commenting | None = None

    def as_dict(self) -> dict[str, Any]:
        """Return the answer as the plain fields that an intent keeps."""
        plain = {key: value for key, value in asdict(self).items() if key not in ("by", "asking")}
        asking = {"asking": self.asking.as_dict()} if self.asking else {}
        return {**plain, **asking, "by": actor_text(self.by)}

    @classmethod
    def from_dict(cls, fields: dict[str, Any]) -> Answer:
        """Return the answer that an intent kept."""
        asking = Commenting.from_dict(fields["asking"]) if "asking" in fields else None
        return cls(**{**fields, "by": actor_of(fields["by"]), "asking": asking})


class RequestBook:
    """The journal's requests. A request is answered once; the first answer stands."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def ask(self, sameness: str, wish: str, actor: Actor, at: str) -> RequestRecord:
        """Record a wish, or join the request of the same wish that waits.

        `sameness` is equal for equal wishes, however they are worded; `wish` is the wish itself.
        """
        with self._database.transaction() as connection:
            found = connection.execute(WAITING, (sameness,)).fetchone()
            if found:
                _join(connection, _record(found), actor)
                return _record(found)
            request = secrets.token_hex(4)
            connection.execute(
                "INSERT INTO request (id, sameness, wish, asked_at, asked_by, state) VALUES (?, ?, ?, ?, ?, 'waiting')",
                (request, sameness, wish, at, actor_text(actor)),
            )
            _tell(connection, request)
        return self.get(request)

    def open_for(self, sameness: str, actor: Actor) -> RequestRecord | None:
        """Return a request of the same wish whose answer the actor is to be told, or join the one that waits."""
        ended = self._database.records(_record, ENDED, (sameness,))
        answered = next((record for record in ended if self._is_to_be_told(record, actor)), None)
        if answered is not None:
            return answered
        found = self._database.records(_record, WAITING, (sameness,))
        if not found:
            return None
        if actor not in self.askers(found[0]):
            with self._database.transaction() as connection:
                _join(connection, found[0], actor)
        return found[0]

    def askers(self, record: RequestRecord) -> list[Actor]:
        """Return who asks for it: the one who did first, and those who joined."""
        query = "SELECT actor FROM request_joined WHERE request = ?"
        return [record.asked_by, *(actor_of(str(row[0])) for row in self._database.rows(query, (record.id,)))]

    def declined(self, sameness: str, reason: str, actor: Actor) -> RequestRecord | None:
        """Return the newest request of the same wish, where the actor was told that for this reason it is declined."""
        ended = self._database.records(_record, ENDED, (sameness,))
        if not ended or ended[0].state != "declined":
            return None
        told = (ended[0].id, actor.name, actor.session, reason)
        query = "SELECT 1 FROM request_told WHERE request = ? AND name = ? AND session = ? AND reason = ?"
        return ended[0] if self._database.rows(query, told) else None

    def _is_to_be_told(self, record: RequestRecord, actor: Actor) -> bool:
        rows = self._database.rows("SELECT name, session FROM request_told WHERE request = ?", (record.id,))
        told = {(str(name), str(session)) for name, session in rows}
        askers = [one for one in self.askers(record) if one.name == actor.name]
        if any(one.session == actor.session for one in askers):
            return (actor.name, actor.session) not in told
        return bool(askers) and all(name != actor.name for name, _ in told)

    def joined_by(self, name: str) -> frozenset[str]:
        """Return the requests that a client of this name joined."""
        rows = self._database.rows("SELECT request, actor FROM request_joined")
        return frozenset(str(request) for request, actor in rows if actor_of(str(actor)).name == name)

    def has_waiting(self, asked_before: str) -> bool:
        """Whether one waits since before a moment."""
        return bool(self._database.rows(f"SELECT 1 {DUE} LIMIT 1", (asked_before,)))

    def expire(self, asked_before: str, at: str, by: Actor) -> None:
        """End those that wait since before a moment."""
        with self._database.transaction() as connection:
            for (request,) in connection.execute(f"SELECT id {DUE}", (asked_before,)).fetchall():
                settle(connection, Answer(request, "expired", at, by), None)

    def mark_told(self, request: str, actor: Actor, reason: str) -> None:
        """Note that a client has been told the answer, and for which reason it had asked."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO request_told"
                " SELECT id, ?, ?, ? FROM request WHERE id = ? AND state <> 'waiting'",
                (actor.name, actor.session, reason, request),
            )

    def get(self, request: str) -> RequestRecord:
        """Return one request. Raises NotFound."""
        found = self._database.records(_record, f"SELECT {COLUMNS} FROM request WHERE id = ?", (request,))
        if not found:
            raise NotFound("There is no such request.", request)
        return found[0]

    def all(self, *, waiting_only: bool = False) -> list[RequestRecord]:
        """Return the requests, those that wait first, then newest first."""
        where = "WHERE state = 'waiting'" if waiting_only else ""
        return self._database.records(
            _record, f"SELECT {COLUMNS} FROM request {where} ORDER BY state <> 'waiting', asked_at DESC, id"
        )

    def answer(self, answer: Answer) -> None:
        """End a request without a commit (declined, withdrawn, failed). Raises Refused when it has ended already."""
        with self._database.transaction() as connection:
            settle(connection, answer, None)


def settle(connection: sqlite3.Connection, answer: Answer, change: int | None) -> None:
    """End a request inside a running transaction. Raises Refused when it has ended already, NotFound."""
    row = connection.execute("SELECT state FROM request WHERE id = ?", (answer.request,)).fetchone()
    if row is None:
        raise NotFound("There is no such request.", answer.request)
    if row[0] != "waiting":
        raise Refused(f"This request was answered already: it is {row[0]}.", answer.request)
    connection.execute(
        "UPDATE request SET state = ?, note = ?, answered_at = ?, answered_by = ?, result = ?, failure = ?, change = ?"
        " WHERE id = ?",
        (
            answer.state,
            answer.note,
            answer.at,
            actor_text(answer.by),
            answer.result,
            answer.failure,
            change,
            answer.request,
        ),
    )
    _tell(connection, answer.request)
    if answer.asking is not None and change is not None:
        write_comments(connection, answer.asking, change)


def _join(connection: sqlite3.Connection, record: RequestRecord, actor: Actor) -> None:
    if actor != record.asked_by:
        connection.execute("INSERT OR IGNORE INTO request_joined VALUES (?, ?)", (record.id, actor_text(actor)))


def _tell(connection: sqlite3.Connection, request: str) -> None:
    connection.execute("INSERT INTO event (kind, ref) VALUES ('request', ?)", (request,))


def _record(row: tuple[Any, ...]) -> RequestRecord:
    request, wish, asked_at, asked_by, state, note, answered_at, answered_by, result, failure, change = row
    return RequestRecord(
        request,
        wish,
        asked_at,
        actor_of(asked_by),
        state,
        note,
        answered_at,
        actor_of(answered_by) if answered_by else None,
        result,
        failure,
        change,
    )
