"""What the person did with comments, in one order with their judgements: so that each can be undone, the last first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kbdesk.errors import NotFound, Refused
from kbdesk.journal.actors import actor_of, actor_text

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from kbdesk.journal.database import Database
    from kbdesk.plan import Actor

COLUMNS = "id, comment, deed, before, at, by, judgement, undone, together"
LEFT = {"written": "open", "closed": "closed", "reopened": "open"}
"""How a comment stands after each deed."""


@dataclass(frozen=True, slots=True)
class CommentDeed:
    """A deed: written, closed or reopened. `before` is how the comment stood, "" for not at all.

    `judgement` is the newest one that there was then: the deed came after it, and before those that follow.
    `together` is the first of the deeds that were done at once, and are undone at once; 0 for one by itself.
    """

    id: int
    comment: int
    deed: str
    before: str
    at: str
    by: Actor
    judgement: int
    undone: str
    together: int = 0


def note(connection: sqlite3.Connection, comment: int, deed: str, before: str, by: Actor, at: str) -> int:
    """Note a deed inside a running transaction; return its id."""
    row = connection.execute(
        "INSERT INTO comment_deed (comment, deed, before, at, by, judgement)"
        " VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(id), 0) FROM judgement)) RETURNING id",
        (comment, deed, before, at, actor_text(by)),
    ).fetchone()
    return int(row[0])


def note_together(connection: sqlite3.Connection, deeds: Sequence[int]) -> None:
    """Note, inside a running transaction, that deeds were done at once."""
    if len(deeds) > 1:
        connection.executemany("UPDATE comment_deed SET together = ? WHERE id = ?", [(deeds[0], one) for one in deeds])


class CommentDeeds:
    """The deeds of a journal. Undoing one is one transaction and one event."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def last_by(self, by: Actor) -> CommentDeed | None:
        """Return the newest deed of somebody that was not undone; who it was is told by kind and name."""
        query = (
            f"SELECT {COLUMNS} FROM comment_deed WHERE undone = ''"
            " AND EXISTS (SELECT 1 FROM comment WHERE comment.id = comment_deed.comment)"
            " AND json_extract(by, '$[0]') = ? AND json_extract(by, '$[1]') = ? ORDER BY id DESC LIMIT 1"
        )
        found = self._database.records(_deed, query, (by.kind, by.name))
        return found[0] if found else None

    def get(self, deed: int) -> CommentDeed:
        """Return one deed. Raises NotFound."""
        found = self._database.records(_deed, f"SELECT {COLUMNS} FROM comment_deed WHERE id = ?", (deed,))
        if not found:
            raise NotFound("There is no such step of a comment.", str(deed), "Look at the comments again.")
        return found[0]

    def together(self, deed: int) -> list[CommentDeed]:
        """Return a deed with all that were done at once with it. Raises NotFound."""
        made = self.get(deed)
        if not made.together:
            return [made]
        query = f"SELECT {COLUMNS} FROM comment_deed WHERE together = ? ORDER BY id"
        return self._database.records(_deed, query, (made.together,))

    def undo(self, deed: int, at: str) -> None:
        """Undo a deed, and all that were done at once with it: comments stand as before, those written are gone.

        A comment that was answered meanwhile is closed instead, so that the reply is not lost. Raises NotFound,
        Refused where it was undone already.
        """
        those = self.together(deed)
        with self._database.transaction() as connection:
            for made in those:
                told = "UPDATE comment_deed SET undone = ? WHERE id = ? AND undone = ''"
                if not connection.execute(told, (at, made.id)).rowcount:
                    raise Refused("This was undone already.", str(deed))
                _undo(connection, made)


def _undo(connection: sqlite3.Connection, made: CommentDeed) -> None:
    if made.before:
        query = "UPDATE comment SET state = ? WHERE id = ? AND state = ?"
        connection.execute(query, (made.before, made.comment, LEFT[made.deed]))
    else:
        connection.execute("DELETE FROM comment WHERE id = ? AND reply = ''", (made.comment,))
        connection.execute("UPDATE comment SET state = 'closed' WHERE id = ?", (made.comment,))
    connection.execute("INSERT INTO event (kind, ref) VALUES ('comment', ?)", (str(made.comment),))


def _deed(row: tuple[Any, ...]) -> CommentDeed:
    deed, comment, name, before, at, by, judgement, undone, together = row
    return CommentDeed(deed, comment, name, before, at, actor_of(by), judgement, undone, together)
