"""Keeps the index like the files: takes what changed in the knowledge folder, describes it, resolves links again."""

from __future__ import annotations

from contextlib import nullcontext, suppress
from dataclasses import dataclass
from itertools import chain, islice
from typing import TYPE_CHECKING, cast

from kbdesk.errors import Unreadable
from kbdesk.files.outside import set_aside
from kbdesk.index import schema
from kbdesk.index.claims import ClaimMirror
from kbdesk.index.describing import FROM, describing, parted
from kbdesk.index.disk import DiskMemory
from kbdesk.index.linking import Linking
from kbdesk.index.listing import Listing, note_current
from kbdesk.index.matching import matching
from kbdesk.index.neighbours import Neighbours
from kbdesk.index.original_texts import OriginalTexts
from kbdesk.index.originals import OriginalMirror
from kbdesk.index.page_graph import PageGraph
from kbdesk.index.queries import PageQueries
from kbdesk.index.resolving import resolve_links
from kbdesk.index.rows import CATALOGUE, rows_of
from kbdesk.index.search import Results, search
from kbdesk.index.survey import Survey
from kbdesk.index.token_search import TokenHit, token_search
from kbdesk.index.writing import PageWriter, Touched
from kbdesk.journal.database import COMPANIONS, DOUBT, Database
from kbdesk.journal.past import copy_whole
from kbdesk.pages.resolve import name_keys, original_key
from kbdesk.wording import part

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from kbdesk.index.describing import Portion
    from kbdesk.index.rows import PageRows
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


TABLES = ("file", "page", "body", "listed", "catalogue", "name", "link", "link_key", "original", "claim")
"""What the next sweep fills again when the index is to forget everything."""

AT_ONCE = 32
"""Portions that are written in one transaction, at the most."""

