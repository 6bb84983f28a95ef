"""Keeps nodes from standing on each other: pairs that are too near go apart, found by sorting all into cells."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kbdesk.graph.layout.moving import both_ways

if TYPE_CHECKING:
    from numpy.typing import NDArray

BESIDE = ((0, 0), (1, 0), (0, 1), (1, 1), (1, -1))
"""The cells in which a node's neighbours are looked for: its own, and half of those around, as pairs are looked at."""
SAME = 1e-6
"""The share of the least distance below which two stand at one place."""


def spaced(
    at: NDArray[np.float64], least: float, rounds: int, freedom: NDArray[np.float64] | None = None
) -> NDArray[np.float64]:
    """Return the places with about `least` between any two; `freedom` (0 to 1) says how far each may go for it."""
    for _ in range(rounds):
        one, other = near_pairs(at, least)
        if not len(one):
            break
        away = at[one] - at[other]
        distance = np.hypot(away[:, 0], away[:, 1])
        same = distance < SAME * least  # two at one place know no way apart
        away[same] = least * SAME * np.stack((np.cos(one[same]), np.sin(one[same])), axis=1)
        distance[same] = SAME * least
        away *= ((least - distance) / distance / 2)[:, None]
        moved = both_ways(one, other, away, len(at))
        at = at + 0.8 * (moved if freedom is None else moved * freedom[:, None])
    return at


def near_pairs(at: NDArray[np.float64], least: float) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the pairs of nodes that are nearer to each other than that."""
    cell = np.floor((at - at.min(axis=0)) / least).astype(np.int64) + 1
    high = int(cell[:, 1].max()) + 3
    code = cell[:, 0] * high + cell[:, 1]
    order = np.argsort(code, kind="stable")
    code = code[order]
    ones, others = [], []
    number = np.arange(len(at))
    for across, down in BESIDE:
        start = np.searchsorted(code, code + across * high + down)
        end = np.searchsorted(code, code + across * high + down, side="right")
        if not across and not down:
            start = number + 1
        counts = np.maximum(end - start, 0)
        one = np.repeat(number, counts)
        within = np.arange(len(one)) - np.repeat(np.cumsum(counts) - counts, counts)
        ones.append(order[one])
        others.append(order[np.repeat(start, counts) + within])
    one, other = np.concatenate(ones), np.concatenate(others)
    away = at[one] - at[other]
    near = (away * away).sum(axis=1) < least * least
    return one[near], other[near]
