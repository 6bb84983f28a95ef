"""The pages of the graph as a list, for whoever cannot see it: those with most links first, with what they link."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QLocale, QModelIndex, QPoint, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QTableView

from kbdesk.desk.clicks import MiddleClicks, in_new_tab
from kbdesk.desk.graph.path import item_of
from kbdesk.desk.graph.scene import NONE
from kbdesk.desk.joining import listed
from kbdesk.desk.order import in_order
from kbdesk.desk.rows import ITEM, PAGE, EvenRowDelegate, Index

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from kbdesk.desk.graph.drawing import Motif
    from kbdesk.desk.graph.scene import Scene

NAMED = 12
"""So many of the pages at the other ends of a page's links are named."""
NOWHERE = QModelIndex()


class PageModel(QAbstractListModel):
    """The pages that are shown; what a row says is made when it comes into sight."""

    def __init__(self) -> None:
        super().__init__()
        self._scene: Scene | None = None
        self._order = np.zeros(0, dtype=np.intp)
        self._rows = np.zeros(0, dtype=np.intp)

    def show_motif(self, motif: Motif) -> None:
        """Show the nodes that are shown of a scene, those with most links first."""
        scene = motif.scene
        self.beginResetModel()
        self._scene = scene
        self._order = scene.by_links[motif.shown[scene.by_links]]
        self._rows = np.full(len(scene.ids), NONE, dtype=np.intp)
        self._rows[self._order] = np.arange(len(self._order))
        self.endResetModel()

    def place_of(self, number: int) -> int:
        """Return the row of a node, -1 where it is not shown."""
        return int(self._rows[number]) if 0 <= number < len(self._rows) else NONE

    def number_at(self, row: int) -> int:
        """Return the node of a row, -1 for none."""
        return int(self._order[row]) if 0 <= row < len(self._order) else NONE

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self._order)

    def headerData(  # noqa: D102
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        told = role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if not told or orientation == Qt.Orientation.Vertical:
            return "" if told else None
        return QCoreApplication.translate("graph", "Pages, those with most links first")

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid() or self._scene is None:
            return None
        scene, number = self._scene, self.number_at(index.row())
        if role == PAGE:
            return scene.ids[number]
        if role == Qt.ItemDataRole.DisplayRole:
            return scene.titles[number]
        if role not in (ITEM, Qt.ItemDataRole.AccessibleTextRole):
            return None
        linked = scene.neighbours(number).tolist()
        names = listed(in_order(scene.titles[at] for at in linked[:NAMED]))
        words = QCoreApplication.translate("graph", "Links: %1").replace("%1", QLocale().toString(len(linked)))
        item = item_of(scene, number, f"{words} · {names}" if names else words)
        return item if role == ITEM else item.spoken()


class PageList(QTableView):
    """Goes through the pages of the graph with the arrow keys; the one that is current is marked in the drawing."""

    picked = Signal(int)
    """Another node is current."""
    opened = Signal(int, bool)
    """A node was chosen, and whether in a new tab."""
    menu_asked = Signal(int, QPoint)
    """The menu of a node is asked for, at a place of the whole screen."""

    def __init__(self) -> None:
        super().__init__()
        self.pages = PageModel()
        self.setModel(self.pages)
        self.setItemDelegate(EvenRowDelegate(self))
        # A table asks for no row that is not seen; lists and trees go through all 100,000 of them first.
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self._fit()
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(QCoreApplication.translate("graph", "Pages, those with most links first"))
        self.selectionModel().currentChanged.connect(self._tell)
        self.doubleClicked.connect(self._open)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._ask_menu)
        MiddleClicks(self).clicked.connect(lambda index: self.opened.emit(self.pages.number_at(index.row()), True))

    def _fit(self) -> None:
        height = self.itemDelegate().sizeHint(QStyleOptionViewItem(), QModelIndex()).height()
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def mark(self, number: int) -> None:
        """Have the node current that is marked in the drawing, without telling of it."""
        row = self.pages.place_of(number)
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
        self.opened.emit(self.pages.number_at(index.row()), in_new_tab())

    def _tell(self, index: QModelIndex) -> None:
        self.picked.emit(self.pages.number_at(index.row()))

    def _ask_menu(self, at: QPoint) -> None:
        index = self.indexAt(at)
        if index.isValid():
            self.menu_asked.emit(self.pages.number_at(index.row()), self.viewport().mapToGlobal(at))
