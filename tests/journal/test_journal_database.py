"""SQLite's refusals in words: those of the disk are told from damage, and damage is noted for the next opening."""

from __future__ import annotations

import multiprocessing
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Cancelled, NotFound, Refused, StorageFailed, Unreadable
from kbdesk.journal.database import Database
from kbdesk.journal.journal import Journal
from kbdesk.journal.schema import MIGRATIONS
from kbdesk.plan import Actor, Plan, Put

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.synchronize import Barrier
    from pathlib import Path

ACTOR = Actor("agent", "tester")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    made = Database(tmp_path / "journal.db", "journal", MIGRATIONS)
    yield made
    made.close()


def doubt(database: Database) -> Path:
    return database._path.with_name("journal.db-doubt")


def test_a_closed_file_is_no_damage(database: Database) -> None:
    connection = database.connection()
    database.close()
    database._local.connection = connection
    with pytest.raises(StorageFailed, match="not open any more"):
        database.rows("SELECT 1")
    assert not doubt(database).exists()


def test_a_full_disk_is_no_damage_and_leaves_nothing_half(database: Database) -> None:
    pages = database.rows("PRAGMA page_count")[0][0]
    database.rows(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StorageFailed, match="full"), database.transaction() as connection:
        connection.execute("INSERT INTO blob VALUES ('x', randomblob(100000))")
    assert not doubt(database).exists()
    database.rows("PRAGMA max_page_count = 1000000")
    with database.transaction() as connection:
        connection.execute("INSERT INTO blob VALUES ('y', randomblob(100000))")
    assert database.rows("SELECT hash FROM blob") == [("y",)]


def test_damage_is_noted_and_a_sound_file_is_trusted_again(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    Journal(path).close()
    (tmp_path / "journal.db-doubt").touch()
    Journal(path).close()
    assert not (tmp_path / "journal.db-doubt").exists()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO known VALUES (CAST(x'ff' AS TEXT), 'x')")
    journal = Journal(path)
    with pytest.raises(Unreadable, match="damaged"):
        journal.changes.known()
    journal.close()
    assert (tmp_path / "journal.db-doubt").exists()


def test_what_is_too_much_to_ask_is_no_damage_and_a_table_that_is_gone_is(database: Database) -> None:
    for query, value in (
        ("SELECT 'a' LIKE ?", "x" * 60_000),
        (f"SELECT 1 WHERE ? AND {' AND '.join('1' * 2000)}", 1),
        ("SELECT zeroblob(?)", 2_000_000_000),
        ("SELECT ?", 1 << 70),
    ):
        with pytest.raises(Refused):
            database.rows(query, (value,))
    assert not doubt(database).exists()
    database.rows("DROP TABLE known")
    with pytest.raises(Unreadable, match="damaged") as told:
        database.rows("SELECT hash FROM known")
    database.trust()
    with pytest.raises(Unreadable, match="damaged: SQLite says “table blob already exists”"):
        database.rows("CREATE TABLE blob (hash TEXT)")
    assert told.value.where == f"{database._path.parent.name}/journal.db"
    assert doubt(database).exists()


def test_a_query_is_stopped_in_its_midst(database: Database) -> None:
    def stop(done: int, total: int) -> None:
        raise Cancelled

    counted = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {}) SELECT max(i) FROM n"
    with pytest.raises(Cancelled), database.stoppable(stop):
        database.rows(counted.format(10**12))
    assert database.rows(counted.format(10**5)) == [(10**5,)]
    assert not doubt(database).exists()


def test_a_failed_opening_holds_no_file_open(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    path.write_bytes(b"no database" * 1000)
    with pytest.raises(Unreadable):
        Journal(path)
    path.rename(tmp_path / "aside")
    journal = Journal(path)
    journal.changes.record(Plan("edit", "x", (Put("a.md", None, b"text"),)), ACTOR, "2026-01-01T00:00:00.000Z")
    journal.close()
    assert (tmp_path / "aside").read_bytes() == b"no database" * 1000
    journal = Journal(path)
    assert journal.history.of_file("a.md")[0].operation == "edit"
    journal.close()


def test_an_intent_whose_texts_are_lost_is_known_and_not_carried_out(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.db")
    change = journal.changes.begin(Plan("edit", "x", (Put("a.md", b"old", b"new"),)), ACTOR, "2026-01-01T00:00:00.000Z")
    journal.close()
    with closing(sqlite3.connect(tmp_path / "journal.db")) as connection, connection:
        connection.execute("UPDATE blob SET data = x'00'")
    journal = Journal(tmp_path / "journal.db")
    assert journal.changes.open_intents() == [change]
    assert journal.changes.unfinished() == []
    with pytest.raises(NotFound):
        journal.changes.text("0" * 64)
    journal.close()


def _open_and_close(folder: Path, together: Barrier, rounds: int) -> None:
    for number in range(rounds):
        for _ in range(2):
            together.wait(30)
            Journal(folder / f"{number}.db").close()


def test_processes_that_open_one_file_at_once_wait_for_each_other(tmp_path: Path) -> None:
    spawn = multiprocessing.get_context("spawn")
    together = spawn.Barrier(4)
    workers = [spawn.Process(target=_open_and_close, args=(tmp_path, together, 10)) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(120)
    assert [worker.exitcode for worker in workers] == [0] * 4
