"""Where nodes stand inside their discs at first: what is linked together on the same side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kbdesk.graph.layout.discs import GOLDEN

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kbdesk.graph.graph import Links

ROUNDS = 50


def inside_discs(groups: NDArray[np.int32], inner: Links) -> NDArray[np.float64]:
    """Return a place in a disc of radius 1 for each node; `inner` are the links inside the groups."""
    return _spread(_spectral(groups, inner), groups)


def by_counts(groups: NDArray[np.int32], counts: NDArray[np.int32]) -> NDArray[np.float64]:
    """Return a place in a disc of radius 1 for each node, quickly: those with most links in the middle of each."""
    order = np.lexsort((-counts, groups))
    sizes = np.bincount(groups)
    number = np.empty(len(groups))
    number[order] = np.arange(len(groups)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    out = np.sqrt((number + 0.5) / sizes[groups])
    return np.stack((out * np.cos(number * GOLDEN), out * np.sin(number * GOLDEN)), axis=1)


def _spectral(groups: NDArray[np.int32], links: Links) -> NDArray[np.float64]:
    """Let all go to their neighbours' mean, over and over: what remains apart is what hangs together least."""
    size, count = links.size, int(groups.max(initial=-1)) + 1
    at = np.random.default_rng(size).normal(size=(size, 2))
    counts = np.maximum(links.counts, 1)
    weight = counts / np.bincount(groups, counts, count)[groups]

    def mean(values: NDArray[np.float64]) -> NDArray[np.float64]:
        means: NDArray[np.float64] = np.bincount(groups, weight * values, count)[groups].astype(np.float64)
        return means

    for _ in range(ROUNDS):
        for axis in (0, 1):
            column = at[:, axis]
            total = np.bincount(links.first, column[links.second], size)
            total += np.bincount(links.second, column[links.first], size)
            column = column + total / counts
            column -= mean(column)
            if axis:
                column -= mean(column * at[:, 0]) * at[:, 0]
            at[:, axis] = column / (np.sqrt(mean(column * column)) + 1e-12)
    return at


def _spread(at: NDArray[np.float64], groups: NDArray[np.int32]) -> NDArray[np.float64]:
    """Spread each group's nodes evenly over a disc, in the order that they have."""
    sizes = np.bincount(groups)
    starts = np.concatenate(([0], np.cumsum(sizes)[:-1]))
    ranks = np.empty((2, len(groups)))
    for axis in (0, 1):
        ranks[axis, np.lexsort((at[:, axis], groups))] = np.arange(len(groups))
    across, down = (ranks - starts[groups] + 0.5) / sizes[groups] * 2 - 1
    return np.stack((across * np.sqrt(1 - down * down / 2), down * np.sqrt(1 - across * across / 2)), axis=1)
