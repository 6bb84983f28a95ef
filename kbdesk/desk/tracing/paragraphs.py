"""A list of a page's paragraphs, each with a dot in a colour, a headline and its first words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import QListView, QWidget

from kbdesk.desk import look
from kbdesk.desk.joining import listed
from kbdesk.desk.parts import plain_tip
from kbdesk.desk.rows import ITEM, Index, Item, RowDelegate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPainter

FIRST_WORDS = 240
"""Characters of a paragraph that are shown; more have no room in two lines."""
NOWHERE = QModelIndex()


@dataclass(frozen=True)
class Line:
    """A paragraph in the list: a headline with a colour's role, small words beside it, the paragraph's own words."""

    headline: str
    colour: str
    text: str
    mark: str = ""
    icon: str = ""


class LineDelegate(RowDelegate):
    """Paints the dot in the colour of a role."""

    def _paint_dot(self, painter: QPainter, left: int, middle: int, item: Item, dimmed: bool) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour(item.dot))
        painter.drawEllipse(left, middle - 4, 8, 8)


class LineModel(QAbstractListModel):
    """The paragraphs of a page."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these."""
        self.beginResetModel()
        self._lines = tuple(lines)
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == ITEM:
            under = line.text[:FIRST_WORDS] or " "
            return Item(line.headline, dot=line.colour, mark=line.mark, under=under, icon=line.icon)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return listed((line.headline, line.mark, line.text))
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(line.text)
        return line.headline if role == Qt.ItemDataRole.DisplayRole else None


class ParagraphList(QListView):
    """Chooses a paragraph by mouse and keys."""

    chosen = Signal(int)
    """A paragraph is chosen: its place in the list, -1 for none."""
    opened = Signal(int)
    """What a paragraph comes from is to be opened: by a double click or Enter."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = LineModel(self)
        self.setModel(self._model)
        self.setItemDelegate(LineDelegate(self, lines_under=2))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        self.selectionModel().currentChanged.connect(lambda current, _before: self.chosen.emit(current.row()))
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))

    def show_lines(self, lines: Sequence[Line], *, chosen: int = -1) -> None:
        """Show paragraphs, the one at a place chosen, without telling of it."""
        self.selectionModel().blockSignals(True)
        self._model.show_lines(lines)
        if 0 <= chosen < len(lines):
            self.setCurrentIndex(self._model.index(chosen, 0))
        self.selectionModel().blockSignals(False)

    def headlines(self) -> list[str]:
        """Return what the list shows, row by row."""
        return [str(self._model.index(row, 0).data()) for row in range(self._model.rowCount())]

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.opened.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)
