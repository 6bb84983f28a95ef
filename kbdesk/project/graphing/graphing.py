"""What a door may ask of the page graph: the part of Project that reads it, arranges it, and finds what stands out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

    from kbdesk.files import Folder
    from kbdesk.graph.communities import Communities
    from kbdesk.graph.findings import Findings
    from kbdesk.graph.graph import Graph
    from kbdesk.index.index import Index
    from kbdesk.journal.journal import Journal
    from kbdesk.project.graphing.graphs import Graphs
    from kbdesk.project.originals import Originals
    from kbdesk.project.review.tracing import BaseTrace
    from kbdesk.project.values import Job

Known: TypeAlias = "Mapping[str, tuple[float, float]]"
"""Places by the ids of nodes."""


def unheeded(_done: int, _total: int) -> None:
    """Let work go on that nobody waits for."""


class Graphing(ABC):
    """Changes no file of the user's; where nodes stand is kept beside the index.

    What takes long is done in a process of its own, and ends with Cancelled as `job` says; each method may raise
    StorageFailed where no process can be had.
    """

    _folder: Folder
    _index: Index
    _journal: Journal
    _originals: Originals
    writable: bool

    @abstractmethod
    def trace_share(self, job: Job | None = None) -> BaseTrace:
        """Return how far all pages in force can be traced."""

    @cached_property
    def _graphs(self) -> Graphs:
        from kbdesk.project.graphing.graphs import Graphs  # noqa: PLC0415 - it loads what only a graph needs

        return Graphs(self._folder, self._index, self._journal, self._originals, writable=self.writable)

    def graph(self, around: str | None = None, steps: int = 1, job: Job | None = None) -> Graph:
        """Return all pages with what they ask for and the originals, or those within some steps of one page."""
        return self._graphs.read(around, steps, job or unheeded)

    def arrange(
        self,
        graph: Graph,
        known: Known | None = None,
        pins: Known | None = None,
        job: Job | None = None,
        show: Callable[[NDArray[np.float64]], object] | None = None,
    ) -> NDArray[np.float64]:
        """Return where the nodes stand, a row for each, from where they stood on: only what is new finds a place.

        `known` are places by id; without it those of the last time, an empty one arranges all anew. Nodes with `pins`
        stay there. `show` is handed the places on the way, on this thread. Those of all pages are kept.
        """
        return self._graphs.arrange(graph, known, pins or {}, job or unheeded, show)

    def keep_places(self, graph: Graph, places: NDArray[np.float64]) -> None:
        """Keep where the nodes of all pages stand now: the person has put some elsewhere."""
        self._graphs.keep(graph, places)

    def communities(self, graph: Graph, job: Job | None = None) -> Communities:
        """Return the communities of pages by their links; known ones stay the same while little changes."""
        return self._graphs.communities(graph, job or unheeded)

    def findings(self, graph: Graph, job: Job | None = None) -> Findings:
        """Return hubs, bridges, islands, surprising links and gaps; numbers of nodes and of `communities`."""
        return self._graphs.findings(graph, job or unheeded)

    def trace_shares(self, graph: Graph, job: Job | None = None) -> NDArray[np.float32]:
        """Return which share of each page's claims traces to originals, 0 to 1; -1 where it makes none."""
        return self._graphs.shares(graph, self.trace_share(job))

    def matching(self, query: str, job: Job | None = None) -> frozenset[str]:
        """Return the ids of all pages that fit a query of the search, as many as there are. Raises Refused as it."""
        return self._index.matching(query, job or unheeded)

    def write_graphml(
        self,
        target: Path,
        graph: Graph,
        places: NDArray[np.float64] | None = None,
        shown: NDArray[np.bool_] | None = None,
        job: Job | None = None,
    ) -> None:
        """Write the nodes that are `shown`, else all, with the links between them, for other programs.

        Takes the place of a file of that name. Raises NotFound, Refused, StorageFailed as an export.
        """
        self._graphs.write(target, graph, places, shown, job or unheeded)
