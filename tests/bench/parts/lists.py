"""What the desk and the agent ask of the whole wiki: rows, check, backlinks, graph, index."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kbdesk.desk.finder.tree import IndexModel
from kbdesk.project.project import Project
from tests.bench.figures import Figure
from tests.bench.measuring import best, percentile, seconds, work_floor, worked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.bench.grounds import Grounds

PAGES = 200
FLOOR = 0.020
"""Seconds that `work_floor` takes on the machine for which the goals are set in seconds."""


def run(grounds: Grounds) -> Iterator[Figure]:
    """Ask each once and again; the best time counts, of pages the 95th percentile."""
    share = grounds.pages / 100_000
    project = Project.open(grounds.opened())
    try:
        floor = grounds.floor("work", work_floor)
        asked: tuple[tuple[str, Callable[[], object], float | None], ...] = (
            ("rows of all pages", project.rows, None),
            ("sections of the index", project.sections, None),
            ("index as agents read it", project.index_text, None if share > 0.1 else 0.02),
            ("check", project.check, 5 * max(share, 0.1)),
            ("graph, pages and links", project.graph, None),
            ("names of all pages", project.names, None),
        )
        for label, work, goal in asked:
            yield Figure(label, best(work), "ms", goal and goal / FLOOR, floor, "work floor")
        pages = sorted(project.rows(), key=lambda row: -row.backlinks)[:PAGES]
        for label, work_on, goal in (
            ("backlinks of a page, p95", project._index.pages.backlinks_of, 0.005),
            ("a page with all about it, p95", project.page, 0.02),
        ):
            times = [seconds(partial(work_on, page.id)) for page in pages]
            yield Figure(label, percentile(times), "ms", goal / FLOOR, floor, "work floor")
        index = IndexModel()
        index.set_sections(project.sections())
        typed = [title[:length] for title in (row.title for row in pages[:20]) for length in range(1, 6)]
        yield Figure(
            "filter of the index, at most", max(worked(partial(index.set_filter, one)) for one in typed), "ms", 0.05
        )
        yield Figure("review: how much waits, and the queue", best(lambda: _review(project)), "ms", 0.05)
    finally:
        project.close()


def _review(project: Project) -> None:
    project.review_counts()
    project.review_queue(limit=50)
