"""Where the pages of the graph stand: forces between them, settled step by step on a worker.

Linked pages pull, all pages push, a little gravity keeps islands near. The push is read from a field on a grid
(convolved by FFT), so a step costs about the same for ten pages or ten thousand and never holds the interpreter for
long, which igraph's layouts do; the start is spectral, so that what belongs together is together from the first
picture. Pages without links stand in rows below the others. The same pages and links always give the same picture;
known positions are kept and only new pages and their neighbours move.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from numpy.typing import NDArray

    from kbdesk.project.values import Graph, Job

STEPS = 240
STEPS_FROM_KNOWN = 60
UNIT = 14.0
"""How many units of the drawing one unit of the forces is."""
GRAVITY = 0.02
GAP = 60.0
"""Distance between pages without links, in units of the drawing."""
SHOWN_EVERY = 30
"""Steps between two pictures while the pages settle."""
MOST_ISLANDS = 200
PART = 5000
"""So many links are taken over at once: a moment in which the interpreter can do nothing else."""
TOLD_EVERY = 10
"""Steps between two words to the UI thread: each makes both threads wait for the interpreter."""
ENOUGH_KNOWN = 0.5
"""The share of pages whose places must be known for the others to be fitted in; else all are placed anew."""


@dataclass(frozen=True)
class Links:
    """Undirected links, each once, as two columns of page numbers, and how many each page has."""

    first: NDArray[np.intp]
    second: NDArray[np.intp]
    counts: NDArray[np.intp]


def undirected(graph: Graph) -> Links:
    """Take the links of a graph without direction, doubles and links of a page to itself."""
    size = len(graph.pages)
    parts = [np.array(graph.edges[at : at + PART], dtype=np.intp) for at in range(0, len(graph.edges), PART)]
    pairs = np.concatenate(parts) if parts else np.zeros((0, 2), dtype=np.intp)
    low, high = pairs.min(axis=1), pairs.max(axis=1)
    codes = np.unique((low * size + high)[low != high])
    first, second = np.divmod(codes, max(size, 1))
    return Links(first, second, np.bincount(first, minlength=size) + np.bincount(second, minlength=size))


def islands_of(links: Links) -> list[NDArray[np.intp]]:
    """Return the pages that chains of links join, island by island, the largest first."""
    size = len(links.counts)
    name = np.arange(size)
    while True:
        lower = np.minimum(name[links.first], name[links.second])
        renamed = name.copy()
        np.minimum.at(renamed, links.first, lower)
        np.minimum.at(renamed, links.second, lower)
        renamed = renamed[renamed]
        if np.array_equal(renamed, name):
            break
        name = renamed
    order = np.argsort(name, kind="stable")
    cuts = np.flatnonzero(np.diff(name[order])) + 1
    return sorted(np.split(order, cuts), key=lambda island: (-len(island), int(island[0]) if len(island) else 0))


class Settling:
    """One layout of a graph, from nothing or from places that are known."""

    def __init__(self, graph: Graph, known: Mapping[str, tuple[float, float]]) -> None:
        self._pages = graph.pages
        self.links = undirected(graph)
        kept = np.array([page.id in known for page in graph.pages], dtype=bool)
        if kept.mean() < ENOUGH_KNOWN if len(kept) else True:
            kept[:] = False
        self._kept = kept
        self.start = np.zeros((len(graph.pages), 2))
        for number in np.flatnonzero(kept).tolist():
            self.start[number] = known[graph.pages[number].id]

    def run(self, job: Job, show: Callable[[NDArray[np.float64]], object] | None = None) -> NDArray[np.float64]:
        """Settle and return the places, one row for each page.

        Tells `job` its progress and heeds its cancelling; hands `show` the places every few steps.
        """
        places = self.start.copy()
        if not len(places):
            return places
        linked = self.links.counts > 0
        loose = np.flatnonzero(~linked & ~self._kept).tolist()
        loose.sort(key=lambda number: (self._pages[number].type, self._pages[number].id))

        def put_loose() -> None:
            places[loose] = shelf(len(loose), places[linked | self._kept])

        def step_done(at: NDArray[np.float64]) -> None:
            places[numbers] = at
            put_loose()
            if show is not None:
                show(places.copy())

        numbers = np.flatnonzero(linked)
        if len(numbers):
            places[numbers] = self._settle(places[numbers], numbers, step_done, job)
        put_loose()
        return places

    def _settle(
        self,
        at: NDArray[np.float64],
        numbers: NDArray[np.intp],
        show: Callable[[NDArray[np.float64]], object],
        job: Job,
    ) -> NDArray[np.float64]:
        renumber = np.cumsum(self.links.counts > 0) - 1
        links = Links(renumber[self.links.first], renumber[self.links.second], self.links.counts[numbers])
        kept = self._kept[numbers]
        at = at / UNIT
        if kept.any():
            steps, reach = STEPS_FROM_KNOWN, 3.0
            freedom = _place_new(at, kept, links)
            if not freedom.any():
                return at * UNIT
        else:
            side = float(np.sqrt(len(numbers)))
            steps, reach = STEPS, 1 + side / 2
            freedom = np.ones(len(numbers))
            at = spectral(links) * side * 2
        forces = Forces(links)
        for step in range(steps):
            if step % SHOWN_EVERY == 0:
                show(at * UNIT)
            if step % TOLD_EVERY == 0:
                job(step, steps)
            at = forces.moved(at, freedom, reach * (1 - step / steps) ** 1.5)
        if not kept.any():
            at = packed(at, links)
        return at * UNIT


class Forces:
    """What pulls and pushes each page, for one set of links."""

    def __init__(self, links: Links) -> None:
        self._links = links
        self._size = len(links.counts)
        self._mass = 1.8 + np.minimum(links.counts, 60) ** 0.7
        self._cells = int(np.clip(2 ** np.ceil(np.log2(np.sqrt(self._size) * 2)), 32, 256))
        distance = np.fft.ifftshift(np.arange(-self._cells, self._cells, dtype=np.float64))
        across, down = np.meshgrid(distance, distance, indexing="ij")
        squared = np.maximum(across * across + down * down, 0.35)
        self._kernels = (np.fft.rfft2(across / squared), np.fft.rfft2(down / squared))

    def moved(self, at: NDArray[np.float64], freedom: NDArray[np.float64], reach: float) -> NDArray[np.float64]:
        """Give the positions one step on; nobody goes further than `reach`."""
        force = self._push(at) + self._pull(at) - GRAVITY * self._mass[:, None] * at
        length = np.hypot(force[:, 0], force[:, 1]) + 1e-9
        scale = np.minimum(length * 0.2, reach) / length * freedom
        return at + force * scale[:, None]

    def _pull(self, at: NDArray[np.float64]) -> NDArray[np.float64]:
        first, second = self._links.first, self._links.second
        along = at[second] - at[first]
        length = np.hypot(along[:, 0], along[:, 1]) + 1e-9
        along *= (np.log1p(length) / length)[:, None]
        return np.stack(
            [
                np.bincount(first, along[:, axis], minlength=self._size)
                - np.bincount(second, along[:, axis], minlength=self._size)
                for axis in (0, 1)
            ],
            axis=1,
        )

    def _push(self, at: NDArray[np.float64]) -> NDArray[np.float64]:
        """Masses spread on a grid, the grid convolved with 1/distance, the field read where each page stands."""
        cells, mass = self._cells, self._mass
        low = at.min(axis=0)
        cell = float((at.max(axis=0) - low).max() + 1e-6) / (cells - 2)
        place = (at - low) / cell
        corner = np.clip(place.astype(np.intp), 0, cells - 2)
        right, below = (place - corner).T
        index = corner[:, 0] * cells + corner[:, 1]
        shares = (
            (index, (1 - right) * (1 - below)),
            (index + cells, right * (1 - below)),
            (index + 1, (1 - right) * below),
            (index + cells + 1, right * below),
        )
        grid = np.zeros(cells * cells)
        for where, share in shares:
            grid += np.bincount(where, share * mass, minlength=cells * cells)
        wave = np.fft.rfft2(grid.reshape(cells, cells), (2 * cells, 2 * cells))
        force = np.empty_like(at)
        for axis, kernel in enumerate(self._kernels):
            field = np.fft.irfft2(wave * kernel)[:cells, :cells].ravel()
            force[:, axis] = sum(field[where] * share for where, share in shares)
        return force * (mass / cell)[:, None]


def spectral(links: Links, rounds: int = 60) -> NDArray[np.float64]:
    """Give places between -1 and 1, near each other for pages that hang together: all go to their neighbours' mean."""
    size = len(links.counts)
    at = np.random.default_rng(size).normal(size=(size, 2))
    counts = np.maximum(links.counts, 1)
    weight = counts / counts.sum()
    for _ in range(rounds):
        for axis in (0, 1):
            column = at[:, axis]
            total = np.bincount(links.first, column[links.second], minlength=size)
            total += np.bincount(links.second, column[links.first], minlength=size)
            column += total / counts
        at -= weight @ at
        at[:, 0] /= np.sqrt(weight @ at[:, 0] ** 2) + 1e-12
        at[:, 1] -= (weight @ (at[:, 0] * at[:, 1])) * at[:, 0]
        at[:, 1] /= np.sqrt(weight @ at[:, 1] ** 2) + 1e-12
    ranks = np.empty_like(at)
    for axis in (0, 1):
        ranks[np.argsort(at[:, axis], kind="stable"), axis] = np.linspace(-1, 1, size)
    return ranks