TEXTS = "texts.db"
"""The file beside the index that holds the texts of originals."""


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
        self.texts = OriginalTexts(path.with_name(TEXTS))
        self.survey = Survey(self._database)
        self.claims = ClaimMirror(self._database)
        self.listing = Listing(self._database, layout)
        self.linking = Linking(self._database)
        self.neighbours = Neighbours(self._database)
        self.graph = PageGraph(self._database)
        self.disk = DiskMemory(self._database)

    def _open(self, path: Path, fingerprint: str) -> Database:
        try:
            database = Database(path, part("index"), schema.MIGRATIONS, synchronous="NORMAL")
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
        database = Database(path, part("index"), schema.MIGRATIONS, synchronous="NORMAL")
        _is_current(database, fingerprint)
        return database

    def files(self) -> dict[str, tuple[str, str]]:
        """Return signature and hash of every file the index mirrors, by path in the knowledge folder."""
        rows = self._database.rows("SELECT path, signature, hash FROM file")
        return {str(path): (str(signature), str(name)) for path, signature, name in rows}

    def signatures(self) -> dict[str, str]:
        """Return the signature of every file the index mirrors, by path in the knowledge folder. Quick."""
        return dict(cast("list[tuple[str, str]]", self._database.rows("SELECT path, signature FROM file")))

    def file(self, path: str) -> tuple[str, str] | None:
        """Return signature and hash of one file, None where the index mirrors none there."""
        rows = self._database.rows("SELECT signature, hash FROM file WHERE path = ?", (path,))
        return (str(rows[0][0]), str(rows[0][1])) if rows else None

    def touch(self, signatures: Sequence[tuple[str, str]]) -> None:
        """Note new signatures, by path, of files whose bytes are the same."""
        with self._database.transaction() as connection:
            connection.executemany(
                "UPDATE file SET signature = ? WHERE path = ?", [(signature, path) for path, signature in signatures]
            )

    def update(
        self, changes: Sequence[FileChange], job: Callable[[int, int], None] | None = None, index_md: str | None = None
    ) -> frozenset[str]:
        """Take over how files stand now; return the ids of all pages whose facts, links or backlinks may differ.

        All or nothing. `job(done, total)` is told after each file and may raise Cancelled. `index_md` is the signature
        of the index.md that belongs to it, where one was written.
        """
        touched = Touched()
        with self._database.transaction() as connection:
            schema.make_indexes(connection)
            self._write(connection, changes, self._told(changes, job), touched)
            _count_names(connection, touched)
            concerned = resolve_links(connection, self.layout, touched)
            if index_md is not None:
                note_current(connection, index_md)
        return frozenset(concerned | touched.ids)

    def name_originals(self, paths: Iterable[str]) -> frozenset[str]:
        """Take over which originals there are, by project path: links by name may lead to them, after the pages.

        Returns the ids of the pages whose links lead elsewhere now.
        """
        rows = self._database.rows("SELECT path FROM name WHERE kind = 'original'")
        before, now = {str(path) for (path,) in rows}, set(paths)
        if before == now:
            return frozenset()
        touched = Touched()
        with self._database.transaction() as connection:
            schema.make_indexes(connection)
            gone = [(path,) for path in before - now]
            connection.executemany("DELETE FROM name WHERE kind = 'original' AND path = ?", gone)
            new = [(0, original_key(path), "original", path, path) for path in sorted(now - before)]
            connection.executemany("INSERT INTO name VALUES (?, ?, ?, ?, ?)", new)
            touched.keys.update(original_key(path) for path in before ^ now)
            (touched.first,) = connection.execute("SELECT coalesce(max(key), 0) + 1 FROM link").fetchone()
            return frozenset(resolve_links(connection, self.layout, touched))

    def _told(self, changes: Sequence[FileChange], job: Callable[[int, int], None] | None) -> Iterator[PageRows | None]:
        for number, rows in enumerate(self._described(changes)):
            yield rows
            if job:
                job(number + 1, len(changes))

    def _described(self, changes: Sequence[FileChange]) -> Iterator[PageRows | None]:
        if len(changes) < FROM:
            yield from (rows_of(self.layout, one.path, one.data, one.trouble) for one in changes)
            return
        portions = parted(list(changes), lambda one: len(one.data or b""))
        for portion in describing(self.layout, portions, helped=True):
            yield from portion.rows

    def fill(self, portions: Iterable[Portion]) -> frozenset[str]:
        """Take over very many files, as `update` does, some portions at a time; links are certain after the last one.

        The first portion is seen soon. Of later ones more are written in one transaction, at less cost: each has its
        share of every page of an index that it writes to, and of the search's table.
        """
        touched = Touched(is_resolved=False)
        waiting, size = iter(portions), 1
        with self._database.bulk():
            with self._database.transaction() as connection:
                schema.put_off_indexes(connection)
                connection.execute(schema.GATHER, (schema.MUCH,))
            while (portion := next(waiting, None)) is not None:
                with self._database.transaction() as connection:
                    for one in chain([portion], islice(waiting, size - 1)):
                        self._write(connection, one.changes, one.rows, touched)
                    _count_names(connection, touched)
                if touched.first == 1:  # no link of before asks for a name
                    touched.keys.clear()
                size = min(2 * size, AT_ONCE)
            with self._database.transaction() as connection:
                schema.make_indexes(connection)
                connection.execute(schema.GATHER, (schema.USUAL,))
                concerned = resolve_links(connection, self.layout, touched)
        return frozenset(concerned | touched.ids)

    def _write(
        self,
        connection: sqlite3.Connection,
        changes: Sequence[FileChange],
        told: Iterable[PageRows | None],
        touched: Touched,
    ) -> None:
        gone = [(change.path,) for change in changes if change.data is None]
        here = [(change.path, change.signature, change.hash) for change in changes if change.data is not None]
        connection.executemany("DELETE FROM file WHERE path = ?", gone)
        connection.executemany("INSERT OR REPLACE INTO file VALUES (?, ?, ?)", here)
        writer = PageWriter(connection, self.layout, touched)
        writer.expect([change.path for change in changes])
        for change, rows in zip(changes, told, strict=True):
            if change.path in CATALOGUE:
                touched.keys.update(key for key, _, _ in name_keys(change.path, "", ()))
            else:
                writer.replace(change.path, rows)
        writer.flush()

    def look_again(self) -> None:
        """Have the next sweep take all files over again; what it cannot read stays as it is."""
        with self._database.transaction() as connection:
            connection.execute("UPDATE file SET signature = '', hash = ''")

    def copy(self, target: Path, job: Callable[[int, int], None] | None = None) -> None:
        """Write a copy to a file that is not there yet. Raises StorageFailed; ends as `job` does."""
        copy_whole(self._database, target, job)

    def clear(self) -> None:
        """Forget everything: the next sweep takes all files over again."""
        with self._database.transaction() as connection:
            for table in TABLES:
                connection.execute(f"DELETE FROM {table}")
            for table in schema.SEARCHED:
                connection.execute(f"INSERT INTO {table} ({table}) VALUES ('delete-all')")

    def close(self) -> None:
        """Close the databases on every thread."""
        self.texts.close()
        self._database.close()

    def search(self, query: str, limit: int, job: Callable[[int, int], object] | None = None) -> Results:
        """Return the best results of a query; see `kbdesk.index.search`. Ends as `job` says."""
        with self._database.stoppable(job) if job else nullcontext():
            return search(self._database, query, limit)

    def token_search(self, query: str, limit: int, job: Callable[[int, int], object] | None = None) -> list[TokenHit]:
        """Return the best pages by tokens; see `kbdesk.index.token_search`. Ends as `job` says."""
        with self._database.stoppable(job) if job else nullcontext():
            return token_search(self._database, query, limit)

    def matching(self, query: str, job: Callable[[int, int], object]) -> frozenset[str]:
        """Return the ids of all pages that fit a query; see `kbdesk.index.matching`. Ends as `job` says."""
        with self._database.stoppable(job):
            return matching(self._database, query)


def _count_names(connection: sqlite3.Connection, touched: Touched) -> None:
    """Let the number of the names move where any has come, gone or changed."""
    if touched.named:
        connection.execute("UPDATE naming SET number = number + 1")


def _is_current(database: Database, fingerprint: str) -> bool:
    """Whether an index is of this schema and fingerprint; a new one takes them on."""
    names = [name for (name,) in database.rows("SELECT name FROM migration")]
    if names != [schema.NAME]:
        return False
    with database.transaction() as connection:
        connection.execute("INSERT INTO about SELECT ? WHERE NOT EXISTS (SELECT 1 FROM about)", (fingerprint,))
    return database.rows("SELECT fingerprint FROM about") == [(fingerprint,)]
