"""Opens the sheets of the originals' room: retiring, restoring, finding again, the retired folder, who cites it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLineEdit

from kbdesk.desk import notices
from kbdesk.desk.hanging import Hanging
from kbdesk.desk.joining import filled
from kbdesk.desk.originals.doing import say_done
from kbdesk.desk.originals.missing import MissingSheet
from kbdesk.desk.originals.retired import RetiredSheet
from kbdesk.desk.originals.retiring import RetireDialog
from kbdesk.desk.originals.words import tr
from kbdesk.desk.parts import button, label
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.desk.signs import named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.originals.actions import OriginalActions
    from kbdesk.desk.originals.table import OriginalsTable
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.sources.values import Retirement
    from kbdesk.project.values import Changes, SourceRow


class Sheets(QObject):
    """Each opens over the table."""

    restored = Signal(str)
    """A retired original is back: the path that it has now."""

    def __init__(self, session: Session, actions: OriginalActions, table: OriginalsTable) -> None:
        super().__init__(table)
        self._session = session
        self._table = table
        actions.retiring_wanted.connect(self.retire)
        actions.restoring_wanted.connect(self.restore)
        actions.finding_wanted.connect(self.find)
        actions.citing_wanted.connect(self.show_citing)

    def retire(self, rows: Sequence[SourceRow]) -> None:
        """Ask why originals are retired, and what follows."""
        RetireDialog(self._session, rows, self._table.rows.shelf.rows, self._table).show()

    def restore(self, row: SourceRow) -> None:
        """Ask under which name a retired original comes back."""
        sheet = RestoreSheet(self._session, row, self._table)
        sheet.restored.connect(self.restored)
        sheet.show()

    def find(self, rows: Sequence[SourceRow]) -> None:
        """Find missing originals again."""
        if not rows:
            notices.say(self._table, tr("No original is missing."), "good")
            return
        sheet = MissingSheet(self._session, rows, self._table)
        sheet.letting_go.connect(self.retire)
        sheet.letting_go.connect(sheet.accept)
        sheet.show()

    def show_retired(self) -> None:
        """Show what lies in the retired folder."""
        RetiredSheet(self._session, self._table).show()

    def show_citing(self, row: SourceRow) -> None:
        """Show the pages that cite an original."""
        CitingSheet(self._session, row, self._table).show()


class RestoreSheet(Sheet):
    """Asks for the name; the one it had stands there."""

    restored = Signal(str)

    def __init__(self, session: Session, row: SourceRow, parent: QWidget) -> None:
        super().__init__(parent, tr("Restore an original"))
        self._session = session
        self._row = row
        self.path = QLineEdit(row.path)
        self.restore_button = button(tr("&Restore"), self._restore, "primary", "archive-restore")
        self.restore_button.setDefault(True)
        self.body.addWidget(label(filled(tr("Restore “%1”"), named(row.path)), "title", wrap=True))
        self.body.addWidget(field_name(tr("&Folder and name in the sources"), self.path))
        self.body.addWidget(self.path)
        self.body.addStretch()
        self.path.setAccessibleName(tr("Folder and name in the sources"))
        self.path.textChanged.connect(lambda _text: self._enable())
        self.add_buttons([], [button(tr("Cancel"), self.reject, "flat"), self.restore_button])
        self.path.setFocus()
        self.path.setSelection(row.path.rfind("/") + 1, len(row.path))

    def _enable(self) -> None:
        self.restore_button.setEnabled(bool(self.path.text().strip().strip("/")) and not self.is_writing)

    def _restore(self) -> None:
        project, person, path = self._session.project, self._session.person, self._row.moved_to or self._row.path
        to = self.path.text().strip().strip("/")

        def done(changes: Changes) -> None:
            say_done(self._session, self, filled(tr("%1 is back in place."), named(to)), [changes.change])
            self.restored.emit(to)
            self.accept()

        task = self._session.write(self, lambda _job: project.restore_source(path, person, to), done, self._fail)
        self.stay_for(self._session, task)
        self._enable()

    def _fail(self, error: KbdeskError) -> None:
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")
        self._enable()


class CitingSheet(Sheet):
    """Shows what was built from an original; a page is opened by its button."""

    def __init__(self, session: Session, row: SourceRow, parent: QWidget) -> None:
        super().__init__(parent, tr("Pages that cite an original"))
        self.hanging = Hanging()
        self.hanging.page_wanted.connect(session.open_page)
        self._waiting = label(tr("Looking for what was built from it…"), "muted")
        self.body.addWidget(label(named(row.path), "title", wrap=True, selectable=True))
        self.body.addWidget(self._waiting)
        self.body.addWidget(self.hanging)
        self.body.addStretch()
        self.add_buttons([], [button(tr("Close"), self.reject)])
        project, path = session.project, row.moved_to or row.path
        session.read(self, lambda job: project.citing(path, job), self._show, self._fail)

    def _show(self, found: Retirement) -> None:
        self._waiting.hide()
        self.hanging.show_retirements((found,))
        self.fit()

    def _fail(self, error: KbdeskError) -> None:
        self._waiting.hide()
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "warn")
