"""Resolves links whose answer may have changed: those of changed pages, and those that look at a changed name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.pages.resolve import Name, Resolver

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable

    from kbdesk.pages.layouts import KitLayout

BATCH = 500


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


def resolve_links(
    connection: sqlite3.Connection, layout: KitLayout, names: SqlNames, pages: list[int], keys: set[str]
) -> set[str]:
    """Resolve the links of these pages and those that look at these keys; return the ids of pages concerned."""
    resolver = Resolver(layout, names)
    links = _links_of(connection, "l.page", pages)
    links |= _links_of(connection, "l.key IN (SELECT link FROM link_key WHERE key IN ({}))", sorted(keys))
    concerned: set[str] = set()
    updates = []
    for key, source, source_id, destination, wiki, old in links:
        found = resolver.resolve(source, destination, bool(wiki))
        concerned.add(source_id)
        concerned.update(one for one in (found.id, old) if one)
        updates.append((found.meant, found.wanted, found.path, found.id, found.anchor, found.ambiguous, key))
    connection.executemany(
        "UPDATE link SET meant = ?, wanted = ?, target = ?, target_id = ?, anchor = ?, ambiguous = ? WHERE key = ?",
        updates,
    )
    return concerned


def _links_of(
    connection: sqlite3.Connection, where: str, values: list[int] | list[str]
) -> set[tuple[int, str, str, str, int, str | None]]:
    found: set[tuple[int, str, str, str, int, str | None]] = set()
    for start in range(0, len(values), BATCH):
        batch = values[start : start + BATCH]
        marks = ", ".join("?" * len(batch))
        condition = where.format(marks) if "{}" in where else f"{where} IN ({marks})"
        found.update(
            connection.execute(
                "SELECT l.key, p.path, p.id, l.destination, l.wiki, l.target_id"
                f" FROM link l JOIN page p ON p.key = l.page WHERE {condition}",
                batch,
            )
        )
    return found
