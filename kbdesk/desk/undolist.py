"""The last changes of pages and originals, each told, to be taken back one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, Qt

from kbdesk.desk import core, look, notices
from kbdesk.desk.joining import listed, said_of
from kbdesk.desk.naming import changed_named
from kbdesk.desk.parts import button, label, moment
from kbdesk.desk.rows import ITEM, Index, Item, even_list
from kbdesk.desk.sheet import Sheet
from kbdesk.desk.undoing import of_change
from kbdesk.desk.versions.words import doing, who

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.operations import ChangeRow
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes

OPERATIONS = 60
"""So many of the last operations are looked through."""
ROWS = 8
"""So many rows are seen at once."""
NOWHERE = QModelIndex()


def tr(text: str) -> str:
    """Return a phrase of this dialog in the person's language."""
    return QCoreApplication.translate("undolist", text)


def load(project: Project) -> tuple[tuple[ChangeRow, ...], dict[str, str]]:
    """Ask for the last changes that stand, and the pages' titles; runs on a worker."""
    from kbdesk.project.standing import standing  # noqa: PLC0415  # not needed for the first window

    rows = [row for operation in project.operations(OPERATIONS) for row in operation.changes]
    return standing(rows), project.titles({page for row in rows for page in row.pages})


def told(row: ChangeRow, titles: Mapping[str, str]) -> str:
    """Return what a change did, to which originals and pages."""
    done = doing(row.operation)
    return said_of(f"{done[:1].upper()}{done[1:]}", _named(row, titles))


def _named(row: ChangeRow, titles: Mapping[str, str]) -> str:
    pages = changed_named((row,), titles) if row.pages else ""
    return listed((row.subject, pages)) if row.of_originals else pages


class ChangeModel(QAbstractListModel):
    """Changes, newest first."""

    rows: Sequence[ChangeRow] = ()
    titles: Mapping[str, str] = {}

    def show_changes(self, rows: Sequence[ChangeRow], titles: Mapping[str, str]) -> None:
        """Show these."""
        self.beginResetModel()
        self.rows, self.titles = rows, titles
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid() or role not in (ITEM, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = self.rows[index.row()]
        under = " · ".join(filter(None, (who(row.actor), moment(row.at), core.sentence(row.reason))))
        item = Item(told(row, self.titles), under=under)
        if role == ITEM:
            return item
        return item.text if role == Qt.ItemDataRole.DisplayRole else item.spoken()


class UndoDialog(Sheet):
    """Tells the last changes; the newest one is chosen, Enter takes it back, and the one before is chosen then."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, tr("Undo the last change"))
        self._session = session
        self.model = ChangeModel(self)
        self.list = even_list(self.model, tr("Changes, newest first"))
        self.list.setProperty("role", "surface")
        self._words = label(tr("Looking for changes…"), "muted", wrap=True)
        self.close_button = button(tr("Close"), self.reject, "flat")
        self.undo_button = button(tr("&Undo it"), self._undo, "primary", "undo-2")
        self.undo_button.setDefault(True)
        self.body.addWidget(label(tr("Undo the last change"), "title"))
        self.body.addWidget(self._words)
        self.body.addWidget(self.list, 1)
        self.list.setMinimumHeight(self.list.sizeHintForRow(0) * ROWS if self.model.rows else look.VAST * ROWS)
        # The button stays under the pointer of who takes back one change after another.
        policy = self.told.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.told.setSizePolicy(policy)
        self.add_buttons([], [self.close_button, self.undo_button])
        self.list.selectionModel().currentChanged.connect(lambda *_: self._tell())
        self.list.activated.connect(lambda _index: self._undo())
        self.undo_button.setEnabled(False)
        session.changed.connect(lambda _changes: self.ask())
        self.ask()

    def ask(self) -> None:
        """Ask for the last changes again."""
        project = self._session.project
        self._session.read(self, lambda _job: load(project), lambda found: self._show(*found), replaces="changes")

    def _show(self, rows: Sequence[ChangeRow], titles: Mapping[str, str]) -> None:
        self.model.show_changes(rows, titles)
        self.list.setCurrentIndex(self.model.index(0))
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell()

    def _tell(self) -> None:
        """Say what undoing does to the change that is chosen."""
        row = self._chosen()
        words = tr("There is nothing to undo.")
        if row is not None:
            words = tr("Undoing gives these pages the text they had before: %1.")
            if row.operation == "create":
                words = tr("Undoing takes away what was made here, and nothing else: %1.")
            if row.of_originals:
                words = tr("Undoing takes back what was done with these originals and pages: %1.")
            words = words.replace("%1", _named(row, self.model.titles))
        self._words.setText(words)
        self.undo_button.setEnabled(row is not None and self._session.project.writable)
        self.fit()

    def _chosen(self) -> ChangeRow | None:
        index = self.list.currentIndex()
        return self.model.rows[index.row()] if index.isValid() else None

    def _undo(self) -> None:
        row = self._chosen()
        if row is None or not self.undo_button.isEnabled():
            return
        project, person, words = self._session.project, self._session.person, told(row, self.model.titles)
        self.undo_button.setEnabled(False)

        def done(_changes: Changes) -> None:
            self.tell(tr("Undone: %1").replace("%1", words), "good")
            notices.take_away(self, of_change(row.id))

        undo = project.undo_sources if row.of_originals else project.undo
        self.stay_for(self._session, self._session.write(self, lambda _job: undo(row.id, person), done, self._failed))

    def _failed(self, error: KbdeskError) -> None:
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")
        self._tell()
