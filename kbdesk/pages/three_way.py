"""Three versions of a text: what two sides made of a base, put together wherever they do not touch the same.

Lines are compared first, then words inside the lines that both sides touched. What stands next to each other does not
touch: of two paragraphs that came one after the other, each goes without the other.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import TYPE_CHECKING

from kbdesk.errors import Differing
from kbdesk.pages.difference.alignment import Match, gaps, matching
from kbdesk.pages.difference.lines import parted
from kbdesk.pages.difference.words import words_between

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_BLANK = re.compile(r"\n[ \t\r]*\n")

LONGEST = 100_000
"""Characters of lines that both sides touched, up to which their words are compared."""


@dataclass(frozen=True, slots=True)
class _Edit:
    """Items of the base, from `first` to before `end`, that give way to others; `is_ours` says whose edit it is."""

    first: int
    end: int
    items: Sequence[str]
    is_ours: bool

    @property
    def is_insertion(self) -> bool:
        return self.first == self.end


def merged(base: str, theirs: str, ours: str, *, are_apart: bool = False) -> tuple[str | Differing, ...]:
    """Return the text with what both sides made of the base: str for what is settled, Differing for what is not.

    With `are_apart` it is known that the sides did not do the same thing: of equal lines each means another one.
    """
    if ours == base or (ours == theirs and not are_apart):
        return (theirs,)
    if theirs == base:
        return (ours,)
    lines = parted(base)
    sides = _line_edits(lines, parted(theirs), is_ours=False), _line_edits(lines, parted(ours), is_ours=True)
    found: tuple[str | Differing, ...] = ()
    for slides in ((_slid_up, _slid_down),) if are_apart else ((_slid_down, _slid_down), (_slid_up, _slid_up)):
        edits = [edit for slide, side in zip(slides, sides, strict=True) for edit in slide(lines, side)]
        regions = tuple(_joined(_regions(lines, edits)))
        if not found or _open_places(regions) < _open_places(found):
            found = regions
        if not _open_places(found):
            break
    return found


def _open_places(regions: Sequence[str | Differing]) -> int:
    return sum(1 for region in regions if not isinstance(region, str))


def _regions(lines: Sequence[str], edits: list[_Edit]) -> Iterator[str | Differing]:
    at = 0
    for cluster in _clusters(edits, is_loose=True):
        first, end = cluster[0].first, max(edit.end for edit in cluster)
        yield "".join(lines[at:first])
        base = "".join(lines[first:end])
        theirs, ours = (_made(lines, cluster, (first, end), is_ours=side) for side in (False, True))
        if theirs in (ours, base) or ours == base:
            yield ours if theirs == base else theirs
        else:
            words = _words_merged(base, theirs, ours)
            yield Differing(base, theirs, ours) if words is None else words
        at = end
    yield "".join(lines[at:])


def _line_edits(base: Sequence[str], other: Sequence[str], *, is_ours: bool) -> list[_Edit]:
    """Return what a side did to lines."""
    return [
        _Edit(first, end, other[to_first:to_end], is_ours)
        for first, end, to_first, to_end in gaps(_same_lines(base, other), len(base), len(other))
    ]


def _slid_down(base: Sequence[str], edits: Sequence[_Edit]) -> list[_Edit]:
    """Return a side's edits, a run of lines that could be meant in several places in the last of them."""
    found: list[_Edit] = []
    limit = len(base)
    for edit in reversed(edits):
        found.append(_slid(base, edit, limit))
        limit = found[-1].first
    found.reverse()
    return found


def _slid_up(base: Sequence[str], edits: Sequence[_Edit]) -> list[_Edit]:
    """Return a side's edits, a run of lines that could be meant in several places in the first of them."""
    size = len(base)
    turned = [_turned(edit, size) for edit in reversed(edits)]
    return [_turned(edit, size) for edit in reversed(_slid_down(base[::-1], turned))]


def _turned(edit: _Edit, size: int) -> _Edit:
    """Return an edit of a base of so many items as one of the base read from its end."""
    return replace(edit, first=size - edit.end, end=size - edit.first, items=edit.items[::-1])


def _same_lines(base: Sequence[str], other: Sequence[str]) -> list[Match]:
    """Return which lines are the same: those that say something first, the blank ones between by their place."""
    left, right = ([number for number, line in enumerate(lines) if line.strip()] for lines in (base, other))
    pairs = [
        (left[match.before + step], right[match.after + step])
        for match in matching([base[number] for number in left], [other[number] for number in right])
        for step in range(match.length)
    ]
    found: list[Match] = []
    at, to = 0, 0
    for first, to_first in (*pairs, (len(base), len(other))):
        found += [Match(at + one, to + two, 1) for one, two in _same_blanks(base[at:first], other[to:to_first])]
        found.append(Match(first, to_first, 1))
        at, to = first + 1, to_first + 1
    return found[:-1]


