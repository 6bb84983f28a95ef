"""Search: every word must stand in the page (as a beginning); titles count more than aliases, aliases than text."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from kbdesk.index.terms import match_expression, terms

if TYPE_CHECKING:
    from kbdesk.journal.database import Database

MARKS = re.compile(r"^\s*(?:#{1,6}|[-*+]|>)\s+|\*\*|__|`|^\s*\|?[\s:|-]{3,}\|?\s*$", re.MULTILINE)
"""Markdown that tells nothing in a line of plain text: heading, list and quote marks, emphasis, table rules."""

AROUND = 70
"""Characters of context on each side of a match."""

QUERY = """
    SELECT p.id, b.text, p.description, bm25(search, 12.0, 6.0, 1.0) AS rank
    FROM search JOIN page p ON p.key = search.rowid JOIN body b ON b.page = p.key
    WHERE search MATCH ? AND p.status <> 'retired' AND NOT p.special
    ORDER BY p.status = 'superseded', rank, p.sort_key LIMIT ?
"""


def search(database: Database, query: str, limit: int) -> list[tuple[str, str, tuple[tuple[int, int], ...]]]:
    """Return (page id, snippet, matches in the snippet) of the best results, best first.

    Pages with every word come first, then those with some of them. Retired pages are left out and superseded ones
    come last, as in the original.
    """
    found: dict[str, str] = {}
    for every in (True, False):
        expression = match_expression(query, every=every)
        if expression and len(found) < limit:
            for page, text, description, _ in database.rows(QUERY, (expression, limit)):
                found.setdefault(str(page), str(text) or str(description))
    return [(page, *snippet(text, query)) for page, text in list(found.items())[:limit]]


def snippet(text: str, query: str) -> tuple[str, tuple[tuple[int, int], ...]]:
    """Return the part of the text around the first match as one line, and where the words match in it."""
    folded = fold(text)
    starts = [found.start() for found in _pattern(query).finditer(folded)] if terms(query) else []
    first = starts[0] if starts else 0
    start = max(0, first - AROUND)
    end = min(len(text), first + 2 * AROUND)
    while start > 0 and not text[start - 1].isspace() and first - start < AROUND + 20:
        start -= 1
    part = " ".join(MARKS.sub("", text[start:end]).split())
    line = f"{'…' if start > 0 else ''}{part}{'…' if end < len(text) else ''}"
    matches = tuple(found.span() for found in _pattern(query).finditer(fold(line))) if starts else ()
    return line, matches


def _pattern(query: str) -> re.Pattern[str]:
    words = sorted((fold(term) for term in terms(query)), key=len, reverse=True)
    return re.compile("|".join(_word_pattern(word) for word in words))


def _word_pattern(word: str) -> str:
    starts_in_ascii = word[:1].isascii()
    return (r"\b" if starts_in_ascii and word[:1].isalnum() else "") + re.escape(word)


def fold(text: str) -> str:
    """Return text without case and accents, each character in its place, so that offsets hold."""
    if text.isascii():
        return text.lower()
    return "".join(_fold_character(character) for character in text)


def _fold_character(character: str) -> str:
    base = unicodedata.normalize("NFD", character)[:1].lower()
    return base if len(base) == 1 else character
