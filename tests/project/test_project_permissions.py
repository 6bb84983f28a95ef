"""Where there is no permission for something, all the rest is served and examined, and what was left out is told."""

from __future__ import annotations

import os
import subprocess
import threading
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import StorageFailed
from kbdesk.files import STATE
from kbdesk.project.doctor import examine
from kbdesk.project.mending import repair
from kbdesk.project.project import Project
from tests.project.conftest import AGENT, PERSON, write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

LIST = "sources/.agent-kit/sources.json"


@pytest.fixture
def base(root: Path) -> Iterator[Path]:
    """A project with a list of originals; at the end everything in it may be written again."""
    probe = root.parent / "probe"
    probe.touch(0)
    if os.access(probe, os.R_OK):
        pytest.skip("here one may read everything")
    project = Project.open(root)
    project.record_sources(PERSON)
    write(root.parent / "old.txt", "Old.\n")
    project.add_source(root.parent / "old.txt", "old.txt", AGENT)
    project.retire_source("old.txt", "wrong", "Made up.", None, PERSON)
    project.close()
    yield root
    subprocess.run(["/bin/chmod", "-R", "u+rwX", root], check=True)


def told(project: Project) -> set[tuple[str, str]]:
    return {(one.kind, one.where) for one in project.troubles() if one.kind != "not_writable"}


@pytest.mark.parametrize(
    ("place", "trouble", "finding"),
    [
        ("sources", ("sources_unreadable", "sources"), ("unreadable_folder", "sources")),
        ("sources/.agent-kit", ("manifest", LIST), ("manifest_unreadable", LIST)),
        (LIST, ("manifest", LIST), ("manifest_unreadable", LIST)),
        (
            "sources/.agent-kit/retired",
            ("sources_unreadable", "sources/.agent-kit/retired"),
            ("unreadable_folder", "sources/.agent-kit/retired"),
        ),
        ("sources/books/tides.txt", ("source_unreadable", "sources/books/tides.txt"), None),
    ],
)
def test_originals_without_permission_leave_the_pages_open(
    base: Path,
    opened: Callable[[Path], Project],
    place: str,
    trouble: tuple[str, str],
    finding: tuple[str, str] | None,
) -> None:
    watching = opened(base)
    noticed = threading.Event()
    watch = watching.watch(noticed.set)
    mode = (base / place).stat().st_mode
    os.chmod(base / place, 0)
    try:
        assert told(watching) or watching.needs_a_look() or noticed.wait(10)
    finally:
        watch.stop()
    watching.noticed()
    for project in (watching, opened(base)):
        assert told(project) == {trouble}
        assert len(project.rows()) == 3
        assert project.page("concept/tides").text
        project.edit_page("concept/tides", (), (("note", str(id(project))),), AGENT)
    found = [(one.kind, one.where) for one in repair(base).ailments if one.severity != "note"]
    assert found == [finding or ("unreadable_file", "sources/books/tides.txt")]
    os.chmod(base / place, mode)
    watching.noticed()
    assert told(watching) == set()
    assert not any(one.severity != "note" for one in repair(base).ailments)


def test_the_doctor_examines_a_project_that_it_may_only_read(base: Path) -> None:
    write(base / "knowledge/entities/moon.md", "# Moon\n\nChanged.\n")
    subprocess.run(["/bin/chmod", "-R", "a-w", base], check=True)
    for look in (examine, repair):
        found = look(base)
        assert {(one.kind, one.where) for one in found.ailments if one.severity != "note"} == {
            ("not_writable", STATE),
            ("unnoticed", "knowledge/entities/moon.md"),
        }
        assert not any(one.mendable for one in found.ailments)
        assert (found.pages, found.originals, found.changes > 2) == (3, 1, True)
    (base / STATE).chmod(0)
    found = examine(base)
    assert {one.where for one in found.ailments if one.kind in ("not_writable", "unreadable_file")} == {
        STATE,
        f"{STATE}/journal.db",
        f"{STATE}/index.db",
    }
    assert found.pages == 3


def test_a_page_that_nobody_knows_while_its_folder_is_away_is_not_called_gone(root: Path, project: Project) -> None:
    project.close()
    (root / STATE / "journal.db").write_bytes(b"garbage" * 1000)
    (root / "knowledge").rename(root / "away")
    again = Project.open(root)
    try:
        with pytest.raises(StorageFailed, match="The folder knowledge is not there now"):
            again.page("concept/tides")
    finally:
        again.close()
