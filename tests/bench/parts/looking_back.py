"""Looking back and tracing: who wrote a page, how the base once stood, what all pages rest on."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING

from kbdesk.errors import Cancelled
from kbdesk.plan import Actor, Plan, Put
from kbdesk.project.project import Project
from tests.bench.figures import Figure
from tests.bench.measuring import seconds

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bench.grounds import Grounds

VERSIONS = 200
LINES = 3000
"""Lines of the page that is blamed: 190 KB."""
AGENT = Actor("agent", "bench", "1", "s1")


def run(grounds: Grounds) -> Iterator[Figure]:
    """Look back on one page with many versions, on the whole base, and trace all of it."""
    place = grounds.fresh()
    project = Project.open(place)
    try:
        page = next(one for one in project.ids() if one.startswith("concept/"))
        _write_versions(project, page)
        assert len(project.versions(page)) > VERSIONS
        yield Figure(
            f"who wrote a page of {VERSIONS} versions and 190 KB", seconds(lambda: project.blame(page)), "s", 2.0
        )
        now = project._clock.stamp()
        yield Figure("the base as it was, opened and closed", seconds(lambda: project.past(now).close()), "s", 10.0)
        yield Figure("that, stopped at the first look", seconds(lambda: _stopped(project, now)), "s", 0.5)
        yield Figure("one page traced", seconds(lambda: project.trace(page)), "ms", 0.3)
        yield Figure("all pages traced, the first time", seconds(project.trace_share), "s", 30.0)
        yield Figure("all pages traced, again", seconds(project.trace_share), "s", 5.0)
    finally:
        project.close()
        grounds.drop(place)


def _write_versions(project: Project, page: str) -> None:
    lines = [f"Line {number} says that the water is {number * 7 % 131} cm above the datum." for number in range(LINES)]
    file = project.page_file(page)
    texts = [file.read_bytes()]
    for number in range(VERSIONS):
        at = number * 37 % (LINES - 100)
        lines[at] = f"{lines[at]} Seen again in {number}."
        lines[at + 60 :: 997] = [f"{line}!" for line in lines[at + 60 :: 997]]
        texts.append(("# Levels\n\n" + "\n\n".join(lines) + "\n").encode())
    path = file.relative_to(project.root).as_posix()
    for before, after in pairwise(texts):
        plan = Plan("edit", page, (Put(path, before, after),))
        project._journal.changes.record(plan, AGENT, project._clock.stamp())
    file.write_bytes(texts[-1])
    project.noticed()


def _stopped(project: Project, moment: str) -> None:
    def stop(_done: int, _total: int) -> None:
        raise Cancelled

    with suppress(Cancelled):
        project.past(moment, stop)
