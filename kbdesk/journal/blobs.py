"""Texts by the hash of their bytes, compressed, each kept once."""

from __future__ import annotations

import hashlib
import zlib
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Unreadable

if TYPE_CHECKING:
    import sqlite3

    from kbdesk.journal.database import Database


def hash_of(data: bytes) -> str:
    """Return the SHA-256 of bytes as hex, the name of a text in the journal."""
    return hashlib.sha256(data).hexdigest()


def keep(connection: sqlite3.Connection, data: bytes | None) -> str | None:
    """Store bytes unless they are there and return their hash; None stays None (no such file)."""
    if data is None:
        return None
    name = hash_of(data)
    if not connection.execute("SELECT 1 FROM blob WHERE hash = ?", (name,)).fetchone():
        connection.execute("INSERT INTO blob VALUES (?, ?)", (name, zlib.compress(data)))
    return name


def bytes_of(database: Database, name: str | None) -> bytes | None:
    """Return the bytes of a hash. Raises NotFound when the journal does not have them, Unreadable when damaged."""
    if name is None:
        return None
    rows = database.rows("SELECT data FROM blob WHERE hash = ?", (name,))
    if not rows:
        raise NotFound("The journal does not hold this text.", name)
    data = unpacked(rows[0][0])
    if data is None or hash_of(data) != name:
        raise Unreadable("The journal holds this text, but it is damaged.", name, "Run kbdesk doctor.")
    return data


def unpacked(packed: object) -> bytes | None:
    """Return the bytes of a stored text, None where what is stored can be no text."""
    try:
        return zlib.decompress(packed) if isinstance(packed, bytes) else None
    except zlib.error:
        return None
