"""The originals from the web as the rows of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from kbdesk.desk import look
from kbdesk.desk.joining import noted
from kbdesk.desk.originals.fetching import words
from kbdesk.desk.originals.fetching.words import tr
from kbdesk.desk.parts import moment
from kbdesk.desk.signs import named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from kbdesk.desk.originals.fetching.background import Fetches
    from kbdesk.project.fetching.values import KeptSource

Index = QModelIndex | QPersistentModelIndex
ICONS = {
    "as_added": ("globe", "text_muted"),
    "fetching": ("refresh-cw", "info"),
    "current": ("circle-check", "good"),
    "failed": ("triangle-alert", "danger"),
}
STATE = 1


class KeptRows(QAbstractTableModel):
    """Shows what it is given, in that order."""

    def __init__(self, fetches: Fetches, parent: QObject) -> None:
        super().__init__(parent)
        self._fetches = fetches
        self._rows: Sequence[KeptSource] = ()

    def show_rows(self, rows: Sequence[KeptSource]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def at(self, index: Index) -> KeptSource | None:
        """Return what a row shows."""
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    def rowCount(self, parent: Index | None = None) -> int:  # noqa: D102
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, _parent: Index | None = None) -> int:  # noqa: D102
        return 5

    def headerData(  # noqa: D102
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (tr("Original"), tr("State"), tr("How often"), tr("Next"), tr("Fetched"))[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        one = self.at(index)
        if one is None:
            return None
        column = index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(one, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            text = self._text(one, column)
            return one.url if not column else noted(text, one.reason) if column == STATE else text
        if role == Qt.ItemDataRole.DecorationRole and column == STATE:
            return look.icon(*ICONS["fetching" if self._is_running(one) else one.standing])
        return None

    def _is_running(self, one: KeptSource) -> bool:
        return self._fetches.running(one.path) is not None

    def _text(self, one: KeptSource, column: int) -> str:
        if column == STATE:
            return tr("Being fetched") if self._is_running(one) else words.standing(one)[0]
        fetched = moment(one.fetched_at) if one.fetched_at else ""
        next_time = words.next_time(one, paused=self._fetches.is_paused)
        return (named(one.path), "", words.rhythm(one), next_time, fetched)[column]
