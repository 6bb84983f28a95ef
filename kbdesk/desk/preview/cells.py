"""The cells of a sheet as a model: rows come in portions when they are seen, and only the latest are kept."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from kbdesk.desk import look
from kbdesk.desk.preview.place import column_letters

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtCore import QObject

    from kbdesk.project.showing import SheetFacts

Index = QModelIndex | QPersistentModelIndex
PORTION = 200
"""Rows that are brought at once."""
MOST_PORTIONS = 60
"""Portions that are kept."""
LONGEST = 400
"""Letters of a cell that are shown in the table."""
NUMERIC = frozenset("0123456789.,-+%() €$£¥E")


class CellTable(QAbstractTableModel):
    """One sheet. `wanted` asks for a portion of rows, `take` brings it."""

    wanted = Signal(int)
    """The portion of rows of this number, from 0, is seen and not there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = 0
        self._columns = 0
        self._portions: OrderedDict[int, Sequence[Sequence[str]]] = OrderedDict()
        self._hits: Collection[tuple[int, int]] = frozenset()
        self._here = (-1, -1)

    def show_sheet(self, facts: SheetFacts | None) -> None:
        """Show another sheet, None for none."""
        self.beginResetModel()
        self._portions.clear()
        self._hits, self._here = frozenset(), (-1, -1)
        self._rows = facts.rows if facts is not None else 0
        self._columns = facts.columns if facts is not None else 0
        self.endResetModel()

    def take(self, portion: int, rows: Sequence[Sequence[str]]) -> None:
        """Take the rows of a portion."""
        self._portions[portion] = rows
        while len(self._portions) > MOST_PORTIONS:
            self._portions.popitem(last=False)
        first = portion * PORTION
        last = min(first + PORTION, self._rows) - 1
        if last >= first and self._columns:
            self.dataChanged.emit(self.index(first, 0), self.index(last, self._columns - 1))

    def mark(self, hits: Collection[tuple[int, int]], here: tuple[int, int]) -> None:
        """Mark the cells that were found, and the one where the person is."""
        self._hits, self._here = hits, here
        if self._rows and self._columns:
            self.dataChanged.emit(self.index(0, 0), self.index(self._rows - 1, self._columns - 1))

    def text(self, row: int, column: int) -> str | None:
        """Return a cell's text, None where it is not there yet."""
        portion = row // PORTION
        rows = self._portions.get(portion)
        if rows is None:
            return None
        self._portions.move_to_end(portion)
        cells = rows[row - portion * PORTION] if row - portion * PORTION < len(rows) else ()
        return cells[column] if column < len(cells) else ""

    def has(self, portion: int) -> bool:
        """Whether a portion is there."""
        return portion in self._portions

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, D102
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, D102
        return 0 if parent.isValid() else self._columns

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: D102
        if not index.isValid():
            return None
        at = (index.row(), index.column())
        if role in (Qt.ItemDataRole.BackgroundRole, Qt.ItemDataRole.ForegroundRole):
            return self._colour(at, role)
        text = self.text(*at)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            is_number = bool(text) and len(text or "") < 40 and set(text or "") <= NUMERIC
            side = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
            return Qt.AlignmentFlag.AlignVCenter | side
        if role == Qt.ItemDataRole.ToolTipRole:
            return text[: LONGEST * 4] if text and len(text) > 20 else None
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if text is None:
            self.wanted.emit(index.row() // PORTION)
        return text[:LONGEST] if text is not None else None

    def _colour(self, at: tuple[int, int], role: int) -> Any:
        ground = role == Qt.ItemDataRole.BackgroundRole
        if at == self._here:
            return look.colour("accent" if ground else "accent_text")
        if at in self._hits:
            return look.colour("mark" if ground else "mark_text")
        return None

    def headerData(  # noqa: D102
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return column_letters(section) if orientation == Qt.Orientation.Horizontal else str(section + 1)
