"""The header of a page as a form: the right editor for each field. What is not touched is not set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QDateEdit,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import look
from kbdesk.desk.editor import fields
from kbdesk.desk.parts import Chip, ElidedLabel, button, day, empty, icon_button, label

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.editor.loading import Fields
    from kbdesk.project.values import Page

LONG_LINES = 3
MOST_RAW_LINES = 10
ISO = "yyyy-MM-dd"


class FieldEdit:
    """One field's editor; `value` is what the header would hold."""

    def __init__(self, name: str, value: str, touched: Callable[[], None]) -> None:
        self.name = name
        self._before = value
        self._touched = False
        self.kind = fields.kind_of(name, value)
        self.widget = self._make(value, touched)
        self.widget.setAccessibleName(name)
        self.widget.setObjectName(f"field:{name}")
        self.title: QLabel | None = None
        self.buttons: tuple[QWidget, ...] = ()

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
        if isinstance(widget, QDateEdit):
            return widget.date().toString(ISO)
        if isinstance(widget, QPlainTextEdit):
            return widget.toPlainText()
        text = widget.text().strip() if isinstance(widget, QLineEdit) else ""
        return fields.value_of(fields.written(text), self._before) if self.kind == "list" else text

    def _make(self, value: str, touched: Callable[[], None]) -> QWidget:
        def noted() -> None:
            self._touched = True
            touched()

        if self.kind == "date":
            date = QDateEdit()
            date.setCalendarPopup(True)
            date.setDate(QDate.fromString(value, ISO))
            date.dateChanged.connect(noted)
            date.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            return date
        if self.kind == "long":
            long = QPlainTextEdit(value)
            long.setTabChangesFocus(True)
            long.setFixedHeight(long.fontMetrics().lineSpacing() * LONG_LINES + 2 * look.MEDIUM)
            long.textChanged.connect(noted)
            return long
        line = QLineEdit(fields.shown(fields.items_of(value) or ()) if self.kind == "list" else value)
        line.setCursorPosition(0)
        line.textEdited.connect(noted)
        return line


