"""What the graph shows, as arrays: pages, their places, links and sizes. Values; no widgets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from kbdesk.desk.graph.layout import undirected

if TYPE_CHECKING:
    from collections.abc import Collection

    from numpy.typing import NDArray

    from kbdesk.desk.graph.layout import Links
    from kbdesk.project.values import Graph, PageRow

PAST = ("superseded", "retired")
SAMPLE = 120
"""How many pages are asked for their next one to tell how dense the drawing is."""


@dataclass(frozen=True)
class Camera:
    """How the drawing lies on the screen: screen = drawing * scale + (x, y)."""

    scale: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def to_screen(self, at: NDArray[np.float64]) -> NDArray[np.float64]:
        """Move places of the drawing to the screen."""
        moved: NDArray[np.float64] = at * self.scale + np.array((self.x, self.y))
        return moved

    def to_drawing(self, x: float, y: float) -> tuple[float, float]:
        """Move a place of the screen to the drawing."""
        return (x - self.x) / self.scale, (y - self.y) / self.scale

    def zoomed(self, scale: float, x: float, y: float) -> Camera:
        """Change the scale so that what lies at a place of the screen stays there."""
        ratio = scale / self.scale
        return Camera(scale, x - (x - self.x) * ratio, y - (y - self.y) * ratio)

    def moved(self, across: float, down: float) -> Camera:
        """Move the drawing over the screen."""
        return Camera(self.scale, self.x + across, self.y + down)


@dataclass(frozen=True, eq=False)
class Scene:
    """The pages of a graph where they stand. All arrays have one row per page, but for `links`."""

    pages: tuple[PageRow, ...]
    numbers: dict[str, int]
    positions: NDArray[np.float64]
    links: Links
    types: tuple[str, ...]
    kinds: NDArray[np.intp]
    faded: NDArray[np.bool_]
    sizes: NDArray[np.float64]
    by_links: NDArray[np.intp]
    spacing: float

    def moved(self, number: int, x: float, y: float) -> Scene:
        """Return the scene with one page at another place."""
        positions = self.positions.copy()
        positions[number] = (x, y)
        return replace(self, positions=positions)

    def placed(self, positions: NDArray[np.float64]) -> Scene:
        """Return the scene with all pages at other places."""
        return replace(self, positions=positions, spacing=_spacing(positions))

    def shown(self, hidden: Collection[str]) -> NDArray[np.bool_]:
        """Tell for each page whether its type is not among the hidden ones."""
        visible = np.array([name not in hidden for name in self.types], dtype=bool)
        return visible[self.kinds] if len(self.pages) else np.zeros(0, dtype=bool)

    def neighbours(self, number: int) -> NDArray[np.intp]:
        """Return the pages that link to a page or that it links to."""
        first, second = self.links.first, self.links.second
        return np.concatenate((second[first == number], first[second == number]))

    def radii(self, camera: Camera) -> NDArray[np.float64]:
        """Return the radius of each page on the screen, in steps of half a pixel."""
        closeness = float(np.clip(self.spacing * camera.scale / 34, 0.4, 1.15))
        return np.maximum(np.round(self.sizes * closeness * 2) / 2, 1.5)

    def known(self) -> dict[str, tuple[float, float]]:
        """Return the place of each page by its id."""
        return {page.id: (x, y) for page, (x, y) in zip(self.pages, self.positions.tolist(), strict=True)}

    def fit(self, width: float, height: float, shown: NDArray[np.bool_]) -> Camera:
        """Return the camera that shows all shown pages with their names in a field of that size."""
        places = self.positions[shown] if shown.any() else self.positions
        if not len(places):
            return Camera(1.0, width / 2, height / 2)
        low, high = places.min(axis=0), places.max(axis=0)
        span = np.maximum(high - low, 1.0)
        beside, above = min(84, width / 5), min(44, height / 6)
        scale = float(min((width - 2 * beside) / span[0], (height - 2 * above) / span[1]))
        scale = max(min(scale, 70 / self.spacing), 1e-4)
        middle = (low + high) / 2 * scale
        return Camera(scale, width / 2 - float(middle[0]), height / 2 - float(middle[1]))

    def at(self, camera: Camera, x: float, y: float, shown: NDArray[np.bool_]) -> int:
        """Return the number of the shown page at a place of the screen, -1 when there is none."""
        if not shown.any():
            return -1
        away = camera.to_screen(self.positions) - np.array((x, y))
        distance = np.hypot(away[:, 0], away[:, 1]) - np.maximum(self.radii(camera), 4.0)
        distance[~shown] = np.inf
        nearest = int(np.argmin(distance))
        return nearest if distance[nearest] <= 3.0 else -1

    def towards(self, number: int, across: int, down: int, shown: NDArray[np.bool_]) -> int:
        """Return the shown page nearest to another in a direction, or that page itself."""
        away = self.positions - self.positions[number]
        ahead = away @ np.array((across, down), dtype=np.float64)
        aside = np.abs(away @ np.array((down, across), dtype=np.float64))
        cost = np.where((ahead > 0) & shown, ahead + 2 * aside, np.inf)
        cost[number] = np.inf
        best = int(np.argmin(cost))
        return best if np.isfinite(cost[best]) else number


def build(graph: Graph, positions: NDArray[np.float64], links: Links | None = None) -> Scene:
    """Make the arrays of a graph whose pages stand at `positions`; `links` are its undirected ones when known."""
    links = links or undirected(graph)
    types = tuple(sorted({page.type for page in graph.pages}))
    place = {name: number for number, name in enumerate(types)}
    counts = links.counts.astype(np.float64)
    most = max(float(counts.max()) if len(counts) else 0.0, 16.0)
    return Scene(
        pages=graph.pages,
        numbers={page.id: number for number, page in enumerate(graph.pages)},
        positions=positions,
        links=links,
        types=types,
        kinds=np.array([place[page.type] for page in graph.pages], dtype=np.intp),
        faded=np.array([page.status in PAST for page in graph.pages], dtype=bool),
        sizes=4.0 + 9.5 * np.sqrt(counts / most),
        by_links=np.argsort(-counts, kind="stable").astype(np.intp),
        spacing=_spacing(positions),
    )


def _spacing(positions: NDArray[np.float64]) -> float:
    """Return about how far a page is from the next one."""
    if len(positions) < 2:
        return 60.0
    some = positions[:: max(1, len(positions) // SAMPLE)]
    squared = (some[:, :1] - positions[:, 0]) ** 2 + (some[:, 1:] - positions[:, 1]) ** 2
    squared[squared == 0] = np.inf
    nearest = np.sqrt(squared.min(axis=1))
    nearest = nearest[np.isfinite(nearest)]
    return max(float(np.median(nearest)), 8.0) if len(nearest) else 60.0
