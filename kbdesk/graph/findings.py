"""What strikes the eye in a graph: hubs, bridges, islands, surprising links, gaps; with the numbers that say why."""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from kbdesk.graph.communities import islands

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from numpy.typing import NDArray

    from kbdesk.graph.graph import Links

MOST = 20
"""Findings of a kind."""
MOST_ISLANDS = 200
NAMED = 50
"""Pages of an island that are named."""
LEAST_HUB = 5
LEAST_CUT_OFF = 3
SAMPLES, SAMPLED_WORK = 400, 30_000_000
"""Pages from which the shortest ways to all others are looked at, at the most, and links on all of these ways."""
LARGEST = 60
"""Communities that are set against each other."""
LEAST_COMMUNITY = 5
LEAST_EXPECTED = 3.0
FEW = 0.35
"""Links between two communities over those that were to be expected, below which they are few."""
MOST_JOINED = 12
"""Communities that a page may be linked with to tell of two of them that they are near: a hub is near to all."""


@dataclass(frozen=True, slots=True)
class Hub:
    """A page that very many are linked with: how many, and how many communities these belong to."""

    node: int
    neighbours: int
    communities: int


@dataclass(frozen=True, slots=True)
class Bridge:
    """A page over which others hang together.

    `cut_off` pages are linked with the rest over it alone. `share` of the shortest ways between two pages, from 0 to 1,
    lead over it; `communities` are those that it is linked with most, its own among them.
    """

    node: int
    cut_off: int
    share: float
    communities: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Island:
    """Pages linked with each other and with no others: how many, and the most linked of them."""

    size: int
    nodes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Surprise:
    """A link between two communities of which there are only `links`, where by their sizes `expected` were usual."""

    nodes: tuple[int, int]
    communities: tuple[int, int]
    links: int
    expected: float


@dataclass(frozen=True, slots=True)
class Gap:
    """Two communities with few links between them, though `shared` pages of others are linked with both."""

    communities: tuple[int, int]
    links: int
    expected: float
    shared: int


@dataclass(frozen=True)
class Findings:
    """What was found, the strongest first; numbers of pages and communities as in the graph. `alone` have no links.

    Of hubs, bridges, surprises and gaps only the strongest are told, of islands the largest of `island_count`.
    """

    hubs: tuple[Hub, ...]
    bridges: tuple[Bridge, ...]
    islands: tuple[Island, ...]
    island_count: int
    alone: tuple[int, ...]
    surprises: tuple[Surprise, ...]
    gaps: tuple[Gap, ...]


def steps(links: Links, of: NDArray[np.int32]) -> Iterator[tuple[int, Findings]]:
    """Yield how many of 4 steps are done, and what was found so far. `of` is the community of each page."""
    joined = _joined(links, of)
    apart, count, alone = _islands(links)
    found = Findings(_hubs(links, joined), (), apart, count, alone, (), ())
    yield 1, found
    surprises, gaps = _between(links, of)
    found = Findings(found.hubs, (), apart, count, alone, surprises, gaps)
    yield 2, found
    cut_off = _cut_off(links)
    yield 3, found
    bridges = tuple(_bridges(links, cut_off, _shares(links), joined))
    yield 4, Findings(found.hubs, bridges, apart, count, alone, surprises, gaps)


@dataclass(frozen=True, eq=False)
class _Joined:
    """Which communities each page is linked with: pairs in the order of the pages, and how many links that is."""

    pages: NDArray[np.int64]
    communities: NDArray[np.int64]
    links: NDArray[np.int64]

    def of(self, page: int) -> tuple[int, ...]:
        """Return the communities that a page is linked with, most links first."""
        start, end = np.searchsorted(self.pages, (page, page + 1))
        order = np.argsort(-self.links[start:end], kind="stable")
        return tuple(self.communities[start:end][order].tolist())


def _joined(links: Links, of: NDArray[np.int32]) -> _Joined:
    count = int(of.max(initial=0)) + 1
    ends = np.concatenate((links.first, links.second)).astype(np.int64)
    others = np.concatenate((links.second, links.first))
    codes, number = np.unique(ends * count + of[others], return_counts=True)
    pages, communities = np.divmod(codes, count)
    return _Joined(pages, communities, number)


def _hubs(links: Links, joined: _Joined) -> tuple[Hub, ...]:
    counts = links.counts
    usual = counts[counts > 0]
    least = max(LEAST_HUB, float(usual.mean() + 2 * usual.std())) if len(usual) else LEAST_HUB
    order = np.argsort(-counts, kind="stable")[:MOST].tolist()
    return tuple(Hub(node, int(counts[node]), len(joined.of(node))) for node in order if counts[node] >= least)


