"""Units that were parted into several, or put together from several: a change of one range of them into another."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from rapidfuzz.distance import Indel

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from kbdesk.pages.difference.units import Unit

GAIN = 0.1
"""Share of words in common by which a wider range must be more alike."""
_RUNNING = frozenset({"text", "item"})


class Range(NamedTuple):
    """Units from `first` up to `end` that became those from `to_first` up to `to_end`."""

    first: int
    end: int
    to_first: int
    to_end: int


def widened(
    pairs: Iterable[tuple[int, int]],
    before: tuple[Sequence[Unit], Sequence[str]],
    after: tuple[Sequence[Unit], Sequence[str]],
) -> Iterator[Range]:
    """Yield pairs of places, in order, each with the neighbours that belong to it and to no other pair.

    `before` and `after` are units with their words, a sign for each.
    """
    free = Range(0, len(before[0]), 0, len(after[0]))
    found = [Range(at, at + 1, to, to + 1) for at, to in pairs]
    for number, each in enumerate(found):
        following = (
            found[number + 1] if number + 1 < len(found) else Range(free.end, free.end, free.to_end, free.to_end)
        )
        wide = _widest(each, Range(free.first, following.first, free.to_first, following.to_first), before, after)
        yield wide
        free = Range(wide.end, free.end, wide.to_end, free.to_end)


def _widest(
    start: Range,
    within: Range,
    before: tuple[Sequence[Unit], Sequence[str]],
    after: tuple[Sequence[Unit], Sequence[str]],
) -> Range:
    """Return a range widened as long as that makes both sides more alike by much."""
    best, share = start, _share(start, before[1], after[1])
    while share < 1 - GAIN:
        wider = [each for each in _wider(best, within) if _is_running(each, before[0], after[0])]
        shares = [_share(each, before[1], after[1]) for each in wider]
        if not shares or max(shares) < share + GAIN:
            break
        share = max(shares)
        best = wider[shares.index(share)]
    return best


def _wider(one: Range, within: Range) -> Iterator[Range]:
    if one.end < within.end:
        yield one._replace(end=one.end + 1)
    if one.to_end < within.to_end:
        yield one._replace(to_end=one.to_end + 1)
    if one.first > within.first:
        yield one._replace(first=one.first - 1)
    if one.to_first > within.to_first:
        yield one._replace(to_first=one.to_first - 1)


def _is_running(one: Range, before: Sequence[Unit], after: Sequence[Unit]) -> bool:
    """Whether it is running text only, and nothing stands between its units."""
    sides = (before[one.first : one.end], after[one.to_first : one.to_end])
    return all(unit.kind in _RUNNING for side in sides for unit in side) and all(
        unit.end == following.first for side in sides for unit, following in pairwise(side)
    )


def _share(one: Range, before: Sequence[str], after: Sequence[str]) -> float:
    left, right = "".join(before[one.first : one.end]), "".join(after[one.to_first : one.to_end])
    return Indel.normalized_similarity(left, right)
