"""The texts that a first opening finds, gathered beside the journal and put into it at one go.

Their hashes come in no order, and a table sorted by these is written ten times faster when they are sorted before.
Until then the journal knows none of them: what was cut short begins anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.journal.blobs import KeptText
    from kbdesk.journal.database import Database

GATHERING = (
    "DROP TABLE IF EXISTS temp.first",
    "CREATE TABLE temp.first (path TEXT NOT NULL, hash TEXT NOT NULL, data BLOB NOT NULL)",
)
SETTLING = (
    "INSERT OR IGNORE INTO blob SELECT hash, data FROM temp.first"
    " WHERE hash NOT IN (SELECT hash FROM difference) ORDER BY hash",
    "INSERT INTO known SELECT path, hash FROM temp.first WHERE true ORDER BY path ON CONFLICT (path) DO NOTHING",
)


class FirstTexts:
    """Texts that are known without a change; those that are known already stay. Used by one thread."""

    def __init__(self, database: Database) -> None:
        self._database = database
        for statement in GATHERING:
            database.rows(statement)

    def add(self, texts: Iterable[KeptText]) -> None:
        """Gather texts; each path once. Raises StorageFailed."""
        self._database.write_many("INSERT INTO temp.first VALUES (?, ?, ?)", texts)

    def settle(self) -> None:
        """Put them into the journal, all or nothing. Raises StorageFailed."""
        with self._database.transaction() as connection:
            for statement in SETTLING:
                connection.execute(statement)
        self._database.rows(GATHERING[0])
