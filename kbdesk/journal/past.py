"""How files stood after a change, and a copy of the journal that ends there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from kbdesk.errors import StorageFailed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.journal.database import Database

AT_ONCE = 4_000
"""Pages of a database's file that are copied between two looks at whether to go on."""
OF_TODAY = ("judged", "comment", "judgement", "review", "request_joined", "request_told", "request")
"""Tables of what waits for the person or was asked: of the past there is nothing to decide any more."""


class Past:
    """Reads how things stood; the journal itself stays as it is."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def begins(self) -> str:
        """Return the first moment (ISO 8601) of which the journal knows how the files stood, "" where it knows none."""
        rows = self._database.rows("SELECT min(at) FROM (SELECT at FROM baseline UNION ALL SELECT at FROM change)")
        return str(rows[0][0] or "")

    def last_change(self, moment: str) -> int:
        """Return the newest change done at a moment (ISO 8601) or before it, 0 where there is none."""
        rows = self._database.rows("SELECT max(id) FROM change WHERE state = 'done' AND at <= ?", (moment,))
        return int(str(rows[0][0] or 0))

    def files(self, change: int) -> dict[str, str]:
        """Return the hash of every file that stood after a change, by its path in the project."""
        found = {row[0]: row[1] for row in self._database.rows("SELECT path, hash FROM known")}
        found.update(self._steps("before", "min", ">", change))
        found.update(self._steps("after", "max", "<=", change))
        return {str(path): str(name) for path, name in found.items() if name is not None}

    def _steps(self, which: str, wanted: str, sign: str, change: int) -> dict[object, object]:
        rows = self._database.rows(
            f"SELECT f.path, f.{which}, {wanted}(c.id) FROM change_file f JOIN change c ON c.id = f.change"
            f" WHERE f.kind = 'put' AND c.state = 'done' AND c.id {sign} ? GROUP BY f.path",
            (change,),
        )
        return {path: name for path, name, _ in rows}

    def copy(self, target: Path, change: int, job: Callable[[int, int], object] | None = None) -> None:
        """Write the journal, up to a change, to a file that is not there. Raises StorageFailed; ends as `job` does."""
        copy_whole(self._database, target, job)
        with closing(sqlite3.connect(target, isolation_level=None)) as connection:
            _end_after(connection, change, self.files(change))


def copy_whole(database: Database, target: Path, job: Callable[[int, int], object] | None = None) -> None:
    """Copy a database that is open, as it stands now. Raises StorageFailed; ends as `job(done, total)` does."""

    def look(_status: int, left: int, total: int) -> None:
        if job:
            job(total - left, total)

    try:
        with closing(sqlite3.connect(target)) as copy:
            database.connection().backup(copy, pages=AT_ONCE, progress=look)
    except sqlite3.Error as error:
        raise StorageFailed("A copy could not be made.", target.name, "Free some space and try again.") from error


def _end_after(connection: sqlite3.Connection, change: int, files: dict[str, str]) -> None:
    """Make a copy end with a change: later ones count as taken back."""
    connection.execute("BEGIN")
    connection.execute("DELETE FROM tied WHERE entry > ?", (change,))
    connection.execute("DELETE FROM entry WHERE change > ?", (change,))
    here = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    for table in OF_TODAY:
        if table in here:
            connection.execute(f"DELETE FROM {table}")
    connection.execute("UPDATE change SET state = 'taken_back' WHERE id > ?", (change,))
    connection.execute("DELETE FROM known")
    connection.executemany("INSERT INTO known VALUES (?, ?)", files.items())
    connection.execute("COMMIT")