def _islands(links: Links) -> tuple[tuple[Island, ...], int, tuple[int, ...]]:
    """Return the islands but the largest, how many there are, and the pages without links."""
    alone = np.flatnonzero(links.counts == 0)
    linked = np.flatnonzero(links.counts > 0)
    if not len(linked):
        return (), 0, tuple(alone.tolist())
    of = islands(links)
    sizes = np.bincount(of[linked])
    order = np.lexsort((-links.counts[linked], of[linked]))
    starts = np.searchsorted(of[linked][order], np.arange(len(sizes) + 1))
    count = int((sizes > 0).sum()) - 1
    found = [
        Island(int(sizes[island]), tuple(linked[order[starts[island] : starts[island + 1]][:NAMED]].tolist()))
        for island in range(1, min(count, MOST_ISLANDS) + 1)
    ]
    return tuple(found), count, tuple(alone.tolist())


def _between(links: Links, of: NDArray[np.int32]) -> tuple[tuple[Surprise, ...], tuple[Gap, ...]]:
    """Set the largest communities against each other."""
    sizes = np.bincount(of[of >= 0]) if (of >= 0).any() else np.zeros(0, dtype=np.int64)
    count = int((sizes[:LARGEST] >= LEAST_COMMUNITY).sum())
    if count < 2:
        return (), ()
    one, other = of[links.first], of[links.second]
    both = (one < count) & (other < count) & (one >= 0) & (other >= 0)
    matrix = np.zeros((count, count))
    np.add.at(matrix, (one[both], other[both]), 1)
    matrix += matrix.T
    degrees = np.bincount(of[of >= 0], links.counts[of >= 0])[:count]
    expected = np.outer(degrees, degrees).astype(np.float64)
    apart = ~np.eye(count, dtype=bool)
    expected *= matrix[apart].sum() / max(expected[apart].sum(), 1)
    return (
        tuple(_surprises(links, of, matrix, expected)),
        tuple(_gaps(matrix, expected, _shared(links, of, count))),
    )


def _surprises(
    links: Links, of: NDArray[np.int32], matrix: NDArray[np.float64], expected: NDArray[np.float64]
) -> Iterator[Surprise]:
    count = len(matrix)
    one, other = of[links.first], of[links.second]
    candidates = np.flatnonzero((one != other) & (one < count) & (other < count) & (one >= 0) & (other >= 0))
    low, high = np.minimum(one, other)[candidates], np.maximum(one, other)[candidates]
    ratio = expected[low, high] / matrix[low, high]
    first, second = links.first[candidates], links.second[candidates]
    likely = np.log1p(links.counts[first].astype(np.float64) * links.counts[second])
    rare = (expected[low, high] >= LEAST_EXPECTED) & (ratio > 1 / FEW)
    order = np.lexsort((second, first, -(ratio / likely)))
    told: set[tuple[int, int]] = set()
    for at in order[rare[order]].tolist():
        pair = (int(low[at]), int(high[at]))
        ends = (int(first[at]), int(second[at]))
        if pair in told or len(np.intersect1d(links.neighbours(ends[0]), links.neighbours(ends[1]))):
            continue
        told.add(pair)
        own = (int(of[ends[0]]), int(of[ends[1]]))
        yield Surprise(ends, own, int(matrix[pair]), float(expected[pair]))
        if len(told) == MOST:
            return


def _shared(links: Links, of: NDArray[np.int32], count: int) -> NDArray[np.float64]:
    """Return of each two communities how many pages outside of both are linked with both; hubs are left out."""
    joined = _joined(links, of)
    own = (joined.communities < count) & (joined.communities != of[joined.pages])
    several = np.bincount(joined.pages[own], minlength=links.size)
    own &= (several[joined.pages] > 1) & (several[joined.pages] <= MOST_JOINED)
    pages, place = np.unique(joined.pages[own], return_inverse=True)
    incidence = np.zeros((len(pages), count), dtype=np.float32)
    incidence[place, joined.communities[own]] = 1
    shared: NDArray[np.float64] = (incidence.T @ incidence).astype(np.float64)
    return shared


