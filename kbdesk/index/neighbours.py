"""What is near a page in the index: the pages that share its neighbours, and those whose words may name it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kbdesk.index.terms import match_expression

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.journal.database import Database

SHARED = """
    WITH own AS (SELECT key, path FROM page WHERE id = ?),
    near (key, path) AS (
        SELECT t.key, t.path FROM own JOIN link l ON l.page = own.key JOIN page t ON t.path = l.target
            WHERE NOT t.special AND t.key <> own.key
        UNION
        SELECT s.key, s.path FROM own JOIN link l ON l.target = own.path JOIN page s ON s.key = l.page
            WHERE NOT s.special AND s.key <> own.key
    ),
    common (via, other) AS (
        SELECT near.key, s.path FROM near JOIN link l ON l.target = near.path JOIN page s ON s.key = l.page
        UNION
        SELECT near.key, l.target FROM near JOIN link l ON l.page = near.key WHERE l.target IS NOT NULL
    )
    SELECT p.id, p.title, p.status, c.shared FROM (
        SELECT other, count(*) AS shared FROM common WHERE other NOT IN (SELECT path FROM own)
        GROUP BY other HAVING shared >= ?
    ) c JOIN page p ON p.path = c.other
    WHERE NOT p.special AND p.status <> 'retired' ORDER BY c.shared DESC, p.sort_key LIMIT ?
"""
NAMING = """
    SELECT p.path, b.text FROM search JOIN page p ON p.key = search.rowid JOIN body b ON b.page = p.key
    WHERE search MATCH ? AND p.id <> ? AND p.status <> 'retired'
        AND NOT EXISTS (
            SELECT 1 FROM page own JOIN link l ON l.page = p.key AND l.target = own.path WHERE own.id = ?
        )
    ORDER BY p.sort_key LIMIT ?
"""


class Neighbours:
    """Reads the index; never writes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def sharing(self, page: str, least: int, most: int) -> list[tuple[str, str, str, int]]:
        """Return (id, title, status, count) of the pages that are linked with most of what a page is linked with.

        Either direction counts; `least` is how many they must share, `most` how many pages are told.
        """
        return cast("list[tuple[str, str, str, int]]", self._database.rows(SHARED, (page, least, most)))

    def may_name(self, page: str, names: Sequence[str], most: int) -> list[tuple[str, str]]:
        """Return (path in the knowledge folder, plain text) of pages that hold a name's words, and no link to it."""
        expression = match_expression(names, every=False)
        if not expression:
            return []
        asked = (expression, page, page, most)
        return cast("list[tuple[str, str]]", self._database.rows(NAMING, asked))
