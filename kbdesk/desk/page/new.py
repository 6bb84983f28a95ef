"""The sheet that makes a new page: its type, its title, the place it gets, and what it begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPlainTextEdit, QWidget

from kbdesk.desk import core, notices
from kbdesk.desk.actions import without_letter
from kbdesk.desk.parts import button, label
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.project.values import Draft

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes

TEMPLATE_LINES = 6
SOON = 150
"""Milliseconds after the last key until the place is looked up."""


class NewPageDialog(Sheet):
    """Asks for a title; everything else is proposed. Escape leaves everything as it is."""

    made = Signal(str)
    """The id of the page that was made."""

    def __init__(self, session: Session, parent: QWidget, title: str = "", beside: str = "") -> None:
        """Propose a title and the type of the page that is shown (`beside`); summaries are made of originals."""
        super().__init__(parent, "")
        self.setWindowTitle(self.tr("New page"))
        self._session = session
        self._types = session.project.types
        self._own_slug = False
        self.type = QComboBox()
        for each in self._types:
            self.type.addItem(each.type, each)
        names = [each.type for each in self._types]
        usual = next((name for name in (beside, "concept") if name in names and name != "summary"), names[0])
        self.type.setCurrentIndex(names.index(usual))
        self.title_line, self.slug_line = QLineEdit(title), QLineEdit()
        self.place = label("", "muted", wrap=True, selectable=True)
        self.use_template = QCheckBox(self.tr("Begin with the type's &template"))
        self.use_template.setChecked(True)
        self.template = QPlainTextEdit()
        self.make_button = button(self.tr("&Make the page"), self._make, "primary", "file-plus")
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._ask_slug)
        self._lay_out()
        self.title_line.textChanged.connect(self._title_changed)
        self.slug_line.textEdited.connect(self._slug_edited)
        self.type.currentIndexChanged.connect(self._type_changed)
        self.use_template.toggled.connect(self.template.setVisible)
        self._type_changed()

    def _lay_out(self) -> None:
        self.body.addWidget(label(self.tr("New page"), "title"))
        self.title_line.setPlaceholderText(self.tr("What the page is about"))
        for name, field in (
            (self.tr("&Title"), self.title_line),
            (self.tr("T&ype"), self.type),
            (self.tr("&Slug, part of the page's id and its file's name"), self.slug_line),
        ):
            self.body.addWidget(field_name(name, field))
            self.body.addWidget(field)
            field.setAccessibleName(without_letter(name))
        self._about = label("", "muted", wrap=True)
        self.body.insertWidget(5, self._about)
        self.body.addWidget(self.place)
        self.body.addWidget(self.use_template)
        self.template.setReadOnly(True)
        self.template.setTabChangesFocus(True)
        self.template.setAccessibleName(self.tr("The template"))
        self.template.setFixedHeight(self.fontMetrics().lineSpacing() * TEMPLATE_LINES)
        self.body.addWidget(self.template)
        self.body.addStretch()
        self.add_buttons([], [button(self.tr("Cancel"), self.reject, "flat"), self.make_button])
        self.title_line.setFocus(Qt.FocusReason.OtherFocusReason)

    # what is proposed

    def _type_changed(self) -> None:
        chosen = self._types[self.type.currentIndex()]
        self._about.setText(core.sentence(chosen.description))
        self.template.setPlainText(chosen.template)
        self._title_changed()

    def _title_changed(self) -> None:
        self.make_button.setEnabled(False)
        self._soon.start()

    def _slug_edited(self, text: str) -> None:
        self._own_slug = bool(text)
        self._show_place()

    def _ask_slug(self) -> None:
        project, kind, title = self._session.project, self.type.currentText(), self.title_line.text().strip()
        self._session.read(self, lambda _job: project.slug_for(kind, title), self._propose, replaces="slug")

    def _propose(self, slug: str) -> None:
        if not self._own_slug:
            self.slug_line.setText(slug)
        self._show_place()

    def _show_place(self) -> None:
        slug, title = self.slug_line.text().strip(), self.title_line.text().strip()
        chosen = self._types[self.type.currentIndex()]
        folder = f"{chosen.folder}/" if chosen.folder else ""
        words = self.tr("Its id will be {id}, its file {file}.")
        words = words.replace("{id}", f"{chosen.type}/{slug}").replace("{file}", f"{folder}{slug}.md")
        self.place.setText(words if slug else self.tr("Write a title; the slug is made from it."))
        self.make_button.setEnabled(bool(slug and title))

    # making

    def _make(self) -> None:
        chosen = self._types[self.type.currentIndex()]
        content = None if self.use_template.isChecked() else ""
        draft = Draft(chosen.type, self.slug_line.text().strip(), " ".join(self.title_line.text().split()), content)
        project, person = self._session.project, self._session.person
        self.make_button.setEnabled(False)
        self._session.write(self, lambda _job: project.create_pages([draft], person), self._created, self._failed)

    def _created(self, changes: Changes) -> None:
        self.made.emit(changes.created[0])
        self.accept()

    def _failed(self, error: KbdeskError) -> None:
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}", "warn")
        self._show_place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter make the page from the lines, when it can be made."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.focusWidget() in (self.title_line, self.slug_line) and self.make_button.isEnabled():
            self._make()
        elif not enter:
            super().keyPressEvent(event)
