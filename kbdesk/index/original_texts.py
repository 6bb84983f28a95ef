"""The text of originals by the hash of their bytes and how these are read, to be searched: disposable.

It is a file of its own beside the index, so that a worker which fills it never holds up a commit, and so that a new
form of the index costs nobody the reading of thousands of documents.
"""

from __future__ import annotations

import logging
import threading
import time
import zlib
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from secrets import token_hex
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias, cast

from kbdesk.errors import StorageFailed, Unreadable
from kbdesk.index.original_pieces import Piece, Unit
from kbdesk.index.original_search import best, shown
from kbdesk.index.original_writing import TextWriter, drop_pieces, unpacked
from kbdesk.index.query import parse
from kbdesk.index.reading_turns import ReadingTurns
from kbdesk.journal.database import COMPANIONS, DOUBT, Database
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
    from pathlib import Path

    from kbdesk.index.original_search import Best
    from kbdesk.pages.inline import Span

log = logging.getLogger(__name__)

TextState: TypeAlias = Literal["read", "unsupported", "unreadable"]
NAME = "texts-4"
"""Moves whenever the tables change, or documents are read otherwise: then all are read again."""
SCHEMA = (
    (
        NAME,
        """
        CREATE TABLE text (
            key INTEGER PRIMARY KEY,
            hash TEXT NOT NULL UNIQUE,
            unit TEXT NOT NULL DEFAULT '',
            state TEXT NOT NULL DEFAULT '' CHECK (state IN ('', 'read', 'unsupported', 'unreadable')),
            trouble TEXT NOT NULL DEFAULT '',
            passing INTEGER NOT NULL DEFAULT 0,
            reader TEXT NOT NULL
        );
        CREATE TABLE piece (
            key INTEGER PRIMARY KEY,
            text INTEGER NOT NULL REFERENCES text,
            own INTEGER NOT NULL,
            number INTEGER NOT NULL,
            sheet TEXT NOT NULL,
            data BLOB NOT NULL
        );
        CREATE INDEX piece_text ON piece (text);
        CREATE VIRTUAL TABLE found USING fts5(
            body, content = '', tokenize = "unicode61 remove_diacritics 2", prefix = '3', detail = 'full'
        );
        CREATE TABLE turn (name TEXT PRIMARY KEY, reader TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID;
        """,
    ),
)
MOST = 2_000_000
"""Characters of a text that are given as a whole."""


@dataclass(frozen=True)
class OriginalText:
    """What was read of some bytes: text and `unit` (pages, slides, sheets, ""), or why there is none in `trouble`.

    `hash` is that of the bytes, with a word for how they are read where that is not one way for all names.
    `state`: `unsupported` is of a kind that nothing reads; `unreadable` damaged, empty, protected, scanned, too much.
    Of one that was read `trouble` says why it is not all of it; `is_cut`: there is more than is given here.
    """

    hash: str
    text: str = ""
    unit: str = ""
    state: TextState = "read"
    trouble: str = ""
    is_cut: bool = False


class TextFound(NamedTuple):
    """A text that fits: the hash of its bytes, the place shown, where words stand in that, and on which page it is.

    `sheet` is the name of a workbook's sheet.
    """

    hash: str
    snippet: str
    matches: tuple[Span, ...]
    unit: str
    number: int
    sheet: str = ""


