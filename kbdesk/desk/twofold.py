"""A list and what is told beside it; where there is no room beside it, below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from kbdesk.desk import look

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

NARROW = 560
"""Pixels of width under which the two stand one above the other, at the usual text size."""
NARROWEST = 220


class TwoFold(QSplitter):
    """Two widgets that share the room in the shares given."""

    def __init__(self, first: QWidget, second: QWidget, shares: tuple[int, int], parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setChildrenCollapsible(False)
        self._shares = [share * 100 for share in shares]
        for widget, share in zip((first, second), shares, strict=True):
            self.addWidget(widget)
            self.setStretchFactor(self.count() - 1, share)
            widget.setMinimumSize(NARROWEST, NARROWEST // 2)
        self.setSizes(self._shares)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        wanted = Qt.Orientation.Vertical if event.size().width() < look.scaled(NARROW) else Qt.Orientation.Horizontal
        if wanted != self.orientation():
            self.setOrientation(wanted)
            self.setSizes(self._shares)
        for each in map(self.widget, range(self.count())):
            if each is not None:
                each.setMinimumHeight(max(NARROWEST // 2, each.minimumSizeHint().height()))
        super().resizeEvent(event)
