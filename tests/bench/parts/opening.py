"""Opening: the first one against reading every byte, the later ones against looking at every file."""

from __future__ import annotations

import resource
import subprocess
import sys
from typing import TYPE_CHECKING

from kbdesk.project.project import Project
from tests.bench.figures import Figure
from tests.bench.measuring import best, look_at_all, read_all, seconds, worked

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.bench.grounds import Grounds


OPENING = """
import resource, sys
from pathlib import Path
from kbdesk.project.project import Project
Project.open(Path(sys.argv[1])).close()
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def run(grounds: Grounds) -> Iterator[Figure]:
    """Open a project that was never opened, and one that did not change since."""
    place = grounds.fresh()
    reading = best(lambda: read_all(place / "knowledge"))
    work, least = _work(), worked(lambda: read_all(place / "knowledge"))
    yield Figure("first opening", seconds(lambda: _open(place)), "s", 8, reading, "read floor")
    yield Figure("first opening, the work of both processes", _work() - work, "s", None, least, "the read floor's work")
    looking = best(lambda: look_at_all(place / "knowledge"))
    yield Figure("opening, nothing changed", best(lambda: _open(place)), "ms", 3, looking, "sweep floor")
    grounds.drop(place)
    place = grounds.fresh()
    yield Figure("memory of a first opening, at most", _memory(place), "MB", 200e6)
    yield Figure("memory of the later ones, at most", _memory(place), "MB", 200e6)
    grounds.drop(place)


def _memory(place: Path) -> int:
    """Return the most bytes that a process held which opened a project, without the one that helps it."""
    told = subprocess.run([sys.executable, "-c", OPENING, str(place)], stdout=subprocess.PIPE, check=True).stdout
    return int(told) * (1 if sys.platform == "darwin" else 1024)


def _work() -> float:
    """Return how long this process and those that it waited for have worked, in seconds."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)


def _open(place: Path) -> None:
    Project.open(place).close()
