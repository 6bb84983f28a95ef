"""A window's middle: what it shows, what is wrong with it above, and what is said to the person over it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from kbdesk.desk.floating import Floating
from kbdesk.desk.notices import NoticeArea


class Bars(QWidget):
    """What a window shows, below what is wrong and stays until it is solved; requests and notices lie over it."""

    def __init__(self, shown: QWidget) -> None:
        super().__init__()
        self.above = QVBoxLayout()
        """What is wrong now, or which moment this is."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self.above)
        column.addWidget(shown, 1)
        self.over = Floating(self)
        """What lies over what is shown."""
        self.asked = QVBoxLayout()
        """Requests that wait."""
        self.notices = NoticeArea()
        self.over.column.addLayout(self.asked)
        self.over.column.addWidget(self.notices)
        self.notices.shown.connect(self.over.settle)
