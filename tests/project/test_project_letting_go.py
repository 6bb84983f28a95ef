"""Originals that go, with all that hangs on them; that come back; that are missing and found again."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from kbdesk.errors import Conflict, NotFound, Refused
from kbdesk.project import original_sweep
from kbdesk.project.sources import leaving
from kbdesk.project.sources.values import FollowUps, FoundAgain
from kbdesk.project.values import Wish
from tests.project.conftest import AGENT, PERSON, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

FED = """---
type: concept
title: Ebb
---

# Ebb

The ebb falls for six hours, as [the chapter](../summaries/chapter.md) says.

It rises again, say [the chapter](../summaries/chapter.md) and [another](../summaries/other.md).

Nobody knows why.
"""
OTHER = "---\ntype: summary\ntitle: Other\nfile: other.txt\n---\n\n# Other\n\nFeeds [Ebb](../concepts/ebb.md).\n"
SHELF = """---
type: concept
title: Shelf
---

# Shelf

- [The book](../../sources/books/tides.txt)
"""
"""It says nothing that rests on the original; its link goes dead with it."""
TIDES = "books/tides.txt"


@pytest.fixture
def project(root: Path, opened: Callable[[Path], Project]) -> Project:
    """A project with two originals, their summaries and a page that both feed."""
    write(root / "knowledge/concepts/ebb.md", FED)
    write(root / "knowledge/summaries/other.md", OTHER)
    write(root / "knowledge/overview.md", "# Overview\n\nAll of it is in [the chapter](summaries/chapter.md).\n")
    write(root / "sources/other.txt", "Another text about tides.\n")
    write(root / "knowledge/concepts/shelf.md", SHELF)
    project = opened(root)
    project.record_sources(PERSON)
    return project


def status(project: Project) -> dict[str, str]:
    return {row.path: row.status for row in project.source_listing().rows}


def manifest(root: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((root / "sources/.agent-kit/sources.json").read_bytes())
    return found


def test_all_that_hangs_on_an_original_is_told(project: Project) -> None:
    found = project.retirement(TIDES)
    assert [page.id for page in found.summaries] == ["summary/chapter"]
    assert {page.id for page in found.fed} == {"concept/tides", "concept/ebb", "concept/shelf", "overview"}
    told = [(one.page, one.paragraph.text[:5], one.paragraph.support, one.alone) for one in found.resting]
    assert told == [
        ("concept/ebb", "The e", "own", True),
        ("overview", "All o", "own", True),
        ("concept/ebb", "It ri", "own", False),
        ("concept/ebb", "Nobod", "section", False),
    ]
    together = project.retirements([TIDES, "other.txt"])
    assert [[one.alone for one in each.resting] for each in together] == [[True] * 4, [True] * 2]
    with pytest.raises(NotFound):
        project.retirement("none.txt")


def test_a_retirement_with_what_follows_is_one_commit_and_one_undo(root: Path, project: Project) -> None:
    before = bytes_of(root)
    follow_ups = FollowUps((("summary/chapter", "retire"),), pages=("concept/ebb", "overview"))
    changes = project.retire_source(TIDES, "wrong", "a forgery", None, PERSON, follow_ups)
    assert project.page("summary/chapter").row.status == "retired"
    assert [row.operation for row in project.changes([changes.change])] == ["retire"]
    assert status(project)[TIDES] == "retired"
    asked = {one.page: one for one in project.comments()}
    assert asked.keys() == {"concept/ebb", "overview"}
    assert "books/tides.txt was retired as wrong: a forgery" in asked["concept/ebb"].text
    project.undo_sources(changes.change, PERSON)
    after = bytes_of(root)
    for made in ("knowledge/index.md", "sources/.agent-kit/sources.json"):  # they list the same in another order
        before.pop(made, None)
        after.pop(made)
    assert after == before
    assert status(project)[TIDES] == "present"
    assert project.comments() == ()


def test_a_summary_is_superseded_with_its_original(root: Path, project: Project) -> None:
    follow_ups = FollowUps((("summary/chapter", "supersede"),), superseded_by="summary/other")
    project.retire_source(TIDES, "replaced", "a newer text", "other.txt", PERSON, follow_ups)
    assert project.page("summary/chapter").superseded_by == "summary/other"
    with pytest.raises(Refused, match="which page supersedes"):
        project.retire_source("other.txt", "wrong", "no", None, PERSON, replace(follow_ups, superseded_by=None))
    assert status(project) == {TIDES: "retired", "other.txt": "present"}


def test_what_was_changed_since_keeps_an_undo_from_being_half(root: Path, project: Project) -> None:
    follow_ups = FollowUps((("summary/chapter", "retire"),))
    change = project.retire_source(TIDES, "wrong", "a forgery", None, PERSON, follow_ups).change
    path = root / "knowledge/summaries/chapter.md"
    write(path, path.read_text(encoding="utf-8").replace("a forgery", "by another hand"))
    project.noticed()
    before = bytes_of(root)
    with pytest.raises(Conflict):
        project.undo_sources(change, PERSON)
    assert bytes_of(root) == before


def test_what_stands_in_the_place_of_a_retired_original_keeps_its_undo_away(
    root: Path, project: Project, tmp_path: Path
) -> None:
    follow_ups = FollowUps((("summary/chapter", "retire"),))
    change = project.retire_source(TIDES, "wrong", "a forgery", None, PERSON, follow_ups).change
    write(tmp_path / "tides.txt", "The true tides.\n")
    project.add_source(tmp_path / "tides.txt", TIDES, PERSON)
    before = bytes_of(root)
    with pytest.raises(Conflict):
        project.undo_sources(change, PERSON)
    assert bytes_of(root) == before


def test_an_original_of_its_own_is_not_taken_for_a_missing_one(root: Path, project: Project, tmp_path: Path) -> None:
    (root / "sources" / TIDES).unlink()
    write(tmp_path / "same.txt", "All about tides.\n")
    project.add_source(tmp_path / "same.txt", "same.txt", PERSON)
    assert project.find_missing() == ()


def test_emptying_deletes_what_the_person_saw_and_nothing_else(root: Path, project: Project) -> None:
    project.retire_source(TIDES, "wrong", "a forgery", None, PERSON)
    project.retire_source("other.txt", "wrong", "too", None, PERSON)
    first, second = sorted(project.retired_files(), key=lambda one: one.path)
    assert (first.path, first.size, first.why, first.reason) == (TIDES, 17, "wrong", "a forgery")
    with pytest.raises(Refused):
        project.empty_retired([first.moved_to], AGENT)
    with pytest.raises(NotFound):
        project.empty_retired([first.moved_to, "books/tides.txt"], PERSON)
    change = project.empty_retired([first.moved_to], PERSON).change
    left = [path for path in bytes_of(root) if path.startswith("sources/")]
    assert left == [f"sources/{second.moved_to}", "sources/.agent-kit/sources.json"]
    assert project.retired_files() == (second,)
    project.noticed()
    assert project.review_counts().pieces == 0  # nobody else did it
    row = next(row for row in project.source_listing().rows if row.path == TIDES)
    assert (row.status, row.reason, row.moved_to, row.is_gone) == ("retired", "a forgery", "", True)
    assert not any(each.is_gone for each in project.source_listing().rows if each.path != TIDES)
    with pytest.raises(NotFound):
        project.restore_source(TIDES, PERSON)
    with pytest.raises(Refused):
        project.undo_sources(change, PERSON)
    project.restore_source("other.txt", PERSON, "back/again.txt")
    assert status(project) == {TIDES: "retired", "back/again.txt": "present"}


def test_what_a_crash_left_of_an_emptying_goes_with_the_next_opening(
    root: Path, project: Project, opened: Callable[[Path], Project]
) -> None:
    project.retire_source(TIDES, "wrong", "a forgery", None, PERSON)
    (retired,) = project.retired_files()
    emptied = root / "sources/.agent-kit/retired/.emptied" / retired.moved_to.rpartition("/")[2]
    write(emptied, "All about tides.\n")  # as after the commit, before the deleting
    opened(root)
    assert not emptied.exists()
    assert project.retired_files() == (retired,)


def test_a_missing_original_is_found_by_its_bytes_and_brought_back(
    root: Path, project: Project, tmp_path: Path
) -> None:
    known = manifest(root)
    write(tmp_path / "disk/deep/renamed.bin", "All about tides.\n")
    write(tmp_path / "disk/same-size.txt", "Another book here\n"[:17])
    (root / "sources" / TIDES).unlink()
    (found,) = project.find_missing([TIDES], [tmp_path / "disk"])
    assert found == FoundAgain(TIDES, "outside", file=tmp_path / "disk/deep/renamed.bin")
    project.bring_missing_back(found, PERSON)
    assert (root / "sources" / TIDES).read_text(encoding="utf-8") == "All about tides.\n"
    assert (tmp_path / "disk/deep/renamed.bin").exists()
    assert manifest(root) == known  # as if nothing had been
    (root / "sources" / TIDES).unlink()
    (other,) = project.find_missing([TIDES], [tmp_path / "disk/same-size.txt"])
    assert not other.same_bytes
    with pytest.raises(NotFound):
        project.find_missing(["other.txt"])


def test_one_that_was_renamed_by_hand_is_moved_back_or_followed(root: Path, project: Project) -> None:
    sources = root / "sources"
    (sources / TIDES).rename(sources / "renamed.txt")
    (found,) = project.find_missing()
    assert (found.place, found.path) == ("sources", "renamed.txt")
    project.bring_missing_back(found, PERSON)
    assert status(project) == {TIDES: "present", "other.txt": "present"}
    entry = manifest(root)["files"][TIDES]
    (sources / TIDES).rename(sources / "renamed.txt")
    project.bring_missing_back(found, PERSON, follow=True)
    assert status(project) == {"renamed.txt": "present", "other.txt": "present"}
    assert manifest(root)["files"]["renamed.txt"] == entry
    assert dict(project.page("summary/chapter").fields)["file"] == "renamed.txt"
    assert project.source_listing().orphans == ()


def test_a_retired_copy_is_restored_for_a_missing_one(root: Path, project: Project, tmp_path: Path) -> None:
    project.retire_source(TIDES, "wrong", "by mistake", None, PERSON)
    write(tmp_path / "tides.txt", "All about tides.\n")
    project.add_source(tmp_path / "tides.txt", TIDES, PERSON)
    (root / "sources" / TIDES).unlink()
    (found,) = project.find_missing()
    assert found.place == "retired"
    project.bring_missing_back(found, PERSON)
    assert status(project) == {TIDES: "present", "other.txt": "present"}


def test_a_missing_one_is_let_go_and_taken_up_again(root: Path, project: Project) -> None:
    (root / "sources" / TIDES).unlink()
    known = manifest(root)
    change = project.retire_source(TIDES, "wrong", "nobody has it", None, PERSON).change
    assert status(project) == {TIDES: "retired", "other.txt": "present"}
    project.undo_sources(change, PERSON)
    assert status(project) == {TIDES: "missing", "other.txt": "present"}
    assert manifest(root) == known
    follow_ups = FollowUps((("summary/chapter", "retire"),), pages=("concept/ebb",))
    project.retire_source(TIDES, "lost", "", None, PERSON, follow_ups)
    assert f"{TIDES} was retired: its file is lost. Don" in project.page("summary/chapter").notice
    assert f"The original {TIDES} was retired as lost. Check" in project.comments()[0].text
    gone = next(row for row in project.source_listing().rows if row.path == TIDES)
    assert (gone.status, gone.why) == ("retired", "lost")
    record = manifest(root)["retired"][-1]
    assert (record["why"], record["reason"]) == ("wrong", "The file is lost.")  # other programs know two words
    with pytest.raises(Refused, match="not lost"):
        project.retire_source("other.txt", "lost", "", None, PERSON)


def test_the_approval_of_an_agents_request_takes_the_same_follow_ups(project: Project) -> None:
    wish = Wish("retire_source", TIDES, "a forgery", why="wrong")
    request = project.ask(wish, AGENT)
    follow_ups = FollowUps((("summary/chapter", "retire"),), pages=("concept/ebb",))
    changes = project.answer(request.id, True, "", PERSON, follow_ups=follow_ups)
    assert project.request(request.id).state == "approved"
    assert project.page("summary/chapter").row.status == "retired"
    assert [(one.page, one.piece.change) for one in project.comments()] == [("concept/ebb", changes.change)]
    assert changes.change is not None
    project.undo_sources(changes.change, PERSON)
    assert project.comments() == ()
    assert status(project)[TIDES] == "present"


def test_an_original_that_was_followed_waits_no_more_and_is_followed_back_in_list_and_summary(
    root: Path, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(original_sweep, "QUIET", 1)

    def moved() -> list[str]:
        return [
            one.piece.path for each in project.review_queue().operations for one in each.pieces if one.deed == "moved"
        ]

    project.record_sources(PERSON)
    project.noticed()
    listed = root / "sources/.agent-kit/sources.json"
    before, page = json.loads(listed.read_bytes()), (root / "knowledge/summaries/chapter.md").read_bytes()
    (root / "sources" / TIDES).rename(root / "sources/moved.txt")
    project.noticed()
    assert moved() == [f"sources/{TIDES}"]
    (found,) = project.find_missing()
    changes = project.bring_missing_back(found, PERSON, follow=True)
    assert moved() == []
    assert b"moved.txt" in (root / "knowledge/summaries/chapter.md").read_bytes()
    assert changes.change is not None
    project.undo_sources(changes.change, PERSON)
    assert (root / "knowledge/summaries/chapter.md").read_bytes() == page
    assert json.loads(listed.read_bytes())["files"].keys() == before["files"].keys()
    assert [one.missing for one in project.find_missing()] == [TIDES]


def test_many_originals_go_and_come_back_in_one_commit_each(root: Path, project: Project) -> None:
    write(root / "sources/third.txt", "A third.\n")
    write(root / "sources/gone.txt", "Soon gone.\n")
    project.record_sources(PERSON)
    (root / "sources/gone.txt").unlink()
    before, paths = bytes_of(root), (TIDES, "other.txt", "third.txt", "gone.txt")
    listed = manifest(root)
    follow_ups = FollowUps((("summary/chapter", "retire"),), pages=("concept/ebb",))
    going = {TIDES: follow_ups, "other.txt": FollowUps(pages=("overview",)), "third.txt": FollowUps()}
    changes = project.retire_sources({**going, "gone.txt": FollowUps()}, "wrong", "forged", None, PERSON)
    assert set(status(project).values()) == {"retired"}
    asked = {one.page: one.text for one in project.comments()}
    assert asked.keys() == {"concept/ebb", "overview"}
    assert "other.txt was retired" in asked["overview"]
    project.undo_sources(changes.change, PERSON)
    assert status(project) == {**dict.fromkeys(paths, "present"), "gone.txt": "missing"}
    assert (manifest(root), project.comments()) == (listed, ())
    kept = {path: data for path, data in before.items() if "index.md" not in path and ".agent-kit" not in path}
    assert bytes_of(root).items() >= kept.items()

    project.retire_sources({path: FollowUps() for path in paths[:3]}, "wrong", "forged", None, PERSON)
    with pytest.raises(NotFound):
        project.restore_sources([*paths[:3], "gone.txt"], PERSON)
    back = project.restore_sources(paths[:3], PERSON).change
    assert status(project) == {**dict.fromkeys(paths, "present"), "gone.txt": "missing"}
    project.undo_sources(back, PERSON)
    assert [status(project)[path] for path in paths[:3]] == ["retired"] * 3


def test_the_first_retirement_of_all_is_undone(root: Path, opened: Callable[[Path], Project]) -> None:
    project = opened(root)
    project.undo_sources(project.retire_source(TIDES, "wrong", "a forgery", None, PERSON).change, PERSON)
    assert status(project) == {TIDES: "present"}


def test_the_pages_that_cite_a_retired_original_are_told(project: Project) -> None:
    before = project.citing(TIDES)
    project.retire_source(TIDES, "wrong", "a forgery", None, PERSON)
    after = project.citing(TIDES)
    assert after.source.status == "retired"
    assert [page.id for page in after.summaries] == [page.id for page in before.summaries] == ["summary/chapter"]
    assert {page.id for page in after.fed} == {page.id for page in before.fed}
    assert [one.page for one in project.citing(after.source.moved_to).resting] == [one.page for one in after.resting]
    with pytest.raises(NotFound):
        project.retirement(TIDES)


def test_the_empty_folder_of_an_emptying_that_was_cut_off_goes(root: Path, opened: Callable[[Path], Project]) -> None:
    left = root / "sources/.agent-kit/retired/.emptied"
    left.mkdir(parents=True)
    opened(root)
    assert not left.exists()


def test_what_hangs_on_many_is_looked_for_once(
    root: Path, opened: Callable[[Path], Project], monkeypatch: pytest.MonkeyPatch
) -> None:
    names = [f"notes/{number}.txt" for number in range(60)]
    for name in names:
        write(root / "sources" / name, name)
    told = "\n\n".join(f"One says [so](../../sources/{name}) of it." for name in names)
    write(root / "knowledge/concepts/many.md", f"---\ntype: concept\ntitle: Many\n---\n\n# Many\n\n{told}\n")
    project = opened(root)
    work: Counter[str] = Counter()
    for name in ("same_source", "claims_of", "page_row"):
        done = getattr(leaving, name)

        def counted(*given: Any, done: Callable[..., Any] = done, name: str = name) -> Any:
            work[name] += 1
            return done(*given)

        monkeypatch.setattr(leaving, name, counted)
    found = project.retirements(names)
    assert [one.source.path for one in found] == names
    assert all([each.page for each in one.resting] == ["concept/many"] and one.resting[0].alone for one in found)
    assert work["claims_of"] == 1
    assert work["same_source"] <= 6 * len(names)
    assert work["page_row"] <= 2 * len(names)
