"""The desk by keyboard alone: Enter presses buttons, Ctrl and a number goes into a room, and what goes wrong ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from kbdesk.desk import look, opening, settings
from kbdesk.desk.parts import button, icon_button
from kbdesk.desk.requests.dialog import RequestDialog
from kbdesk.desk.requests.notice import RequestNotice
from kbdesk.desk.strayed import StrayedKeys
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Wish

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

CONTROL = Qt.KeyboardModifier.ControlModifier


def focus() -> Any:
    return QApplication.focusWidget()


def ask(folder: Path) -> None:
    """Ask for a retirement, as an agent in another process would."""
    project = Project.open(folder)
    try:
        project.ask(Wish("retire_page", "entity/moon", "thin"), Actor("agent", "test-agent"))
    finally:
        project.close()


def dialogs(desk: Window) -> list[RequestDialog]:
    return [one for one in desk.findChildren(RequestDialog) if one.isVisible() and one.request is not None]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_presses_the_button_that_has_the_focus(qtbot: QtBot, key: Qt.Key) -> None:
    pressed: list[str] = []
    for made in (
        button("Open", lambda: pressed.append("word")),
        icon_button("x", "Close", lambda: pressed.append("x")),
    ):
        qtbot.addWidget(made)
        made.show()
        qtbot.keyClick(made, key)
    assert pressed == ["word", "x"]


def test_enter_on_the_start_screen_opens_what_is_focused(qtbot: QtBot, window: Window, folder: Path) -> None:
    settings.add_recent(folder)
    window.start.welcome()
    row = next(each for each in window.start.findChildren(QPushButton) if each.accessibleName() == str(folder))
    row.setFocus()
    qtbot.keyClick(row, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.rooms is not None and window.rooms.page is not None)


def test_the_number_of_a_room_goes_into_it(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Any], Any]
) -> None:
    rooms = desk.rooms
    assert rooms is not None
    elsewhere(lambda: ask(folder))
    qtbot.waitUntil(lambda: desk.findChild(RequestNotice).isVisible())
    places = {"4": "requests", "3": "sources", "2": "graph", "1": "page"}
    for number, name in places.items():
        rooms.find_page()
        assert focus() is rooms.finder.line
        qtbot.keyClick(rooms.finder.line, getattr(Qt.Key, f"Key_{number}"), CONTROL)
        room: Any = rooms.widget(name)
        qtbot.waitUntil(lambda room=room: room.isAncestorOf(focus()))
    qtbot.keyClick(focus(), Qt.Key.Key_4, CONTROL)
    requests: Any = rooms.widget("requests")
    assert focus() is requests.list
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(dialogs(desk)) == 1)
    qtbot.keyClick(dialogs(desk)[0], Qt.Key.Key_Escape)


def test_whoever_walks_along_the_rail_stays_on_it_until_a_number_goes_in(qtbot: QtBot, desk: Window) -> None:
    rooms: Any = desk.rooms
    rooms.rail.buttons["page"].setFocus()
    qtbot.keyClick(focus(), Qt.Key.Key_Down)
    assert rooms.room() == "search"
    assert focus() is rooms.rail.buttons["search"]
    qtbot.keyClick(focus(), Qt.Key.Key_3, CONTROL)
    qtbot.waitUntil(lambda: rooms.widget("sources").isAncestorOf(focus()))


def test_the_tab_key_comes_to_the_room_on_the_rail_that_is_shown(qtbot: QtBot, desk: Window) -> None:
    rooms: Any = desk.rooms
    for name, key in (("sources", Qt.Key.Key_3), ("log", Qt.Key.Key_7)):
        qtbot.keyClick(focus(), key, CONTROL)
        qtbot.waitUntil(lambda name=name: rooms.widget(name).isAncestorOf(focus()))
        for _ in range(30):
            if focus() in rooms.rail.buttons.values():
                break
            qtbot.keyClick(focus(), Qt.Key.Key_Tab)
        assert focus() is rooms.rail.buttons[name]


def test_the_notice_of_a_request_is_answered_with_enter(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Any], Any]
) -> None:
    elsewhere(lambda: ask(folder))
    notice: Any = desk.findChild(RequestNotice)
    qtbot.waitUntil(notice.isVisible)
    answer = next(each for each in notice.findChildren(QPushButton) if each.accessibleName().startswith("Answer"))
    answer.setFocus()
    qtbot.keyClick(answer, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(dialogs(desk)) == 1)
    qtbot.keyClick(dialogs(desk)[0], Qt.Key.Key_Escape)


def test_opening_that_crashes_ends_at_the_start_screen(
    qtbot: QtBot, window: Window, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash(*_: object) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(opening, "find_and_open", crash)
    window.open_folder(folder)
    qtbot.waitUntil(lambda: bool(window.notices.notices()))
    assert window.start.open_button.isVisible()


def test_the_count_on_the_rail_stays_in_its_corner_when_the_text_grows(qtbot: QtBot, desk: Window) -> None:
    assert desk.rooms is not None
    desk.rooms.count_requests(4)
    rail: Any = desk.rooms.rail.buttons["requests"]
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    try:
        look.apply(app, "light", 2.0)

        def in_its_corner() -> bool:
            count = rail._count
            fits = count.height() >= count.fontMetrics().height() and rail.rect().contains(count.geometry())
            return fits and rail.width() - count.geometry().right() < look.MEDIUM

        qtbot.waitUntil(in_its_corner)
    finally:
        look.apply(app, "light")


def test_in_an_empty_base_every_room_takes_the_keys_and_says_what_it_lacks(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    folder = tmp_path / "nothing"
    Project.create(folder)
    window.open_folder(folder)
    qtbot.waitUntil(lambda: window.rooms is not None)
    rooms: Any = window.rooms
    told = (
        "Write it",
        "No pages yet",
        "Choose files…",
        "Nothing was asked of you yet",
        "All is well",
        "New preference…",
        "The log is empty",
    )
    for number, words in enumerate(told, start=1):
        qtbot.keyClick(focus(), getattr(Qt.Key, f"Key_{number}"), CONTROL)
        qtbot.waitUntil(lambda words=words: rooms.area.isAncestorOf(focus()) and focus().accessibleName() == words)


def test_alt_and_a_letter_that_leads_nowhere_writes_nothing(qtbot: QtBot, desk: Window, qapp: QApplication) -> None:
    watch = StrayedKeys(qapp)
    try:
        desk.rooms.open_page("entity/moon")  # type: ignore[union-attr]
        qtbot.waitUntil(lambda: desk.rooms.page is not None and desk.rooms.page.row.id == "entity/moon")  # type: ignore[union-attr]
        qtbot.keyClick(focus(), Qt.Key.Key_E, CONTROL)
        view: Any = desk.rooms.view  # type: ignore[union-attr]
        qtbot.waitUntil(
            lambda: view.is_editing() and view.editor.text.hasFocus() and bool(view.editor.manuscript.text())
        )
        before = view.editor.manuscript.text()
        qtbot.keyClick(focus(), Qt.Key.Key_Q, Qt.KeyboardModifier.AltModifier)
        assert view.editor.manuscript.text() == before
        qtbot.keyClick(focus(), Qt.Key.Key_Q)
        assert view.editor.manuscript.text() != before
        desk.rooms.finder.line.setFocus()  # type: ignore[union-attr]
        qtbot.keyClick(focus(), Qt.Key.Key_Q, Qt.KeyboardModifier.AltModifier)
        assert desk.rooms.finder.line.text() == ""  # type: ignore[union-attr]
    finally:
        watch.deleteLater()
