"""The legend of the graph: what each colour says and how many nodes have it; a click hides them or shows them again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QSizePolicy, QWidget

from kbdesk.desk import look
from kbdesk.desk.amounts import number

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtGui import QResizeEvent

    from kbdesk.desk.graph.tints import Row

DOT = 10
PAD = 8
WIDEST = 240
"""Pixels that a row is wide at most."""


class Entry(QAbstractButton):
    """One row: a dot in its colour, its name, how many nodes it counts. Checked means shown."""

    def __init__(self, row: Row, parent: QWidget) -> None:
        super().__init__(parent)
        self.row = row
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_row(row)

    @property
    def key(self) -> str:
        """What hides it."""
        return self.row.key

    def set_row(self, row: Row) -> None:
        """Show a row."""
        self.row = row
        self.setText(row.name)
        said = self.tr("%1, pages: %2")
        self.setAccessibleName(said.replace("%2", number(row.count)).replace("%1", row.name))
        self.setToolTip(self.tr("Click to hide or show: %1").replace("%1", row.name))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(f"{self.text()}  {self._number()}")
        return QSize(min(PAD * 2 + DOT + 10 + width, look.scaled(WIDEST)), metrics.height() + 8)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.rect()
        painter.setPen(QPen(look.colour("focus"), 1) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(look.colour("hover") if self.underMouse() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0, 0, -1, -1), look.RADIUS, look.RADIUS)
        tint, middle, half = self.row.colour, QPointF(PAD + DOT / 2, box.height() / 2), DOT / 2 - 1
        painter.setPen(QPen(tint, 1.5))
        filled = self.isChecked() and self.row.shape != "ring"
        painter.setBrush(tint if filled else Qt.BrushStyle.NoBrush)
        if self.row.shape == "square":
            painter.drawRoundedRect(QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half), 1, 1)
        else:
            painter.drawEllipse(middle, half, half)
        words = box.adjusted(PAD + DOT + 6, 0, -PAD, 0)
        font = self.font()
        font.setStrikeOut(not self.isChecked())
        painter.setFont(font)
        painter.setPen(look.colour("text" if self.isChecked() else "text_muted"))
        room = words.width() - self.fontMetrics().horizontalAdvance(f"  {self._number()}")
        name = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        painter.setFont(self.font())
        painter.setPen(look.colour("text_muted"))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._number())

    def _number(self) -> str:
        return number(self.row.count)


class Legend(QWidget):
    """All rows, as many beside each other as there is room for."""

    turned = Signal(str, bool)
    """A row was hidden, or is shown again: what hides it, and whether it is hidden now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self.rows = 0
        self.setAccessibleName(self.tr("What the colours say"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_rows(self, rows: Sequence[Row], hidden: Collection[str]) -> None:
        """Show these rows, those that are hidden struck out."""
        if [entry.key for entry in self._entries] != [row.key for row in rows]:
            for gone in self._entries:
                gone.hide()
                gone.deleteLater()
            self._entries = [self._made(row) for row in rows]
            for one, other in zip(self._entries, self._entries[1:], strict=False):
                QWidget.setTabOrder(one, other)
        for entry, row in zip(self._entries, rows, strict=True):
            entry.set_row(row)
            silent = entry.blockSignals(True)
            entry.setChecked(row.key not in hidden)
            entry.blockSignals(silent)
        self._place()

    def _made(self, row: Row) -> Entry:
        entry = Entry(row, self)
        entry.toggled.connect(lambda shown: self.turned.emit(entry.key, not shown))
        return entry

    def entries(self) -> list[Entry]:
        """Return the entries in their order."""
        return list(self._entries)

    def heightForWidth(self, width: int) -> int:  # noqa: D102
        return self._boxes(width)[1]

    def hasHeightForWidth(self) -> bool:  # noqa: D102
        return True

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(200, self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._place()

    def _boxes(self, width: int) -> tuple[list[QRect], int]:
        boxes: list[QRect] = []
        x = y = tallest = 0
        for entry in self._entries:
            size = entry.sizeHint()
            if x and x + size.width() > width:
                x, y, tallest = 0, y + tallest + 2, 0
            boxes.append(QRect(x, y, min(size.width(), max(width, 1)), size.height()))
            x += size.width() + 4
            tallest = max(tallest, size.height())
        return boxes, y + tallest

    def _place(self) -> None:
        boxes, height = self._boxes(self.width())
        for entry, box in zip(self._entries, boxes, strict=True):
            entry.setGeometry(box)
            entry.show()
        self.rows = len({box.y() for box in boxes})
        self.setFixedHeight(height)


class LegendArea(QScrollArea):
    """The place of the legend: as high as it needs, but not more than a few rows."""

    MOST_ROWS = 3
    MOST_HEIGHT = 0.15
    """How much of the window's height it takes at most."""

    def __init__(self, legend: Legend) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(legend)
        legend.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if event.type() == QEvent.Type.Resize and watched is self.widget():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        legend = self.widget()
        if isinstance(legend, Legend) and legend.rows:
            row = (legend.height() + 2) / legend.rows
            room = self.window().height() * self.MOST_HEIGHT
            rows = min(self.MOST_ROWS, max(1, int(room / row)))
            self.setFixedHeight(int(min(legend.height(), row * rows)) + 2)
