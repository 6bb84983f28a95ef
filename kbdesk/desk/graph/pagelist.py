"""The pages of the graph as a list, for whoever cannot see it: those with most links first, with what they link."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QLocale, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QListView

from kbdesk.desk.clicks import in_new_tab
from kbdesk.desk.joining import listed
from kbdesk.desk.order import in_order
from kbdesk.desk.rows import ITEM, PAGE, EvenRowDelegate, Index, Item

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QKeyEvent

    from kbdesk.desk.graph.scene import Scene

NAMED = 12
"""So many of the pages at the other ends of a page's links are named."""
NOWHERE = QModelIndex()


class PageModel(QAbstractListModel):
    """The pages that are shown; what a row says is made when it comes into sight."""

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._order: list[int] = []

    def show_scene(self, scene: Scene, hidden: Collection[str]) -> None:
        """Show the pages of a scene but those of hidden types."""
        self.beginResetModel()
        self._scene = scene
        self._order = [at for at in scene.by_links.tolist() if scene.pages[at].type not in hidden]
        self.endResetModel()

    def place_of(self, page: str) -> int:
        """Return the row of a page, -1 where it is not shown."""
        number = self._scene.numbers.get(page, -1) if self._scene is not None else -1
        return self._order.index(number) if number in self._order else -1

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self._order)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid() or self._scene is None:
            return None
        page = self._scene.pages[self._order[index.row()]]
        if role == PAGE:
            return page.id
        if role == Qt.ItemDataRole.DisplayRole:
            return page.title
        if role not in (ITEM, Qt.ItemDataRole.AccessibleTextRole):
            return None
        linked = self._scene.neighbours(self._order[index.row()]).tolist()
        names = listed(in_order(self._scene.pages[at].title for at in linked[:NAMED]))
        words = QCoreApplication.translate("graph", "Links: %1").replace("%1", QLocale().toString(len(linked)))
        item = Item(page.title, dot=page.type, state=page.status, under=f"{words} · {names}" if names else words)
        return item if role == ITEM else item.spoken()


class PageList(QListView):
    """Goes through the pages of the graph with the arrow keys; the one that is current is marked in the drawing."""

    picked = Signal(str)
    opened = Signal(str, bool)

    def __init__(self) -> None:
        super().__init__()
        self.pages = PageModel()
        self.setModel(self.pages)
        self.setItemDelegate(EvenRowDelegate(self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(QCoreApplication.translate("graph", "Pages, those with most links first"))
        self.selectionModel().currentChanged.connect(lambda index, _before: self.picked.emit(str(index.data(PAGE))))
        self.doubleClicked.connect(self._open)

    def mark(self, page: str) -> None:
        """Have the page current that is marked in the drawing, without telling of it."""
        row = self.pages.place_of(page)
        if row >= 0 and row != self.currentIndex().row():
            was = self.blockSignals(True)
            self.setCurrentIndex(self.pages.index(row))
            self.blockSignals(was)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._open(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def _open(self, index: QModelIndex) -> None:
        self.opened.emit(str(index.data(PAGE)), in_new_tab())
