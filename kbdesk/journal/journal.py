"""The journal as the project uses it: changes and requests over one database, and a number that moves with both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import Unreadable
from kbdesk.journal.blobs import hash_of, keep
from kbdesk.journal.changes import ChangeLog
from kbdesk.journal.comment_deeds import CommentDeeds
from kbdesk.journal.comments import CommentBook
from kbdesk.journal.database import DOUBT, Database
from kbdesk.journal.endings import end
from kbdesk.journal.examination import Examination
from kbdesk.journal.fetches import FetchBook
from kbdesk.journal.history import History
from kbdesk.journal.operations import Operations
from kbdesk.journal.originals import OriginalBook
from kbdesk.journal.past import Past
from kbdesk.journal.requests import RequestBook
from kbdesk.journal.reviews import ReviewBook
from kbdesk.journal.salvage import Saved, salvage
from kbdesk.journal.schema import MIGRATIONS
from kbdesk.wording import part

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from pathlib import Path

    from kbdesk.journal.endings import Ending


def doubt(path: Path) -> None:
    """Note damage in a journal or index that is not open: the next opening checks it thoroughly."""
    path.with_name(f"{path.name}{DOUBT}").touch()


@dataclass(frozen=True)
class Event:
    """Something that happened: `kind` is change, request, review, comment or fetch.

    `ref` is its id, of a review's flags 0, of a fetch the path of the original.
    """

    id: int
    kind: str
    ref: str


class Journal:
    """One project's journal. Raises Unreadable when its file is damaged, StorageFailed from the disk."""

    def __init__(self, path: Path) -> None:
        self._database = Database(path, part("journal"), MIGRATIONS, stays=True)
        if self._database.was_doubted:
            self._examine(path)
        self.has_gaps = False
        """Whether texts that were known before are not known until the next look at the files."""
        self.changes = ChangeLog(self._database)
        self.requests = RequestBook(self._database)
        self.reviews = ReviewBook(self._database)
        self.comments = CommentBook(self._database)
        self.comment_deeds = CommentDeeds(self._database)
        self.originals = OriginalBook(self._database)
        self.fetches = FetchBook(self._database)
        self.history = History(self._database)
        self.operations = Operations(self._database)
        self.past = Past(self._database)
        self.examination = Examination(self._database)

    def _examine(self, path: Path) -> None:
        """Read every record of a journal in which damage was seen."""
        if Examination(self._database).broken_records():
            self._database.close()
            raise Unreadable("The journal is damaged: some of its records cannot be read.", str(path))
        self._database.trust()

    def salvage(self, damaged: Path) -> Saved:
        """Take over what can still be read of a damaged journal; this one must be new."""
        self.has_gaps = True
        return salvage(damaged, self._database)

    def finish(self, change: int, ending: Ending | None) -> None:
        """Mark a commit as done, and let it end as it is to, in one transaction."""
        with self._database.transaction() as connection:
            self.changes.finish(change, connection)
            if ending is not None:
                end(connection, ending, change)

    def end(self, ending: Ending) -> None:
        """Let something end without a commit. Raises Refused where it has ended otherwise, NotFound."""
        with self._database.transaction() as connection:
            end(connection, ending, None)

    def keep_again(self, data: bytes) -> None:
        """Store a text anew whose stored bytes are damaged or lost."""
        with self._database.transaction() as connection:
            for table in ("blob", "difference"):
                connection.execute(f"DELETE FROM {table} WHERE hash = ?", (hash_of(data),))
            keep(connection, data)

    def bulk(self) -> AbstractContextManager[None]:
        """Be ready for very much that is written; see `kbdesk.journal.database`."""
        return self._database.bulk()

    def version(self) -> int:
        """Return the number of the newest event; it moves with what any process writes into the journal."""
        return int(str(self._database.rows("SELECT coalesce(max(id), 0) FROM event")[0][0]))

    def events_since(self, version: int) -> list[Event]:
        """Return what happened after a version, oldest first."""
        rows = self._database.rows("SELECT id, kind, ref FROM event WHERE id > ? ORDER BY id", (version,))
        return [Event(int(str(number)), str(kind), str(ref)) for number, kind, ref in rows]

    def close(self) -> None:
        """Close the database on every thread."""
        self._database.close()
