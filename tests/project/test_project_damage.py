"""Damage in the middle of the journal or the index is noticed, said, and mended at the next opening."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import KbdeskError, StorageFailed, Unreadable
from kbdesk.project.doctor import examine
from kbdesk.project.project import Project
from kbdesk.project.values import Draft, Wish
from tests.project.conftest import AGENT, TIDES, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable

SEEDS = range(8)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A closed project with a history and requests."""
    dice = random.Random(7)
    root = tmp_path_factory.mktemp("damage") / "base"
    write(root / "knowledge/concepts/tides.md", TIDES)
    project = Project.open(root)
    try:
        for number in range(30):
            words = " ".join(str(dice.random()) for _ in range(60))
            project.create_pages([Draft("concept", f"page-{number}", f"Page {number}", f"# P\n\n{words}")], AGENT)
            if number % 5 == 0:
                project.ask(Wish("retire_page", f"concept/page-{number}", "Thin."), AGENT)
    finally:
        project.close()
    return root


@pytest.fixture
def grown(made: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    shutil.copytree(made, tmp_path / "base")
    return tmp_path / "base"


def damage(file: Path, seed: int) -> None:
    data = bytearray(file.read_bytes())
    dice = random.Random(seed)
    start = dice.randrange(65_536, len(data))  # what is cut off before it cannot be saved by anybody
    kind = seed % 4
    if kind == 0:
        for _ in range(20):
            data[dice.randrange(4096, len(data))] ^= 1 << dice.randrange(8)
    elif kind == 1:
        del data[start:]
    else:
        size = min(dice.choice((64, 4096, 16_384)), len(data) - start)
        data[start : start + size] = bytes(size) if kind == 2 else dice.randbytes(size)
    file.write_bytes(data)


def use(project: Project) -> list[KbdeskError]:
    """Ask for everything; every refusal is an error with a sentence."""
    asked: list[Callable[[], object]] = [
        project.requests,
        project.rows,
        project.check,
        project.graph,
        lambda: project.page("concept/tides"),
        lambda: project.search("tides"),
        lambda: project.changes_since(0),
        *(lambda number=number: project.versions(f"concept/page-{number}") for number in range(30)),
        lambda: project.edit_page("concept/tides", (), (("seen", str(project.version())),), AGENT),
    ]
    refusals = []
    for call in asked:
        try:
            call()
        except KbdeskError as error:
            refusals.append(error)
    return refusals


def pages(root: Path) -> dict[str, bytes]:
    return {path: data for path, data in bytes_of(root).items() if not path.endswith(("tides.md", "index.md"))}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ["journal.db", "index.db"])
def test_after_damage_the_next_opening_is_sound_and_keeps_the_requests(grown: Path, name: str, seed: int) -> None:
    before = pages(grown)
    damage(grown / ".kbdesk" / name, seed)
    first = Project.open(grown)
    told = use(first)
    first.close()
    assert all("damaged" in error.what for error in told)
    second = Project.open(grown)
    try:
        assert use(second) == []
        assert len(second.requests()) == 6
        aside = list((grown / ".kbdesk").glob(f"{name}.damaged-*[0-9]"))  # without its companions
        assert aside or not told
        assert {file.name for file in aside} <= {Path(trouble.where).name for trouble in second.troubles()}
    finally:
        second.close()
    assert pages(grown) == before


