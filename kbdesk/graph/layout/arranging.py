"""Arranges a graph: anew, or from where its nodes stood; what is not linked in rows below, what is no page beside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from kbdesk.graph.communities import communities, islands
from kbdesk.graph.layout import fresh
from kbdesk.graph.layout.discs import in_rows, ringed
from kbdesk.graph.layout.fitting import fitted
from kbdesk.graph.layout.spacing import spaced

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from kbdesk.graph.graph import Links

UNIT = 34.0
"""How many units of the drawing a node is about from the next one."""
GAP = 1.7
"""The distance between nodes without links, in those distances."""
ENOUGH_KNOWN = 0.5
"""The share of pages whose places must be known for the others to be fitted in; else all are placed anew."""
ROOM = 1.5


@dataclass(frozen=True, eq=False)
class Task:
    """What is to be arranged: all links, how many of the nodes are pages (the first ones), what is known of places.

    `known` holds a row for each node, NaN where its place is not known; `pinned` ones stay there. `order` says in
    which order nodes without links stand.
    """

    links: Links
    pages: int
    known: NDArray[np.float64]
    pinned: NDArray[np.bool_]
    order: NDArray[np.int64]


def arranged(task: Task) -> Iterator[tuple[int, int, NDArray[np.float64]]]:
    """Yield steps done, of how many, and the places of all nodes: the last ones are how they stay."""
    count = task.pages
    if not len(task.known):
        yield 1, 1, task.known
        return
    pages = task.links.among(np.arange(task.links.size) < count)
    known = task.known / UNIT
    total = fresh.STEPS + 1
    if count and (~np.isnan(known[:count, 0])).mean() >= ENOUGH_KNOWN:
        at = _continued(pages, known[:count], task)
    else:
        for step, at in _anew(pages, task.order):
            if step < fresh.STEPS:
                yield step, total, _finished(task, at, None)
        at = _with_pins(at, known, task.pinned)
    yield total, total, _finished(task, at, known)


def _anew(pages: Links, order: NDArray[np.int64]) -> Iterator[tuple[int, NDArray[np.float64]]]:
    """Yield the places of pages on the way from nothing."""
    linked = pages.counts > 0
    at = np.zeros((pages.size, 2))
    loose = np.flatnonzero(~linked)
    loose = loose[np.argsort(order[loose], kind="stable")]
    core = pages.among(linked)
    if not core.size:
        at[loose] = in_rows(len(loose), at[:0], GAP)
        yield fresh.STEPS, at
        return
    for step, places in fresh.settled(core, communities(core)):
        at[linked] = places
        at[loose] = in_rows(len(loose), places, GAP)
        yield step, at


def _with_pins(at: NDArray[np.float64], known: NDArray[np.float64], pinned: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Put what is pinned where it stays, and let the others make room."""
    held = pinned[: len(at)]
    if not held.any():
        return at
    at = at.copy()
    at[held] = known[: len(at)][held]
    return spaced(at, fresh.LEAST, fresh.CORRECTIONS, np.where(held, 0.0, 1.0))


def _continued(pages: Links, known: NDArray[np.float64], task: Task) -> NDArray[np.float64]:
    """Fit in the pages whose places are not known."""
    at = fitted(pages, known, ~task.pinned[: len(known)])
    apart = np.isnan(at[:, 0]) & (pages.counts > 0)
    if apart.any():
        at[apart] = _new_islands(pages.among(apart), at[~np.isnan(at[:, 0])])
    return _with_loose(at, pages.counts == 0, task.order)


def _new_islands(links: Links, others: NDArray[np.float64]) -> NDArray[np.float64]:
    """Arrange new pages that are linked with none that were there, and put them around all others."""
    *_, (_, at) = fresh.settled(links, communities(links))
    island = islands(links)
    count = int(island.max()) + 1
    low, high = np.full((count, 2), np.inf), np.full((count, 2), -np.inf)
    np.minimum.at(low, island, at)
    np.maximum.at(high, island, at)
    radii = np.hypot(*(high - low).T) / 2 + ROOM
    middles = ringed(radii, others, np.zeros(len(others)), ROOM)
    places: NDArray[np.float64] = at + (middles - (low + high) / 2)[island]
    return places


def _with_loose(at: NDArray[np.float64], loose: NDArray[np.bool_], order: NDArray[np.int64]) -> NDArray[np.float64]:
    """Put nodes without links whose places are not known in the rows below, after those that stand there."""
    new = np.flatnonzero(loose & np.isnan(at[:, 0]))
    if not len(new):
        return at
    new = new[np.argsort(order[new], kind="stable")]
    there = at[loose & ~np.isnan(at[:, 0])]
    others = at[~loose & ~np.isnan(at[:, 0])]
    at = at.copy()
    if not len(there):
        at[new] = in_rows(len(new), others, GAP)
        return at
    row = float(there[:, 1].max())
    start = float(there[np.abs(there[:, 1] - row) < GAP / 2, 0].max())
    left = float(there[:, 0].min())
    columns = max(int(np.ptp(there[:, 0]) / GAP) + 1, int(np.sqrt(len(there) + len(new))))
    number = np.arange(len(new)) + round((start - left) / GAP) + 1
    at[new] = np.stack((left + number % columns * GAP, row + number // columns * GAP), axis=1)
    return at


def _finished(task: Task, at: NDArray[np.float64], known: NDArray[np.float64] | None) -> NDArray[np.float64]:
    """Return the places of all nodes as they are drawn: what is no page beside the pages that name it, moving none.

    On the way (without `known`) only the pages count, and all else stands where one does that names it.
    """
    size, count = task.links.size, task.pages
    places = np.full((size, 2), np.nan)
    places[:count] = at
    if size > count and known is not None:
        places[count:] = known[count:]
        places = fitted(task.links, places, np.zeros(size, dtype=bool))
        loose = np.isnan(places[:, 0])
        loose[:count] |= task.links.counts[:count] == 0
        places = _with_loose(places, loose, task.order)
    elif size > count:
        places[count:] = (at[:, 0].mean(), at[:, 1].max()) if count else 0.0
        outside = (task.links.first < count) & (task.links.second >= count)
        places[task.links.second[outside]] = at[task.links.first[outside]]
    drawn: NDArray[np.float64] = places * UNIT
    return drawn
