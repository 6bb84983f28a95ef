"""A list of originals that another program deleted: told, read as last known, written again; never out of nothing."""

from __future__ import annotations

import json
import shutil
import threading
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import KbdeskError, StorageFailed
from kbdesk.project.doctor import examine
from kbdesk.project.mending import repair
from tests.project.conftest import AGENT, PERSON, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

LIST = "sources/.agent-kit/sources.json"


@pytest.fixture
def managed(root: Path, project: Project) -> Project:
    """A project with an original that the agent got from the web, and one that was retired as wrong."""
    for name in ("old.txt", "new.txt"):
        write(root.parent / name, f"{name}\n")
        project.add_source(root.parent / name, name, AGENT)
    project.retire_source("old.txt", "wrong", "Made up.", None, PERSON)
    return project


def rows(project: Project) -> dict[str, str]:
    return {row.path: row.status for row in project.sources()}


def kinds(project: Project) -> list[str]:
    return [one.kind for one in project.troubles()]


KNOWN = {"books/tides.txt": "present", "new.txt": "present", "old.txt": "retired"}


def test_a_list_that_is_gone_is_told_and_read_as_last_known_until_the_next_change_writes_it_again(
    root: Path, managed: Project, opened: Callable[[Path], Project]
) -> None:
    good = (root / LIST).read_bytes()
    (root / LIST).unlink()
    managed.noticed()
    for project in (managed, opened(root)):
        assert kinds(project) == ["manifest_gone"]
        assert rows(project) == KNOWN
    assert not (root / LIST).exists(), "looking wrote it"
    write(root.parent / "more.txt", "old.txt\n")
    changes = managed.add_source(root.parent / "more.txt", "more.txt", AGENT)
    assert "was gone" in changes.warnings[0]
    assert "retired as wrong" in changes.warnings[1]
    assert rows(managed) == KNOWN | {"more.txt": "present"}
    assert kinds(managed) == ["manifest_restored"]
    before, after = json.loads(good), json.loads((root / LIST).read_bytes())
    assert after.pop("files").items() >= before.pop("files").items()
    assert after == before


def test_the_doctor_tells_and_mends_a_list_that_is_gone(root: Path, managed: Project) -> None:
    good = (root / LIST).read_bytes()
    managed.close()
    (root / LIST).unlink()
    (root / "sources/new.txt").unlink()
    assert ("manifest_gone", True) in [(one.kind, one.mendable) for one in examine(root).ailments]
    assert not (root / LIST).exists()
    found = repair(root)
    assert [one.kind for one in found.mended] == ["manifest_gone", "told"]
    assert [one.kind for one in found.ailments if one.severity != "note"] == ["original_missing"]
    assert (root / LIST).read_bytes() == good


def test_records_of_retired_originals_that_another_program_dropped_are_mended(root: Path, managed: Project) -> None:
    good = json.loads((root / LIST).read_bytes())
    (root / LIST).write_text(json.dumps({**good, "retired": []}))
    write(root.parent / "more.txt", "More.\n")
    managed.add_source(root.parent / "more.txt", "more.txt", AGENT)
    managed.close()
    assert ("retired_unrecorded", True) in [(one.kind, one.mendable) for one in examine(root).ailments]
    assert [one.kind for one in repair(root).mended] == ["retired_unrecorded"]
    assert json.loads((root / LIST).read_bytes())["retired"] == good["retired"]


def test_where_all_is_gone_with_the_list_nothing_is_written_until_somebody_changes_the_originals(
    root: Path, managed: Project, opened: Callable[[Path], Project]
) -> None:
    shutil.rmtree(root / "sources")
    managed.noticed()
    assert kinds(managed) == ["sources_unreadable"]
    with pytest.raises(StorageFailed, match="not there"):
        managed.record_sources(PERSON)
    assert not (root / "sources").exists()
    (root / "sources").mkdir()
    project = opened(root)
    (trouble,) = project.troubles()
    assert (trouble.kind, "every original" in trouble.what) == ("manifest_gone", True)
    assert [(one.kind, one.mendable) for one in repair(root).ailments if one.severity == "damage"] == [
        ("manifest_gone_emptied", False)
    ]
    assert list((root / "sources").iterdir()) == []
    write(root.parent / "more.txt", "More.\n")
    project.add_source(root.parent / "more.txt", "more.txt", AGENT)
    assert rows(project) == {
        "more.txt": "present",
        "books/tides.txt": "missing",
        "new.txt": "missing",
        "old.txt": "retired",
    }


def test_originals_that_were_never_managed_get_no_list(root: Path, project: Project) -> None:
    project.noticed()
    assert (kinds(project), rows(project)) == ([], {"books/tides.txt": "present"})
    project.close()
    assert {one.kind for one in repair(root).ailments} <= {"unrecorded", "no_catalogue"}
    assert not (root / LIST).exists()


@pytest.mark.parametrize("stands", ["folder", "link"])
def test_what_stands_in_place_of_the_list_is_told_and_nothing_written_through_it(
    root: Path, managed: Project, opened: Callable[[Path], Project], stands: str
) -> None:
    elsewhere = root.parent / "elsewhere.json"
    elsewhere.write_bytes((root / LIST).read_bytes())
    before = elsewhere.read_bytes()
    (root / LIST).unlink()
    if stands == "folder":
        (root / LIST).mkdir()
    else:
        (root / LIST).symlink_to(elsewhere)
    managed.noticed()
    for project in (managed, opened(root)):
        assert [(one.kind, one.where) for one in project.troubles()] == [("manifest", LIST)]
        assert len(project.rows()) == 3
        with pytest.raises(KbdeskError, match="link" if stands == "link" else "folder stands"):
            project.add_source(elsewhere, "more.json", AGENT)
    assert "manifest_unreadable" in {one.kind for one in repair(root).ailments}
    assert elsewhere.read_bytes() == before
    assert not (root / "sources/more.json").exists()


def test_a_list_that_another_program_writes_at_this_moment_is_waited_for(managed: Project, root: Path) -> None:
    listed = json.loads((root / LIST).read_bytes())
    for entry in listed["files"].values():
        entry["theirs"] = "kept"
    data = json.dumps(listed, indent=2).encode()
    is_half = threading.Event()

    def write_in_place() -> None:
        with (root / LIST).open("wb") as handle:
            handle.write(data[: len(data) // 2])
            handle.flush()
            is_half.set()
            threading.Event().wait(0.1)
            handle.write(data[len(data) // 2 :])

    writing = threading.Thread(target=write_in_place)
    writing.start()
    is_half.wait()
    changes = managed.retire_source("books/tides.txt", "wrong", "Not ours.", None, PERSON)
    writing.join()
    after = json.loads((root / LIST).read_bytes())
    entries = [
        *after["files"].values(),
        *(one["entry"] for one in after["retired"] if one["path"] == "books/tides.txt"),
    ]
    assert [entry.get("theirs") for entry in entries] == ["kept"] * len(listed["files"])
    assert (changes.warnings, list((root / LIST).parent.glob("*broken*"))) == ((), [])
