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
        row = {node: number for number, node in enumerate(self.ids)}
        found = np.fromiter((row.get(node, -1) for node in graph.ids), np.int64, len(graph.ids))
        known = found >= 0
        members[known] = self.members[found[known]]
        known[known] = self.linked[found[known]] == (graph.joined.counts[known] > 0)
        places[known] = self.at[found[known]]
        return places, members
