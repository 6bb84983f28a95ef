"""Earlier versions of pages can be seen and brought back, and the journal can be read without kbdesk."""

from __future__ import annotations

import hashlib
import json
import zipfile
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Conflict, NotFound, Refused, Unreadable
from kbdesk.project.values import Draft, PageVersion, Wish
from tests.project.conftest import AGENT, MOON, PERSON, TIDES

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project


def edit(project: Project, old: str, new: str) -> None:
    project.edit_page("concept/tides", [(old, new)], (), AGENT)


def test_versions_are_told_newest_first_down_to_the_text_that_was_found(project: Project) -> None:
    edit(project, "rise and fall", "rise, fall")
    edit(project, "rise, fall", "ebb and flood")
    versions = project.versions("concept/tides")
    assert [(one.operation, one.is_present) for one in versions] == [("edit", True), ("edit", False), ("found", False)]
    assert versions[0].actor == AGENT
    assert versions[-1].change == 0
    assert versions[-1].at
    assert project.version_text("concept/tides", 0) == TIDES.encode()
    assert b"rise, fall" in project.version_text("concept/tides", versions[1].change)


def test_a_page_nobody_changed_has_the_version_that_was_found(project: Project) -> None:
    (only,) = project.versions("entity/moon")
    assert (only.change, only.operation, only.is_present) == (0, "found", True)
    assert only.hash == hashlib.sha256(MOON.encode()).hexdigest()


def test_bringing_back_gives_the_exact_bytes_as_a_new_change_with_its_index(root: Path, project: Project) -> None:
    page, index = root / "knowledge/concepts/tides.md", root / "knowledge/index.md"
    odd = b"\xef\xbb\xbf---\r\ntitle: 'Tides' # why\r\ntype: concept\r\n---\r\n\r\n# Tides\r\n\r\nOld words."
    page.write_bytes(odd)
    project.noticed()
    project.rewrite_page("concept/tides", "# Tides\n\nNew words.\n", (), AGENT)
    wanted = next(one for one in project.versions("concept/tides") if one.operation == "outside")
    changes = project.bring_back("concept/tides", wanted.change, PERSON)
    assert page.read_bytes() == odd
    assert "Old words." in index.read_text("utf-8")
    assert "concept/tides" in changes.pages
    newest = project.versions("concept/tides")[0]
    assert (newest.change, newest.operation, newest.actor) == (changes.change, "bring_back", PERSON)
    assert str(wanted.change) in newest.reason
    assert newest.hash == wanted.hash
    assert [one.is_present for one in project.versions("concept/tides")] == [True, False, False, False]


def test_bringing_back_what_stands_writes_nothing(project: Project) -> None:
    edit(project, "rise and fall", "ebb and flood")
    before = project.version()
    assert project.bring_back("concept/tides", project.versions("concept/tides")[0].change, PERSON).change == 0
    assert project.version() == before


def test_a_page_whose_file_is_gone_comes_back(root: Path, project: Project) -> None:
    (root / "knowledge/entities/moon.md").unlink()
    (root / "knowledge/entities").rmdir()
    versions = project.versions("entity/moon")
    assert [(one.operation, one.hash == "", one.is_present) for one in versions] == [
        ("outside", True, True),
        ("found", False, False),
    ]
    with pytest.raises(Refused):
        project.version_text("entity/moon", versions[0].change)
    with pytest.raises(Refused):
        project.bring_back("entity/moon", versions[0].change, PERSON)
    project.bring_back("entity/moon", 0, PERSON)
    assert (root / "knowledge/entities/moon.md").read_bytes() == MOON.encode()
    assert project.page("entity/moon").row.title == "Moon"
    assert "Moon" in (root / "knowledge/index.md").read_text("utf-8")


def test_pages_of_other_programs_have_versions_too(root: Path, project: Project) -> None:
    note = root / "knowledge/bands/My Note.md"
    note.parent.mkdir()
    note.write_text("first\n")
    project.noticed()
    note.write_text("second\n")
    assert [one.operation for one in project.versions("bands/My Note")] == ["outside", "outside"]
    project.bring_back("bands/My Note", project.versions("bands/My Note")[1].change, PERSON)
    assert note.read_text() == "first\n"


def test_a_change_of_this_moment_by_another_program_is_a_version(root: Path, project: Project) -> None:
    page = root / "knowledge/concepts/tides.md"
    page.write_text(TIDES + "More.\n")
    assert project.versions("concept/tides")[0].operation == "outside"
    page.write_text(TIDES + "Still more.\n")
    project.bring_back("concept/tides", 0, PERSON)
    kept = [project.version_text("concept/tides", one.change) for one in project.versions("concept/tides")]
    assert (TIDES + "Still more.\n").encode() in kept


def test_bringing_back_over_what_was_not_seen_is_a_conflict(root: Path, project: Project) -> None:
    seen = project.versions("concept/tides")[0].hash
    edit(project, "rise and fall", "ebb and flood")
    stands = (root / "knowledge/concepts/tides.md").read_bytes()
    with pytest.raises(Conflict):
        project.bring_back("concept/tides", 0, PERSON, seen)
    assert (root / "knowledge/concepts/tides.md").read_bytes() == stands


