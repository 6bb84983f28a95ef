"""All links at once: how many each page has, which pages they join, which of them the check has to tell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from kbdesk.pages.resolve import link_keys

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from kbdesk.index.queries import IndexedPage
    from kbdesk.journal.database import Database

PAIRS = "SELECT DISTINCT page, target FROM link WHERE target IS NOT NULL"
LINKED = """
    SELECT DISTINCT l.target FROM page p JOIN link l ON l.page = p.key
    WHERE p.status <> 'retired' AND l.target IS NOT NULL AND l.target <> p.path
"""
TOLD = "p.id, l.destination, l.line, l.target, l.target_id, l.anchor, l.wanted, l.ambiguous"


@dataclass(frozen=True, slots=True)
class ToldLink:
    """A link that leads nowhere or to a retired page. `path` and `target` (an id) are None where it leads nowhere."""

    source: str
    destination: str
    line: int
    path: str | None
    target: str | None
    anchor: str
    wanted: str
    ambiguous: bool


class Linking:
    """Reads the links of the index; never writes. Every query walks along an index of the table and no further."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def counts(self) -> tuple[dict[int, int], dict[str, int]]:
        """Return how many pages each page links to, by its key, and how many link to it, by its path.

        Links of a page to itself, and those of special pages, do not count.
        """
        links = self._counted("page", "target")
        backlinks = self._counted("target", "page")
        for key, path in self._database.rows(
            "SELECT p.key, p.path FROM page p"
            " WHERE EXISTS (SELECT 1 FROM link l WHERE l.page = p.key AND l.target = p.path)"
        ):
            links[key] -= 1
            backlinks[path] -= 1
        for (path,) in self._database.rows(
            "SELECT DISTINCT l.target FROM page p JOIN link l ON l.page = p.key"
            " WHERE p.special AND l.target IS NOT NULL AND l.target <> p.path"
        ):
            backlinks[path] -= 1
        return cast("dict[int, int]", links), cast("dict[str, int]", backlinks)

    def _counted(self, by: str, other: str) -> dict[object, int]:
        rows = self._database.rows(
            f"SELECT {by}, count(DISTINCT {other}) FROM link WHERE target IS NOT NULL GROUP BY {by}"
        )
        return dict(cast("list[tuple[object, int]]", rows))

    def edges(self, pages: Iterable[IndexedPage]) -> set[tuple[int, int]]:
        """Return the links among these pages as pairs of their places, each once, none of a page to itself."""
        by_key, by_path = {}, {}
        for number, page in enumerate(pages):
            by_key[page.key] = by_path[page.path] = number
        found = {(by_key[key], by_path[path]) for key, path in self._pairs() if key in by_key and path in by_path}
        return {(source, target) for source, target in found if source != target}

    def linked(self) -> set[str]:
        """Return the paths that a page other than itself links to; links of retired pages do not count."""
        return {str(path) for (path,) in self._database.rows(LINKED)}

    def _pairs(self) -> list[tuple[int, str]]:
        return cast("list[tuple[int, str]]", self._database.rows(PAIRS))

    def left_by(self, names: Collection[str]) -> list[str]:
        """Return the pages in force whose links lead nowhere and ask for one of these: an id, a path, a name."""
        keys = sorted({key for name in names for key in link_keys(name, wiki=True)})
        rows = self._database.rows(
            "SELECT DISTINCT p.id FROM link_key k JOIN link l ON l.key = k.link JOIN page p ON p.key = l.page"
            f" WHERE k.key IN ({_marks(keys)}) AND l.target IS NULL AND lower(l.wanted) IN ({_marks(names)})"
            " AND p.status <> 'retired' ORDER BY p.sort_key, p.path",
            (*keys, *(name.lower() for name in names)),
        )
        return [str(row[0]) for row in rows]

    def told(self) -> list[ToldLink]:
        """Return the links that lead nowhere, and those to retired pages."""
        broken = f"SELECT {TOLD} FROM link l JOIN page p ON p.key = l.page WHERE l.meant AND l.target IS NULL"
        retired = (
            f"SELECT {TOLD} FROM page t CROSS JOIN link l ON l.target = t.path JOIN page p ON p.key = l.page"
            " WHERE t.status = 'retired' AND l.meant"  # from the few pages on: there are many more links
        )
        rows = self._database.rows(f"{broken} UNION ALL {retired}")
        return [ToldLink(*cast("tuple[str, str, int, str, str, str, str, bool]", row)) for row in rows]


def _marks(values: Collection[str]) -> str:
    return ", ".join("?" * len(values))
