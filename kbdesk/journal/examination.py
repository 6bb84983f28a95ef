"""Whether the journal holds together: its file, its records, its texts. Looking changes nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from kbdesk.errors import Unreadable
from kbdesk.journal.blobs import hash_of, laid_over, unpacked

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.journal.database import Database

RECORDS = (
    ("change", "id", "pages, warnings, answer", "at, operation, subject, reason, actor_kind, actor_name"),
    ("request", "id", "wish, asked_by, answered_by", "sameness, note, result, failure"),
    ("review", "change", "flags", "path"),
    ("judgement", "id", "by", "at"),
    ("original_step", "change", "entry_before, entry_after", "path, event"),
    ("comment", "id", "by, replied_by", "path, spans, text, reply"),
)
"""Tables, what names a record, columns of JSON, columns of words."""

BLOBS = "SELECT hash FROM blob ORDER BY hash DESC"


class Examination:
    """What the doctor asks of the journal."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def faults(self) -> list[str]:
        """Return what SQLite finds wrong with the file."""
        return self._database.faults()

    def broken_records(self) -> list[str]:
        """Return the records that cannot be read: changes, requests, pieces under review, judgements, comments."""
        return [name for table, key, told, words in RECORDS for name in self._broken(table, key, told, words)]

    def _broken(self, table: str, key: str, told: str, words: str) -> list[str]:
        found = []
        try:
            names = [row[0] for row in self._database.rows(f"SELECT {key} FROM {table} ORDER BY {key}")]
        except Unreadable:
            return [table]
        try:
            for row in self._database.rows(f"SELECT {key}, {told}, {words} FROM {table}"):
                if not all(_is_json(value) for value in row[1 : 1 + len(told.split(","))]):
                    found.append(f"{table} {row[0]}")
        except Unreadable:
            found += [f"{table} {name}" for name in names if not self._reads(table, key, name, f"{told}, {words}")]
        return found

    def _reads(self, table: str, key: str, name: object, columns: str) -> bool:
        try:
            self._database.rows(f"SELECT {columns} FROM {table} WHERE {key} = ?", (name,))
        except Unreadable:
            return False
        return True

    def damaged_texts(self, job: Callable[[int, int], None] | None = None) -> list[str]:
        """Return the hashes of texts whose bytes are others than were stored."""
        laid: dict[str, list[str]] = {}
        for name, base in self._database.rows("SELECT hash, base FROM difference"):
            laid.setdefault(str(base), []).append(str(name))
        names = [str(name) for (name,) in self._database.rows("SELECT hash FROM text")]
        waiting: list[tuple[str, bytes | None]] = [(str(name), None) for (name,) in self._database.rows(BLOBS)]
        sound: set[str] = set()
        number = 0
        while waiting:
            if job:
                job(number, len(names))
            number += 1
            name, base_data = waiting.pop()
            data = self._text(name, base_data)
            if data is not None and hash_of(data) == name:
                sound.add(name)
                waiting += [(one, data) for one in laid.get(name, ())]
        return [name for name in names if name not in sound]

    def _text(self, name: str, base: bytes | None) -> bytes | None:
        """Return a text as it is stored, over another where it is kept as what differs; None where none comes out."""
        try:
            if base is None:
                rows = self._database.rows("SELECT data FROM blob WHERE hash = ?", (name,))
                return unpacked(rows[0][0])
            rows = self._database.rows("SELECT lead, tail, data FROM difference WHERE hash = ?", (name,))
            lead, tail, packed = rows[0]
            return laid_over(base, packed, int(str(lead)), int(str(tail)))
        except (Unreadable, IndexError, ValueError):
            return None

    def missing_texts(self) -> list[str]:
        """Return the hashes of texts that changes or files refer to and that are not there."""
        rows = self._database.rows(
            "SELECT hash FROM known UNION SELECT before FROM change_file WHERE kind = 'put'"
            " UNION SELECT after FROM change_file WHERE kind = 'put' EXCEPT SELECT hash FROM text"
        )
        return [str(name) for (name,) in rows if name is not None]

    def lost_references(self) -> list[str]:
        """Return tables that hold records of changes that are not there."""
        return sorted({str(row[0]) for row in self._database.rows("PRAGMA foreign_key_check")})

    def counts(self) -> tuple[int, int]:
        """Return how many changes and texts there are."""
        (changes,), (texts,) = self._database.rows("SELECT count(*) FROM change UNION ALL SELECT count(*) FROM text")
        return int(str(changes)), int(str(texts))


def _is_json(value: object) -> bool:
    if value is None or value == "":
        return True
    try:
        json.loads(str(value))
    except ValueError:
        return False
    return True
