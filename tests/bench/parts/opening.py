"""Opening: the first one against reading every byte, the later ones against looking at every file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.project.project import Project
from tests.bench.figures import Figure
from tests.bench.measuring import best, look_at_all, read_all, seconds

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.bench.grounds import Grounds


def run(grounds: Grounds) -> Iterator[Figure]:
    """Open a project that was never opened, and one that did not change since."""
    place = grounds.fresh()
    reading = best(lambda: read_all(place / "knowledge"))
    yield Figure("first opening", seconds(lambda: _open(place)), "s", 8, reading, "read floor")
    looking = best(lambda: look_at_all(place / "knowledge"))
    yield Figure("opening, nothing changed", best(lambda: _open(place)), "ms", 3, looking, "sweep floor")
    grounds.drop(place)


def _open(place: Path) -> None:
    Project.open(place).close()
