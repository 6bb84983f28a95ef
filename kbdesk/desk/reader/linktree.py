"""A tree of what is around a page: sections that fold, rows with the line around a link, and one click that links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics
from PySide6.QtWidgets import QTreeView

from kbdesk.desk import look
from kbdesk.desk.parts import GO_BUTTONS
from kbdesk.desk.reader.linkmodel import KEY, ROW, LinkModel, Row, Section
from kbdesk.desk.rows import ITEM, Index, Item, RowDelegate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QModelIndex, QPoint
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
    from PySide6.QtWidgets import QStyleOptionViewItem

STEP = 12
"""Pixels by which what is inside stands further right."""


class LinkDelegate(RowDelegate):
    """Paints rows with a sign for what folds, and the word that links in the colour of links."""

    def __init__(self, tree: LinkTree) -> None:
        super().__init__(tree, lines_under=2)
        self._tree = tree
        self._links = False
        self._heights: dict[tuple[float, str, int], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: D102
        item = index.data(ITEM)
        if not isinstance(item, Item):
            return super().sizeHint(option, index)
        lines = self._lines_of(item)
        kind = (look.body_points(), "note" if item.kind == "note" else "page", lines)
        if kind not in self._heights:
            height = super().sizeHint(option, index).height()
            less = QFontMetrics(look.font("caption")).height() if lines == 1 else 0
            self._heights[kind] = height - less
        return QSize(100, self._heights[kind])

    def _lines_of(self, item: Item) -> int:
        """Return how many lines the words under a row take, two at most."""
        if not item.under:
            return 0
        room = self._tree.viewport().width() - 4 * look.LARGE
        if not item.matches or QFontMetrics(look.font("caption")).horizontalAdvance(item.under) < room:
            return 1
        return 2

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: D102
        row = index.data(ROW)
        self._links = isinstance(row, Row) and bool(row.mention)
        if index.model().hasChildren(index):
            box: QRect = option.rect
            side = look.scaled(look.ICON - 4)
            name = "chevron-down" if self._tree.isExpanded(index) else "chevron-right"
            middle = box.center().y() + (look.TIGHT // 2 if index.data(ITEM).kind == "section" else 0)
            place = QRect(box.left() + 2, middle - side // 2, side, side)
            look.icon(name).paint(painter, place)
            option.rect = box.adjusted(side - 2, 0, 0, 0)
        super().paint(painter, option, index)

    def _paint_mark(self, painter: QPainter, line: QRect, mark: str, ink: QColor) -> int:
        return super()._paint_mark(painter, line, mark, look.colour("link") if self._links else ink)


class LinkTree(QTreeView):
    """The tree; back and forward of the mouse go to the window."""

    taken = Signal(object, bool)
    """A Row was taken, and whether it shall open in a new tab."""
    link_asked = Signal(object)
    """The words of a Row, which mention the page, shall be made a link."""

    def __init__(self) -> None:
        super().__init__()
        self.links = LinkModel(self)
        self.setModel(self.links)
        self.setItemDelegate(LinkDelegate(self))
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(STEP)
        self.setExpandsOnDoubleClick(False)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._folded: dict[str, bool] = {}
        self._shown: tuple[Section, ...] = ()
        self._pressed: Row | None = None
        self.collapsed.connect(lambda index: self._note_fold(index, folded=True))
        self.expanded.connect(lambda index: self._note_fold(index, folded=False))

    def show_sections(self, sections: Sequence[Section]) -> None:
        """Show sections; what was folded stays so, and the row that was current stays current."""
        if tuple(sections) == self._shown:
            return
        self._shown = tuple(sections)
        current = self.currentIndex()
        row, key = current.data(ROW), current.data(KEY)
        place = self.verticalScrollBar().value()
        self.links.show_sections(sections)
        for index in self.links.all():
            name = index.data(KEY)
            if name and self.links.hasChildren(index):
                self.setExpanded(index, not self._folded.get(name, "#" in name))
            mine = index.data(ROW)
            if row is not None and ((key and name == key) or (row.page and _same(mine, row))):
                self.setCurrentIndex(index)
        self.verticalScrollBar().setValue(place)

    def _note_fold(self, index: QModelIndex, *, folded: bool) -> None:
        if index.data(KEY):
            self._folded[index.data(KEY)] = folded

    def take(self, index: Index, *, new: bool) -> None:
        """Follow a row, or fold the section it is the heading of."""
        row = index.data(ROW)
        if isinstance(row, Row):
            if row.item.kind == "section":
                self.setExpanded(index, not self.isExpanded(index))
            else:
                self.taken.emit(row, new)

    def link_place(self, index: Index) -> QRect:
        """Return where the word stands that links a mention, an empty place where there is none."""
        row = index.data(ROW)
        if not isinstance(row, Row) or not row.mention:
            return QRect()
        box = self.visualRect(index)
        width = QFontMetrics(look.font("caption")).horizontalAdvance(row.item.mark) + look.LARGE
        height = QFontMetrics(look.font()).height() + look.SMALL
        return QRect(box.right() - width, box.top(), width + 1, height)

    def _fold_place(self, index: Index) -> QRect:
        box = self.visualRect(index)
        side = look.scaled(look.ICON)
        return QRect(box.left(), box.top(), side, box.height()) if self.links.hasChildren(index) else QRect()

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Draw nothing: the rows have their own signs."""

    # events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let rows be as high as their words take at this width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() in GO_BUTTONS:
            event.ignore()
            return
        at = event.position().toPoint()
        index = self.indexAt(at)
        self._pressed = None
        if event.button() == Qt.MouseButton.LeftButton and self.link_place(index).contains(at):
            self._pressed = index.data(ROW)
            self.setCurrentIndex(index)
        elif event.button() == Qt.MouseButton.LeftButton and "#" in (index.data(KEY) or ""):
            if self._fold_place(index).contains(at):
                self.setExpanded(index, not self.isExpanded(index))
                return
            super().mousePressEvent(event)
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            super().mouseReleaseEvent(event)
        elif self._is_on_link(event.position().toPoint()) and self.currentIndex().data(ROW) is pressed:
            self.link_asked.emit(pressed)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        super().mouseMoveEvent(event)
        at = event.position().toPoint()
        self.viewport().setCursor(
            Qt.CursorShape.PointingHandCursor if self._is_on_link(at) else Qt.CursorShape.ArrowCursor
        )

    def _is_on_link(self, at: QPoint) -> bool:
        return self.link_place(self.indexAt(at)).contains(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        row = self.currentIndex().data(ROW)
        if event.text() == "+" and isinstance(row, Row) and row.mention:
            self.link_asked.emit(row)
            return
        super().keyPressEvent(event)


def _same(row: object, other: Row) -> bool:
    return isinstance(row, Row) and (row.page, row.anchor, bool(row.mention)) == (
        other.page,
        other.anchor,
        bool(other.mention),
    )
