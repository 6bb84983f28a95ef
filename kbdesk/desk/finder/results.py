"""The results of a search: pages with the place that matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from kbdesk.desk.finder.tree import PAGE
from kbdesk.desk.rows import ITEM, Index, Item

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.project.values import Hit

NOWHERE = QModelIndex()


class HitModel(QAbstractListModel):
    """Hits, best first."""

    _hits: tuple[Hit, ...] = ()

    def set_hits(self, hits: Sequence[Hit]) -> None:
        """Show these hits."""
        self.beginResetModel()
        self._hits = tuple(hits)
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self._hits)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid():
            return None
        hit = self._hits[index.row()]
        item = Item(hit.page.title, dot=hit.page.type, state=hit.page.status, under=hit.snippet, matches=hit.matches)
        if role == ITEM:
            return item
        if role == PAGE:
            return hit.page.id
        if role == Qt.ItemDataRole.DisplayRole:
            return hit.page.title
        return item.spoken() if role == Qt.ItemDataRole.AccessibleTextRole else None
