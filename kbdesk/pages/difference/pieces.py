"""What differs between two bodies, piece by piece in the order of the lines: the ground that hunks are made of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.pages.difference.alignment import Match, gaps, matching
from kbdesk.pages.difference.moving import moved, nearly_moved, runs
from kbdesk.pages.difference.pairing import pairs
from kbdesk.pages.difference.units import units_of
from kbdesk.pages.difference.values import Span
from kbdesk.pages.difference.widening import Range

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.pages.difference.units import Unit

Sort: TypeAlias = Literal["changed", "added", "removed", "blanks", "left", "arrived"]


@dataclass(frozen=True, slots=True)
class Piece:
    """Lines that differ. `before` and `after` are the unit on each side; one that moved left and arrived as `move`."""

    sort: Sort
    span: Span
    before: Unit | None = None
    after: Unit | None = None
    move: int = -1


def pieces_of(before: Sequence[str], after: Sequence[str], first: int, to_first: int) -> list[Piece]:
    """Return what differs between the lines of two files from a line of each on."""
    return _Comparison(before, after, first, to_first).pieces()


def _one(units: Sequence[Unit]) -> Unit:
    """Return units that follow each other as one."""
    return units[0] if len(units) == 1 else replace(units[0], end=units[-1].end)


class _Comparison:
    """Two bodies by their units."""

    def __init__(self, before: Sequence[str], after: Sequence[str], first: int, to_first: int) -> None:
        self._lines = (before, after)
        self._at, self._to = first, to_first
        self._before = units_of(before, first)
        self._after = units_of(after, to_first)
        keys = ([unit.key for unit in units] for units in (self._before, self._after))
        self._matches = matching(*keys)
        self._gaps = list(gaps(self._matches, len(self._before), len(self._after)))
        self._same: dict[int, Range] = {}
        self._moves: dict[int, int] = {}

    def pieces(self) -> list[Piece]:
        """Return the pieces, in order."""
        self._find_moves()
        leaving = self._numbered()
        arriving = {self._moves[at]: number for at, number in leaving.items()}
        return list(self._walk(leaving, arriving))

    def _find_moves(self) -> None:
        gone = [at for first, end, _, _ in self._gaps for at in range(first, end)]
        come = [to for _, _, first, end in self._gaps for to in range(first, end)]
        self._moves = moved(self._before, self._after, gone, come)
        arrived = set(self._moves.values())
        for first, end, to_first, to_end in self._gaps:
            left = [at for at in range(first, end) if at not in self._moves]
            right = [to for to in range(to_first, to_end) if to not in arrived]
            found = pairs([self._before[at] for at in left], [self._after[to] for to in right])
            for at, at_end, to, to_last in found:
                self._same[left[at]] = Range(left[at], left[at_end - 1] + 1, right[to], right[to_last - 1] + 1)
        taken = {at for one in self._same.values() for at in range(one.first, one.end)}
        changed = {to for one in self._same.values() for to in range(one.to_first, one.to_end)}
        gone = [at for at in gone if at not in self._moves and at not in taken]
        come = [to for to in come if to not in arrived and to not in changed]
        self._moves.update(nearly_moved(self._before, self._after, gone, come))

    def _numbered(self) -> dict[int, int]:
        """Return the number of the move that each unit went with."""
        return {at: number for number, run in enumerate(runs(self._moves)) for at in run}

    def _walk(self, leaving: dict[int, int], arriving: dict[int, int]) -> Iterator[Piece]:
        at = to = 0
        for match in (*self._matches, Match(len(self._before), len(self._after), 0)):
            yield from self._gap((at, match.before, to, match.after), leaving, arriving)
            at, to = match.before + match.length, match.after + match.length
            for one, other in zip(self._before[match.before : at], self._after[match.after : to], strict=True):
                yield from self._blanks(one, other)
                self._at, self._to = one.end, other.end

    def _gap(
        self, within: tuple[int, int, int, int], leaving: dict[int, int], arriving: dict[int, int]
    ) -> Iterator[Piece]:
        first, end, to_first, to_end = within
        at, to = first, to_first
        while at < end:
            same = self._same.get(at)
            if same is None:
                yield from self._left(at, leaving)
                at += 1
                continue
            yield from self._arrived(range(to, same.to_first), arriving)
            at, to = same.end, same.to_end
            yield from self._changed(_one(self._before[same.first : at]), _one(self._after[same.to_first : to]))
        yield from self._arrived(range(to, to_end), arriving)

    def _left(self, at: int, leaving: dict[int, int]) -> Iterator[Piece]:
        unit = self._before[at]
        span = Span(unit.first, unit.end, self._to, self._to)
        self._at = unit.end
        yield Piece("left" if at in leaving else "removed", span, before=unit, move=leaving.get(at, -1))

    def _arrived(self, places: range, arriving: dict[int, int]) -> Iterator[Piece]:
        for to in places:
            unit = self._after[to]
            span = Span(self._at, self._at, unit.first, unit.end)
            self._to = unit.end
            yield Piece("arrived" if to in arriving else "added", span, after=unit, move=arriving.get(to, -1))

    def _changed(self, one: Unit, other: Unit) -> Iterator[Piece]:
        """Yield a unit that changed; blank lines after it that stay are none of it."""
        before, after = self._lines
        end, to_end = one.end, other.end
        while end > one.first + 1 and to_end > other.first + 1 and before[end - 1] == after[to_end - 1]:
            if before[end - 1].strip():
                break
            end, to_end = end - 1, to_end - 1
        self._at, self._to = one.end, other.end
        yield Piece("changed", Span(one.first, end, other.first, to_end), one, other)

    def _blanks(self, one: Unit, other: Unit) -> Iterator[Piece]:
        """Yield the lines in which two units of the same words differ."""
        before, after = (lines[unit.first : unit.end] for lines, unit in zip(self._lines, (one, other), strict=True))
        if before == after:
            return
        shortest = min(len(before), len(after))
        lead = next((n for n in range(shortest) if before[n] != after[n]), shortest)
        rest = shortest - lead
        tail = next((n for n in range(rest) if before[-1 - n] != after[-1 - n]), rest)
        span = Span(one.first + lead, one.end - tail, other.first + lead, other.end - tail)
        yield Piece("blanks", span, one, other)
