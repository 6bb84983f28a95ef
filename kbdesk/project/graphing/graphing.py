"""What a door may ask of the page graph: the part of Project that reads it, arranges it, and finds what stands out."""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING

from kbdesk.project.graphing.assembling import assembled, review_states

if TYPE_CHECKING:
    from kbdesk.graph.graph import Graph
    from kbdesk.index.index import Index
    from kbdesk.journal.journal import Journal
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.project.originals import Originals
    from kbdesk.project.values import Job


def unheeded(_done: int, _total: int) -> None:
    """Let work go on that nobody waits for."""


class Graphing(ABC):
    """Changes no file of the user's; where pages stand is kept beside the index."""

    _index: Index
    _journal: Journal
    _layout: KitLayout
    _originals: Originals

    def graph(self, around: str | None = None, steps: int = 1, job: Job | None = None) -> Graph:
        """Return all pages with what they ask for and the originals, or those within some steps of one page."""
        job = job or unheeded
        columns = self._index.graph.around(around, steps, job) if around else self._index.graph.all(job)
        reviews = review_states(self._journal, self._layout, columns.paths)
        return assembled(columns, around or "", reviews, self._originals_at_hand)

    def _originals_at_hand(self) -> list[str]:
        return [source.path for source, _ in self._originals.at_hand()]
