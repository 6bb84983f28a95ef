"""Growth: what ten times as many pages cost; more than 1.3 times beyond ten times is a fault somewhere."""

from __future__ import annotations

import time
from itertools import count
from typing import TYPE_CHECKING

from kbdesk.desk.finder.tree import IndexModel
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Draft
from tests.bench.figures import Figure
from tests.bench.measuring import worked

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from kbdesk.project.values import PageRow
    from tests.bench.grounds import Grounds

BEYOND = 1.3
SMALLEST = 1000
SEARCHED = 10
"""Pages of whose names some are looked for."""
ASKED = 50
"""Pages, those with the most links to them, of which something is asked each."""
MANY = 200
"""Pages that another program changes at once."""
AGENT = Actor("agent", "bench")
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
        for name, work in _asked(project, place):
            times[name] = worked(work, 5)
    finally:
        watch.stop()
        project.close()
        grounds.drop(place)
    return times


def _search(project: Project, rows: Sequence[PageRow]) -> None:
    """Search for words that stand in pages of the middle, and for how these begin."""
    for row in rows[len(rows) // 2 :][:SEARCHED]:
        for query in (row.title, row.title[:4], row.id, row.slug):
            project.search(query)


def _asked(project: Project, place: Path) -> Iterator[tuple[str, Callable[[], object]]]:
    """Yield what the doors ask, and what they write."""
    yield "rows", project.rows
    yield "check", project.check
    yield "graph", project.graph
    yield "index text", project.index_text
    every = project.rows()
    rows = sorted(every, key=lambda row: -row.backlinks)[:ASKED]
    yield f"backlinks of {ASKED} pages", lambda: [project._index.pages.backlinks_of(row.id) for row in rows]
    yield "search", lambda: _search(project, every)
    yield "review queue", project.review_queue
    index = IndexModel()
    index.set_sections(project.sections())
    numbers = count()
    yield "filter of the index", lambda: index.set_filter(f"{rows[0].title} {next(numbers) % 10}")
    yield "create", lambda: _create(project)
    yield "edit of a text", lambda: _edit(project, rows[0].id)
    yield "edit of a title", lambda: project.edit_page(rows[0].id, [], [("title", f"T{next(numbers)}")], AGENT)
    file = project.page_file(rows[1].id)
    yield "a change noticed", lambda: _change(project, file)
    many = sorted((place / "knowledge").rglob("*-*.md"))[:MANY]
    yield f"{MANY} changes noticed", lambda: _change(project, *many)


def _create(project: Project) -> None:
    draft = Draft("concept", f"growth-{time.time_ns()}", "Growth", "Words of it.\n")
    project.create_pages([draft], AGENT)


def _edit(project: Project, page: str) -> None:
    end = project.page(page).text.rstrip().rpartition("\n")[2]
    project.edit_page(page, [(f"\n{end}", f"\nMore {time.time_ns()}.\n{end}")], [], AGENT)


def _change(project: Project, *files: Path) -> None:
    for file in files:
        with file.open("a", encoding="utf-8") as text:
            text.write("More.\n")
    assert project.noticed().pages
