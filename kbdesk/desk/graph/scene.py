"""What the graph shows, as arrays: nodes, their places, links and sizes. Values; no widgets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from kbdesk.desk.graph.camera import fitting
from kbdesk.desk.graph.cells import sorted_into_cells

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kbdesk.desk.graph.camera import Camera
    from kbdesk.desk.graph.cells import Cells
    from kbdesk.desk.graph.facts import Facts

SAMPLE = 120
"""How many nodes are asked for their next one to tell how dense the drawing is."""
NONE = -1
SMALLEST, MORE = 4.0, 9.5
"""The radius of a node without links, and how much more one with the most links has, in pixels at the usual scale."""
BESIDE = 3.0
"""Pixels beside a node in which a click is meant for it still."""
SMALLEST_TARGET = 4.0
"""Pixels that a node's radius counts at least when it is clicked."""


@dataclass(frozen=True, eq=False)
class Scene:
    """The nodes of a graph where they stand. All arrays have one row per node, but for the links.

    `faded` nodes step back, `hollow` ones are pages that are not there, `square` ones are originals.
    """

    ids: tuple[str, ...]
    titles: tuple[str, ...]
    positions: NDArray[np.float64]
    first: NDArray[np.intp]
    second: NDArray[np.intp]
    counts: NDArray[np.intp]
    faded: NDArray[np.bool_]
    hollow: NDArray[np.bool_]
    square: NDArray[np.bool_]
    spacing: float
    cells: Cells
    facts: Facts

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each node by its id."""
        return {node: number for number, node in enumerate(self.ids)}

    @cached_property
    def weights(self) -> NDArray[np.float64]:
        """How large each node is by its links, from 0 to 1."""
        counts = self.counts.astype(np.float64)
        most = max(float(counts.max()) if len(counts) else 0.0, 16.0)
        weights: NDArray[np.float64] = np.sqrt(counts / most)
        return weights

    @cached_property
    def by_links(self) -> NDArray[np.intp]:
        """The nodes, those with most links first."""
        return np.argsort(-self.counts, kind="stable").astype(np.intp)

    @cached_property
    def adjacent(self) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """The neighbours of all nodes one after another, and where those of each begin (and the last one's end)."""
        ends = np.concatenate((self.first, self.second))
        others = np.concatenate((self.second, self.first))
        starts = np.concatenate(([0], np.cumsum(np.bincount(ends, minlength=len(self.ids))))).astype(np.intp)
        return others[np.argsort(ends, kind="stable")], starts

    @cached_property
    def folded_titles(self) -> tuple[str, ...]:
        """The titles as they are compared with what is typed."""
        return tuple(title.casefold() for title in self.titles)

    def prepared(self) -> Scene:
        """Work out on a worker what the UI thread will ask for."""
        _ = self.numbers, self.weights, self.by_links, self.adjacent, self.folded_titles
        return self

    def moved(self, number: int, x: float, y: float) -> Scene:
        """Return the scene with one node at another place."""
        positions = self.positions.copy()
        positions[number] = (x, y)
        return self._with(positions, self.spacing, self.cells)

    def placed(self, positions: NDArray[np.float64]) -> Scene:
        """Return the scene with all nodes at other places."""
        return self._with(positions, spacing_of(positions), sorted_into_cells(positions))

    def _with(self, positions: NDArray[np.float64], spacing: float, cells: Cells) -> Scene:
        made = replace(self, positions=positions, spacing=spacing, cells=cells)
        for name in ("numbers", "weights", "by_links", "adjacent", "folded_titles"):
            if name in self.__dict__:
                made.__dict__[name] = self.__dict__[name]
        return made

    def known(self) -> dict[str, tuple[float, float]]:
        """Return the place of each node by its id."""
        return {node: (x, y) for node, (x, y) in zip(self.ids, self.positions.tolist(), strict=True)}

    def neighbours(self, number: int) -> NDArray[np.intp]:
        """Return the nodes that link to a node or that it links to."""
        others, starts = self.adjacent
        return others[starts[number] : starts[number + 1]]

    def radii(self, camera: Camera, numbers: NDArray[np.intp] | slice = slice(None)) -> NDArray[np.float64]:
        """Return the radius of each node on the screen, or of some, in steps of half a pixel.

        From afar the many small ones shrink to dots; those with many links stay to be seen.
        """
        near = self.spacing * camera.scale / 34
        small, large = (float(np.clip(near, least, 1.6)) for least in (0.12, 0.45))
        steps = np.round((SMALLEST * small + MORE * large * self.weights[numbers]) * 2) / 2
        radii: NDArray[np.float64] = np.maximum(steps, 0.5)
        return radii

    def radius(self, camera: Camera, number: int) -> float:
        """Return the radius of one node on the screen."""
        return float(self.radii(camera, np.array([number]))[0])

    def fit(self, width: float, height: float, shown: NDArray[np.bool_]) -> Camera:
        """Return the camera that shows all shown nodes in a field of that size."""
        places = self.positions[shown] if shown.any() else self.positions
        return fitting(places, width, height, self.spacing)

    def at(self, camera: Camera, x: float, y: float, shown: NDArray[np.bool_], loose: int = NONE) -> int:
        """Return the number of the shown node at a place of the screen, -1 when there is none.

        `loose` is a node that was moved since its place was noted.
        """
        if not len(self.ids):
            return NONE
        reach = max((SMALLEST + MORE) * 1.6, SMALLEST_TARGET) + BESIDE
        here = camera.to_drawing(x, y)
        near = self.cells.near(*here, reach / camera.scale)
        if loose != NONE:
            near = np.append(near, loose)
        near = near[shown[near]]
        if not len(near):
            return NONE
        away = camera.to_screen(self.positions[near]) - np.array((x, y))
        distance = np.hypot(away[:, 0], away[:, 1]) - np.maximum(self.radii(camera, near), SMALLEST_TARGET)
        nearest = int(np.argmin(distance))
        return int(near[nearest]) if distance[nearest] <= BESIDE else NONE

    def towards(self, number: int, across: int, down: int, shown: NDArray[np.bool_]) -> int:
        """Return the nearest shown node in a direction from one, the same node when there is none."""
        away = self.positions - self.positions[number]
        ahead = away @ np.array((across, down), dtype=np.float64)
        aside = np.abs(away @ np.array((down, across), dtype=np.float64))
        cost = np.where((ahead > 0) & shown, ahead + 2 * aside, np.inf)
        cost[number] = np.inf
        best = int(np.argmin(cost))
        return best if np.isfinite(cost[best]) else number


def spacing_of(positions: NDArray[np.float64]) -> float:
    """Return about how far a node is from the next one."""
    if len(positions) < 2:
        return 60.0
    some = positions[:: max(1, len(positions) // SAMPLE)]
    squared = (some[:, :1] - positions[:, 0]) ** 2 + (some[:, 1:] - positions[:, 1]) ** 2
    squared[squared == 0] = np.inf
    nearest = np.sqrt(squared.min(axis=1))
    nearest = nearest[np.isfinite(nearest)]
    return max(float(np.median(nearest)), 8.0) if len(nearest) else 60.0
