"""The room of the search, by the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from kbdesk.desk.reader import finding
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
    assert [tab.page_id() for tab in desk.rooms.area.side.tabs()] == ["overview", "", found(room)[1]]
    assert focus() is room.results
    qtbot.keyClick(focus(), Qt.Key.Key_Up)
    first = found(room)[0]
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.rooms.page is not None and desk.rooms.page.row.id == first)
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
    assert "No page in force has" not in room._nothing.text.text()
    room.line.setText("foo:bar type:concept")
    told = "No page in force has such a field, or not with this in it: foo:bar."
    qtbot.waitUntil(lambda: told in room._nothing.text.text())
    room.line.setText("title:spring")
    qtbot.waitUntil(lambda: found(room) == ["concept/spring-tides"])
    item = room.results.hits.index(0).data(ITEM)
    assert [item.text[start:end] for start, end in item.marked] == ["Spring"]
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
    qtbot.waitUntil(lambda: found(room)[:1] == ["concept/neap-tides"])


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


def test_a_hit_leads_to_where_it_was_found_and_marks_it(qtbot: QtBot, desk: Window) -> None:
    room = search_room(qtbot, desk)
    qtbot.keyClicks(room.line, "springs contrary type:concept")
    qtbot.waitUntil(lambda: found(room)[:1] == ["concept/neap-tides"])
    qtbot.keyClick(focus(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.rooms.page is not None and desk.rooms.page.row.id == "concept/neap-tides")
    reader: Any = desk.rooms.reader
    qtbot.waitUntil(lambda: reader.find_bar is not None and reader.find_bar.count() == 2)
    marked = [each.cursor.selectedText() for each in reader.browser.extraSelections()]
    assert marked == ["contrary", "springs"]
    assert reader.find_bar.line.text() == "springs contrary"
    assert reader.browser.hasFocus()
    qtbot.keyClick(reader.browser, Qt.Key.Key_F3)
    assert reader.find_bar.told.text() == "2 of 2"
    desk.rooms.open_page("entity/moon")
    qtbot.waitUntil(lambda: desk.rooms.page.row.id == "entity/moon")
    assert not reader.find_bar.isVisible()
    assert reader.browser.extraSelections() == []


def test_what_a_search_found_is_where_most_of_it_stands_and_where_words_begin() -> None:
    text = "A party. " + "Nothing here. " * 40 + "The art of tides: spring tides, neap tides."
    places = finding.places_of(text, ("art", "tides", "spring"))
    assert [text[start:end] for start, end in places] == ["art", "tides", "spring", "tides", "tides"]
    assert text[places[finding.densest(places)][0] :].startswith("art of tides")
    assert finding.places_of("春潮和小潮", ("潮",)) == [(1, 2), (4, 5)]