def packed(at: NDArray[np.float64], links: Links) -> NDArray[np.float64]:
    """Move islands (pages that no chain of links joins to the others) close around the largest."""
    islands = islands_of(links)
    if not 1 < len(islands) <= MOST_ISLANDS:
        return at
    at = at.copy()
    turn = np.linspace(0, 2 * np.pi, 36, endpoint=False)
    ways = np.stack([np.cos(turn) * 1.25, np.sin(turn) * 0.8], axis=1)
    middles = np.zeros((0, 2))
    reaches = np.zeros(0)
    for island in islands:
        places = at[island] - (at[island].min(axis=0) + at[island].max(axis=0)) / 2
        reach = float(np.hypot(places[:, 0], places[:, 1]).max()) + GAP / UNIT / 2
        middle = np.zeros(2)
        if len(reaches):
            away = np.arange(0, reaches[0] + 2 * reaches.sum() + reach, max(reach / 3, 0.5))
            tries = (away[:, None, None] * ways[None]).reshape(-1, 2)
            apart = np.hypot(*(tries[:, None] - middles[None]).transpose(2, 0, 1))
            middle = tries[int(np.argmax((apart >= reaches + reach).all(axis=1)))]
        at[island] = places + middle
        middles, reaches = np.vstack((middles, middle)), np.append(reaches, reach)
    return at