def _same_blanks(base: Sequence[str], other: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield the blank lines that are the same where others between two lines differ: at the edges, and one for one."""
    lead = sum(1 for _ in takewhile(_is_same, zip(base, other, strict=False)))
    tail = sum(1 for _ in takewhile(_is_same, zip(reversed(base[lead:]), reversed(other[lead:]), strict=False)))
    yield from ((place, place) for place in range(lead))
    blanks = [
        [place for place in range(lead, len(lines) - tail) if not lines[place].strip()] for lines in (base, other)
    ]
    if len(blanks[0]) == len(blanks[1]):
        yield from (pair for pair in zip(*blanks, strict=True) if base[pair[0]] == other[pair[1]])
    yield from ((len(base) - place, len(other) - place) for place in range(tail, 0, -1))


def _is_same(lines: tuple[str, str]) -> bool:
    return lines[0] == lines[1]


def _slid(base: Sequence[str], edit: _Edit, limit: int) -> _Edit:
    """Return an edit that only adds or only removes lines, moved down as far as it means the same."""
    first, end, items = edit.first, edit.end, edit.items
    if not items:
        while end < limit and base[first] == base[end]:
            first, end = first + 1, end + 1
    elif edit.is_insertion:
        while end < limit and base[end] == items[0]:
            first, end, items = first + 1, end + 1, (*items[1:], items[0])
    return replace(edit, first=first, end=end, items=items)


def _clusters(edits: Iterable[_Edit], *, is_loose: bool) -> Iterator[list[_Edit]]:
    """Yield the edits of both sides in the order of the base, those together that touch.

    Two additions in one place touch. With `is_loose` nothing else side by side does.
    """
    cluster: list[_Edit] = []
    end = 0
    for edit in sorted(edits, key=lambda one: (one.first, one.end, one.is_ours)):
        if cluster and not _touches(cluster, end, edit, is_loose=is_loose):
            yield cluster
            cluster = []
        end = max(end, edit.end) if cluster else edit.end
        cluster.append(edit)
    if cluster:
        yield cluster


def _touches(cluster: Sequence[_Edit], end: int, edit: _Edit, *, is_loose: bool) -> bool:
    if edit.first != end:
        return edit.first < end
    there = [one for one in cluster if one.end == end and one.is_ours != edit.is_ours]
    return any(_rubs(one, edit, is_loose=is_loose) for one in there)


def _rubs(one: _Edit, other: _Edit, *, is_loose: bool) -> bool:
    """Whether two edits side by side touch: of words all do, but an addition beside what only goes."""
    if one.is_insertion and other.is_insertion:
        return True
    gone = one if other.is_insertion else other if one.is_insertion else None
    return not is_loose and (gone is None or bool(gone.items))


def _made(base: Sequence[str], cluster: Iterable[_Edit], place: tuple[int, int], *, is_ours: bool) -> str:
    """Return what one side made of a stretch of the base."""
    at, end = place
    parts: list[str] = []
    for edit in cluster:
        if edit.is_ours == is_ours:
            parts += [*base[at : edit.first], *edit.items]
            at = edit.end
    return "".join([*parts, *base[at:end]])


def _words_merged(base: str, theirs: str, ours: str) -> str | None:
    """Return lines with the words that both sides changed in them, None where they touch the same words.

    Where there are several paragraphs nobody knows which is which, and of what has mostly changed neither.
    """
    texts = (base, theirs, ours)
    if any(not text.strip() or len(text) > LONGEST or _BLANK.search(text.strip()) for text in texts):
        return None
    edits = [*_word_edits(base, theirs, is_ours=False), *_word_edits(base, ours, is_ours=True)]
    if any(
        2 * sum(edit.end - edit.first for edit in edits if edit.is_ours == side) > len(base) for side in (False, True)
    ):
        return None
    parts: list[str] = []
    at = 0
    for cluster in _clusters(edits, is_loose=False):
        first, end = cluster[0].first, max(edit.end for edit in cluster)
        made = {_made(base, cluster, (first, end), is_ours=side) for side in {edit.is_ours for edit in cluster}}
        if len(made) > 1:
            return None
        parts += [base[at:first], *made]
        at = end
    return "".join([*parts, base[at:]])


def _word_edits(base: str, other: str, *, is_ours: bool) -> Iterator[_Edit]:
    """Yield what a side did to words, by signs of the base; blanks that stay at the edges are left out."""
    at = 0
    removed = added = ""
    for words in (*words_between(base, other), None):
        if words is None or words.kind == "same":
            if removed or added:
                yield _trimmed(at - len(removed), removed, added, is_ours=is_ours)
            removed = added = ""
            at += len(words.text) if words else 0
        elif words.kind == "removed":
            removed += words.text
            at += len(words.text)
        else:
            added += words.text


def _trimmed(first: int, removed: str, added: str, *, is_ours: bool) -> _Edit:
    lead = tail = 0
    shortest = min(len(removed), len(added))
    while lead < shortest and removed[lead] == added[lead] and removed[lead].isspace():
        lead += 1
    while tail < shortest - lead and removed[-1 - tail] == added[-1 - tail] and removed[-1 - tail].isspace():
        tail += 1
    return _Edit(first + lead, first + len(removed) - tail, added[lead : len(added) - tail], is_ours)


def _joined(regions: Iterable[str | Differing]) -> Iterator[str | Differing]:
    """Yield the regions with what is settled and stands together in one."""
    settled: list[str] = []
    for region in regions:
        if isinstance(region, str):
            settled.append(region)
            continue
        if any(settled):
            yield "".join(settled)
        settled = []
        yield region
    if any(settled):
        yield "".join(settled)
