"""Search: every word must stand in the page (as a beginning); titles count more than aliases, aliases than text."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from kbdesk.index.conditions import holding, settled
from kbdesk.index.query import parse
from kbdesk.index.terms import SHORTEST_BEGINNING, match_expression
from kbdesk.pages.resolve import name_key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.journal.database import Database

MARKS = re.compile(r"^\s*(?:#{1,6}|[-*+]|>)\s+|\*\*|__|`|^\s*\|?[\s:|-]{3,}\|?\s*$", re.MULTILINE)
"""Markdown that tells nothing in a line of plain text: heading, list and quote marks, emphasis, table rules."""

AROUND = 70
"""Characters of context on each side of a match."""

MOST = 2000
"""Pages that are ranked; of a word that stands in more, those of its title come in any case."""
TITLED = "{{title aliases}} : ({0})"
CANDIDATES = f"""
    SELECT * FROM (
        SELECT p.key, p.id, p.description, p.status = 'superseded' AS is_late, %d AS tier,
            bm25(search, 12.0, 6.0, 1.0) AS rank, p.sort_key
        FROM search JOIN page p ON p.key = search.rowid
        WHERE search MATCH ? AND %s LIMIT {MOST}
    )
"""
MATCHING = f"""
    SELECT f.id, b.text, f.description FROM (
        SELECT *, min(tier) FROM ({CANDIDATES} UNION ALL {CANDIDATES}) GROUP BY key
        ORDER BY is_late, tier, rank, sort_key LIMIT ?
    ) f JOIN body b ON b.page = f.key ORDER BY f.is_late, f.tier, f.rank, f.sort_key
"""
BEGINNING = """
    SELECT p.id, b.text, p.description FROM (
        SELECT DISTINCT p.key, p.status = 'superseded' AS is_late, p.sort_key
        FROM name n JOIN page p ON p.key = n.page WHERE n.key >= ? AND n.key < ? AND %s
        ORDER BY is_late, p.sort_key LIMIT ?
    ) f JOIN page p ON p.key = f.key JOIN body b ON b.page = p.key ORDER BY f.is_late, f.sort_key
"""
LISTED = """
    SELECT p.id, b.text, p.description FROM page p JOIN body b ON b.page = p.key
    WHERE %s ORDER BY p.status = 'superseded', p.sort_key LIMIT ?
"""


def search(database: Database, text: str, limit: int) -> list[tuple[str, str, tuple[tuple[int, int], ...]]]:
    """Return (page id, snippet, matches in the snippet) of the best results, best first; see `kbdesk.index.query`.

    Pages with every word come first, those in whose title or aliases they stand before the others, then pages with some
    of the words. Of one or two letters alone the pages come first whose names begin so. Retired pages are left out and
    superseded ones come last, as in the original; with conditions alone the pages come in the order of the index.
    """
    query = settled(database, parse(text))
    where, values = holding(query)
    found: dict[str, str] = {}
    if len(query.terms) == 1 and (begun := name_key(query.terms[0])) and len(begun) < SHORTEST_BEGINNING:
        for page, body, description in database.rows(BEGINNING % where, (begun, f"{begun}\uffff", *values, limit)):
            found[str(page)] = str(body) or str(description)
    for every in (True, False):
        expression = match_expression(query.terms, every=every)
        if expression and len(found) < limit:
            titled = TITLED.format(expression)
            told = (titled, *values, expression, *values, limit)
            for page, body, description in database.rows(MATCHING % (0, where, 1, where), told):
                found.setdefault(str(page), str(body) or str(description))
    if not query.terms and (query.conditions or query.without):
        for page, body, description in database.rows(LISTED % where, (*values, limit)):
            found[str(page)] = str(body) or str(description)
    return [(page, *snippet(body, query.terms)) for page, body in list(found.items())[:limit]]


def snippet(text: str, terms: Sequence[str]) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return the part of the text around the first match as one line, and where the words match in it."""
    pattern = _pattern(terms)
    folded = fold(text)
    starts = [found.start() for found in pattern.finditer(folded)] if terms else []
    first = starts[0] if starts else 0
    start = max(0, first - AROUND)
    end = min(len(text), first + 2 * AROUND)
    while start > 0 and not text[start - 1].isspace() and first - start < AROUND + 20:
        start -= 1
    part = " ".join(MARKS.sub("", text[start:end]).split())
    line = f"{'…' if start > 0 else ''}{part}{'…' if end < len(text) else ''}"
    matches = tuple(found.span() for found in pattern.finditer(fold(line))) if starts else ()
    return line, matches


def _pattern(terms: Sequence[str]) -> re.Pattern[str]:
    words = sorted((fold(term) for term in terms), key=len, reverse=True)
    return re.compile("|".join(_word_pattern(word) for word in words))


def _word_pattern(word: str) -> str:
    starts_in_ascii = word[:1].isascii()
    inside = r"\s+".join(re.escape(part) for part in word.split())
    return (r"\b" if starts_in_ascii and word[:1].isalnum() else "") + inside


class _Folds(dict[int, str]):
    """What each sign is without case and accents, found out once."""

    def __missing__(self, code: int) -> str:
        base = unicodedata.normalize("NFD", chr(code))[:1].lower()
        self[code] = base if len(base) == 1 else chr(code)
        return self[code]


FOLDS = _Folds()


def fold(text: str) -> str:
    """Return text without case and accents, each character in its place, so that offsets hold."""
    return text.lower() if text.isascii() else text.translate(FOLDS)
