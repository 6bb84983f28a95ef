"""Where nodes stood, by their ids: kept so that the picture is the same the next time."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING
from zipfile import BadZipFile

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kbdesk.graph.graph import Graph

FORM = 1
BETWEEN = "\0"
"""Stands between two ids; no file's name holds it."""


@dataclass(frozen=True, eq=False)
class Places:
    """A row for each node: its place, whether it had links, its community (-1 for none)."""

    ids: tuple[str, ...]
    at: NDArray[np.float32]
    linked: NDArray[np.bool_]
    members: NDArray[np.int32]

    def written(self) -> bytes:
        """Return them as bytes."""
        kept = io.BytesIO()
        names = BETWEEN.join(self.ids).encode("utf-8", "surrogatepass")
        ids = np.frombuffer(names, dtype=np.uint8)
        np.savez(kept, form=np.array(FORM), ids=ids, at=self.at, linked=self.linked, members=self.members)
        return kept.getvalue()

    @staticmethod
    def read(data: bytes) -> Places:
        """Read what was written. Raises ValueError for anything else."""
        try:
            with np.load(io.BytesIO(data), allow_pickle=False) as kept:
                form, names, at, linked, members = (kept[name] for name in ("form", "ids", "at", "linked", "members"))
        except (OSError, KeyError, EOFError, BadZipFile) as error:
            raise ValueError("no places") from error
        text = names.tobytes().decode("utf-8", "surrogatepass")
        ids = tuple(text.split(BETWEEN)) if text else ()
        if int(form) != FORM or not (at.shape == (len(ids), 2) and len(linked) == len(members) == len(ids)):
            raise ValueError("places of another form")
        return Places(ids, at, linked, members)

    def of(self, graph: Graph) -> tuple[NDArray[np.float64], NDArray[np.int32]]:
        """Return place and community of each node of a graph, NaN and -1 where they are not known.

        One that had no links and has some now, or the other way round, does not belong where it stood.
        """
        places = np.full((len(graph.ids), 2), np.nan)
        members = np.full(len(graph.ids), -1, dtype=np.int32)
        rows = self._rows(graph)
        known = rows >= 0
        members[known] = self.members[rows[known]]
        known &= ~self._left(graph, rows)
        places[known] = self.at[rows[known]]
        return places, members

    def left(self, graph: Graph) -> NDArray[np.bool_]:
        """Tell which nodes do not belong any more where they stood."""
        return self._left(graph, self._rows(graph))

    def _rows(self, graph: Graph) -> NDArray[np.int64]:
        """Return the row of each node of a graph, -1 where there is none."""
        if self.ids == graph.ids:
            return np.arange(len(self.ids))
        row = {node: number for number, node in enumerate(self.ids)}
        found = (row.pop(node, -1) for node in graph.ids)  # of two with the same id only one stood there
        return np.fromiter(found, np.int64, len(graph.ids))

    def _left(self, graph: Graph, rows: NDArray[np.int64]) -> NDArray[np.bool_]:
        known = rows >= 0
        left = np.zeros(len(rows), dtype=bool)
        left[known] = self.linked[rows[known]] != (graph.joined.counts[known] > 0)
        return left
