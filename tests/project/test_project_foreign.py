from __future__ import annotations

import errno
import os
import shutil
import threading
import time
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import NotFound, Refused, StorageFailed
from kbdesk.files import folder
from kbdesk.pages import edits
from kbdesk.project.values import Draft, Wish
from tests.project.conftest import AGENT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.plan import Plan
    from kbdesk.project.project import Project

TIDES_FILE = "knowledge/concepts/tides.md"


def test_a_file_that_an_editor_has_emptied_to_save_it_is_not_taken_for_empty(
    root: Path, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = b"# Tides\n\nTheir words.\n"
    (root / TIDES_FILE).write_bytes(b"")
    saving = [theirs]

    def save_meanwhile(_seconds: float) -> None:
        if saving:
            (root / TIDES_FILE).write_bytes(saving.pop())

    monkeypatch.setattr(time, "sleep", save_meanwhile)
    project.rewrite_page("concept/tides", "Ours.", (), AGENT)
    texts = [project.version_text("concept/tides", one.change) for one in project.versions("concept/tides")]
    assert theirs in texts
    assert b"" not in texts


def test_files_whose_names_are_not_utf8_are_left_out_and_told(root: Path, opened: Callable[[Path], Project]) -> None:
    for place in ("knowledge/concepts", "sources"):
        try:
            (root / place / os.fsdecode(b"t\xefdes.md")).write_bytes(b"# T\n")
        except OSError:
            pytest.skip("this disk takes only UTF-8 names")
    project = opened(root)
    assert len(project.rows()) == 3
    told = [trouble.where for trouble in project.troubles() if trouble.kind == "misnamed"]
    assert told == ["knowledge/concepts/t\ufffddes.md", "sources/t\ufffddes.md"]
    assert any("not UTF-8" in problem.detail for problem in project.check())
    project.add_log("query", "x", (), AGENT)
    project.record_sources(AGENT)


@pytest.mark.parametrize("text", ["concept/\ud800", "concept/x\udcff"])
def test_half_a_character_is_refused_everywhere(project: Project, text: str) -> None:
    asked: list[Callable[[], object]] = [
        lambda: project.search(text),
        lambda: project.page(text),
        lambda: project.request(text),
        lambda: project.graph(text),
        lambda: project.versions(text),
        lambda: project.ask(Wish("request_file", text), AGENT),
        lambda: project.edit_page("concept/tides", [("rise", text)], (), AGENT),
        lambda: project.create_pages([Draft("concept", "new", text, "x")], AGENT),
        lambda: project.add_log(text, text, (), AGENT),
    ]
    assert project.asset("concept/tides", text) is None
    for ask in asked:
        with pytest.raises((Refused, NotFound)):
            ask()
    assert not (project.root / ".kbdesk/journal.db-doubt").exists()
    assert len(project.rows()) == 3


@pytest.fixture
def closed_files(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Names of files for which there is no permission."""
    names: set[str] = set()
    real = os.open

    def refusing(path: object, *rest: int, **named: object) -> int:
        if os.path.basename(str(path)) in names:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return real(path, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr("kbdesk.files.folder.os.open", refusing)
    return names


def test_a_page_that_cannot_be_read_for_a_while_keeps_its_line_in_the_index(
    root: Path, project: Project, closed_files: set[str]
) -> None:
    project.add_log("query", "x", (), AGENT)
    closed_files.add("tides.md")
    os.utime(root / TIDES_FILE)
    project.create_pages([Draft("concept", "new", "New", "x")], AGENT)
    assert "[Tides](concepts/tides.md) — The rise and fall." in (root / "knowledge/index.md").read_text("utf-8")
    assert any(problem.page == "concept/tides" and "permission" in problem.detail for problem in project.check())
    closed_files.clear()
    assert "concept/tides" in project.noticed().pages
    assert not any(problem.kind == "unreadable" for problem in project.check())


def test_a_manifest_without_permission_leaves_the_pages_open(
    root: Path, closed_files: set[str], opened: Callable[[Path], Project]
) -> None:
    opened(root).record_sources(AGENT)
    closed_files.add("sources.json")
    project = opened(root)
    assert [trouble.where for trouble in project.troubles()] == ["sources/.agent-kit/sources.json"]
    assert project.page("concept/tides").text
    project.noticed()
    with pytest.raises(StorageFailed):
        project.sources()


def test_a_project_that_cannot_be_written_takes_no_request(project: Project) -> None:
    project.writable = False
    with pytest.raises(StorageFailed):
        project.ask(Wish("request_file", "The tables"), AGENT)
    assert project.requests() == ()


def test_a_text_that_comes_between_look_and_plan_is_journalled_as_theirs(root: Path, project: Project) -> None:
    theirs = b"# Tides\n\nTheir words.\n"
    waiting = [theirs]

    def plan() -> Plan:
        if waiting:
            (root / TIDES_FILE).write_bytes(waiting.pop())
        return edits.rewrite(project._shelf, "concept/tides", "Ours.")

    project._commit(plan, AGENT)
    versions = project.versions("concept/tides")
    assert [one.operation for one in versions][:2] == ["rewrite", "outside"]
    assert project.version_text("concept/tides", versions[1].change) == theirs


def test_a_knowledge_folder_that_is_not_there_makes_no_page_count_as_deleted(root: Path, project: Project) -> None:
    version, rows = project.version(), project.rows()
    (root / "knowledge").rename(root / "away")
    assert project.noticed().pages == frozenset()
    assert project.rows() == rows
    (root / "away").rename(root / "knowledge")
    project.noticed()
    assert project.version() == version
    assert project.page("concept/tides").text


def test_a_change_within_the_same_tick_of_the_clock_as_our_own_save_is_noticed(
    root: Path, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = 1_000_000_000

    def on_a_disk_of_whole_seconds(path: str, facts: os.stat_result) -> object:
        times = {name: getattr(facts, name) // seconds * seconds for name in ("st_mtime_ns", "st_ctime_ns")}
        return real(path, SimpleNamespace(st_size=facts.st_size, st_ino=facts.st_ino, **times))  # type: ignore[arg-type]

    real = folder._entry
    monkeypatch.setattr(folder, "_entry", on_a_disk_of_whole_seconds)
    while time.time() % 1 > 0.7:
        pass  # the two changes have to come within one second
    project.edit_page("concept/tides", [("rise", "flow")], (), AGENT)
    ours = (root / TIDES_FILE).read_bytes()
    with (root / TIDES_FILE).open("r+b") as handle:
        handle.write(ours.replace(b"flow", b"ebbs"))
    project.noticed()
    assert [one.operation for one in project.versions("concept/tides")][:2] == ["outside", "edit"]
    assert "ebbs" in project.page("concept/tides").text


def test_with_a_watch_too_a_text_that_comes_just_before_our_save_is_journalled_as_theirs(
    root: Path, project: Project
) -> None:
    watch = project.watch(lambda: None)
    try:
        for number in range(3):
            theirs = f"# Tides\n\nTheir words {number}.\n".encode()
            (root / TIDES_FILE).write_bytes(theirs)
            project.edit_page("concept/tides", [(f"words {number}", f"words {number}, and ours")], (), AGENT)
            versions = project.versions("concept/tides")[:2]
            assert [one.operation for one in versions] == ["edit", "outside"]
            assert project.version_text("concept/tides", versions[1].change) == theirs
    finally:
        watch.stop()


def test_a_watch_follows_a_folder_that_another_one_takes_the_place_of(root: Path, project: Project) -> None:
    woken = threading.Event()
    watch = project.watch(woken.set)
    try:
        for number in range(2):
            shutil.copytree(root / "knowledge", root / "copy")
            (root / "knowledge").rename(root / f"old-{number}")
            (root / "copy").rename(root / "knowledge")
            assert woken.wait(10)
            project.noticed()
            woken.clear()
            (root / TIDES_FILE).write_bytes(f"# Tides\n\nIn folder {number}.\n".encode())
            assert woken.wait(10)
            project.noticed()
            assert f"In folder {number}." in project.page("concept/tides").text
            woken.clear()
    finally:
        watch.stop()
