"""The drawn parts of pages: those that are seen, and as many of those seen lately as there is memory for."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPixmap

SIDE = 1024
"""Pixels of the screen that a part is wide and high at most."""
MOST = 96 * 1024 * 1024
"""Bytes of drawn parts that are kept."""


@dataclass(frozen=True)
class Tile:
    """A part of a page (from 0): pixels of the screen to a point, column and row of the part."""

    page: int
    scale: float
    column: int
    row: int

    def box(self, width: int, height: int) -> tuple[int, int, int, int]:
        """Return left, top, width, height in pixels, of a page so wide and high."""
        left, top = self.column * SIDE, self.row * SIDE
        return left, top, min(SIDE, width - left), min(SIDE, height - top)


class Tiles:
    """Keeps parts within bounds; the one used last goes last."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[Tile, QPixmap] = OrderedDict()
        self.bytes = 0

    def get(self, tile: Tile) -> QPixmap | None:
        """Return a part that is drawn."""
        found = self._kept.get(tile)
        if found is not None:
            self._kept.move_to_end(tile)
        return found

    def has(self, tile: Tile) -> bool:
        """Whether a part is drawn."""
        return tile in self._kept

    def others(self, page: int, scale: float) -> Iterator[tuple[Tile, QPixmap]]:
        """Give the parts of a page that were drawn at other scales: they stand in for those not drawn yet."""
        return ((tile, shown) for tile, shown in self._kept.items() if tile.page == page and tile.scale != scale)

    def put(self, tile: Tile, shown: QPixmap) -> None:
        """Take a part, and let go of those that were not used for longest."""
        self.bytes += _size(shown)
        self._kept[tile] = shown
        while self.bytes > self._most and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.bytes -= _size(gone)

    def clear(self) -> None:
        """Let go of all."""
        self._kept.clear()
        self.bytes = 0


def _size(shown: QPixmap) -> int:
    return shown.width() * shown.height() * 4
