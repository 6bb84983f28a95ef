"""How two nodes hang together: the shortest ways from one to the other."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import numpy as np

from kbdesk.graph.graph import distinct

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from kbdesk.graph.graph import Graph, Links

MOST = 5


def shortest_paths(
    graph: Graph, start: int, end: int, among: NDArray[np.bool_] | None = None, most: int = MOST
) -> tuple[tuple[int, ...], ...]:
    """Return the shortest ways from a node to another, whichever way the links lead, those over low numbers first.

    `among` are the nodes that they may lead over. Of very many ways of the same length only `most` are told.
    """
    links = graph.joined
    away = _away(links, end, start, np.ones(links.size, dtype=bool) if among is None else among)
    return tuple(islice(_ways(links, start, away), most)) if away[start] >= 0 else ()


def _away(links: Links, end: int, start: int, among: NDArray[np.bool_]) -> NDArray[np.int32]:
    """Return how many links each node is away from one, -1 where that is further than `start` or not at all."""
    others, starts = links.adjacent
    away = np.full(links.size, -1, dtype=np.int32)
    away[end] = 0
    edge = np.array([end], dtype=np.int32)
    while len(edge) and away[start] < 0:
        counts = starts[edge + 1] - starts[edge]
        within = np.arange(int(counts.sum())) - np.repeat(np.cumsum(counts) - counts, counts)
        reached = others[np.repeat(starts[edge], counts) + within]
        step = away[edge[0]] + 1
        edge = distinct(reached[among[reached] & (away[reached] < 0)])
        away[edge] = step
    return away


def _ways(links: Links, start: int, away: NDArray[np.int32]) -> Iterator[tuple[int, ...]]:
    way = [start]
    turns = [_nearer(links, start, away)]
    while turns:
        node = next(turns[-1], None)
        if away[way[-1]] == 0:
            yield tuple(way)
        if node is None:
            way.pop()
            turns.pop()
        else:
            way.append(node)
            turns.append(_nearer(links, node, away))


def _nearer(links: Links, node: int, away: NDArray[np.int32]) -> Iterator[int]:
    """Yield the neighbours of a node that are one link nearer."""
    beside = links.neighbours(node)
    return iter(np.sort(beside[away[beside] == away[node] - 1]).tolist() if away[node] > 0 else [])
