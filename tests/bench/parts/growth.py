"""Growth: what ten times as many pages cost; more than 1.3 times beyond ten times is a fault somewhere."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Draft
from tests.bench.figures import Figure
from tests.bench.measuring import worked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.bench.grounds import Grounds

BEYOND = 1.3
SMALLEST = 1000
SEARCHED = 10
"""Pages of whose names some are looked for."""
NOISE = 0.02
"""Seconds of work below which it says nothing of growth."""


def run(grounds: Grounds) -> Iterator[Figure]:
    """Measure at 1,000 pages, 10,000 and so on up to the size asked for."""
    sizes = [SMALLEST]
    while sizes[-1] * 10 <= grounds.pages:
        sizes.append(sizes[-1] * 10)
    measured = [_measured(grounds, size) for size in sizes]
    for small, large, size in zip(measured[:-1], measured[1:], sizes[1:], strict=True):
        for name, value in large.items():
            growth = value / max(small[name], NOISE / 10)
            yield Figure(f"{name}, {size // 10:,} to {size:,}", growth, "times", 10 * BEYOND if value > NOISE else None)


def _measured(grounds: Grounds, size: int) -> dict[str, float]:
    place = grounds.fresh(size)
    times = {"first opening": worked(lambda: Project.open(place).close())}
    times["opening, nothing changed"] = worked(lambda: Project.open(place).close(), 3)
    project = Project.open(place)
    watch = project.watch(lambda: None)
    try:
        project.noticed()
        asked: tuple[tuple[str, Callable[[], object]], ...] = (
            ("rows", project.rows),
            ("check", project.check),
            ("graph", project.graph),
            ("index text", project.index_text),
            ("searches", lambda: _search(project)),
            ("create", lambda: _create(project)),
        )
        for name, work in asked:
            times[name] = worked(work, 5)
    finally:
        watch.stop()
        project.close()
        grounds.drop(place)
    return times


def _search(project: Project) -> None:
    """Search for words that stand in pages of the middle, and for how these begin."""
    rows = project.rows()
    for row in rows[len(rows) // 2 :][:SEARCHED]:
        for query in (row.title, row.title[:4], row.id, row.slug):
            project.search(query)


def _create(project: Project) -> None:
    draft = Draft("concept", f"growth-{time.time_ns()}", "Growth", "Words of it.\n")
    project.create_pages([draft], Actor("agent", "bench"))
