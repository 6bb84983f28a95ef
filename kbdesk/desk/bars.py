"""A window's middle: what it shows, what is wrong above it, what is asked below it, and what is said over it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from kbdesk.desk.floating import Floating
from kbdesk.desk.notices import NoticeArea


class Bars(QWidget):
    """What a window shows, between what is wrong and what is asked, which stay; notices, which pass, lie over it."""

    def __init__(self, shown: QWidget) -> None:
        super().__init__()
        self.above = QVBoxLayout()
        """What is wrong now, or which moment this is."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self.above)
        middle = QWidget()
        within = QVBoxLayout(middle)
        within.setContentsMargins(0, 0, 0, 0)
        within.addWidget(shown)
        column.addWidget(middle, 1)
        self.over = Floating(middle)
        """What lies over what is shown."""
        self.below = QWidget()
        """A row of its own for what may stand for hours: it covers nothing."""
        self.asked = QVBoxLayout(self.below)
        """Requests that wait."""
        self.asked.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.below)
        self.notices = NoticeArea()
        self.over.column.addWidget(self.notices)
        self.notices.shown.connect(self.over.settle)
