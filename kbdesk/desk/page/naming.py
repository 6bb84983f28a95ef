"""What a page that is to be made is called: its title, its type, and the slug that is made from the title."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QVBoxLayout, QWidget

from kbdesk.desk import core, kinds, look
from kbdesk.desk.command import without_letter
from kbdesk.desk.parts import label
from kbdesk.desk.sheet import field_name

if TYPE_CHECKING:
    from kbdesk.desk.session import Session
    from kbdesk.project.values import PageType

SOON = 150
"""Milliseconds after the last key until the place is looked up."""


class PageNaming(QWidget):
    """Proposes all but the title, and shows the place that the page will have."""

    changed = Signal()
    """What is chosen has changed, or what is proposed has come."""

    def __init__(self, session: Session, title: str = "", beside: str = "") -> None:
        """Propose a title and the type of the page that is shown (`beside`); summaries are made of originals."""
        super().__init__()
        self._session = session
        self._types = session.project.types
        self._own_slug = False
        self._is_asking = False
        self._is_free = True
        self.type = QComboBox()
        for each in self._types:
            self.type.addItem(kinds.type_words(each.type), each)
        names = [each.type for each in self._types]
        usual = next((name for name in (beside, "concept") if name in names and name != "summary"), names[0])
        self.type.setCurrentIndex(names.index(usual))
        self.title_line, self.slug_line = QLineEdit(title), QLineEdit()
        self.place = label("", "muted", wrap=True, selectable=True)
        self._about = label("", "muted", wrap=True)
        self._about.setTextFormat(Qt.TextFormat.RichText)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._ask_slug)
        self._lay_out()
        self.title_line.textChanged.connect(self._title_changed)
        self.slug_line.textEdited.connect(self._slug_edited)
        self.type.currentIndexChanged.connect(self._type_changed)
        self._type_changed()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.MEDIUM)
        self.title_line.setPlaceholderText(self.tr("What the page is about"))
        for name, field in (
            (self.tr("&Title"), self.title_line),
            (self.tr("T&ype"), self.type),
            (self.tr("&Slug, part of the page's id and its file's name"), self.slug_line),
        ):
            column.addWidget(field_name(name, field))
            column.addWidget(field)
            field.setAccessibleName(without_letter(name))
            if field is self.type:
                column.addWidget(self._about)
        column.addWidget(self.place)

    # what is chosen

    def chosen(self) -> PageType:
        """Return the type."""
        return self._types[self.type.currentIndex()]

    def choose_type(self, name: str) -> None:
        """Choose a type, where there is one of that name."""
        names = [each.type for each in self._types]
        if name in names:
            self.type.setCurrentIndex(names.index(name))

    def choose_slug(self, slug: str) -> None:
        """Choose a slug that does not follow the title."""
        self.slug_line.setText(slug)
        self._slug_edited(slug)

    def title(self) -> str:
        """Return the title as one line."""
        return " ".join(self.title_line.text().split())

    def slug(self) -> str:
        """Return the slug."""
        return self.slug_line.text().strip()

    def is_complete(self) -> bool:
        """Whether a page can be made of it; not while its slug is being looked up."""
        return bool(self.title() and self.slug()) and self._is_free and not self._is_asking

    def has_keys(self) -> bool:
        """Whether the keys go to one of the lines."""
        return self.title_line.hasFocus() or self.slug_line.hasFocus()

    # what is proposed

    def _type_changed(self) -> None:
        self._about.setText(_with_code(core.sentence(self.chosen().description)))
        self._title_changed()

    def _title_changed(self) -> None:
        self._is_asking = True
        self._soon.start()
        self.changed.emit()

    def _slug_edited(self, text: str) -> None:
        self._own_slug = bool(text)
        self._title_changed()

    def _ask_slug(self) -> None:
        """Ask for a slug made from the title, or whether the one that was written is free."""
        project, kind, wanted = self._session.project, self.chosen().type, self.title()
        if self._own_slug:
            wanted = self.slug()
        self._session.read(self, lambda _job: project.slug_for(kind, wanted), self._propose, replaces="slug")

    def _propose(self, slug: str) -> None:
        if not self._own_slug:
            self.slug_line.setText(slug)
        self._is_asking = self._soon.isActive()
        self._show_place(slug)

    def _show_place(self, free: str) -> None:
        slug, chosen, id_for = self.slug(), self.chosen(), self._session.project.id_for
        if slug and slug != free:
            words = self.tr("{id} cannot be had: it is taken, or no slug. {free} is free.")
            words = words.replace("{id}", id_for(chosen.type, slug)).replace("{free}", free)
            self.place.setText(words if free else self.tr("A slug has letters a to z or digits."))
            self._is_free = False
            self.changed.emit()
            return
        self._is_free = True
        folder = f"{chosen.folder}/" if chosen.folder else ""
        words = self.tr("Its id will be {id}, its file {file}.")
        words = words.replace("{id}", id_for(chosen.type, slug)).replace("{file}", f"{folder}{slug}.md")
        self.place.setText(words if slug else self.tr("Write a title; the slug is made from it."))
        self.changed.emit()


def _with_code(text: str) -> str:
    """Return a text for a label, with what stands between backticks as code."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
