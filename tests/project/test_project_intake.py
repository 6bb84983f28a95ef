"""Files and folders on their way in: what would happen is told first, then done; nothing is overwritten or moved."""

from __future__ import annotations

import os
import unicodedata
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from kbdesk.errors import Cancelled, NotFound, OutsideFolder, Refused
from kbdesk.files import Folder
from kbdesk.project.sources import intake
from kbdesk.project.sources.intake import PORTION_SIZE
from kbdesk.project.sources.values import Limits
from kbdesk.sources import snapshot
from tests.project.conftest import AGENT, PERSON, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

COMPOSED, PARTED = (unicodedata.normalize(form, "résumé.txt") for form in ("NFC", "NFD"))


@pytest.fixture
def dropped(tmp_path: Path) -> Path:
    """A folder that the person drops, with all that can be in one."""
    place = tmp_path / "Drop"
    for name, text in {
        "plan v2.md": "second plan",
        "PLAN.md": "a plan in capitals",
        "copy of tides.txt": "All about tides.\n",
        COMPOSED: "a longer life",
        "deep/er/x.txt": "twice",
        "deep/y.txt": "twice",
        ".DS_Store": "x",
        "~$plan.docx": "x",
        "download.pdf.part": "x",
        ".git/config": "x",
        "large.bin": "0" * 3000,
    }.items():
        write(place / name, text)
    if os.name != "nt":
        write(place / "a:b.txt", "a name with a colon")
        (place / "link.txt").symlink_to(place / "PLAN.md")
        os.mkfifo(place / "pipe")
    return place


@pytest.mark.skipif(os.name == "nt", reason="names and kinds of files that Windows has none of")
def test_an_intake_is_told_before_it_is_done(root: Path, project: Project, dropped: Path) -> None:
    write(root / "sources/Drop/plan.md", "first plan")
    write(root / "sources/Drop" / PARTED, "a life")
    project.set_limits(replace(project.limits, file=2048), PERSON)
    was = {path: path.lstat() for path in dropped.rglob("*")}
    intake = project.plan_intake([dropped], "")
    told = {one.file.relative_to(dropped).as_posix(): one for one in intake.arriving}
    assert {name: (one.fate, one.path, one.existing, one.older) for name, one in told.items()} == {
        ".DS_Store": ("hidden", "", "", None),
        ".git": ("hidden", "", "", None),
        "PLAN.md": ("clash", "Drop/PLAN-2.md", "Drop/plan.md", "Drop/plan.md"),
        "a:b.txt": ("unfit", "Drop/a-b.txt", "", None),
        "copy of tides.txt": ("duplicate", "", "books/tides.txt", None),
        "download.pdf.part": ("temporary", "", "", None),
        "large.bin": ("too_large", "", "", None),
        "link.txt": ("link", "", "", None),
        "pipe": ("device", "", "", None),
        "plan v2.md": ("new", "Drop/plan v2.md", "", "Drop/plan.md"),
        COMPOSED: ("clash", f"Drop/{COMPOSED.removesuffix('.txt')}-2.txt", f"Drop/{PARTED}", f"Drop/{PARTED}"),
        "~$plan.docx": ("temporary", "", "", None),
        "deep/y.txt": ("new", "Drop/deep/y.txt", "", None),
        "deep/er/x.txt": ("duplicate", "", "Drop/deep/y.txt", None),
    }
    chosen = tuple(replace(one, replaces=one.older) if one.fate == "new" else one for one in intake.arriving)
    steps: list[tuple[int, int]] = []
    done = project.take_in(replace(intake, arriving=chosen), PERSON, lambda at, of: steps.append((at, of)))
    assert {one.path for one in done if one.change} == {one.path for one in intake.arriving if one.is_taken}
    assert len({one.change for one in done if one.change}) == 1  # one commit
    assert steps[-1] == (2 * intake.size, 2 * intake.size)
    assert steps == sorted(steps)
    rows = {row.path: row for row in project.source_listing().rows}
    assert rows["Drop/plan v2.md"].replaces == "Drop/plan.md"
    assert rows["Drop/plan.md"].newer == "Drop/plan v2.md"
    assert (root / "sources/Drop/plan.md").read_text(encoding="utf-8") == "first plan"
    now = {path: path.lstat() for path in dropped.rglob("*")}
    assert {path: (one.st_size, one.st_mtime_ns) for path, one in now.items()} == {
        path: (one.st_size, one.st_mtime_ns) for path, one in was.items()
    }


