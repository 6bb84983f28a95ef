"""What of the queue is shown: words, who, type, warning, time, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QDateTime, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.dayedit import DayEdit
from kbdesk.desk.joining import noted
from kbdesk.desk.parts import after, button, icon_button, label, search_line
from kbdesk.desk.review import words
from kbdesk.desk.review.words import tr
from kbdesk.desk.sheet import field_name
from kbdesk.desk.versions.words import who
from kbdesk.plan import Actor
from kbdesk.project.review.values import QueueFilter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent

    from kbdesk.project.review.values import Order, QueueChoices

DAYS = "days"
"""Stands, among the times, for the days that are chosen below."""
PAUSE = 150
"""Milliseconds that typing must rest before the queue is filtered."""


class _Popup(QFrame):
    """Stands over the room until something else is clicked, or Escape is pressed."""

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("role", "picker")
        self.setAccessibleName(tr("Filter by who, type, warning and time"))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.left.emit()


class Filters(QWidget):
    """The line to search with, and what comes out below it when it is asked for."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.line = search_line(tr("Filter by words"))
        self.line.setPlaceholderText(tr("Filter"))  # there is room for as much in a narrow window
        self.more_button = icon_button("list-filter", tr("Filter by who, type, warning and time"), self._turn)
        self.more_button.setCheckable(True)
        self.order_button = icon_button("arrow-down-wide-narrow", "", self._turn_order)
        self.order_button.setCheckable(True)
        self.actor, self.type, self.flag, self.time = (QComboBox() for _ in range(4))
        self.since, self.until = DayEdit(), DayEdit()
        self.clear_button = button(tr("Show all"), self.clear, "link", "x")
        self._panel = _Popup(self)
        self._soon = after(self, PAUSE, self.changed.emit)
        self.line.textChanged.connect(lambda _text: self._soon.start())
        self._days = self._make_days()
        self._lay_out()
        self._fill_times()
        self._tell_order()
        self.show_choices(None)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(look.TIGHT)
        row.addWidget(self.line, 1)
        row.addWidget(self.more_button)
        row.addWidget(self.order_button)
        grid = QGridLayout(self._panel)
        grid.setContentsMargins(look.LARGE, look.MEDIUM, look.LARGE, look.MEDIUM)
        grid.setSpacing(look.SMALL)
        named = ((self.actor, tr("Who")), (self.type, tr("Type")), (self.flag, tr("Warning")), (self.time, tr("Time")))
        for at, (box, name) in enumerate(named):
            box.setAccessibleName(name)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.activated.connect(lambda _at: self._chosen())
            grid.addWidget(field_name(name, box), at, 0)
            grid.addWidget(box, at, 1)
        grid.addWidget(self._days, len(named), 1)
        grid.addWidget(self.clear_button, len(named) + 1, 1, Qt.AlignmentFlag.AlignLeft)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.TIGHT)
        column.addLayout(row)
        self._panel.left.connect(self._tell_filtered)

    def _make_days(self) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.SMALL)
        for name, day in ((tr("From"), self.since), (tr("until"), self.until)):
            day.setDate(_today())
            day.setMaximumDate(_today())
            day.setAccessibleName(name)
            day.dateChanged.connect(lambda _date: self._soon.start())
            row.addWidget(label(name, "muted"))
            row.addWidget(day)
        row.addStretch()
        made.hide()
        return made

    # what is wanted

    def wanted(self) -> QueueFilter:
        """Return what of the queue is wanted."""
        kind, name = self.actor.currentData() or ("", "")
        since, until = self._time()
        return QueueFilter(
            actor_kind=kind,
            actor_name=name,
            type=str(self.type.currentData() or ""),
            flag=str(self.flag.currentData() or ""),
            since=since,
            until=until,
            words=self.line.text(),
        )

    def _time(self) -> tuple[str, str]:
        """Return the first and the last day that are wanted, "" where none is."""
        chosen = str(self.time.currentData() or "")
        if chosen != DAYS:
            return chosen, ""
        first, last = sorted((_iso(self.since.date()), _iso(self.until.date())))
        return first, last

    def order(self) -> Order:
        """Return what comes first."""
        return "riskiest" if self.order_button.isChecked() else "newest"

    def is_open(self) -> bool:
        """Whether everything is wanted."""
        return self.wanted() == QueueFilter()

    def clear(self) -> None:
        """Want everything."""
        self._soon.stop()
        self.line.clear()
        for box in (self.actor, self.type, self.flag, self.time):
            box.setCurrentIndex(0)
        self._chosen()

    def show_choices(self, choices: QueueChoices | None) -> None:
        """Offer what there is to choose from, with how much waits of each; what was chosen stays."""
        actors = choices.actors if choices is not None else ()
        people = [((kind, name), who(Actor(kind, name)), count) for kind, name, count in actors]
        _fill(self.actor, tr("Everybody"), people)
        types = choices.types if choices is not None else ()
        _fill(self.type, tr("All types"), [(name, words.type_name(name), count) for name, count in types])
        flags = choices.flags if choices is not None else ()
        warned = [(kind, words.flag(kind), count) for kind, count in flags]
        if warned and all(kind != "any" for kind, _ in flags):
            warned.insert(0, ("any", words.flag("any"), 0))
        _fill(self.flag, tr("Warned of or not"), warned)

    def _fill_times(self) -> None:
        today = _today()
        self.time.addItem(tr("At any time"), "")
        for name, days in ((tr("Today"), 0), (tr("In the last 7 days"), 6), (tr("In the last 30 days"), 29)):
            self.time.addItem(name, _iso(today.addDays(-days)))
        self.time.addItem(tr("From one day until another"), DAYS)

    # turning

    def _turn(self) -> None:
        self._tell_filtered()
        corner = self.more_button.rect().bottomLeft()
        self._panel.adjustSize()
        self._panel.move(self.more_button.mapToGlobal(corner))
        self._panel.show()
        self.actor.setFocus(Qt.FocusReason.PopupFocusReason)

    def _tell_filtered(self) -> None:
        """Show by the button whether something is left out."""
        self.more_button.setChecked(not self.is_open())

    def _turn_order(self) -> None:
        self._tell_order()
        self.changed.emit()

    def _tell_order(self) -> None:
        told = tr("The riskiest first: on") if self.order_button.isChecked() else tr("The riskiest first: off")
        self.order_button.setToolTip(told)
        self.order_button.setAccessibleName(told)

    def _chosen(self) -> None:
        self._days.setVisible(self.time.currentData() == DAYS)
        self._panel.adjustSize()
        self._tell_filtered()
        self.changed.emit()


def _fill(box: QComboBox, everything: str, some: Sequence[tuple[object, str, int]]) -> None:
    chosen = box.currentData()
    box.clear()
    box.addItem(everything, "")
    for data, name, count in some:
        box.addItem(noted(name, words.number(count)) if count else name, data)
    # What was chosen stays so, although nothing of it waits any more.
    at = next((at for at in range(box.count()) if box.itemData(at) == chosen), 0)
    box.setCurrentIndex(at)


def _today() -> QDate:
    """Return the day it is in UTC, by which the queue is filtered."""
    return QDateTime.currentDateTimeUtc().date()


def _iso(date: QDate) -> str:
    return date.toString(Qt.DateFormat.ISODate)
