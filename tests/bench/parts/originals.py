"""Originals: twenty thousand are listed, told by state and searched; half a gigabyte is dropped."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import Cancelled
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from tests.bench.figures import Figure
from tests.bench.measuring import look_at_all, seconds, worked

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.bench.grounds import Grounds

FILES = 20_000
EXAMINED = 1_000
"""Files whose text is read; all of them take minutes."""
PARTS, PART = 10, 50 * 1024**2
WORDS = ("tide", "spring", "neap", "moon", "harbour", "estuary", "current", "gauge", "level")
DROP = """
import resource, sys
from pathlib import Path
from kbdesk.plan import Actor
from kbdesk.project.project import Project

def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)

project = Project.open(Path(sys.argv[1]))
idle = peak()
taken = project.take_in(project.plan_intake([Path(sys.argv[2])], ""), Actor("person", "bench"))
assert all(one.change for one in taken), taken
print(peak() - idle)
project.close()
"""


def run(grounds: Grounds) -> Iterator[Figure]:
    """Yield the figures."""
    place = grounds.folder / "originals"
    _make(place)
    project = Project.open(place)
    try:
        floor = worked(lambda: look_at_all(place / "sources"), 5)
        project.record_sources(Actor("person", "bench"))
        told = "listing and asking every file's times once, processor time"
        yield Figure("listing 20,000 with their states", worked(project.source_listing, 5), "ms", 10, floor, told)
        yield Figure("hashing and reading 1,000 texts in the background", seconds(lambda: _examine(project)), "s", 30)
        yield Figure("searching inside 20,000", worked(lambda: project.search_sources("harbour gauge"), 3), "ms", 1.0)
    finally:
        project.close()
    yield Figure("memory above idle while 500 MB are dropped", _dropped(grounds.folder), "MB", 150e6)


def _examine(project: Project) -> None:
    """Read the texts of some of the files, and stop as a person does."""

    def stop(done: int, _total: int) -> None:
        if done >= EXAMINED:
            raise Cancelled

    with suppress(Cancelled):
        project.examine_sources(stop)


def _make(place: Path) -> None:
    (place / "knowledge").mkdir(parents=True)
    for number in range(FILES):
        folder = place / "sources" / f"dept-{number % 20:02}" / f"year-{number % 25:02}"
        folder.mkdir(parents=True, exist_ok=True)
        text = " ".join(WORDS[(number * step) % len(WORDS)] for step in range(1, 60))
        (folder / f"report-{number:05}.txt").write_text(f"Report {number}\n\n{text}\n", encoding="utf-8")


def _dropped(folder: Path) -> float:
    (folder / "into" / "knowledge").mkdir(parents=True)
    (folder / "into" / "sources").mkdir()
    (folder / "drop").mkdir()
    for number in range(PARTS):
        with (folder / "drop" / f"{number}.bin").open("wb") as file:
            for _ in range(PART // 1024**2):
                file.write(bytes([number]) * 1024**2)
    command = [sys.executable, "-c", DROP, str(folder / "into"), str(folder / "drop")]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
