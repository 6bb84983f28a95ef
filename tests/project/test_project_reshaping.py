"""Splitting and merging pages of a project: shown before, one change in the journal, taken back in one step."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Conflict, Refused
from kbdesk.project.project import Project
from kbdesk.project.reshaping import Retyping, Split, Union
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


def test_a_page_is_made_anew_as_one_of_another_type_with_its_header_and_what_links_to_it(root: Path) -> None:
    header = "---\ntype: concept\n# kept\naliases: [Ebb]\n---\n\n# Tides\n"
    write(root / "knowledge/concepts/tides.md", f"{header}\n[Moon](../entities/moon.md), [here](#neap)\n\n## Neap\n")
    write(
        root / "knowledge/entities/moon.md", "---\ntype: concept\n---\n\n# Moon\n\n[neaps](../concepts/tides.md#neap)\n"
    )
    project = Project.open(root)
    try:
        first = bytes_of(root)
        wanted = Retyping("concept/tides", "entity", "tides", project.page("concept/tides").hash)
        shown = project.preview_retyping(wanted)
        assert bytes_of(root) == first
        made = project.retype_page(wanted, PERSON)
        assert [one.page for one in shown][:2] == ["entity/tides", "concept/tides"]
        for one in shown:
            assert project.page_file(one.page).read_text() == one.after
        new = (root / "knowledge/entities/tides.md").read_text()
        assert new.startswith("---\ntype: entity\n# kept\naliases: [Ebb]\ntitle: Tides\n")
        assert new.endswith("# Tides\n\n[Moon](../entities/moon.md), [here](#neap)\n\n## Neap\n")
        assert project.page("concept/tides").superseded_by == "entity/tides"
        assert [(link.target, link.anchor) for link in project.page("entity/moon").links] == [("entity/tides", "neap")]
        for refused in (
            lambda: project.mark_type("entity/moon", "concept", PERSON),
            lambda: project.mark_status("entity/moon", "retired", PERSON),
            lambda: project.mark_status("concept/tides", "active", PERSON),
            lambda: project.retype_page(Retyping("concept/tides", "synthesis", "tides"), PERSON),
        ):
            with pytest.raises(Refused):
                refused()
        project.undo(made.change, PERSON)
        assert (root / "knowledge/concepts/tides.md").read_bytes() == first["knowledge/concepts/tides.md"]
        assert not (root / "knowledge/entities/tides.md").exists()
        project.mark_type("entity/moon", "entity", PERSON)
        assert dict(project.page("entity/moon").fields)["type"] == "entity"
        project.mark_status("entity/moon", "draft", PERSON)
        assert project.page("entity/moon").row.status == "draft"
        project.mark_status("entity/moon", "active", PERSON)
        assert "status" not in dict(project.page("entity/moon").fields)
    finally:
        project.close()
