"""Which of the units that went stand among those that came, changed; each in the order of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from rapidfuzz.distance import Indel
from rapidfuzz.process import cdist

from kbdesk.pages.difference.alignment import matching
from kbdesk.pages.difference.widening import widened
from kbdesk.pages.scripts import words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy.typing as npt

    from kbdesk.pages.difference.units import Unit
    from kbdesk.pages.difference.widening import Range

ALIKE = 0.4
"""Share of words in common from which on a unit is taken for another one changed."""
MOST_PAIRS = 40_000
"""Units that went times units that came up to which each is compared with each."""
MOST_SIGNS = 300_000_000
"""The same of their words."""

_LEAST = 0.01
_EDGE = 3
_LONGEST = 2000
_LAST_SIGN = 0x10FFFF


def pairs(before: Sequence[Unit], after: Sequence[Unit]) -> list[Range]:
    """Return the places of the units that are one and the same, changed, in order; one may have become several."""
    if not before or not after:
        return []
    signs: dict[str, str] = {}
    left, right = ([_signs(unit.key, signs) for unit in units] for units in (before, after))
    found = _found((before, after), (left, right), (0, len(before), 0, len(after)), edge=0)
    return list(widened(found, (before, left), (after, right)))


def alikeness(before: Sequence[str], after: Sequence[str]) -> npt.NDArray[np.float32] | None:
    """Return for each two of some texts the share of words in common, 0 below `ALIKE`; None where it takes too long."""
    if len(before) * len(after) > MOST_PAIRS:
        return None
    signs: dict[str, str] = {}
    left, right = ([_signs(text, signs) for text in texts] for texts in (before, after))
    return _shares(left, right)


def _signs(text: str, signs: dict[str, str]) -> str:
    """Return a text's words as one sign each, the same for the same word; of a long text the first and the last."""
    if len(text) > 2 * _LONGEST:
        text = f"{text[:_LONGEST]} {text[-_LONGEST:]}"
    words = words_of(text) or text.split()
    return "".join([signs.setdefault(word, chr(min(len(signs) + 1, _LAST_SIGN))) for word in words])


def _shares(left: Sequence[str], right: Sequence[str]) -> npt.NDArray[np.float32] | None:
    if len(left) * len(right) > MOST_PAIRS or sum(map(len, left)) * sum(map(len, right)) > MOST_SIGNS:
        return None
    shares: npt.NDArray[np.float32] = cdist(
        left, right, scorer=Indel.normalized_similarity, score_cutoff=ALIKE, dtype=np.float32
    )
    return shares


def _found(
    units: tuple[Sequence[Unit], Sequence[Unit]],
    signs: tuple[Sequence[str], Sequence[str]],
    within: tuple[int, int, int, int],
    edge: int,
) -> Iterator[tuple[int, int]]:
    """Yield the pairs in a part; where there is too much to compare, words at the units' edges part it further."""
    first, end, to_first, to_end = within
    left, right = signs[0][first:end], signs[1][to_first:to_end]
    shares = _shares(left, right)
    if shares is not None:
        weighed = _weighed(shares, units[0][first:end], units[1][to_first:to_end])
        yield from ((first + at, to_first + to) for at, to in _best(weighed))
        return
    if edge > 1:
        count = min(len(left), len(right))
        yield from ((first + at, to_first + at) for at in range(count) if _is_alike(left[at], right[at]))
        return
    cut = slice(0, _EDGE) if edge == 0 else slice(-_EDGE, None)
    matches = matching([text[cut] for text in left], [text[cut] for text in right])
    at, to = 0, 0
    for match in matches:
        yield from _found(
            units, signs, (first + at, first + match.before, to_first + to, to_first + match.after), edge + 1
        )
        at, to = match.before + match.length, match.after + match.length
        for number in range(match.length):
            if _is_alike(left[match.before + number], right[match.after + number]):
                yield first + match.before + number, to_first + match.after + number
    yield from _found(units, signs, (first + at, end, to_first + to, to_end), edge + 1)


def _is_alike(one: str, other: str) -> bool:
    return Indel.normalized_similarity(one, other, score_cutoff=ALIKE) > 0


def _weighed(shares: npt.NDArray[np.float32], before: Sequence[Unit], after: Sequence[Unit]) -> npt.NDArray[np.float32]:
    """Return shares where headings go with headings only; rows are the same by their first cell, or by their number."""
    kinds, to_kinds = (np.array([_sort(unit) for unit in units]) for units in (before, after))
    weighed = np.where(kinds[:, None] == to_kinds[None, :], shares, 0).astype(np.float32)
    rows = (kinds[:, None] == "row") & (to_kinds[None, :] == "row")
    if rows.any():
        first, to_first = (np.array([_first_cell(unit) for unit in units]) for units in (before, after))
        weighed[rows & (first[:, None] == to_first[None, :])] += ALIKE
        if len(before) == len(after):
            weighed[rows] = np.maximum(weighed[rows], _LEAST)
    return weighed


def _first_cell(unit: Unit) -> str:
    return unit.key.strip("| ").partition("|")[0].strip()


def _sort(unit: Unit) -> str:
    return unit.kind if unit.kind in ("heading", "row", "code") else "text"


def _best(shares: npt.NDArray[np.float32]) -> list[tuple[int, int]]:
    """Return the pairs, in order in both, whose shares sum up to the most."""
    count, width = shares.shape
    sums = np.zeros((count + 1, width + 1), dtype=np.float32)
    for row in range(count):
        with_it = np.where(shares[row] > 0, sums[row, :-1] + shares[row], 0)
        np.maximum.accumulate(np.maximum(sums[row, 1:], with_it), out=sums[row + 1, 1:])
    found = []
    at, to = count, width
    while at and to:
        if sums[at, to] == sums[at, to - 1]:
            to -= 1
        elif sums[at, to] == sums[at - 1, to]:
            at -= 1
        else:
            at, to = at - 1, to - 1
            found.append((at, to))
    return found[::-1]
