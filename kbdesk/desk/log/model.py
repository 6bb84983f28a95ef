"""The log as a list: its entries, the newest first, under the day they are of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QDateTime, QLocale, QModelIndex, Qt

from kbdesk.desk import kinds
from kbdesk.desk.joining import listed, said_of
from kbdesk.desk.log.filtering import Days
from kbdesk.desk.parts import day, moment
from kbdesk.desk.rows import ITEM, Index, Item
from kbdesk.desk.versions.words import who

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.project.timeline import Logged

NOWHERE = QModelIndex()


def tr(text: str) -> str:
    """Return a phrase of this room in the person's language."""
    return QCoreApplication.translate("log", text)


STEP = 500
"""Rows that are added when the end of those that are there comes into sight: a list of very many takes its time."""


class LogModel(QAbstractListModel):
    """Shows days; rows are added as one scrolls, and made as they come into sight."""

    days = Days()
    titles: Mapping[str, str] = {}
    _count = 0

    def set_days(self, days: Days, titles: Mapping[str, str]) -> None:
        """Show these entries; `titles` are those of the pages."""
        self.beginResetModel()
        self.days, self.titles = days, titles
        self._count = min(len(days.entries), max(self._count, STEP))
        self.endResetModel()

    def canFetchMore(self, parent: Index = NOWHERE) -> bool:  # noqa: D102
        return not parent.isValid() and self._count < len(self.days.entries)

    def fetchMore(self, _parent: Index = NOWHERE) -> None:  # noqa: D102
        self._grow(self._count + STEP)

    def _grow(self, wanted: int) -> None:
        count = min(wanted, len(self.days.entries))
        if count > self._count:
            self.beginInsertRows(QModelIndex(), self._count, count - 1)
            self._count = count
            self.endInsertRows()

    def logged(self, index: Index) -> Logged | None:
        """Return the entry of a row, None for a day."""
        entry = self.days.entries[index.row()] if index.isValid() else None
        return entry if not isinstance(entry, str) else None

    def place_of(self, logged: Logged | None) -> int:
        """Return the row of an entry like this, or of the first one; the row is there then."""
        for number, entry in enumerate(self.days.entries):
            if not isinstance(entry, str) and (logged is None or entry.entry == logged.entry):
                self._grow(number + 1)
                return number
        return 1

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else self._count

    def flags(self, index: Index) -> Qt.ItemFlag:  # noqa: D102
        if self.logged(index) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid() or role not in (ITEM, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        item = self._item(self.days.entries[index.row()])
        if role == ITEM:
            return item
        return item.text if role == Qt.ItemDataRole.DisplayRole else item.spoken()

    def _item(self, entry: str | Logged) -> Item:
        if isinstance(entry, str):
            return Item(day(entry) if entry else tr("Without a day"), kind="section")
        told = entry.entry
        # A change that no entry tells names its page already.
        pages = told.pages if told.operation or len(told.pages) > 1 else ()
        by = who(entry.actor) if entry.actor is not None else ""
        under = said_of(by, listed(self.titles.get(page, page) for page in pages))
        mark = kinds.operation_words(told.operation) if told.operation and told.what else clock(entry.at)
        words = told.what or kinds.operation_words(told.operation)
        words = words or tr("In words of its own: open it to read the log")
        return Item(words, mark=mark, under=under or " ")


def clock(stamp: str) -> str:
    """Return the time of day of an ISO time, as it is here; "" for none."""
    time = QDateTime.fromString(stamp, Qt.DateFormat.ISODateWithMs)
    return QLocale().toString(time.toLocalTime().time(), QLocale.FormatType.ShortFormat) if time.isValid() else ""


def when(logged: Logged) -> str:
    """Return when an entry was made, as precisely as it is known."""
    return moment(logged.at) if logged.at else day(logged.entry.date)
