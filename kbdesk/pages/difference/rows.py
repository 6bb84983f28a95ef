"""What differs between the rows of two tables, cell by cell."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from kbdesk.pages.difference.alignment import Match, matching
from kbdesk.pages.difference.values import Cell, Row, Words
from kbdesk.pages.difference.words import words_between
from kbdesk.pages.tables import cells_of, is_dashes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.pages.difference.units import Unit

Columns = tuple[tuple[int | None, int | None], ...]


class Tables:
    """The tables of two texts, given by their lines."""

    def __init__(self, before: Sequence[str], after: Sequence[str]) -> None:
        self._before = before
        self._after = after
        self._columns = lru_cache(maxsize=None)(self._compared)

    def head(self, before: Unit | None, after: Unit | None) -> tuple[str, ...]:
        """Return the cells of the head of the table that a row stands in, of the table after where it is in both."""
        if after is not None:
            return cells_of(self._after[after.table])
        return cells_of(self._before[before.table]) if before is not None else ()

    def row(self, before: Unit | None, after: Unit | None) -> Row | None:
        """Return a row that stands in one of them or both; None for the line of dashes."""
        left = self._before[before.first] if before else ""
        right = self._after[after.first] if after else ""
        if is_dashes(right or left):
            return None
        place, to_place = (unit.first if unit else None for unit in (before, after))
        if not left or not right:
            kind = "added" if right else "removed"
            return Row(place, to_place, tuple(_alone(kind, cell) for cell in cells_of(left or right)))
        columns = self._columns(before.table, after.table) if before and after else ()
        return Row(place, to_place, tuple(_cells(cells_of(left), cells_of(right), columns)))

    def _compared(self, before: int, after: int) -> Columns:
        """Return which columns of two tables are the same, by their heads; None where one is in one of them only."""
        left, right = cells_of(self._before[before]), cells_of(self._after[after])
        found: list[tuple[int | None, int | None]] = []
        at = to = 0
        for match in (*matching(left, right), Match(len(left), len(right), 0)):
            count = match.before - at
            if count == match.after - to:
                found += zip(range(at, match.before), range(to, match.after), strict=True)
            else:
                found += ((column, None) for column in range(at, match.before))
                found += ((None, column) for column in range(to, match.after))
            at, to = match.before + match.length, match.after + match.length
            found += zip(range(match.before, at), range(match.after, to), strict=True)
        return tuple(found)


def _cells(left: Sequence[str], right: Sequence[str], columns: Columns) -> Iterator[Cell]:
    for column, to_column in columns:
        is_old = column is not None and column < len(left)
        is_new = to_column is not None and to_column < len(right)
        old = left[column] if is_old and column is not None else ""
        new = right[to_column] if is_new and to_column is not None else ""
        if is_old and is_new:
            yield Cell("same", (Words("same", old),)) if old == new else Cell("changed", words_between(old, new))
        elif is_old or is_new:
            yield _alone("removed" if is_old else "added", old or new)
    for kind, cells, known in (
        ("removed", left, [column for column, _ in columns if column is not None]),
        ("added", right, [column for _, column in columns if column is not None]),
    ):
        for cell in cells[len(known) :]:
            yield _alone(kind, cell)


def _alone(kind: str, text: str) -> Cell:
    return Cell("removed", (Words("removed", text),)) if kind == "removed" else Cell("added", (Words("added", text),))
