"""What can still be read of a damaged journal, taken over into a new one."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kbdesk.journal.blobs import DEEPEST, hash_of, laid_over, sound_bytes, unpacked
from kbdesk.journal.schema import ALL_WAIT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from kbdesk.journal.database import Database

    Row = tuple[Any, ...]

TABLES = (
    ("blob", "hash, data", "hash"),
    ("difference", "hash, base, depth, lead, tail, data", "depth, hash"),
    ("change", "id, at, state, operation, subject, reason, pages, warnings, actor_kind, actor_name, actor_version,"
     " actor_session, answer", "id"),
    ("change_file", '"change", number, kind, path, before, after, target', '"change", number'),
    ("baseline", "at", "rowid"),
    ("known", "path, hash", "path"),
    ("request", "id, sameness, wish, asked_at, asked_by, state, note, answered_at, answered_by, result, failure,"
     ' "change", told', "id"),
    ("request_joined", "request, actor", "request, actor"),
    ("request_told", "request, name, session, reason", "request, name, session"),
    ("event", "id, kind, ref", "id"),
    ("entry", '"change", operation, what', '"change"'),
    ("tied", '"change", entry', '"change"'),
    ("review", '"change", path, deed, state, flags', '"change", path'),
    ("judgement", 'id, at, kind, by, "change", undone', "id"),
    ("judged", 'judgement, "change", path, spans, state', 'judgement, "change", path'),
    ("original", "path, hash, size, signature", "path"),
    ("original_step", '"change", path, event, size_before, size_after, entry_before, entry_after', '"change", path'),
    ("fetch", "path, url, every, due_at, tried_at, fetched_at, changed_at, hash, validated, etag, modified, failures,"
     " reason, what, next_step", "path"),
    ("comment", 'id, "change", path, spans, text, at, by, state, reply, replied_at, replied_by', "id"),
    ("wish", "comment", "comment"),
    ("comment_deed", "id, comment, deed, before, at, by, judgement, undone, together", "id"),
)  # fmt: skip
"""Tables in the order in which they refer to each other, their columns and what they are sorted by."""


_COUNTED = {
    **dict.fromkeys(("change", "change_file", "entry", "tied", "review", "original_step"), "change"),
    **dict.fromkeys(("judgement", "judged"), "judgement"),
    "event": "event",
    "comment": "comment",
    "comment_deed": "comment_deed",
    "wish": "comment",
}
"""Tables whose keys begin with a number, and the table that numbers them."""

PIECE = 16
"""Records that are read at once where not all can be."""
MOST = 100_000
"""Records that are looked for where nobody knows how many there were."""


@dataclass(frozen=True)
class Saved:
    """How much was taken over."""

    changes: int
    requests: int
    texts: int


def salvage(damaged: Path, database: Database) -> Saved:
    """Copy every row that can be read and makes sense from a damaged journal into an empty one."""
    counts: dict[str, int] = {}
    with suppress(sqlite3.Error), closing(_opened(damaged)) as source:
        source.execute("PRAGMA writable_schema = ON")  # reads a file that was cut off as far as it goes
        source.text_factory = lambda data: data.decode("utf-8", "surrogateescape")
        for table, columns, order in TABLES:
            counts[table] = _copy(source, database, table, columns, order)
    _settle(database)
    return Saved(counts.get("change", 0), counts.get("request", 0), counts.get("blob", 0) + counts.get("difference", 0))


def _opened(damaged: Path) -> sqlite3.Connection:
    """Open the damaged file for reading; nothing is written to it or beside it."""
    has_more = damaged.with_name(f"{damaged.name}-wal").exists()
    return sqlite3.connect(f"{damaged.as_uri()}?{'mode=ro' if has_more else 'immutable=1'}", uri=True)


def _copy(source: sqlite3.Connection, database: Database, table: str, columns: str, order: str) -> int:
    """Copy a table; where it cannot be read at one go, in pieces, each from both of its ends."""
    marks = ", ".join("?" * len(columns.split(",")))
    insert = f"INSERT OR IGNORE INTO {table} ({columns}) VALUES ({marks})"
    backwards = ", ".join(f"{column} DESC" for column in order.split(", "))
    with database.transaction() as connection:
        before = connection.total_changes

        def read(way: str, where: str = "1", bounds: Row = ()) -> bool:
            for row in _rows(source, f"SELECT {columns} FROM {table} WHERE {where} ORDER BY {way}", bounds):
                if row is None:
                    return False
                if _is_sound(table, row, connection):
                    with suppress(sqlite3.IntegrityError):
                        connection.execute(insert, row)
            return True

        if not read(order) and not read(backwards):
            key = order.partition(", ")[0]
            where = f"{key} >= ? AND {key} < ?"
            for bounds in _pieces(source, table):
                if not read(order, where, bounds):
                    read(backwards, where, bounds)
        return connection.total_changes - before


def _pieces(source: sqlite3.Connection, table: str) -> Iterator[Row]:
    """Yield bounds of keys, from and below, that part a table finely."""
    if table in ("blob", "request"):
        for number in range(16**3):
            yield f"{number:03x}", f"{number + 1:03x}" if number < 16**3 - 1 else "g"
    elif table == "difference":
        yield from ((depth, depth + 1) for depth in range(1, DEEPEST + 1))
    elif table in _COUNTED:
        name = _COUNTED[table]
        last = [row[0] for row in _rows(source, "SELECT seq FROM sqlite_sequence WHERE name = ?", (name,)) if row]
        for number in range(0, int(last[0]) + 1 if last else MOST, PIECE):
            yield number, number + PIECE


def _rows(source: sqlite3.Connection, query: str, values: Row = ()) -> Iterator[Row | None]:
    """Yield rows, and None where one cannot be read."""
    try:
        yield from source.execute(query, values)
    except sqlite3.Error:
        yield None


def _is_sound(table: str, row: Row, connection: sqlite3.Connection) -> bool:
    try:
        for value in row:
            if isinstance(value, str):
                value.encode()
        return _CHECKS[table](row, connection) if table in _CHECKS else True
    except (ValueError, TypeError):
        return False


def _is_sound_text(row: Row, _connection: sqlite3.Connection) -> bool:
    data = unpacked(row[1])
    return data is not None and hash_of(data) == row[0]


def _is_sound_difference(row: Row, connection: sqlite3.Connection) -> bool:
    """Whether a text comes out of what was taken over before and this; differences come by their depth."""
    name, base, _, *place, packed = row
    under = sound_bytes(lambda query, values: connection.execute(query, values).fetchall(), base)
    data = None if under is None else laid_over(under, packed, *place)
    return data is not None and hash_of(data) == name


def _is_sound_change(row: Row, _connection: sqlite3.Connection) -> bool:
    lists = [json.loads(row[6]), json.loads(row[7])]
    answer = json.loads(row[12]) if row[12] else {}
    return row[2] in ("intent", "done", "taken_back") and all(isinstance(one, list) for one in lists) and answer != []


def _is_of_a_change(row: Row, connection: sqlite3.Connection) -> bool:
    known = connection.execute("SELECT 1 FROM change WHERE id = ?", (row[0],)).fetchone()
    return bool(known) and row[2] in ("put", "bring", "move")


def _has_text(row: Row, connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("SELECT 1 FROM text WHERE hash = ?", (row[1],)).fetchone())


def _is_sound_request(row: Row, connection: sqlite3.Connection) -> bool:
    if not isinstance(json.loads(row[2]), dict) or not isinstance(json.loads(row[4]), list):
        return False
    if row[8]:
        json.loads(row[8])
    return row[11] is None or bool(connection.execute("SELECT 1 FROM change WHERE id = ?", (row[11],)).fetchone())


def _is_sound_review(row: Row, connection: sqlite3.Connection) -> bool:
    flags = json.loads(row[4]) if row[4] is not None else []
    return isinstance(flags, list) and all(len(one) == 2 for one in flags) and _is_of_a_known(row[:1], connection)


def _is_of_a_known(row: Row, connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("SELECT 1 FROM change WHERE id = ?", (row[0],)).fetchone())


def _is_sound_judgement(row: Row, connection: sqlite3.Connection) -> bool:
    return isinstance(json.loads(row[3]), list) and (row[4] is None or _is_of_a_known(row[4:5], connection))


def _is_sound_comment(row: Row, _connection: sqlite3.Connection) -> bool:
    return isinstance(json.loads(row[6]), list) and isinstance(json.loads(row[10] or "[]"), list)


def _is_of_a_comment(row: Row, connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("SELECT 1 FROM comment WHERE id = ?", (row[0],)).fetchone())


def _is_sound_deed(row: Row, _connection: sqlite3.Connection) -> bool:
    return isinstance(json.loads(row[5]), list)


def _is_sound_step(row: Row, connection: sqlite3.Connection) -> bool:
    for entry in row[5:7]:
        json.loads(entry or "{}")
    return _is_of_a_known(row[:1], connection)


_CHECKS: dict[str, Callable[[Row, sqlite3.Connection], bool]] = {
    "blob": _is_sound_text,
    "difference": _is_sound_difference,
    "change": _is_sound_change,
    "change_file": _is_of_a_change,
    "known": _has_text,
    "request": _is_sound_request,
    "review": _is_sound_review,
    "judgement": _is_sound_judgement,
    "comment": _is_sound_comment,
    "wish": _is_of_a_comment,
    "comment_deed": _is_sound_deed,
    "original_step": _is_sound_step,
}


def _settle(database: Database) -> None:
    """Let go of commits that were begun and whose texts are lost: they can be neither finished nor taken back.

    What of the person's word is lost is asked for again: better twice than never.
    """
    with database.transaction() as connection:
        connection.execute(
            "UPDATE change SET state = 'taken_back' WHERE state = 'intent' AND (id NOT IN (SELECT change FROM"
            " change_file) OR id IN (SELECT change FROM change_file WHERE kind = 'put' AND ((before IS NOT NULL AND"
            " before NOT IN (SELECT hash FROM text)) OR (after IS NOT NULL AND after NOT IN (SELECT hash FROM text)))))"
        )
        connection.execute(
            "DELETE FROM review WHERE state = 'begun' AND change IN (SELECT id FROM change WHERE state = 'taken_back')"
        )
        connection.execute(ALL_WAIT)
