"""A change by another program: how soon it is noticed, one page and very many."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

from kbdesk.project.project import Project
from tests.bench.figures import Figure
from tests.bench.measuring import percentile, seconds

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.bench.grounds import Grounds

CHANGES = 20
MANY = 5_000
"""Pages that a git checkout changes."""
PATIENCE = 60


def run(grounds: Grounds) -> Iterator[Figure]:
    """Change pages behind the project's back, as an editor and as git do."""
    place = grounds.fresh()
    opening = seconds(lambda: Project.open(place).close())
    project = Project.open(place)
    woken = threading.Event()
    watch = project.watch(woken.set)
    try:
        project.noticed()
        files = sorted((place / "knowledge").rglob("*.md"))
        times = [_noticed(project, woken, file, number) for number, file in enumerate(files[:CHANGES])]
        yield Figure("one page, from the write to the index, p95", percentile(times), "ms", 0.1)
        many = files[CHANGES : CHANGES + min(MANY, len(files) // 2)]
        for file in many:
            file.write_bytes(file.read_bytes() + b"\nMore.\n")
        share = opening * len(many) / len(files)
        yield Figure(
            f"{len(many):,} pages at once",
            seconds(project.noticed),
            "s",
            1.5,
            share,
            "their share of the first opening",
        )
    finally:
        watch.stop()
        project.close()
        grounds.drop(place)


def _noticed(project: Project, woken: threading.Event, file: Path, number: int) -> float:
    text = file.read_text(encoding="utf-8").replace("title: ", f"title: {number} ", 1)
    version = project.version()
    began = time.perf_counter()
    file.write_text(text, encoding="utf-8")
    while project.version() == version:
        assert woken.wait(PATIENCE)
        woken.clear()
        project.noticed()
    return time.perf_counter() - began
