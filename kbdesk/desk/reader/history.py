"""Where a window has been: pages with the place in them, and the way back and forth."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST = 200


@dataclass(frozen=True)
class Place:
    """A page, the anchor it was opened at, and how far it was scrolled."""

    page: str
    anchor: str = ""
    scroll: int | None = None


class History:
    """The places a window showed, in order, and which of them is shown now."""

    def __init__(self) -> None:
        self._places: list[Place] = []
        self._at = -1

    @property
    def now(self) -> Place | None:
        """The place shown now."""
        return self._places[self._at] if self._at >= 0 else None

    def places(self) -> tuple[tuple[Place, ...], int]:
        """Return all places, and the number of the one shown now, -1 for none."""
        return tuple(self._places), self._at

    def restore(self, places: Sequence[Place], at: int) -> None:
        """Stand where an earlier history stood."""
        self._places = list(places)
        self._at = min(at, len(self._places) - 1)

    def visit(self, place: Place) -> None:
        """Go to a new place; what lay ahead is forgotten."""
        if self.now is not None and (self.now.page, self.now.anchor) == (place.page, place.anchor):
            self._places[self._at] = place
            return
        self._places[self._at + 1 :] = [place]
        self._places = self._places[-LONGEST:]
        self._at = len(self._places) - 1

    def remember(self, scroll: int) -> None:
        """Note how far the place shown now is scrolled."""
        if self._at >= 0:
            self._places[self._at] = replace(self._places[self._at], scroll=scroll)

    def can_go(self, step: int) -> bool:
        """Whether there is a place that many steps ahead (or back, when negative)."""
        return 0 <= self._at + step < len(self._places)

    def go(self, step: int) -> Place | None:
        """Go that many steps; returns the place, or None when there is none."""
        if not self.can_go(step):
            return None
        self._at += step
        return self._places[self._at]
