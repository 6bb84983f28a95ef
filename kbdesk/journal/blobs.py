"""Texts by the hash of their bytes, compressed, each kept once; a large one as what differs from another."""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any, NamedTuple

from kbdesk.errors import NotFound, Unreadable
from kbdesk.plan import hash_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

    from kbdesk.journal.database import Database
    from kbdesk.plan import Put

__all__ = [
    "KeptText",
    "bytes_of",
    "hash_of",
    "is_kept",
    "keep",
    "keep_put",
    "laid_over",
    "sound_bytes",
    "unpacked",
]

LARGE = 64 * 1024
"""Bytes from which on a text is kept as what differs from the one before it: index.md is written all the time."""

MOST = 200
"""Stretches and new lines by which a text is told at the most."""
TOLD = b"\1"
"""How it begins when one text is told by stretches of another; zlib never begins so."""

QUICK, SMALL = 0, 6
"""How much a text is compressed: not at all, only framed, which is a twentieth of the work; and as is usual."""

DEEPEST = 127
"""Differences that are laid over each other at the most; then a text is kept whole again."""


def keep(connection: sqlite3.Connection, data: bytes | None) -> str | None:
    """Store bytes unless they are there and return their hash; None stays None (no such file)."""
    if data is None:
        return None
    name = hash_of(data)
    if not is_kept(connection, name):
        _put_in(connection, name, data)
    return name


def _put_in(connection: sqlite3.Connection, name: str, data: bytes) -> None:
    connection.execute("INSERT INTO blob VALUES (?, ?)", (name, zlib.compress(data)))


class KeptText(NamedTuple):
    """A file's path, the hash of its bytes, and these as they are kept."""

    path: str
    hash: str
    data: bytes

    @classmethod
    def quickly(cls, path: str, name: str, data: bytes) -> KeptText:
        """Return a text in the form that is made fastest; it is larger, unless it is one of the large ones."""
        return cls(path, name, zlib.compress(data, QUICK if len(data) < LARGE else SMALL))


def keep_put(connection: sqlite3.Connection, put: Put) -> tuple[str | None, str | None]:
    """Store a file's bytes before and after and return their hashes."""
    before = put.hash_before
    if put.before is not None and before is not None and not is_kept(connection, before):
        _put_in(connection, before, put.before)
    after = put.hash_after
    if put.after is not None and after is not None and not is_kept(connection, after):
        is_like = len(put.after) >= LARGE and put.before is not None and before is not None
        if not (is_like and _keep_difference(connection, put)):
            _put_in(connection, after, put.after)
    return before, after


def is_kept(connection: sqlite3.Connection, name: str) -> bool:
    """Whether the journal holds a text of this hash."""
    return connection.execute("SELECT 1 FROM text WHERE hash = ?", (name,)).fetchone() is not None


def _keep_difference(connection: sqlite3.Connection, put: Put) -> bool:
    """Store the bytes after as what differs from the bytes before, if that is little."""
    row = connection.execute("SELECT depth FROM difference WHERE hash = ?", (put.hash_before,)).fetchone()
    depth = 1 + (row[0] if row else 0)
    packed = _told(put.before or b"", put.after or b"") if depth <= DEEPEST else None
    if packed is None:
        return False
    connection.execute(
        "INSERT INTO difference VALUES (?, ?, ?, 0, 0, ?)", (put.hash_after, put.hash_before, depth, packed)
    )
    return True


def _told(old: bytes, new: bytes) -> bytes | None:
    """Return a text told by another: stretches of its lines, each with new lines after it; None for too many."""
    stretches: list[list[int]] = []
    lines: list[bytes] = []
    at, there = 0, 0
    while there < len(new):
        if len(stretches) + len(lines) > MOST:
            return None
        length = _same(old, at, new, there)
        line = new[there : new.find(b"\n", there) + 1 or len(new)]
        if length:
            stretches.append([at, length, 0])
            at, there = at + length, there + length
        elif (found := _place_of(old, line)) is not None:
            at = found
        else:
            stretches = stretches or [[0, 0, 0]]
            stretches[-1][2] += len(line)
            lines.append(line)
            there += len(line)
    return TOLD + zlib.compress(json.dumps(stretches).encode() + b"\n" + b"".join(lines))


def _place_of(text: bytes, line: bytes) -> int | None:
    if text.startswith(line):
        return 0
    place = text.find(b"\n" + line)
    return place + 1 if place >= 0 else None


def _same(one: bytes, at: int, other: bytes, there: int) -> int:
    """Return how many bytes both have alike from these places on, cut to whole lines but at the end."""
    length, step = 0, 1 << 16
    while step:
        piece = one[at + length : at + length + step]
        if piece and piece == other[there + length : there + length + len(piece)]:
            length += len(piece)
        else:
            step //= 2
    if there + length == len(other):
        return length
    return max(0, other.rfind(b"\n", there, there + length) + 1 - there)


def bytes_of(database: Database, name: str | None) -> bytes | None:
    """Return the bytes of a hash. Raises NotFound when the journal does not have them, Unreadable when damaged."""
    if name is None:
        return None
    data = sound_bytes(database.rows, name)
    if data is not None:
        return data
    if not database.rows("SELECT 1 FROM text WHERE hash = ?", (name,)):
        raise NotFound("The journal does not hold this text.", name)
    raise Unreadable("The journal holds this text, but it is damaged.", name, "Run kbdesk doctor.")


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
        if data is None:
            return None
        data = laid_over(data, packed, lead, tail)
    return data if data is not None and hash_of(data) == name else None


def laid_over(base: bytes, packed: object, lead: int, tail: int) -> bytes | None:
    """Return the text that is kept as what differs from another: with `lead` and `tail` bytes it begins and ends alike.

    None where what is stored can be no text.
    """
    if not isinstance(packed, bytes) or not packed.startswith(TOLD):
        between = unpacked(packed)
    else:
        between = _retold(base[lead : len(base) - tail], packed[len(TOLD) :])
    return None if between is None else base[:lead] + between + base[len(base) - tail :]


def _retold(old: bytes, packed: bytes) -> bytes | None:
    told, _, lines = (unpacked(packed) or b"").partition(b"\n")
    parts, at = [], 0
    try:
        for start, length, count in json.loads(told):
            parts += [old[start : start + length], lines[at : at + count]]
            at += count
    except (ValueError, TypeError):
        return None
    return b"".join(parts)


def unpacked(packed: object) -> bytes | None:
    """Return the bytes of a stored text, None where what is stored can be no text."""
    try:
        return zlib.decompress(packed) if isinstance(packed, bytes) else None
    except zlib.error:
        return None
