"""A SQLite file: one connection a thread, named migrations, sqlite's refusals in words, damage noticed and noted."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

from kbdesk.errors import Cancelled, Refused, StorageFailed, Unreadable
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from kbdesk.errors import StorageReason

Record = TypeVar("Record")
Migrations = tuple[tuple[str, str], ...]
"""Names and scripts, in order; each runs once, in one transaction with the record that it did."""

COMPANIONS = ("-wal", "-shm")
"""Ends of the names of the files that belong to a database's file."""

DOUBT = "-doubt"
"""The end of the name of an empty file beside it: damage was seen in it."""

FROM_OUTSIDE = frozenset((3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 21, 22, 23))
"""SQLite's primary error codes that tell of the disk, of locks and of memory, not of what stands in the file."""

OF_DAMAGE = frozenset((sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_CONSTRAINT))
"""Those that tell that the file is no database, or contradicts itself."""

LACKING = ("no such table", "no such column", "table ", "vtable constructor failed")
"""How SQLite's general error begins where the file's tables are not ours; else it tells of what was asked."""

NO_ROOM_TO_SHARE = 4874
"""SQLite's SQLITE_IOERR_SHMSIZE: the file that processes share could not be made longer, on a full disk."""

REFUSALS: dict[int, tuple[StorageReason, str, str]] = {
    sqlite3.SQLITE_FULL: ("full", "The disk is full", "Free some space and try again; everything stands as it was."),
    sqlite3.SQLITE_READONLY: (
        "read_only",
        "The disk is read-only",
        "Make the folder .kbdesk writable, or copy the project.",
    ),
    sqlite3.SQLITE_BUSY: ("in_use", "Another program holds it", "Try again in a moment."),
    sqlite3.SQLITE_IOERR: ("error", "The disk reported an error", "Check the disk, its space and its connection."),
    sqlite3.SQLITE_CANTOPEN: ("permission", "It cannot be opened", "Make the folder .kbdesk readable and writable."),
}
"""What the system refused most often, and what to do."""

PATIENCE = 30.0
"""Seconds to wait for others that hold a file."""

STEPS = 20_000
"""Steps of SQLite's machine, a millisecond or more, after which a query looks whether it is to be stopped."""

BULK = ("PRAGMA cache_size = -8192", "PRAGMA wal_autocheckpoint = 16384")
USUAL = ("PRAGMA cache_size = -2000", "PRAGMA wal_autocheckpoint = 1000", "PRAGMA shrink_memory")
"""How this thread's connection holds pages in memory and writes its log back: when very much is written, and else."""

LONE = "Leave out its lone surrogates (U+D800 to U+DFFF)."


