"""Texts by the hash of their bytes, compressed, each kept once; a large one as what differs from another."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

from kbdesk.errors import NotFound, Unreadable
from kbdesk.plan import hash_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterable

    from kbdesk.journal.database import Database
    from kbdesk.plan import Put

__all__ = ["bytes_of", "hash_of", "is_kept", "keep", "keep_all", "keep_put", "laid_over", "sound_bytes", "unpacked"]

LARGE = 64 * 1024
"""Bytes from which on a text is kept as what differs from the one before it: index.md is written all the time."""

DEEPEST = 127
"""Differences that are laid over each other at the most; then a text is kept whole again."""


def keep(connection: sqlite3.Connection, data: bytes | None) -> str | None:
    """Store bytes unless they are there and return their hash; None stays None (no such file)."""
    if data is None:
        return None
    name = hash_of(data)
    if not is_kept(connection, name):
        connection.execute("INSERT INTO blob VALUES (?, ?)", (name, zlib.compress(data)))
    return name


def keep_all(connection: sqlite3.Connection, files: Iterable[tuple[str, bytes]]) -> list[tuple[str, str]]:
    """Store the bytes of many files at one go and return the paths with the hashes."""
    named = [(path, hash_of(data), data) for path, data in files]
    large = {name for _, name, data in named if len(data) >= LARGE and is_kept(connection, name)}
    texts = ((name, zlib.compress(data)) for _, name, data in named if name not in large)
    connection.executemany("INSERT OR IGNORE INTO blob VALUES (?, ?)", texts)
    return [(path, name) for path, name, _ in named]


def keep_put(connection: sqlite3.Connection, put: Put) -> tuple[str | None, str | None]:
    """Store a file's bytes before and after and return their hashes."""
    before = put.hash_before
    if put.before is not None and before is not None and not is_kept(connection, before):
        keep(connection, put.before)
    after = put.hash_after
    if put.after is not None and after is not None and not is_kept(connection, after):
        is_like = len(put.after) >= LARGE and put.before is not None and before is not None
        if not (is_like and _keep_difference(connection, put)):
            keep(connection, put.after)
    return before, after


def is_kept(connection: sqlite3.Connection, name: str) -> bool:
    """Whether the journal holds a text of this hash."""
    return connection.execute("SELECT 1 FROM text WHERE hash = ?", (name,)).fetchone() is not None


def _keep_difference(connection: sqlite3.Connection, put: Put) -> bool:
    """Store the bytes after as those between what they begin and end with like the bytes before, if that is little."""
    old, new = put.before or b"", put.after or b""
    row = connection.execute("SELECT depth FROM difference WHERE hash = ?", (put.hash_before,)).fetchone()
    depth = 1 + (row[0] if row else 0)
    start = _same(old, new)
    end = _same(old[start:][::-1], new[start:][::-1])
    between = new[start : len(new) - end]
    if depth > DEEPEST or len(between) > len(new) // 4:
        return False
    packed = zlib.compress(between, 1)  # a page that moves far in the index leaves much between
    connection.execute(
        "INSERT INTO difference VALUES (?, ?, ?, ?, ?, ?)", (put.hash_after, put.hash_before, depth, start, end, packed)
    )
    return True


def _same(one: bytes, other: bytes) -> int:
    """Return with how many same bytes both begin."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def bytes_of(database: Database, name: str | None) -> bytes | None:
    """Return the bytes of a hash. Raises NotFound when the journal does not have them, Unreadable when damaged."""
    if name is None:
        return None
    if not database.rows("SELECT 1 FROM text WHERE hash = ?", (name,)):
        raise NotFound("The journal does not hold this text.", name)
    data = sound_bytes(database.rows, name)
    if data is None:
        raise Unreadable("The journal holds this text, but it is damaged.", name, "Run kbdesk doctor.")
    return data


def sound_bytes(rows: Callable[[str, tuple[object, ...]], list[tuple[Any, ...]]], name: str) -> bytes | None:
    """Return the bytes of a hash; None where they are not there, or others than were stored. `rows` runs a query."""
    differences: list[tuple[Any, ...]] = []
    base = name
    while found := rows("SELECT base, lead, tail, data FROM difference WHERE hash = ?", (base,)):
        if len(differences) > DEEPEST:
            return None
        differences.append(found[0][1:])
        base = found[0][0]
    found = rows("SELECT data FROM blob WHERE hash = ?", (base,))
    data = unpacked(found[0][0]) if found else None
    for lead, tail, packed in reversed(differences):
        between = unpacked(packed)
        if data is None or between is None:
            return None
        data = laid_over(data, between, lead, tail)
    return data if data is not None and hash_of(data) == name else None


def laid_over(base: bytes, between: bytes, lead: int, tail: int) -> bytes:
    """Return a text that begins and ends like another one: with `lead` and `tail` of its bytes."""
    return base[:lead] + between + base[len(base) - tail :]


def unpacked(packed: object) -> bytes | None:
    """Return the bytes of a stored text, None where what is stored can be no text."""
    try:
        return zlib.decompress(packed) if isinstance(packed, bytes) else None
    except zlib.error:
        return None
