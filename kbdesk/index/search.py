"""Search: every word must stand in the page (as a beginning); titles count more than aliases, aliases than text."""

from __future__ import annotations

import json
import re
import unicodedata
from itertools import islice, takewhile
from typing import TYPE_CHECKING, NamedTuple

from kbdesk.index.conditions import holding, settled
from kbdesk.index.query import parse
from kbdesk.index.terms import SHORTEST_BEGINNING, match_expression
from kbdesk.pages.prose import prose
from kbdesk.pages.resolve import name_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kbdesk.journal.database import Database
    from kbdesk.pages.inline import Span

MOST_PLACES = 300
"""Matches of a page among which the place is chosen that is shown."""
AROUND = 70
"""Characters of context before a match; after it, twice as many."""
READ_AROUND = 400
"""Characters on each side that are read as prose, so that no link or mark is cut where it would be seen."""
TRIED = 8
"""Matches that are tried; one that stands in what is not read, as in an address, is passed over."""

MOST = 2000
"""Pages that are ranked; of a word that stands in more, those of its title come in any case."""
TITLED = "{{title aliases}} : ({0})"
CANDIDATES = f"""
    SELECT * FROM (
        SELECT p.key, p.id, p.title, p.description, p.aliases, p.status = 'superseded' AS is_late, %d AS tier,
            p.key NOT IN (SELECT page FROM name WHERE key >= ? AND key < ? AND kind <> 'alias') AS is_within,
            bm25(search, 12.0, 6.0, 1.0) AS rank, p.sort_key
        FROM search JOIN page p ON p.key = search.rowid
        WHERE search MATCH ? AND %s LIMIT {MOST}
    )
"""
MATCHING = f"""
    SELECT f.id, f.title, b.text, f.description, f.aliases FROM (
        SELECT *, min(tier) FROM ({CANDIDATES} UNION ALL {CANDIDATES}) GROUP BY key
        ORDER BY is_late, tier, is_within, rank, sort_key LIMIT ?
    ) f JOIN body b ON b.page = f.key ORDER BY f.is_late, f.tier, f.is_within, f.rank, f.sort_key
"""
BEGINNING = """
    SELECT p.id, p.title, b.text, p.description, p.aliases FROM (
        SELECT DISTINCT p.key, p.status = 'superseded' AS is_late, p.sort_key
        FROM name n JOIN page p ON p.key = n.page WHERE n.key >= ? AND n.key < ? AND %s
        ORDER BY is_late, p.sort_key LIMIT ?
    ) f JOIN page p ON p.key = f.key JOIN body b ON b.page = p.key ORDER BY f.is_late, f.sort_key
"""
LISTED = """
    SELECT p.id, p.title, b.text, p.description, p.aliases FROM page p JOIN body b ON b.page = p.key
    WHERE %s ORDER BY p.status = 'superseded', p.sort_key LIMIT ?
"""


class Found(NamedTuple):
    """A page that fits: the place of it that does, and where the words stand in that and in its title.

    `alias` is another name of it that has words which its title has not, "" where there is none such.
    """

    page: str
    snippet: str
    matches: tuple[Span, ...]
    in_title: tuple[Span, ...]
    alias: str = ""
    in_alias: tuple[Span, ...] = ()


def search(database: Database, text: str, limit: int) -> list[Found]:
    """Return the best results of a query, best first; see `kbdesk.index.query`.

    Pages with every word come first, those in whose title or aliases they stand before the others, those whose title
    begins with them before these, then pages with some of the words. Of one or two letters alone the pages come first
    whose names begin so. Retired pages are left out and superseded ones come last, as in the original; with conditions
    alone the pages come in the order of the index.
    """
    query = settled(database, parse(text))
    where, values = holding(query)
    found: dict[str, tuple[str, str, str]] = {}

    def take(rows: Iterable[Sequence[object]]) -> None:
        for page, title, body, description, aliases in rows:
            found.setdefault(str(page), (str(title), str(body) or str(description), str(aliases)))

    typed = name_key(" ".join(query.terms)) if query.terms else ""
    begun = (typed, f"{typed}\uffff" if typed else "")
    if len(query.terms) == 1 and 0 < len(typed) < SHORTEST_BEGINNING:
        take(database.rows(BEGINNING % where, (*begun, *values, limit)))
    for every in (True, False):
        expression = match_expression(query.terms, every=every)
        if expression and len(found) < limit:
            told = (*begun, TITLED.format(expression), *values, *begun, expression, *values, limit)
            take(database.rows(MATCHING % (0, where, 1, where), told))
    if not query.terms and (query.conditions or query.without):
        take(database.rows(LISTED % where, (*values, limit)))
    best = list(found.items())[:limit]
    titled = (*query.terms, *(one.value for one in query.conditions if one.name == "title" and not one.is_not))
    return [
        Found(page, *snippet(body, query.terms), marked(title, titled), *_alias(title, aliases, query.terms))
        for page, (title, body, aliases) in best
    ]


