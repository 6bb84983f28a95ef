"""Keeps where the pages of the graph stand, beside the index: nothing of the user's, and nothing that is missed."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import numpy as np

from kbdesk.errors import KbdeskError
from kbdesk.files import STATE
from kbdesk.files.keep import keep
from kbdesk.graph.places import Places

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kbdesk.files import Folder
    from kbdesk.graph.graph import Graph

log = logging.getLogger(__name__)
PATH = f"{STATE}/graph/places"
NOTHING = Places((), np.zeros((0, 2), np.float32), np.zeros(0, bool), np.zeros(0, np.int32))


class KeptPlaces:
    """The places of one project. Where they cannot be written they are known as long as it is open."""

    def __init__(self, folder: Folder, *, writable: bool) -> None:
        self._folder = folder
        self._writable = writable
        self._known: Places | None = None

    def known(self) -> Places:
        """Return the places of the last time."""
        if self._known is None:
            self._known = self._read()
        return self._known

    def keep(self, graph: Graph, places: NDArray[np.float64], members: NDArray[np.int32] | None = None) -> None:
        """Keep the places of all nodes; `members` are their communities, where they are known."""
        before = self.known()
        if members is None:
            members = before.of(graph)[1]
        linked = graph.joined.counts > 0
        made = Places(graph.ids, places.astype(np.float32), linked, members)
        same = before.ids == made.ids and all(
            np.array_equal(*pair)
            for pair in ((before.at, made.at), (before.linked, made.linked), (before.members, made.members))
        )
        if same:
            return
        self._known = made
        if not self._writable:
            return
        try:
            keep(self._folder, PATH, made.written())
        except KbdeskError as error:
            log.warning("The places of the graph are not kept: %s", error)

    def _read(self) -> Places:
        try:
            data = self._folder.read(PATH)
            return Places.read(data) if data else NOTHING
        except (KbdeskError, ValueError) as error:
            log.warning("The places of the graph are not known: %s", error)
            return NOTHING
