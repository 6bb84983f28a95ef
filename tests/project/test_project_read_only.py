"""Where a project can be read and not written, its history is read too; what cannot be read of it is said."""

from __future__ import annotations

import os
import subprocess
from typing import TYPE_CHECKING

import pytest

from kbdesk.cli.journal import journal as journal_command
from kbdesk.errors import StorageFailed
from kbdesk.project.doctor import examine
from kbdesk.project.project import Project
from kbdesk.project.values import Wish
from tests.project.conftest import AGENT, PERSON, write
from tests.project.test_project_doctor import spoil
from tests.project.test_project_troubles import fill, small_disk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

__all__ = ["small_disk"]
LIST = "sources/.agent-kit/sources.json"
JOURNAL = ".kbdesk/journal.db"


def grown(root: Path) -> Project:
    """Return a project with a history: edits, a retired original, a request that waits."""
    project = Project.open(root)
    project.attend()
    project.edit_page("concept/tides", (("rise", "ebb"),), (), AGENT)
    project.record_sources(PERSON)
    write(root.parent / "old.txt", "Old.\n")
    project.add_source(root.parent / "old.txt", "old.txt", AGENT)
    project.retire_source("old.txt", "wrong", "Made up.", None, PERSON)
    project.ask(Wish("retire_page", "concept/tides", reason="Old."), AGENT)
    return project


@pytest.fixture
def closed(root: Path) -> Iterator[Path]:
    """A project with a history that may only be read."""
    probe = root.parent / "probe"
    probe.touch(0)
    if os.access(probe, os.R_OK):
        pytest.skip("here one may write everything")
    grown(root).close()
    (root / LIST).unlink()
    subprocess.run(["/bin/chmod", "-R", "a-w", root], check=True)
    yield root
    subprocess.run(["/bin/chmod", "-R", "u+rwX", root], check=True)


def kinds(project: Project) -> list[str]:
    return [trouble.kind for trouble in project.troubles()]


def test_the_history_of_a_project_that_is_read_only_is_read(
    closed: Path, tmp_path: Path, opened: Callable[[Path], Project]
) -> None:
    tides = closed / "knowledge/concepts/tides.md"
    tides.chmod(0o644)
    tides.write_text("# Tides\n\nWritten by others.\n", encoding="utf-8")
    project = opened(closed)
    assert kinds(project) == ["read_only", "manifest_gone"]
    assert [one.operation for one in project.versions("concept/tides")] == ["edit", "found"]
    assert ("old.txt", "retired") in [(row.path, row.status) for row in project.sources()]
    assert len(project.operations()) == 3
    (request,) = project.requests()
    for refused in (
        lambda: project.answer(request.id, False, "", PERSON),
        lambda: project.withdraw(request.id, AGENT),
        lambda: project.edit_page("entity/moon", (), (("a", "b"),), AGENT),
    ):
        with pytest.raises(StorageFailed, match="opened for reading only"):
            refused()
    done = project.export_journal(tmp_path / "out")
    assert (done.changes, done.requests, done.damaged) == (4, 1, ())
    assert project.page("concept/tides").text.endswith("Written by others.\n")
    found = examine(closed)
    assert (found.changes, found.texts) == (4, done.texts)
    assert {one.kind for one in found.ailments} == {"not_writable", "manifest_gone", "unnoticed", "old_catalogue"}


@pytest.mark.parametrize(
    ("harm", "code"),
    [
        (lambda journal: journal.chmod(0), None),
        (lambda journal: journal.write_bytes(b""), None),
        (lambda journal: journal.write_bytes(b"garbage" * 1000), None),
        (spoil, 1),
    ],
    ids=["closed", "emptied", "garbage", "spoilt"],
)
def test_a_journal_that_cannot_be_read_is_told_and_not_exported_as_if_it_were(
    closed: Path,
    tmp_path: Path,
    opened: Callable[[Path], Project],
    capsys: pytest.CaptureFixture[str],
    harm: Callable[[Path], object],
    code: int | None,
) -> None:
    (closed / JOURNAL).chmod(0o644)
    harm(closed / JOURNAL)
    project = opened(closed)
    assert "journal_unreadable" in kinds(project)
    assert project.page("concept/tides").text
    arguments = ["export", "--project", str(closed), str(tmp_path / "out.zip")]
    if code is None:
        with pytest.raises(StorageFailed, match=r"journal"):
            journal_command(arguments)
        assert not (tmp_path / "out.zip").exists()
    else:
        assert journal_command(arguments) == code
        assert "what can still be read is shown" in capsys.readouterr().err


def test_on_a_full_disk_the_history_is_read_and_the_doctor_says_true_numbers(
    small_disk: Path, tmp_path: Path, opened: Callable[[Path], Project]
) -> None:
    root = small_disk / "base"
    write(root / "knowledge/concepts/tides.md", "# Tides\n\nThe rise.\n")
    write(root / "sources/a.txt", "A.\n")
    grown(root).close()
    sound = examine(root)
    filler = fill(small_disk)
    project = opened(root)
    assert kinds(project) == ["disk_full"]
    assert [one.operation for one in project.versions("concept/tides")] == ["edit", "found"]
    assert project.export_journal(tmp_path / "out").changes == 4
    found = examine(root)
    assert [one.kind for one in found.ailments] == ["disk_full"]
    assert (found.changes, found.texts) == (sound.changes, sound.texts)
    filler.unlink()
    assert kinds(project) in ([], ["disk_full"])
    assert examine(root).ailments == ()
