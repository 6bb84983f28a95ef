"""The room of the search, by the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from kbdesk.desk.rows import ITEM, PAGE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def focus() -> Any:
    return QApplication.focusWidget()


def search_room(qtbot: QtBot, desk: Window) -> Any:
    qtbot.keyClick(focus() or desk, Qt.Key.Key_F, CONTROL | SHIFT)
    room: Any = desk.rooms.widget("search")
    qtbot.waitUntil(lambda: focus() is room.line)
    return room


def found(room: Any) -> list[str]:
    return [str(room.results.hits.index(row).data(PAGE)) for row in range(room.results.hits.rowCount())]


def test_what_is_typed_is_found_at_once_and_walked_through_by_keys(qtbot: QtBot, desk: Window) -> None:
    room = search_room(qtbot, desk)
    assert room._ways.isVisible()
    qtbot.keyClicks(room.line, "tides type:concept")
    qtbot.waitUntil(lambda: sorted(found(room)) == ["concept/neap-tides", "concept/spring-tides"])
    assert room.told.text() == "Found: 2"
    item = room.results.hits.index(0).data(ITEM)
    assert {item.under[start:end].casefold() for start, end in item.matches} == {"tides"}
    qtbot.keyClick(focus(), Qt.Key.Key_Down)
    assert focus() is room.results
    qtbot.keyClick(focus(), Qt.Key.Key_Return, CONTROL)
    assert [tab.page_id() for tab in desk.rooms.area.side.tabs()] == ["overview", "", found(room)[0]]
    assert focus() is room.results
    qtbot.keyClick(focus(), Qt.Key.Key_Down)
    second = found(room)[1]
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.rooms.page is not None and desk.rooms.page.row.id == second)
    assert desk.rooms.room() == "page"
    assert search_room(qtbot, desk) is room
    assert len(found(room)) == 2
    qtbot.keyClick(focus(), Qt.Key.Key_Down)
    qtbot.keyClick(focus(), Qt.Key.Key_Up)
    qtbot.keyClick(focus(), Qt.Key.Key_Up)
    assert focus() is room.line


def test_enter_opens_the_best_and_nothing_found_is_said(qtbot: QtBot, desk: Window) -> None:
    room = search_room(qtbot, desk)
    qtbot.keyClicks(room.line, "zebra")
    qtbot.waitUntil(room._nothing.isVisible)
    qtbot.keyClick(focus(), Qt.Key.Key_Escape)
    qtbot.waitUntil(room._ways.isVisible)
    qtbot.keyClicks(room.line, '"raises tides"')
    qtbot.waitUntil(lambda: found(room) == ["entity/moon"])
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.rooms.page is not None and desk.rooms.page.row.id == "entity/moon")


def test_a_condition_is_taken_into_the_line_by_its_button(qtbot: QtBot, desk: Window) -> None:
    room = search_room(qtbot, desk)
    ways = {each.text(): each for each in room.findChildren(QPushButton)}
    ways['"…"'].setFocus()
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    qtbot.keyClicks(focus(), "small tides")
    assert room.line.text() == '"small tides"'
    qtbot.waitUntil(lambda: found(room) == ["concept/neap-tides"])


def test_the_results_follow_what_is_written(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    room = search_room(qtbot, desk)
    qtbot.keyClicks(room.line, "lunatic")
    qtbot.waitUntil(room._nothing.isVisible)
    file = folder / "knowledge/entities/moon.md"
    elsewhere(lambda: file.write_text(file.read_text("utf-8") + "\nNot lunatic.\n", "utf-8"))
    desk.session.look()
    qtbot.waitUntil(lambda: found(room) == ["entity/moon"])
