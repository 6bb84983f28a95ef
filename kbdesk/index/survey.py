"""What a look over the whole wiki asks of the index: texts, names and links of the pages in force, as streams."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.journal.database import Database

IN_FORCE = "NOT p.special AND p.status NOT IN ('retired', 'superseded')"
BATCH = 500
"""Texts held at once."""


@dataclass(frozen=True, slots=True)
class SurveyedLink:
    """A link of a page in force. `target` is the id of the page it leads to, None where it leads to none.

    `path` is the target's file in the knowledge folder, `destination` as it is written, `section` the heading above.
    """

    source: str
    target: str | None
    path: str
    destination: str
    text: str
    section: str


@dataclass(frozen=True, slots=True)
class PointedLink:
    """A link of a page or the overview that points to a heading of a page, or to a file that is no page.

    `target` is the page's id and `path` its file, None and "" for what is no page; `anchor` is what follows `#`.
    """

    source: str
    target: str | None
    path: str
    destination: str
    anchor: str
    line: int


class Survey:
    """Reads the index; never writes. Pages that are superseded or retired are left out."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def count(self) -> int:
        """Return how many pages are in force."""
        return int(str(self._database.rows(f"SELECT count(*) FROM page p WHERE {IN_FORCE}")[0][0]))

    def texts(self) -> Iterator[tuple[str, str]]:
        """Yield (id, text for searching) of every page."""
        last = 0
        while rows := self._database.rows(
            "SELECT p.key, p.id, b.text FROM page p JOIN body b ON b.page = p.key"
            f" WHERE p.key > ? AND {IN_FORCE} ORDER BY p.key LIMIT ?",
            (last, BATCH),
        ):
            yield from ((str(page), str(text)) for _, page, text in rows)
            last = int(str(rows[-1][0]))

    def text_of(self, page: str) -> str:
        """Return the text of one page, "" where it is gone by now."""
        rows = self._database.rows(
            f"SELECT b.text FROM page p JOIN body b ON b.page = p.key WHERE p.id = ? AND {IN_FORCE}", (page,)
        )
        return str(rows[0][0]) if rows else ""

    def names(self) -> Iterator[tuple[str, str, str]]:
        """Yield (key, name, page id) of every title, alias and file name; see `kbdesk.pages.resolve.name_key`."""
        rows = self._database.rows(
            "SELECT n.key, CASE n.kind WHEN 'file' THEN p.title ELSE n.text END, p.id"
            f" FROM name n JOIN page p ON p.key = n.page WHERE {IN_FORCE} ORDER BY p.sort_key, p.path, n.rowid"
        )
        return ((str(key), str(text), str(page)) for key, text, page in rows)

    def links(self) -> Iterator[SurveyedLink]:
        """Yield the links of every page in the order of its text."""
        rows = self._database.rows(
            "SELECT p.id, l.target_id, coalesce(l.target, ''), l.destination, l.text, l.section"
            f" FROM link l JOIN page p ON p.key = l.page WHERE {IN_FORCE} ORDER BY p.sort_key, p.path, l.number"
        )
        for source, target, *words in rows:
            yield SurveyedLink(str(source), None if target is None else str(target), *(str(one) for one in words))

    def pointed(self, page: str = "") -> Iterator[PointedLink]:
        """Yield the links that point to headings, and those in parentheses to files that are no pages.

        Those of all pages, or of one.
        """
        rows = self._database.rows(
            "SELECT p.id, l.target_id, coalesce(l.target, ''), l.destination, l.anchor, l.line"
            " FROM link l JOIN page p ON p.key = l.page"
            " WHERE p.status <> 'retired' AND (NOT p.special OR p.id = 'overview')"
            " AND CASE WHEN l.target IS NULL THEN NOT l.meant AND NOT l.wiki ELSE l.anchor <> '' END"
            " AND (? = '' OR p.id = ?) ORDER BY p.sort_key, p.path, l.number",
            (page, page),
        )
        for source, target, path, destination, anchor, line in rows:
            known = None if target is None else str(target)
            yield PointedLink(str(source), known, str(path), str(destination), str(anchor), int(str(line)))

    def hashes(self) -> dict[str, str]:
        """Return the hash of every page's file by its path in the knowledge folder."""
        return {str(path): str(sha) for path, sha in self._database.rows("SELECT path, hash FROM file")}

    def links_by_name(self) -> bool:
        """Whether most links, of all pages, are written in double brackets."""
        wiki, count = self._database.rows("SELECT coalesce(sum(wiki), 0), count(*) FROM link")[0]
        return int(str(wiki)) * 2 > int(str(count))
