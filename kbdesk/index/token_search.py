"""The search of the LLM-wiki family: words and pairs of CJK signs, counted by where they stand.

A page counts 200 when a token stands in its file's name, 50 when one stands in its title, and 20 for each line of its
text that holds one (../shared: the search mode `token`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from heapq import nsmallest
from typing import TYPE_CHECKING

from kbdesk.index.search import fold
from kbdesk.index.terms import CJK, match_expression

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.journal.database import Database

IN_NAME, IN_TITLE, IN_LINE = 200, 50, 20
_RUN = re.compile(rf"[{CJK}]+|[^\W{CJK}]+")
_CJK = re.compile(f"[{CJK}]")
MOST = 2000
"""Pages with a token in their text that are counted at the most, those first that fit best."""
MOST_TOKENS = 32
PLACES = 3
"""Places of a page that are shown."""
CONTEXT = 3
"""Lines of each of them at the most."""
LINE = 300
"""Characters of a line that are shown."""


@dataclass(frozen=True)
class TokenHit:
    """A page that fits, its score, and the lines around some of the places where it does."""

    page: str
    score: int
    excerpts: tuple[str, ...]


def tokens(query: str) -> tuple[str, ...]:
    """Return the tokens of a query: its words, and of each CJK run its pairs, or its one sign."""
    found: dict[str, None] = {}
    for run in _RUN.findall(fold(query)):
        if _CJK.match(run) and len(run) > 1:
            found.update(dict.fromkeys(run[at : at + 2] for at in range(len(run) - 1)))
        else:
            found[run] = None
    return tuple(found)[:MOST_TOKENS]


def token_search(database: Database, query: str, limit: int) -> list[TokenHit]:
    """Return the best pages for a query, best first; retired ones are left out."""
    looked_for = tokens(query)
    if not looked_for:
        return []
    keys = {*_in_text(database, looked_for), *_in_names(database, looked_for)}
    hits = (hit for hit in _scored(database, sorted(keys), looked_for) if hit.score)
    return nsmallest(limit, hits, key=lambda hit: (-hit.score, hit.page))


def _in_text(database: Database, looked_for: Sequence[str]) -> Iterator[int]:
    expression = match_expression([each for each in looked_for if not _CJK.match(each) or len(each) > 1], every=False)
    for table in ("named", "search") if expression else ():
        query = f"SELECT rowid FROM {table} WHERE {table} MATCH ? ORDER BY rank LIMIT {MOST}"
        yield from (int(str(key)) for (key,) in database.rows(query, (expression,)))


def _in_names(database: Database, looked_for: Sequence[str]) -> Iterator[int]:
    rows = database.rows("SELECT key, slug FROM page WHERE NOT special")
    for key, slug in rows:
        name = fold(str(slug))
        if any(token in name for token in looked_for):
            yield int(str(key))


def _scored(database: Database, keys: Sequence[int], looked_for: Sequence[str]) -> Iterator[TokenHit]:
    query = (
        "SELECT p.id, p.slug, p.title, b.text FROM page p JOIN body b ON b.page = p.key"
        " WHERE p.key IN ({}) AND NOT p.special AND p.status <> 'retired'"
    )
    pattern = re.compile("|".join(re.escape(token) for token in looked_for))
    for start in range(0, len(keys), 500):
        batch = keys[start : start + 500]
        for page, slug, title, text in database.rows(query.format(", ".join("?" * len(batch))), tuple(batch)):
            lines = str(text).split("\n")
            at = [number for number, line in enumerate(lines) if pattern.search(fold(line))]
            score = IN_LINE * len(at)
            score += IN_NAME if pattern.search(fold(str(slug))) else 0
            score += IN_TITLE if pattern.search(fold(str(title))) else 0
            yield TokenHit(str(page), score, tuple(_excerpts(lines, at)))


def _excerpts(lines: Sequence[str], at: Sequence[int]) -> Iterator[str]:
    """Yield the lines around the first places, each line once."""
    end = 0
    for number in at:
        if number < end:
            continue
        first = max(end, number - 1)
        shown = [line.strip()[:LINE] for line in lines[first : first + CONTEXT] if line.strip()]
        end = first + CONTEXT
        yield "\n".join(shown)
        if end >= at[-1] or number == at[min(PLACES, len(at)) - 1]:
            return
