"""Discs without overlap: those that are linked near each other, small ones in rings around, single places in rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from kbdesk.graph.layout.moving import both_ways

if TYPE_CHECKING:
    from numpy.typing import NDArray

GOLDEN = np.pi * (3 - np.sqrt(5))
WIDER = 1.4
"""How much wider than high a picture becomes: screens are."""
APART = 1.04
"""How far discs are from each other, in their radii."""
PRESSED = 0.03
"""How strongly all are drawn to the middle."""
STEPS = 220
CORRECTIONS = 80
NEARLY = 0.02
"""Overlaps that nobody sees, where 1 is about how far a node is from the next one."""
PAIRS = 60_000_000
"""Pairs of discs that are looked at in all steps together, at the most: very many discs get fewer steps."""


@dataclass(frozen=True, eq=False)
class Ties:
    """How strongly pairs of discs are linked, each pair once."""

    first: NDArray[np.int64]
    second: NDArray[np.int64]
    strength: NDArray[np.float64]

    @staticmethod
    def between(groups: NDArray[np.int32], first: NDArray[np.int32], second: NDArray[np.int32]) -> Ties:
        """Count the links between groups of nodes, and weigh them by how many links the two groups have at all."""
        count = int(groups.max(initial=-1)) + 1
        one, other = groups[first].astype(np.int64), groups[second].astype(np.int64)
        apart = one != other
        low, high = np.minimum(one, other)[apart], np.maximum(one, other)[apart]
        codes, links = np.unique(low * count + high, return_counts=True)
        low, high = np.divmod(codes, max(count, 1))
        totals = np.bincount(low, links, count) + np.bincount(high, links, count)
        return Ties(low, high, links / np.sqrt(totals[low] * totals[high]))

    def among(self, start: int, end: int) -> Ties:
        """Return the ties among discs numbered from `start` to before `end`, numbered from 0."""
        own = (self.first >= start) & (self.first < end) & (self.second >= start) & (self.second < end)
        return Ties(self.first[own] - start, self.second[own] - start, self.strength[own])

    def kept(self, which: NDArray[np.bool_]) -> Ties:
        """Return the ties among some discs, numbered anew in their order."""
        number = np.cumsum(which) - 1
        own = which[self.first] & which[self.second]
        return Ties(number[self.first[own]], number[self.second[own]], self.strength[own])


def packed(
    radii: NDArray[np.float64], ties: Ties, wider: float = WIDER, most_steps: int = STEPS
) -> NDArray[np.float64]:
    """Return the middles of discs around 0, so that none covers another and tied ones are near each other."""
    count = len(radii)
    at = _spiral(radii)
    if count < 2:
        return at
    reach = radii[:, None] + radii[None]
    mass = radii**2
    share = mass[None] / (mass[:, None] + mass[None])
    total = float(np.sqrt(mass.sum()))
    steps = int(np.clip(PAIRS / count**2, 20, most_steps))
    for step in range(steps):
        heat = 1 - step / steps
        apart, push = _overlaps(at, reach, share)
        apart *= (total * 0.005 * heat * radii)[None, :, None]
        moved = apart.sum(axis=1) + _pull(at, radii, ties) * (0.5 * heat)
        moved -= at * np.array([PRESSED / wider, PRESSED * wider])
        length = np.hypot(moved[:, 0], moved[:, 1]) + 1e-9
        at = at + moved * np.minimum(1, (total * 0.08 * heat + 0.3) / length)[:, None] + push * 0.5
    for _ in range(min(CORRECTIONS, 4 * steps)):
        push = _overlaps(at, reach, share)[1]
        if np.abs(push).max() < NEARLY:
            break
        at = at + push * 0.6
    middle: NDArray[np.float64] = at - np.average(at, axis=0, weights=mass)
    return middle


def _spiral(radii: NDArray[np.float64]) -> NDArray[np.float64]:
    """Set discs out from the middle, the largest first."""
    order = np.argsort(-radii, kind="stable")
    out = np.sqrt(np.cumsum(radii[order] ** 2) - radii[order] ** 2 / 2) * 1.1
    turn = np.arange(len(radii)) * GOLDEN
    at = np.empty((len(radii), 2))
    at[order] = np.stack((out * np.cos(turn), out * np.sin(turn)), axis=1)
    return at if len(radii) > 1 else np.zeros_like(at)


def _overlaps(
    at: NDArray[np.float64], reach: NDArray[np.float64], share: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the ways between all discs, over their squared lengths, and how far each is to go out of the others."""
    ways = at[:, None] - at[None]
    squared = (ways * ways).sum(axis=2) + 1e-9
    distance = np.sqrt(squared)
    over = np.maximum(reach * APART - distance, 0)
    np.fill_diagonal(over, 0)
    push: NDArray[np.float64] = ((over * share / distance)[..., None] * ways).sum(axis=1)
    return ways / squared[..., None], push


