"""Communities: pages that are linked with each other more than with the rest, found by Leiden's algorithm (igraph)."""

from __future__ import annotations

import random
import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from kbdesk.graph.graph import Links

SEED = 20
ROUNDS = 2
"""Times that Leiden's algorithm goes over the graph; later ones change little."""
_TURN = threading.Lock()
"""igraph has one source of chance for the whole process."""


@dataclass(frozen=True, eq=False)
class Communities:
    """The number of each node's community, -1 for none, 0 the largest; what each is called and how many it has.

    A community bears the title of the page in it that most others in it are linked with.
    """

    of: NDArray[np.int32]
    names: tuple[str, ...]
    sizes: tuple[int, ...]


def named(links: Links, of: NDArray[np.int32], titles: Sequence[str]) -> Communities:
    """Name the communities of the first nodes, which `of` numbers."""
    inside = of[links.first] == of[links.second]
    counts = np.bincount(links.first[inside], minlength=links.size)
    counts += np.bincount(links.second[inside], minlength=links.size)
    order = np.lexsort((np.arange(links.size), -counts, of[: links.size]))
    order = order[of[order] >= 0]
    first = order[np.unique(of[order], return_index=True)[1]].tolist()
    members = np.bincount(of[of >= 0], minlength=len(first))
    return Communities(of, tuple(titles[node] for node in first), tuple(members.tolist()))


def communities(links: Links, before: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
    """Return the number of each node's community, 0 the largest; -1 for nodes without links.

    The same links give the same communities. With those of an earlier graph (`before`, -1 where not known) as a
    start few of them change when little has changed.
    """
    linked = links.counts > 0
    found = np.full(links.size, -1, dtype=np.int32)
    if not linked.any():
        return found
    core = links.among(linked)
    start = None if before is None else _begun(before[linked])
    found[linked] = by_size(_leiden(core, start))
    return found


def by_size(members: NDArray[np.int32]) -> NDArray[np.int32]:
    """Give groups new numbers, the largest 0; of the same size the one with the lowest node first."""
    counts = np.bincount(members)
    first = np.full(len(counts), len(members))
    np.minimum.at(first, members, np.arange(len(members)))
    order = np.lexsort((first, -counts))
    place = np.empty(len(counts), dtype=np.int32)
    place[order] = np.arange(len(counts))
    return place[members]


def _begun(before: NDArray[np.int32]) -> list[int]:
    """Give nodes whose community is not known one of their own."""
    start = before.astype(np.int64)
    new = start < 0
    start[new] = start.max(initial=-1) + 1 + np.arange(int(new.sum()))
    numbers: list[int] = np.unique(start, return_inverse=True)[1].tolist()
    return numbers


def parts(groups: NDArray[np.int32], inner: Links) -> NDArray[np.int32]:
    """Return the parts of groups in the same way, each group looked at by itself; `inner` are the links inside them."""
    degrees = inner.counts.astype(np.float64)
    weights = degrees / np.sqrt(np.maximum(np.bincount(groups, degrees)[groups], 1))
    return _leiden(inner, None, weights)  # of one group alone this is the modularity


def _leiden(links: Links, start: list[int] | None, weights: NDArray[np.float64] | None = None) -> NDArray[np.int32]:
    import igraph  # noqa: PLC0415 - takes long to load, and only who looks at the graph needs it

    graph = igraph.Graph(n=links.size, edges=np.stack((links.first, links.second), axis=1))
    kind: dict[str, object] = {"objective_function": "modularity"}
    if weights is not None:
        kind = {"objective_function": "CPM", "node_weights": weights.tolist(), "resolution": 1.0}
    with _TURN:
        igraph.set_random_number_generator(random.Random(SEED))  # the same picture each time
        found = graph.community_leiden(n_iterations=ROUNDS, initial_membership=start, **kind)
        igraph.set_random_number_generator(random)
    return np.array(found.membership, dtype=np.int32)


def islands(links: Links) -> NDArray[np.int32]:
    """Return the number of each node's island, 0 the largest: the nodes that chains of links join."""
    name = np.arange(links.size)
    while True:
        lower = np.minimum(name[links.first], name[links.second])
        renamed = name.copy()
        np.minimum.at(renamed, name[links.first], lower)
        np.minimum.at(renamed, name[links.second], lower)
        renamed = renamed[renamed]
        if np.array_equal(renamed, name):
            return by_size(np.unique(name, return_inverse=True)[1].astype(np.int32))
        name = renamed