class HeaderForm(QWidget):
    """Folded to one line, or a form of a page's fields."""

    changed = Signal()
    """The person changed a field."""
    raw_asked = Signal()
    """The header is to be shown as it is written."""
    refused = Signal(str)
    """A name that no field can have, or that the store keeps."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: Page | None = None
        self._edits: dict[str, FieldEdit] = {}
        self._gone: set[str] = set()
        self._open = False
        self.type_chip, self.status_chip = Chip(), Chip()
        self._said = ElidedLabel("caption")
        self.fold = button("", self.turn, "link", "chevron-right")
        self.raw_button = button(self.tr("As it is written"), self._turn_raw, "link")
        self.raw_button.setCheckable(True)
        self.add_button = button(self.tr("Add a field"), self._offer, "link", "plus")
        self.raw = self._raw_field()
        self.name_edit = self._name_field()
        self._rows, self._foot = QWidget(), QWidget()
        self._grid = QGridLayout(self._rows)
        self._lay_out()
        self._show_fold()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(look.SMALL)
        for each in (self.fold, self.type_chip, self.status_chip):
            top.addWidget(each)
        top.addWidget(self._said, 1)
        self._grid.setContentsMargins(look.LARGE, 0, 0, look.SMALL)
        self._grid.setHorizontalSpacing(look.MEDIUM)
        self._grid.setVerticalSpacing(look.TIGHT)
        self._grid.setColumnStretch(1, 1)
        foot = QHBoxLayout()
        foot.setSpacing(look.LARGE)
        foot.setContentsMargins(look.LARGE, 0, 0, 0)
        foot.addWidget(self.add_button)
        foot.addWidget(self.name_edit)
        foot.addWidget(self.raw_button)
        foot.addStretch()
        self._foot.setLayout(foot)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.TIGHT)
        column.addLayout(top)
        column.addWidget(self._rows)
        column.addWidget(self._foot)
        column.addWidget(self.raw)

    def _raw_field(self) -> QPlainTextEdit:
        made = QPlainTextEdit()
        made.setReadOnly(True)
        made.setTabChangesFocus(True)
        made.setAccessibleName(self.tr("The header as it is written"))
        made.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        return made

    def _name_field(self) -> QLineEdit:
        made = QLineEdit()
        made.setPlaceholderText(self.tr("The new field's name"))
        made.setAccessibleName(made.placeholderText())
        made.setMaximumWidth(self.fontMetrics().averageCharWidth() * 30)
        made.returnPressed.connect(self._named)
        made.hide()
        return made

    # what it says

    def show_page(self, page: Page | None, changes: Fields = ()) -> None:
        """Show a page's fields, with changes that were made to them before."""
        self._page = page
        self._gone = {name for name, value in changes if value is None}
        now = dict(page.fields) if page is not None else {}
        edited = {**now, **{name: value for name, value in changes if value is not None}}
        self._clear()
        for name, value in edited.items():
            if name not in fields.KEPT:
                self._add(name, value)
        self._show_facts()
        self._show_fold()

    def rebase(self, page: Page, *, changed_since: bool) -> None:
        """Go on from a page as it was saved; what was changed since then, if anything was, stays changed."""
        now = dict(page.fields)
        changes = self.changes() if changed_since else ()
        left = tuple((name, value) for name, value in changes if now.get(name) != value)
        shown = {name: edit.value() for name, edit in self._edits.items() if name not in self._gone}
        if not left and shown == {name: value for name, value in now.items() if name not in fields.KEPT}:
            self._page = page
            self._show_facts()
        else:
            self.show_page(page, left)

    def changes(self) -> Fields:
        """Return the fields that are to be set, or removed (None)."""
        now = dict(self._page.fields) if self._page is not None else {}
        made: list[tuple[str, str | None]] = [(name, None) for name in sorted(self._gone) if name in now]
        for name, edit in self._edits.items():
            value = edit.value()
            if name not in self._gone and value != now.get(name) and (value or name in now):
                made.append((name, value))
        return tuple(made)

    def title(self) -> str:
        """Return the title as it is to be."""
        edit = self._edits.get("title")
        return edit.value() if edit is not None else ""

    def set_title(self, title: str) -> None:
        """Write another title, as the person would."""
        edit = self._edits.get("title")
        if edit is not None and isinstance(edit.widget, QLineEdit):
            edit.write(title)
            self.changed.emit()

    # building

    def turn(self) -> None:
        """Show the fields, or fold them away."""
        self._open = not self._open
        self._show_fold()

    def _turn_raw(self) -> None:
        self._show_fold()
        if self.raw_button.isChecked():
            self.raw_asked.emit()

    def show_raw(self, text: str) -> None:
        """Show the header as it is written."""
        self.raw.setPlainText(text)
        lines = min(text.count("\n") + 1, MOST_RAW_LINES)
        self.raw.setFixedHeight(self.raw.fontMetrics().lineSpacing() * lines + 2 * look.MEDIUM)

    def _show_fold(self) -> None:
        count = len(self._edits) - len(self._gone & self._edits.keys())
        self.fold.setText(self.tr("Fields ({count})").format(count=count))
        self.fold.setAccessibleName(self.fold.text())
        self.fold.setIcon(look.icon("chevron-down" if self._open else "chevron-right", "link"))
        self._rows.setVisible(self._open and bool(self._edits))
        self._foot.setVisible(self._open)
        self.raw.setVisible(self._open and self.raw_button.isChecked())

    def _show_facts(self) -> None:
        page = self._page
        special = page is None or not page.row.type or "/" not in page.row.id
        self.setVisible(not special)
        if page is None or special:
            return
        self.type_chip.set(page.row.type, f"type:{page.row.type}")
        status = page.row.status or "active"
        words = {"active": self.tr("active"), "superseded": self.tr("superseded"), "retired": self.tr("retired")}
        kinds = {"active": "good", "superseded": "warn", "retired": "danger"}
        self.status_chip.set(words.get(status, status), kinds.get(status, "info"))
        self.status_chip.setToolTip(self.tr("Superseding, retiring and restoring a page change it."))
        updated = page.row.updated
        self._said.set_text(self.tr("updated {day}").format(day=day(updated)) if updated else "")

    def _clear(self) -> None:
        self._edits.clear()
        empty(self._grid)

    def _add(self, name: str, value: str) -> FieldEdit:
        row = self._grid.rowCount()
        edit = FieldEdit(name, value, self.changed.emit)
        title = label(name, "muted")
        title.setBuddy(edit.widget)
        remove = icon_button("x", self.tr("Remove the field {name}").format(name=name))
        back = icon_button("undo-2", self.tr("Keep the field {name}").format(name=name))
        back.hide()
        remove.clicked.connect(lambda: self._remove(name, gone=True))
        back.clicked.connect(lambda: self._remove(name, gone=False))
        edit.buttons = (remove, back)
        edit.title = title
        for column, widget in enumerate((title, edit.widget, remove, back)):
            self._grid.addWidget(widget, row, min(column, 2))
        remove.setVisible(name != "title")
        if edit.kind == "list":
            edit.widget.setToolTip(self.tr("Several values, parted by commas"))
        self._edits[name] = edit
        return edit

    def _remove(self, name: str, *, gone: bool) -> None:
        edit = self._edits[name]
        (self._gone.add if gone else self._gone.discard)(name)
        edit.show_gone(gone)
        self._show_fold()
        self.changed.emit()

    def _offer(self) -> None:
        """Offer the fields that such a page usually has, or one with a name of its own."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        kind = self._page.row.type if self._page is not None else ""
        for name in (*fields.USUAL.get(kind, ()), "description"):
            if name not in self._edits:
                menu.addAction(name).triggered.connect(lambda _checked=False, name=name: self.add_field(name))
        menu.addSeparator()
        menu.addAction(self.tr("Another…")).triggered.connect(self._ask_name)
        menu.popup(self.add_button.mapToGlobal(self.add_button.rect().bottomLeft()))

    def _ask_name(self) -> None:
        self.name_edit.clear()
        self.name_edit.show()
        self.name_edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def _named(self) -> None:
        name = self.name_edit.text().strip()
        self.name_edit.hide()
        if name:
            self.add_field(name)

    def add_field(self, name: str) -> None:
        """Add a field, to be filled in."""
        if name in fields.KEPT or not fields.NAME.fullmatch(name):
            self.refused.emit(name)
            return
        today = QDate.currentDate().toString(ISO)
        edit = self._edits.get(name) or self._add(name, today if name in fields.DATES else "")
        if name in self._gone:
            self._remove(name, gone=False)
        self._open = True
        self._show_fold()
        edit.widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()