class Database:
    """A SQLite file that several threads and processes use, each thread with a connection of its own.

    `called` is its name in messages. A file that was not closed well, or in which damage was seen, is checked when
    it is opened; `was_doubted` says that damage was seen. `stays` is for a file that nobody may put away while it is
    open: writing to one that was is refused.
    """

    def __init__(
        self, path: Path, called: str, migrations: Migrations, synchronous: str = "FULL", *, stays: bool = False
    ) -> None:
        self._path = path
        self._place = f"{path.parent.name}/{path.name}"
        self._called = called
        self._synchronous = synchronous
        self._stays = stays
        self._local = threading.local()
        self._open: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        self._doubt = path.with_name(f"{path.name}{DOUBT}")
        self.was_doubted = self._doubt.exists()
        was_left_open = path.with_name(f"{path.name}-wal").exists()
        self._file: int | None = None
        try:
            with self.transaction() as connection:
                if self.was_doubted or was_left_open:
                    _check(connection, thoroughly=self.was_doubted)
                _migrate(connection, migrations)
            self._file = self._standing()
        except BaseException:
            self.close()
            raise

    def connection(self) -> sqlite3.Connection:
        """Return this thread's connection. Raises Unreadable for a damaged file, StorageFailed from the disk."""
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            with self._words():
                # check_same_thread is off only so that close() can close all of them.
                connection = sqlite3.connect(
                    self._path, timeout=PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=256
                )
                with self._lock:
                    self._open.append(connection)
                _share(connection)
                connection.execute(f"PRAGMA synchronous = {self._synchronous}")
                connection.execute("PRAGMA foreign_keys = ON")
            self._local.connection = connection
        return connection

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Run a block as one write transaction: all of it or nothing."""
        connection = self.connection()
        if self._stays and self._file is not None and self._file != self._standing():
            raise StorageFailed(
                f"The {self._called} was put away by another program.",
                self._place,
                "Close the knowledge base and open it again.",
            )
        with self._words():
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):  # the first refusal is the one to tell
                    connection.execute("ROLLBACK")
                raise

    @contextmanager
    def bulk(self) -> Iterator[None]:
        """Give this thread 8 MB to write very much in several transactions; what it wrote is put in place seldom."""
        connection = self.connection()
        for setting in BULK:
            connection.execute(setting)
        try:
            yield
        finally:
            with suppress(sqlite3.Error):  # closed meanwhile
                for setting in USUAL:
                    connection.execute(setting)

    def _standing(self) -> int | None:
        try:
            return os.stat(self._path).st_ino
        except OSError:
            return None

    def rows(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
        """Run a reading query and return its rows."""
        with self._words():
            return self.connection().execute(query, values).fetchall()

    def each(self, query: str, values: tuple[object, ...] = ()) -> Iterator[tuple[Any, ...]]:
        """Run a reading query and yield its rows one by one, where all at once would take much memory."""
        with self._words():
            yield from self.connection().execute(query, values)

    def write_many(self, query: str, rows: Iterable[Sequence[object]]) -> None:
        """Run a writing query with each of these rows; all or nothing."""
        connection = self.connection()
        with self._words():
            connection.execute("BEGIN")
            try:
                connection.executemany(query, rows)
                connection.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):  # the first refusal is the one to tell
                    connection.execute("ROLLBACK")
                raise

    @contextmanager
    def stoppable(self, job: Callable[[int, int], object]) -> Iterator[None]:
        """Run a block whose queries on this thread end with Cancelled once `job(done, total)` raises that."""
        connection = self.connection()

        def look() -> int:
            try:
                job(0, 0)
            except Cancelled:
                return 1
            return 0

        connection.set_progress_handler(look, STEPS)
        try:
            yield
        finally:
            connection.set_progress_handler(None, 0)

    def records(
        self, make: Callable[[tuple[object, ...]], Record], query: str, values: tuple[object, ...] = ()
    ) -> list[Record]:
        """Run a reading query and make a record of each row. Raises Unreadable for a row that makes none."""
        try:
            return [make(row) for row in self.rows(query, values)]
        except (ValueError, TypeError, KeyError) as error:
            self.doubt()
            raise self._damaged("a record makes no sense") from error

    def _damaged(self, what: str) -> Unreadable:
        return Unreadable(
            f"The {self._called} is damaged: {what}.",
            self._place,
            "Close the knowledge base and open it again: the damaged file is then set aside.",
        )

    def faults(self) -> list[str]:
        """Return what SQLite's own check of the whole file finds, a sentence each."""
        try:
            rows = [str(row[0]) for row in self.rows("PRAGMA integrity_check(20)")]
        except Unreadable as error:
            return [error.what]
        lines = [line for row in rows for line in row.splitlines() if line != "ok" and not line.startswith("***")]
        found = [line.rstrip(".") for line in lines]
        return [self._damaged(part(f"SQLite says “{fault}”")).what for fault in found]

    def doubt(self) -> None:
        """Note that damage was seen: the next opening checks the file thoroughly."""
        with suppress(OSError):
            self._doubt.touch()

    def trust(self) -> None:
        """Note that a doubted file was checked and is sound."""
        with suppress(OSError):
            self._doubt.unlink(missing_ok=True)
        self.was_doubted = False

    def close(self) -> None:
        """Close every thread's connection."""
        with self._lock:
            for connection in self._open:
                with suppress(sqlite3.Error):  # a damaged file cannot be tidied up; it is closed all the same
                    connection.close()
            self._open.clear()
        self._local = threading.local()

    @contextmanager
    def _words(self) -> Iterator[None]:
        try:
            yield
        except UnicodeEncodeError as error:
            raise Refused("This text holds half of a character, which no file can hold.", None, LONE) from error
        except OverflowError as error:
            raise Refused("This number is too large.", None, "Give a smaller one.") from error
        except sqlite3.ProgrammingError as error:
            raise StorageFailed(f"The {self._called} is not open any more.", self._place) from error
        except sqlite3.DatabaseError as error:
            raise self._told(error) from error

    def _told(self, error: sqlite3.DatabaseError) -> Exception:
        """Return what SQLite's error means, and note damage where it tells of any."""
        code: int | None = getattr(error, "sqlite_errorcode", None)
        if _is_damage(code, str(error)):
            self.doubt()
            return self._damaged(part(f"SQLite says “{error}”"))
        primary = sqlite3.SQLITE_FULL if code == NO_ROOM_TO_SHARE else (code or 0) & 0xFF
        if primary == sqlite3.SQLITE_INTERRUPT:
            return Cancelled()
        if primary not in FROM_OUTSIDE:
            what = f"The {self._called} cannot do what was asked: it is too much or too long (“{error}”)."
            return Refused(what, None, "Ask for less at once.")
        unknown: tuple[StorageReason, str, str] = ("error", f"The system says “{error}”", "Try again.")
        reason, what, step = REFUSALS.get(primary, unknown)
        return StorageFailed(f"The {self._called} cannot be used. {what}.", self._place, step, reason)


