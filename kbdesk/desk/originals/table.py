"""The originals as lines: which columns are shown, how wide they are, which lines are chosen, folders with the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView

from kbdesk.desk import look, settings
from kbdesk.desk.originals.columns import AT_FIRST_HIDDEN, Column, headings
from kbdesk.desk.originals.model import DEPTH, OriginalLines
from kbdesk.desk.originals.naming import NameDelegate, is_on_sign
from kbdesk.desk.originals.shelf import FolderRow

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent

    from kbdesk.desk.originals.model import Index
    from kbdesk.project.values import SourceRow

WIDEST = 240
"""Pixels that a column but that of the names gets at most by itself."""
SAMPLE = 60
"""So many rows are looked at to find how wide a column must be."""
LEAST_LETTERS = 32
"""Letters of a name that are shown at least."""
MOST_KEPT = 2_000
"""Lines that are chosen again at most: whoever chose more chose all."""
SELECT = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows


class OriginalsTable(QTableView):
    """A table whose names get the room the other columns leave, and never less than they need.

    With folders in it, Right opens one, Left closes it or goes to it from what is in it, Enter turns it.
    """

    taken = Signal()
    """An original was double-clicked."""

    def __init__(self) -> None:
        super().__init__()
        self._is_measuring = False
        self._is_measured = False
        self.rows = OriginalLines(self)
        self.columns = QMenu(self)
        self._dress()
        self._choose_columns()

    def _dress(self) -> None:
        self.setModel(self.rows)
        self.rows.modelReset.connect(self._measure_first)
        self.setItemDelegateForColumn(Column.PATH, NameDelegate(self))
        self.setAccessibleName(self.tr("Originals"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
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
        # Of its own: of the table's it would ask for every column whether all rows are chosen, each time it is painted.
        head.setSelectionModel(QItemSelectionModel(self.rows, head))
        head.setStretchLastSection(False)
        head.setSectionsMovable(True)
        head.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        head.customContextMenuRequested.connect(lambda at: self.columns.popup(head.mapToGlobal(at)))
        self.rows.turn_tree(on=settings.originals_by_folder())
        name, descending = settings.original_order()
        column = Column[name] if name in Column.__members__ else Column.PATH
        self.setSortingEnabled(True)
        self.sortByColumn(column, Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder)
        for place, name in enumerate(settings.original_places()):
            if name in Column.__members__:
                head.moveSection(head.visualIndex(Column[name]), place)
        head.sortIndicatorChanged.connect(self._keep_order)
        head.sectionMoved.connect(lambda *_: self._keep_places())
        head.sectionResized.connect(self._keep_width)

    # columns

    def _choose_columns(self) -> None:
        """Fill the menu that shows and hides columns; a name always stands there."""
        chosen = settings.original_columns()
        for column in Column:
            shown = column.name in chosen if chosen else column not in AT_FIRST_HIDDEN
            shown = shown or column == Column.PATH
            self.setColumnHidden(column, not shown)
            if column == Column.PATH:
                continue
            action = self.columns.addAction(headings()[column])
            action.setCheckable(True)
            action.setChecked(shown)
            action.toggled.connect(lambda on, column=column: self._show_column(column, on=on))

    def _show_column(self, column: Column, *, on: bool) -> None:
        self._is_measuring = True  # one that is shown again takes a width
        self.setColumnHidden(column, not on)
        settings.set_original_columns(each.name for each in Column if not self.isColumnHidden(each))
        self.measure()

    def _keep_places(self) -> None:
        head = self.horizontalHeader()
        settings.set_original_places(Column(head.logicalIndex(place)).name for place in range(head.count()))

    def _keep_width(self, column: int, _before: int, width: int) -> None:
        if width and not self._is_measuring:  # else it was not the person who made it so wide
            settings.set_original_width(Column(column).name, width)

    def _keep_order(self, column: int, order: Qt.SortOrder) -> None:
        settings.set_original_order(Column(column).name, descending=order == Qt.SortOrder.DescendingOrder)

    def turn_tree(self, *, on: bool) -> None:
        """Show originals below their folders, or as one table; remembered."""
        settings.set_originals_by_folder(on)
        with Keeping(self):
            self.rows.turn_tree(on=on)

    # what is chosen

    def chosen(self) -> tuple[SourceRow, ...]:
        """Return the originals that are chosen, in the order of the table."""
        return tuple(row for index in self.chosen_places() if (row := self.rows.row(index)) is not None)

    def chosen_places(self) -> Iterator[QModelIndex]:
        """Yield where the chosen lines stand."""
        ranges = sorted(self._ranges(), key=lambda one: one.top())
        for one in ranges:
            for at in range(one.top(), one.bottom() + 1):
                yield self.rows.index(at, Column.PATH)

    def _ranges(self) -> list[QItemSelectionRange]:
        return self.selectionModel().selection().toList()

    def count_chosen(self) -> int:
        """Return how many lines are chosen; quick, also for very many."""
        return sum(one.height() for one in self._ranges())

    def count_originals(self) -> int:
        """Return how many of the chosen lines are originals, and not folders; quick, also for very many."""
        return sum(self.rows.count_between(one.top(), one.bottom()) for one in self._ranges())

    def selected(self) -> SourceRow | None:
        """Return the original that is chosen alone."""
        found = self.chosen() if self.count_chosen() == 1 else ()
        return found[0] if found else None

    def folder(self) -> FolderRow | None:
        """Return the folder that the keys are on."""
        line = self.rows.line(self.currentIndex())
        return line if isinstance(line, FolderRow) else None

    def select(self, path: str, status: str = "", *, scroll: bool = True) -> bool:
        """Choose an original, and bring it into sight; whether it is among the lines."""
        self.rows.unfold_to(path)
        place = self.rows.place(path, status)
        if not place.isValid():
            return False
        self.selectionModel().setCurrentIndex(place, SELECT)
        if scroll:
            self.scrollTo(place)
        return True

    def select_lines(self, places: Sequence[int], current: QModelIndex) -> None:
        """Choose lines by their places, in their order; the keys are on `current`, the first where it is none."""
        chosen = QItemSelection()
        last = len(Column) - 1
        start = 0
        for at, place in enumerate(places):
            if at + 1 == len(places) or places[at + 1] != place + 1:
                chosen.select(self.rows.index(places[start], 0), self.rows.index(place, last))
                start = at + 1
        first = current if current.isValid() else self.rows.index(places[0], 0) if places else QModelIndex()
        self.selectionModel().setCurrentIndex(first, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def folder_at(self, place: QPoint) -> str:
        """Return the folder that a place of the viewport stands for: a folder's line, or that of an original's."""
        line = self.rows.line(self.indexAt(place)) if self.viewport().rect().contains(place) else None
        if isinstance(line, FolderRow):
            return line.path
        return self.rows.shelf.folders[line] if line is not None else ""

    # folders

    def turn_folder(self, index: Index) -> bool:
        """Open a folder that is closed, or close it; whether there is one."""
        line = self.rows.line(index)
        if not isinstance(line, FolderRow):
            return False
        self.fold(line.path, closed=line.is_open)
        return True

    def fold(self, folder: str, *, closed: bool) -> None:
        """Close a folder, or open it, with the keys on it."""
        with Keeping(self):
            self.rows.fold(folder, closed=closed)
        place = self.rows.place_of_folder(folder)
        if place.isValid():
            self.selectionModel().setCurrentIndex(place, SELECT)
            self.scrollTo(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if not (self.rows.is_tree and event.modifiers() == Qt.KeyboardModifier.NoModifier and self._walk(event.key())):
            super().keyPressEvent(event)

    def _walk(self, key: int) -> bool:
        """Do what a key does with folders; whether it does anything."""
        index = self.currentIndex()
        line = self.rows.line(index)
        if line is None or key not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            return False
        if isinstance(line, FolderRow) and line.is_open == (key == Qt.Key.Key_Left):
            return self.turn_folder(index)
        if key == Qt.Key.Key_Right:
            return isinstance(line, FolderRow)
        path = line.path if isinstance(line, FolderRow) else self.rows.shelf.rows[line].path
        above = self.rows.place_of_folder(path.rpartition("/")[0])
        if above.isValid():
            self.selectionModel().setCurrentIndex(above, SELECT)
            self.scrollTo(above)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        index = self.indexAt(event.position().toPoint())
        depth = index.data(DEPTH)
        on_sign = depth is not None and is_on_sign(self.visualRect(index), depth, event.position().toPoint().x())
        if not (on_sign and event.button() == Qt.MouseButton.LeftButton and self.turn_folder(index)):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and not self.turn_folder(index):
            self.taken.emit()

    # widths

    def measure(self) -> None:
        """Make the columns as wide as the person left them, the others as wide as their texts."""
        self._is_measured = self.rows.rowCount() > 0  # without rows there is nothing to go by
        self._is_measuring = True
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + look.LARGE)
        for column in self._others():
            if kept := settings.original_width(column.name):
                self.setColumnWidth(column, kept)
                continue
            self.resizeColumnToContents(column)
            self.setColumnWidth(column, min(self.columnWidth(column) + look.TIGHT, WIDEST))
        self._is_measuring = False
        self._give_rest()

    def _measure_first(self) -> None:
        """Measure the rows that are shown where there were none before."""
        if not self._is_measured and self.rows.rowCount():
            self.measure()

    def _others(self) -> Iterator[Column]:
        return (column for column in Column if column != Column.PATH and not self.isColumnHidden(column))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._give_rest()
        if self.currentIndex().isValid() and event.size().height() < event.oldSize().height():
            self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.model() is not None:
            self.measure()

    def _give_rest(self) -> None:
        head = self.horizontalHeader()
        others = sum(head.sectionSize(column) for column in self._others())
        least = self.fontMetrics().averageCharWidth() * LEAST_LETTERS
        kept = settings.original_width(Column.PATH.name)
        self._is_measuring = True
        self.setColumnWidth(Column.PATH, kept or max(least, self.viewport().width() - others))
        self._is_measuring = False


class Keeping:
    """Keeps what is chosen, and where the table is scrolled to, while its lines become others."""

    def __init__(self, table: OriginalsTable) -> None:
        self._table = table
        shelf = table.rows.shelf
        current = table.rows.row(table.currentIndex())
        folder = table.folder()
        self._folder = folder.path if folder is not None else ""
        self._current = (current.path, current.status) if current is not None else None
        self._is_all = table.count_chosen() > MOST_KEPT
        lines = () if self._is_all else tuple(table.rows.line(index) for index in table.chosen_places())
        rows = [shelf.rows[line] for line in lines if isinstance(line, int)]
        self._chosen = {(row.path, row.status, row.moved_to) for row in rows}
        self._scrolled = table.verticalScrollBar().value()

    def __enter__(self) -> None:
        """Remember nothing more: all was when this was made."""

    def __exit__(self, *_: object) -> None:
        table = self._table
        rows = table.rows.shelf.rows
        paths = {path for path, _, _ in self._chosen}
        there = [(number, rows[number]) for path in paths for number in table.rows.shelf.places(path)]
        again = [number for number, row in there if (row.path, row.status, row.moved_to) in self._chosen]
        if self._chosen and not again:  # what was chosen has another standing now
            again = [number for number, _ in there]
        current = table.rows.place(*self._current) if self._current else table.rows.place_of_folder(self._folder)
        places = table.rows.places(again)
        if places or current.isValid():
            table.select_lines(places, current)
        table.verticalScrollBar().setValue(self._scrolled)
