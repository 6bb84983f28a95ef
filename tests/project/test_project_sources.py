from __future__ import annotations

import json
import os
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import NotFound, Refused
from kbdesk.project.values import Wish
from tests.project.conftest import AGENT, PERSON, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project


def rows(project: Project) -> dict[str, str]:
    return {row.path: row.status for row in project.sources()}


def test_sources_are_listed_with_the_summaries_built_from_them(project: Project) -> None:
    (row,) = project.sources()
    assert (row.path, row.status, row.type, row.size) == ("books/tides.txt", "present", "txt", 17)
    assert row.summaries == ("summary/chapter",)


def test_adding_copies_and_never_overwrites(root: Path, project: Project, tmp_path: Path) -> None:
    write(tmp_path / "in/notes.txt", "Notes.\n")
    changes = project.add_source(tmp_path / "in/notes.txt", "books/", PERSON)
    assert changes.created == ("books/notes.txt",)
    assert (root / "sources/books/notes.txt").read_text(encoding="utf-8") == "Notes.\n"
    write(tmp_path / "in/notes.txt", "Other notes.\n")
    with pytest.raises(Refused):
        project.add_source(tmp_path / "in/notes.txt", "books/", PERSON)
    assert (root / "sources/books/notes.txt").read_text(encoding="utf-8") == "Notes.\n"


def test_an_identical_file_is_not_copied_again(root: Path, project: Project, tmp_path: Path) -> None:
    write(tmp_path / "copy.txt", "All about tides.\n")
    changes = project.add_source(tmp_path / "copy.txt", "", PERSON)
    assert changes.created == ("books/tides.txt",)
    assert any("already" in warning for warning in changes.warnings)
    assert not (root / "sources/copy.txt").exists()


def test_retire_and_restore_move_the_file_and_keep_its_bytes(root: Path, project: Project) -> None:
    data = (root / "sources/books/tides.txt").read_bytes()
    project.retire_source("books/tides.txt", "wrong", "another book", None, PERSON)
    assert rows(project) == {"books/tides.txt": "retired"}
    assert not (root / "sources/books/tides.txt").exists()
    project.restore_source("books/tides.txt", PERSON)
    assert (root / "sources/books/tides.txt").read_bytes() == data
    assert rows(project) == {"books/tides.txt": "present"}


def test_a_file_recorded_and_then_deleted_by_hand_is_missing(root: Path, project: Project) -> None:
    project.record_sources(PERSON)
    (root / "sources/books/tides.txt").unlink()
    assert project.noticed().sources == {"books/tides.txt"}
    assert rows(project) == {"books/tides.txt": "missing"}


def test_corrupt_manifest_is_said_kept_aside_and_never_replaced_by_an_empty_one(
    root: Path, opened: Callable[[Path], Project], tmp_path: Path
) -> None:
    manifest = root / "sources/.agent-kit/sources.json"
    broken = '{"version": 1, "files": {"books/tides.txt": {"hash": "x", "origin": {"kind": "person"}}}, "retired": ['
    write(manifest, broken)
    project = opened(root)
    assert any("sources.json" in trouble.where for trouble in project.troubles())
    assert manifest.read_text(encoding="utf-8") == broken
    assert rows(project) == {"books/tides.txt": "present"}
    write(tmp_path / "new.txt", "New.\n")
    changes = project.add_source(tmp_path / "new.txt", "", PERSON)
    assert "set aside as sources/.agent-kit/sources.json.broken-" in " ".join(changes.warnings)
    assert [trouble.kind for trouble in project.troubles()] == ["manifest_set_aside"]
    kept = [path for path in manifest.parent.iterdir() if path.name.startswith("sources.json.broken")]
    assert [path.read_text(encoding="utf-8") for path in kept] == [broken]
    assert set(json.loads(manifest.read_text(encoding="utf-8"))["files"]) == {"books/tides.txt", "new.txt"}


def test_the_same_wish_twice_is_one_request(project: Project) -> None:
    first = project.ask(Wish("retire_page", "concept/tides", "made up"), AGENT)
    second = project.ask(Wish("retire_page", "concept/tides", "it is made up"), AGENT)
    assert first.id == second.id
    assert len(project.requests(waiting_only=True)) == 1


def test_approval_retires_in_the_commit_of_the_answer(root: Path, opened: Callable[[Path], Project]) -> None:
    agent, desk = opened(root), opened(root)
    request = agent.ask(Wish("retire_page", "concept/tides", "made up"), AGENT)
    assert [row.id for row in desk.consequences(request.wish).linked_from] == ["summary/chapter"]
    changes = desk.answer(request.id, True, "Thank you.", PERSON)
    assert request.id in changes.requests
    answered = agent.request(request.id)
    assert (answered.state, answered.note) == ("approved", "Thank you.")
    assert agent.page("concept/tides").row.status == "retired"
    with pytest.raises(Refused):
        agent.answer(request.id, False, "", PERSON)


def test_an_answer_nobody_was_told_is_found_by_asking_again(project: Project) -> None:
    wish = Wish("retire_page", "concept/tides", "made up")
    request = project.ask(wish, AGENT)
    project.answer(request.id, False, "It is right.", PERSON)
    assert project.ask(wish, AGENT).state == "declined"
    project.mark_told(request.id, wish, AGENT)
    assert project.ask(wish, AGENT).was_told
    assert project.ask(replace(wish, reason="another"), AGENT).state == "waiting"


