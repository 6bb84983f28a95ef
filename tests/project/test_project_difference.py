"""What a change did: to its page, and to the rest of the base."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import NotFound
from kbdesk.project.review.effects import LostSupport, PageLink
from kbdesk.project.values import Draft
from tests.project.conftest import AGENT, PERSON, write

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project
    from kbdesk.project.review.values import Piece

CONCEPTS = "knowledge/concepts"


def newest(project: Project, path: str) -> Piece:
    """Return the last piece of a file that waits."""
    pieces = (one.piece for operation in project.review_queue().operations for one in operation.pieces)
    return max(piece for piece in pieces if piece.path == path)


def test_a_difference_tells_links_by_the_pages_that_they_lead_to(project: Project) -> None:
    project.create_pages([Draft("concept", "ebb", "Ebb", "It goes.")], PERSON)
    project.edit_page("concept/tides", [("See [Moon](entity/moon)", "See [Ebb](concept/ebb)")], (), AGENT)

    difference = project.difference(newest(project, f"{CONCEPTS}/tides.md"))

    assert [(link.kind, link.target, link.text) for link in difference.links] == [
        ("added", "concept/ebb", "Ebb"),
        ("removed", "entity/moon", "Moon"),
    ]
    assert [hunk.kind for hunk in difference.hunks if not hunk.is_routine] == ["changed"]
    assert difference.hunks[-1].links == difference.links


def test_two_versions_are_compared_also_where_the_page_was_gone(project: Project, root: Path) -> None:
    project.edit_page("concept/tides", [("rise", "slow rise")], (), AGENT)
    (root / CONCEPTS / "tides.md").unlink()
    project.noticed()
    gone, changed, found = (one.change for one in project.versions("concept/tides"))

    words = [word for hunk in project.difference_between("concept/tides", found, changed).hunks for word in hunk.words]
    assert [word.text for word in words if word.kind == "added"] == ["slow "]
    back = project.difference_between("concept/tides", gone, changed)
    assert [(hunk.kind, back.was_there) for hunk in back.hunks] == [("added", False)]
    with pytest.raises(NotFound):
        project.difference_between("concept/tides", found, 12345)


def test_effects_tell_links_orphans_and_claims_that_lost_their_source(project: Project, root: Path) -> None:
    claim = "Spring tides are the highest of the month, as [Chapter](../summaries/chapter.md) says."
    write(
        root / CONCEPTS / "spring.md", f"---\ntype: concept\ntitle: Spring\n---\n\n{claim}\n\nSee [Tides](tides.md).\n"
    )
    project.noticed()
    project.accept([one.piece for each in project.review_queue().operations for one in each.pieces], PERSON)
    project.edit_page("concept/tides", [("See [Moon](entity/moon).", "See [Spring](concept/spring).")], (), AGENT)
    project.edit_page("concept/spring", [(", as [Chapter](summary/chapter) says.", ".")], (), AGENT)

    project.add_log("ingest", "Chapter", None, AGENT)

    waiting = [one.piece for operation in project.review_queue().operations for one in operation.pieces]
    effects = project.effects(waiting)

    assert effects.gained == (PageLink("concept/tides", "concept/spring"),)
    assert effects.lost == (PageLink("concept/tides", "entity/moon"), PageLink("concept/spring", "summary/chapter"))
    assert effects.orphaned == ("entity/moon",)
    text = "Spring tides are the highest of the month."
    assert effects.unsupported == (LostSupport("concept/spring", 7, text, ("summary/chapter",)),)
    assert effects.broken == ()


def test_effects_name_the_pages_whose_links_a_page_that_went_leaves_broken(project: Project, root: Path) -> None:
    (root / "knowledge/entities/moon.md").unlink()
    project.noticed()

    effects = project.effects([newest(project, "knowledge/entities/moon.md")])

    assert effects.broken == (PageLink("concept/tides", "entity/moon"),)


def test_several_changes_of_a_page_count_as_one(project: Project) -> None:
    project.edit_page("concept/tides", [("See [Moon](entity/moon).", "See nothing.")], (), AGENT)
    project.edit_page("concept/tides", [("See nothing.", "See [Moon](entity/moon).")], (), AGENT)

    pieces = [one.piece for operation in project.review_queue().operations for one in operation.pieces]
    assert len(pieces) == 2
    assert project.effects(pieces).lost == ()
    assert project.effects(pieces[:1]).lost == (PageLink("concept/tides", "entity/moon"),)
