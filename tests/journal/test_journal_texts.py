"""The texts of a first opening, and those of a journal that an earlier version wrote."""

from __future__ import annotations

import sqlite3
import zlib
from contextlib import closing
from typing import TYPE_CHECKING

from kbdesk.journal.blobs import KeptText, hash_of
from kbdesk.journal.journal import Journal
from kbdesk.journal.schema import MIGRATIONS
from kbdesk.plan import Actor, Plan, Put

if TYPE_CHECKING:
    from pathlib import Path

APART = "texts apart from their hashes"


def test_texts_that_an_earlier_version_kept_are_all_there(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    texts = [f"Text {number}".encode() * number for number in range(300)]
    before = MIGRATIONS[: [name for name, _ in MIGRATIONS].index(APART)]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE migration (name TEXT PRIMARY KEY)")
        for name, script in before:
            connection.executescript(script)
            connection.execute("INSERT INTO migration VALUES (?)", (name,))
        rows = [(hash_of(text), zlib.compress(text)) for text in texts]
        connection.executemany("INSERT INTO blob VALUES (?, ?)", rows)
        connection.commit()
    journal = Journal(path)
    assert [journal.changes.text(hash_of(text)) for text in texts] == texts
    journal.close()
    Journal(path).close()


def test_first_texts_are_known_once_they_are_settled_and_what_was_known_stays(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.db")
    changes = journal.changes
    changes.record(Plan("edit", "a", (Put("a.md", None, b"Known."),)), Actor("agent", "tester"), "2026-01-01")
    texts = changes.first_texts()
    found = {"a.md": b"Another.", "b.md": b"New.", "c.md": b"New.", "large.md": b"words\n" * 20_000}
    texts.add(KeptText.quickly(path, hash_of(data), data) for path, data in found.items())
    assert changes.known_bytes("b.md") is None
    texts.settle()
    assert {path: changes.known_bytes(path) for path in found} == {**found, "a.md": b"Known."}
    texts = changes.first_texts()  # cut short: nothing is left of it
    texts.add([KeptText.quickly("d.md", hash_of(b"d"), b"d")])
    journal.close()
    journal = Journal(tmp_path / "journal.db")
    assert journal.changes.known_hash("d.md") is None
    journal.changes.first_texts().settle()
    journal.close()
