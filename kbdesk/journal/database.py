"""A SQLite file: one connection a thread, named migrations, sqlite's refusals in words."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kbdesk.errors import StorageFailed, Unreadable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Migrations = tuple[tuple[str, str], ...]
"""Names and scripts, in order; each runs once, in one transaction with the record that it did."""


class Database:
    """A SQLite file that several threads and processes use, each thread with a connection of its own.

    `called` is its name in messages.
    """

    def __init__(self, path: Path, called: str, migrations: Migrations, synchronous: str = "FULL") -> None:
        self._path = path
        self._called = called
        self._synchronous = synchronous
        self._local = threading.local()
        self._open: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        with self.transaction() as connection:
            _migrate(connection, migrations)

    def connection(self) -> sqlite3.Connection:
        """Return this thread's connection. Raises Unreadable for a damaged file, StorageFailed from the disk."""
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            with self._words():
                # check_same_thread is off only so that close() can close all of them.
                connection = sqlite3.connect(
                    self._path, timeout=30, isolation_level=None, check_same_thread=False, cached_statements=256
                )
                connection.execute("PRAGMA journal_mode = WAL")
                connection.execute(f"PRAGMA synchronous = {self._synchronous}")
                connection.execute("PRAGMA foreign_keys = ON")
            self._local.connection = connection
            with self._lock:
                self._open.append(connection)
        return connection

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Run a block as one write transaction: all of it or nothing."""
        connection = self.connection()
        with self._words():
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.execute("ROLLBACK")
                raise
            connection.execute("COMMIT")

    def rows(self, query: str, values: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
        """Run a reading query and return its rows."""
        with self._words():
            return self.connection().execute(query, values).fetchall()

    def close(self) -> None:
        """Close every thread's connection."""
        with self._lock:
            for connection in self._open:
                connection.close()
            self._open.clear()
        self._local = threading.local()

    @contextmanager
    def _words(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.OperationalError as error:
            raise StorageFailed(
                f"The {self._called} could not be used: {error}.", str(self._path), "Try again."
            ) from error
        except sqlite3.DatabaseError as error:
            raise Unreadable(f"The {self._called} is damaged: {error}.", str(self._path)) from error


def _migrate(connection: sqlite3.Connection, migrations: Migrations) -> None:
    connection.execute("CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY)")
    done = {name for (name,) in connection.execute("SELECT name FROM migration")}
    for name, script in migrations:
        if name in done:
            continue
        for statement in script.split(";"):
            if statement.strip():
                connection.execute(statement)
        connection.execute("INSERT INTO migration VALUES (?)", (name,))
