"""Resolves links that may lead elsewhere now: those of changed pages, and those that look at a changed name or page."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kbdesk.pages.resolve import Name, Resolver, link_keys

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator, Sequence

    from kbdesk.index.writing import Touched
    from kbdesk.pages.layouts import KitLayout

    Link: TypeAlias = tuple[int, str, str, str, int, str | None]

BATCH = 500

MISSING = (
    "l.key >= {} AND l.target IS NOT NULL"
    " AND NOT EXISTS (SELECT 1 FROM page t WHERE t.path = l.target AND t.id = l.target_id)"
)
"""Links from a number on that were taken to lead to a page which is not there; see `kbdesk.pages.resolve.exact`."""


GONE = "SELECT DISTINCT target FROM link WHERE target IS NOT NULL EXCEPT SELECT path FROM page"
"""The same where all links are new: to where they lead, each once. The ids are those of the folders, as those are."""


class SqlNames:
    """The names of all pages as the resolver asks for them, each asked of the database once."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._ids: dict[str, str | None] = {}
        self._named: dict[str, list[Name]] = {}

    def id_at(self, path: str) -> str | None:
        """Return the id of the page at a path of the knowledge folder."""
        if path not in self._ids:
            row = self._connection.execute("SELECT id FROM page WHERE path = ?", (path,)).fetchone()
            if row is None and path in ("index.md", "log.md"):
                row = self._connection.execute("SELECT 1 FROM file WHERE path = ?", (path,)).fetchone()
                row = row and (path.removesuffix(".md"),)
            self._ids[path] = row[0] if row else None
        return self._ids[path]

    def named(self, key: str) -> Iterable[Name]:
        """Return the names of pages that are found at a key."""
        if key not in self._named:
            rows = self._connection.execute("SELECT path, kind, text FROM name WHERE key = ?", (key,))
            self._named[key] = [Name(*row) for row in rows]
        return self._named[key]


def resolve_links(connection: sqlite3.Connection, layout: KitLayout, touched: Touched) -> set[str]:
    """Resolve the links that an update touched; return the ids of pages concerned."""
    resolver = Resolver(layout, SqlNames(connection))
    links = {*_links(connection, "l.key IN ({})", touched.links), *_mistaken(connection, touched.first)}
    links.update(_links(connection, "l.target IN ({})", sorted(touched.gone)))
    if connection.execute("SELECT 1 FROM link_key LIMIT 1").fetchone():
        links.update(_links(connection, "l.key IN (SELECT link FROM link_key WHERE key IN ({}))", sorted(touched.keys)))
    concerned: set[str] = set()
    updates = []
    keys = []
    for key, source, source_id, destination, wiki, old in links:
        found = resolver.resolve(source, destination, bool(wiki))
        concerned.add(source_id)
        concerned.update(one for one in (found.id, old if key < touched.first else None) if one)
        leads = (found.meant, found.wanted, found.path, found.id, found.anchor, found.ambiguous, found.original)
        updates.append((*leads, key))
        keys += [(one, key) for one in link_keys(destination, bool(wiki))]
    connection.executemany(
        "UPDATE link SET meant = ?, wanted = ?, target = ?, target_id = ?, anchor = ?, ambiguous = ?, original = ?"
        " WHERE key = ?",
        updates,
    )
    connection.executemany("INSERT OR IGNORE INTO link_key VALUES (?, ?)", keys)
    if touched.first > 1:
        new = connection.execute("SELECT DISTINCT target_id FROM link WHERE key >= ?", (touched.first,))
        concerned.update(one for (one,) in new if one)
    return concerned


def _mistaken(connection: sqlite3.Connection, first: int) -> Iterator[Link]:
    """Yield the links that were taken to lead to a page which is not there."""
    if first > 1:
        yield from _links(connection, MISSING, [first])
        return
    gone = [target for (target,) in connection.execute(GONE)]
    yield from _links(connection, "l.target IN ({})", gone)


def _links(connection: sqlite3.Connection, condition: str, values: Sequence[int] | Sequence[str]) -> Iterator[Link]:
    """Yield the links that a condition picks out; its marks stand for the values."""
    for start in range(0, len(values), BATCH):
        batch = values[start : start + BATCH]
        yield from connection.execute(
            "SELECT l.key, p.path, p.id, l.destination, l.wiki, l.target_id"
            f" FROM link l JOIN page p ON p.key = l.page WHERE {condition.format(', '.join('?' * len(batch)))}",
            batch,
        )
