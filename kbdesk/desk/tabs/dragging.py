"""Dragging a tab out of its row: to the other side, or to where a side is made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtWidgets import QFrame

from kbdesk.desk import look

if TYPE_CHECKING:
    from kbdesk.desk.tabs.area import TabArea
    from kbdesk.desk.tabs.group import TabGroup


class TabDragging(QObject):
    """Shows where a tab that is dragged would land, and lets it land there."""

    def __init__(self, area: TabArea) -> None:
        super().__init__(area)
        self._area = area
        self.landing = QFrame(area)
        self.landing.setProperty("role", "landing")
        self.landing.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.landing.hide()

    def watch(self, side: TabGroup) -> None:
        """Let the tabs of a side be dragged away."""
        side.bar.carried.connect(lambda place: self._carry(side, place))
        side.bar.dropped.connect(lambda at, place: self._drop(side, at, place))

    def _carry(self, side: TabGroup, place: QPoint | None) -> None:
        where = self._landing(side, place) if place is not None else None
        self.landing.setVisible(where is not None)
        if where is not None:
            self.landing.setGeometry(where)
            self.landing.raise_()

    def _drop(self, side: TabGroup, at: int, place: QPoint) -> None:
        self.landing.hide()
        tabs = side.tabs()
        if self._landing(side, place) is None or not 0 <= at < len(tabs):
            return
        other = self._other(side)
        before = other.bar.tabAt(other.bar.mapFromGlobal(place)) if other is not None else -1
        self._area.move_over(tabs[at], before)

    def _other(self, side: TabGroup) -> TabGroup | None:
        return next((each for each in self._area.sides() if each is not side), None)

    def _landing(self, side: TabGroup, place: QPoint) -> QRect | None:
        """Return where on the area a tab would land that is let go at a place of the screen, None for nowhere."""
        at, other = self._area.mapFromGlobal(place), self._other(side)
        if other is not None:
            over = QRect(other.mapTo(self._area, QPoint(0, 0)), other.size())
            return over if over.contains(at) else None
        right = self._area.rect().adjusted(self._area.width() // 2, side.bar.height() + look.SMALL, 0, 0)
        return right if len(side.tabs()) > 1 and right.contains(at) else None
