"""The order of the tab key: as one reads the window, whatever was made, shown or said when."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kbdesk.desk import look, notices

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window


def walked(desk: Window) -> list[QWidget]:
    """Press Tab from the rail until it comes round; return what it came to, the rail first."""
    rooms: Any = desk.rooms
    start = rooms.rail.buttons[rooms.room()]
    start.setFocus(Qt.FocusReason.TabFocusReason)
    came: list[QWidget] = [start]
    for _ in range(200):
        focus: Any = QApplication.focusWidget()
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        now: Any = QApplication.focusWidget()
        if now is start:
            return came
        if now is not came[-1]:  # a page goes through its links first
            came.append(now)
    raise AssertionError([type(each).__name__ for each in came])


def regions(desk: Window, came: list[QWidget]) -> list[str]:
    """Return the parts of the window in the order in which the keys came to them, each once for each time."""
    rooms: Any = desk.rooms
    side = rooms.area.side
    parts = {
        "rail": rooms.rail,
        "index line": rooms.finder.line,
        "index": rooms.finder.tree,
        "tabs": side.bar,
        "place": side.place,
        "room": side.current().widget,
        "links": rooms.links,
        "notices": desk.notices,
        "status": desk.statusBar(),
    }
    found: list[str] = []
    for each in came:
        name = next((name for name, part in parts.items() if part is each or part.isAncestorOf(each)), "")
        if name and (not found or found[-1] != name):
            found.append(name)
    return found


def upwards(came: list[QWidget]) -> list[str]:
    """Return the steps that lead up or left within what stands beside or below each other in one part."""
    found = []
    for one, other in pairwise(came):
        inside = one.parentWidget()
        while inside is not None and not inside.isAncestorOf(other):
            inside = inside.parentWidget()
        if inside is None or inside.isWindow() or inside.isAncestorOf(one) is False or one.isAncestorOf(other):
            continue
        here, there = (box(each, inside) for each in (one, other))
        if there[3] <= here[1] and there[0] < here[2]:
            found.append(f"{type(one).__name__} {one.accessibleName()} -> {type(other).__name__}")
    return found


def box(widget: QWidget, inside: QWidget) -> tuple[int, int, int, int]:
    at = widget.mapTo(inside, QPoint(0, 0))
    return at.x(), at.y(), at.x() + widget.width(), at.y() + widget.height()


ORDER = ["rail", "index line", "index", "tabs", "place", "room", "links"]


def test_the_tab_key_goes_as_one_reads_whatever_came_and_went(qtbot: QtBot, desk: Window) -> None:
    assert desk.session is not None
    app: Any = QApplication.instance()
    rooms: Any = desk.rooms
    desk.resize(1300, 760)
    rooms.open_page("concept/spring-tides")
    qtbot.waitUntil(lambda: rooms.links.graph is not None and rooms.page.row.id == "concept/spring-tides")
    qtbot.waitUntil(desk.session.work.is_idle)
    came = walked(desk)
    assert regions(desk, came) == ORDER
    assert upwards(came) == []
    order = [type(each).__name__ for each in came]
    back: list[QWidget] = []
    for _ in came:
        focus: Any = QApplication.focusWidget()
        QTest.keyClick(focus, Qt.Key.Key_Backtab)
        back.append(QApplication.focusWidget() or desk)
        while back[-1] is focus:
            QTest.keyClick(focus, Qt.Key.Key_Backtab)
            back[-1] = QApplication.focusWidget() or desk
    assert back == [*came[1:][::-1], came[0]]

    notices.say(desk, "Something was done.", "warn")
    assert regions(desk, walked(desk)) == [*ORDER, "notices"]
    desk.notices.clear()
    rooms.enter_room("health")
    qtbot.waitUntil(desk.session.work.is_idle)
    assert regions(desk, walked(desk)) == ["rail", "index line", "index", "tabs", "room"]  # a room of its own
    assert upwards(walked(desk)) == []
    rooms.enter_room("page")
    before = desk.rooms
    try:
        look.apply(app, "dark", 1.2)
        desk.speak("es")
        qtbot.waitUntil(lambda: desk.rooms is not before)
        rooms = desk.rooms
        qtbot.waitUntil(lambda: rooms.page is not None and rooms.links.graph is not None)
        qtbot.waitUntil(desk.session.work.is_idle)
        came = walked(desk)
        assert regions(desk, came) == ORDER
        assert [type(each).__name__ for each in came] == order
    finally:
        desk.speak("en")
        look.apply(app, "light")
