"""A picture from nothing: communities and their parts as discs, pages inside, then forces that settle them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from kbdesk.graph.communities import by_size, islands, parts
from kbdesk.graph.graph import Links
from kbdesk.graph.layout.discs import Ties, packed, ringed
from kbdesk.graph.layout.field import Field
from kbdesk.graph.layout.moving import both_ways
from kbdesk.graph.layout.spacing import spaced
from kbdesk.graph.layout.starting import by_counts, inside_discs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

FILL = 0.62
"""How much of a disc its nodes cover."""
ROOM = 1.22
"""How much larger the disc of a community is for the room between its parts."""
AROUND = 1.0
"""Free space around a community."""
LARGE = 60
"""Communities with so many nodes have parts that are told apart."""
SMALL = 12
"""Islands up to this size stand in rings around the others."""
STEPS = 100
PART_STEPS = 40
"""Steps in which the parts of a community find their places in it."""
REACHES = (7.0, 5.0, 3.5, 2.5)
"""How far nodes push each other, in the quarters of the way."""
FIRST, LAST = 1.6, 0.15
"""How far a node goes at the most in the first and in the last steps."""
INSIDE_PART, INSIDE, ACROSS = 1.1, 0.4, 0.05
"""How strongly links pull inside a part of a community, between parts of one, between communities."""
LEAST, CORRECTIONS = 0.75, 40
"""How far nodes are from each other at the least in the end, and how often that is corrected."""
HELD, DRAWN = 2.0, 0.02
"""How strongly a node is held inside its community's disc, and drawn to the middle of its part."""