def test_the_overview_and_the_log_have_versions_and_the_index_is_made_not_brought(project: Project) -> None:
    project.rewrite_page("overview", "# Overview\n\nFirst.", (), AGENT)
    project.rewrite_page("overview", "# Overview\n\nSecond.", (), AGENT)
    project.bring_back("overview", project.versions("overview")[1].change, PERSON)
    assert "First." in project.overview_text()
    with pytest.raises(Refused):
        project.bring_back("index", 1, PERSON)


def test_what_never_was_a_page_or_version_is_not_found(project: Project) -> None:
    with pytest.raises(NotFound):
        project.versions("concept/never")
    with pytest.raises(NotFound):
        project.version_text("concept/tides", 4711)


def test_a_retired_page_comes_back_as_it_was(project: Project) -> None:
    project.retire_page("concept/tides", "Wrong.", PERSON)
    project.bring_back("concept/tides", 0, PERSON)
    assert project.page("concept/tides").row.status == "active"


@pytest.fixture
def eventful(root: Path, project: Project) -> Project:
    """A project with changes of several kinds, an original and a request."""
    edit(project, "rise and fall", "ebb and flood")
    project.create_pages([Draft("concept", "neaps", "Neaps", "# Neaps\n\nSmall — ‘tides’.")], AGENT)
    paper = root.parent / "paper.txt"
    paper.write_text("Paper.\n")
    project.add_source(paper, "", PERSON)
    project.ask(Wish("retire_page", "concept/neaps", "Thin."), AGENT)
    edited, *_ = sorted(one.piece for each in project.review_queue().operations for one in each.pieces)
    project.accept([edited], PERSON)
    project.comment(edited, (), "Why?", PERSON)
    return project


def told(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


def test_the_journal_is_exported_to_a_folder_with_every_text(eventful: Project, tmp_path: Path) -> None:
    place = tmp_path / "out"
    done = eventful.export_journal(place)
    changes = told((place / "changes.jsonl").read_text("utf-8"))
    assert [one["operation"] for one in changes][:2] == ["edit", "create"]
    assert changes[0]["actor"] == {"kind": "agent", "name": "tester", "version": "1", "session": "s1"}
    names = {
        str(step[side])
        for one in changes
        for step in one["files"]
        for side in ("before", "after")
        if step.get(side) and step["kind"] == "put"
    }  # type: ignore[attr-defined]
    texts = {file.stem: file.read_bytes() for file in (place / "texts").iterdir()}
    assert names <= set(texts)
    assert all(hashlib.sha256(data).hexdigest() == name for name, data in texts.items())
    (request,) = told((place / "requests.jsonl").read_text("utf-8"))
    assert request["state"] == "waiting"
    assert changes[0]["review"] == {"knowledge/concepts/tides.md": "accepted"}
    assert changes[1]["review"] == {"knowledge/concepts/neaps.md": "waiting"}
    (judgement,) = told((place / "judgements.jsonl").read_text("utf-8"))
    said = {"change": 1, "path": "knowledge/concepts/tides.md", "lines": "", "state": "accepted"}
    assert (judgement["verdict"], judgement["said"]) == ("accept", [said])
    (comment,) = told((place / "comments.jsonl").read_text("utf-8"))
    assert (comment["text"], comment["state"]) == ("Why?", "open")
    files = told((place / "files.jsonl").read_text("utf-8"))
    assert "knowledge/entities/moon.md" in {one["path"] for one in files}
    assert "changes.jsonl" in (place / "README.txt").read_text("utf-8")
    assert (done.changes, done.requests, done.texts, done.damaged) == (len(changes), 1, len(texts), ())


def test_the_journal_is_exported_to_one_file(eventful: Project, tmp_path: Path) -> None:
    eventful.export_journal(tmp_path / "journal.jsonl")
    lines = told((tmp_path / "journal.jsonl").read_text("utf-8"))
    assert {one["kind"] for one in lines} == {
        "journal",
        "change",
        "judgement",
        "comment",
        "request",
        "file",
        "text",
    }
    assert any("Small — ‘tides’." in str(one.get("text")) for one in lines)
    eventful.export_journal(tmp_path / "journal.zip")
    with zipfile.ZipFile(tmp_path / "journal.zip") as archive:
        assert {"README.txt", "changes.jsonl", "requests.jsonl", "files.jsonl"} <= set(archive.namelist())
        assert archive.testzip() is None


@pytest.mark.parametrize("name", ["out", "out.zip", "out.jsonl"])
def test_an_export_overwrites_nothing_and_leaves_no_half(eventful: Project, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("mine")
    before = sorted(tmp_path.iterdir())
    with pytest.raises(Refused):
        eventful.export_journal(tmp_path / name)
    assert (tmp_path / name).read_text() == "mine"
    with pytest.raises(NotFound):
        eventful.export_journal(tmp_path / "nowhere" / name)

    def stop(done: int, _total: int) -> None:
        if done == 1:
            raise Unreadable("stopped", "here")

    with pytest.raises(Unreadable):
        eventful.export_journal(tmp_path / f"other-{name}", stop)
    assert sorted(tmp_path.iterdir()) == before


def test_versions_are_told_by_a_second_process_the_same(
    root: Path, project: Project, opened: Callable[[Path], Project]
) -> None:
    edit(project, "rise and fall", "ebb and flood")
    first: tuple[PageVersion, ...] = project.versions("concept/tides")
    assert opened(root).versions("concept/tides") == first
