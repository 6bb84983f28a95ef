"""The sheet that makes a new page: its type, its title, the place it gets, and what it begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QWidget

from kbdesk.desk import notices
from kbdesk.desk.page.naming import PageNaming
from kbdesk.desk.parts import button, label
from kbdesk.desk.sheet import Sheet
from kbdesk.desk.undoing import say_done
from kbdesk.project.values import Draft

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes

TEMPLATE_LINES = 6


class NewPageDialog(Sheet):
    """Asks for a title; everything else is proposed. Escape leaves everything as it is."""

    made = Signal(str)
    """The id of the page that was made."""

    def __init__(self, session: Session, parent: QWidget, title: str = "", beside: str = "") -> None:
        """Propose a title and the type of the page that is shown (`beside`)."""
        super().__init__(parent, "")
        self.setWindowTitle(self.tr("New page"))
        self._session = session
        self.naming = PageNaming(session, title, beside)
        self.use_template = QCheckBox(self.tr("Begin with the type's tem&plate"))
        self.use_template.setChecked(True)
        self.template = QPlainTextEdit()
        self.make_button = button(self.tr("&Make the page"), self._make, "primary", "file-plus")
        self._lay_out()
        self.naming.changed.connect(self._changed)
        self.use_template.toggled.connect(self.template.setVisible)
        self._changed()

    def _lay_out(self) -> None:
        self.body.addWidget(label(self.tr("New page"), "title"))
        self.body.addWidget(self.naming)
        self.body.addWidget(self.use_template)
        self.template.setReadOnly(True)
        self.template.setTabChangesFocus(True)
        self.template.setAccessibleName(self.tr("The template"))
        self.template.setFixedHeight(self.fontMetrics().lineSpacing() * TEMPLATE_LINES)
        self.body.addWidget(self.template)
        self.body.addStretch()
        self.add_buttons([], [button(self.tr("Cancel"), self.reject, "flat"), self.make_button])
        self.naming.title_line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _changed(self) -> None:
        template = self.naming.chosen().template
        if self.template.toPlainText() != template:
            self.template.setPlainText(template)
        self.make_button.setEnabled(self.naming.is_complete())

    # making

    def _make(self) -> None:
        content = None if self.use_template.isChecked() else ""
        draft = Draft(self.naming.chosen().type, self.naming.slug(), self.naming.title(), content)
        project, person = self._session.project, self._session.person
        self.make_button.setEnabled(False)
        task = self._session.write(
            self, lambda _job: project.create_pages([draft], person), self._created, self._failed
        )
        self.stay_for(self._session, task)

    def _created(self, changes: Changes) -> None:
        say_done(self._session, self, self.tr("Made: %1").replace("%1", self.naming.title()), changes)
        self.made.emit(changes.created[0])
        self.accept()

    def _failed(self, error: KbdeskError) -> None:
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}", "warn")
        self._changed()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter make the page from the lines, when it can be made."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.naming.has_keys() and self.make_button.isEnabled():
            self._make()
        elif not enter:
            super().keyPressEvent(event)
