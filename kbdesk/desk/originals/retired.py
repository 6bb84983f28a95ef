"""What lies in the retired folder, with sizes, and the button that deletes it for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import QCheckBox

from kbdesk.desk import amounts, look, notices
from kbdesk.desk.joining import filled, noted
from kbdesk.desk.originals.words import moment, tr
from kbdesk.desk.parts import button, label
from kbdesk.desk.rows import ITEM, Index, Item, even_list
from kbdesk.desk.sheet import Sheet
from kbdesk.desk.signs import named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.sources.values import RetiredFile
    from kbdesk.project.values import Changes

ROWS = 8
NOWHERE = QModelIndex()


class RetiredRows(QAbstractListModel):
    """Files of the retired folder; each is marked when it is to go."""

    rows: Sequence[RetiredFile] = ()

    def __init__(self) -> None:
        super().__init__()
        self.kept: set[str] = set()

    def show_files(self, files: Sequence[RetiredFile]) -> None:
        """Show these; all of them are to go."""
        self.beginResetModel()
        self.rows = files
        self.kept &= {one.moved_to for one in files}
        self.endResetModel()

    def going(self) -> tuple[RetiredFile, ...]:
        """Return the files that are to go."""
        return tuple(one for one in self.rows if one.moved_to not in self.kept)

    def turn(self, index: QModelIndex) -> None:
        """Keep a file that was to go, or let it go."""
        if index.isValid():
            self.kept ^= {self.rows[index.row()].moved_to}
            self.dataChanged.emit(index, index)

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid() or role not in (ITEM, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        one = self.rows[index.row()]
        is_kept = one.moved_to in self.kept
        when = filled(tr("retired %1"), moment(one.retired_at)) if one.retired_at else ""
        told = (
            (amounts.size(one.size), when, one.reason)
            if one.has_record
            else (amounts.size(one.size), tr("not in the list"))
        )
        mark = tr("stays") if is_kept else tr("is deleted")
        item = Item(
            named(one.path or one.moved_to),
            under=" · ".join(filter(None, told)),
            mark=mark,
            icon="archive" if is_kept else "trash-2",
        )
        if role == ITEM:
            return item
        return item.text if role == Qt.ItemDataRole.DisplayRole else item.spoken()


class RetiredSheet(Sheet):
    """Space or Enter on a file keeps it, or lets it go."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, tr("The retired folder"))
        self._session = session
        self.rows = RetiredRows()
        self.list = even_list(self.rows, tr("Retired files"))
        self.list.setProperty("role", "surface")
        self.list.setMinimumHeight(look.VAST * ROWS)
        self.told_sum = label(tr("Looking…"), "muted", wrap=True)
        self.sure = QCheckBox(tr("I know that these files &cannot be brought back"))
        self.delete_button = button(tr("&Delete for good"), self._delete, "danger", "trash-2", enter=False)
        self.body.addWidget(label(tr("The retired folder"), "title"))
        words = tr("Retired originals are kept here. Deleting them frees space; the list still tells of them.")
        self.body.addWidget(label(words, "muted", wrap=True))
        self.body.addWidget(self.list, 1)
        self.body.addWidget(self.told_sum)
        self.foot.addWidget(self.sure)
        self.add_buttons([], [button(tr("Close"), self.reject, "flat"), self.delete_button])
        self.list.activated.connect(self._turn)
        self.list.clicked.connect(self._turn)
        self.sure.toggled.connect(lambda _on: self._tell())
        session.changed.connect(lambda _changes: self.ask())
        self.list.setFocus()
        self._tell()
        self.ask()

    def ask(self) -> None:
        """Ask what lies there."""
        project = self._session.project
        self._session.read(self, lambda _job: project.retired_files(), self._show, self._fail, replaces="files")

    def _show(self, files: Sequence[RetiredFile]) -> None:
        if files != self.rows.rows:
            self.rows.show_files(files)
        self._tell()

    def _turn(self, index: QModelIndex) -> None:
        self.rows.turn(index)
        self.sure.setChecked(False)
        self._tell()

    def _tell(self) -> None:
        going = self.rows.going()
        size = amounts.size(sum(one.size for one in going))
        if not self.rows.rows:
            self.told_sum.setText(tr("Nothing is in it."))
        else:
            count = noted(amounts.number(len(going)), size)
            self.told_sum.setText(filled(tr("To be deleted: %1. Enter or a click on a file keeps it."), count))
        writable = self._session.project.writable
        self.sure.setVisible(writable and bool(self.rows.rows))
        self.sure.setEnabled(bool(going) and not self.is_writing)
        self.delete_button.setVisible(writable and bool(self.rows.rows))
        self.delete_button.setEnabled(bool(going) and self.sure.isChecked() and not self.is_writing)
        self.fit()

    def _delete(self) -> None:
        going = tuple(one.moved_to for one in self.rows.going())
        project, person = self._session.project, self._session.person

        def done(_changes: Changes) -> None:
            text = filled(tr("Deleted from the retired folder: %1"), amounts.number(len(going)))
            notices.say(self.parentWidget() or self, text, "good")
            self.sure.setChecked(False)
            self.accept()

        task = self._session.write(self, lambda _job: project.empty_retired(going, person), done, self._fail)
        self.stay_for(self._session, task)
        self._tell()

    def _fail(self, error: KbdeskError) -> None:
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")
        self._tell()
