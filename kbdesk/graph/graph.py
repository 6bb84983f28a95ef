"""The page graph as a value: columns with one row for each node, and the links between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

Number = TypeVar("Number", bound="np.signedinteger[Any]")

PAGE, MISSING, ORIGINAL = 0, 1, 2
"""The kinds of nodes: pages, what links ask for and is not there, originals."""
STARTS = ("", "missing:", "original:")
"""How the ids of nodes of each kind begin."""


def distinct(values: NDArray[Number]) -> NDArray[Number]:
    """Return each value once, in order; numpy's own `unique` holds the interpreter for long with very many."""
    ordered = np.sort(values)
    first = np.ones(len(ordered), dtype=bool)
    np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
    return ordered[first]


@dataclass(frozen=True, eq=False)
class Column:
    """A word of each node: the different words, sorted, and the number of its word for each node."""

    words: tuple[str, ...]
    of: NDArray[np.int32]

    @staticmethod
    def made(words: Sequence[str]) -> Column:
        """Make a column of the words of all nodes."""
        known = sorted(set(words))
        place = {word: number for number, word in enumerate(known)}
        return Column(tuple(known), np.fromiter((place[word] for word in words), np.int32, len(words)))

    def word(self, number: int) -> str:
        """Return the word of a node."""
        return self.words[int(self.of[number])]


@dataclass(frozen=True, eq=False)
class Links:
    """Links without direction, each once, as two columns of node numbers (`first` < `second`) of `size` nodes."""

    size: int
    first: NDArray[np.int32]
    second: NDArray[np.int32]

    @staticmethod
    def between(size: int, one: NDArray[np.int32], other: NDArray[np.int32]) -> Links:
        """Take links without direction, doubles and those of a node to itself."""
        low, high = np.minimum(one, other).astype(np.int64), np.maximum(one, other)
        codes = distinct((low * size + high)[low != high])
        first, second = np.divmod(codes, max(size, 1))
        return Links(size, first.astype(np.int32), second.astype(np.int32))

    @cached_property
    def counts(self) -> NDArray[np.int32]:
        """How many neighbours each node has."""
        both = np.bincount(self.first, minlength=self.size) + np.bincount(self.second, minlength=self.size)
        return both.astype(np.int32)

    @cached_property
    def adjacent(self) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
        """The neighbours of all nodes one after another, and where those of each begin (and the last one's end)."""
        ends = np.concatenate((self.first, self.second))
        others = np.concatenate((self.second, self.first))
        starts = np.zeros(self.size + 1, dtype=np.int64)
        np.cumsum(self.counts, out=starts[1:])
        return others[np.argsort(ends, kind="stable")], starts

    def neighbours(self, node: int) -> NDArray[np.int32]:
        """Return the nodes that are linked with one."""
        others, starts = self.adjacent
        return others[starts[node] : starts[node + 1]]

    def among(self, kept: NDArray[np.bool_]) -> Links:
        """Return the links between these nodes alone, numbered anew in their order."""
        number = np.cumsum(kept, dtype=np.int64) - 1
        both = kept[self.first] & kept[self.second]
        first, second = number[self.first[both]], number[self.second[both]]
        return Links(int(kept.sum()), first.astype(np.int32), second.astype(np.int32))


@dataclass(frozen=True, eq=False)
class Graph:
    """Pages, what they ask for that is not there, originals, in this order; and the links between them.

    `titles` are of what is not there the words of the links, of an original its path. `types`, `statuses` and
    `reviews` ("waiting" for the person's word, "commented" for an agent's, else "") are of pages alone. `updated` is a
    day, NaT where it is not known; `links` and `backlinks` count pages. The columns `sources` and `targets` hold each
    link once, with its direction, none of a node to itself. `around` is the page in the middle, "" for all pages.
    """

    ids: tuple[str, ...]
    titles: tuple[str, ...]
    kinds: NDArray[np.uint8]
    types: Column
    statuses: Column
    reviews: Column
    updated: NDArray[np.datetime64]
    links: NDArray[np.int32]
    backlinks: NDArray[np.int32]
    sources: NDArray[np.int32]
    targets: NDArray[np.int32]
    around: str = ""

    @cached_property
    def joined(self) -> Links:
        """The links without direction."""
        return Links.between(len(self.ids), self.sources, self.targets)

    @property
    def first(self) -> NDArray[np.int32]:
        """One end of each link without direction, the lower number."""
        return self.joined.first

    @property
    def second(self) -> NDArray[np.int32]:
        """The other end."""
        return self.joined.second

    @cached_property
    def pages_only(self) -> Links:
        """The links between pages without direction; the numbers are those of all nodes, as pages come first."""
        pages = self.page_count
        both = self.second < pages
        return Links(pages, self.first[both], self.second[both])

    @cached_property
    def counts(self) -> NDArray[np.int32]:
        """How many pages are linked with each node."""
        pages = self.page_count
        size = len(self.ids)
        found = np.bincount(self.second, minlength=size)
        to_pages = self.first[self.second < pages]
        return (found + np.bincount(to_pages, minlength=size)).astype(np.int32)

    @cached_property
    def page_count(self) -> int:
        """How many of the nodes are pages: the first ones."""
        return int((self.kinds == PAGE).sum())

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each node by its id."""
        return {node: number for number, node in enumerate(self.ids)}

    def name(self, number: int) -> str:
        """Return the page's id, what is asked for, or the original's path."""
        return self.ids[number].removeprefix(STARTS[int(self.kinds[number])])
