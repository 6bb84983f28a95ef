"""Where each page stands on a long sheet that is scrolled. No Qt in here."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

GAP = 12
"""Pixels between two pages."""
MARGIN = 16
"""Pixels around the pages."""


@dataclass(frozen=True)
class Spot:
    """Where a page stands: left, top, width, height in pixels of the sheet."""

    left: int
    top: int
    width: int
    height: int

    @property
    def bottom(self) -> int:
        """The first pixel below it."""
        return self.top + self.height


class PageLayout:
    """The pages, `scale` pixels to a point, one below the other in the middle of a width."""

    def __init__(self, sizes: Sequence[tuple[float, float]], scale: float, width: int) -> None:
        self.scale = scale
        widest = max((round(wide * scale) for wide, _ in sizes), default=0)
        self.width = max(width, widest + 2 * MARGIN)
        self.spots: list[Spot] = []
        top = MARGIN
        for wide, high in sizes:
            shown = max(1, round(wide * scale)), max(1, round(high * scale))
            self.spots.append(Spot((self.width - shown[0]) // 2, top, *shown))
            top += shown[1] + GAP
        self.height = top - GAP + MARGIN if sizes else 0
        self._tops = [spot.top for spot in self.spots]
        self._bottoms = [spot.bottom for spot in self.spots]

    def between(self, top: int, bottom: int) -> range:
        """Return the numbers, from 0, of the pages of which something stands between two heights."""
        return range(bisect_right(self._bottoms, top), bisect_left(self._tops, bottom))

    def at(self, height: int) -> int:
        """Return the page at a height, or the one above the gap there; 0 above all."""
        return max(0, bisect_right(self._tops, height) - 1)


def fitting(sizes: Sequence[tuple[float, float]], width: int) -> float:
    """Return how many pixels a point has where a usual page is as wide as there is room."""
    widths = sorted(wide for wide, _ in sizes)
    usual = widths[len(widths) // 2] if widths else 1.0
    return max(0.02, (width - 2 * MARGIN) / max(usual, 1.0))


def whole(sizes: Sequence[tuple[float, float]], width: int, height: int) -> float:
    """Return how many pixels a point has where all of the largest page is seen."""
    wide = max((size[0] for size in sizes), default=1.0)
    high = max((size[1] for size in sizes), default=1.0)
    return max(0.02, min((width - 2 * MARGIN) / max(wide, 1.0), (height - 2 * MARGIN) / max(high, 1.0)))
