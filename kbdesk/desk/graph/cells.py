"""Which node lies at a place: the places of all nodes sorted into square cells, so that only a few are looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

IN_A_CELL = 3
"""Nodes in a cell, about."""
MOST_LOOKED_AT = 60_000
"""Cells that are looked at one by one; where more are asked for, every node is."""


@dataclass(frozen=True, eq=False)
class Cells:
    """Nodes by the cell that they lie in."""

    low: NDArray[np.float64]
    side: float
    across: int
    down: int
    order: NDArray[np.intp]
    """The nodes, cell by cell, row by row."""
    starts: NDArray[np.intp]
    """Where each cell begins in the order, and where the last one ends."""

    def near(self, x: float, y: float, reach: float) -> NDArray[np.intp]:
        """Return the nodes of all cells that are no further from a place than `reach`."""
        left, right = (self._cell(x + way, self.low[0], self.across) for way in (-reach, reach))
        top, bottom = (self._cell(y + way, self.low[1], self.down) for way in (-reach, reach))
        if (bottom - top + 1) * 2 > MOST_LOOKED_AT:
            return self.order
        rows = [
            self.order[self.starts[row * self.across + left] : self.starts[row * self.across + right + 1]]
            for row in range(top, bottom + 1)
        ]
        return np.concatenate(rows)

    def _cell(self, at: float, low: float, count: int) -> int:
        return int(min(max((at - low) / self.side, 0), count - 1))


def sorted_into_cells(places: NDArray[np.float64]) -> Cells:
    """Sort places into cells."""
    if not len(places):
        nothing = np.zeros(0, dtype=np.intp)
        return Cells(np.zeros(2), 1.0, 1, 1, nothing, np.zeros(2, dtype=np.intp))
    low, high = places.min(axis=0), places.max(axis=0)
    span = np.maximum(high - low, 1e-6)
    side = float(np.sqrt(span[0] * span[1] / max(len(places) / IN_A_CELL, 1)))
    side = max(side, float(span.max()) / 2000, 1e-6)
    across, down = (int(length / side) + 1 for length in span.tolist())
    cell = ((places - low) / side).astype(np.intp)
    code = cell[:, 1] * across + cell[:, 0]
    counts = np.bincount(code, minlength=across * down)
    starts = np.concatenate(([0], np.cumsum(counts))).astype(np.intp)
    return Cells(low, side, across, down, np.argsort(code, kind="stable"), starts)
