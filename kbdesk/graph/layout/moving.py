"""Adds up how far nodes are to go: what one of a pair is given, the other is given the other way round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


def both_ways(
    first: NDArray[np.signedinteger[Any]],
    second: NDArray[np.signedinteger[Any]],
    ways: NDArray[np.float64],
    count: int,
) -> NDArray[np.float64]:
    """Return of `count` nodes how far each goes where the first of each pair goes its way, the second against it."""
    total = np.empty((count, 2))
    for axis in (0, 1):
        way = np.ascontiguousarray(ways[:, axis])
        total[:, axis] = np.bincount(first, way, count)
        total[:, axis] -= np.bincount(second, way, count)
    return total
