"""What is known of the nodes of a graph besides where they stand, as columns with one row per node. Values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

UNKNOWN = -1


@dataclass(frozen=True, eq=False)
class Column:
    """A word of each node: the words there are, and the number of its word for each node."""

    words: tuple[str, ...]
    of: NDArray[np.intp]

    def word(self, number: int) -> str:
        """Return the word of a node."""
        return self.words[int(self.of[number])]


@dataclass(frozen=True, eq=False)
class Facts:
    """What is known of the nodes.

    `days` is how many days ago each page was changed, `trace` which share of its paragraphs rests on originals (0 to
    1), `community` the number of its community, the largest 0; all -1 where that is not known.
    `communities` are what these are called: the title of their most linked page.
    """

    types: Column
    statuses: Column
    reviews: Column
    days: NDArray[np.float64]
    trace: NDArray[np.float64]
    community: NDArray[np.intp]
    communities: tuple[str, ...]


def column(words: Sequence[str]) -> Column:
    """Return a column of the words of all nodes, the words sorted."""
    known = sorted(set(words))
    place = {word: number for number, word in enumerate(known)}
    return Column(tuple(known), np.array([place[word] for word in words], dtype=np.intp))
