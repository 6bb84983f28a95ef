"""The calendar of a field for a day: whole, readable in both themes, and opened by keys and by mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QDate, QLocale, QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView, QToolButton, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.dayedit import DayEdit
from tests.desk.test_desk_look import contrast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

quiet = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    look.apply(qapp, "light")


def inks(picture: QImage, box: Any) -> float:
    """Return how much what is drawn in a cell stands out from its ground, at most."""
    ground = picture.pixelColor(box.topLeft() + QPoint(2, 2)).name()
    points = (picture.pixelColor(x, y) for x in range(box.left(), box.right()) for y in range(box.top(), box.bottom()))
    return max(contrast(QColor(each).name(), ground) for each in {point.rgb() for point in points})


def test_a_day_is_typed_and_tab_comes_to_it(qtbot: QtBot, app: QApplication) -> None:
    box = QWidget()
    qtbot.addWidget(box)
    column = QVBoxLayout(box)
    before, day = QLineEdit(), DayEdit()
    column.addWidget(before)
    column.addWidget(day)
    day.setDisplayFormat("yyyy-MM-dd")
    day.setDate(QDate(2026, 11, 10))
    box.show()
    box.activateWindow()
    before.setFocus()
    qtbot.waitUntil(before.hasFocus)
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is day
    before.setFocus()
    line = day.lineEdit()
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=line.rect().center())
    assert QApplication.focusWidget() is day
    day.setCurrentSection(DayEdit.Section.YearSection)
    day.setSelectedSection(DayEdit.Section.YearSection)
    qtbot.keyClicks(QApplication.focusWidget(), "2025")
    assert day.date() == QDate(2025, 11, 10)


@quiet
@pytest.mark.parametrize(
    ("theme", "scale", "locale"), [("light", 1.0, "en"), ("dark", 1.0, "es"), ("light", 2.0, "zh_CN")]
)
def test_the_calendar_is_whole_and_readable(
    qtbot: QtBot, app: QApplication, theme: str, scale: float, locale: str
) -> None:
    look.apply(app, theme, scale)
    day = DayEdit()
    qtbot.addWidget(day)
    day.setLocale(QLocale(locale))
    day.setDate(QDate(2026, 11, 10))
    day.show()
    day.setFocus()
    qtbot.keyClick(day, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    calendar = day.calendarWidget()
    qtbot.waitUntil(calendar.isVisible)
    table: Any = calendar.findChild(QTableView)
    names = [table.model().index(0, column).data() for column in range(table.model().columnCount())]
    shown = [name for column, name in enumerate(names) if not table.isColumnHidden(column)]
    assert len(shown) == 7
    picture = table.viewport().grab().toImage()
    for row in range(7):
        for column in range(len(names)):
            box = table.visualRect(table.model().index(row, column))
            if table.isColumnHidden(column):
                continue
            assert table.viewport().rect().contains(box), (row, column)
            if row == 0:
                assert table.fontMetrics().horizontalAdvance(names[column]) + 6 <= box.width(), names[column]
            assert inks(picture, box) >= 4.5, (row, column)
    own, beyond = (table.visualRect(table.model().index(row, len(names) - 1)) for row in (3, 6))
    assert inks(picture, beyond) < inks(picture, own)  # a day of December
    assert all(each.accessibleName() for each in calendar.findChildren(QToolButton))
    qtbot.keyClick(table, Qt.Key.Key_Right)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert day.date() == QDate(2026, 11, 11)
    qtbot.mousePress(day, Qt.MouseButton.LeftButton, pos=QPoint(day.width() - 12, day.height() // 2))
    qtbot.waitUntil(calendar.isVisible)
    qtbot.keyClick(calendar.window(), Qt.Key.Key_Escape)
    assert not calendar.isVisible()
