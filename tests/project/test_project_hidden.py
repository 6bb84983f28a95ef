"""What nobody can read for a while is unknown, not gone: nothing that looks or mends lets its pages vanish."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kbdesk.cli.doctor import sentence_of
from kbdesk.errors import Refused, StorageFailed
from kbdesk.project.doctor import examine
from kbdesk.project.mending import repair, take_pages_as_gone
from kbdesk.project.project import Project
from kbdesk.project.values import Draft
from tests.project.conftest import AGENT

if TYPE_CHECKING:
    from collections.abc import Callable

PAGES = {"concept/tides", "entity/moon", "summary/chapter"}
MOON = "knowledge/entities/moon.md"


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Names of folders for which there is no permission."""
    names: set[str] = set()
    scandir, access = os.scandir, os.access

    def refused(path: object) -> bool:
        return Path(os.fsdecode(path)).name in names if isinstance(path, str | bytes | os.PathLike) else False

    def listing(path: object = ".") -> object:
        if refused(path):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return scandir(path)  # type: ignore[call-overload]

    monkeypatch.setattr(os, "scandir", listing)
    monkeypatch.setattr(os, "access", lambda path, mode, **rest: not refused(path) and access(path, mode, **rest))
    return names


def written(root: Path) -> Path:
    """A project with an index.md of its own; it is closed."""
    project = Project.open(root)
    project.create_pages([Draft("concept", "neaps", "Neaps", "# Neaps\n\nSee [Moon](entity/moon).")], AGENT)
    project.record_sources(AGENT)
    project.close()
    return root


def told(root: Path, opened: Callable[[Path], Project]) -> tuple[set[str], list[str]]:
    project = opened(root)
    return {row.id for row in project.rows()}, [one.kind for one in project.troubles()]


def lie(root: Path) -> None:
    with closing(sqlite3.connect(root / ".kbdesk/index.db")) as connection, connection:
        connection.execute("UPDATE page SET title = 'lie' WHERE id = 'concept/tides'")


def lose_index(root: Path) -> None:
    (root / ".kbdesk/index.db").unlink()


def damage_index(root: Path) -> None:
    (root / ".kbdesk/index.db").write_bytes(b"SQLite format 3\0" + b"x" * 9000)


@pytest.mark.parametrize("harm", [lie, lose_index, damage_index])
@pytest.mark.parametrize("hidden", ["folder", "all"])
def test_the_doctor_mends_without_losing_what_nobody_can_read(
    root: Path, opened: Callable[[Path], Project], closed: set[str], harm: Callable[[Path], None], hidden: str
) -> None:
    catalogue = (written(root) / "knowledge/index.md").read_bytes()
    harm(root)
    if hidden == "folder":
        closed.add("entities")
    else:
        (root / "knowledge").rename(root / "away")
    for _ in range(2):
        found = repair(root)
        kinds = {one.kind for one in found.ailments if one.severity != "note"}
        assert kinds == {"unreadable_folder" if hidden == "folder" else "folder_away"}
        assert found.pages == len(PAGES) + 1
    assert told(root, opened) == ({*PAGES, "concept/neaps"}, [*_aside(harm), "folder_unreadable"][::-1])
    closed.clear()
    if hidden == "all":
        assert not (root / "knowledge").exists()
        (root / "away").rename(root / "knowledge")
    assert (root / "knowledge/index.md").read_bytes() == catalogue
    repair(root)
    assert examine(root).ailments == ()
    project = opened(root)
    assert {row.id for row in project.rows()} == {*PAGES, "concept/neaps"}
    assert all(version.operation != "outside" for row in project.rows() for version in project.versions(row.id))


def _aside(harm: object) -> list[str]:
    return ["index_set_aside"] if harm is damage_index else []


def test_a_journal_that_is_lost_while_a_folder_is_hidden_loses_none_of_its_pages(
    root: Path, opened: Callable[[Path], Project], closed: set[str]
) -> None:
    for end in ("", "-wal", "-shm"):
        (written(root) if not end else root).joinpath(f".kbdesk/journal.db{end}").unlink(missing_ok=True)
    closed.add("entities")
    assert told(root, opened)[0] == {*PAGES, "concept/neaps"}


