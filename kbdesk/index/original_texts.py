"""The text of originals by the hash of their bytes, to be searched: a file of its own beside the index, disposable.

It stands apart so that a worker which fills it never holds up a commit, and so that a new form of the index costs
nobody the reading of thousands of documents.
"""

from __future__ import annotations

import logging
import re
import threading
import zlib
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias, cast

from kbdesk.errors import StorageFailed, Unreadable
from kbdesk.index.query import parse
from kbdesk.index.search import fold, marked, snippet
from kbdesk.index.terms import indexed, match_expression
from kbdesk.journal.database import COMPANIONS, DOUBT, Database
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator
    from pathlib import Path

    from kbdesk.pages.inline import Span

log = logging.getLogger(__name__)

TextState: TypeAlias = Literal["read", "unsupported", "unreadable"]
NAME = "texts-2"
"""Moves whenever the tables change, or documents are read otherwise: then all are read again."""
SCHEMA = (
    (
        NAME,
        """
        CREATE TABLE text (
            key INTEGER PRIMARY KEY,
            hash TEXT NOT NULL UNIQUE,
            unit TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('read', 'unsupported', 'unreadable')),
            trouble TEXT NOT NULL,
            data BLOB NOT NULL
        );
        CREATE VIRTUAL TABLE found USING fts5(
            body, content = '', tokenize = "unicode61 remove_diacritics 2", prefix = '3', detail = 'full'
        );
        """,
    ),
)
COLUMNS = "hash, unit, state, trouble, data"
MOST = 2000
"""Texts that are ranked; of a word that stands in more, any of them."""
UNIT_HEAD = re.compile(r"^## (?:(?:Page|Slide) (\d+)|Sheet: (.*?)(?: \(hidden\))?$)", re.MULTILINE)
"""How the text of a page, slide or sheet begins."""


@dataclass(frozen=True)
class OriginalText:
    """What was read of some bytes: text and `unit` (pages, slides, sheets, ""), or why there is none in `trouble`.

    `state`: `unsupported` is of a kind that nothing reads; `unreadable` damaged, empty, protected, scanned, too much.
    """

    hash: str
    text: str = ""
    unit: str = ""
    state: TextState = "read"
    trouble: str = ""


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
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._opened: Database | None = None

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
        """Return of all bytes that were read, by their hash, what came of it, and why there is no text."""
        with _disposable():
            rows = self._database.rows("SELECT hash, state, trouble FROM text")
            told = cast("list[tuple[str, TextState, str]]", rows)
            return {name: (state, trouble) for name, state, trouble in told}
        return {}

    def put(self, texts: Iterable[OriginalText]) -> None:
        """Keep what was read; what is known already stays. Raises StorageFailed, Unreadable."""
        with self._database.transaction() as connection:
            for one in texts:
                row = connection.execute(
                    f"INSERT INTO text ({COLUMNS}) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING key",
                    (one.hash, one.unit, one.state, one.trouble, zlib.compress(one.text.encode("utf-8", "replace"), 1)),
                ).fetchone()
                if row is not None and one.text:
                    connection.execute("INSERT INTO found (rowid, body) VALUES (?, ?)", (row[0], indexed(one.text)))

    def get(self, name: str) -> OriginalText | None:
        """Return what was read of the bytes of a hash, None where nothing was yet."""
        with _disposable():
            rows = self._database.rows(f"SELECT {COLUMNS} FROM text WHERE hash = ?", (name,))
            return self._text(rows[0]) if rows else None
        return None

    def _text(self, row: tuple[object, ...]) -> OriginalText:
        name, unit, state, trouble, data = row
        try:
            text = zlib.decompress(data if isinstance(data, bytes) else b"").decode("utf-8", "replace")
        except zlib.error as error:
            self._database.doubt()
            step = "Close the knowledge base and open it again: they are read anew then."
            raise Unreadable("The index of the originals' texts is damaged.", self._path.name, step) from error
        return OriginalText(str(name), text, str(unit), cast("TextState", state), str(trouble))

    def forget_except(self, hashes: Collection[str]) -> None:
        """Drop the texts of bytes that stand nowhere any more."""
        gone = [name for name in self.known() if name not in hashes]
        if not gone:
            return
        with _disposable(), self._database.transaction() as connection:
            for name in gone:
                row = connection.execute(f"SELECT key, {COLUMNS} FROM text WHERE hash = ?", (name,)).fetchone()
                if row is not None and (text := self._text(row[1:]).text):
                    told = "INSERT INTO found (found, rowid, body) VALUES ('delete', ?, ?)"
                    connection.execute(told, (row[0], indexed(text)))
                connection.execute("DELETE FROM text WHERE hash = ?", (name,))

    def search(
        self, query: str, among: Collection[str], limit: int, job: Callable[[int, int], object] | None = None
    ) -> list[TextFound]:
        """Return the texts in which all words and phrases stand, best first, of bytes whose hash is `among` these.

        Raises Refused for too much at once or a condition, which originals have none of; ends as `job` does.
        """
        wanted = parse(query)
        terms = (*wanted.terms, *(one.as_word() for one in wanted.conditions))
        expression = match_expression(terms)
        if not expression:
            return []
        if wanted.without and (without := match_expression(wanted.without, every=False)):
            expression = f"({expression}) NOT ({without})"
        with _disposable(), self._database.stoppable(job) if job else nullcontext():
            rows = self._database.rows(
                "SELECT t.hash FROM (SELECT rowid, bm25(found) AS rank FROM found WHERE found MATCH ? LIMIT ?) f"
                " JOIN text t ON t.key = f.rowid ORDER BY f.rank, t.key",
                (expression, MOST),
            )
            best = [str(name) for (name,) in rows if name in among][:limit]
            return [found for name in best if (found := self._found(name, terms))]
        return []

    def _found(self, name: str, terms: tuple[str, ...]) -> TextFound | None:
        one = self.get(name)
        if one is None:  # dropped just now
            return None
        shown, matches = snippet(one.text, terms)
        return TextFound(name, shown, matches, one.unit, *_place(one, terms))

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


def _place(one: OriginalText, terms: tuple[str, ...]) -> tuple[int, str]:
    """Return the number of the first page, slide or sheet with most of the words, and the sheet's name.

    0 and "" where the text has none.
    """
    if not one.unit:
        return 0, ""
    heads = list(UNIT_HEAD.finditer(one.text))
    ends = [head.start() for head in heads[1:]] + [len(one.text)]
    best, most = (0, ""), 0
    for place, (head, end) in enumerate(zip(heads, ends, strict=True), 1):
        held = fold(one.text[head.start() : end])
        count = sum(1 for term in terms if marked(held, (term,)))
        if count > most:
            best, most = (int(head.group(1) or place), head.group(2) or ""), count
    return best
