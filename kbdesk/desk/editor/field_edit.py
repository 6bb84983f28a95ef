"""The editor that suits one field of a header: a date, a list, pages, a longer text, a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QLabel, QLineEdit, QPlainTextEdit, QSizePolicy, QWidget

from kbdesk.desk import kinds, look
from kbdesk.desk.dayedit import DayEdit
from kbdesk.desk.editor import fields, named_pages
from kbdesk.desk.editor.pages_field import PagesField

if TYPE_CHECKING:
    from collections.abc import Callable

LONG_LINES = 3
ISO = "yyyy-MM-dd"


class FieldEdit:
    """One field's editor; `value` is what the header would hold."""

    def __init__(self, name: str, value: str, touched: Callable[[], None], *, names_pages: bool = False) -> None:
        self.name = name
        self._before = value
        self._touched = False
        self.kind = "pages" if names_pages else fields.kind_of(name, value)
        self.widget = self._make(value, touched)
        self.widget.setAccessibleName(kinds.field_words(name))
        if isinstance(self.widget, PagesField):
            self.widget.line.setAccessibleName(kinds.field_words(name))
        self.widget.setObjectName(f"field:{name}")
        self.title: QLabel | None = None
        self.buttons: tuple[QWidget, ...] = ()

    @property
    def keys(self) -> QWidget:
        """What takes the keys of it."""
        return self.widget.line if isinstance(self.widget, PagesField) else self.widget

    def show_gone(self, gone: bool) -> None:
        """Show that the field goes, or that it stays."""
        self.widget.setEnabled(not gone)
        if self.title is not None:
            font = self.title.font()
            font.setStrikeOut(gone)
            self.title.setFont(font)
        for button_, on in zip(self.buttons, (not gone, gone), strict=True):
            button_.setVisible(on)

    def write(self, text: str) -> None:
        """Write into the line in the person's place."""
        if isinstance(self.widget, QLineEdit):
            self.widget.setText(text)
            self._touched = True

    def value(self) -> str:
        """Return what the header is to hold; what nobody touched stays as it is written."""
        if not self._touched:
            return self._before
        widget = self.widget
        if isinstance(widget, DayEdit):
            return widget.date().toString(ISO)
        if isinstance(widget, QPlainTextEdit):
            return widget.toPlainText()
        if isinstance(widget, PagesField):
            return self._pages(widget.items())
        text = widget.text().strip() if isinstance(widget, QLineEdit) else ""
        return fields.value_of(fields.written(text), self._before) if self.kind == "list" else text

    def _pages(self, items: tuple[str, ...]) -> str:
        """Return what names pages: one value where it was one, else a list."""
        was_one = bool(self._before) and self.name not in fields.LISTS and fields.kind_of("", self._before) == "line"
        if was_one and len(items) == 1:
            return items[0]
        return fields.value_of(items, self._before)

    def _make(self, value: str, touched: Callable[[], None]) -> QWidget:
        def noted() -> None:
            self._touched = True
            touched()

        if self.kind == "date":
            date = DayEdit()
            date.setDate(QDate.fromString(value, ISO))
            date.dateChanged.connect(noted)
            date.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            return date
        if self.kind == "pages":
            pages = PagesField(named_pages.items_of(value))
            pages.changed.connect(noted)
            return pages
        if self.kind == "long":
            long = QPlainTextEdit(value)
            long.setTabChangesFocus(True)
            long.setFixedHeight(long.fontMetrics().lineSpacing() * LONG_LINES + 2 * look.MEDIUM)
            long.textChanged.connect(noted)
            return long
        line = QLineEdit(fields.shown(fields.items_of(value) or ()) if self.kind == "list" else value)
        line.setCursorPosition(0)
        line.setProperty("items", self.kind == "list")
        line.textEdited.connect(noted)
        return line
