"""Search: every word must stand in the page (as a beginning); titles count more than aliases, aliases than text."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from kbdesk.index.conditions import holding, settled
from kbdesk.index.query import parse
from kbdesk.index.terms import match_expression

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.journal.database import Database

MARKS = re.compile(r"^\s*(?:#{1,6}|[-*+]|>)\s+|\*\*|__|`|^\s*\|?[\s:|-]{3,}\|?\s*$", re.MULTILINE)
"""Markdown that tells nothing in a line of plain text: heading, list and quote marks, emphasis, table rules."""

AROUND = 70
"""Characters of context on each side of a match."""

COLUMNS = "p.id, b.text, p.description"
MATCHING = f"""
    SELECT {COLUMNS}, bm25(search, 12.0, 6.0, 1.0) AS rank
    FROM search JOIN page p ON p.key = search.rowid JOIN body b ON b.page = p.key
    WHERE search MATCH ? AND %s
    ORDER BY p.status = 'superseded', rank, p.sort_key LIMIT ?
"""
LISTED = f"""
    SELECT {COLUMNS} FROM page p JOIN body b ON b.page = p.key
    WHERE %s ORDER BY p.status = 'superseded', p.sort_key LIMIT ?
"""


def search(database: Database, text: str, limit: int) -> list[tuple[str, str, tuple[tuple[int, int], ...]]]:
    """Return (page id, snippet, matches in the snippet) of the best results, best first; see `kbdesk.index.query`.

    Pages with every word come first, then those with some of them. Retired pages are left out and superseded ones
    come last, as in the original; with conditions alone the pages come in the order of the index.
    """
    query = settled(database, parse(text))
    where, values = holding(query)
    found: dict[str, str] = {}
    for every in (True, False):
        expression = match_expression(query.terms, every=every)
        if expression and len(found) < limit:
            rows = database.rows(MATCHING % where, (expression, *values, limit))
            for page, body, description, _ in rows:
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


def fold(text: str) -> str:
    """Return text without case and accents, each character in its place, so that offsets hold."""
    if text.isascii():
        return text.lower()
    return "".join(_fold_character(character) for character in text)


def _fold_character(character: str) -> str:
    base = unicodedata.normalize("NFD", character)[:1].lower()
    return base if len(base) == 1 else character