def test_a_file_that_is_a_missing_original_returns_to_its_place(root: Path, project: Project, tmp_path: Path) -> None:
    project.record_sources(PERSON)
    known = (root / "sources/.agent-kit/sources.json").read_bytes()
    (root / "sources/books/tides.txt").rename(tmp_path / "found again.bin")
    intake = project.plan_intake([tmp_path / "found again.bin"], "elsewhere")
    assert [(one.fate, one.path) for one in intake.arriving] == [("returned", "books/tides.txt")]
    (done,) = project.take_in(intake, PERSON)
    assert (done.path, done.error) == ("books/tides.txt", None)
    assert (root / "sources/.agent-kit/sources.json").read_bytes() == known


def test_an_original_that_was_replaced_already_is_not_offered_again(project: Project, tmp_path: Path) -> None:
    for version in ("plan.md", "plan v2.md", "plan v3.md"):
        write(tmp_path / version, version)
    for version, replaces in (("plan v2.md", None), ("plan.md", None), ("plan v2.md", "plan.md")):
        project.add_source(tmp_path / version, version, PERSON, replaces=replaces)
    (arriving,) = project.plan_intake([tmp_path / "plan v3.md"], "").arriving
    assert arriving.older == "plan v2.md"


@pytest.mark.skipif(os.name == "nt", reason="links need a right there")
def test_what_is_in_the_way_of_a_name_or_folder_is_gone_around(root: Path, project: Project, tmp_path: Path) -> None:
    long = "ä" * 125 + ".txt"
    write(root / "sources" / long, "short text")
    (root / "sources/away").symlink_to(tmp_path)
    write(root / "sources/file", "no folder")
    for name in (long, "away/x.txt", "file/y.txt", "Books/z.txt"):
        write(tmp_path / "in" / name, f"text of {name}")
    intake = project.plan_intake([tmp_path / "in" / name for name in (long, "away", "file", "Books")], "")
    done = project.take_in(intake, PERSON)
    assert [one.path for one in done] == ["ä" * 124 + "-2.txt", "away-2/x.txt", "file-2/y.txt", "books/z.txt"]
    assert [one.error for one in done] == [None] * 4


def test_one_file_that_cannot_be_read_does_not_keep_the_others(root: Path, project: Project, tmp_path: Path) -> None:
    for name in ("one", "two", "three"):
        write(tmp_path / f"in/{name}.txt", name)
    intake = project.plan_intake([tmp_path / "in"], "new folder")
    (tmp_path / "in/two.txt").unlink()  # between the plan and the doing
    write(root / "sources/new folder/in/one.txt", "somebody else's")
    done = {one.arriving.file.name: one for one in project.take_in(intake, PERSON)}
    assert isinstance(done["one.txt"].error, Refused)
    assert done["two.txt"].error is not None
    assert done["three.txt"].path == "new folder/in/three.txt"
    assert (root / "sources/new folder/in/one.txt").read_text(encoding="utf-8") == "somebody else's"


def test_a_path_that_is_gone_is_told_and_the_others_are_planned(project: Project, tmp_path: Path) -> None:
    write(tmp_path / "here.txt", "here")
    intake = project.plan_intake([tmp_path / "gone.txt", tmp_path / "here.txt"], "")
    assert [(one.file.name, one.fate, one.path) for one in intake.arriving] == [
        ("gone.txt", "gone", ""),
        ("here.txt", "new", "here.txt"),
    ]
    assert [one.path for one in project.take_in(intake, PERSON)] == ["", "here.txt"]
    with pytest.raises(NotFound):
        project.plan_intake([tmp_path / "gone.txt"], "")


