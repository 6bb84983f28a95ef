"""Looking the whole wiki over: what a lint needs beside the check, and what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.project.project import Project
from kbdesk.project.remarks import ASPECTS
from tests.bench.figures import Figure
from tests.bench.measuring import best, read_all

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.bench.grounds import Grounds


def run(grounds: Grounds) -> Iterator[Figure]:
    """Look for each aspect alone, against reading every page once."""
    place = grounds.opened()
    floor = best(lambda: read_all(place / "knowledge"))
    project = Project.open(place)
    goals = {"duplicates": 25, "missing": 50}
    for aspect in (one for one in ASPECTS if one != "sources"):  # the wiki has no originals
        taken = best(lambda aspect=aspect: project.remarks([aspect]), 2)
        yield Figure(f"remarks: {aspect}", taken, "s", goals.get(aspect, 10), floor, "read floor")
    project.close()