@dataclass(frozen=True, eq=False)
class Discs:
    """Where groups of nodes are to stand: the group of each node, and of each group the middle and radius of a disc."""

    of: NDArray[np.int32]
    middles: NDArray[np.float64]
    radii: NDArray[np.float64]

    def filled(self, inside: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the places of nodes that stand so inside a disc of radius 1."""
        places: NDArray[np.float64] = self.middles[self.of] + inside * (0.9 * self.radii[self.of])[:, None]
        return places


def settled(links: Links, members: NDArray[np.int32]) -> Iterator[tuple[int, NDArray[np.float64]]]:
    """Yield how many of STEPS are done, and the places, for nodes that all have links; the last is how they stay.

    `members` are their communities. 1 is about how far a node is from the next one. The first picture is a rough one.
    """
    groups = grouped(links, members)
    yield 0, groups.filled(by_counts(groups.of, links.counts))
    groups, parts = parted(links, groups)
    at = parts.filled(inside_discs(parts.of, _inside(links, parts.of)))
    forces = Forces(links, groups, parts)
    for step in range(STEPS):
        at = forces.moved(at, 1 - step / STEPS)
        if step == STEPS - 1:
            at = spaced(at, LEAST, CORRECTIONS)
        yield step + 1, at


def grouped(links: Links, members: NDArray[np.int32]) -> Discs:
    """Give each community a disc, and each small island one around them."""
    island = islands(links)
    is_small = (np.bincount(island) <= SMALL) & (np.arange(island.max() + 1) > 0)
    groups = by_size(np.where(is_small[island], int(members.max()) + 1 + island, members).astype(np.int32))
    sizes = np.bincount(groups)
    radii = _radius(sizes)
    radii[sizes >= LARGE] *= ROOM
    any_node = np.zeros(len(sizes), dtype=np.int64)
    any_node[groups] = np.arange(links.size)
    is_main = ~is_small[island[any_node]]
    middles = np.zeros((len(sizes), 2))
    middles[is_main] = packed(radii[is_main] + AROUND, Ties.between(groups, links.first, links.second).kept(is_main))
    middles[~is_main] = ringed(radii[~is_main], middles[is_main], radii[is_main], AROUND)
    return Discs(groups, middles, radii)


def parted(links: Links, groups: Discs) -> tuple[Discs, Discs]:
    """Give each part of a large group a disc inside that of the group; return the groups with the room they need."""
    inner = _inside(links, groups.of)
    sizes = np.bincount(groups.of)
    found = np.where(sizes[groups.of] >= LARGE, parts(groups.of, inner), -1)
    codes, part = np.unique(groups.of.astype(np.int64) * (links.size + 1) + found + 1, return_inverse=True)
    group = codes // (links.size + 1)
    radii = _radius(np.bincount(part))
    needed = _radius(sizes)
    middles = groups.middles[group]
    ties = Ties.between(part.astype(np.int32), inner.first, inner.second)
    starts = np.searchsorted(group, np.arange(len(sizes) + 1))
    for number in np.flatnonzero(np.diff(starts) > 1).tolist():
        own = slice(int(starts[number]), int(starts[number + 1]))
        away = packed(radii[own], ties.among(own.start, own.stop), 1.0, PART_STEPS)
        reach = float((np.hypot(away[:, 0], away[:, 1]) + radii[own]).max())
        middles[own] += away * min(1.0, float(groups.radii[number]) / reach)
        needed[number] = min(reach, float(groups.radii[number]))
    return Discs(groups.of, groups.middles, needed), Discs(part.astype(np.int32), middles, radii)


def _radius(sizes: NDArray[np.int64]) -> NDArray[np.float64]:
    radii: NDArray[np.float64] = np.sqrt(sizes / (np.pi * FILL)) + 0.3
    return radii


def _inside(links: Links, groups: NDArray[np.int32]) -> Links:
    """Return the links inside groups."""
    same = groups[links.first] == groups[links.second]
    return Links(links.size, links.first[same], links.second[same])


class Forces:
    """What pulls and pushes each node."""

    def __init__(self, links: Links, groups: Discs, parts: Discs) -> None:
        self._links = links
        counts = links.counts.astype(np.float64)
        self._field = Field(0.6 + 0.35 * np.sqrt(np.minimum(counts, 80)))
        first, second = links.first, links.second
        pull = np.full(len(first), ACROSS)
        pull[groups.of[first] == groups.of[second]] = INSIDE
        pull[parts.of[first] == parts.of[second]] = INSIDE_PART
        least, most = np.minimum(counts[first], counts[second]), np.maximum(counts[first], counts[second])
        self._pull = pull / (least**0.35 * most**0.1)
        self._middles, self._radii = groups.middles[groups.of], groups.radii[groups.of]
        self._part_middles = parts.middles[parts.of]
        self._drawn = DRAWN * (1 + np.log1p(counts))

    def moved(self, at: NDArray[np.float64], heat: float) -> NDArray[np.float64]:
        """Give the places one step on; `heat` goes from 1 to 0, and nodes less and less far."""
        reach = REACHES[min(int((1 - heat) * len(REACHES)), len(REACHES) - 1)]
        force = self._field.push(at, reach) + self._pulled(at) + self._held(at)
        length = np.hypot(force[:, 0], force[:, 1]) + 1e-9
        furthest = LAST + (FIRST - LAST) * heat**1.5
        moved: NDArray[np.float64] = at + force * (np.minimum(length * 0.25, furthest) / length)[:, None]
        return moved

    def _pulled(self, at: NDArray[np.float64]) -> NDArray[np.float64]:
        first, second = self._links.first, self._links.second
        along = at[second] - at[first]
        length = np.hypot(along[:, 0], along[:, 1]) + 1e-9
        along *= (self._pull * np.log1p(length) / length)[:, None]
        return both_ways(first, second, along, self._links.size)

    def _held(self, at: NDArray[np.float64]) -> NDArray[np.float64]:
        out = at - self._middles
        distance = np.hypot(out[:, 0], out[:, 1]) + 1e-9
        held = out * (HELD * np.maximum(distance - self._radii, 0) / distance)[:, None]
        return -held - (at - self._part_middles) * self._drawn[:, None]
