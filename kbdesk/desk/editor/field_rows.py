"""The rows of a header's fields: as high as they are, up to a height that leaves the text below its room."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QWidget

from kbdesk.desk import look

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QLayout

LEAST = 5
"""Lines of text that the rows are as high as at least, where there are so many."""


class FieldRows(QScrollArea):
    """Scrolls a layout of fields, which takes half of the place it stands in at most."""

    def __init__(self, rows: QLayout, place: QWidget) -> None:
        super().__init__()
        self._rows, self._place = rows, place
        place.installEventFilter(self)
        self._inside = inside = QWidget()
        ground = QWidget()
        inside.setLayout(rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewport(ground)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        for each in (inside, ground):
            each.setAutoFillBackground(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    def _focus_moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and self._inside.isAncestorOf(new):
            self.ensureWidgetVisible(new, 0, look.TIGHT)

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(self._rows.sizeHint().width(), min(self._tall(), max(self._least(), self._place.height() // 2)))

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._rows.minimumSize().width() + bar, min(self._tall(), self._least()))

    def _tall(self) -> int:
        width = self.viewport().width()
        by_width = self._rows.hasHeightForWidth() and width > 0
        tall = self._rows.totalHeightForWidth(width) if by_width else self._rows.sizeHint().height()
        return tall + 2 * self.frameWidth()

    def _least(self) -> int:
        return LEAST * (self.fontMetrics().height() + look.TIGHT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Be as high as the fields become, and as the place allows."""
        kind = QEvent.Type.Resize if watched is self._place else QEvent.Type.LayoutRequest
        if event.type() == kind and watched in (self._place, self._inside):
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as the fields are at this width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()


def lead_tab(one: QWidget, *others: QWidget) -> None:
    """Have the tab key come from a widget to others, in this order, and then on to where it came before."""
    for before, after in pairwise((one, *others)):
        QWidget.setTabOrder(before, after)
