"""Writes what the pages hold into the index's tables, many rows at once, within one transaction."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, cast

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

LINES = 6
"""How much of a link's row tells how it is written: number, destination, wiki, text, line, section."""

Names = frozenset[tuple[str, str, str]]

COLUMNS = (
    *("path", "id", "type", "slug", "title", "description", "status", "declared", "special", "updated", "fields"),
    *("aliases", "sort_key", "trouble"),
)
"""A page's row without its key; see `kbdesk.index.rows`."""
ID, TYPE, TITLE, ALIASES, SORT_KEY = (COLUMNS.index(name) for name in ("id", "type", "title", "aliases", "sort_key"))
STANDING = (
    f"SELECT p.key, {', '.join(f'p.{name}' for name in COLUMNS)}, b.headings, b.text"
    " FROM page p JOIN body b ON b.page = p.key WHERE p.path = ?"
)
LINKS = "SELECT key, destination, wiki, text, line, section, target_id FROM link WHERE page = ? ORDER BY number"
RENEWED_PAGE = f"UPDATE page SET {', '.join(f'{name} = ?' for name in COLUMNS)} WHERE key = ?"
NAMED_NO_MORE = f"INSERT INTO named (named, {NAMED}) VALUES ('delete', ?, ?, ?, ?)"
SEARCHED_NO_MORE = "INSERT INTO search (search, rowid, body) VALUES ('delete', ?, ?)"


@dataclass(frozen=True)
class _Standing:
    """A page as the index knows it. A link is its key and how it is written: destination, wiki, text, line, section."""

    key: int
    page: tuple[Any, ...]
    headings: str
    text: str
    names: Names
    links: tuple[tuple[Any, ...], ...]

    @property
    def path(self) -> str:
        return str(self.page[0])

    @property
    def id(self) -> str:
        return str(self.page[ID])

    @property
    def type(self) -> str:
        return str(self.page[TYPE])

    @property
    def title(self) -> str:
        return str(self.page[TITLE])

    @property
    def sort_key(self) -> bytes:
        return cast("bytes", self.page[SORT_KEY])

    def searched(self) -> tuple[str, str, str, str]:
        """Return what the search's tables were given of it."""
        return searched(self.title, json.loads(self.page[ALIASES]), self.headings, self.text)


@dataclass
class Touched:
    """What an update touches, so that links are resolved anew where they may lead elsewhere now.

    `keys` are those at which names came or went, `gone` the paths of which no page or one of another id is left,
    `links` the new links that have to be resolved, `first` the number of the first new link, `ids` the pages concerned;
    `named` says whether a page has come, gone, or got another id or title; `is_resolved` whether links that stand are
    known to lead where they lead: then those that are written as before stay.
    """

    keys: set[str] = field(default_factory=set)
    gone: set[str] = field(default_factory=set)
    links: list[int] = field(default_factory=list)
    first: int = 0
    named: bool = False
    ids: set[str] = field(default_factory=set)
    is_resolved: bool = True


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
        old = self._found(path)
        if old is not None and rows is not None and old.id == rows.id:
            self._renew(old, rows)
            return
        if old is not None:
            self._remove(old)
            self.touched.gone.add(path)
        if rows is not None:
            self._add(rows)
        names: Names = frozenset(rows.names) if rows else frozenset()
        self.touched.keys.update(name[0] for name in names | (old.names if old else frozenset()))
        self.touched.named |= bool(old or rows) and self._layout.special(path) is None

    def _found(self, path: str) -> _Standing | None:
        """Return what the index knows of the page at a path."""
        if path in self._pending:
            self.flush()
        if path not in self._standing:
            return None
        row = self._connection.execute(STANDING, (path,)).fetchone()
        if row is None:
            return None
        key, *page, headings, text = row
        names = frozenset(self._connection.execute("SELECT key, kind, text FROM name WHERE page = ?", (key,)))
        links = self._connection.execute(LINKS, (key,)).fetchall()
        self.touched.ids.add(page[ID])
        self.touched.ids.update(target for *_, target in links if target)
        return _Standing(key, tuple(page), headings, text, names, tuple(link[:-1] for link in links))

    def _renew(self, old: _Standing, rows: PageRows) -> None:
        """Write what differs of a page: most changes leave its names and its links as they were."""
        self._pending.add(rows.path)
        if old.page != rows.page:
            self._connection.execute(RENEWED_PAGE, (*rows.page, old.key))
        if (old.text, old.headings) != (rows.text, rows.headings):
            self._connection.execute(
                "UPDATE body SET text = ?, headings = ? WHERE page = ?", (rows.text, rows.headings, old.key)
            )
        names: Names = frozenset(rows.names)
        if old.names != names:
            self.touched.keys.update(name[0] for name in old.names | names)
            self._connection.execute("DELETE FROM name WHERE page = ?", (old.key,))
            self._rows["name"] += [(old.key, *name, rows.path) for name in rows.names]
        self.touched.named |= old.title != rows.title and self._layout.special(rows.path) is None
        self._renew_search(old, rows)
        self._renew_links(old, rows)
        self._relist(old, rows)

    def _renew_search(self, old: _Standing, rows: PageRows) -> None:
        *named, whole = old.searched()
        if named != list(rows.searched[:-1]):
            self._connection.execute(NAMED_NO_MORE, (old.key, *named))
            self._rows["named"].append((old.key, *rows.searched[:-1]))
        if whole != rows.searched[-1]:
            self._connection.execute(SEARCHED_NO_MORE, (old.key, whole))
            self._rows["search"].append((old.key, rows.searched[-1]))

    def _renew_links(self, old: _Standing, rows: PageRows) -> None:
        if not self.touched.is_resolved or [link[1:3] for link in old.links] != [link[1:3] for link in rows.links]:
            self._remove_links(old.key)
            self._add_links(old.key, rows)
            return
        moved = (  # they lead where they led
            (*link[3:LINES], key)
            for (key, *was), link in zip(old.links, rows.links, strict=True)
            if was[2:] != list(link[3:LINES])
        )
        self._connection.executemany("UPDATE link SET text = ?, line = ?, section = ? WHERE key = ?", moved)

    def _remove(self, old: _Standing) -> None:
        """Remove a page's rows; links of others to it are left for resolving."""
        self._standing.discard(old.path)
        *named, whole = old.searched()
        self._connection.execute(NAMED_NO_MORE, (old.key, *named))
        self._connection.execute(SEARCHED_NO_MORE, (old.key, whole))
        self._remove_links(old.key)
        for table, column in (("name", "page"), ("body", "page"), ("page", "key")):
            self._connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (old.key,))
        self._relist(old, None)

    def _remove_links(self, page: int) -> None:
        self._connection.execute("DELETE FROM link_key WHERE link IN (SELECT key FROM link WHERE page = ?)", (page,))
        self._connection.execute("DELETE FROM link WHERE page = ?", (page,))

    def _relist(self, old: _Standing | None, rows: PageRows | None) -> None:
        if old and (place := place_of(self._layout, old.path, old.type, old.sort_key)):
            self._removed.append(place)
        if rows and rows.listed:
            self._added.append(rows.listed)

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
        self._add_links(page, rows)
        self._relist(None, rows)
        if len(self._pending) >= BATCH:
            self.flush()

    def _add_links(self, page: int, rows: PageRows) -> None:
        for number, link in enumerate(rows.links, self._link + 1):
            if not link[IS_MEANT]:
                self.touched.links.append(number)
            self._rows["link"].append((number, page, *link))
        self._link += len(rows.links)

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
