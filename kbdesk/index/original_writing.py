"""Keeps the texts of originals as they are read, in portions; one that is not whole yet is found by nobody."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from kbdesk.index.original_pieces import Piece, Pieces
from kbdesk.index.terms import indexed

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterable

    from kbdesk.index.original_texts import TextState
    from kbdesk.journal.database import Database

KEPT_AT_ONCE = 2_000_000
"""Characters of text after which what was read is kept."""


class _PieceOf(NamedTuple):
    hash: str
    number: int
    piece: Piece


class _End(NamedTuple):
    hash: str
    pieces: int
    unit: str
    state: TextState
    trouble: str
    is_passing: bool


_Step: TypeAlias = _PieceOf | _End


class TextWriter:
    """Takes one text after the other, by the hash of its bytes. Its methods raise StorageFailed, Unreadable.

    `reader` is a word of one's own: where two read the same bytes, the one who began last goes on. `tried` is told of
    the texts of which only that is known that they could not be read this time.
    """

    def __init__(self, database: Callable[[], Database], reader: str, tried: Callable[[str], object]) -> None:
        self._database = database
        self._reader = reader
        self._tried = tried
        self._steps: list[_Step] = []
        self._held = 0
        self._pieces = Pieces()
        self._count = 0

    def add(self, name: str, text: str) -> None:
        """Take the next bit of a text."""
        self._take(name, self._pieces.take(text))
        if self._held > KEPT_AT_ONCE:
            self.keep()

    def end(
        self, name: str, unit: str = "", state: TextState = "read", trouble: str = "", *, is_passing: bool = False
    ) -> None:
        """Take note that a text is whole; of one that was `read`, `trouble` says why it is not all of it.

        `is_passing`: that may be otherwise another time.
        """
        self._take(name, self._pieces.rest())
        self._steps.append(_End(name, self._count, unit, state, trouble, is_passing))
        if is_passing:
            self._tried(name)
        self._pieces, self._count = Pieces(), 0

    def drop(self) -> None:
        """Let go of a text that was not ended; what of it is kept already is never found, and goes."""
        self._pieces, self._count = Pieces(), 0

    @property
    def has_begun(self) -> bool:
        """Whether something of the text came already that is being taken."""
        return bool(self._count) or self._pieces.has_some

    def _take(self, name: str, pieces: Iterable[Piece]) -> None:
        for piece in pieces:
            self._steps.append(_PieceOf(name, self._count, piece))
            self._count += 1
            self._held += len(piece.text)

    def keep(self) -> None:
        """Keep what was taken so far."""
        steps, self._steps, self._held = self._steps, [], 0
        if not steps:
            return
        with self._database().transaction() as connection:
            for step in steps:
                if isinstance(step, _PieceOf):
                    self._put_piece(connection, step)
                else:
                    self._put_end(connection, step)

    def _key(self, connection: sqlite3.Connection, name: str, *, is_begun: bool) -> int | None:
        """Return the key of a text of which this is the reader; None where another has read it, or does now."""
        query = "SELECT key, CASE WHEN passing THEN '' ELSE state END, reader FROM text WHERE hash = ?"
        row = connection.execute(query, (name,)).fetchone()
        if row is None:
            told = "INSERT INTO text (hash, reader) VALUES (?, ?) RETURNING key"
            return int(connection.execute(told, (name, self._reader)).fetchone()[0])
        key, state, reader = int(row[0]), row[1], row[2]
        if state:
            return None
        if is_begun:
            return key if reader == self._reader else None
        drop_pieces(connection, key)
        told = "UPDATE text SET reader = ?, state = '', trouble = '', passing = 0 WHERE key = ?"
        connection.execute(told, (self._reader, key))
        return key

    def _put_piece(self, connection: sqlite3.Connection, step: _PieceOf) -> None:
        key = self._key(connection, step.hash, is_begun=step.number > 0)
        if key is None:
            return
        piece = step.piece
        data = zlib.compress(piece.text.encode("utf-8", "replace"), 1)
        told = "INSERT INTO piece (text, own, number, sheet, data) VALUES (?, ?, ?, ?, ?) RETURNING key"
        row = connection.execute(told, (key, piece.own, *piece.unit, data)).fetchone()
        connection.execute("INSERT INTO found (rowid, body) VALUES (?, ?)", (row[0], indexed(piece.text)))

    def _put_end(self, connection: sqlite3.Connection, step: _End) -> None:
        key = self._key(connection, step.hash, is_begun=step.pieces > 0)
        if key is None:
            return
        if step.state != "read":
            drop_pieces(connection, key)
        told = "UPDATE text SET unit = ?, state = ?, trouble = ?, passing = ? WHERE key = ?"
        connection.execute(told, (step.unit, step.state, step.trouble, step.is_passing, key))


def drop_pieces(connection: sqlite3.Connection, key: int) -> None:
    """Forget the pieces of a text."""
    for piece, data in connection.execute("SELECT key, data FROM piece WHERE text = ?", (key,)):
        told = "INSERT INTO found (found, rowid, body) VALUES ('delete', ?, ?)"
        connection.execute(told, (piece, indexed(unpacked(data))))
    connection.execute("DELETE FROM piece WHERE text = ?", (key,))


def unpacked(data: object) -> str:
    """Return the text of a piece. Raises zlib.error where it is damaged."""
    return zlib.decompress(data if isinstance(data, bytes) else b"").decode("utf-8", "replace")
