"""The graph: read, arranged, examined, written; 10,000 pages with 30,000 links, in the long form ten times that.

The goals are gauged by what is worked, which on a machine that does nothing else is the time by the clock.
"""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import numpy as np

from kbdesk.graph.paths import shortest_paths
from kbdesk.graph.tasks import worked as done
from kbdesk.project.project import Project
from tests.bench.figures import Figure
from tests.bench.measuring import percentile, worked
from tests.graph.made import graph, like_a_wiki

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from kbdesk.graph.graph import Graph
    from tests.bench.grounds import Grounds

GOALS = {10_000: (1.0, 5.0), 100_000: (5.0, 60.0)}
"""Seconds to the first picture, from the question on, and until all stand still, for so many pages."""
BEYOND = 13.0
"""How much more ten times as many may take."""
OWN = 0.5
"""Seconds that the desk's own process may work while another one arranges."""


def run(grounds: Grounds) -> Iterator[Figure]:
    """Measure on a wiki, then on made graphs that hang together as wikis do."""
    project = Project.open(grounds.opened())
    try:
        yield from _read(project)
        spent: dict[int, float] = {}
        for pages in (size for size in GOALS if size <= grounds.pages):
            own = graph(pages, like_a_wiki(pages), around="bench")
            yield from _arranged(project, own, spent)
            yield from _examined(project, own, grounds.folder / "graph.graphml")
        if len(spent) > 1:
            small, large = spent.values()
            yield Figure("arranged, work, 10,000 to 100,000", large / small, "times", BEYOND)
    finally:
        project.close()


def _read(project: Project) -> Iterator[Figure]:
    found = project.graph()
    yield Figure(
        f"all {found.page_count:,} pages and {len(found.sources):,} links read",
        worked(project.graph, 3),
        "s",
        found.page_count / 20_000,
    )
    around = [found.ids[number] for number in range(0, found.page_count, max(found.page_count // 40, 1))]
    for steps, goal in ((1, 0.05), (2, 0.05), (3, 0.5)):
        took = [worked(lambda page=page, steps=steps: project.graph(page, steps)) for page in around]
        yield Figure(f"what is {steps} links around a page read, p95", percentile(took), "ms", goal)
    word = found.titles[0].split()[0].casefold()
    for query, goal in ((word[:4], 0.1), ("type:concept", 0.3), (f"{word[:4]} -type:concept", 0.3)):
        count = len(project.matching(query))
        yield Figure(
            f"all that fits “{query}” ({count:,})", worked(lambda query=query: project.matching(query), 3), "ms", goal
        )


def _arranged(project: Project, own: Graph, spent: dict[int, float]) -> Iterator[Figure]:
    count, name = own.page_count, f"{own.page_count:,}"
    to_first, to_settled = GOALS[count]
    pictures: list[float] = []
    began, mine, children = time.perf_counter(), time.process_time(), _children()
    places = project.arrange(own, {}, show=lambda _places: pictures.append(time.perf_counter() - began))
    settled, own_work = time.perf_counter() - began, time.process_time() - mine
    spent[count] = own_work + _children() - children
    yield Figure(f"{name}, first picture, by the clock", pictures[0], "s")
    yield Figure(f"{name}, first picture, work", _first(own), "s", to_first)
    yield Figure(f"{name}, settled in {len(pictures) + 1} pictures, by the clock", settled, "s")
    yield Figure(f"{name}, settled, work", spent[count], "s", to_settled)
    yield Figure(f"{name}, settled, work of the desk's process", own_work, "s", OWN)
    more = graph(count + 1, [*zip(own.sources.tolist(), own.targets.tolist(), strict=True), (count, 5)], around="bench")
    known = {node: (x, y) for node, (x, y) in zip(own.ids, places.tolist(), strict=True)}
    moved: list[np.ndarray] = []
    took = _apart(lambda: moved.append(project.arrange(more, known)))
    yield Figure(f"{name} and a new page, work", took, "s", to_settled / 10)
    changed = int((np.abs(moved[0][:count] - places).max(axis=1) > 0).sum())
    yield Figure(f"{name} and a new page, others that move", changed, "pages", 20)


def _first(own: Graph) -> float:
    """Return the work until there is a first picture: of beginning a process, and of what it does then."""
    command = (sys.executable, "-P", "-c", "import igraph, kbdesk.graph.child")
    beginning = _apart(lambda: subprocess.run(command, check=True))
    given = {"size": len(own.ids), "first": own.first, "second": own.second, "pages": own.page_count}
    given |= {"known": np.full((len(own.ids), 2), np.nan), "pinned": np.zeros(len(own.ids), dtype=bool)}
    given["order"] = np.arange(len(own.ids))
    return beginning + worked(lambda: next(done("arrange", given)))


def _examined(project: Project, own: Graph, target: Path) -> Iterator[Figure]:
    name = f"{own.page_count:,}"
    goal = own.page_count / 10_000
    yield Figure(f"{name}, communities", _apart(lambda: project.communities(own)), "s", goal)
    yield Figure(f"{name}, findings", _apart(lambda: project.findings(own)), "s", 3 * goal)
    chance = np.random.default_rng(1)
    pairs = chance.integers(0, own.page_count, (40, 2)).tolist()
    shortest_paths(own, 0, 1)
    took = [worked(lambda one=one, other=other: shortest_paths(own, one, other)) for one, other in pairs]
    yield Figure(f"{name}, ways between two pages, p95", percentile(took), "ms", 0.05 * max(goal, 1))
    yield Figure(f"{name}, GraphML", worked(lambda: project.write_graphml(target, own)), "s", goal)


def _apart(work: Callable[[], object]) -> float:
    """Return how long it takes, less what others do: the work of this process and of those that it starts."""
    mine, children = time.process_time(), _children()
    work()
    return time.process_time() - mine + _children() - children


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
