"""A title that breaks wherever it must and is never longer than it may be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel

from kbdesk.desk.parts import plain_tip
from kbdesk.desk.reader.spans import BREAK

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

LONGEST = 160
"""Letters that are shown; more would leave no room for anything else. The tip has them all."""


class Title(QLabel):
    """Breaks between words; within one only where it is wider than there is room."""

    def __init__(self, role: str) -> None:
        super().__init__()
        self._shown = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setProperty("role", role)

    def set_text(self, text: str) -> None:
        """Show a title."""
        is_long = len(text) > LONGEST
        self._shown = f"{text[:LONGEST].rstrip()}…" if is_long else text
        self.setAccessibleName(text)
        self.setToolTip(plain_tip(text) if is_long else "")
        self._fit()

    def _fit(self) -> None:
        room, metrics = self.contentsRect().width(), self.fontMetrics()
        words = self._shown.split(" ")
        fitted = " ".join(BREAK.join(word) if metrics.horizontalAdvance(word) > room else word for word in words)
        if fitted != self.text():
            self.setText(fitted)

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._fit()
