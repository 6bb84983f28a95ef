"""Three versions of a text, line by line: which changes do not touch, and where both sides changed the same."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import takewhile
from typing import TYPE_CHECKING, TypeAlias

from merge3 import Merge3

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

MOST_LINES = 20_000
"""Lines, between the first and the last that differ, above which nothing is compared line by line."""

Lines: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Touching:
    """Lines that both sides changed, each in its own way, or next to each other."""

    base: Lines
    theirs: Lines
    ours: Lines


Region: TypeAlias = Lines | Touching


def merge(base: Sequence[str] | None, theirs: Sequence[str], ours: Sequence[str]) -> tuple[Region, ...]:
    """Return the regions of the merged text in their order.

    Each changed line of either side is in one of them, and what both leave alone in all. Without a base, or
    where both began from nothing, every line that is not the same on both sides touches.
    """
    if base is not None and tuple(base) in (tuple(theirs), tuple(ours)):
        return (tuple(ours) if tuple(base) == tuple(theirs) else tuple(theirs),)
    versions = (base, theirs, ours) if base else (theirs, ours)
    first, last = _shared_edges(*versions)
    middles = [tuple(each[first : len(each) - last]) for each in versions]
    regions: list[Region] = [tuple(ours[:first])]
    if max(map(len, middles)) > MOST_LINES:
        regions.append(Touching(middles[0] if base else (), *middles[-2:]))
    else:
        regions += _three_ways(*middles) if base else _two_ways(*middles)
    regions.append(tuple(ours[len(ours) - last :]))
    return tuple(_joined(regions))


def apart(base: Sequence[str], theirs: Sequence[str], ours: Sequence[str]) -> tuple[Region, ...]:
    """Return three versions as one place that both sides changed, between what all have at their edges."""
    first, last = _shared_edges(base, theirs, ours)
    middles = [tuple(each[first : len(each) - last]) for each in (base, theirs, ours)]
    return tuple(_joined([tuple(ours[:first]), Touching(*middles), tuple(ours[len(ours) - last :])]))


def places(old: Sequence[str], new: Sequence[str]) -> list[int | None]:
    """Return, for each line of `new`, which line of `old` it is; None for one that is new."""
    first, last = _shared_edges(old, new)
    found: list[int | None] = [*range(first), *[None] * (len(new) - first - last), *range(len(old) - last, len(old))]
    left, right = old[first : len(old) - last], new[first : len(new) - last]
    if max(len(left), len(right)) <= MOST_LINES:
        for at, to, length in SequenceMatcher(None, left, right).get_matching_blocks():
            for step in range(length):
                found[first + to + step] = first + at + step
    return found


def _shared_edges(*versions: Sequence[str]) -> tuple[int, int]:
    """Return how many lines all versions begin with, and how many of the rest they all end with."""
    shortest = min(map(len, versions))
    first = sum(1 for _ in takewhile(_same, zip(*versions, strict=False)))
    ends = zip(*(reversed(each) for each in versions), strict=False)
    last = sum(1 for _ in takewhile(_same, ends))
    return first, min(last, shortest - first)


def _same(lines: tuple[str, ...]) -> bool:
    return all(line == lines[0] for line in lines)


def _three_ways(base: Lines, theirs: Lines, ours: Lines) -> Iterator[Region]:
    for group in Merge3(base, theirs, ours).merge_groups():
        if group[0] == "conflict":
            yield Touching(tuple(group[1]), tuple(group[2]), tuple(group[3]))
        else:
            yield tuple(group[1])


def _two_ways(theirs: Lines, ours: Lines) -> Iterator[Region]:
    at_theirs = at_ours = 0
    for theirs_start, ours_start, length in SequenceMatcher(None, theirs, ours).get_matching_blocks():
        if at_theirs < theirs_start or at_ours < ours_start:
            yield Touching((), theirs[at_theirs:theirs_start], ours[at_ours:ours_start])
        at_theirs, at_ours = theirs_start + length, ours_start + length
        yield theirs[theirs_start:at_theirs]


def _joined(regions: list[Region]) -> Iterator[Region]:
    """Put what is agreed and stands together into one region."""
    agreed: list[str] = []
    for region in regions:
        if isinstance(region, Touching):
            if agreed:
                yield tuple(agreed)
            agreed = []
            yield region
        else:
            agreed += region
    if agreed:
        yield tuple(agreed)
