"""Keeps the index like the files: takes what changed in the knowledge folder, describes it, resolves links again."""

from __future__ import annotations

import json
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kbdesk.errors import Unreadable
from kbdesk.files.outside import set_aside
from kbdesk.index import schema
from kbdesk.index.originals import OriginalMirror
from kbdesk.index.queries import PageQueries
from kbdesk.index.resolving import SqlNames, resolve_links
from kbdesk.index.search import search
from kbdesk.index.survey import Survey
from kbdesk.index.terms import indexed
from kbdesk.journal.database import COMPANIONS, DOUBT, Database
from kbdesk.pages.describe import describe
from kbdesk.pages.resolve import link_keys, name_keys

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from kbdesk.pages.describe import PageFacts
    from kbdesk.pages.layouts import KitLayout


@dataclass(frozen=True)
class FileChange:
    """A markdown file of the knowledge folder as it stands now; `data` None: it is gone.

    An empty `signature` makes the next sweep look at the file again. `trouble` says why `data` could not be read
    (it is b"" then).
    """

    path: str
    signature: str
    hash: str
    data: bytes | None
    trouble: str = ""


CATALOGUE = ("index.md", "log.md")
"""Files that can be linked to and are no pages: their own links tell nothing about the pages."""


@dataclass
class _Touched:
    """What one update touches: keys at which links may resolve otherwise now, page keys whose links are new, ids."""

    keys: set[str]
    pages: list[int]
    ids: set[str]


class Index:
    """One project's index. An older one is thrown away and made anew by the next sweep; a damaged one is set aside.

    `fingerprint` is what the index depends on besides the files; an index of another one is thrown away too. `stamp`
    dates one that is set aside; `set_aside` is its name then.
    """

    def __init__(self, path: Path, layout: KitLayout, fingerprint: str = "", stamp: str = "earlier") -> None:
        self.set_aside = ""
        self._stamp = stamp
        self._database = self._open(path, fingerprint)
        self.layout = layout
        self.pages = PageQueries(self._database)
        self.originals = OriginalMirror(self._database)
        self.survey = Survey(self._database)

    def _open(self, path: Path, fingerprint: str) -> Database:
        try:
            database = Database(path, "index", schema.MIGRATIONS, synchronous="NORMAL")
            if not database.was_doubted and _is_current(database, fingerprint):
                return database
            database.close()
            if database.was_doubted:
                self.set_aside = set_aside(path, self._stamp, COMPANIONS).name
        except Unreadable:
            self.set_aside = set_aside(path, self._stamp, COMPANIONS).name
        for end in ("", *COMPANIONS, DOUBT):
            with suppress(FileNotFoundError):
                path.with_name(f"{path.name}{end}").unlink()
        database = Database(path, "index", schema.MIGRATIONS, synchronous="NORMAL")
        _is_current(database, fingerprint)
        return database

    def files(self) -> dict[str, tuple[str, str]]:
        """Return signature and hash of every file the index mirrors, by path in the knowledge folder."""
        rows = self._database.rows("SELECT path, signature, hash FROM file")
        return {str(path): (str(signature), str(name)) for path, signature, name in rows}

    def touch(self, signatures: Sequence[tuple[str, str]]) -> None:
        """Note new signatures, by path, of files whose bytes are the same."""
        with self._database.transaction() as connection:
            connection.executemany(
                "UPDATE file SET signature = ? WHERE path = ?", [(signature, path) for path, signature in signatures]
            )

    def update(self, changes: Sequence[FileChange], job: Callable[[int, int], None] | None = None) -> frozenset[str]:
        """Take over how files stand now; return the ids of all pages whose facts, links or backlinks may differ.

        All or nothing. `job(done, total)` is told after each file and may raise Cancelled.
        """
        with self._database.transaction() as connection:
            touched = _Touched(set(), [], set())
            for number, change in enumerate(changes):
                self._take(connection, change, touched)
                if job:
                    job(number + 1, len(changes))
            names = SqlNames(connection)
            touched.ids |= resolve_links(connection, self.layout, names, touched.pages, touched.keys)
        return frozenset(touched.ids)

    def _take(self, connection: sqlite3.Connection, change: FileChange, touched: _Touched) -> None:
        old = connection.execute("SELECT key, id FROM page WHERE path = ?", (change.path,)).fetchone()
        old_names = _forget(connection, old[0]) if old else set()
        if old:
            touched.ids.add(old[1])
        facts = None
        if change.data is None:
            connection.execute("DELETE FROM file WHERE path = ?", (change.path,))
        else:
            connection.execute(
                "INSERT OR REPLACE INTO file VALUES (?, ?, ?)", (change.path, change.signature, change.hash)
            )
            facts = None if change.path in CATALOGUE else describe(self.layout, change.path, change.data)
        if facts is not None and change.trouble:
            facts = replace(facts, trouble=change.trouble)
        if change.path in CATALOGUE:
            touched.keys.update(key for key, _, _ in name_keys(change.path, "", ()))
        new_names: set[tuple[str, str, str]] = set()
        if facts is not None:
            key, new_names = _insert(connection, facts, self.layout.special(change.path) is not None)
            touched.pages.append(key)
            touched.ids.add(facts.id)
        if old_names != new_names or (old and facts and old[1] != facts.id):
            touched.keys.update(name[0] for name in old_names | new_names)

    @contextmanager
    def noticing(self) -> Iterator[None]:
        """Note damage that is seen in the block, so that the next opening sets the index aside."""
        try:
            yield
        except Unreadable:
            self._database.doubt()
            raise

    def clear(self) -> None:
        """Forget everything: the next sweep takes all files over again."""
        with self._database.transaction() as connection:
            for table in ("file", "page", "name", "link", "link_key", "search", "original"):
                connection.execute(f"DELETE FROM {table}")

    def close(self) -> None:
        """Close the database on every thread."""
        self._database.close()

    def search(self, query: str, limit: int) -> list[tuple[str, str, tuple[tuple[int, int], ...]]]:
        """Return (page id, snippet, matches) of the best results; see `kbdesk.index.search`."""
        return search(self._database, query, limit)


