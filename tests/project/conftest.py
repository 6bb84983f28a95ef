"""A small project on disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.plan import Actor
from kbdesk.project.project import Project

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

AGENT = Actor("agent", "tester", "1", "s1")
PERSON = Actor("person", "ana")

TIDES = "---\ntype: concept\ntitle: Tides\n---\n\n# Tides\n\nThe rise and fall. See [Moon](../entities/moon.md).\n"
MOON = "---\ntype: entity\ntitle: Moon\n---\n\n# Moon\n\nUp there.\n"
CHAPTER = (
    "---\ntype: summary\ntitle: Chapter\nfile: books/tides.txt\n---\n\n"
    "# Chapter\n\nFeeds [Tides](../concepts/tides.md).\n"
)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())


def bytes_of(root: Path) -> dict[str, bytes]:
    """Return the bytes of every file of the project that is not kbdesk's own."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file() and ".kbdesk" not in path.parts
    }


@pytest.fixture
def root(tmp_path: Path) -> Path:
    place = tmp_path / "base"
    write(place / "knowledge/concepts/tides.md", TIDES)
    write(place / "knowledge/entities/moon.md", MOON)
    write(place / "knowledge/summaries/chapter.md", CHAPTER)
    write(place / "sources/books/tides.txt", "All about tides.\n")
    return place


@pytest.fixture
def opened() -> Iterator[Callable[[Path], Project]]:
    """Open projects; all are closed at the end."""
    projects: list[Project] = []

    def open_project(place: Path) -> Project:
        projects.append(Project.open(place))
        return projects[-1]

    yield open_project
    for project in projects:
        project.close()


@pytest.fixture
def project(root: Path, opened: Callable[[Path], Project]) -> Project:
    return opened(root)
