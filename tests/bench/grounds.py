"""The wikis that the parts measure on: made once a run, copied where a part writes."""

from __future__ import annotations

import runpy
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from kbdesk.project.project import Project
from tests.bench.wiki import generate

if TYPE_CHECKING:
    from collections.abc import Callable

SHARED = Path("/work/shared/gen_wiki.py")
"""The generator that other programs are measured with too, where it is at hand."""


@dataclass
class Grounds:
    """Where the parts work. `pages` is the size that they measure at."""

    folder: Path
    pages: int
    _copies: int = 0
    _floors: dict[str, float] = field(default_factory=dict)

    def wiki(self, pages: int | None = None) -> Path:
        """Return a project of so many pages that was never opened. Only to be read."""
        place = self.folder / f"wiki-{pages or self.pages}"
        if not place.exists():
            make = runpy.run_path(str(SHARED))["generate"] if SHARED.exists() else generate
            make(place / "knowledge", pages or self.pages)
        return place

    def fresh(self, pages: int | None = None) -> Path:
        """Return a copy of such a project, to do anything with."""
        self._copies += 1
        place = self.folder / f"copy-{self._copies}"
        copied(self.wiki(pages), place)
        return place

    def opened(self, pages: int | None = None) -> Path:
        """Return a project that was opened before, the same for all parts; what they write must harm no other part."""
        place = self.folder / f"opened-{pages or self.pages}"
        if not place.exists():
            copied(self.wiki(pages), place)
            Project.open(place).close()
        return place

    def drop(self, place: Path) -> None:
        """Remove a fresh copy, to leave room."""
        shutil.rmtree(place)

    def floor(self, name: str, measure: Callable[[], float]) -> float:
        """Return a floor that several parts compare with, measured once."""
        if name not in self._floors:
            self._floors[name] = measure()
        return self._floors[name]


def copied(source: Path, target: Path) -> None:
    """Copy a folder, times included."""
    subprocess.run(["cp", "-a", str(source), str(target)], check=True)
