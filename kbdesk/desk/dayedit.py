"""The field for a day: written, stepped through by the arrow keys, or chosen in a calendar dressed as the desk is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent, QTextCharFormat
from PySide6.QtWidgets import (
    QCalendarWidget,
    QDateEdit,
    QTableView,
    QToolButton,
)

from kbdesk.desk import look
from kbdesk.desk.command import without_letter
from kbdesk.desk.entering import take_keys_whole

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

WEEKEND = (Qt.DayOfWeek.Saturday, Qt.DayOfWeek.Sunday)
DAYS = 7
LINES = 7
"""Rows of a month's page: the names of the days, and at most six weeks."""


class DayEdit(QDateEdit):
    """A day. Alt+Down, as in other fields with a list, or a click on its arrow opens the calendar."""

    def __init__(self) -> None:
        super().__init__()
        self.setCalendarPopup(True)
        take_keys_whole(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        # Qt makes the calendar when it is asked for first; it is dressed anew each time, in what is looked like now.
        if event.position().x() >= self._arrow().x() - look.WIDE:
            _dress(self.calendarWidget(), self.locale())
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        is_alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if event.key() == Qt.Key.Key_F4 or (is_alt and event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up)):
            self._open_calendar()
        else:
            super().keyPressEvent(event)

    def _arrow(self) -> QPoint:
        return QPoint(self.width() - look.MEDIUM, self.height() // 2)

    def _open_calendar(self) -> None:
        """Open it as a click on the arrow does: Qt has no other way."""
        at = self._arrow()
        pressed = QMouseEvent(
            QMouseEvent.Type.MouseButtonPress,
            QPointF(at),
            QPointF(self.mapToGlobal(at)),
            Qt.MouseButton.LeftButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        _dress(self.calendarWidget(), self.locale())
        super().mousePressEvent(pressed)


def _dress(calendar: QCalendarWidget, locale: QLocale) -> None:
    """Have a calendar look like the desk: names of days whole, days of other months quiet, our arrows."""
    calendar.setFont(look.font())
    calendar.setLocale(locale)
    calendar.setFirstDayOfWeek(locale.firstDayOfWeek())
    calendar.setGridVisible(False)
    calendar.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
    calendar.setHorizontalHeaderFormat(QCalendarWidget.HorizontalHeaderFormat.ShortDayNames)
    names = QTextCharFormat()
    names.setForeground(look.colour("text_muted"))
    names.setBackground(look.colour("surface"))
    calendar.setHeaderTextFormat(names)
    for day in WEEKEND:  # Qt has them red
        calendar.setWeekdayTextFormat(day, QTextCharFormat())
    metrics = calendar.fontMetrics()
    days = [locale.dayName(day, QLocale.FormatType.ShortFormat) for day in range(1, DAYS + 1)]
    wide = max(metrics.horizontalAdvance(name) for name in (*days, "88")) + look.MEDIUM
    high = metrics.height() + look.SMALL
    for table in calendar.findChildren(QTableView):
        table.setMinimumSize(wide * DAYS, high * LINES)
        table.setAccessibleName(QCoreApplication.translate("dayedit", "Days"))
        table.horizontalHeader().setMinimumSectionSize(wide)
        table.verticalHeader().setMinimumSectionSize(high)
    for each in calendar.findChildren(QToolButton):
        each.setFont(look.font())
        if each.objectName() == "qt_calendar_prevmonth":
            each.setIcon(look.icon("chevron-left"))
            each.setAccessibleName(QCoreApplication.translate("dayedit", "The month before"))
        elif each.objectName() == "qt_calendar_nextmonth":
            each.setIcon(look.icon("chevron-right"))
            each.setAccessibleName(QCoreApplication.translate("dayedit", "The next month"))
        else:
            each.setAccessibleName(without_letter(each.text()))
    calendar.setMaximumSize(QGuiApplication.primaryScreen().availableSize())
    calendar.adjustSize()
