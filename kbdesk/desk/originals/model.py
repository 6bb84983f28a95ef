"""The table of originals: rows as the project gave them, sorted and filtered here and not in a proxy."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from kbdesk.desk import look
from kbdesk.desk.amounts import number
from kbdesk.desk.joining import listed
from kbdesk.desk.originals import words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QFont

    from kbdesk.project.values import SourceRow

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole + 1
"""The role under which an index gives its SourceRow."""
NOWHERE = QModelIndex()


class Column(IntEnum):
    """The columns in their order."""

    STATUS = 0
    PATH = 1
    TYPE = 2
    SIZE = 3
    EXTENT = 4
    CHANGED = 5
    SUMMARIES = 6
    ORIGIN = 7
    RELATION = 8


RIGHT = (Column.SIZE, Column.EXTENT, Column.SUMMARIES)
ORDER = {"missing": 0, "present": 1, "retired": 2}
SORTED_BY: dict[Column, Callable[[SourceRow], Any]] = {
    Column.STATUS: lambda row: (ORDER[row.status], not row.trouble),
    Column.PATH: lambda row: row.path.casefold(),
    Column.TYPE: lambda row: row.type,
    Column.SIZE: lambda row: -1 if row.size is None else row.size,
    Column.EXTENT: lambda row: (row.unit, row.units or 0),
    Column.CHANGED: lambda row: row.changed_at,
    Column.ORIGIN: words.origin,
    Column.RELATION: words.relation,
    Column.SUMMARIES: lambda row: len(row.summaries),
}


class SourceTable(QAbstractTableModel):
    """Originals as a table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[SourceRow, ...] = ()
        self._haystacks: list[str] = []
        self._shown: list[int] = []
        self._words: tuple[str, ...] = ()
        self._column = Column.PATH
        self._descending = False

    # what it holds

    def show_rows(self, rows: Sequence[SourceRow]) -> None:
        """Show these originals, filtered and sorted as before."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self._haystacks = [
            " ".join(
                (row.path, row.type, words.status(row), words.origin(row), row.origin_from, words.relation(row))
            ).casefold()
            for row in rows
        ]
        self._arrange()
        self.endResetModel()

    def filter(self, text: str) -> None:
        """Show only originals that hold all the words."""
        wanted = tuple(text.casefold().split())
        if wanted != self._words:
            self.beginResetModel()
            self._words = wanted
            self._arrange()
            self.endResetModel()

    @property
    def rows(self) -> tuple[SourceRow, ...]:
        """All originals, whatever the filter."""
        return self._rows

    def row(self, index: Index) -> SourceRow | None:
        """Return the original in a row of the table."""
        return self._rows[self._shown[index.row()]] if index.isValid() else None

    def place(self, path: str, status: str = "") -> QModelIndex:
        """Return where an original stands in the table; a present one before others of its path."""
        found = [at for at, number in enumerate(self._shown) if self._rows[number].path == path]
        found.sort(key=lambda at: (self._rows[self._shown[at]].status != (status or "present"), at))
        return self.index(found[0], Column.PATH) if found else QModelIndex()

    # what Qt asks

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(Column)

    def headerData(  # noqa: D102
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return headings()[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in RIGHT else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        row = self.row(index)
        if row is None:
            return None
        column = Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return TEXTS[column](row)
        dress = DRESS.get(role)
        return dress(row, column) if dress else None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:  # noqa: D102
        if column < 0:
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        kept = [(self._shown[index.row()], index.column()) for index in before]
        self._column, self._descending = Column(column), order == Qt.SortOrder.DescendingOrder
        self._arrange()
        rows = {number: at for at, number in enumerate(self._shown)}
        self.changePersistentIndexList(before, [self.index(rows[number], column) for number, column in kept])
        self.layoutChanged.emit()

    def _arrange(self) -> None:
        found = [number for number, hay in enumerate(self._haystacks) if all(word in hay for word in self._words)]
        found.sort(key=lambda number: self._rows[number].path.casefold())
        found.sort(key=lambda number: SORTED_BY[self._column](self._rows[number]), reverse=self._descending)
        self._shown = found


def headings() -> tuple[str, ...]:
    """Return the columns' headings in the person's language."""
    return (
        words.tr("Status"),
        words.tr("Name"),
        words.tr("Type"),
        words.tr("Size"),
        words.tr("Extent"),
        words.tr("Changed"),
        words.tr("Summaries"),
        words.tr("Origin"),
        words.tr("Replaces"),
    )


TEXTS: dict[Column, Callable[[SourceRow], str]] = {
    Column.STATUS: words.status,
    Column.PATH: lambda row: row.path,
    Column.TYPE: lambda row: row.type.upper(),
    Column.SIZE: words.size,
    Column.EXTENT: words.extent,
    Column.CHANGED: lambda row: words.moment(row.changed_at),
    Column.ORIGIN: words.origin,
    Column.RELATION: words.relation,
    Column.SUMMARIES: lambda row: number(len(row.summaries)) if row.summaries else "",
}


def _font(row: SourceRow, column: Column) -> QFont | None:
    if row.status != "retired" or column != Column.PATH:
        return None
    font = look.font()
    font.setStrikeOut(True)
    return font


def _spoken(row: SourceRow, column: Column) -> str:
    """Return what a screen reader says of a field; in the first one it says which original the row is of."""
    if column == Column.STATUS:
        return listed((row.path, words.status(row)))
    if column == Column.SUMMARIES:
        return words.tr("summaries: %1").replace("%1", number(len(row.summaries)))
    return TEXTS[column](row)


DRESS: dict[int, Callable[[SourceRow, Column], object]] = {
    Qt.ItemDataRole.DecorationRole: lambda row, column: (
        look.icon(*words.status_icon(row)) if column == Column.STATUS else None
    ),
    Qt.ItemDataRole.ToolTipRole: lambda row, column: words.story(row),
    Qt.ItemDataRole.TextAlignmentRole: lambda row, column: (
        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter if column in RIGHT else None
    ),
    Qt.ItemDataRole.ForegroundRole: lambda row, column: look.colour("text_muted") if row.status != "present" else None,
    Qt.ItemDataRole.FontRole: _font,
    Qt.ItemDataRole.AccessibleTextRole: _spoken,
    ROW: lambda row, column: row,
}
