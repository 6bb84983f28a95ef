"""Which items of two sequences are the same in the same order; bounded in time and memory, whatever they are."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from itertools import takewhile
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Sequence

MOST_PAIRS = 100_000_000
"""Items of one sequence times those of another above which their longest common part is not looked for: 10 ms."""


class Match(NamedTuple):
    """So many items from a place of the one sequence on are those from a place of the other on."""

    before: int
    after: int
    length: int


def matching(before: Sequence[Hashable], after: Sequence[Hashable]) -> list[Match]:
    """Return what two sequences have in common, in order, by as few other items as possible.

    A part that is too long for that is parted where an item, or a run of four, stands once in each side of it.
    """
    return list(_joined(_in_range(before, after, (0, len(before), 0, len(after)), runs=(1, 4))))


def gaps(matches: Sequence[Match], before: int, after: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield what lies between matches of sequences of these lengths: first and end in each; never both empty."""
    at, to = 0, 0
    for match in (*matches, Match(before, after, 0)):
        if at < match.before or to < match.after:
            yield at, match.before, to, match.after
        at, to = match.before + match.length, match.after + match.length


def _in_range(
    before: Sequence[Hashable], after: Sequence[Hashable], within: tuple[int, int, int, int], runs: tuple[int, ...]
) -> Iterator[Match]:
    first, end, to_first, to_end = within
    left, right = before[first:end], after[to_first:to_end]
    lead = sum(1 for _ in takewhile(_same, zip(left, right, strict=False)))
    ends = zip(reversed(left[lead:]), reversed(right[lead:]), strict=False)
    tail = sum(1 for _ in takewhile(_same, ends))
    if lead:
        yield Match(first, to_first, lead)
    left, right = left[lead : len(left) - tail], right[lead : len(right) - tail]
    start, to_start = first + lead, to_first + lead
    if len(left) * len(right) <= MOST_PAIRS:
        yield from (Match(start + at, to_start + to, length) for at, to, length in _longest(left, right))
    elif runs:
        at, to = 0, 0
        for found in (*_anchors(_runs(left, runs[0]), _runs(right, runs[0])), (len(left), len(right))):
            part = (start + at, start + found[0], to_start + to, to_start + found[1])
            yield from _in_range(before, after, part, runs[1:])
            at, to = found
    if tail:
        yield Match(end - tail, to_end - tail, tail)


def _same(pair: tuple[Hashable, Hashable]) -> bool:
    return pair[0] == pair[1]


def _longest(before: Sequence[Hashable], after: Sequence[Hashable]) -> Iterator[Match]:
    """Yield the longest common subsequence, whose items the matcher is given as signs of a text."""
    from rapidfuzz.distance import LCSseq  # noqa: PLC0415  # not needed to open a project

    signs = {item: chr(number) for number, item in enumerate(set(before) & set(after), 2)}
    if not signs:
        return
    texts = ("".join(signs.get(item, other) for item in items) for items, other in ((before, "\0"), (after, "\1")))
    for step in LCSseq.opcodes(*texts):
        if step.tag == "equal":
            yield Match(step.src_start, step.dest_start, step.src_end - step.src_start)


def _runs(items: Sequence[Hashable], length: int) -> Sequence[Hashable]:
    return items if length == 1 else list(zip(*(items[start:] for start in range(length)), strict=False))


def _anchors(before: Sequence[Hashable], after: Sequence[Hashable]) -> list[tuple[int, int]]:
    """Return the places of items that stand once in each, as many as are in the same order; of neighbours the first."""
    counts, to_counts = Counter(before), Counter(after)
    places = {item: place for place, item in enumerate(after) if to_counts[item] == 1}
    pairs = [(at, places[item]) for at, item in enumerate(before) if counts[item] == 1 and item in places]
    ends: list[int] = []
    last: list[int] = []
    previous: list[int] = []
    for number, (_, place) in enumerate(pairs):
        length = bisect_left(ends, place)
        previous.append(last[length - 1] if length else -1)
        if length == len(ends):
            ends.append(place)
            last.append(number)
        else:
            ends[length] = place
            last[length] = number
    chain = []
    number = last[-1] if last else -1
    while number >= 0:
        chain.append(pairs[number])
        number = previous[number]
    chain.reverse()
    return [
        (at, to)
        for (at, to), one_before in zip(chain, [(-1, -1), *chain], strict=False)
        if one_before != (at - 1, to - 1)
    ]


def _joined(matches: Iterable[Match]) -> Iterator[Match]:
    """Yield matches with those put into one that follow each other in both sequences."""
    open_one: Match | None = None
    for match in matches:
        if open_one and (open_one.before + open_one.length, open_one.after + open_one.length) == match[:2]:
            open_one = Match(open_one.before, open_one.after, open_one.length + match.length)
            continue
        if open_one:
            yield open_one
        open_one = match
    if open_one:
        yield open_one
