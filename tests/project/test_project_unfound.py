"""Health tells headings and pictures that are pointed to and not there, and mends them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.project.fixing import Fix
from tests.project.conftest import PERSON, write

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project

MOON = (
    "---\ntype: entity\ntitle: Moon\n---\n\n# Moon\n\n## Its phases\n\nFour of them. ^four\n\n"
    "![the sea](../../sources/sea.png) ![none](../missing.png) ![web](https://example.org/x.png)\n"
)
WAVES = (
    "---\ntype: concept\ntitle: Waves\n---\n\n# Waves\n\n[phases](../entities/moon.md#its-phases),"
    " [phases](../entities/moon.md#Its%20phases), [four](../entities/moon.md#^four), [[moon#Its phases]],"
    " [tides](tides.md).\n\n[fase](../entities/moon.md#its-fases) and [[moon#Craters|craters]].\n"
)


@pytest.fixture
def root(root: Path) -> Path:
    write(root / "knowledge/entities/moon.md", MOON)
    write(root / "knowledge/concepts/waves.md", WAVES)
    (root / "sources/sea.png").write_bytes(b"a picture")
    return root


def unfound(project: Project) -> list[tuple[str, str, str, str]]:
    kinds = ("broken_image", "broken_heading")
    return [(one.kind, one.page, one.target, one.detail) for one in project.health() if one.kind in kinds]


def test_headings_and_pictures_that_are_not_there_are_told_and_mended(project: Project, root: Path) -> None:
    moon = "entity/moon"
    assert sorted(unfound(project)) == [
        ("broken_heading", "concept/waves", "../entities/moon.md#its-fases", moon),
        ("broken_heading", "concept/waves", "moon#Craters", moon),
        ("broken_image", moon, "../missing.png", ""),
    ]
    assert all("broken_image" != one.kind != "broken_heading" for one in project.check())
    problem = next(one for one in project.health() if one.target.endswith("its-fases"))
    assert problem.line == 10
    assert project.likely_pages(problem)[0] == "Its phases"
    project.fix(
        [
            Fix("heading", "concept/waves", problem.target, "Its phases"),
            Fix("heading", "concept/waves", "moon#Craters"),
            Fix("bare", moon, "../missing.png"),
        ],
        PERSON,
    )
    assert unfound(project) == []
    text = (root / "knowledge/concepts/waves.md").read_text("utf-8")
    assert "[fase](../entities/moon.md#its-phases) and [[moon|craters]]." in text
    assert "![the sea](../../sources/sea.png) none ![web]" in (root / "knowledge/entities/moon.md").read_text("utf-8")


def test_a_heading_that_goes_is_told(project: Project, root: Path) -> None:
    before = len(unfound(project))
    write(root / "knowledge/entities/moon.md", MOON.replace("## Its phases\n", "## Other\n"))
    project.noticed()
    assert len(unfound(project)) == before + 3
