"""What the graph shows, as arrays: nodes, their places, links and sizes. Values; no widgets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from kbdesk.desk.graph.camera import fitting
from kbdesk.desk.graph.cells import sorted_into_cells
from kbdesk.graph.graph import MISSING, ORIGINAL

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kbdesk.desk.graph.camera import Camera
    from kbdesk.desk.graph.cells import Cells
    from kbdesk.graph.graph import Graph

USUAL_SPACING = 60.0
SAMPLE = 120
"""How many nodes are asked for their next one to tell how dense the drawing is."""
Numbers: TypeAlias = "NDArray[np.integer[Any]]"
"""Numbers of nodes."""
NONE = -1
PAST = ("superseded", "retired")
DERIVED = ("hollow", "square", "faded", "weights", "by_links", "titled")
"""What does not change when nodes move."""
SMALLEST, MORE = 4.0, 9.5
"""The radius of a node without links, and how much more one with the most links has, in pixels at the usual scale."""
HUBS = 0.45
"""The scale that nodes with the most links keep from afar."""
BESIDE = 3.0
"""Pixels beside a node in which a click is meant for it still."""
SMALLEST_TARGET = 4.0
"""Pixels that a node's radius counts at least when it is clicked."""


@dataclass(frozen=True, eq=False)
class Titled:
    """Titles, one a line, where each line ends, and whose it is: found in a blink, however many there are."""

    text: str
    ends: NDArray[np.int64]
    numbers: NDArray[np.intp]

    def holding(self, words: str, shown: NDArray[np.bool_], most: int) -> list[int]:
        """Return the shown nodes whose titles hold words, those that begin with them first, `most` at the most."""
        begun: list[int] = []
        others: list[int] = []
        at = self.text.find(words)
        while at >= 0 and len(begun) + len(others) < most:
            line = int(np.searchsorted(self.ends, at, side="right"))
            number = int(self.numbers[line])
            if shown[number]:
                start = int(self.ends[line - 1]) if line else 0
                (begun if at == start else others).append(number)
            at = self.text.find(words, int(self.ends[line]))
        return begun + others


@dataclass(frozen=True, eq=False)
class Scene:
    """A graph with the places of its nodes, one row for each; `spacing` is about how far one is from the next."""

    graph: Graph
    positions: NDArray[np.float64]
    spacing: float
    cells: Cells

    @property
    def ids(self) -> tuple[str, ...]:
        """The id of each node."""
        return self.graph.ids

    @property
    def titles(self) -> tuple[str, ...]:
        """What each node is called."""
        return self.graph.titles

    @property
    def numbers(self) -> dict[str, int]:
        """The number of each node by its id."""
        return self.graph.numbers

    @property
    def first(self) -> NDArray[np.int32]:
        """One end of each link."""
        return self.graph.first

    @property
    def second(self) -> NDArray[np.int32]:
        """The other end."""
        return self.graph.second

    @property
    def counts(self) -> NDArray[np.int32]:
        """How many pages are linked with each node."""
        return self.graph.counts

    @cached_property
    def hollow(self) -> NDArray[np.bool_]:
        """Which nodes are pages that are not there."""
        hollow: NDArray[np.bool_] = self.graph.kinds == MISSING
        return hollow

    @cached_property
    def square(self) -> NDArray[np.bool_]:
        """Which nodes are originals."""
        square: NDArray[np.bool_] = self.graph.kinds == ORIGINAL
        return square

    @cached_property
    def faded(self) -> NDArray[np.bool_]:
        """Which nodes step back: superseded and retired pages."""
        past = np.array([word in PAST for word in self.graph.statuses.words], dtype=bool)
        return past[self.graph.statuses.of]

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
    def titled(self) -> Titled:
        """The titles as one text to search in, those of the most linked nodes first."""
        folded = [" ".join(self.titles[number].casefold().split("\n")) for number in self.by_links.tolist()]
        ends = np.cumsum([len(title) + 1 for title in folded]) if folded else np.zeros(0, dtype=np.int64)
        return Titled("\n".join(folded), ends, self.by_links)

    def prepared(self) -> Scene:
        """Work out on a worker what the UI thread will ask for."""
        _ = self.numbers, self.graph.joined.adjacent, *(getattr(self, name) for name in DERIVED)
        return self

    def moved(self, number: int, x: float, y: float) -> Scene:
        """Return the scene with one node at another place."""
        positions = self.positions.copy()
        positions[number] = (x, y)
        return self._with(positions, self.spacing, self.cells)

    def settled(self) -> Scene:
        """Return the scene with its nodes found where they stand now, after one was moved."""
        return self._with(self.positions, self.spacing, sorted_into_cells(self.positions))

    def placed(self, positions: NDArray[np.float64]) -> Scene:
        """Return the scene with all nodes at other places."""
        return self._with(positions, spacing_of(positions), sorted_into_cells(positions))

    def _with(self, positions: NDArray[np.float64], spacing: float, cells: Cells) -> Scene:
        made = replace(self, positions=positions, spacing=spacing, cells=cells)
        made.__dict__.update({name: self.__dict__[name] for name in DERIVED if name in self.__dict__})
        return made

    def known(self) -> dict[str, tuple[float, float]]:
        """Return the place of each node by its id."""
        return {node: (x, y) for node, (x, y) in zip(self.ids, self.positions.tolist(), strict=True)}

    def neighbours(self, number: int) -> NDArray[np.int32]:
        """Return the nodes that link to a node or that it links to."""
        return self.graph.joined.neighbours(number)

    def radii(self, camera: Camera, numbers: Numbers | slice = slice(None)) -> NDArray[np.float64]:
        """Return the radius of each node on the screen, or of some, in steps of half a pixel.

        From afar the many small ones shrink to dots; those with many links stay to be seen.
        """
        near = self.spacing * camera.scale / 34
        scale = float(np.clip(near, 0.12, 1.6))
        weights = self.weights[numbers]
        more = weights * scale + weights**4 * max(0.0, HUBS - scale)
        steps = np.round((SMALLEST * scale + MORE * more) * 2) / 2
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


def scene_of(graph: Graph, positions: NDArray[np.float64]) -> Scene:
    """Return the scene of a graph whose nodes stand there; for workers."""
    return Scene(graph, positions, spacing_of(positions), sorted_into_cells(positions)).prepared()


def spacing_of(positions: NDArray[np.float64]) -> float:
    """Return about how far a node is from the next one."""
    if len(positions) < 2:
        return USUAL_SPACING
    nearest = []
    # One after another: all at once would take hundreds of megabytes of 100,000 nodes.
    for x, y in positions[:: max(1, len(positions) // SAMPLE)].tolist():
        squared = (positions[:, 0] - x) ** 2 + (positions[:, 1] - y) ** 2
        squared[squared == 0] = np.inf
        nearest.append(float(squared.min()))
    told = np.sqrt([each for each in nearest if np.isfinite(each)])
    return max(float(np.median(told)), 0.5) if len(told) else USUAL_SPACING
