"""How nodes push each other away: masses spread on a grid, the grid convolved with the push, read where each stands.

The push ends after a few nodes' distance, so a step costs about the same per node for any number of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from typing import Any, TypeAlias

    from numpy.typing import NDArray

    Kernels: TypeAlias = tuple[NDArray[np.complexfloating[Any, Any]], NDArray[np.complexfloating[Any, Any]]]

CELL = 0.9
"""The width of a cell, where 1 is about how far a node is from the next one."""
ENDS = 2.4
"""At how many times its reach the push is as good as nothing."""


class Field:
    """The push of one set of nodes; the grid is kept as long as it fits."""

    def __init__(self, mass: NDArray[np.float64]) -> None:
        self._mass = mass
        self._known: tuple[tuple[int, int, float], Kernels] | None = None

    def push(self, at: NDArray[np.float64], reach: float) -> NDArray[np.float64]:
        """Return where each node is pushed, and how strongly."""
        low = at.min(axis=0) - CELL
        wide, high = (_good(int(extent / CELL + 3 + ENDS * reach / CELL)) for extent in np.ptp(at, axis=0))
        across, down = self._kernels(wide, high, reach)
        place = (at - low) / CELL
        corner = place.astype(np.int64)
        right, below = (place - corner).T
        index = corner[:, 0] * high + corner[:, 1]
        shares = (
            (index, (1 - right) * (1 - below)),
            (index + high, right * (1 - below)),
            (index + 1, (1 - right) * below),
            (index + high + 1, right * below),
        )
        grid = np.zeros(wide * high)
        for cell, share in shares:
            grid += np.bincount(cell, share * self._mass, wide * high)
        wave = np.fft.rfft2(grid.reshape(wide, high).astype(np.float32))
        found = np.zeros_like(at)
        for axis, kernel in enumerate((across, down)):
            field = np.fft.irfft2(wave * kernel, (wide, high)).ravel()
            for cell, share in shares:
                found[:, axis] += field[cell] * share
        return found * self._mass[:, None]

    def _kernels(self, wide: int, high: int, reach: float) -> Kernels:
        key = (wide, high, reach)
        if self._known is None or self._known[0] != key:
            columns, rows = (np.fft.fftfreq(count, 1 / count).astype(np.float32) * CELL for count in (wide, high))
            across, down = np.meshgrid(columns, rows, indexing="ij")
            squared = across * across + down * down
            strength = np.exp(-squared / (reach * reach)) / np.maximum(squared, (0.7 * CELL) ** 2)
            self._known = key, (np.fft.rfft2(across * strength), np.fft.rfft2(down * strength))
        return self._known[1]


def _good(count: int) -> int:
    """Return the next number of cells that a Fourier transform is quick with."""
    while True:
        rest = count
        for factor in (2, 3, 5):
            while rest % factor == 0:
                rest //= factor
        if rest == 1:
            return count
        count += 1