def _pull(at: NDArray[np.float64], radii: NDArray[np.float64], ties: Ties) -> NDArray[np.float64]:
    along = at[ties.second] - at[ties.first]
    length = np.hypot(along[:, 0], along[:, 1]) + 1e-9
    free = np.maximum(length - radii[ties.first] - radii[ties.second], 0)
    along *= (ties.strength * free / length)[:, None]
    return both_ways(ties.first, ties.second, along, len(at))


def ringed(
    radii: NDArray[np.float64], middles: NDArray[np.float64], taken: NDArray[np.float64], gap: float
) -> NDArray[np.float64]:
    """Return places for discs close around others with these middles and radii (`taken`), the largest inside."""
    places = np.empty((len(radii), 2))
    order = np.argsort(-radii, kind="stable")
    if not len(middles):
        middles, taken = np.zeros((1, 2)), np.zeros(1)
    start = 0
    while start < len(order):
        rest = radii[order[start:]]
        turn = np.linspace(0, 2 * np.pi, 24, endpoint=False)
        near = float(_out(turn, np.full(len(turn), rest[0] + gap), middles, taken).min())
        steps = (2 * rest + gap) / max(near, rest[0] + gap)
        full = np.cumsum(steps)
        count = max(1, int(np.searchsorted(full, 2 * np.pi)))
        angles = (full - steps / 2)[:count] * (2 * np.pi / full[count - 1])
        out = _out(angles, rest[:count] + gap, middles, taken)
        own = order[start : start + count]
        places[own] = middles.mean(axis=0) + np.stack((out * np.cos(angles), out * np.sin(angles)), axis=1)
        middles, taken = np.concatenate((middles, places[own])), np.concatenate((taken, radii[own]))
        start += count
    return places


def _out(
    angles: NDArray[np.float64], radii: NDArray[np.float64], middles: NDArray[np.float64], taken: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return how far from the middle of all discs another one stands free of them, in each of some directions."""
    off = middles - middles.mean(axis=0)
    out = np.empty(len(angles))
    for number, (angle, radius) in enumerate(zip(angles.tolist(), radii.tolist(), strict=True)):
        along = off @ np.array((np.cos(angle), np.sin(angle)))
        aside = (off * off).sum(axis=1) - along * along
        room = (taken + radius) ** 2 - aside
        out[number] = (along + np.sqrt(np.maximum(room, 0)))[room > 0].max(initial=radius)
    return out


def in_rows(count: int, others: NDArray[np.float64], gap: float) -> NDArray[np.float64]:
    """Return rows of `count` places below the others (about a square where there are none)."""
    width = float(np.ptp(others[:, 0])) if len(others) else 0.0
    columns = max(1, int(max(np.sqrt(count) * 1.5, min(width / gap, np.sqrt(count * 8)))))
    number = np.arange(count)
    row, column = number // columns, number % columns
    in_row = np.minimum(columns, count - row * columns)
    places = np.stack([column - (in_row - 1) / 2, row.astype(np.float64)], axis=1) * gap
    if len(others):
        places[:, 0] += (others[:, 0].min() + others[:, 0].max()) / 2
        places[:, 1] += others[:, 1].max() + gap * 2.5
    return places
