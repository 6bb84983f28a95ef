"""Whether an index is like the files: compared with one that was made anew from them. Looking changes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import Unreadable
from kbdesk.index import schema
from kbdesk.index.disk import DiskMemory
from kbdesk.journal.database import Database
from kbdesk.wording import part

if TYPE_CHECKING:
    from pathlib import Path

PAGES = (
    "SELECT path, id, type, slug, title, description, status, declared, special, updated, fields, aliases, sort_key,"
    " b.text, b.headings FROM {0}.page JOIN {0}.body b ON b.page = page.key"
)
NAMES = "SELECT path, key, kind, text FROM {0}.name"
SEARCH = (
    "SELECT p.path, s.sz, n.sz FROM {0}.page p LEFT JOIN {0}.search_docsize s ON s.id = p.key"
    " LEFT JOIN {0}.named_docsize n ON n.id = p.key"
)
"""How many words of each page the search knows; what they are it cannot tell."""
LISTED = (
    "SELECT p.path AS path, l.section, l.start, l.path, l.id, l.end FROM {0}.page p JOIN {0}.listed l ON l.id = p.id"
)
LINKS = (
    "SELECT p.path, l.number, l.destination, l.wiki, l.text, l.line, l.meant, l.wanted, l.target, l.target_id,"
    " l.anchor, l.ambiguous FROM {0}.link l JOIN {0}.page p ON p.key = l.page"
)


@dataclass(frozen=True)
class Differences:
    """Paths of pages of which an index says something else than the files: their facts, their links."""

    facts: tuple[str, ...]
    links: tuple[str, ...]


class IndexExamination:
    """An index as it stands; nothing is set aside or made anew. Raises Unreadable where it is damaged."""

    def __init__(self, path: Path, fingerprint: str) -> None:
        self._database = Database(path, part("index"), schema.MIGRATIONS, synchronous="NORMAL")
        self._fingerprint = fingerprint
        self.disk = DiskMemory(self._database)

    def is_current(self) -> bool:
        """Whether it is of this program's version and of the project's settings; else it is made anew anyway."""
        names = [name for (name,) in self._database.rows("SELECT name FROM migration")]
        return names == [schema.NAME] and self._database.rows("SELECT fingerprint FROM about") == [(self._fingerprint,)]

    def faults(self) -> list[str]:
        """Return what SQLite finds wrong with the file and with the search's tables."""
        found = self._database.faults()
        if not found:
            try:
                with self._database.transaction() as connection:
                    for table in schema.SEARCHED:
                        connection.execute(f"INSERT INTO {table} ({table}) VALUES ('integrity-check')")
            except Unreadable as error:
                found.append(error.what)
        return found

    def files(self) -> dict[str, tuple[str, str]]:
        """Return signature and hash of every file it mirrors, by path in the knowledge folder."""
        rows = self._database.rows("SELECT path, signature, hash FROM file")
        return {str(path): (str(signature), str(name)) for path, signature, name in rows}

    def differences(self, fresh: Path) -> Differences:
        """Compare it with an index made anew of the same files."""
        self._database.rows("ATTACH DATABASE ? AS fresh", (str(fresh),))
        try:
            facts = {path for query in (PAGES, NAMES, SEARCH, LISTED) for path in self._differing(query)}
            return Differences(tuple(sorted(facts)), tuple(sorted(self._differing(LINKS) - facts)))
        finally:
            self._database.rows("DETACH DATABASE fresh")

    def _differing(self, query: str) -> set[str]:
        here, there = query.format("main"), query.format("fresh")
        rows = self._database.rows(
            f"SELECT path FROM ({here} EXCEPT {there}) UNION SELECT path FROM ({there} EXCEPT {here})"
        )
        return {str(path) for (path,) in rows}

    def close(self) -> None:
        """Close the database."""
        self._database.close()