def test_an_intake_that_is_stopped_keeps_what_was_copied(root: Path, project: Project, tmp_path: Path) -> None:
    for name in ("one", "two"):  # too large for one commit together
        write(tmp_path / f"in/{name}.bin", name)
        os.truncate(tmp_path / f"in/{name}.bin", PORTION_SIZE * 5 // 8)
    intake = project.plan_intake([tmp_path / "in"], "")

    def stop(done: int, total: int) -> None:
        if done > total * 0.8:  # while the second one is copied
            raise Cancelled

    done = project.take_in(intake, PERSON, stop)
    assert [(one.path, one.is_left) for one in done] == [("in/one.bin", False), ("", True)]
    assert [file.name for file in (root / "sources/in").iterdir()] == ["one.bin"]
    assert list((root / ".kbdesk/staging").iterdir()) == []
    again = project.plan_intake([tmp_path / "in"], "")
    assert [one.fate for one in again.arriving] == ["duplicate", "new"]


def test_limits_are_settings_of_the_project_and_hold_for_every_door(
    root: Path, project: Project, tmp_path: Path
) -> None:
    assert project.limits == Limits(2 * 1024**3, 50 * 1024**2)
    write(root / "kbdesk.toml", '# mine\nknowledge = "knowledge"\n')
    project.set_limits(Limits(10, 0), PERSON)
    assert project.limits == Limits(10, 0)
    assert (root / "kbdesk.toml").read_text(encoding="utf-8") == (
        '# mine\nknowledge = "knowledge"\n\n[limits]\nfile = "10 B"\ndownload = "none"\n'
    )
    write(tmp_path / "long.txt", "more than ten bytes")
    with pytest.raises(Refused, match="larger than the project allows"):
        project.add_source(tmp_path / "long.txt", "", AGENT, "run")
    with pytest.raises(Refused, match="larger than the project allows"):
        project.add_source_data(b"more than ten bytes", "pasted.txt", PERSON)
    write(root / "kbdesk.toml", '[limits]\nfile = "1.5 KB"\ndownload = "much"\n')
    assert project.limits == Limits(1536, 50 * 1024**2)


def test_a_folder_outside_is_no_destination(project: Project, tmp_path: Path) -> None:
    write(tmp_path / "x.txt", "x")
    with pytest.raises(OutsideFolder):
        project.plan_intake([tmp_path / "x.txt"], "../elsewhere")


def test_the_projects_own_files_are_not_offered_as_originals(root: Path, project: Project, tmp_path: Path) -> None:
    project.record_sources(PERSON)
    write(tmp_path / "beside.txt", "no part of it")
    told = {one.file.name: one.fate for one in project.plan_intake([tmp_path], "").arriving}
    assert told["beside.txt"] == "new"
    assert told["tides.md"] == told["tides.txt"] == "own"
    kit = project.plan_intake([root / "sources/.agent-kit"], "").arriving
    assert {one.fate for one in kit} == {"own"}
    assert [one.fate for one in project.plan_intake([root / "sources/books"], "").arriving] == ["duplicate"]


def test_many_come_with_few_looks_at_the_folder_and_few_lists(
    root: Path, tmp_path: Path, opened: Callable[[Path], Project], monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(30):
        write(root / f"sources/old-{number}/same.txt", f"old text {number:03}")
        write(tmp_path / f"pile/{number % 3}/new-{number}.txt", f"new text {number:03}")
    project = opened(root)
    monkeypatch.setattr(intake, "PORTION", 2)
    monkeypatch.setattr(intake, "SHARE", 3)
    work: Counter[str] = Counter()
    for owner, name in ((Folder, "scan"), (Folder, "sha256"), (snapshot, "same_name")):
        done = getattr(owner, name)

        def counted(*given: Any, done: Callable[..., Any] = done, name: str = name, **more: Any) -> Any:
            work[name] += 1
            return done(*given, **more)

        monkeypatch.setattr(owner, name, counted)
    planned = project.plan_intake([tmp_path / "pile"], "old-1")
    assert work["scan"] == 2, "the originals and the retired ones"
    assert work["same_name"] == len(list((root / "sources").rglob("old-*"))) + 1, "each folder once, books too"
    taken = project.take_in(planned, PERSON)
    assert sorted(one.path for one in taken) == sorted(
        f"old-1/pile/{number % 3}/new-{number}.txt" for number in range(30)
    )
    commits = len({one.change for one in taken})
    assert commits == 3, "a third of the originals that were there, each"
    assert work["scan"] <= 6 * commits + 6
    assert work["sha256"] <= 90, "every original once, and those that came once in each portion after theirs"


def test_in_a_folder_too_a_new_version_of_one_elsewhere_is_recognised(
    root: Path, tmp_path: Path, opened: Callable[[Path], Project]
) -> None:
    for name in ("2025/report.pdf", "2025/readme.md"):
        write(root / "sources" / name, f"old {name}")
    for name in ("report (2).pdf", "a/readme.md", "b/readme.md"):
        write(tmp_path / "pile" / name, f"new {name}")
    planned = opened(root).plan_intake([tmp_path / "pile"], "")
    older = {f"{one.folder}/{one.file.name}": (one.older, one.replaces) for one in planned.arriving}
    assert older == {
        "pile/report (2).pdf": ("2025/report.pdf", None),
        "pile/a/readme.md": (None, None),
        "pile/b/readme.md": (None, None),
    }