def test_pages_of_a_folder_emptied_on_the_same_disk_are_deleted_and_can_be_brought_back(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    before = (written(root) / MOON).read_bytes()
    shutil.rmtree(root / "knowledge")
    (root / "knowledge").mkdir()
    found = examine(root)
    assert {(one.kind, one.where) for one in found.ailments} == {
        ("all_gone", "knowledge"),
        *(("unnoticed_gone", f"knowledge/{name}") for name in ("index.md", "summaries/chapter.md")),
        *(("unnoticed_gone", f"knowledge/concepts/{name}.md") for name in ("neaps", "tides")),
        ("unnoticed_gone", MOON),
    }
    assert told(root, opened) == (set(), [])
    project = opened(root)
    project.create_pages([Draft("concept", "new", "New", "x")], AGENT)
    versions = project.versions("entity/moon")
    assert versions[0].operation == "outside"
    project.bring_back("entity/moon", versions[-1].change, AGENT)
    assert (root / MOON).read_bytes() == before


def test_a_folder_whose_disk_may_be_unplugged_is_doubted_until_the_person_says_that_the_pages_are_gone(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    written(root)
    with closing(sqlite3.connect(root / ".kbdesk/index.db")) as connection, connection:
        connection.execute("UPDATE disk SET apart = 1")  # as when it lay on a disk of its own
    (root / "knowledge").rename(root / "away")
    (root / "knowledge").mkdir()
    found = repair(root)
    assert [one.kind for one in found.ailments] == ["folder_emptied"]
    assert "--pages-gone" in sentence_of(found.ailments[0])
    project = opened(root)
    assert told(root, opened) == ({*PAGES, "concept/neaps"}, ["pages_emptied"])
    shown = project.page("entity/moon")
    assert "Up there." in shown.text
    assert "not there now" in shown.row.trouble
    with pytest.raises(StorageFailed, match="--pages-gone"):
        project.create_pages([Draft("concept", "new", "New", "x")], AGENT)
    take_pages_as_gone(root)
    assert "entity/moon" in {*project.noticed().pages, *project.changes_since(0).pages}
    assert (project.rows(), [one.kind for one in project.troubles()]) == ((), [])
    project.create_pages([Draft("concept", "new", "New", "x")], AGENT)
    with pytest.raises(Refused):
        project.take_pages_as_gone()


def test_a_project_without_any_of_its_folders_is_known_by_its_journal(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    written(root)
    shutil.rmtree(root / "sources")
    (root / "knowledge").rename(root / "away")
    assert told(root, opened)[0] == {*PAGES, "concept/neaps"}
    with pytest.raises(Refused, match="is not there now"):
        Project.create(root)
    assert not (root / "knowledge").exists()


def test_a_folder_in_the_journals_place_is_said_and_nothing_is_mended(root: Path) -> None:
    written(root)
    for end in ("", "-wal", "-shm"):
        (root / f".kbdesk/journal.db{end}").unlink(missing_ok=True)
    (root / ".kbdesk/journal.db").mkdir()
    found = repair(root)
    assert "no_file" in {one.kind for one in found.ailments}
    assert found.mended == ()
    assert not any(one.mendable for one in found.ailments)


@pytest.mark.parametrize("watched", [False, True])
def test_a_folder_that_cannot_be_read_any_more_is_told_at_the_next_look(
    project: Project, closed: set[str], watched: bool
) -> None:
    watch = project.watch(lambda: None) if watched else None
    try:
        project.noticed()
        assert not project.needs_a_look()
        closed.add("entities")
        assert project.needs_a_look()
        project.noticed()
        assert [(one.kind, one.where) for one in project.troubles()] == [("folder_unreadable", "knowledge/entities")]
        assert not project.needs_a_look()
        closed.clear()
        assert project.needs_a_look()
        project.noticed()
        assert project.troubles() == ()
    finally:
        if watch is not None:
            watch.stop()
