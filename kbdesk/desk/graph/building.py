"""Makes the scene of a graph that the project tells. Runs on a worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from kbdesk.desk.graph.cells import sorted_into_cells
from kbdesk.desk.graph.facts import Facts, column
from kbdesk.desk.graph.scene import Scene, spacing_of

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kbdesk.desk.graph.layout import Links
    from kbdesk.project.values import Graph

PAST = ("superseded", "retired")


def build(graph: Graph, positions: NDArray[np.float64], links: Links) -> Scene:
    """Make the scene of a graph whose pages stand at `positions`; `links` are its undirected ones."""
    size = len(graph.pages)
    nothing = np.zeros(size, dtype=bool)
    unknown = np.full(size, -1.0)
    facts = Facts(
        column([page.type for page in graph.pages]),
        column([page.status for page in graph.pages]),
        column([""] * size),
        unknown,
        unknown,
        np.full(size, -1, dtype=np.intp),
        (),
    )
    return Scene(
        ids=tuple(page.id for page in graph.pages),
        titles=tuple(page.title for page in graph.pages),
        positions=positions,
        first=links.first,
        second=links.second,
        counts=links.counts,
        faded=np.array([page.status in PAST for page in graph.pages], dtype=bool),
        hollow=nothing,
        square=nothing,
        spacing=spacing_of(positions),
        cells=sorted_into_cells(positions),
        facts=facts,
    ).prepared()
