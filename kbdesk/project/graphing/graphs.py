"""Reads the page graph, arranges it, finds what stands out in it, keeps where its nodes stand, writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import numpy as np

from kbdesk.files.export import write_file
from kbdesk.graph import findings
from kbdesk.graph.communities import named
from kbdesk.graph.graphml import graphml
from kbdesk.project.graphing.apart import done
from kbdesk.project.graphing.assembling import assembled, review_states
from kbdesk.project.graphing.keeping_places import KeptPlaces

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from numpy.typing import NDArray

    from kbdesk.files import Folder
    from kbdesk.graph.communities import Communities
    from kbdesk.graph.findings import Findings
    from kbdesk.graph.graph import Graph, Links
    from kbdesk.index.index import Index
    from kbdesk.journal.journal import Journal
    from kbdesk.project.originals import Originals
    from kbdesk.project.review.tracing import BaseTrace
    from kbdesk.project.values import Job

    Point = tuple[float, float]


class Graphs:
    """The graphs of one project; see `kbdesk.project.graphing.graphing.Graphing`."""

    def __init__(self, folder: Folder, index: Index, journal: Journal, originals: Originals, *, writable: bool) -> None:
        self._index = index
        self._journal = journal
        self._originals = originals
        self._places = KeptPlaces(folder, writable=writable)
        self._told_apart: WeakKeyDictionary[Graph, Communities] = WeakKeyDictionary()

    def read(self, around: str | None, steps: int, job: Job) -> Graph:
        """Return all pages with what they ask for and the originals, or those within some steps of one page."""
        columns = self._index.graph.around(around, steps, job) if around else self._index.graph.all(job)
        reviews = review_states(self._journal, self._index.layout, columns.paths)
        return assembled(columns, around or "", reviews, self._originals_at_hand)

    def _originals_at_hand(self) -> list[str]:
        return [source.path for source, _ in self._originals.at_hand()]

    def arrange(
        self,
        graph: Graph,
        known: Mapping[str, Point] | None,
        pins: Mapping[str, Point],
        job: Job,
        show: Callable[[NDArray[np.float64]], object] | None,
    ) -> NDArray[np.float64]:
        """Return where the nodes stand, a row for each, from where they stood on: only what is new finds a place.

        `known` are places by id; without it those of the last time, an empty one arranges all anew. Nodes with `pins`
        stay there. `show` is handed the places on the way, on this thread. Those of all pages are kept.
        """
        places = self._known(graph, known)
        pinned = _put(graph, places, pins)
        if np.isnan(places).any():
            order = np.lexsort((np.arange(len(graph.ids)), graph.types.of))
            given = _given(graph.joined) | {"pages": graph.page_count, "known": places, "pinned": pinned}
            given["order"] = np.argsort(order, kind="stable")
            for answer in done("arrange", given, job):
                places = answer["places"]
                if show is not None and answer["done"] < answer["total"]:
                    show(places)
        places = places.astype(np.float32).astype(np.float64)  # as they are kept
        if not graph.around:
            self._places.keep(graph, places)
        return places

    def _known(self, graph: Graph, known: Mapping[str, Point] | None) -> NDArray[np.float64]:
        if known is None:
            return self._places.known().of(graph)[0]
        places = np.full((len(graph.ids), 2), np.nan)
        _put(graph, places, known)
        if known and not graph.around:
            places[self._places.known().left(graph)] = np.nan
        return places

    def keep(self, graph: Graph, places: NDArray[np.float64]) -> None:
        """Keep where the nodes of all pages stand now: the person has put some elsewhere."""
        if not graph.around:
            self._places.keep(graph, places)

    def communities(self, graph: Graph, job: Job) -> Communities:
        """Return the communities of pages by their links; known ones stay the same while little changes."""
        found = self._told_apart.get(graph)
        if found is None:
            pages = graph.pages_only
            kept = self._places.known()
            before = kept.of(graph)[1][: pages.size]
            given = _given(pages) | ({"before": before} if not graph.around and (before >= 0).any() else {})
            of = np.full(len(graph.ids), -1, dtype=np.int32)
            for answer in done("communities", given, job):
                of[: pages.size] = answer["of"]
            found = self._told_apart[graph] = named(pages, of, graph.titles)
            if not graph.around and kept.ids == graph.ids:
                self._places.keep(graph, kept.at.astype(np.float64), of)
        return found

    def findings(self, graph: Graph, job: Job) -> Findings:
        """Return hubs, bridges, islands, surprising links and gaps; numbers of nodes and of `communities`."""
        pages = graph.pages_only
        of = self.communities(graph, job).of[: pages.size]
        found: tuple[Any, ...] = ()
        for answer in done("find", _given(pages) | {"of": of}, job):
            found = answer["found"]
        return findings.heard(found)

    @staticmethod
    def shares(graph: Graph, traced: BaseTrace) -> NDArray[np.float32]:
        """Return the trace share of each node, -1 where there is none."""
        shares = {page.id: page.share.share for page in traced.pages}
        known = (shares.get(node) for node in graph.ids)
        return np.fromiter((-1 if share is None else share for share in known), np.float32, len(graph.ids))

    def write(
        self,
        target: Path,
        graph: Graph,
        places: NDArray[np.float64] | None,
        shown: NDArray[np.bool_] | None,
        job: Job,
    ) -> None:
        """Write the nodes that are `shown`, else all, with the links between them, for other programs.

        Takes the place of a file of that name. Raises NotFound, Refused, StorageFailed as an export.
        """
        told = self.communities(graph, job)
        which = np.ones(len(graph.ids), dtype=bool) if shown is None else shown
        portions = graphml(graph, told, places, which, job)
        write_file(target, (("", portion) for portion in portions), replace=True)


def _given(links: Links) -> dict[str, Any]:
    return {"size": links.size, "first": links.first, "second": links.second}


def _put(graph: Graph, places: NDArray[np.float64], known: Mapping[str, Point]) -> NDArray[np.bool_]:
    """Put nodes at places by their ids; return which ones."""
    there = np.zeros(len(graph.ids), dtype=bool)
    for node, place in known.items():
        number = graph.numbers.get(node)
        if number is not None:
            places[number] = place
            there[number] = True
    return there