def _gaps(matrix: NDArray[np.float64], expected: NDArray[np.float64], shared: NDArray[np.float64]) -> Iterator[Gap]:
    one, other = np.triu_indices(len(matrix), 1)
    lacking = expected[one, other] - matrix[one, other]
    few = (matrix[one, other] < FEW * expected[one, other]) & (expected[one, other] >= LEAST_EXPECTED)
    few &= shared[one, other] > 0
    strength = lacking * np.sqrt(shared[one, other])
    order = np.lexsort((other, one, -strength))
    for at in order[few[order]][:MOST].tolist():
        pair = (int(one[at]), int(other[at]))
        yield Gap(pair, int(matrix[pair]), float(expected[pair]), int(shared[pair]))


def _cut_off(links: Links) -> dict[int, int]:
    """Return of each page that others hang on how many these are: what falls off the largest rest without it."""
    import igraph  # noqa: PLC0415

    graph = igraph.Graph(n=links.size, edges=np.stack((links.first, links.second), axis=1))
    blocks, points = graph.biconnected_components(return_articulation_points=True)
    is_point = np.zeros(links.size, dtype=bool)
    is_point[points] = True
    sizes = np.bincount(islands(links))[islands(links)] if len(points) else np.zeros(0)
    members = [list(block) for block in blocks]
    at_point: dict[int, list[int]] = {point: [] for point in points}
    for number, block in enumerate(members):
        for node in block:
            if is_point[node]:
                at_point[node].append(number)
    hanging = _hanging(members, at_point)
    found = {}
    for point, weights in hanging.items():
        rest = int(sizes[point]) - 1
        branches = [*weights, rest - sum(weights)] if sum(weights) < rest else weights
        cut_off = rest - max(branches)
        found[point] = cut_off if 4 * cut_off < sizes[point] else 0  # of a few pages each is a bridge
    return found


def _hanging(members: Sequence[Sequence[int]], at_point: dict[int, list[int]]) -> dict[int, list[int]]:
    """Return of each point the sizes of the branches that hang on it, looked at from one block of each island."""
    found: dict[int, list[int]] = {point: [] for point in at_point}
    seen: set[int] = set()
    for root in sorted(range(len(members)), key=lambda block: -len(members[block])):
        if root in seen:
            continue
        order: list[tuple[int, int]] = []  # blocks and the points they hang on, from the root on
        waiting = [(root, -1)]
        seen.add(root)
        while waiting:
            block, above = waiting.pop()
            order.append((block, above))
            for point in members[block]:
                for other in at_point.get(point, ()) if point != above else ():
                    if other not in seen:
                        seen.add(other)
                        waiting.append((other, point))
        for block, above in reversed(order):
            own = sum(1 + sum(found.get(node, ())) for node in members[block] if node != above)
            if above >= 0:
                found[above].append(own)
    return found


def _shares(links: Links) -> NDArray[np.float64]:
    """Return which share of the shortest ways between pages leads over each, by a sample where there are many."""
    import igraph  # noqa: PLC0415

    linked = np.flatnonzero(links.counts > 0)
    if len(linked) < 3:
        return np.zeros(links.size)
    graph = igraph.Graph(n=links.size, edges=np.stack((links.first, links.second), axis=1))
    most = int(np.clip(SAMPLED_WORK // max(len(links.first) + links.size, 1), 20, SAMPLES))
    sources = linked[:: max(1, len(linked) // most)][:most]
    found = np.array(graph.betweenness(directed=False, sources=sources.tolist()))
    return found / max(len(sources) * (len(linked) - 1), 1)


def _bridges(links: Links, cut_off: dict[int, int], shares: NDArray[np.float64], joined: _Joined) -> Iterator[Bridge]:
    """Yield the pages that most hang on, and those on most ways that join communities."""
    cutting = sorted((node for node, count in cut_off.items() if count >= LEAST_CUT_OFF), key=lambda one: -cut_off[one])
    chosen = dict.fromkeys(cutting[: MOST // 2])
    for node in np.argsort(-shares, kind="stable")[: 5 * MOST].tolist():
        if len(chosen) >= MOST or not shares[node] > 0:
            break
        if len(joined.of(node)) > 1:
            chosen[node] = None
    for node in chosen:
        yield Bridge(node, cut_off.get(node, 0), float(shares[node]), joined.of(node)[:4])


def told(found: Findings) -> tuple[object, ...]:
    """Return findings in plain values, as they are sent."""
    return astuple(found)


def heard(values: tuple[Any, ...]) -> Findings:
    """Return what `told` has told."""
    hubs, bridges, apart, count, alone, surprises, gaps = values
    return Findings(
        tuple(Hub(*each) for each in hubs),
        tuple(Bridge(*each) for each in bridges),
        tuple(Island(*each) for each in apart),
        count,
        alone,
        tuple(Surprise(*each) for each in surprises),
        tuple(Gap(*each) for each in gaps),
    )
