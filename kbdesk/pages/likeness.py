"""Pages that say nearly the same, found in time in proportion to the pages.

A page's shingles are the runs of three words in it; two pages are alike by the share of shingles that they have in
common. Each page is boiled down to a few of its shingles' hashes (one-permutation minhash, Li, Owen and Zhang 2012);
only pages that agree in a band of these are compared in full.
"""

from __future__ import annotations

from array import array
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from typing import TYPE_CHECKING, TypeVar

from kbdesk.pages.scripts import words_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping

Key = TypeVar("Key", bound="Hashable")

ALIKE = 0.7
"""Share of common shingles from which on two pages are nearly identical: about one word in ten differs."""
FEWEST = 12
"""Shingles below which a text is too short to compare."""
RENAMED = 0.5
"""Share of common shingles from which on a file that came may be one that went, with another name and other words."""
FEWEST_RENAMED = 6
"""Shingles below which nobody can tell that."""
_MOST_OF_ONE = 8
"""Texts that have a shingle from which on it tells nothing."""

_BINS = 32
_BAND = 4
_MOST_IN_BAND = 8
_EMPTY = (1 << 63) - 1
_STEP = 100


@dataclass(frozen=True, slots=True)
class Alike:
    """Pages with nearly the same text; `share` is that of the shingles in common with the first, the least of all."""

    pages: tuple[str, ...]
    share: float


def nearly_identical(
    texts: Iterable[tuple[str, str]], text_of: Callable[[str], str], told: Callable[[int], None]
) -> list[Alike]:
    """Return the groups of pages that are alike. `texts` are (id, text); `told` hears how many were looked at."""
    found = _Groups(lru_cache(maxsize=512)(lambda page: _shingles(text_of(page))))
    for number, (page, text) in enumerate(texts):
        if number % _STEP == 0:
            told(number)
        shingles = _shingles(text)
        if len(shingles) >= FEWEST:
            found.take(page, shingles)
    return found.groups()


def renamed(went: Mapping[Key, str], came: Mapping[Key, str]) -> dict[Key, Key]:
    """Return which text that came is one that went, changed: each is the most alike of all to the other."""
    old, new = ({key: _shingles(text) for key, text in texts.items()} for texts in (went, came))
    having: dict[int, list[Key]] = {}
    for key, shingles in new.items():
        for one in shingles:
            having.setdefault(one, []).append(key)
    best: dict[Key, tuple[float, Key]] = {}
    found: dict[Key, tuple[float, Key]] = {}
    for key, shingles in old.items():
        common = Counter(other for one in shingles for other in having.get(one, ())[:_MOST_OF_ONE])
        shares = [(len(shingles & new[other]) / len(shingles | new[other]), other) for other in common]
        share, other = max(shares, key=itemgetter(0), default=(0.0, key))
        if share >= RENAMED and min(len(shingles), len(new[other])) >= FEWEST_RENAMED:
            found[key] = share, other
            if other not in best or best[other][0] < share:
                best[other] = share, key
    return {key: other for key, (_, other) in found.items() if best[other][1] == key}


class _Groups:
    def __init__(self, shingles_of: Callable[[str], frozenset[int]]) -> None:
        self._shingles_of = shingles_of
        self._bands: dict[tuple[int, bytes], list[str]] = {}
        self._signatures: dict[str, array[int]] = {}
        self._first: dict[str, str] = {}
        self._shares: dict[str, float] = {}

    def take(self, page: str, shingles: frozenset[int]) -> None:
        """Put a page into the group of the first page that it is alike, and into its bands."""
        signature = _signature(shingles)
        near: dict[str, None] = {}
        for band in _bands(signature):
            others = self._bands.setdefault(band, [])
            near.update(dict.fromkeys(self._first.get(other, other) for other in others))
            if len(others) < _MOST_IN_BAND:
                others.append(page)
        self._signatures[page] = signature
        for other in near:
            if _agreeing(signature, self._signatures[other]) * 2 < _BINS:
                continue
            theirs = self._shingles_of(other)
            share = len(shingles & theirs) / len(shingles | theirs)
            if share >= ALIKE:
                self._first[page] = other
                self._shares[other] = min(share, self._shares.get(other, 1.0))
                return

    def groups(self) -> list[Alike]:
        """Return the groups, the most alike first."""
        members: dict[str, list[str]] = {}
        for page, first in self._first.items():
            members.setdefault(first, [first]).append(page)
        found = [Alike(tuple(pages), self._shares[first]) for first, pages in members.items()]
        return sorted(found, key=lambda group: -group.share)


def _shingles(text: str) -> frozenset[int]:
    words = words_of(text.casefold())
    return frozenset(map(hash, zip(words, words[1:], words[2:], strict=False)))


def _signature(shingles: frozenset[int]) -> array[int]:
    """Return the least hash in each bin; an empty bin takes that of the next one that is not."""
    least = [_EMPTY] * _BINS
    for one in shingles:
        place, rest = one % _BINS, one >> 5
        if rest < least[place]:  # noqa: PLR1730  # three times as fast as min(), and what takes the time
            least[place] = rest
    for place in range(2 * _BINS - 2, -1, -1):
        if least[place % _BINS] == _EMPTY:
            least[place % _BINS] = least[(place + 1) % _BINS]
    return array("q", least)


def _bands(signature: array[int]) -> Iterator[tuple[int, bytes]]:
    return ((start, signature[start : start + _BAND].tobytes()) for start in range(0, _BINS, _BAND))


def _agreeing(one: array[int], other: array[int]) -> int:
    return sum(map(int.__eq__, one, other))
