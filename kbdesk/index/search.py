"""Search: every word must stand in the page (as a beginning); where it does is shown and marked."""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import TYPE_CHECKING, NamedTuple

from kbdesk.index.conditions import holding, settled
from kbdesk.index.query import parse
from kbdesk.index.ranking import Ranking
from kbdesk.index.terms import CJK, CJK_RUN, HUMP, humped
from kbdesk.index.typing_errors import likely_meant
from kbdesk.pages.prose import prose

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.index.ranking import Fitting
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


@dataclass(frozen=True)
class Results:
    """What a search found, best first.

    `is_cut` says whether more pages fit than were asked for. `instead` are the words that were looked for where those
    asked for stand nowhere: the likeliest that were meant.
    """

    found: tuple[Found, ...]
    is_cut: bool = False
    instead: tuple[str, ...] = ()


def search(database: Database, text: str, limit: int) -> Results:
    """Return the best results of a query, best first; see `kbdesk.index.query` and `kbdesk.index.ranking`.

    Pages with every word come first, by where they have them: in the title, in other names, in headings, in the text.
    Then come pages with some of the words. Retired pages are left out and superseded ones come last, as in the
    original; with conditions alone the pages come in the order of the index.
    """
    query = settled(database, parse(text))
    ranking = Ranking(database, holding(query), limit + 1)
    terms = query.terms
    if terms:
        ranking.gather_all(terms)
        if not ranking.found and (likely := likely_meant(database, terms)):
            terms = likely
            ranking.gather_all(terms)
        ranking.gather_some(terms)
    elif query.conditions or query.without:
        ranking.gather_listed()
    titled = (*terms, *(one.value for one in query.conditions if one.name == "title" and not one.is_not))
    found = tuple(_found(one, terms, titled) for one in list(ranking.found.values())[:limit])
    instead = tuple(new for old, new in zip(query.terms, terms, strict=True) if old != new)
    return Results(found, len(ranking.found) > limit, instead if found else ())


def _found(one: Fitting, terms: Sequence[str], titled: Sequence[str]) -> Found:
    shown = snippet(one.text or one.description, terms)
    return Found(one.page, *shown, marked(one.title, titled), *_alias(one.title, one.aliases, terms))


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
        found = min(_matches(pattern, line), key=lambda one: abs(one.start() - near), default=None)
        if found is not None:
            is_cut = first - READ_AROUND > 0, first + READ_AROUND < len(text)
            shown = _cut(line, found.start(), is_cut)
            return shown, marked(shown, terms)
    return _cut(prose(text[: 2 * READ_AROUND]), 0, (False, len(text) > 2 * READ_AROUND)), ()


def _places(text: str, pattern: re.Pattern[str]) -> list[int]:
    """Return where words stand in a text, first where most different ones stand together, and below its title."""
    title = text.find("\n") if text.startswith("# ") else -1
    every = [(one.start(), one.group()) for one in islice(_matches(pattern, text), MOST_PLACES)]
    found = [one for one in every if one[0] > title] or every

    def together(number: int) -> int:
        at = found[number][0]
        near = takewhile(lambda one: one[0] < at + 2 * AROUND, found[number : number + 2 * AROUND])
        return len({word for _, word in near})

    best = sorted(range(len(found)), key=lambda number: (-together(number), number))
    return [found[number][0] for number in best[:TRIED]]


def marked(text: str, terms: Sequence[str]) -> tuple[Span, ...]:
    """Return where words stand in a text."""
    return tuple(found.span() for found in _matches(_pattern(terms), text)) if terms else ()


def _matches(pattern: re.Pattern[str], text: str) -> Iterator[re.Match[str]]:
    """Yield the matches in a text without case and accents that begin a word, or a part of a camelCase word."""
    for found in pattern.finditer(fold(text)):
        start = found.start()
        is_inside = start and text[start - 1].isalnum() and found[0][0].isascii()
        if not is_inside or HUMP.match(text, start) or CJK_RUN.match(text, start - 1):
            yield found


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
    forms = {fold(form) for term in terms for form in (term, humped(term))}
    words = sorted(forms, key=lambda form: (-len(form), form))
    return re.compile("|".join(filter(None, map(word_pattern, words))) or r"(?!)")


def word_pattern(word: str) -> str:
    """Return a pattern for what the index finds for a word or phrase: it sees no signs between letters."""
    pattern, end = "", 0
    for part in _PART.finditer(word):
        between = r"[\W_]*" if part.start() == end else r"[\W_]+"
        pattern += (between if pattern else "") + re.escape(part[0])
        end = part.end()
    return pattern


_PART = re.compile(f"[{CJK}]+|[^\\W_{CJK}]+")
"""A run of letters between which nothing stands in the index."""


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
