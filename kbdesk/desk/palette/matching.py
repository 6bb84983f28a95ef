"""Finds what somebody means by a few letters of a name. No Qt in here; long lists are matched on a worker."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from heapq import nsmallest
from itertools import chain, islice
from typing import TYPE_CHECKING, TypeAlias

from kbdesk.desk.palette.letters import in_order, leaps, places, spans, word_start

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    Rank: TypeAlias = tuple[int, int, int, int]
    Way: TypeAlias = Callable[[str], tuple[int, int, int] | None]

LONGEST = 160
"""Characters of a name that count; agents write the names, and none may hold up the search."""
BATCH = 2_000
"""Names between two looks at whether anybody still waits."""
EXACT, BEGINS, PHRASE, WORDS, HUMPS, INSIDE, LETTERS = range(7)
"""How well a name fits, best first.

It is what was typed, begins so, has it from a word's beginning on, has words that begin so; the letters begin its words
or go on there; it holds what was typed; it holds the letters, the worse the more of them stand within words.
"""


@dataclass(frozen=True)
class Entry:
    """Something that can be found: its key, the name it is shown by, and other names it has."""

    key: str
    title: str
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class Match:
    """An entry that fits; `name` is which of its names does, where it is not the title; `marked` is what fits in it."""

    entry: Entry
    name: str = ""
    marked: tuple[tuple[int, int], ...] = ()


def folded(text: str) -> str:
    """Return text without case and accents."""
    if text.isascii():
        return text.lower()
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


class Matcher:
    """A list of entries that is asked again and again."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = tuple(entries)
        # Each name stands between two line ends: "begins so" and "is just that" are one look each.
        self._names = tuple(
            "\n" + "".join(folded(name[:LONGEST]).replace("\n", " ") + "\n" for name in (entry.title, *entry.others))
            for entry in self._entries
        )
        self._places = {entry.key: number for number, entry in enumerate(self._entries)}

    def __len__(self) -> int:
        return len(self._entries)

    def entry(self, key: str) -> Entry | None:
        """Return the entry of a key."""
        place = self._places.get(key)
        return None if place is None else self._entries[place]

    def is_named(self, typed: str) -> bool:
        """Whether something has just this name."""
        line = f"\n{' '.join(folded(typed).split())}\n"
        return any(line in names for names in self._names)

    def best(
        self, typed: str, limit: int, recent: Sequence[str] = (), job: Callable[[int, int], object] | None = None
    ) -> list[Match]:
        """Return the entries that fit best; among equals the recent ones (their keys, latest first) come first.

        With nothing typed these are the recent ones, then the others in their order. `job` may raise Cancelled.
        """
        order = {key: number for number, key in enumerate(recent)}
        words = folded(typed).split()
        if not words:
            first = [place for key in recent if (place := self._places.get(key)) is not None]
            rest = (place for place, entry in enumerate(self._entries) if entry.key not in order)
            return [Match(self._entries[place]) for place in islice(chain(first, rest), limit)]
        found: dict[int, Rank] = {}
        for way in (_begins, _holds, _letters):
            if sum(rank[0] < HUMPS for rank in found.values()) < limit:
                for place, rank in self._ranked(way(words), order, job).items():
                    found[place] = min(found.get(place, rank), rank)
        best = nsmallest(limit, found.items(), key=lambda item: (*item[1][:3], item[0]))
        return [self._match(place, rank[3], words) for place, rank in best]

    def _match(self, place: int, at: int, words: Sequence[str]) -> Match:
        entry = self._entries[place]
        name = entry.others[at - 1] if at else entry.title
        return Match(entry, name if at else "", marks(name, words))

    def _ranked(self, rank: Way, order: Mapping[str, int], job: Callable[[int, int], object] | None) -> dict[int, Rank]:
        """Return the rank of each entry that fits, by its place."""
        found = {}
        for start in range(0, len(self._names), BATCH):
            if job is not None:
                job(start, len(self._names))
            for place, names in enumerate(self._names[start : start + BATCH], start):
                fit = rank(names)
                if fit is not None:
                    kind, length, at = fit
                    found[place] = (kind, order.get(self._entries[place].key, len(order)), length, at)
        return found


def marks(name: str, words: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Return what of a name words fit that were typed, folded; nothing where folding moves its letters."""
    text = folded(name)
    if len(text) != len(name):
        return ()
    found = [word_start(word).search(text) or re.search(re.escape(word), text) for word in words]
    if all(found):
        return tuple(sorted(one.span() for one in found if one))
    return spans(places(text, "".join(words)) or ())


def _begins(words: list[str]) -> Way:
    """Rank names that are, or begin with, what was typed."""
    begin = "\n" + " ".join(words)
    whole = begin + "\n"

    def rank(names: str) -> tuple[int, int, int] | None:
        at = names.find(begin)
        if at < 0:
            return None
        exact = names.find(whole, at)
        if exact >= 0:
            return EXACT, 0, names.count("\n", 0, exact)
        number = names.count("\n", 0, at)
        return BEGINS, names.find("\n", at + 1) - at + (LONGEST if number else 0), number

    return rank


def _holds(words: list[str]) -> Way:
    """Rank names that hold every word, first those where each is the beginning of a word."""
    first, rest, phrase = words[0], words[1:], " ".join(words)
    begins = [word_start(word) for word in words]

    def rank(names: str) -> tuple[int, int, int] | None:
        if first not in names or not all(word in names for word in rest):
            return None
        fits = [
            (_kind(name, phrase, begins), len(name) + LONGEST * at, at)
            for at, name in enumerate(names[1:-1].split("\n"))
            if all(word in name for word in words)
        ]
        return min(fits, default=(INSIDE, len(names) + LONGEST, 0))

    return rank


def _kind(name: str, phrase: str, begins: Sequence[re.Pattern[str]]) -> int:
    """Return how well a name fits that holds all words."""
    if not all(begin.search(name) for begin in begins):
        return INSIDE
    return PHRASE if len(begins) == 1 or phrase in name else WORDS


def _letters(words: list[str]) -> Way:
    """Rank names that hold the letters in this order."""
    letters = "".join(words)
    wanted = in_order(letters)

    def rank(names: str) -> tuple[int, int, int] | None:
        if wanted.search(names) is None:
            return None
        best: tuple[int, int, int] | None = None
        for at, name in enumerate(names[1:-1].split("\n")):
            found = places(name, letters)
            if found is not None:
                missed = leaps(name, found)
                far = found[-1] - found[0] + len(name) + LONGEST * at
                fit = (LETTERS + missed if missed else HUMPS, far, at)
                best = fit if best is None else min(best, fit)
        return best

    return rank
