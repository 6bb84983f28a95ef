"""Who reads which original: of several processes one reads it, and the others find what it found."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from kbdesk.journal.database import Database

LASTING = 30.0
"""Seconds for which a turn is somebody's who says no more of it: its process may have ended."""
RENEWED = 5.0
"""Seconds after which it is taken anew by who still reads."""


class ReadingTurns:
    """The turns of one reader. None holds anything up but the same reading by another."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._now = now
        self.reader = secrets.token_hex(8)
        self._renewed = 0.0

    def take(self, names: Sequence[str]) -> frozenset[str]:
        """Take the turns to read these; return those that nobody else has. Raises StorageFailed, Unreadable."""
        self._renewed = now = self._now()
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM turn WHERE until < ? OR until > ?", (now, now + 10 * LASTING))
            connection.executemany(
                "INSERT INTO turn VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                [(name, self.reader, now + LASTING) for name in names],
            )
            mine = connection.execute("SELECT name FROM turn WHERE reader = ?", (self.reader,)).fetchall()
        return frozenset(str(name) for (name,) in mine).intersection(names)

    def renew(self) -> None:
        """Say that what was taken is still being read."""
        now = self._now()
        if now - self._renewed < RENEWED:
            return
        self._renewed = now
        with self._database.transaction() as connection:
            connection.execute("UPDATE turn SET until = ? WHERE reader = ?", (now + LASTING, self.reader))

    def leave(self, names: Collection[str]) -> None:
        """Give turns back."""
        with self._database.transaction() as connection:
            connection.executemany(
                "DELETE FROM turn WHERE name = ? AND reader = ?", [(name, self.reader) for name in names]
            )
