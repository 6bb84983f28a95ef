"""The legend of the graph: each page type with its colour and count; a click hides the type or shows it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QSizePolicy, QWidget

from kbdesk.desk import look

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QResizeEvent

DOT = 10
PAD = 8


class Entry(QAbstractButton):
    """One type: a dot in its colour, its name, how many pages it has. Checked means shown."""

    def __init__(self, page_type: str, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.page_type = page_type
        self._count = 0
        self.setText(name)
        self.setCheckable(True)
        self.setChecked(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_count(self, count: int) -> None:
        """Show how many pages there are of the type."""
        self._count = count
        said = self.tr("%1, pages: %2")
        self.setAccessibleName(said.replace("%1", self.text()).replace("%2", QLocale().toString(count)))
        self.setToolTip(self.tr("Click to hide or show: %1").replace("%1", self.text()))
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: D102
        metrics = self.fontMetrics()
        width = metrics.horizontalAdvance(f"{self.text()}  {self._number()}")
        return QSize(PAD * 2 + DOT + 6 + width, metrics.height() + 8)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.rect()
        painter.setPen(QPen(look.colour("focus"), 1) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(look.colour("hover") if self.underMouse() else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0, 0, -1, -1), look.RADIUS, look.RADIUS)
        tint = look.type_colour(self.page_type)
        painter.setPen(QPen(tint, 1.5))
        painter.setBrush(tint if self.isChecked() else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(PAD + DOT / 2, box.height() / 2), DOT / 2 - 1, DOT / 2 - 1)
        words = box.adjusted(PAD + DOT + 6, 0, -PAD, 0)
        font = self.font()
        font.setStrikeOut(not self.isChecked())
        painter.setFont(font)
        painter.setPen(look.colour("text" if self.isChecked() else "text_muted"))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        painter.setFont(self.font())
        painter.setPen(look.colour("text_muted"))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self._number())

    def _number(self) -> str:
        return QLocale().toString(self._count)


class Legend(QWidget):
    """All types in rows, as many beside each other as there is room for."""

    changed = Signal(object)
    """The types that are hidden, as a frozenset."""

    def __init__(self, names: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._entries: dict[str, Entry] = {}
        self.rows = 0
        self.setAccessibleName(self.tr("Page types"))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_types(self, counts: Mapping[str, int]) -> None:
        """Show these types, in the project's order, the others after them by name."""
        order = list(self._names)
        for gone in set(self._entries) - set(counts):
            self._entries.pop(gone).deleteLater()
        for name in counts:
            if name not in self._entries:
                entry = self._entries[name] = Entry(name, self._names.get(name) or _spelled(name), self)
                entry.toggled.connect(self._tell)
        self._entries = {
            name: self._entries[name]
            for name in sorted(counts, key=lambda one: (order.index(one) if one in order else len(order), one))
        }
        for name, entry in self._entries.items():
            entry.set_count(counts[name])
        for one, other in zip(self.entries(), self.entries()[1:], strict=False):
            QWidget.setTabOrder(one, other)
        self._place()

    def entries(self) -> list[Entry]:
        """Return the entries in their order."""
        return list(self._entries.values())

    def hidden(self) -> frozenset[str]:
        """Return the types that are hidden."""
        return frozenset(name for name, entry in self._entries.items() if not entry.isChecked())

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
        for entry in self._entries.values():
            size = entry.sizeHint()
            if x and x + size.width() > width:
                x, y, tallest = 0, y + tallest + 2, 0
            boxes.append(QRect(x, y, min(size.width(), max(width, 1)), size.height()))
            x += size.width() + 4
            tallest = max(tallest, size.height())
        return boxes, y + tallest

    def _place(self) -> None:
        boxes, height = self._boxes(self.width())
        for entry, box in zip(self._entries.values(), boxes, strict=True):
            entry.setGeometry(box)
            entry.show()
        self.rows = len({box.y() for box in boxes})
        self.setFixedHeight(height)

    def _tell(self) -> None:
        self.changed.emit(self.hidden())


def _spelled(folder: str) -> str:
    """Return what pages are called by whose folder nobody says what it holds."""
    words = folder.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


class LegendArea(QScrollArea):
    """The place of the legend: as high as it needs, but not more than a few rows."""

    MOST_ROWS = 3

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
            self.setFixedHeight(int(min(legend.height(), row * self.MOST_ROWS)) + 2)
