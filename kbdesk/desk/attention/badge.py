"""kbdesk's icon with the number of requests that wait."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QIcon, QIconEngine, QPainter

from kbdesk.desk import look

SHARE = 0.62
"""How much of the icon's side the number takes."""
MOST = 9
"""More than these are told as such: a longer number cannot be read."""


def icon(waiting: int) -> QIcon:
    """Return the icon of kbdesk with a number on it, plain where none waits."""
    return QIcon(_Numbered(waiting)) if waiting else look.icon("book-open", "accent")


class _Numbered(look.Painted):
    """Drawn at the size that is asked for, in the colours of the theme that is in use then."""

    def __init__(self, waiting: int) -> None:
        super().__init__()
        self._waiting = waiting
        self._plain = look.icon("book-open", "accent")

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        self._plain.paint(painter, rect, mode=mode, state=state)
        side = rect.width() * SHARE
        disc = QRectF(rect.right() + 1 - side, rect.top(), side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour("attention"))
        painter.drawEllipse(disc)
        letters = QFont(look.font(bold=True))
        letters.setPixelSize(max(6, round(side * 0.72)))
        painter.setFont(letters)
        painter.setPen(look.colour("attention_text"))
        text = str(self._waiting) if self._waiting <= MOST else f"{MOST}+"
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, text)

    def actualSize(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QSize:
        return size

    def availableSizes(self, mode: QIcon.Mode = QIcon.Mode.Normal, state: QIcon.State = QIcon.State.Off) -> list[QSize]:
        """Name the sizes that trays and task bars ask for: they take pictures, not drawings."""
        return [QSize(side, side) for side in (16, 22, 24, 32, 48, 64, 128)]

    def clone(self) -> QIconEngine:
        return _Numbered(self._waiting)
