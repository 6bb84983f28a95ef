"""The originals as rows: how wide their columns are, and which one is selected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from kbdesk.desk import look
from kbdesk.desk.originals.model import Column, SourceTable

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QResizeEvent

    from kbdesk.project.values import SourceRow

WIDEST = 240
"""Pixels that a column but that of the names gets at most by itself."""
SAMPLE = 200
"""So many rows are looked at to find how wide a column must be."""
LEAST_LETTERS = 32
"""Letters of a name that are shown at least."""


class OriginalsTable(QTableView):
    """A table whose names get the room the other columns leave, and never less than they need."""

    def __init__(self) -> None:
        super().__init__()
        self._measured = False
        self.rows = SourceTable(self)
        self._dress()

    def _dress(self) -> None:
        self.setModel(self.rows)
        self.setAccessibleName(self.tr("Originals"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setIconSize(QSize(look.ICON, look.ICON))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setResizeContentsPrecision(SAMPLE)
        head.setHighlightSections(False)
        head.setStretchLastSection(False)
        self.setSortingEnabled(True)
        self.sortByColumn(Column.PATH, Qt.SortOrder.AscendingOrder)

    def selected(self) -> SourceRow | None:
        """Return the original that is selected."""
        found = self.selectionModel().selectedRows()
        return self.rows.row(found[0]) if found else None

    def select(self, path: str, status: str = "", *, scroll: bool = True) -> bool:
        """Select an original, and bring it into sight; whether it is among the rows."""
        place = self.rows.place(path, status)
        if not place.isValid():
            return False
        self.setCurrentIndex(place)
        if scroll:
            self.scrollTo(place)
        return True

    def row_at(self, place: QPoint) -> SourceRow | None:
        """Return the original that stands at a place of the viewport."""
        return self.rows.row(self.indexAt(place)) if self.viewport().rect().contains(place) else None

    def measure(self, *, again: bool = False) -> None:
        """Make the columns as wide as their texts, once; after that they are as the person leaves them."""
        if self._measured and not again:
            return
        self._measured = self.rows.rowCount() > 0
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + look.LARGE)
        for column in Column:
            if column != Column.PATH:
                self.resizeColumnToContents(column)
                self.setColumnWidth(column, min(self.columnWidth(column) + look.TIGHT, WIDEST))
        self._give_rest()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._give_rest()
        if self.currentIndex().isValid() and event.size().height() < event.oldSize().height():
            self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.model() is not None:
            self.measure(again=True)

    def _give_rest(self) -> None:
        head = self.horizontalHeader()
        others = sum(head.sectionSize(column) for column in Column if column != Column.PATH)
        least = self.fontMetrics().averageCharWidth() * LEAST_LETTERS
        self.setColumnWidth(Column.PATH, max(least, self.viewport().width() - others))
