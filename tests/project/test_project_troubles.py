"""What is wrong now is told until it is solved, whoever saw it; what was there stays as it was."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import StorageFailed
from kbdesk.files import names
from kbdesk.project.values import Draft, Wish
from tests.project.conftest import AGENT, PERSON, TIDES, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from kbdesk.project.project import Project

PAGE, FILE = "concept/tides", "knowledge/concepts/tides.md"


def kinds(project: Project) -> list[tuple[str, str]]:
    return [(trouble.kind, trouble.where) for trouble in project.troubles()]


def left(root: Path) -> list[Path]:
    """Return what writes leave behind while they go on."""
    state = root / ".kbdesk"
    under_way = [*state.glob("staging/*"), *state.glob("scratch/*"), *state.glob("probe")]
    return [*under_way, *root.rglob("*.half")]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own with four megabytes."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = shutil.which("mount")
    if (
        mount is None
        or subprocess.run(
            [mount, "-t", "tmpfs", "-o", "size=4m", "tmpfs", place], check=False, capture_output=True
        ).returncode
    ):
        pytest.skip("no disk can be mounted here")
    yield place
    subprocess.run([shutil.which("umount") or "umount", "-l", place], check=True)


def fill(disk: Path) -> Path:
    """Fill a disk to its last byte."""
    filler = disk / "filler"
    handle = os.open(filler, os.O_CREAT | os.O_WRONLY)
    try:
        while True:
            os.write(handle, bytes(4096))
    except OSError:
        return filler
    finally:
        os.close(handle)


def test_on_a_full_disk_everything_stays_and_it_is_told_until_there_is_space(
    small_disk: Path, root: Path, tmp_path: Path, opened: Callable[[Path], Project], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    place = small_disk / "base"
    shutil.copytree(root, place)
    project = opened(place)
    project.add_log("query", "One.", (), AGENT)
    shown = project.page(PAGE)
    other = write_source(tmp_path)
    before = bytes_of(place)
    filler = fill(small_disk)
    text = f"{shown.text}\nMore.\n"
    attempts: dict[str, Callable[[], object]] = {
        "knowledge/concepts/new.md": lambda: project.create_pages([Draft("concept", "new", "New", "x")], AGENT),
        FILE: lambda: project.save_page(PAGE, text, shown.hash, PERSON),
        "knowledge/log.md": lambda: project.add_log("query", "Two.", (), AGENT),
        "sources/.agent-kit/sources.json": lambda: project.add_source(other, "o.txt", AGENT),
        ".kbdesk/journal.db": lambda: project.ask(Wish("retire_page", PAGE, reason="Wrong."), AGENT),
    }
    for file, attempt in attempts.items():
        with pytest.raises(StorageFailed, match="disk is full") as refused:
            attempt()
        assert (refused.value.where, refused.value.reason) == (file, "full")
        assert bytes_of(place) == before
        assert left(place) == []
        assert "disk_full" in dict(kinds(project))
    assert [draft.text for draft in project.drafts()] == [text]
    assert project.page(PAGE).text == shown.text
    assert len(project.sources()) == 1
    assert "disk_full" in dict(kinds(opened(place)))
    filler.unlink()
    assert kinds(project) == []
    assert left(place) == []
    project.save_page(PAGE, text, shown.hash, PERSON)
    assert project.drafts() == ()


def test_a_project_opens_for_reading_on_a_full_disk(
    small_disk: Path, root: Path, opened: Callable[[Path], Project]
) -> None:
    place = small_disk / "base"
    shutil.copytree(root, place)
    opened(place).close()
    fill(small_disk)
    project = opened(place)
    assert not project.writable
    assert kinds(project) == [("disk_full", "")]
    assert project.page(PAGE).text
    assert project.search("rise")
    with pytest.raises(StorageFailed, match="for reading only"):
        project.add_log("query", "One.", (), AGENT)


def write_source(folder: Path) -> Path:
    file = folder / "other.txt"
    file.write_text("Other words.\n", encoding="utf-8")
    return file


def test_what_stands_in_the_way_is_told_until_it_is_gone(root: Path, project: Project) -> None:
    write(root / "knowledge/syntheses", "A file where a folder should be.")
    new = Draft("synthesis", "new", "New", "x")
    with pytest.raises(StorageFailed, match="where a folder should be"):
        project.create_pages([new], AGENT)
    assert kinds(project) == kinds(project) == [("refused", "knowledge/syntheses/new.md")]
    (root / "knowledge/syntheses").unlink()
    assert kinds(project) == []
    project.create_pages([new], AGENT)


@pytest.mark.skipif(os.name != "posix", reason="a folder is not closed so elsewhere")
def test_a_folder_that_nobody_may_write_to_is_told(
    root: Path, project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.access
    closed = root / "knowledge"
    monkeypatch.setattr(os, "access", lambda path, mode: path != closed and real(path, mode))
    assert ("not_writable", "knowledge") in kinds(project)
    monkeypatch.undo()
    closed, opening = root / ".kbdesk", os.open
    monkeypatch.setattr(os, "access", lambda path, mode: path != closed and real(path, mode))

    def refusing(path: object, *rest: int, **named: int) -> int:
        if str(path).startswith(f"{closed}{os.sep}"):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
        return opening(path, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "open", refusing)
    with pytest.raises(StorageFailed, match="permission"):
        project.add_log("query", "x", (), AGENT)
    assert kinds(project) == [("not_writable", ".kbdesk")]
    monkeypatch.undo()
    assert kinds(project) == []


def test_a_folder_that_is_away_keeps_its_pages_and_is_never_written_anew(root: Path, project: Project) -> None:
    version, rows, shown = project.version(), project.rows(), project.page(PAGE)
    (root / "knowledge").rename(root / "away")
    assert project.needs_a_look()
    project.noticed()
    assert not project.needs_a_look()
    assert kinds(project) == [("folder_unreadable", "knowledge")]
    assert project.rows() == rows
    last_known = project.page(PAGE)
    assert last_known.text == shown.text
    assert "not there now" in last_known.row.trouble
    writes: list[Callable[[], object]] = [
        lambda: project.create_pages([Draft("concept", "new", "New", "x")], AGENT),
        lambda: project.rewrite_page(PAGE, "Other words.", (), AGENT),
        lambda: project.add_log("query", "x", (), AGENT),
    ]
    for write_now in writes:
        with pytest.raises(StorageFailed, match="is not there"):
            write_now()
    assert not (root / "knowledge").exists()
    (root / "away").rename(root / "knowledge")
    assert project.needs_a_look()
    project.noticed()
    assert (kinds(project), project.version(), project.rows()) == ([], version, rows)


def test_originals_that_are_away_are_unknown_and_not_missing(root: Path, project: Project) -> None:
    found = project.sources()
    (root / "sources").rename(root / "away")
    assert project.needs_a_look()
    project.noticed()
    assert kinds(project) == [("sources_unreadable", "sources")]
    with pytest.raises(StorageFailed, match="not there"):
        project.sources()
    with pytest.raises(StorageFailed, match="not there"):
        project.record_sources(AGENT)
    (root / "away").rename(root / "sources")
    project.noticed()
    assert kinds(project) == []
    assert project.sources() == found


def test_what_one_process_set_aside_is_told_to_the_person_whoever_opens_until_it_is_seen(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    opened(root).close()
    for name in ("journal.db", "index.db"):
        (root / ".kbdesk" / name).write_bytes(b"no database at all " * 100)
    opened(root).close()  # the agent's server, say: nobody reads what it says
    project = opened(root)
    told = project.troubles()
    assert [trouble.kind for trouble in told] == ["journal_set_aside", "index_set_aside"]
    assert all((root / trouble.where).exists() and ".damaged-20" in trouble.where for trouble in told)
    assert project.page(PAGE).text
    project.dismiss(told[0].id)
    assert opened(root).troubles() == told[1:]


def test_names_that_other_systems_refuse_or_confuse_are_told_by_the_check(root: Path, project: Project) -> None:
    for name in ("Tides.md", "aux.md"):
        write(root / "knowledge/concepts" / name, TIDES)
    write(root / "sources/what?.txt", "?")
    write(root / f"sources/{'a' * 100}/{'b' * 100}/{'c' * 100}", "long")
    project.noticed()
    named = {problem.page: problem.kind for problem in project.check() if problem.kind in ("twins", "forbidden_name")}
    assert named.pop("concept/Tides") == "twins"
    assert set(named.values()) == {"forbidden_name"}
    assert [page[:20] for page in sorted(named)] == ["concept/aux", f"sources/{'a' * 12}", "sources/what?.txt"]
    assert all(names.refusal(path) for path in named if path.startswith("sources"))
    assert kinds(project) == []


def test_a_page_marked_as_read_only_is_not_written_over(root: Path, opened: Callable[[Path], Project]) -> None:
    project = opened(root)
    page = root / FILE
    page.chmod(0o444)
    before = page.read_bytes()
    with pytest.raises(StorageFailed, match="marked as read-only"):
        project.rewrite_page(PAGE, "# Tides\n\nOther.\n", (), AGENT)
    assert page.read_bytes() == before
    assert [where for _, where in kinds(project)] == [FILE]
    page.chmod(0o644)
    assert not project.troubles()
    project.rewrite_page(PAGE, "# Tides\n\nOther.\n", (), AGENT)
    assert b"Other." in page.read_bytes()
