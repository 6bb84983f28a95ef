"""The head of a page: type, status, title, what happened to it, and its fields folded away."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from kbdesk.desk import core, kinds, look
from kbdesk.desk.amounts import number
from kbdesk.desk.parts import Chip, ElidedLabel, ShortenedButton, button, day, icon_button, label, when
from kbdesk.desk.reader.title import Title
from kbdesk.pages.notices import with_one_stop

if TYPE_CHECKING:
    from kbdesk.project.values import Page

SHOWN_ELSEWHERE = ("type", "title", "status", "updated", "superseded_by", "retired", "file")
SPECIAL = ("overview", "log", "index")
"""Pages that are of no type and are never retired."""


class PageHead(QWidget):
    """Stands above a page's text and scrolls with it."""

    resized = Signal()
    page_asked = Signal(str)
    menu_asked = Signal()
    edit_asked = Signal()
    source_asked = Signal(str)
    """The original that the page was written from is wanted: its path."""

    def __init__(self) -> None:
        super().__init__()
        self.open_fields = False
        self._page: Page | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.SMALL)
        self._chips = QWidget()
        chips = QHBoxLayout(self._chips)
        chips.setContentsMargins(0, 0, 0, 0)
        chips.setSpacing(look.SMALL)
        self.type_chip = Chip()
        self.status_chip = Chip()
        self.updated = ElidedLabel("caption")
        chips.addWidget(self.type_chip)
        chips.addWidget(self.status_chip)
        chips.addWidget(self.updated, 1)
        column.addWidget(self._chips)
        self.title = Title("headline")
        self.title.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.menu_button = icon_button("ellipsis", self.tr("What can be done with this page"), self.menu_asked.emit)
        top = QHBoxLayout()
        top.setSpacing(look.SMALL)
        top.addWidget(self.title, 1)
        self.edit_button = icon_button("pencil", self.tr("Edit this page"), self.edit_asked.emit)
        top.addWidget(self.edit_button, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.menu_button, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(top)
        column.addWidget(self._make_banner())
        column.addWidget(self._make_trouble())
        self.original = ShortenedButton("", self._ask_original, "link", look.icon("library", "link"))
        column.addWidget(self.original)
        self.fold = button("", self.turn_fields, "link", "chevron-right")
        column.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignLeft)
        self._fields = QWidget()
        self._grid = QGridLayout(self._fields)
        self._grid.setContentsMargins(look.LARGE, 0, 0, 0)
        self._grid.setHorizontalSpacing(look.LARGE)
        self._grid.setVerticalSpacing(look.TIGHT)
        self._grid.setColumnStretch(1, 1)
        column.addWidget(self._fields)

    def _make_banner(self) -> QFrame:
        self.banner = QFrame()
        self._banner_text = label("", wrap=True, selectable=True)
        self.successor = button("", self._ask_successor, "link", "corner-down-right")
        row = QVBoxLayout(self.banner)
        row.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.SMALL)
        row.setSpacing(look.TIGHT)
        row.addWidget(self._banner_text)
        row.addWidget(self.successor, 0, Qt.AlignmentFlag.AlignLeft)
        return self.banner

    def _make_trouble(self) -> QFrame:
        self.trouble = QFrame()
        self.trouble.setProperty("role", "warn")
        self._trouble_text = label("", wrap=True, selectable=True)
        inner = QVBoxLayout(self.trouble)
        inner.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.SMALL)
        inner.addWidget(self._trouble_text)
        return self.trouble

    def show_page(self, page: Page, type_words: str, trouble: str, successor: str = "") -> None:
        """Show the facts of a page; `trouble` says why its text is not rendered, "" when it is.

        `successor` is the title of the page that supersedes it.
        """
        self._page = page
        self.type_chip.set(type_words, f"type:{page.row.type}")
        special = page.row.id in SPECIAL
        self.type_chip.setVisible(not special)
        self._show_status(page)
        when = page.row.updated
        self.updated.set_text(self.tr("updated {day}").format(day=day(when)) if when else "")
        self._chips.setVisible(not special or bool(when))
        self.title.set_text(page.row.title)
        self._show_banner(page, successor)
        words = "\n".join(part for part in (self._trouble_of(page), trouble) if part)
        self._trouble_text.setText(words)
        self.trouble.setVisible(bool(words))
        self.original.setVisible(bool(self._file()))
        self.original.set_words(self.tr("Original: {path}").format(path=self._file()))
        self._show_fields()

    def _file(self) -> str:
        """Return the path of the original that the page is a summary of, "" for none."""
        fields = dict(self._page.fields) if self._page is not None else {}
        return fields.get("file", "").strip()

    def _ask_original(self) -> None:
        self.source_asked.emit(self._file())

    def turn_fields(self) -> None:
        """Show the fields, or fold them away."""
        self.open_fields = not self.open_fields
        self._show_fields()

    def _trouble_of(self, page: Page) -> str:
        if not page.row.trouble:
            return ""
        return self.tr("This file is not as it should be: {trouble}").format(trouble=core.sentence(page.row.trouble))

    def _show_status(self, page: Page) -> None:
        words = {"superseded": self.tr("superseded"), "retired": self.tr("retired")}
        kinds = {"superseded": "warn", "retired": "danger"}
        status = page.row.status
        self.status_chip.setVisible(status not in ("", "active"))
        self.status_chip.set(words.get(status, status), kinds.get(status, "info"))

    def _show_banner(self, page: Page, successor: str) -> None:
        status = page.row.status
        plain = {
            "superseded": self.tr("This page is superseded."),
            "retired": self.tr("This page is retired. Don't rely on what it says."),
        }
        words = core.sentence(with_one_stop(page.notice)) or plain.get(status, "")
        self.banner.setVisible(bool(words) and status in plain)
        self._banner_text.setText(_without_links(words))
        _dress(self.banner, "danger" if status == "retired" else "warn")
        self.successor.setVisible(bool(page.superseded_by))
        self.successor.setText(self.tr("Read {title} instead").format(title=successor or page.superseded_by))

    def _show_fields(self) -> None:
        while self._grid.count():
            item = self._grid.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        shown = [] if self._page is None else [pair for pair in self._page.fields if pair[0] not in SHOWN_ELSEWHERE]
        self.fold.setVisible(bool(shown))
        self.fold.setText(self.tr("Fields ({count})").format(count=number(len(shown))))
        self.fold.setIcon(look.icon("chevron-down" if self.open_fields else "chevron-right", "link"))
        self._fields.setVisible(self.open_fields and bool(shown))
        if self.open_fields:
            for row, (name, value) in enumerate(shown):
                title = label(kinds.field_words(name), "muted")
                title.setToolTip(name)
                self._grid.addWidget(title, row, 0, Qt.AlignmentFlag.AlignTop)
                self._grid.addWidget(_value(value), row, 1)

    def event(self, event: QEvent) -> bool:  # noqa: D102
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.resized.emit()
        return done

    def _ask_successor(self) -> None:
        if self._page is not None and self._page.superseded_by:
            self.page_asked.emit(self._page.superseded_by)


def _value(value: str) -> QLabel:
    made = label(when(value[:2000]), wrap=True, selectable=True)
    made.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return made


def _dress(widget: QWidget, role: str) -> None:
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def _without_links(markdown: str) -> str:
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", markdown)
