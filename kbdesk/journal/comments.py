"""What the person wrote to agents about pieces, and what these replied. A comment ends when the person closes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kbdesk.errors import NotFound, Refused
from kbdesk.journal.actors import actor_of, actor_text
from kbdesk.journal.comment_deeds import LEFT, note, note_together

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from kbdesk.journal.database import Database
    from kbdesk.plan import Actor

COLUMNS = (
    "id, change, path, spans, text, at, by, state, reply, replied_at, replied_by, id IN (SELECT comment FROM wish)"
)

NEW = "change, path, spans, text, at, by, state"


@dataclass(frozen=True, slots=True)
class CommentRecord:
    """A comment as it stands. `spans` are lines of the piece as they are written down, "" for all of it.

    `is_wish`: it asks that an original be read.
    """

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
    is_wish: bool = False


@dataclass(frozen=True)
class Commenting:
    """Comments that come with a commit, on files by their paths in the project, changed by it or not."""

    comments: tuple[tuple[str, str], ...]
    at: str
    by: Actor

    def as_dict(self) -> dict[str, Any]:
        """Return the plain fields that an intent keeps."""
        return {"commenting": [list(one) for one in self.comments], "at": self.at, "by": actor_text(self.by)}

    @classmethod
    def from_dict(cls, fields: dict[str, Any]) -> Commenting:
        """Return the comments that an intent kept."""
        return cls(tuple((path, text) for path, text in fields["commenting"]), fields["at"], actor_of(fields["by"]))


@dataclass(frozen=True)
class Uncommenting:
    """The comments that came with a change are closed, as it is undone."""

    change: int

    def as_dict(self) -> dict[str, Any]:
        """Return the plain fields that an intent keeps."""
        return {"uncommenting": self.change}

    @classmethod
    def from_dict(cls, fields: dict[str, Any]) -> Uncommenting:
        """Return what an intent kept."""
        return cls(fields["uncommenting"])


def write_comments(connection: sqlite3.Connection, commenting: Commenting, change: int) -> None:
    """Write comments inside a running transaction."""
    for path, text in commenting.comments:
        row = connection.execute(
            f"INSERT INTO comment ({NEW}) VALUES (?, ?, '', ?, ?, ?, 'open') RETURNING id",
            (change, path, text, commenting.at, actor_text(commenting.by)),
        ).fetchone()
        connection.execute("INSERT INTO event (kind, ref) VALUES ('comment', ?)", (str(row[0]),))


def close_comments(connection: sqlite3.Connection, closing: Uncommenting) -> None:
    """Close those comments inside a running transaction; what is closed already stays so."""
    query = "UPDATE comment SET state = 'closed' WHERE change = ? AND state <> 'closed' RETURNING id"
    for (comment,) in connection.execute(query, (closing.change,)).fetchall():
        connection.execute("INSERT INTO event (kind, ref) VALUES ('comment', ?)", (str(comment),))


class CommentBook:
    """The journal's comments. Every write is one transaction and one event."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, place: tuple[int, str], spans: str, text: str, by: Actor, at: str) -> int:
        """Write a comment on a piece; return its id."""
        with self._database.transaction() as connection:
            comment = _write(connection, (*place, spans, text), by, at)
            note(connection, comment, "written", "", by, at)
            return comment

    def add_wishes(self, wishes: Sequence[tuple[int, str, str]], by: Actor, at: str) -> int:
        """Write down at once that originals are to be read: each by a change of it, its path, and words for agents.

        Return the deed that undoes all of it, 0 for none.
        """
        deeds: list[int] = []
        with self._database.transaction() as connection:
            for change, path, text in wishes:
                comment = _write(connection, (change, path, "", text), by, at)
                connection.execute("INSERT INTO wish VALUES (?)", (comment,))
                deeds.append(note(connection, comment, "written", "", by, at))
            note_together(connection, deeds)
        return deeds[0] if deeds else 0

    def close_all(self, comments: Sequence[int], by: Actor, at: str) -> int:
        """Close comments at once, those that are not closed; return the deed that undoes all of it, 0 for none."""
        deeds: list[int] = []
        with self._database.transaction() as connection:
            for comment in comments:
                before = connection.execute("SELECT state FROM comment WHERE id = ?", (comment,)).fetchone()
                if before is not None and before[0] != LEFT["closed"]:
                    deeds.append(_turn(connection, comment, "closed", before[0], by, at))
            note_together(connection, deeds)
        return deeds[0] if deeds else 0

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

    def wishes(self) -> dict[str, int]:
        """Return the wishes that are not closed, the oldest of each original, by the path of that in the project."""
        query = (
            "SELECT path, min(id) FROM comment WHERE state <> 'closed' AND id IN (SELECT comment FROM wish)"
            " GROUP BY path"
        )
        return {str(path): int(str(one)) for path, one in self._database.rows(query)}

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

    def close(self, comment: int, by: Actor, at: str) -> None:
        """Close a comment. Raises NotFound, Refused for one that is closed."""
        self._turn(comment, "closed", by, at, "This comment is closed already.")

    def reopen(self, comment: int, by: Actor, at: str) -> None:
        """Let a comment stand open again. Raises NotFound, Refused for one that is open."""
        self._turn(comment, "reopened", by, at, "This comment is open.")

    def _turn(self, comment: int, deed: str, by: Actor, at: str, refusal: str) -> None:
        with self._database.transaction() as connection:
            before = connection.execute("SELECT state FROM comment WHERE id = ?", (comment,)).fetchone()
            if before is not None and before[0] != LEFT[deed]:
                _turn(connection, comment, deed, before[0], by, at)
                return
        self.get(comment)
        raise Refused(refusal, str(comment))

    def _set(self, comment: int, what: str, values: tuple[object, ...], where: str, refusal: str) -> None:
        with self._database.transaction() as connection:
            query = f"UPDATE comment SET {what} WHERE id = ? AND {where}"
            if connection.execute(query, (*values, comment)).rowcount:
                connection.execute("INSERT INTO event (kind, ref) VALUES ('comment', ?)", (str(comment),))
                return
        self.get(comment)
        raise Refused(refusal, str(comment))


def _write(connection: sqlite3.Connection, what: tuple[int, str, str, str], by: Actor, at: str) -> int:
    row = connection.execute(
        f"INSERT INTO comment ({NEW}) VALUES (?, ?, ?, ?, ?, ?, 'open') RETURNING id", (*what, at, actor_text(by))
    ).fetchone()
    connection.execute("INSERT INTO event (kind, ref) VALUES ('comment', ?)", (str(row[0]),))
    return int(row[0])


def _turn(connection: sqlite3.Connection, comment: int, deed: str, before: str, by: Actor, at: str) -> int:
    connection.execute("UPDATE comment SET state = ? WHERE id = ?", (LEFT[deed], comment))
    connection.execute("INSERT INTO event (kind, ref) VALUES ('comment', ?)", (str(comment),))
    return note(connection, comment, deed, before, by, at)


def _record(row: tuple[Any, ...]) -> CommentRecord:
    comment, change, path, spans, text, at, by, state, reply, replied_at, replied_by, is_wish = row
    replier = actor_of(replied_by) if replied_by else None
    told = (state, reply, replied_at, replier, bool(is_wish))
    return CommentRecord(comment, change, path, spans, text, at, actor_of(by), *told)