def _is_damage(code: int | None, said: str) -> bool:
    """Whether an error tells of what stands in the file; those without a code are of a text that is no text."""
    if code is None or code & 0xFF in OF_DAMAGE:
        return True
    return code == sqlite3.SQLITE_ERROR and said.startswith(LACKING)


def _share(connection: sqlite3.Connection) -> None:
    """Turn the write-ahead log on.

    SQLite refuses this at once, without its own waiting, while another connection turns it on, recovers it or puts
    it away (https://www.sqlite.org/wal.html, "Sometimes Queries Return SQLITE_BUSY In WAL Mode").
    """
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def _check(connection: sqlite3.Connection, *, thoroughly: bool) -> None:
    found = connection.execute(f"PRAGMA {'integrity' if thoroughly else 'quick'}_check(1)").fetchone()
    if found != ("ok",):
        raise sqlite3.DatabaseError(str(found[0]).splitlines()[-1] if found else "it cannot be checked")
    if thoroughly:
        _read_all(connection)


def _read_all(connection: sqlite3.Connection) -> None:
    """Read every text: SQLite's own check does not look whether it is UTF-8."""
    tables = connection.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'"
    )
    for (table,) in tables.fetchall():
        columns = connection.execute("SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT'", (table,)).fetchall()
        if columns:
            names = ", ".join(f'"{name}"' for (name,) in columns)
            for _ in connection.execute(f'SELECT {names} FROM "{table}"'):
                pass


def _migrate(connection: sqlite3.Connection, migrations: Migrations) -> None:
    connection.execute("CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)")
    done = {name for (name,) in connection.execute("SELECT name FROM migration")}
    if done and done.isdisjoint(name for name, _ in migrations):
        return  # the tables of another version: whoever opens it looks at the names
    for name, script in migrations:
        if name in done:
            continue
        for statement in script.split(";"):
            if statement.strip():
                connection.execute(statement)
        connection.execute("INSERT INTO migration VALUES (?)", (name,))
