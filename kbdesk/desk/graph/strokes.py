"""Lines and dots painted from arrays, thousands at a time.

Qt takes lists of lines. Making a QLineF of each costs more than drawing it, so a few hundred of them are made once,
over memory of ours, and filled anew for every batch. A batch is short: while Qt draws, no other thread gets the
interpreter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import numpy as np
import shiboken6
from PySide6.QtCore import QLineF, QPointF

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray
    from PySide6.QtGui import QPainter

T = TypeVar("T")
BATCH = 400
"""Lines that are drawn in one go: about half a millisecond."""


class Strokes:
    """A stock of lines and points that Qt draws from. For one thread at a time."""

    def __init__(self) -> None:
        self._ends = np.zeros((BATCH, 4), dtype=np.float64)
        self._places = np.zeros((BATCH, 2), dtype=np.float64)
        self._lines = _over(self._ends, QLineF)
        self._points = _over(self._places, QPointF)

    def draw_lines(
        self, painter: QPainter, ends: NDArray[np.float64], step: Callable[[], object] | None = None
    ) -> None:
        """Draw lines, rows of x and y of one end and of the other, in the painter's pen; `step` is called between."""
        for start in range(0, len(ends), BATCH):
            part = ends[start : start + BATCH]
            self._ends[: len(part)] = part
            painter.drawLines(self._lines[: len(part)])
            if step is not None:
                step()

    def draw_points(self, painter: QPainter, places: NDArray[np.float64]) -> None:
        """Draw dots as wide as the painter's pen."""
        for start in range(0, len(places), BATCH):
            part = places[start : start + BATCH]
            self._places[: len(part)] = part
            painter.drawPoints(self._points[: len(part)])


def _over(memory: NDArray[np.float64], kind: type[T]) -> list[T]:
    """Return Qt values that lie in the rows of an array, which must outlive them."""
    first, width = memory.ctypes.data, memory.strides[0]
    wrapped: list[T] = [shiboken6.wrapInstance(first + at * width, kind) for at in range(len(memory))]  # type: ignore[misc]
    return wrapped