def _is_current(database: Database, fingerprint: str) -> bool:
    """Whether an index is of this schema and fingerprint; a new one takes them on."""
    names = [name for (name,) in database.rows("SELECT name FROM migration")]
    if names != [schema.NAME]:
        return False
    with database.transaction() as connection:
        connection.execute("INSERT INTO about SELECT ? WHERE NOT EXISTS (SELECT 1 FROM about)", (fingerprint,))
    return database.rows("SELECT fingerprint FROM about") == [(fingerprint,)]


def _forget(connection: sqlite3.Connection, page: int) -> set[tuple[str, str, str]]:
    """Remove a page's rows and return the names it had; links of other pages to it are left for resolving."""
    names = set(connection.execute("SELECT key, kind, text FROM name WHERE page = ?", (page,)).fetchall())
    connection.execute("DELETE FROM name WHERE page = ?", (page,))
    connection.execute("DELETE FROM link_key WHERE link IN (SELECT key FROM link WHERE page = ?)", (page,))
    connection.execute("DELETE FROM link WHERE page = ?", (page,))
    connection.execute("DELETE FROM search WHERE rowid = ?", (page,))
    connection.execute("DELETE FROM page WHERE key = ?", (page,))
    return names


def _insert(
    connection: sqlite3.Connection, facts: PageFacts, is_special: bool
) -> tuple[int, set[tuple[str, str, str]]]:
    key = connection.execute(
        "INSERT INTO page (path, id, type, slug, title, description, status, declared, special, updated, fields,"
        " aliases, sort_key, trouble, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING key",
        (
            facts.path,
            facts.id,
            facts.type,
            facts.slug,
            facts.title,
            facts.description,
            facts.status,
            facts.declared,
            is_special,
            facts.updated,
            json.dumps(facts.fields, ensure_ascii=False),
            json.dumps(facts.aliases, ensure_ascii=False),
            facts.sort_key,
            facts.trouble,
            facts.text,
        ),
    ).fetchone()[0]
    names: set[tuple[str, str, str]] = set(name_keys(facts.path, facts.title, facts.aliases))
    connection.executemany(
        "INSERT INTO name (page, key, kind, text, path) VALUES (?, ?, ?, ?, ?)",
        [(key, *name, facts.path) for name in names],
    )
    for number, link in enumerate(facts.links):
        row = connection.execute(
            "INSERT INTO link (page, number, destination, wiki, text, line, section) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " RETURNING key",
            (key, number, link.destination, link.wiki, link.text, link.line, facts.heading_above(link.line)),
        ).fetchone()
        connection.executemany(
            "INSERT OR IGNORE INTO link_key VALUES (?, ?)",
            [(one, row[0]) for one in link_keys(link.destination, link.wiki)],
        )
    connection.execute(
        "INSERT INTO search (rowid, title, aliases, body) VALUES (?, ?, ?, ?)",
        (key, indexed(facts.title), indexed(" ".join(facts.aliases)), indexed(facts.text)),
    )
    return int(key), names
