"""The pages and links of the index as columns, for the graph: all of them, or those near one page."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from kbdesk.journal.database import Database

    Row: TypeAlias = tuple[Any, ...]
    Job: TypeAlias = Callable[[int, int], object]

PAGES = (
    "SELECT p.key, p.path, p.id, p.type, p.title, p.status, p.updated, p.sort_key FROM page p"
    " WHERE NOT p.special AND %s ORDER BY p.sort_key, p.path"
)
LINKS = "SELECT DISTINCT l.page, l.target FROM link l WHERE l.target IS NOT NULL AND %s"
BROKEN = "SELECT DISTINCT l.page, l.wanted FROM link l WHERE l.meant AND l.target IS NULL AND l.wanted <> '' AND %s"
UNDATED = "SELECT p.key, f.signature FROM page p JOIN file f ON f.path = p.path WHERE p.updated = '' AND %s"
NAMING = "SELECT p.key, p.fields FROM page p WHERE p.fields LIKE '%%\"file\"%%' AND %s"
TO = "SELECT t.key FROM link l JOIN page t ON t.path = l.target WHERE NOT t.special AND %s"
FROM = (
    "SELECT l.page FROM page t JOIN link l ON l.target = t.path JOIN page s ON s.key = l.page"
    " WHERE NOT s.special AND %s"
)
BATCH = 500
"""Values in one query; SQLite bounds how many it takes."""
PORTION = 5000
"""Keys of pages whose links are read at once."""
ALL = None


@dataclass(frozen=True, eq=False)
class PageColumns:
    """Pages in the order of the index, one row each; the links by their places there, none of a page to itself.

    `missing` are the places of pages with links that lead nowhere, and what each asks for. `undated` are signatures
    of the files whose pages do not say when they were changed, by their places; `naming` the header fields (JSON) of
    those that name an original. `outermost` are the places of those pages that are as far away as was asked for.
    """

    paths: tuple[str, ...]
    ids: tuple[str, ...]
    types: tuple[str, ...]
    titles: tuple[str, ...]
    statuses: tuple[str, ...]
    updated: tuple[str, ...]
    sources: array[int]
    targets: array[int]
    missing: tuple[tuple[int, str], ...]
    undated: tuple[tuple[int, str], ...]
    naming: tuple[tuple[int, str], ...]
    outermost: frozenset[int]


class PageGraph:
    """Reads the index; never writes. `job` stops a query on its way."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self, job: Job) -> PageColumns:
        """Return all pages but the special ones, and their links, in few statements."""
        with self._database.stoppable(job):
            return self._columns(ALL, set())

    def around(self, page: str, steps: int, job: Job) -> PageColumns:
        """Return the pages up to some links away from one, whichever way the links lead, and the links among them."""
        with self._database.stoppable(job):
            edge = {row[0] for row in self._read("SELECT key FROM page WHERE id = ? AND NOT special", (page,))}
            near = set(edge)
            for _ in range(steps):
                keys = sorted(edge)
                edge = {row[0] for row in (*self._rows(TO, "l.page", keys), *self._rows(FROM, "t.key", keys))} - near
                near |= edge
            return self._columns(sorted(near), edge)

    def _columns(self, keys: Sequence[Any] | None, edge: set[Any]) -> PageColumns:
        pages = self._rows(PAGES, "p.key", keys)
        if keys is not None and len(keys) > BATCH:  # each part came in the order of the index
            pages.sort(key=lambda row: (row[7], row[1]))
        place = {row[0]: number for number, row in enumerate(pages)}
        at_path = {row[1]: number for number, row in enumerate(pages)}
        pairs = ((place[key], at_path[path]) for key, path in self._links(keys) if key in place and path in at_path)
        ends = array("i", (end for pair in pairs if pair[0] != pair[1] for end in pair))
        paths, ids, types, titles, statuses, updated = (tuple(row[column] for row in pages) for column in range(1, 7))
        missing, undated, naming = (
            tuple((place[key], text) for key, text in self._rows(query, column, keys) if key in place)
            for query, column in ((BROKEN, "l.page"), (UNDATED, "p.key"), (NAMING, "p.key"))
        )
        outermost = frozenset(place[key] for key in edge)
        told = (paths, ids, types, titles, statuses, updated)
        return PageColumns(*told, ends[::2], ends[1::2], missing, undated, naming, outermost)

    def _links(self, keys: Sequence[Any] | None) -> Iterator[Row]:
        """Yield the links, those of all pages bit by bit: together they take much memory."""
        if keys is not None:
            yield from self._rows(LINKS, "l.page", keys)
            return
        last = self._read("SELECT max(key) FROM page")[0][0] or 0
        for start in range(0, last + 1, PORTION):
            yield from self._read(LINKS % "l.page >= ? AND l.page < ?", (start, start + PORTION))

    def _rows(self, query: str, column: str, keys: Sequence[Any] | None) -> list[Row]:
        """Return the rows of all pages, or of those of some keys."""
        if keys is None:
            return self._read(query % "1")
        found: list[Row] = []
        for start in range(0, len(keys), BATCH):
            some = tuple(keys[start : start + BATCH])
            found += self._read(query % f"{column} IN ({', '.join('?' * len(some))})", some)
        return found

    def _read(self, query: str, values: Row = ()) -> list[Row]:
        return self._database.rows(query, values)
