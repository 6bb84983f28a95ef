"""What a watch hears is looked at, and nothing else; where it may have missed something, everything is."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from kbdesk.project import hearing
from kbdesk.project.hearing import EVERYTHING, Hearing
from kbdesk.project.watch import Watch
from tests.project.conftest import MOON, TIDES, write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from kbdesk.project.project import Project

PATIENCE = 10


def written(knowledge: Path) -> None:
    write(knowledge / "concepts/new.md", TIDES)


def renamed_over(knowledge: Path) -> None:
    write(knowledge / "concepts/new.md.tmp", TIDES)
    (knowledge / "concepts/new.md.tmp").rename(knowledge / "concepts/new.md")


def appended(knowledge: Path) -> None:
    with (knowledge / "concepts/new.md").open("a") as file:
        file.write("More.\n")


def deleted(knowledge: Path) -> None:
    (knowledge / "concepts/new.md").unlink()


def moved_in(knowledge: Path) -> None:
    write(knowledge.parent / "elsewhere.md", TIDES)
    (knowledge.parent / "elsewhere.md").rename(knowledge / "concepts/new.md")


def moved_out(knowledge: Path) -> None:
    (knowledge / "concepts/new.md").rename(knowledge.parent / "elsewhere.md")


def folder_renamed(knowledge: Path) -> None:
    (knowledge / "concepts").rename(knowledge / "ideas")


@pytest.fixture
def heard(root: Path) -> Iterator[Hearing]:
    one = Hearing()
    one.begin(root / "knowledge")
    yield one
    one.end()


@pytest.mark.parametrize(
    ("deed", "is_told"),
    [
        (written, True),
        (renamed_over, True),
        (appended, True),
        (deleted, True),
        (moved_in, True),
        (moved_out, True),
        (folder_renamed, False),
    ],
)
def test_each_way_to_change_a_file_is_heard(
    root: Path, heard: Hearing, deed: Callable[[Path], None], is_told: bool
) -> None:
    knowledge = root / "knowledge"
    if deed in (appended, deleted, moved_out):
        write(knowledge / "concepts/new.md", TIDES)
    woken = threading.Event()
    watch = Watch([knowledge], woken.set, (knowledge, heard))
    try:
        assert heard.take().paths is None
        assert heard.take().paths == frozenset()
        deed(knowledge)
        paths: set[str] = set()
        wanted = {"concepts/new.md"}
        while is_told != (wanted <= paths):
            assert woken.wait(PATIENCE)
            woken.clear()
            found = heard.take().paths
            if found is None:
                assert not is_told
                break
            paths |= found
    finally:
        watch.stop()
    heard.end()
    assert heard.take().paths is None


def test_what_is_taken_can_be_given_back_and_much_is_everything(
    heard: Hearing, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard.done(heard.take())
    heard.tell("a.md")
    taken = heard.take()
    heard.tell("b.md")
    heard.give_back(taken)
    assert heard.take().paths == {"a.md", "b.md"}
    heard.give_back(EVERYTHING)
    assert heard.take().paths is None
    monkeypatch.setattr(hearing, "MANY", 3)
    for number in range(hearing.MANY):
        heard.tell(f"{number}.md")
    assert heard.take().paths == {"0.md", "1.md", "2.md"}
    for number in range(hearing.MANY + 1):
        heard.tell(f"{number}.md")
    assert heard.take().paths is None
    monkeypatch.setattr(hearing, "FULLY_AGAIN", 0.0)
    assert heard.take().paths is None


def test_a_commit_looks_at_what_another_look_has_not_done_yet(heard: Hearing, monkeypatch: pytest.MonkeyPatch) -> None:
    heard.done(heard.take())
    heard.join(lambda: None)
    monkeypatch.setattr(hearing, "FULLY_AGAIN", 0.0)
    heard.tell("a.md")
    due = heard.take()
    assert due.paths is None
    heard.tell("b.md")
    assert heard.take(by_commit=True).paths == {"a.md", "b.md"}
    heard.done(due)
    heard.tell("c.md")
    assert heard.take(by_commit=True).paths == {"b.md", "c.md"}


def test_only_what_was_heard_is_looked_at(root: Path, opened: Callable[[Path], Project]) -> None:
    project = opened(root)
    woken = threading.Event()
    watch = project.watch(woken.set)
    try:
        project.noticed()
        with closing(sqlite3.connect(root / ".kbdesk/index.db")) as connection, connection:
            connection.execute("UPDATE file SET signature = 'x' WHERE path = 'entities/moon.md'")
        write(root / "knowledge/concepts/tides.md", TIDES.replace("Tides", "Ebb and flow"))
        while project.page("concept/tides").row.title != "Ebb and flow":
            assert woken.wait(PATIENCE)
            woken.clear()
            project.noticed()
        assert project._index.file("entities/moon.md")[0] == "x"
        (root / "knowledge/concepts").rename(root / "knowledge/ideas")
        while all(row.declared for row in project.rows()):
            assert woken.wait(PATIENCE)
            woken.clear()
            project.noticed()
        assert project._index.file("entities/moon.md")[0] != "x"
    finally:
        watch.stop()
    project._sweeper.hearing.end()
    write(root / "knowledge/entities/moon.md", MOON.replace("Moon", "Luna"))
    project.noticed()
    assert project.page("entity/moon").row.title == "Luna"
