"""What is said above all that is shown: what waits for the person, and notices."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from kbdesk.desk.notices import NoticeArea


class Bars(QWidget):
    """A window's middle: what it shows, below what waits and the notices, while these stand nowhere else.

    In what is open, the notices stand beside the rail, which keeps its height and the names on it.
    """

    def __init__(self, shown: QWidget) -> None:
        super().__init__()
        self.above = QVBoxLayout()
        """What waits for the person."""
        self.notices = NoticeArea()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addLayout(self.above)
        self._column.addWidget(self.notices)
        self._column.addWidget(shown, 1)

    def take_notices(self) -> None:
        """Have the notices above all that is shown."""
        self._column.insertWidget(1, self.notices)
