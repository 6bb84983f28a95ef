"""The journal as the project uses it: changes and requests over one database, and a number that moves with both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.journal.changes import ChangeLog
from kbdesk.journal.database import Database
from kbdesk.journal.history import History
from kbdesk.journal.requests import Answer, RequestBook, settle
from kbdesk.journal.schema import MIGRATIONS

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Event:
    """Something that happened: `kind` is change or request, `ref` its id."""

    id: int
    kind: str
    ref: str


class Journal:
    """One project's journal. Raises Unreadable when its file is damaged, StorageFailed from the disk."""

    def __init__(self, path: Path) -> None:
        self._database = Database(path, "journal", MIGRATIONS)
        self.changes = ChangeLog(self._database)
        self.requests = RequestBook(self._database)
        self.history = History(self._database)

    def finish(self, change: int, answer: Answer | None) -> None:
        """Mark a commit as done and end the request it answers, in one transaction."""
        with self._database.transaction() as connection:
            self.changes.finish(change, connection)
            if answer is not None:
                settle(connection, answer, change)

    def version(self) -> int:
        """Return the number of the newest event; it moves with every process's commit, request and answer."""
        return int(str(self._database.rows("SELECT coalesce(max(id), 0) FROM event")[0][0]))

    def events_since(self, version: int) -> list[Event]:
        """Return what happened after a version, oldest first."""
        rows = self._database.rows("SELECT id, kind, ref FROM event WHERE id > ? ORDER BY id", (version,))
        return [Event(int(str(number)), str(kind), str(ref)) for number, kind, ref in rows]

    def close(self) -> None:
        """Close the database on every thread."""
        self._database.close()