def _alias(title: str, aliases: str, terms: Sequence[str]) -> tuple[str, tuple[Span, ...]]:
    """Return another name of a page that words stand in which its title lacks, and where they do; "" for none."""
    missing = [term for term in terms if not marked(title, (term,))] if aliases != "[]" else []
    names = json.loads(aliases) if missing else []
    return next(((name, marked(name, terms)) for name in names if marked(name, missing)), ("", ()))


def snippet(text: str, terms: Sequence[str]) -> tuple[str, tuple[Span, ...]]:
    """Return the part of the text around the first match below its title as plain prose, and where the words match."""
    pattern = _pattern(terms)
    for first in _places(text, pattern) if terms else ():
        line = prose(text[max(0, first - READ_AROUND) : first + READ_AROUND])
        near = len(prose(text[max(0, first - READ_AROUND) : first]))
        found = min(pattern.finditer(fold(line)), key=lambda one: abs(one.start() - near), default=None)
        if found is not None:
            is_cut = first - READ_AROUND > 0, first + READ_AROUND < len(text)
            shown = _cut(line, found.start(), is_cut)
            return shown, marked(shown, terms)
    return _cut(prose(text[: 2 * READ_AROUND]), 0, (False, len(text) > 2 * READ_AROUND)), ()


def _places(text: str, pattern: re.Pattern[str]) -> list[int]:
    """Return where words stand in a text, first where most different ones stand together, and below its title."""
    title = text.find("\n") if text.startswith("# ") else -1
    every = [(one.start(), one.group()) for one in islice(pattern.finditer(fold(text)), MOST_PLACES)]
    found = [one for one in every if one[0] > title] or every

    def together(number: int) -> int:
        at = found[number][0]
        near = takewhile(lambda one: one[0] < at + 2 * AROUND, found[number : number + 2 * AROUND])
        return len({word for _, word in near})

    best = sorted(range(len(found)), key=lambda number: (-together(number), number))
    return [found[number][0] for number in best[:TRIED]]


def marked(text: str, terms: Sequence[str]) -> tuple[Span, ...]:
    """Return where words stand in a text."""
    return tuple(found.span() for found in _pattern(terms).finditer(fold(text))) if terms else ()


def _cut(line: str, place: int, is_cut: tuple[bool, bool]) -> str:
    """Return what is near a place of a line; `is_cut` says whether there was more before and after it."""
    start, end = max(0, place - AROUND), min(len(line), place + 2 * AROUND)
    while end < len(line) and not line[end].isspace() and end - place < 2 * AROUND + 20:
        end += 1
    while start > 0 and not line[start - 1].isspace() and place - start < AROUND + 20:
        start -= 1
    before = "…" if start > 0 or is_cut[0] else ""
    after = "…" if end < len(line) or is_cut[1] else ""
    return f"{before}{line[start:end].strip(' ·')}{after}"


def _pattern(terms: Sequence[str]) -> re.Pattern[str]:
    words = sorted((fold(term) for term in terms), key=len, reverse=True)
    return re.compile("|".join(filter(None, map(_word_pattern, words))) or r"(?!)")


def _word_pattern(word: str) -> str:
    """Return a pattern for what the index finds for a word or phrase: it sees no signs between letters."""
    parts = [part for part in re.split(r"[\W_]+", word) if part]
    bound = r"(?<![^\W_])" if parts and parts[0][:1].isascii() else ""
    return bound + r"[\W_]+".join(map(re.escape, parts)) if parts else ""


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
