"""Graphs made for tests."""

from __future__ import annotations

import numpy as np

from kbdesk.graph.graph import PAGE, Column, Graph, Links


def links(size: int, pairs: list[tuple[int, int]]) -> Links:
    """Return the links of so many pages."""
    ends = np.array(pairs, dtype=np.int32).reshape(-1, 2)
    return Links.between(size, ends[:, 0], ends[:, 1])


def ring(count: int, start: int = 0) -> list[tuple[int, int]]:
    """Return pages that each link to the next and to the third one on."""
    return [(start + at, start + (at + step) % count) for step in (1, 3) for at in range(count)]


def clique(count: int, start: int = 0) -> list[tuple[int, int]]:
    """Return pages that all link to each other."""
    return [(start + at, start + other) for at in range(count) for other in range(at)]


def groups(count: int, size: int) -> list[tuple[int, int]]:
    """Return groups that hang together closely, each joined by one link to the next."""
    inside = [pair for group in range(count) for pair in ring(size, group * size)]
    return inside + [(group * size, (group + 1) * size + 1) for group in range(count - 1)]


def graph(size: int, pairs: list[tuple[int, int]], around: str = "") -> Graph:
    """Return a graph of pages alone."""
    ends = np.array(pairs, dtype=np.int32).reshape(-1, 2)
    words = Column.made(["concept"] * size)
    nothing = Column.made([""] * size)
    return Graph(
        ids=tuple(f"concept/p{number}" for number in range(size)),
        titles=tuple(f"Page {number}" for number in range(size)),
        kinds=np.full(size, PAGE, dtype=np.uint8),
        types=words,
        statuses=Column.made(["active"] * size),
        reviews=nothing,
        updated=np.full(size, np.datetime64("2026-10-01")),
        links=np.bincount(ends[:, 0], minlength=size).astype(np.int32),
        backlinks=np.bincount(ends[:, 1], minlength=size).astype(np.int32),
        sources=ends[:, 0],
        targets=ends[:, 1],
        around=around,
    )


def like_a_wiki(size: int, links_each: int = 3, seed: int = 1) -> list[tuple[int, int]]:
    """Return links as wikis have them: most inside topics of some eighty pages, more of them to the first of these."""
    chance = np.random.default_rng(seed)
    topics = max(size // 80, 1)
    topic = np.sort(chance.integers(0, topics, size))
    starts = np.searchsorted(topic, np.arange(topics + 1))
    sources = chance.integers(0, size, size * links_each)
    inside = chance.random(len(sources)) < 0.85
    own = topic[sources]
    within = starts[own] + (chance.random(len(sources)) ** 2 * (starts[own + 1] - starts[own])).astype(int)
    targets = np.where(inside, within, chance.integers(0, size, len(sources)))
    return list(zip(sources.tolist(), targets.tolist(), strict=True))
