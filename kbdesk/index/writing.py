"""Writes what the pages hold into the index's tables, many rows at once, within one transaction."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kbdesk.index.listing import place_of, relist
from kbdesk.index.rows import searched
from kbdesk.index.schema import SEARCHED

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Sequence

    from kbdesk.index.listing import Place
    from kbdesk.index.rows import Line, PageRows
    from kbdesk.pages.layouts import KitLayout

BATCH = 256
"""Pages whose rows are written at once."""

NAMED = f"rowid, {', '.join(SEARCHED['named'])}"

IS_MEANT = 6
"""Where a link's row says that it certainly leads to a page; see `kbdesk.index.rows`."""

Names = frozenset[tuple[str, str, str]]


@dataclass
class Touched:
    """What an update touches, so that links are resolved anew where they may lead elsewhere now.

    `keys` are those at which names came or went, `gone` the paths of which no page or one of another id is left,
    `links` the new links that have to be resolved, `first` the number of the first new link, `ids` the pages concerned;
    `named` says whether a page has come, gone, or got another id or title.
    """

    keys: set[str] = field(default_factory=set)
    gone: set[str] = field(default_factory=set)
    links: list[int] = field(default_factory=list)
    first: int = 0
    named: bool = False
    ids: set[str] = field(default_factory=set)


class PageWriter:
    """Takes pages out and puts pages in; what is put in is written by `flush` at the latest."""

    def __init__(self, connection: sqlite3.Connection, layout: KitLayout, touched: Touched) -> None:
        self._connection = connection
        self._layout = layout
        self._page, self._link = (
            connection.execute(f"SELECT coalesce(max(key), 0) FROM {table}").fetchone()[0] for table in ("page", "link")
        )
        self._standing: set[str] = set()
        self._rows: dict[str, list[tuple[object, ...]]] = {
            table: [] for table in ("page", "body", "name", "link", *SEARCHED)
        }
        self._pending: set[str] = set()
        self._removed: list[Place] = []
        self._added: list[Line] = []
        self.touched = touched
        touched.first = touched.first or self._link + 1

    def expect(self, paths: Sequence[str]) -> None:
        """Say which paths `replace` will be called for, so that those of which there is a page are found at one go."""
        for start in range(0, len(paths), BATCH):
            batch = paths[start : start + BATCH]
            marks = ", ".join("?" * len(batch))
            rows = self._connection.execute(f"SELECT path FROM page WHERE path IN ({marks})", batch)
            self._standing.update(path for (path,) in rows)

    def replace(self, path: str, rows: PageRows | None) -> None:
        """Put the page at a path in place of what the index knows of it; None takes it out."""
        old = self._forget(path)
        names: Names = frozenset(rows.names) if rows else frozenset()
        if rows is not None:
            self._add(rows)
        old_id, old_title, old_names = old or ("", "", frozenset())
        is_another = bool(old and rows and old_id != rows.id)
        is_renamed = (old_id, old_title) != ((rows.id, rows.title) if rows else ("", ""))
        self.touched.named |= is_renamed and self._layout.special(path) is None
        if old_names != names or is_another:
            self.touched.keys.update(name[0] for name in old_names | names)
        if old and (rows is None or is_another):
            self.touched.gone.add(path)

    def _forget(self, path: str) -> tuple[str, str, Names] | None:
        """Remove a page's rows and return its id, title and names; links of others to it are left for resolving."""
        if path in self._pending:
            self.flush()
        if path not in self._standing:
            return None
        self._standing.discard(path)
        row = self._connection.execute(
            "SELECT p.key, p.id, p.type, p.sort_key, p.title, p.aliases, b.headings, b.text"
            " FROM page p JOIN body b ON b.page = p.key WHERE p.path = ?",
            (path,),
        ).fetchone()
        if row is None:
            return None
        key, page, kind, sort_key, *texts = row
        names = frozenset(self._connection.execute("SELECT key, kind, text FROM name WHERE page = ?", (key,)))
        self.touched.ids.add(page)
        self.touched.ids.update(
            target
            for (target,) in self._connection.execute("SELECT target_id FROM link WHERE page = ?", (key,))
            if target
        )
        *named, whole = searched(texts[0], json.loads(texts[1]), texts[2], texts[3])
        self._connection.execute(f"INSERT INTO named (named, {NAMED}) VALUES ('delete', ?, ?, ?, ?)", (key, *named))
        self._connection.execute("INSERT INTO search (search, rowid, body) VALUES ('delete', ?, ?)", (key, whole))
        self._connection.execute("DELETE FROM link_key WHERE link IN (SELECT key FROM link WHERE page = ?)", (key,))
        for table, column in (("link", "page"), ("name", "page"), ("body", "page"), ("page", "key")):
            self._connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (key,))
        if place := place_of(self._layout, path, kind, sort_key):
            self._removed.append(place)
        return page, texts[0], names

    def _add(self, rows: PageRows) -> None:
        self._page += 1
        page = self._page
        self._pending.add(rows.path)
        self.touched.ids.add(rows.id)
        self._rows["page"].append((page, *rows.page))
        self._rows["body"].append((page, rows.text, rows.headings))
        self._rows["named"].append((page, *rows.searched[:-1]))
        self._rows["search"].append((page, rows.searched[-1]))
        self._rows["name"] += [(page, *name, rows.path) for name in rows.names]
        for number, link in enumerate(rows.links, self._link + 1):
            if not link[IS_MEANT]:
                self.touched.links.append(number)
            self._rows["link"].append((number, page, *link))
        self._link += len(rows.links)
        if rows.listed:
            self._added.append(rows.listed)
        if len(self._pending) >= BATCH:
            self.flush()

    def flush(self) -> None:
        """Write the rows that were gathered."""
        for table, rows in self._rows.items():
            if rows:
                columns = f"(rowid, {', '.join(SEARCHED[table])})" if table in SEARCHED else ""
                marks = ", ".join("?" * len(rows[0]))
                self._connection.executemany(f"INSERT INTO {table} {columns} VALUES ({marks})", rows)
                rows.clear()
        relist(self._connection, self._removed, self._added)
        self._removed, self._added = [], []
        self._standing |= self._pending
        self._pending.clear()
