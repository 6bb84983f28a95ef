"""The way off the UI thread: order, latest wins, cancelling, owners that are gone, closing."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
import shiboken6
from PySide6.QtCore import QObject

from kbdesk.desk.work import Work
from kbdesk.errors import Busy, KbdeskError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def work(qtbot: QtBot) -> Iterator[Work]:
    made = Work()
    yield made
    made.close()


def test_a_result_never_arrives_inside_the_call_that_asked(qtbot: QtBot, work: Work) -> None:
    got: list[tuple[int, str]] = []
    owner = QObject()
    work.read(owner, lambda _job: 7, lambda value: got.append((value, threading.current_thread().name)))
    assert got == []
    qtbot.waitUntil(lambda: bool(got))
    assert got == [(7, threading.main_thread().name)]


def test_writes_run_one_by_one_in_order(qtbot: QtBot, work: Work) -> None:
    running = threading.Lock()
    done: list[int] = []
    owner = QObject()

    def write(number: int) -> int:
        assert running.acquire(blocking=False)
        running.release()
        return number

    for number in range(30):
        work.write(owner, lambda _job, number=number: write(number), done.append)
    assert work.is_writing()
    qtbot.waitUntil(lambda: len(done) == 30)
    assert done == list(range(30))
    assert not work.is_writing()


def test_the_latest_read_of_a_name_wins(qtbot: QtBot, work: Work) -> None:
    gate = threading.Event()
    got: list[str] = []
    owner = QObject()

    def slow(job: object) -> str:
        gate.wait(5)
        return "first"

    work.read(owner, slow, got.append, replaces="page")
    work.read(owner, lambda _job: "second", got.append, replaces="page")
    qtbot.waitUntil(lambda: got == ["second"])
    gate.set()
    qtbot.waitUntil(work.is_idle)
    assert got == ["second"]


def test_a_replaced_read_is_cancelled_at_its_next_step(qtbot: QtBot, work: Work) -> None:
    gate = threading.Event()
    steps: list[int] = []
    owner = QObject()

    def slow(job: object) -> None:
        gate.wait(5)
        for step in range(1000):
            job(step, 1000)  # type: ignore[operator]
            steps.append(step)

    work.read(owner, slow, replaces="page")
    work.read(owner, lambda _job: None, replaces="page")
    gate.set()
    qtbot.waitUntil(work.is_idle)
    assert steps == []


def test_a_deleted_owner_hears_nothing(qtbot: QtBot, work: Work) -> None:
    gate = threading.Event()
    got: list[int] = []
    owner = QObject()
    work.read(owner, lambda _job: gate.wait(5) and 1, got.append)
    shiboken6.delete(owner)
    gate.set()
    qtbot.waitUntil(work.is_idle)
    assert got == []


def test_progress_comes_on_the_way(qtbot: QtBot, work: Work) -> None:
    seen: list[tuple[int, int]] = []
    done: list[str] = []
    owner = QObject()

    def call(job: object) -> str:
        for step in range(3):
            job(step, 3)  # type: ignore[operator]
        return "over"

    work.read(owner, call, done.append, progress=lambda at, of: seen.append((at, of)))
    qtbot.waitUntil(lambda: done == ["over"])
    assert seen == [(0, 3), (1, 3), (2, 3)]


def test_an_expected_error_goes_to_who_asked_or_to_the_window(qtbot: QtBot, work: Work) -> None:
    mine: list[KbdeskError] = []
    owner = QObject()

    def fail(job: object) -> None:
        raise Busy("here", "kbdesk mcp")

    work.read(owner, fail, failed=mine.append)
    qtbot.waitUntil(lambda: len(mine) == 1)
    with qtbot.waitSignal(work.failed) as caught:
        work.read(owner, fail)
    assert isinstance(caught.args[0], Busy)


def test_a_bug_is_told_and_the_worker_lives_on(qtbot: QtBot, work: Work, caplog: pytest.LogCaptureFixture) -> None:
    got: list[int] = []
    owner = QObject()
    with qtbot.waitSignal(work.crashed) as caught:
        work.read(owner, lambda _job: 1 // 0)
    assert "ZeroDivisionError" in caught.args[0]
    work.read(owner, lambda _job: 5, got.append)
    qtbot.waitUntil(lambda: got == [5])


def test_closing_finishes_the_writes_cancels_the_reads_and_refuses_the_rest(qtbot: QtBot) -> None:
    work = Work()
    order: list[str] = []
    reading = threading.Event()
    owner = QObject()

    def read(job: object) -> None:
        reading.set()
        while True:
            job(0, 0)  # type: ignore[operator]

    work.read(owner, read)
    assert reading.wait(5)
    for number in range(3):
        work.write(owner, lambda _job, number=number: order.append(f"write {number}"))
    work.close(lambda: order.append("last"))
    assert order == ["write 0", "write 1", "write 2", "last"]
    assert work.read(owner, lambda _job: 1) is None
    assert work.write(owner, lambda _job: 1) is None
