"""The order in which a difference is shown: its hunks, and between them the lines that stayed as they were. No Qt."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.pages.difference.values import Difference, Hunk, Span

FENCE = re.compile(r" {0,3}(`{3,}|~{3,}|\$\$)")
HEADING = re.compile(r" {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$")
HEADER_LIMIT = 2_000
"""Lines in which a header ends, or there is none."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Lines of the text after that stayed as they were: a half-open range counted from 0."""

    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Departure:
    """The place, in the text after, where a hunk that moved stood before: its number."""

    number: int


class Outline:
    """What the lines of a text are: of its header, within code, below which heading."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.header = _header_end(lines)
        self._fenced: list[tuple[int, int]] = []
        self._starts: list[int] = []
        self._titles: list[str] = []
        fence, opened = "", 0
        for number, line in enumerate(lines):
            if number < self.header:
                continue
            found = FENCE.match(line)
            if found is not None and not fence:
                fence, opened = found[1], number
            elif found is not None and found[1].startswith(fence) and (fence == "$$" or line.strip() == found[1]):
                self._fenced.append((opened, number + 1))
                fence = ""
            elif not fence and (heading := HEADING.match(line.rstrip("\r\n"))) is not None:
                self._starts.append(number)
                self._titles.append(heading[2])
        if fence:
            self._fenced.append((opened, len(lines)))

    def cuts_code(self, first: int, last: int) -> bool:
        """Whether these lines begin or end within code or a formula, and so cannot be read by themselves."""
        return first < last and (self._is_within(first) or self._is_within(last))

    def _is_within(self, line: int) -> bool:
        at = bisect_right(self._fenced, (line, -1)) - 1
        return at >= 0 and self._fenced[at][0] < line < self._fenced[at][1]

    def section(self, line: int) -> str:
        """Return the words of the heading that a line stands below, "" for none."""
        at = bisect_right(self._starts, line) - 1
        return self._titles[at] if at >= 0 else ""


def _header_end(lines: Sequence[str]) -> int:
    """Return the number of the first line after the header, 0 where there is none."""
    if not lines or lines[0].lstrip("\ufeff").rstrip() != "---":
        return 0
    for number, line in enumerate(lines[1:HEADER_LIMIT], 1):
        if line.rstrip() in ("---", "..."):
            return number + 1
    return 0


def place_of(hunk: Hunk) -> int:
    """Return the line of the text after at which a hunk is shown."""
    standing = [span.after_first for span in hunk.spans if span.after_last > span.after_first]
    return min(standing or [span.after_first for span in hunk.spans], default=0)


def origin_of(hunk: Hunk) -> Span | None:
    """Return the span of a hunk that moved which it left, None where it did not move."""
    left = [span for span in hunk.spans if span.before_last > span.before_first and span.after_last == span.after_first]
    return left[0] if hunk.kind == "moved" and left else None


def arranged(difference: Difference) -> tuple[Stretch | int | Departure, ...]:
    """Return the numbers of the hunks and the stretches between them, as they follow each other in the text after.

    Where one moved away from, a Departure stands. What is routine comes last: nobody has to look at it.
    """
    spans = [span for hunk in difference.hunks for span in hunk.spans]
    taken = sorted((span.after_first, span.after_last) for span in spans if span.after_last > span.after_first)
    hunks = sorted((place_of(hunk), number) for number, hunk in enumerate(difference.hunks) if not hunk.is_routine)
    routine = (number for number, hunk in enumerate(difference.hunks) if hunk.is_routine)
    origins = ((origin_of(hunk), number) for number, hunk in enumerate(difference.hunks))
    left: list[tuple[int, int | Departure]] = [
        (span.after_first, Departure(number)) for span, number in origins if span is not None
    ]
    placed = sorted([*left, *hunks], key=lambda one: one[0])
    return (*_woven(list(_gaps(taken, len(difference.after))), placed), *routine)


def _gaps(taken: Sequence[tuple[int, int]], count: int) -> Iterator[tuple[int, int]]:
    at = 0
    for first, last in taken:
        if first > at:
            yield at, first
        at = max(at, last)
    if at < count:
        yield at, count


def _woven(
    gaps: Sequence[tuple[int, int]], hunks: Sequence[tuple[int, int | Departure]]
) -> Iterator[Stretch | int | Departure]:
    """Put hunks between and into the gaps; one within a gap parts it."""
    waiting = iter(hunks)
    hunk = next(waiting, None)
    for first, last in gaps:
        at = first
        while hunk is not None and hunk[0] < last:
            place, number = hunk
            if place > at:
                yield Stretch(at, place)
                at = place
            yield number
            hunk = next(waiting, None)
        if at < last:
            yield Stretch(at, last)
    while hunk is not None:
        yield hunk[1]
        hunk = next(waiting, None)
