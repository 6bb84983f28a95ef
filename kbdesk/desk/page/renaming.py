"""The sheet that gives a page's file another name, in wikis whose links go by names of files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget

from kbdesk.desk import notices
from kbdesk.desk.parts import button, label
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.desk.undoing import say_done

if TYPE_CHECKING:
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes, PageRow


class RenameDialog(Sheet):
    """Asks for the name; every link follows. Escape leaves everything as it is."""

    def __init__(self, session: Session, row: PageRow, parent: QWidget) -> None:
        super().__init__(parent, "")
        self.setWindowTitle(self.tr("Rename a page"))
        self._session, self._row = session, row
        self._now = row.path.rpartition("/")[2].removesuffix(".md")
        self.name_line = QLineEdit(self._now)
        self.name_line.setAccessibleName(self.tr("The name of its file"))
        self.rename_button = button(self.tr("&Rename the page"), self._rename, "primary", "pencil")
        self.body.addWidget(label(self.tr("Rename “{title}”?").replace("{title}", row.title), "title", wrap=True))
        words = self.tr("Every link to it, in texts and headers, follows as one change that can be undone.")
        self.body.addWidget(label(words, "muted", wrap=True))
        self.body.addWidget(field_name(self.tr("The &name of its file"), self.name_line))
        self.body.addWidget(self.name_line)
        self.body.addStretch()
        self.add_buttons([], [button(self.tr("Cancel"), self.reject, "flat"), self.rename_button])
        self.name_line.textChanged.connect(self._changed)
        self.name_line.returnPressed.connect(self._rename)
        self.name_line.selectAll()
        self.name_line.setFocus(Qt.FocusReason.OtherFocusReason)
        self._changed()

    def name(self) -> str:
        """Return the name as it is written."""
        return self.name_line.text().strip()

    def _changed(self) -> None:
        self.rename_button.setEnabled(self.name() not in ("", self._now) and not self.is_writing)

    def _rename(self) -> None:
        if not self.rename_button.isEnabled():
            return
        project, person, page, name = self._session.project, self._session.person, self._row.id, self.name()
        self.rename_button.setEnabled(False)
        call = self._session.write(
            self, lambda _job: project.rename_page(page, name, person), self._renamed, self._failed
        )
        self.stay_for(self._session, call)

    def _renamed(self, changes: Changes) -> None:
        words = self.tr("Renamed: {title}").replace("{title}", self._row.title)
        say_done(self._session, self, words, changes)
        if changes.created:
            self._session.open_page(changes.created[0])
        self.accept()

    def _failed(self, error: KbdeskError) -> None:
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}", "warn")
        self._changed()