def shelf(count: int, others: NDArray[np.float64]) -> NDArray[np.float64]:
    """Give rows of `count` places below the others (about a square when there are none)."""
    width = np.ptp(others[:, 0]) if len(others) else 0.0
    columns = max(1, int(max(np.sqrt(count) * 1.5, min(width / GAP, np.sqrt(count * 8)))))
    number = np.arange(count)
    row, column = number // columns, number % columns
    in_row = np.minimum(columns, count - row * columns)
    places = np.stack([column - (in_row - 1) / 2, row.astype(np.float64)], axis=1) * GAP
    if len(others):
        places[:, 0] += (others[:, 0].min() + others[:, 0].max()) / 2
        places[:, 1] += others[:, 1].max() + GAP * 2.5
    return places


def _place_new(at: NDArray[np.float64], kept: NDArray[np.bool_], links: Links) -> NDArray[np.float64]:
    """Put pages that are new beside those they link to (in `at`), and say how freely each page may move."""
    size = len(kept)
    freedom = np.where(kept, 0.0, 1.0)
    if kept.all():
        return freedom
    total = np.zeros((size, 2))
    known = np.zeros(size)
    near_new = np.zeros(size, dtype=bool)
    for one, other in ((links.first, links.second), (links.second, links.first)):
        from_kept = kept[other]
        known += np.bincount(one, from_kept, minlength=size)
        for axis in (0, 1):
            total[:, axis] += np.bincount(one, at[other, axis] * from_kept, minlength=size)
        near_new[one[~kept[other]]] = True
    freedom[kept & near_new] = 0.15
    new = np.flatnonzero(~kept)
    spread = np.random.default_rng(size).normal(size=(len(new), 2))
    at[new] = total[new] / np.maximum(known[new], 1)[:, None] + spread
    return freedom