class OriginalTexts:
    """Opened when it is first asked; one that is damaged or of another version is thrown away.

    It is disposable: where it cannot be read, as on a full or read-only disk, nothing is known; only `put` says so.
    What tells of the moment it was read in and not of the bytes, as that there was no memory for them, counts only
    where this one has found it out; another, and whoever opens it next, tries again.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._opened: Database | None = None
        self._tried: set[str] = set()

    @property
    def _database(self) -> Database:
        with self._lock:
            if self._opened is None:
                self._opened = self._open()
            return self._opened

    def _open(self) -> Database:
        with suppress(Unreadable):
            database = self._made()
            names = [name for (name,) in database.rows("SELECT name FROM migration")]
            if names == [NAME] and not database.was_doubted:
                return database
            database.close()
        with suppress(OSError):  # then opening it says what there is to say
            for end in ("", *COMPANIONS, DOUBT):
                self._path.with_name(f"{self._path.name}{end}").unlink(missing_ok=True)
        return self._made()

    def _made(self) -> Database:
        return Database(self._path, part("index of the originals' texts"), SCHEMA, synchronous="NORMAL")

    def known(self) -> dict[str, tuple[TextState, str]]:
        """Return of all bytes that were read, by their hash, what came of it, and why there is no text, or not all."""
        with _disposable():
            rows = self._database.rows("SELECT hash, state, trouble, passing FROM text WHERE state <> ''")
            told = cast("list[tuple[str, TextState, str, int]]", rows)
            tried = self._tried
            return {name: (state, why) for name, state, why, passing in told if not passing or name in tried}
        return {}

    def names(self) -> list[str]:
        """Return the hashes of all bytes of which anything is kept."""
        with _disposable():
            return [str(name) for (name,) in self._database.rows("SELECT hash FROM text WHERE state <> ''")]
        return []

    def turns(self) -> ReadingTurns:
        """Return a reader's turns. Raises StorageFailed, Unreadable where nothing can be kept."""
        return ReadingTurns(self._database)

    def writer(self, reader: str) -> TextWriter:
        """Return what keeps texts as they are read."""
        return TextWriter(lambda: self._database, reader, self._tried.add)

    def put(self, texts: Iterable[OriginalText]) -> None:
        """Keep what was read, in place of why it could not be; what was read already stays.

        Raises StorageFailed, Unreadable.
        """
        writer = self.writer(token_hex(8))
        for one in texts:
            for (key,) in self._database.rows("SELECT key FROM text WHERE hash = ? AND state <> 'read'", (one.hash,)):
                self._forget(int(str(key)))
            writer.add(one.hash, one.text)
            writer.end(one.hash, one.unit, one.state, one.trouble)
        writer.keep()

    def get(self, name: str) -> OriginalText | None:
        """Return what was read of the bytes of a hash, None where nothing was yet; of a long text its beginning."""
        with _disposable():
            rows = self._database.rows(
                "SELECT key, unit, state, trouble FROM text WHERE hash = ? AND state <> ''", (name,)
            )
            if not rows:
                return None
            key, unit, state, trouble = rows[0]
            text = self._beginning(key)
            told = (text[:MOST], str(unit), cast("TextState", state), str(trouble), len(text) > MOST)
            return OriginalText(name, *told)
        return None

    def _beginning(self, key: object) -> str:
        """Return a text, of a long one more than what is given of it."""
        found: list[str] = []
        at, length = 0, 0
        while length <= MOST:
            query = "SELECT key, own, data FROM piece WHERE text = ? AND key > ? ORDER BY key LIMIT 1"
            rows = self._database.rows(query, (key, at))
            if not rows:
                break
            at, own = int(str(rows[0][0])), int(str(rows[0][1]))
            found.append(self._unpacked(rows[0][2])[:own])
            length += own
        return "".join(found)

    def _unpacked(self, data: object) -> str:
        try:
            return unpacked(data)
        except zlib.error as error:
            self._database.doubt()
            step = "Close the knowledge base and open it again: they are read anew then."
            raise Unreadable("The index of the originals' texts is damaged.", self._path.name, step) from error

    def forget(self, hashes: Collection[str]) -> None:
        """Drop the texts of these bytes, and those whose reading was cut off."""
        with _disposable():
            unread = "state = '' AND NOT EXISTS (SELECT 1 FROM turn WHERE until > ?)"
            rows = self._database.rows(f"SELECT key, hash, {unread} FROM text", (time.time(),))
            for key in [int(str(key)) for key, name, is_cut_off in rows if is_cut_off or name in hashes]:
                self._forget(key)

    def _forget(self, key: int) -> None:
        with self._database.transaction() as connection:
            try:
                drop_pieces(connection, key)
            except zlib.error:
                self._database.doubt()
                return
            connection.execute("DELETE FROM text WHERE key = ?", (key,))

    def search(
        self, query: str, among: Collection[str], limit: int, job: Callable[[int, int], object] | None = None
    ) -> list[TextFound]:
        """Return the texts in which all words and phrases stand, best first, of bytes whose hash is `among` these.

        Raises Refused for too much at once or a condition, which originals have none of; ends as `job` does.
        """
        wanted = parse(query)
        terms = (*wanted.terms, *(one.as_word() for one in wanted.conditions))
        with _disposable(), self._database.stoppable(job) if job else nullcontext():
            told = best(self._database, terms, wanted.without, among, limit)
            return [found for one in told if (found := self._found(one, terms))]
        return []

    def _found(self, one: Best, terms: Sequence[str]) -> TextFound | None:
        rows = self._database.rows(
            "SELECT t.hash, t.unit, p.data, p.own, p.number, p.sheet FROM piece p JOIN text t ON t.key = p.text"
            " WHERE p.key = ?",
            (one.piece,),
        )
        if not rows:  # dropped just now
            return None
        name, unit, data, own, number, sheet = rows[0]
        piece = Piece(self._unpacked(data), int(str(own)), Unit(int(str(number)), str(sheet)))
        place = shown(piece, terms)
        return TextFound(str(name), place.snippet, place.matches, str(unit), *(place.unit if unit else Unit()))

    def close(self) -> None:
        """Close the database on every thread."""
        with self._lock:
            if self._opened is not None:
                self._opened.close()


@contextmanager
def _disposable() -> Iterator[None]:
    """Let what cannot be read or dropped be: whoever needs it makes it anew, and writing tells why it cannot."""
    try:
        yield
    except (StorageFailed, Unreadable) as error:
        log.info("The texts of originals are not known: %s", error)
