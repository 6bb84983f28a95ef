"""Pages as rows that are made beforehand, on a worker: for a list of very many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from kbdesk.desk.rows import ITEM, PAGE, Index, Item

if TYPE_CHECKING:
    from collections.abc import Sequence

NOWHERE = QModelIndex()


class PagesModel(QAbstractListModel):
    """Hands out each page's id and Item."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[tuple[str, Item]] = ()

    def show_pages(self, rows: Sequence[tuple[str, Item]]) -> None:
        """Show these: (page id, what its row says)."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def page(self, row: int) -> str:
        """Return the id of the page in a row, "" where there is none."""
        return self._rows[row][0] if 0 <= row < len(self._rows) else ""

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        page, item = self._rows[index.row()]
        told = {ITEM: item, PAGE: page, Qt.ItemDataRole.DisplayRole: item.text}
        return item.spoken() if role == Qt.ItemDataRole.AccessibleTextRole else told.get(role)
