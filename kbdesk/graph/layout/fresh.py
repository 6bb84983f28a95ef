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
from kbdesk.graph.layout.starting import inside_discs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

FILL = 0.62
"""How much of a disc its nodes cover."""
AROUND = 1.0
"""Free space around a community."""
LARGE = 60
"""Communities with so many nodes have parts that are told apart."""
SMALL = 12
"""Islands up to this size stand in rings around the others."""
STEPS = 100
PART_STEPS = 60
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
class Plan:
    """Where groups of nodes are to stand: the group and part of each node, and their discs."""

    groups: NDArray[np.int32]
    middles: NDArray[np.float64]
    radii: NDArray[np.float64]
    parts: NDArray[np.int32]
    part_middles: NDArray[np.float64]
    part_radii: NDArray[np.float64]


def settled(links: Links, members: NDArray[np.int32]) -> Iterator[tuple[int, NDArray[np.float64]]]:
    """Yield how many of STEPS are done, and the places, for nodes that all have links; the last is how they stay.

    `members` are their communities. 1 is about how far a node is from the next one.
    """
    plan = planned(links, members)
    inner = _inside(links, plan.parts)
    at = plan.part_middles[plan.parts]
    at = at + inside_discs(plan.parts, inner) * plan.part_radii[plan.parts][:, None] * 0.9
    yield 0, at
    forces = Forces(links, plan)
    for step in range(STEPS):
        at = forces.moved(at, 1 - step / STEPS)
        if step == STEPS - 1:
            at = spaced(at, LEAST, CORRECTIONS)
        yield step + 1, at


def planned(links: Links, members: NDArray[np.int32]) -> Plan:
    """Give each community and each part of one a disc."""
    island = islands(links)
    is_small = (np.bincount(island) <= SMALL) & (np.arange(island.max() + 1) > 0)
    count = int(members.max()) + 1
    groups = by_size(np.where(is_small[island], count + island, members).astype(np.int32))
    first = np.zeros(int(groups.max()) + 1, dtype=np.int64)
    first[groups] = np.arange(links.size)
    is_ringed = is_small[island[first]]
    parted = _parted(links, groups)
    radii = parted.radii
    middles = np.zeros((len(radii), 2))
    ties = Ties.between(groups, links.first, links.second)
    main = np.flatnonzero(~is_ringed)
    middles[main] = packed(radii[main] + AROUND, ties.kept(~is_ringed))
    middles[is_ringed] = ringed(radii[is_ringed], middles[main], radii[main], AROUND)
    part_middles = middles[parted.groups] + parted.offsets
    return Plan(groups, middles, radii, parted.of, part_middles, parted.part_radii)


@dataclass(frozen=True, eq=False)
class _Parted:
    """The part of each node; of each part its group, how far it is from that one's middle, its radius; group radii."""

    of: NDArray[np.int32]
    groups: NDArray[np.int32]
    offsets: NDArray[np.float64]
    part_radii: NDArray[np.float64]
    radii: NDArray[np.float64]


def _parted(links: Links, groups: NDArray[np.int32]) -> _Parted:
    """Part large groups; the parts stand beside each other in the disc of the group, which is as large as they need."""
    sizes = np.bincount(groups)
    inner = _inside(links, groups)
    found = parts(groups, inner)
    found = np.where(sizes[groups] >= LARGE, found, -1)
    codes = groups.astype(np.int64) * (links.size + 1) + found + 1
    order, part = np.unique(codes, return_inverse=True)
    part_group = (order // (links.size + 1)).astype(np.int32)
    part_radii = _radius(np.bincount(part))
    offsets = np.zeros((len(order), 2))
    radii = _radius(sizes)
    ties = Ties.between(part.astype(np.int32), inner.first, inner.second)
    starts = np.searchsorted(part_group, np.arange(len(sizes) + 1))
    for group in np.flatnonzero(np.diff(starts) > 1).tolist():
        own = slice(int(starts[group]), int(starts[group + 1]))
        offsets[own] = packed(part_radii[own], ties.among(own.start, own.stop), 1.0, PART_STEPS)
        out = np.hypot(offsets[own, 0], offsets[own, 1]) + part_radii[own]
        radii[group] = max(radii[group], float(out.max()) * 0.96)
    return _Parted(part.astype(np.int32), part_group, offsets, part_radii, radii)


def _radius(sizes: NDArray[np.int64]) -> NDArray[np.float64]:
    radii: NDArray[np.float64] = np.sqrt(sizes / (np.pi * FILL)) + 0.3
    return radii


def _inside(links: Links, groups: NDArray[np.int32]) -> Links:
    """Return the links inside groups."""
    same = groups[links.first] == groups[links.second]
    return Links(links.size, links.first[same], links.second[same])


class Forces:
    """What pulls and pushes each node."""

    def __init__(self, links: Links, plan: Plan) -> None:
        self._links = links
        self._plan = plan
        counts = links.counts.astype(np.float64)
        self._field = Field(0.6 + 0.35 * np.sqrt(np.minimum(counts, 80)))
        first, second = links.first, links.second
        pull = np.full(len(first), ACROSS)
        pull[plan.groups[first] == plan.groups[second]] = INSIDE
        pull[plan.parts[first] == plan.parts[second]] = INSIDE_PART
        least, most = np.minimum(counts[first], counts[second]), np.maximum(counts[first], counts[second])
        self._pull = pull / (least**0.35 * most**0.1)
        self._middles, self._radii = plan.middles[plan.groups], plan.radii[plan.groups]
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
        return -held - (at - self._plan.part_middles[self._plan.parts]) * self._drawn[:, None]