def test_an_approved_retirement_nobody_was_told_is_told_though_nothing_is_left_to_retire(project: Project) -> None:
    wish = Wish("retire_source", "books/tides.txt", "wrong book", why="wrong")
    request = project.ask(wish, AGENT)
    project.answer(request.id, True, "Done.", PERSON)
    assert project.ask(wish, AGENT).state == "approved"
    project.mark_told(request.id, wish, AGENT)
    with pytest.raises((NotFound, Refused)):
        project.ask(wish, AGENT)


def test_a_retired_page_is_not_asked_about_again(project: Project) -> None:
    project.retire_page("concept/tides", "made up", PERSON)
    with pytest.raises(Refused):
        project.ask(Wish("retire_page", "concept/tides", "made up"), AGENT)


def test_handing_over_a_file_adds_it_and_answers(root: Path, project: Project, tmp_path: Path) -> None:
    request = project.ask(Wish("request_file", "The second edition", destination="books/"), AGENT)
    with pytest.raises(Refused):
        project.answer(request.id, True, "", PERSON)
    assert project.request(request.id).state == "waiting"
    write(tmp_path / "second.txt", "Second edition.\n")
    project.answer(request.id, True, "", PERSON, tmp_path / "second.txt")
    answered = project.request(request.id)
    assert (answered.state, answered.result) == ("approved", "books/second.txt")
    assert (root / "sources/books/second.txt").exists()


def test_approving_the_retirement_of_an_original(root: Path, project: Project) -> None:
    request = project.ask(Wish("retire_source", "books/tides.txt", "wrong book", why="wrong"), AGENT)
    touched = project.consequences(request.wish)
    assert [row.id for row in touched.summaries] == ["summary/chapter"]
    assert [row.id for row in touched.fed] == ["concept/tides"]
    project.answer(request.id, True, "", PERSON)
    assert rows(project) == {"books/tides.txt": "retired"}


def test_a_wish_that_cannot_be_granted_is_refused_at_once(project: Project) -> None:
    with pytest.raises(NotFound):
        project.ask(Wish("retire_page", "concept/nothing", "x"), AGENT)
    with pytest.raises(NotFound):
        project.ask(Wish("retire_source", "nothing.txt", "x", why="wrong"), AGENT)
    assert project.requests() == ()


def test_requests_outlive_the_process(root: Path, opened: Callable[[Path], Project]) -> None:
    first = opened(root)
    request = first.ask(Wish("retire_page", "concept/tides", "made up"), AGENT)
    first.close()
    assert [one.id for one in opened(root).requests(waiting_only=True)] == [request.id]


def test_declining_changes_no_file(root: Path, project: Project) -> None:
    request = project.ask(Wish("retire_page", "concept/tides", "made up"), AGENT)
    before = bytes_of(root)
    project.answer(request.id, False, "No.", PERSON)
    assert bytes_of(root) == before


def test_one_original_written_in_two_ways_is_one_request(project: Project) -> None:
    first = project.ask(Wish("retire_source", "books/tides.txt", "wrong book", why="wrong"), AGENT)
    second = project.ask(Wish("retire_source", "sources/books/tides.txt", "wrong book", why="wrong"), AGENT)
    assert first.id == second.id


@pytest.mark.parametrize("destination", ["../out", ".hid/x", "/etc/x", "books/tides.txt"])
def test_a_file_is_not_asked_for_at_a_place_where_it_can_never_be(project: Project, destination: str) -> None:
    with pytest.raises(Refused):
        project.ask(Wish("request_file", "A book", destination=destination), AGENT)
    assert project.requests() == ()


def test_a_wish_done_meanwhile_is_only_answered(root: Path, project: Project) -> None:
    request = project.ask(Wish("retire_page", "concept/tides", "theirs"), AGENT)
    project.retire_page("concept/tides", "mine", PERSON)
    assert project.is_done(request.wish)
    project.answer(request.id, True, "", PERSON)
    answered = project.request(request.id)
    assert (answered.state, answered.result) == ("approved", "It was retired already.")
    assert "mine" in (root / "knowledge/concepts/tides.md").read_text(encoding="utf-8")


def test_touched_files_with_the_same_bytes_have_not_changed(root: Path, project: Project) -> None:
    project.record_sources(PERSON)
    changed = project.sources()[0].changed_at
    os.utime(root / "sources/books/tides.txt", ns=(1_000_000_000, 1_000_000_000))
    assert project.sources()[0].changed_at == changed
    (root / "sources/books/tides.txt").write_text("All about tidez.\n", encoding="utf-8")
    assert project.sources()[0].changed_at != changed


def test_originals_put_by_hand_are_noted_with_the_next_change_and_told_missing_when_they_go(
    root: Path, project: Project, tmp_path: Path
) -> None:
    write(tmp_path / "new.txt", "New.\n")
    project.add_source(tmp_path / "new.txt", "", PERSON)
    files = json.loads((root / "sources/.agent-kit/sources.json").read_text(encoding="utf-8"))["files"]
    assert {path: entry["origin"]["kind"] for path, entry in files.items()} == {
        "books/tides.txt": "manual",
        "new.txt": "person",
    }
    (root / "sources/books/tides.txt").unlink()
    assert rows(project) == {"books/tides.txt": "missing", "new.txt": "present"}


@pytest.mark.parametrize("written", ["books/tides.txt", "sources/books/tides.txt", "../../sources/books/tides.txt"])
def test_an_original_is_named_as_it_is_listed_or_as_a_page_links_to_it(project: Project, written: str) -> None:
    found = project.extract(written)
    assert (found.path, found.text) == ("books/tides.txt", "All about tides.\n")
    with pytest.raises(NotFound):
        project.extract(f"../{written.replace('sources/', '')}x")