def test_a_damaged_journal_gives_what_can_be_read_to_the_new_one(grown: Path) -> None:
    file = grown / ".kbdesk/journal.db"
    data = bytearray(file.read_bytes())
    data[len(data) // 2 :] = bytes(len(data) - len(data) // 2)
    file.write_bytes(data)
    (grown / ".kbdesk/journal.db-doubt").touch()
    project = Project.open(grown)
    try:
        (trouble,) = project.troubles()
        assert "set aside as journal.db.damaged-" in trouble.what
        assert "6 requests" in trouble.what
        assert not (grown / ".kbdesk/journal.db-doubt").exists()
        assert project.versions("concept/page-3")
    finally:
        project.close()


def test_a_record_that_makes_no_sense_is_a_sentence_and_the_rest_is_kept(grown: Path) -> None:
    with closing(sqlite3.connect(grown / ".kbdesk/journal.db")) as connection, connection:
        connection.execute("UPDATE change SET warnings = '[' WHERE id = 3")
    project = Project.open(grown)
    with pytest.raises(Unreadable, match="damaged"):
        project.changes_since(0)
    project.close()
    project = Project.open(grown)
    try:
        assert any(trouble.kind == "journal_set_aside" for trouble in project.troubles())
        assert project.changes_since(0).pages
        assert len(project.requests()) == 6
    finally:
        project.close()


def test_a_text_that_is_damaged_is_told_and_stops_nothing_else(grown: Path) -> None:
    with closing(sqlite3.connect(grown / ".kbdesk/journal.db")) as connection, connection:
        connection.execute("UPDATE blob SET data = x'00' || substr(data, 2) WHERE hash IN (SELECT hash FROM known)")
    project = Project.open(grown)
    try:
        assert project.changes_since(0).version
        with pytest.raises(Unreadable):
            project.version_text("concept/page-3", project.versions("concept/page-3")[0].change)
        project.edit_page("concept/page-3", (), (("a", "b"),), AGENT)
    finally:
        project.close()


@pytest.mark.parametrize("deed", ["delete", "empty"])
def test_a_journal_that_is_gone_is_said_and_every_text_is_known_again(grown: Path, deed: str) -> None:
    file = grown / ".kbdesk/journal.db"
    if deed == "delete":
        file.unlink()
    else:
        file.write_bytes(b"")
    project = Project.open(grown)
    try:
        assert any(trouble.kind == "journal_gone" for trouble in project.troubles())
        (only,) = project.versions("concept/page-3")
        assert only.is_present
    finally:
        project.close()


def test_who_has_the_old_journal_open_writes_nothing_into_it(grown: Path) -> None:
    early = Project.open(grown)
    late = None
    try:
        (grown / ".kbdesk/journal.db").rename(grown / ".kbdesk/journal.db.damaged-by-hand")
        for end in ("-wal", "-shm"):
            (grown / f".kbdesk/journal.db{end}").rename(grown / f".kbdesk/journal.db.damaged-by-hand{end}")
        late = Project.open(grown)
        before = bytes_of(grown)
        with pytest.raises(StorageFailed, match="put away"):
            early.edit_page("concept/page-3", (), (("a", "b"),), AGENT)
        assert bytes_of(grown) == before
        late.edit_page("concept/page-3", (), (("a", "b"),), AGENT)
    finally:
        early.close()
        if late is not None:
            late.close()


def test_an_opening_after_a_clean_end_does_not_read_the_whole_file(grown: Path) -> None:
    assert not list((grown / ".kbdesk").glob("*-wal"))
    assert not list((grown / ".kbdesk").glob("*-doubt"))


def test_a_text_that_is_no_utf_8_is_damage_that_the_next_opening_mends(grown: Path) -> None:
    with closing(sqlite3.connect(grown / ".kbdesk/journal.db")) as journal, journal:
        journal.execute("UPDATE change_file SET before = CAST(x'35ff00fe' AS TEXT) WHERE path LIKE '%page-7.md'")
    first = Project.open(grown)
    told = use(first)
    first.close()
    assert told
    second = Project.open(grown)
    try:
        assert use(second) == []
        assert any("set aside as journal.db.damaged-" in trouble.what for trouble in second.troubles())
    finally:
        second.close()


def test_an_index_of_an_earlier_version_is_made_anew_without_a_word(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    opened(root).close()
    with closing(sqlite3.connect(root / ".kbdesk/index.db")) as connection, connection:
        connection.execute("UPDATE migration SET name = 'index-1'")
        connection.execute("DROP TABLE listed")
    assert [one.kind for one in examine(root).ailments if one.kind.endswith("index")] == ["old_index"]
    project = opened(root)
    assert len(project.rows()) == 3
    assert project.troubles() == ()
