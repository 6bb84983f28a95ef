"""Splitting and merging pages of a project: shown before, one change in the journal, taken back in one step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Conflict
from kbdesk.project.project import Project
from kbdesk.project.reshaping import Split, Union
from tests.project.conftest import PERSON, TIDES, bytes_of, write

if TYPE_CHECKING:
    from pathlib import Path


def test_a_split_and_a_merge_are_shown_before_made_as_one_change_and_taken_back_as_one(root: Path) -> None:
    write(root / "knowledge/concepts/tides.md", f"{TIDES}\n## Neap\n\nWeak.\n\n## Last\n")
    moon = (root / "knowledge/entities/moon.md").read_text()
    write(root / "knowledge/entities/moon.md", f"{moon}\n[neaps](../concepts/tides.md#neap)\n")
    project = Project.open(root)
    try:
        first = bytes_of(root)
        page = project.page("concept/tides")
        start = page.text.index("## Neap")
        wanted = Split("concept/tides", start, page.text.index("\n\n## Last"), "concept", "neap", "Neap", page.hash)
        shown = project.preview_split(wanted)
        assert bytes_of(root) == first
        changes = project.split_page(wanted, PERSON)
        assert [one.page for one in shown] == ["concept/tides", "concept/neap", "entity/moon"]
        for one in shown:
            assert project.page_file(one.page).read_text() == one.after
        assert project.page("concept/neap").text == "# Neap\n\nWeak.\n"
        assert [link.target for link in project.page("entity/moon").links] == ["concept/neap"]
        assert "concept/neap" in project.index_text()
        assert [one.operation for one in project.changes([changes.change])] == ["split"]
        with pytest.raises(Conflict):
            project.split_page(wanted, PERSON)

        united = Union("concept/tides", "concept/neap", project.page("concept/tides").hash)
        before = bytes_of(root)
        assert [one.page for one in project.preview_merge(united)] == ["concept/tides", "concept/neap", "entity/moon"]
        merged = project.merge_pages(united, PERSON)
        assert project.page("concept/neap").superseded_by == "concept/tides"
        assert [(link.target, link.anchor) for link in project.page("entity/moon").links] == [("concept/tides", "neap")]

        project.undo(merged.change, PERSON)
        assert bytes_of(root) == before
        project.undo(changes.change, PERSON)
        assert {**bytes_of(root), "knowledge/index.md": b""} == {**first, "knowledge/index.md": b""}
        assert {one.kind for one in project.check()} <= {"orphan"}
    finally:
        project.close()
