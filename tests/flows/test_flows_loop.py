"""The main job end to end: sample, links, a real agent in another process, its requests answered at the desk."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QSettings

from kbdesk.desk import look
from tests.bench.measuring import worked
from tests.flows.walk import Walk, take, until
from tests.flows.watchdog import Watchdog

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


HITCH = 0.075
"""Seconds of work of the UI thread in one go: 50 ms is felt (the bench's goal), the rest is what neighbours cost."""
USUAL = 0.004
"""Seconds that the fixed piece of work takes on the machine for which that is the limit."""


@pytest.fixture
def walk(tmp_path: Path, qapp: QApplication, watchdog: Watchdog) -> Iterator[Walk]:
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings"))
    look.apply(qapp, "light")
    made = Walk(tmp_path, lambda _widget, name: watchdog.at(f"after {name}"))
    watchdog.begin()
    yield made
    made.close()


@pytest.fixture
def watchdog() -> Iterator[Watchdog]:
    """Fail the test where the UI thread is kept busy so long that the person feels it; says who did it."""
    made = Watchdog()
    yield made
    turns = made.end()
    limit = HITCH * max(1.0, worked(lambda: sorted(str(number) for number in range(50_000)), 5) / USUAL)
    assert [turn.told() for turn in turns if turn.worked > limit] == []


def journal(root: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(root / ".kbdesk/journal.db")) as connection:
        return connection.execute(query).fetchall()


def test_files_journal_answers_and_window_agree_after_the_whole_loop(walk: Walk, tmp_path: Path) -> None:
    answers = take(walk, tmp_path)
    told = {answer["call"]: answer["answer"] for answer in answers}
    assert [answer["call"] for answer in answers if answer["error"]] == []

    # the agent was told what the person said
    assert "Agreed." in told["knowledge_retire"]
    assert "tables/brest-2027.txt" in told["request_file"]
    assert "Here it is." in told["request_file"]
    assert "Declined" in told["retire_source"]
    assert "Keep it." in told["retire_source"]
    assert "tables/brest-2027.txt" in told["list_sources"]
    assert "Retired" in told["knowledge_read"]

    # the files
    knowledge, sources = walk.root / "knowledge", walk.root / "sources"
    retired = (knowledge / "concepts/double-high-water.md").read_text(encoding="utf-8")
    assert "status: retired" in retired
    assert "> Retired on " in retired
    assert (sources / "tables/brest-2027.txt").read_text(encoding="utf-8").startswith("Brest")
    assert (sources / "inbox/reading-list.txt").exists()
    index = (knowledge / "index.md").read_text(encoding="utf-8")
    assert "(concepts/tidal-lag.md)" in index
    assert "double-high-water" not in index
    assert "update | Tidal lag" in (knowledge / "log.md").read_text(encoding="utf-8")

    # the journal
    assert journal(walk.root, "SELECT operation, actor_kind FROM change WHERE state = 'done' ORDER BY id") == [
        ("create", "agent"),
        ("edit", "agent"),
        ("log", "agent"),
        ("retire", "person"),
        ("add", "person"),
    ]
    assert journal(walk.root, "SELECT state, note FROM request ORDER BY asked_at") == [
        ("approved", "Agreed."),
        ("approved", "Here it is."),
        ("declined", "Keep it."),
    ]

    # the window
    rooms = walk.window.rooms
    assert rooms is not None
    until(lambda: not walk.notice.isVisible(), "the notice goes when nothing waits")
    rooms.open_page("concept/double-high-water")
    until(lambda: walk.page == "concept/double-high-water", "the retired page is shown")
    assert rooms.page is not None
    assert rooms.page.row.status == "retired"
    assert rooms.reader.head.isVisible()


def test_a_request_outlives_a_desk_that_is_closed_and_opened_again(walk: Walk, tmp_path: Path) -> None:
    walk.open_sample()
    walk.start_agent()
    until(walk.notice.isVisible, "the request is told")
    walk.window.close_project()
    walk.open_sample()
    until(walk.notice.isVisible, "the request is told again")
    walk.answer("retire_page", "", approve=False)
    tables = tmp_path / "brest-2027.txt"
    tables.write_text("Brest 2027\n", encoding="utf-8")
    walk.answer("request_file", "", approve=True, file=tables)
    walk.answer("retire_source", "", approve=True)
    told = {answer["call"]: answer["answer"] for answer in walk.agent_ends()}
    assert "Declined" in told["knowledge_retire"]
    assert not (walk.root / "sources/inbox/reading-list.txt").exists()
