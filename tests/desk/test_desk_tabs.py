"""Tabs and two sides, by keys and mouse; and the desk comes back as it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QTextCursor, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from kbdesk.desk import look
from kbdesk.desk.reader.history import Place
from kbdesk.desk.tabs.state import DeskState, SideState, TabState, page_state, read, written

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


def titles(desk: Window) -> list[list[str]]:
    """The titles of the tabs, by sides; the one in front in brackets."""
    assert desk.rooms is not None
    found = []
    for side in desk.rooms.area.sides():
        front = side.current()
        found.append([f"[{tab.title()}]" if tab is front else tab.title() for tab in side.tabs()])
    return found


def page(desk: Window) -> str:
    assert desk.rooms is not None
    return desk.rooms.page.row.id if desk.rooms.page is not None else ""


def opened(qtbot: QtBot, desk: Window, *pages: str) -> Any:
    """Open pages, each in a tab, the last in front; return the rooms."""
    rooms: Any = desk.rooms
    for each in pages:
        rooms.open_page(each, new=True)
        qtbot.waitUntil(lambda each=each: page(desk) == each)
    return rooms


def at_link(browser: Any, words: str) -> QPoint:
    cursor = browser.document().find(words)
    cursor.setPosition(cursor.selectionStart() + 1, QTextCursor.MoveMode.MoveAnchor)
    browser.setTextCursor(cursor)
    browser.ensureCursorVisible()
    place: QPoint = browser.cursorRect(cursor).center()
    return place


def key(qtbot: QtBot, desk: Window, key: Qt.Key, modifiers: Qt.KeyboardModifier = CONTROL) -> None:
    qtbot.keyClick(QApplication.focusWidget() or desk, key, modifiers)


def test_links_and_rows_open_tabs_behind_and_keys_walk_through_them(qtbot: QtBot, desk: Window) -> None:
    rooms: Any = desk.rooms
    browser = rooms.reader.browser
    browser.setFocus()
    qtbot.mouseClick(browser.viewport(), LEFT, CONTROL, at_link(browser, "Spring tides"))
    assert titles(desk) == [["[Overview · tides]", "Spring tides"]]
    assert rooms.area.side.tabs()[1].widget is None  # nothing is loaded before it is looked at
    key(qtbot, desk, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: page(desk) == "concept/spring-tides")
    assert QApplication.focusWidget() is rooms.reader.browser
    browser = rooms.reader.browser
    qtbot.mouseClick(browser.viewport(), MIDDLE, pos=at_link(browser, "neaps"))
    index = rooms.finder.model.index_of("entity/moon")
    qtbot.mouseClick(rooms.finder.tree.viewport(), MIDDLE, pos=rooms.finder.tree.visualRect(index).center())
    assert titles(desk) == [["Overview · tides", "[Spring tides]", "Moon", "Neap tides"]]
    rooms.finder.tree.setFocus()
    rooms.finder.tree.setCurrentIndex(rooms.finder.model.index_of("summary/primer"))
    key(qtbot, desk, Qt.Key.Key_Return)
    assert titles(desk) == [["Overview · tides", "[Spring tides]", "A primer", "Moon", "Neap tides"]]
    rooms.area.close_tab(rooms.area.side.tabs()[2])
    key(qtbot, desk, Qt.Key.Key_Tab, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: page(desk) == "overview")
    key(qtbot, desk, Qt.Key.Key_Tab, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: page(desk) == "concept/neap-tides")
    key(qtbot, desk, Qt.Key.Key_3, ALT)
    qtbot.waitUntil(lambda: page(desk) == "entity/moon")
    key(qtbot, desk, Qt.Key.Key_9, ALT)
    qtbot.waitUntil(lambda: page(desk) == "concept/neap-tides")


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
def test_the_back_button_has_the_way_back_as_a_menu(qtbot: QtBot, desk: Window) -> None:
    rooms: Any = desk.rooms
    for each in ("entity/moon", "concept/neap-tides", "concept/spring-tides"):
        rooms.open_page(each)
        qtbot.waitUntil(lambda each=each: page(desk) == each)
    bar = rooms.area.side.place
    bar.back.customContextMenuRequested.emit(QPoint())
    menu = rooms.area.findChildren(QMenu)[-1]
    assert [each.text() for each in menu.actions()] == ["Neap tides", "Moon", "Overview"]
    menu.actions()[1].trigger()
    menu.close()
    qtbot.waitUntil(lambda: page(desk) == "entity/moon")
    bar.forward.customContextMenuRequested.emit(QPoint())
    menu = rooms.area.findChildren(QMenu)[-1]
    assert [each.text() for each in menu.actions()] == ["Neap tides", "Spring tides"]
    menu.close()


def test_ctrl_and_the_wheel_make_all_text_larger_and_smaller(qtbot: QtBot, desk: Window) -> None:
    port = desk.rooms.reader.browser.viewport()  # type: ignore[union-attr]
    usual = look.body_points()
    at = QPointF(port.rect().center())

    def turn(notches: int, keys: Qt.KeyboardModifier) -> None:
        where = QPointF(port.mapToGlobal(at))
        turned, no = QPoint(0, 120 * notches), Qt.MouseButton.NoButton
        wheel = QWheelEvent(at, where, QPoint(), turned, no, keys, Qt.ScrollPhase.NoScrollPhase, False)
        QApplication.sendEvent(port, wheel)

    turn(1, CONTROL)
    assert look.body_points() > usual
    turn(-1, CONTROL)
    assert look.body_points() == usual
    turn(-1, Qt.KeyboardModifier.NoModifier)
    assert look.body_points() == usual


def test_a_closed_tab_comes_back_with_its_way_back(qtbot: QtBot, desk: Window) -> None:
    rooms = opened(qtbot, desk, "entity/moon")
    rooms.open_page("concept/spring-tides")
    qtbot.waitUntil(lambda: page(desk) == "concept/spring-tides")
    bar = rooms.reader.browser.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 400)
    bar.setValue(300)
    key(qtbot, desk, Qt.Key.Key_W)
    assert titles(desk) == [["[Overview · tides]"]]
    key(qtbot, desk, Qt.Key.Key_T, CONTROL | SHIFT)
    qtbot.waitUntil(lambda: page(desk) == "concept/spring-tides")
    qtbot.waitUntil(lambda: rooms.reader.browser.verticalScrollBar().value() == 300)
    key(qtbot, desk, Qt.Key.Key_Left, ALT)
    qtbot.waitUntil(lambda: page(desk) == "entity/moon")
    assert titles(desk) == [["Overview · tides", "[Moon]"]]
    assert not desk.actions_["tab.reopen"].isEnabled()


def test_the_last_tab_closes_too_and_says_how_to_go_on(qtbot: QtBot, desk: Window) -> None:
    rooms: Any = desk.rooms
    key(qtbot, desk, Qt.Key.Key_W)
    assert titles(desk) == [[]]
    assert rooms.area.side._nothing.isVisible()
    assert not rooms.links.isVisible()
    assert not desk.actions_["tab.close"].isEnabled()
    index = rooms.finder.model.index_of("entity/moon")
    qtbot.mouseClick(rooms.finder.tree.viewport(), LEFT, pos=rooms.finder.tree.visualRect(index).center())
    qtbot.waitUntil(lambda: page(desk) == "entity/moon")
    qtbot.waitUntil(rooms.links.isVisible)


def test_rooms_are_tabs_each_once_and_a_page_opens_beside_them(qtbot: QtBot, desk: Window) -> None:
    rooms = opened(qtbot, desk, "entity/moon")
    rooms.reader.browser.setFocus()
    desk.session.open_room("graph")
    qtbot.waitUntil(lambda: rooms.widget("graph").isAncestorOf(QApplication.focusWidget()))
    key(qtbot, desk, Qt.Key.Key_W)
    key(qtbot, desk, Qt.Key.Key_5)
    key(qtbot, desk, Qt.Key.Key_3)
    key(qtbot, desk, Qt.Key.Key_5)
    assert titles(desk) == [["Overview · tides", "Moon", "[Health]", "Sources"]]
    assert rooms.room() == "health"
    assert not rooms.links.isVisible()
    assert desk.session is not None
    desk.session.open_page("concept/neap-tides")
    qtbot.waitUntil(lambda: page(desk) == "concept/neap-tides")
    assert titles(desk) == [["Overview · tides", "[Neap tides]", "Health", "Sources"]]
    key(qtbot, desk, Qt.Key.Key_5)
    key(qtbot, desk, Qt.Key.Key_W)
    key(qtbot, desk, Qt.Key.Key_T, CONTROL | SHIFT)
    assert rooms.room() == "health"
    assert rooms.rail.buttons["health"].isChecked()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_mouse_closes_and_moves_tabs_and_their_menu_closes_the_others(qtbot: QtBot, desk: Window) -> None:
    rooms = opened(qtbot, desk, "entity/moon", "concept/neap-tides", "concept/spring-tides")
    bar = rooms.area.side.bar
    qtbot.mouseClick(bar, MIDDLE, pos=bar.tabRect(1).center())
    assert titles(desk) == [["Overview · tides", "Neap tides", "[Spring tides]"]]
    start, goal = bar.tabRect(2).center(), bar.tabRect(0).center() - QPoint(30, 0)
    qtbot.mousePress(bar, LEFT, pos=start)
    for step in range(1, 11):
        qtbot.mouseMove(bar, start + (goal - start) * step / 10)
    qtbot.mouseRelease(bar, LEFT, pos=goal)
    assert titles(desk) == [["[Spring tides]", "Overview · tides", "Neap tides"]]
    key(qtbot, desk, Qt.Key.Key_2, ALT)
    qtbot.waitUntil(lambda: page(desk) == "overview")
    bar.menu_asked.emit(0, bar.mapToGlobal(bar.rect().center()))
    menu = next(each for each in rooms.findChildren(QMenu) if each.isVisible())
    words = {action.text().replace("&", ""): action for action in menu.actions()}
    words["Copy the page's id"].trigger()
    assert QApplication.clipboard().text() == "concept/spring-tides"
    words["Close the other tabs"].trigger()
    menu.close()
    assert titles(desk) == [["[Spring tides]"]]
    qtbot.waitUntil(lambda: page(desk) == "concept/spring-tides")


def test_two_sides_the_keys_decide_where_the_person_is(qtbot: QtBot, desk: Window) -> None:
    desk.resize(1500, 800)
    rooms = opened(qtbot, desk, "entity/moon")
    key(qtbot, desk, Qt.Key.Key_Backslash)
    qtbot.waitUntil(lambda: len(rooms.area.sides()) == 2 and page(desk) == "entity/moon")
    assert titles(desk) == [["Overview · tides", "[Moon]"], ["[Moon]"]]
    rooms.open_page("concept/neap-tides")
    qtbot.waitUntil(lambda: page(desk) == "concept/neap-tides")
    assert titles(desk) == [["Overview · tides", "[Moon]"], ["[Neap tides]"]]
    assert "Spring tides" in rooms.links.tree.links.titles("incoming")
    key(qtbot, desk, Qt.Key.Key_F6, Qt.KeyboardModifier.NoModifier)
    assert page(desk) == "entity/moon"
    assert rooms.area.sides()[0].has_focus()
    right = rooms.area.sides()[1].current().view.reader.browser
    qtbot.mouseClick(right.viewport(), LEFT, pos=QPoint(5, 5))
    assert page(desk) == "concept/neap-tides"
    key(qtbot, desk, Qt.Key.Key_F6, Qt.KeyboardModifier.NoModifier)
    assert page(desk) == "entity/moon"
    key(qtbot, desk, Qt.Key.Key_Backslash, CONTROL | SHIFT)
    assert titles(desk) == [["[Overview · tides]"], ["Neap tides", "[Moon]"]]
    key(qtbot, desk, Qt.Key.Key_F6, Qt.KeyboardModifier.NoModifier)
    key(qtbot, desk, Qt.Key.Key_W)
    assert titles(desk) == [["Neap tides", "[Moon]"]]
    assert rooms.area.side.has_focus()
    key(qtbot, desk, Qt.Key.Key_Backslash)
    key(qtbot, desk, Qt.Key.Key_Backslash)
    assert titles(desk) == [["Neap tides", "[Moon]"]]


def test_what_stood_on_the_other_side_lives_on_when_that_side_goes(qtbot: QtBot, desk: Window) -> None:
    desk.resize(1500, 800)
    rooms = opened(qtbot, desk, "entity/moon")
    key(qtbot, desk, Qt.Key.Key_Backslash)
    qtbot.waitUntil(lambda: len(rooms.area.sides()) == 2 and page(desk) == "entity/moon")
    key(qtbot, desk, Qt.Key.Key_E)
    view = rooms.area.current().view
    qtbot.waitUntil(lambda: view.is_editing() and view.editor.text.isVisible() and not view.editor.text.isReadOnly())
    editor = view.editor
    QTest.keyClicks(editor.text, "Mine: ")
    key(qtbot, desk, Qt.Key.Key_2)
    key(qtbot, desk, Qt.Key.Key_Backslash)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    (left,) = rooms.area.sides()
    assert len(left.tabs()) == 4
    for tab in left.tabs():
        left.show_tab(tab)
        assert shiboken6.isValid(tab.widget)
        assert tab.widget.isVisible()
    assert [tab.is_unsaved() for tab in left.tabs()].count(True) == 1
    assert "Mine: " in editor.text.toPlainText()
    rooms.area.move_over(left.tabs()[0])
    rooms.area.move_over(rooms.area.sides()[1].tabs()[0])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert all(shiboken6.isValid(tab.widget) for tab in rooms.area.all_tabs())


def test_the_desk_comes_back_as_it_was_left(qtbot: QtBot, desk: Window, folder: Path) -> None:
    desk.resize(1500, 800)
    rooms = opened(qtbot, desk, "entity/moon", "concept/spring-tides")
    bar = rooms.reader.browser.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 400)
    bar.setValue(260)
    rooms.enter_room("health")
    key(qtbot, desk, Qt.Key.Key_Backslash, CONTROL | SHIFT)
    rooms.area.cross()
    rooms.turn_finder()
    QApplication.processEvents()
    rooms.area.splitter.setSizes([400, 700])
    widths = rooms.area.splitter.sizes()
    left = titles(desk)
    assert left == [["Overview · tides", "Moon", "[Spring tides]"], ["[Health]"]]
    desk.close_project()
    desk.open_folder(folder)
    qtbot.waitUntil(lambda: page(desk) == "concept/spring-tides")
    rooms = desk.rooms
    assert titles(desk) == left
    assert [tab.widget is None for tab in rooms.area.all_tabs()] == [True, True, False, False]
    assert rooms.finder.isHidden()
    assert rooms.recent()[:2] == ["concept/spring-tides", "entity/moon"]
    qtbot.waitUntil(lambda: rooms.reader.browser.verticalScrollBar().value() == 260)
    assert rooms.area.splitter.sizes() == widths


def test_what_nobody_looks_at_is_read_again_when_it_is_looked_at(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    rooms = opened(qtbot, desk, "entity/moon", "concept/neap-tides")
    moon = rooms.area.side.tabs()[1]
    file = folder / "knowledge/entities/moon.md"
    elsewhere(lambda: file.write_text(file.read_text("utf-8").replace("raises", "lifts"), "utf-8"))
    with qtbot.waitSignal(desk.session.changed):
        desk.session.look()
    assert "raises" in moon.view.reader.browser.toPlainText()
    key(qtbot, desk, Qt.Key.Key_2, ALT)
    qtbot.waitUntil(lambda: "lifts" in moon.view.reader.browser.toPlainText())


def test_the_trail_leads_to_the_section_and_the_overview(qtbot: QtBot, desk: Window) -> None:
    rooms = opened(qtbot, desk, "concept/neap-tides")
    place = rooms.area.side.place
    assert (place._section.text(), place._page.text()) == ("Concepts", "Neap tides")
    qtbot.mouseClick(place._section, LEFT)
    assert rooms.finder.tree.currentIndex().data() == "Concepts"
    assert rooms.finder.tree.hasFocus()
    qtbot.mouseClick(place._base, LEFT)
    qtbot.waitUntil(lambda: page(desk) == "overview")
    assert titles(desk) == [["Overview · tides", "[Overview · tides]"]]
    assert not place._section.isVisible()


STATE = DeskState(
    (
        SideState((TabState("page", "Moon", (Place("entity/moon"), Place("log", "", 7)), 1), TabState("graph")), 1),
        SideState((page_state("overview"),), 0),
    ),
    1,
    (("desk", (200, 600, 0)),),
    (("links", False),),
    ("entity/moon",),
)


def test_what_is_remembered_is_read_back() -> None:
    assert read(written(STATE)) == STATE


@pytest.mark.parametrize(
    "text",
    ["", "[]", "null", '{"sides": 3}', '{"sides": [{"tabs": [3, {"room": "page"}]}], "active": "x", "widths": [[1]]}'],
)
def test_a_memory_that_makes_no_sense_is_none(text: str) -> None:
    assert read(text) == DeskState()


def test_the_rail_tells_how_many_problems_there_are(qtbot: QtBot, desk: Window, folder: Path) -> None:
    health = desk.rooms.rail.buttons["health"]
    qtbot.waitUntil(desk.session.work.is_idle)
    before = len(desk.session.project.health())
    page = "---\ntype: concept\ntitle: Lost\n---\n\n# Lost\n\nTo [nowhere](concept/nowhere).\n"
    (folder / "knowledge" / "concepts" / "lost.md").write_text(page, "utf-8")
    desk.session.look()
    qtbot.waitUntil(lambda: health.accessibleName() == f"Health: {before + 2}")
    assert health._count.isVisible()


def drag(bar: Any, at: int, to: QWidget, place: QPoint) -> None:
    """Drag a tab of a row to a place over a widget and let it go there."""
    start, end = bar.tabRect(at).center(), bar.mapFromGlobal(to.mapToGlobal(place))
    QTest.mousePress(bar, LEFT, pos=start)
    for share in (0.2, 0.5, 0.8, 1.0):
        QTest.mouseMove(bar, start + (end - start) * share)
    QTest.mouseRelease(bar, LEFT, pos=end)


def test_a_tab_is_dragged_to_the_other_side_and_makes_it_where_there_is_none(qtbot: QtBot, desk: Window) -> None:
    rooms = opened(qtbot, desk, "entity/moon", "concept/neap-tides")
    area = rooms.area
    QTest.mousePress(area.side.bar, LEFT, pos=area.side.bar.tabRect(1).center())
    QTest.mouseMove(area.side.bar, area.side.bar.mapFromGlobal(area.mapToGlobal(QPoint(area.width() - 20, 200))))
    landing = area._dragging.landing
    assert landing.isVisible()
    assert landing.x() >= area.width() // 2 - 2
    QTest.mouseRelease(area.side.bar, LEFT, pos=area.side.bar.mapFromGlobal(area.mapToGlobal(QPoint(20, 200))))
    assert titles(desk) == [["Overview · tides", "[Moon]", "Neap tides"]]
    drag(area.side.bar, 1, area, QPoint(area.width() - 20, 200))
    assert titles(desk) == [["Overview · tides", "[Neap tides]"], ["[Moon]"]]
    assert not landing.isVisible()
    left, right = area.sides()
    drag(left.bar, 1, right.bar, right.bar.tabRect(0).center())
    assert titles(desk) == [["[Overview · tides]"], ["[Neap tides]", "Moon"]]
    drag(left.bar, 0, right, right.rect().center())
    qtbot.waitUntil(lambda: titles(desk) == [["Neap tides", "Moon", "[Overview · tides]"]])
