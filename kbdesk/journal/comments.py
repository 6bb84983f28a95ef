"""What the person wrote to agents about pieces, and what these replied. A comment ends when the person closes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kbdesk.errors import NotFound, Refused
from kbdesk.journal.actors import actor_of, actor_text

if TYPE_CHECKING:
    from kbdesk.journal.database import Database
    from kbdesk.plan import Actor

COLUMNS = "id, change, path, spans, text, at, by, state, reply, replied_at, replied_by"


@dataclass(frozen=True, slots=True)
class CommentRecord:
    """A comment as it stands. `spans` are lines of the piece as they are written down, "" for all of it."""

    id: int
    change: int
    path: str
    spans: str
    text: str
    at: str
    by: Actor
    state: str
    reply: str
    replied_at: str
    replied_by: Actor | None


class CommentBook:
    """The journal's comments. Every write is one transaction and one event."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, place: tuple[int, str], spans: str, text: str, by: Actor, at: str) -> int:
        """Write a comment on a piece; return its id."""
        with self._database.transaction() as connection:
            row = connection.execute(
                "INSERT INTO comment (change, path, spans, text, at, by, state) VALUES (?, ?, ?, ?, ?, ?, 'open')"
                " RETURNING id",
                (*place, spans, text, at, actor_text(by)),
            ).fetchone()
            connection.execute("INSERT INTO event (kind, ref) VALUES ('comment', ?)", (str(row[0]),))
            return int(row[0])

    def get(self, comment: int) -> CommentRecord:
        """Return one comment. Raises NotFound."""
        found = self._database.records(_record, f"SELECT {COLUMNS} FROM comment WHERE id = ?", (comment,))
        if not found:
            raise NotFound("There is no such comment.", str(comment), "Look at the comments again.")
        return found[0]

    def all(self, *, open_only: bool = False) -> list[CommentRecord]:
        """Return the comments, the newest first; with `open_only` those that are not closed."""
        where = "WHERE state <> 'closed'" if open_only else ""
        return self._database.records(_record, f"SELECT {COLUMNS} FROM comment {where} ORDER BY id DESC")

    def count(self, state: str) -> int:
        """Return how many comments stand so; open or answered."""
        query = "SELECT count(*) FROM comment WHERE state <> 'closed' AND state = ?"
        return int(str(self._database.rows(query, (state,))[0][0]))

    def counts(self) -> dict[tuple[int, str], int]:
        """Return how many comments that are not closed each piece has."""
        rows = self._database.rows(
            "SELECT change, path, count(*) FROM comment WHERE state <> 'closed' GROUP BY change, path"
        )
        return {(int(str(change)), str(path)): int(str(count)) for change, path, count in rows}

    def reply(self, comment: int, text: str, by: Actor, at: str) -> None:
        """Note what an agent replied; its last word counts. Raises NotFound, Refused for a closed comment."""
        self._set(
            comment,
            "state = 'answered', reply = ?, replied_at = ?, replied_by = ?",
            (text, at, actor_text(by)),
            "state <> 'closed'",
            "This comment is closed: it was dealt with.",
        )

    def close(self, comment: int) -> None:
        """Close a comment. Raises NotFound, Refused for one that is closed."""
        self._set(comment, "state = 'closed'", (), "state <> 'closed'", "This comment is closed already.")

    def reopen(self, comment: int) -> None:
        """Let a comment stand open again. Raises NotFound, Refused for one that is open."""
        self._set(comment, "state = 'open'", (), "state <> 'open'", "This comment is open.")

    def _set(self, comment: int, what: str, values: tuple[object, ...], where: str, refusal: str) -> None:
        with self._database.transaction() as connection:
            query = f"UPDATE comment SET {what} WHERE id = ? AND {where}"
            if connection.execute(query, (*values, comment)).rowcount:
                connection.execute("INSERT INTO event (kind, ref) VALUES ('comment', ?)", (str(comment),))
                return
        self.get(comment)
        raise Refused(refusal, str(comment))


def _record(row: tuple[Any, ...]) -> CommentRecord:
    comment, change, path, spans, text, at, by, state, reply, replied_at, replied_by = row
    replier = actor_of(replied_by) if replied_by else None
    return CommentRecord(comment, change, path, spans, text, at, actor_of(by), state, reply, replied_at, replier)
