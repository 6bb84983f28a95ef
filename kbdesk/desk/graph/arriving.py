"""The strip that tells how far the graph is arranged, and stops it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import ElidedLabel, after, button

SHOWN_AFTER = 400
"""Milliseconds that something must be on its way to be told of: what is there at once moves nothing about."""


class Arriving(QWidget):
    """Hidden while nothing is on its way."""

    stopped = Signal()
    """The person wants no more of it."""

    def __init__(self) -> None:
        super().__init__()
        self.words = ElidedLabel("caption")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(look.scaled(120))
        self.bar.setAccessibleName(self.tr("Arranging the pages"))
        self.stop_button = button(self.tr("Stop"), self.stopped.emit, "act", "x")
        row = QHBoxLayout(self)
        row.setContentsMargins(look.LARGE, 0, look.MEDIUM, look.TIGHT)
        row.setSpacing(look.SMALL)
        row.addWidget(self.words, 1)
        row.addWidget(self.bar)
        row.addWidget(self.stop_button)
        self._soon = after(self, SHOWN_AFTER, self.show)
        self.hide()

    def tell(self, done: int, total: int, words: str = "") -> None:
        """Tell how far it is; a total of 0: nobody knows."""
        self.words.set_text(words or self.tr("Arranging the pages…"))
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        if self.isHidden() and not self._soon.isActive():
            self._soon.start()

    def end(self) -> None:
        """Nothing is on its way any more."""
        self._soon.stop()
        self.hide()
