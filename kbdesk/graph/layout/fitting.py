"""Fits nodes in among those whose places are known: only what is near them moves, and little."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kbdesk.graph.layout.discs import GOLDEN
from kbdesk.graph.layout.moving import both_ways
from kbdesk.graph.layout.spacing import near_pairs, spaced

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kbdesk.graph.graph import Links

CHAIN = 30
"""How many links away from a known place nodes are placed one after the other."""
BESIDE = 1.4
"""How far from what it is linked with a node is put, where 1 is about how far it is from the next one."""
ROUNDS = 25
NEAR = 1.6
"""Nodes nearer than this push each other."""
YIELDING = 0.15
"""How freely a node moves whose place was known and that is linked with a new one."""
CELL = 6.0
LEAST = 0.75


def fitted(links: Links, places: NDArray[np.float64], yielding: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Return places for all nodes that chains of links join to known ones (NaN in `places` for all others).

    `yielding` are the known ones that may give way a little to new neighbours.
    """
    known = ~np.isnan(places[:, 0])
    at = _beside(links, places)
    new = ~known & ~np.isnan(at[:, 0])
    if not new.any():
        return at
    freedom = np.where(new, 1.0, 0.0)
    for one, other in ((links.first, links.second), (links.second, links.first)):
        near = one[new[other] & known[one]]
        freedom[near[yielding[near]]] = YIELDING
    around = _near(at, freedom > 0)
    at[around] = _relaxed(links, at, freedom, around)
    return at


def _beside(links: Links, places: NDArray[np.float64]) -> NDArray[np.float64]:
    """Put each node beside the middle of those it is linked with whose places are known."""
    at = places.copy()
    size = links.size
    turn = np.arange(size) * GOLDEN
    for _ in range(CHAIN):
        there = ~np.isnan(at[:, 0])
        count, total = np.zeros(size), np.zeros((size, 2))
        for one, other in ((links.first, links.second), (links.second, links.first)):
            wanted = ~there[one] & there[other]
            count += np.bincount(one[wanted], minlength=size)
            for axis in (0, 1):
                total[:, axis] += np.bincount(one[wanted], at[other[wanted], axis], size)
        new = np.flatnonzero(count)
        if not len(new):
            break
        out = BESIDE * (1 + np.arange(len(new)) % 7 / 7)
        at[new] = total[new] / count[new][:, None]
        at[new] += np.stack((np.cos(turn[new]) * out, np.sin(turn[new]) * out), axis=1)
    return at


def _near(at: NDArray[np.float64], which: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return the nodes in the cells of some and in those around, these included."""
    placed = np.flatnonzero(~np.isnan(at[:, 0]))
    cell = np.floor(at[placed] / CELL).astype(np.int64)
    cell -= cell.min(axis=0) - 1
    high = int(cell[:, 1].max()) + 2
    code = cell[:, 0] * high + cell[:, 1]
    own = code[which[placed]]
    wanted = [own + across * high + down for across in (-1, 0, 1) for down in (-1, 0, 1)]
    return placed[np.isin(code, np.concatenate(wanted))]


def _relaxed(
    links: Links, at: NDArray[np.float64], freedom: NDArray[np.float64], near: NDArray[np.int64]
) -> NDArray[np.float64]:
    """Return where the nodes near the free ones stand once these have found room."""
    place = np.full(links.size, -1, dtype=np.int64)
    place[near] = np.arange(len(near))
    ends = [(links.first, links.second), (links.second, links.first)]
    pulls = [(place[one[free]], other[free]) for one, other in ends for free in (freedom[one] > 0,)]
    here, there = (np.concatenate(column) for column in zip(*pulls, strict=True))
    kept = ~np.isnan(at[there, 0])
    here, there = here[kept], there[kept]
    own, now, everywhere = freedom[near], at[near], at.copy()
    drawn = (own == 1)[:, None]  # what was there only makes room
    count = np.maximum(np.bincount(here, minlength=len(near)), 1)
    for turn in range(ROUNDS):
        along = everywhere[there] - now[here]
        length = np.hypot(along[:, 0], along[:, 1]) + 1e-9
        along *= (np.maximum(length - BESIDE, 0) / length)[:, None]
        pull = np.stack([np.bincount(here, along[:, axis], len(near)) for axis in (0, 1)], axis=1) / count[:, None]
        one, other = near_pairs(now, NEAR)
        away = now[one] - now[other]
        distance = np.hypot(away[:, 0], away[:, 1]) + 1e-9
        away *= ((NEAR - distance) / distance)[:, None]
        push = both_ways(one, other, away, len(near))
        now = now + (0.25 * pull * drawn + 0.35 * push) * (own * (1 - turn / ROUNDS))[:, None]
        everywhere[near] = now
    return spaced(now, LEAST, 10, own)
