"""What health tells is mended as one change and undone as one; preferences and the log know where they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Conflict, Refused
from kbdesk.project.fixing import Fix
from kbdesk.project.values import Draft
from tests.project.conftest import AGENT, PERSON, bytes_of, write

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project
    from kbdesk.project.values import Problem


@pytest.fixture
def root(root: Path) -> Path:
    """The small base with a misspelt link, one to a page that is not there, an orphan, and a chain of successors."""
    write(
        root / "knowledge/concepts/waves.md",
        "---\ntype: concept\ntitle: Waves\n---\n\n# Waves\n\n[Mon](../entities/mon.md), [Wind](../concepts/wind.md)"
        " and [Mon](../entities/mon.md). The tidal bore comes in.\n",
    )
    write(root / "knowledge/concepts/bore.md", "---\ntype: concept\ntitle: Tidal bore\n---\n\n# Tidal bore\n")
    return root


def by_kind(project: Project, kind: str) -> list[Problem]:
    return [problem for problem in project.health() if problem.kind == kind]


def text(root: Path, name: str) -> str:
    return (root / "knowledge" / name).read_text("utf-8")


def test_what_is_proposed_is_shown_made_and_undone_as_one(project: Project, root: Path) -> None:
    before = bytes_of(root)
    broken, orphans = by_kind(project, "broken_link"), by_kind(project, "orphan")
    assert [(one.page, one.target) for one in broken] == [
        ("concept/waves", "concepts/wind.md"),
        ("concept/waves", "entities/mon.md"),
    ]
    assert {one.page for one in orphans} == {"concept/waves", "concept/bore"}
    fixes = project.proposed_fixes([*broken, *orphans])
    assert Fix("relink", "concept/waves", "entities/mon.md", "entity/moon") in fixes
    assert Fix("link", "concept/waves", to="concept/bore") in fixes
    wind = project.pages_to_make(broken[:1])
    assert wind == (Fix("create", "concept/waves", "concepts/wind.md", "concept/wind", "Wind"),)
    wanted = [*(fix for fix in fixes if fix.page == "concept/waves"), *wind]
    shown = {one.page: one for one in project.preview_fixes(wanted)}
    assert bytes_of(root) == before
    assert set(shown) == {"concept/wind", "concept/waves"}
    changes = project.fix(wanted, PERSON)
    after = text(root, "concepts/waves.md")
    assert after == shown["concept/waves"].after
    assert "[Mon](../entities/moon.md), [Wind](wind.md) and [Mon](../entities/moon.md)." in after
    assert "The [tidal bore](bore.md) comes in." in after
    assert text(root, "concepts/wind.md").startswith("---\ntype: concept\ntitle: Wind\n")
    assert by_kind(project, "broken_link") == []
    project.undo(changes.change, PERSON)
    (root / "knowledge/index.md").unlink()
    assert bytes_of(root) == before


def test_a_fix_that_cannot_be_made_is_told_and_the_others_are_made(project: Project, root: Path) -> None:
    fixes = [
        Fix("unlink", "concept/waves", "concepts/wind.md"),
        Fix("unlink", "concept/bore", "concepts/wind.md"),
    ]
    changes = project.fix(fixes, PERSON)
    assert len(changes.warnings) == 1
    assert "concept/bore" in changes.warnings[0]
    assert ", Wind and [Mon]" in text(root, "concepts/waves.md")
    with pytest.raises(Refused, match="no such link"):
        project.fix(fixes, PERSON)


def test_a_link_that_leads_to_what_is_made_for_it_stays_as_it_is_and_is_no_failure(
    project: Project, root: Path
) -> None:
    waves = text(root, "concepts/waves.md").replace("../concepts/wind.md", "wind.md")
    write(root / "knowledge/concepts/waves.md", waves)
    project.noticed()
    (broken,) = [one for one in by_kind(project, "broken_link") if "wind" in one.target]
    changes = project.fix(project.pages_to_make([broken]), PERSON)
    assert changes.warnings == ()
    assert [page for page, _, _ in changes.written] == ["concept/wind"]
    assert text(root, "concepts/waves.md") == waves


def test_what_was_changed_since_is_not_undone(project: Project, root: Path) -> None:
    changes = project.fix([Fix("unlink", "concept/waves", "concepts/wind.md")], PERSON)
    project.edit_page("concept/waves", [("comes in", "comes")], (), AGENT)
    now = bytes_of(root)
    with pytest.raises(Conflict, match="changed since"):
        project.undo(changes.change, PERSON)
    assert bytes_of(root) == now


def test_links_follow_a_superseded_page_in_the_same_change(project: Project, root: Path) -> None:
    before = bytes_of(root)
    project.create_pages(
        [Draft("concept", "new-tides", "New tides", "# New tides\n\nUnlike [old](concept/tides).")], AGENT
    )
    project.rewrite_page("overview", "# All\n\nRead [Tides](concept/tides).", (), AGENT)
    made = bytes_of(root)
    changes = project.supersede_page("concept/tides", "concept/new-tides", "Better.", PERSON, "concept/new-tides")
    assert "[Tides](../concepts/new-tides.md)" in text(root, "summaries/chapter.md")
    assert "[Tides](concepts/new-tides.md)" in text(root, "overview.md")
    assert "[old](tides.md)" in text(root, "concepts/new-tides.md")
    assert by_kind(project, "link_to_superseded") == []
    assert "concept/tides" not in {one.page for one in by_kind(project, "orphan")}  # nobody is to link to it any more
    project.undo(changes.change, PERSON)
    assert bytes_of(root) == made
    assert before != made


def test_links_to_what_is_past_are_told_with_its_last_successor(project: Project) -> None:
    project.create_pages([Draft("concept", name, name) for name in ("second", "third")], AGENT)
    project.supersede_page("concept/tides", "concept/second", "", PERSON)
    assert [(one.page, one.detail) for one in by_kind(project, "link_to_superseded")] == [
        ("summary/chapter", "concept/second")
    ]
    project.supersede_page("concept/second", "concept/third", "", PERSON)
    (told,) = by_kind(project, "link_to_superseded")
    assert project.likely_pages(told) == ("concept/third",)
    project.retire_page("concept/third", "Wrong.", PERSON)
    assert [one.detail for one in by_kind(project, "link_to_superseded")] == [""]


def test_only_the_words_of_links_to_a_retired_page_can_stay(project: Project, root: Path) -> None:
    project.retire_page("entity/moon", "Made of cheese.", PERSON, "")
    assert "See Moon." in text(root, "concepts/tides.md")
    assert by_kind(project, "link_to_retired") == []


def test_a_preference_tells_the_change_it_comes_from(project: Project) -> None:
    project.create_pages([Draft("preference", "short", "Keep it short", None, (("since", "2026-11-30"),))], AGENT)
    project.create_pages([Draft("preference", "old", "Old one")], PERSON)
    project.add_log("query", "How long?", None, AGENT)
    project.retire_page("preference/old", "Not any more.", PERSON)
    first, second = project.preferences()
    assert (first.row.id, first.since, first.actor) == ("preference/short", "2026-11-30", AGENT)
    assert first.entry == "query: How long?"
    assert first.at
    assert (second.row.status, second.entry) == ("retired", "")


def test_the_timeline_ties_entries_to_their_changes(project: Project, root: Path) -> None:
    file = root / "knowledge/log.md"
    write(file, "# Log\n\n## [2020-01-01] ingest | Older\n- pages: concept/tides\n")
    project.noticed()
    changes = project.create_pages([Draft("concept", "one", "One")], AGENT)
    entry = project.add_log("ingest", "A book", None, AGENT)
    newest, oldest = project.timeline()
    assert newest.entry.pages == ("concept/one",)
    assert newest.changes == (changes.change, entry.change)
    assert newest.actor == AGENT
    assert [row.operation for row in project.changes(newest.changes)] == ["create", "log"]
    assert (oldest.entry.what, oldest.changes, oldest.actor) == ("Older", (), None)
