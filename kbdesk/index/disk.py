"""On which disk the pages lay when they were last seen: what tells an unplugged disk from deleted pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kbdesk.journal.database import Database


class DiskMemory:
    """Remembers whether the folder of the pages lay on another disk than the project around it.

    Not the disk's number: the system gives those anew when it starts.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def apart(self) -> bool | None:
        """Whether it lay on a disk of its own, None where that was never seen."""
        rows = self._database.rows("SELECT apart FROM disk")
        return bool(rows[0][0]) if rows else None

    def remember(self, apart: bool) -> None:
        """Note how it lies now."""
        if apart is not self.apart():
            with self._database.transaction() as connection:
                connection.execute("DELETE FROM disk")
                connection.execute("INSERT INTO disk VALUES (?)", (apart,))
