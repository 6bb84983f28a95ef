"""What is said above all that is shown: requests that wait, and notices."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from kbdesk.desk.notices import NoticeArea


class Bars(QWidget):
    """Stands above the start screen, or above what is open, beside its rail, which keeps its height."""

    def __init__(self) -> None:
        super().__init__()
        self.above = QVBoxLayout()
        """What waits for the person."""
        self.notices = NoticeArea()
        column = bare_column(self)
        column.addLayout(self.above)
        column.addWidget(self.notices)


class Below(QWidget):
    """A window's middle: what it shows, below the bars while these stand nowhere else."""

    def __init__(self, bars: Bars, shown: QWidget) -> None:
        super().__init__()
        self._bars = bars
        self._column = bare_column(self)
        self._column.addWidget(shown, 1)
        self.take_bars()

    def take_bars(self) -> None:
        """Have the bars above all that is shown."""
        self._column.insertWidget(0, self._bars)


def bare_column(place: QWidget) -> QVBoxLayout:
    """Return a column in a place, without margins and gaps."""
    column = QVBoxLayout(place)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return column
