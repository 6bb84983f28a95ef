"""Originals from the web as a person meets them: a real window, a real server that changes and misbehaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from kbdesk.desk.originals.fetching.background import Fetches
from kbdesk.desk.originals.fetching.comparing import CompareDialog
from kbdesk.desk.originals.fetching.kept import KeptDialog
from kbdesk.desk.originals.fetching.scheduling import ScheduleDialog
from kbdesk.desk.originals.fetching.taking import AddressDialog
from kbdesk.project.fetching.values import DAY, Schedule
from tests.webserver import Document, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window
    from tests.webserver import Server

W = TypeVar("W", bound="QWidget")
LEFT = Qt.MouseButton.LeftButton
PATIENCE = 20_000
KNOTS = b"A bowline makes a fixed loop.\n\nEvery sailor knows it.\n"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr("kbdesk.sources.wire.is_public", lambda _address: True)
    with serving() as made:
        yield made


@pytest.fixture
def room(desk: Window, qtbot: QtBot) -> Any:
    desk.actions_["go.sources"].trigger()
    found = desk.rooms.widget("sources")
    qtbot.waitUntil(lambda: found.model.rowCount() == 1, timeout=PATIENCE)
    return found


def shown(window: Window, kind: type[W], qtbot: QtBot) -> W:
    def found() -> list[W]:
        return [one for one in window.findChildren(kind) if one.isVisible()]

    qtbot.waitUntil(lambda: bool(found()), timeout=PATIENCE)
    return found()[0]


def said(window: Window) -> str:
    return "\n".join(notice.text() for notice in window.notices.notices())


def paste(widget: QWidget, address: str) -> None:
    data = QMimeData()
    data.setText(address)
    QGuiApplication.clipboard().setMimeData(data)
    widget.setFocus()
    QTest.keySequence(widget, "Ctrl+V")


def take_in(window: Window, address: str, qtbot: QtBot) -> AddressDialog:
    """Download what the dialog holds, by the keys."""
    dialog = shown(window, AddressDialog, qtbot)
    qtbot.waitUntil(dialog.take_button.isEnabled, timeout=PATIENCE)
    assert dialog.address.text() == address
    QTest.keyClick(dialog.address, Qt.Key.Key_Return)
    return dialog


def test_an_address_that_is_pasted_becomes_an_original_that_is_kept_current(
    desk: Window, room: Any, server: Server, qtbot: QtBot, folder: Path
) -> None:
    def until(holds: Callable[[], object]) -> None:
        qtbot.waitUntil(lambda: bool(holds()), timeout=PATIENCE)

    url = f"{server.url}/knots"
    server.documents["/knots"] = Document(KNOTS)
    paste(room.table, url)
    dialog = take_in(desk, url, qtbot)
    until(dialog.show_button.isVisible)
    assert "knots.txt" in dialog.told_words.text()
    QTest.mouseClick(dialog.show_button, LEFT)
    until(lambda: hasattr(room.pane, "fetching"))
    panel = room.pane.fetching
    until(lambda: panel.isVisible() and panel.address.accessibleName() == url)
    QTest.mouseClick(panel.schedule_button, LEFT)
    schedule = shown(desk, ScheduleDialog, qtbot)
    QTest.keyClick(schedule.weekly, Qt.Key.Key_Space)
    QTest.mouseClick(schedule.save_button, LEFT)
    until(lambda: "Every week" in panel.told.text())

    server.documents["/knots"] = Document(KNOTS.replace(b"sailor", b"boatman"))
    QTest.mouseClick(panel.fetch_button, LEFT)
    until(panel.compare_button.isVisible)
    assert room.selected().replaces == "knots.txt"
    assert "Every week" in panel.told.text()
    QTest.mouseClick(panel.compare_button, LEFT)
    compared = shown(desk, CompareDialog, qtbot)
    until(compared.preview.view.cards)
    assert (
        "".join(word.text for card in compared.preview.view.cards() for word in card.hunk.words).count("boatman") == 1
    )
    QTest.keyClick(compared, Qt.Key.Key_Escape)

    server.documents["/knots"] = Document(b"", status=404)
    QTest.mouseClick(panel.fetch_button, LEFT)
    until(panel.failure.isVisible)
    assert "fetch_http_404" in panel.failure.text()
    assert panel.fetch_button.accessibleName() == "Retry"
    assert (folder / "sources" / room.selected().path).exists()
    server.documents["/knots"] = Document(KNOTS.replace(b"sailor", b"boatman"))
    QTest.mouseClick(panel.fetch_button, LEFT)
    until(lambda: not panel.failure.isVisible() and "has not changed" in said(desk))


def test_a_download_that_is_stopped_or_fails_leaves_nothing_and_says_so(
    desk: Window, room: Any, server: Server, qtbot: QtBot, folder: Path
) -> None:
    paste(room.table, f"{server.url}/drips")
    dialog = take_in(desk, f"{server.url}/drips", qtbot)
    qtbot.waitUntil(lambda: "bytes" in dialog.far.text(), timeout=PATIENCE)
    QTest.mouseClick(dialog.stop_button, LEFT)
    assert dialog.told.isVisible()
    assert dialog.take_button.isVisible()
    dialog.address.setText(f"{server.url}/missing")
    QTest.keyClick(dialog.address, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "fetch_http_404" in dialog.told_words.text(), timeout=PATIENCE)
    server.documents["/here"] = Document(b"A primer on tides.\n")
    dialog.address.setText(f"{server.url}/here")
    QTest.keyClick(dialog.address, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "primer.txt" in dialog.told_words.text(), timeout=PATIENCE)  # the same content
    dialog.address.setText(f"{server.url}/drips")
    QTest.keyClick(dialog.address, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "bytes" in dialog.far.text(), timeout=PATIENCE)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    scratch = folder / ".kbdesk/scratch"
    qtbot.waitUntil(lambda: not list(scratch.glob("*/*")), timeout=PATIENCE)
    assert [path.name for path in (folder / "sources").iterdir() if path.is_file()] == ["primer.txt"]


def test_what_is_due_is_fetched_in_the_background_unless_that_is_paused(
    desk: Window, server: Server, qtbot: QtBot
) -> None:
    session = desk.session
    server.documents["/a.txt"] = Document(b"one")
    server.documents["/b.txt"] = Document(b"other")
    done: list[object] = []

    def prepare(_job: object) -> None:
        for name in ("a.txt", "b.txt"):
            session.project.take_in_url(f"{server.url}/{name}", "", session.person)
        session.project.schedule_fetches("a.txt", Schedule(DAY, "2026-01-01T00:00:00Z"))

    desk.actions_["sources.pause"].trigger()
    session.write(desk, prepare, done.append)
    qtbot.waitUntil(lambda: bool(done), timeout=PATIENCE)
    desk.actions_["sources.kept"].trigger()
    kept = shown(desk, KeptDialog, qtbot)
    qtbot.waitUntil(lambda: kept.rows.rowCount() == 2, timeout=PATIENCE)
    assert kept.pause.isChecked()
    assert kept.rows.index(0, 3).data() == "paused"
    assert kept.looks.text().startswith("Paused")
    QTest.keyClicks(kept.search, "b.txt")
    assert [kept.rows.index(row, 0).data() for row in range(kept.rows.rowCount())] == ["b.txt"]
    kept.search.clear()
    asked, waiting = len(server.asked), desk.tallies.counts["reviews"]
    server.documents["/a.txt"] = Document(b"two")
    Fetches.of(session).look()
    qtbot.waitUntil(session.work.is_idle, timeout=PATIENCE)
    assert len(server.asked) == asked
    QTest.keyClick(kept.pause, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "a.txt has changed" in said(desk), timeout=PATIENCE)
    assert len(server.asked) == asked + 1
    assert not desk.actions_["sources.pause"].isChecked()
    qtbot.waitUntil(lambda: str(kept.rows.index(0, 0).data()).startswith("a-"), timeout=PATIENCE)
    qtbot.waitUntil(lambda: desk.tallies.counts.get("reviews") == waiting + 2, timeout=PATIENCE)
    assert Fetches.of(session).running("a.txt") is None


def test_a_bug_in_a_worker_ends_what_it_met_and_the_next_round_begins(
    desk: Window, server: Server, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session, fetches = desk.session, Fetches.of(desk.session)
    qtbot.waitUntil(session.work.is_idle, timeout=PATIENCE)
    with monkeypatch.context() as broken:
        broken.setattr("kbdesk.project.fetching.web_sources.WebSources.due", None)
        broken.setattr("kbdesk.project.fetching.web_sources.WebSources.find", None)
        fetches.look()
        fetches.fetch("tides.txt", desk)
        qtbot.waitUntil(session.work.is_idle, timeout=PATIENCE)
    assert fetches.running("tides.txt") is None
    assert caplog.text.count("A bug in a worker.") == 2
    with qtbot.waitSignal(fetches.looked, timeout=PATIENCE):
        fetches.look()


def test_closing_while_something_is_fetched_stops_it(desk: Window, server: Server, qtbot: QtBot, folder: Path) -> None:
    session = desk.session
    assert session is not None
    server.documents["/a.txt"] = Document(b"one")
    done: list[object] = []
    session.write(
        desk, lambda _job: session.project.take_in_url(f"{server.url}/a.txt", "", session.person), done.append
    )
    qtbot.waitUntil(lambda: bool(done), timeout=PATIENCE)
    server.documents["/a.txt"] = Document(b"", status=-1)
    Fetches.of(session).fetch("a.txt", desk)
    qtbot.waitUntil(lambda: len(server.asked) == 2, timeout=PATIENCE)
    desk.close_project()
    assert not list((folder / ".kbdesk/scratch").glob("*/*"))


def drop(target: QWidget, address: str) -> None:
    data = QMimeData()
    data.setUrls([QUrl(address)])
    place, none = target.rect().center(), Qt.KeyboardModifier.NoModifier
    for event in (
        QDragEnterEvent(place, Qt.DropAction.CopyAction, data, LEFT, none),
        QDropEvent(QPointF(place), Qt.DropAction.CopyAction, data, LEFT, none),
    ):
        QApplication.sendEvent(target, event)
        assert event.isAccepted()


def test_shift_f10_opens_the_menu_of_the_chosen_original(desk: Window, room: Any, qtbot: QtBot) -> None:
    room.show_source("primer.txt")
    room.table.setFocus()
    QTest.keyClick(room.table, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert room.row_actions.by_name["retire"] in menu.actions()
    menu.close()


def test_an_address_that_is_dropped_in_the_room_or_anywhere_asks(desk: Window, room: Any, qtbot: QtBot) -> None:
    for target in (room, desk):
        drop(target, "https://example.org/a.pdf")
        dialog = shown(desk, AddressDialog, qtbot)
        assert dialog.address.text() == "https://example.org/a.pdf"
        dialog.close()
