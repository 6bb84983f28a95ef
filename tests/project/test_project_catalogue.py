"""An index.md that kbdesk made is renewed whatever others make of it; another program's is left, and that is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.project.doctor import examine
from kbdesk.project.mending import repair
from kbdesk.project.values import Draft
from tests.project.conftest import AGENT, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

FOREIGN = "# My wiki\n\n- [[tides]]\n"


def added(project: Project, slug: str) -> tuple[str, ...]:
    return project.create_pages([Draft("concept", slug, slug.title(), "Text.")], AGENT).warnings


@pytest.mark.parametrize("stray", ["notes.md", "concepts/deep/x.md"])
@pytest.mark.parametrize("harm", [b"# Ind", b"<<<<<<< HEAD\n# Index\n=======\n", b"My own index.\n"])
def test_what_others_made_of_our_index_is_renewed_beside_pages_of_no_type(
    root: Path, project: Project, stray: str, harm: bytes
) -> None:
    place = root / "knowledge/index.md"
    write(root / "knowledge" / stray, "# A stray\n\nText.\n")
    added(project, "first")
    place.write_bytes(harm)
    project.noticed()
    assert "old_catalogue" in {one.kind for one in examine(root).ailments if one.mendable}
    assert added(project, "second") == ()
    assert "- [First](concepts/first.md)" in place.read_text()
    assert "- [Second](concepts/second.md)" in place.read_text()
    assert harm in [project.version_text("index", one.change) for one in project.versions("index")]
    assert project.troubles() == ()
    place.write_bytes(harm)
    assert {one.kind for one in repair(root).mended} >= {"old_catalogue"}
    assert "second.md" in place.read_text()


def test_an_index_of_another_program_is_left_and_that_is_told_until_it_is_away(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    place = root / "knowledge/index.md"
    write(place, FOREIGN)
    write(root / "knowledge/notes.md", "# A stray\n\nText.\n")
    project = opened(root)
    assert project.troubles() == ()  # nothing was made here yet that it could lack
    assert ["index.md was not made by kbdesk" in " ".join(added(project, one)) for one in "ab"] == [True, False]
    assert place.read_text() == FOREIGN
    for one in (project, opened(root)):
        assert [(trouble.kind, trouble.where) for trouble in one.troubles()] == [("index_left", "knowledge/index.md")]
    assert [one.kind for one in repair(root).ailments if one.severity == "difference"] == ["left_catalogue"]
    place.rename(root / "knowledge/old-index.md")
    assert project.troubles() == ()
    added(project, "c")
    assert "- [A](concepts/a.md)" in place.read_text()
    assert project.troubles() == ()


def test_a_folder_in_the_place_of_index_md_is_told_until_it_is_away(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    place = root / "knowledge/index.md"
    place.mkdir()
    project = opened(root)
    assert [(one.kind, one.where) for one in project.troubles()] == [("index_left", "knowledge/index.md")]
    assert [(one.kind, one.where) for one in repair(root).ailments if one.severity == "damage"] == [
        ("no_file", "knowledge/index.md")
    ]
    place.rmdir()
    assert project.troubles() == ()
    added(project, "first")
    assert "first.md" in place.read_text()
