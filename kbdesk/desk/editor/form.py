"""The header of a page as a form: the right editor for each field. What is not touched is not set."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from kbdesk.desk import kinds, look, notices
from kbdesk.desk.amounts import number
from kbdesk.desk.editor import fields, named_pages
from kbdesk.desk.editor.field_completion import ItemCompletion, KnownFields
from kbdesk.desk.editor.field_edit import ISO, FieldEdit
from kbdesk.desk.editor.field_rows import FieldRows, lead_tab
from kbdesk.desk.editor.identity import Identity
from kbdesk.desk.editor.loading import Head
from kbdesk.desk.editor.pages_field import PagesCompletion, PagesField
from kbdesk.desk.editor.raw import RawHeader
from kbdesk.desk.parts import after, button, empty, icon_button, label

if TYPE_CHECKING:
    from kbdesk.desk.editor.loading import Fields
    from kbdesk.desk.editor.named_pages import Named
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.pages.raw_header import HeaderTrouble
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, Page

NEVER_COMPLETED = ("title", "description", "aliases", "question")
NAMED_AFTER = 300
"""Milliseconds without a change until it is looked up which pages the fields name."""
MOST_OFFERED = 12
"""Fields of other pages that are offered."""


class HeaderForm(QWidget):
    """Folded to one line; or a form of a page's fields; or its lines as they are written.

    Lines that were edited are what the header becomes; the form then shows what they say, and what is changed in it
    is changed in them.
    """

    changed = Signal()
    """The person changed a field or a line."""
    refused = Signal(str)
    """A name that no field can have, or that the store keeps."""

    def __init__(self, session: Session, over: QWidget) -> None:
        super().__init__()
        self._session = session
        self._over = over
        self._page: Page | None = None
        self._edits: dict[str, FieldEdit] = {}
        self._gone: set[str] = set()
        self._open = False
        self._says: dict[str, str] = {}
        """The fields that what is changed in the form is told from: those of the page, or of its edited lines."""
        self._lines: str | None = None
        """The lines as they were edited, None where they were not."""
        self._standing_lines: str | None = None
        """The lines as the page has them, where they are known."""
        self._absorbing: Fields = ()
        """Changes of fields on their way into the lines."""
        self._completed: set[QLineEdit] = set()
        self._is_raw = False
        self.known = KnownFields(session, self)
        self.identity = Identity(session, self.known)
        self._naming: frozenset[str] = frozenset()
        """The fields that name pages."""
        self._name_soon = after(self, NAMED_AFTER, self._look_up_names)
        session.changed.connect(self._heard)
        self.fold = button("", self.turn, "link", "chevron-right")
        self.raw_button = button(self.tr("As it is written"), self._turn_raw, "link")
        self.raw_button.setCheckable(True)
        self.add_button = button(self.tr("Add a field"), self._offer, "link", "plus")
        self.raw = RawHeader(session, over, self.known)
        self.raw.changed.connect(self.changed)
        self.name_edit = self._name_field()
        self._grid, self._foot = QGridLayout(), QWidget()
        self._rows = FieldRows(self._grid, over)
        self._lay_out()
        self._show_fold()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(look.SMALL)
        top.addWidget(self.fold)
        top.addWidget(self.identity, 1)
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

    def _name_field(self) -> QLineEdit:
        made = QLineEdit()
        made.setPlaceholderText(self.tr("The new field's name"))
        made.setAccessibleName(made.placeholderText())
        made.setMaximumWidth(self.fontMetrics().averageCharWidth() * 30)
        made.returnPressed.connect(self._named)
        made.hide()
        return made

    # what it says

    def show_page(self, page: Page | None, changes: Fields = (), lines: str | None = None) -> None:
        """Show a page's fields, with changes that were made to them before, or its lines as these were edited."""
        self._page = page
        self._naming = frozenset()
        self._lines = self._standing_lines = None
        self._set_raw(on=lines is not None)
        if lines is not None:
            self._open = True
            self.raw.begin(lines)
            self._absorbing = changes
            self._ask_lines(lines, changes)
        self._show_fields(dict(page.fields) if page is not None else {}, () if lines is not None else changes)

    def _show_fields(self, says: dict[str, str], changes: Fields) -> None:
        self._says = says
        self._gone = {name for name, value in changes if value is None}
        edited = {**says, **{name: value for name, value in changes if value is not None}}
        self._clear()
        for name, value in edited.items():
            if name not in fields.KEPT:
                self._add(name, value)
        self._show_facts()
        self._show_fold()
        self._look_up_names()

    def reload(self, page: Page) -> None:
        """Go on from a page as others left it, where nothing was changed here."""
        self.rebase(page, changed_since=False)

    def rebase(self, page: Page, *, changed_since: bool) -> None:
        """Go on from a page as it was saved; what was changed since then, if anything was, stays changed."""
        now = dict(page.fields)
        changes = self.changes() if changed_since else ()
        left = tuple((name, value) for name, value in changes if now.get(name) != value)
        shown = {name: edit.value() for name, edit in self._edits.items() if name not in self._gone}
        self._page = page
        self._lines = None
        if self._is_raw:
            self._says = now
            self._show_facts()
            self._refresh_lines(changed_since=changed_since)
        elif not left and shown == {name: value for name, value in now.items() if name not in fields.KEPT}:
            self._says = now
            self._show_facts()
        else:
            self._show_fields(now, left)

    def head(self) -> Head:
        """Return what is to become of the header."""
        return Head(self.changes(), self.lines())

    def changes(self) -> Fields:
        """Return the fields that are to be set, or removed (None); in the lines, where these were edited."""
        if self._is_raw:
            return self._absorbing
        made: list[tuple[str, str | None]] = [(name, None) for name in sorted(self._gone) if name in self._says]
        for name, edit in self._edits.items():
            value = edit.value()
            if name not in self._gone and value != self._says.get(name) and (value or name in self._says):
                made.append((name, value))
        return tuple(made)

    def lines(self) -> str | None:
        """Return the header's lines where they were edited as they are written."""
        if not self._is_raw:
            return self._lines
        text = self.raw.text()
        return None if text == self._standing_lines else text

    def is_raw(self) -> bool:
        """Whether the lines are shown as they are written."""
        return self._is_raw

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

    # as it is written

    def _set_raw(self, *, on: bool) -> None:
        self._is_raw = on
        self._absorbing = ()
        self.raw_button.setChecked(on)
        self.raw_button.setText(self.tr("As a form") if on else self.tr("As it is written"))

    def _turn_raw(self) -> None:
        """Show the lines, or what they say as a form; what YAML does not accept has to be mended first."""
        self.raw_button.setChecked(self._is_raw)
        if self._is_raw:
            self._leave_raw()
        else:
            self._ask_lines(self._lines, self.changes())

    def _ask_lines(self, lines: str | None, changes: Fields) -> None:
        """Show lines, or without any those of the page, with changes made in them."""
        project, name = self._session.project, self._page.row.id if self._page is not None else ""

        def call(_job: object) -> tuple[str, str]:
            standing = project.raw_header(name)
            return standing, project.header_with(standing if lines is None else lines, changes)

        self._session.read(self, call, lambda found: self._show_lines(*found), self._not_shown, replaces="lines")

    def _show_lines(self, standing: str, lines: str) -> None:
        is_new = not self._is_raw
        self._standing_lines = standing
        if is_new or self._absorbing:
            self._set_raw(on=True)
            self.raw.begin(lines)
        self._show_fold()
        if is_new:
            self.raw.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def _not_shown(self, error: KbdeskError) -> None:
        """Say why fields cannot be set in the lines; the form stays as it is."""
        notices.tell(self, error)

    def _refresh_lines(self, *, changed_since: bool) -> None:
        """Take the lines of the page as it was saved; those that were changed since stay."""
        project, name, before = self._session.project, self._page.row.id if self._page else "", self.raw.text()

        def take(standing: str) -> None:
            self._standing_lines = standing
            if not changed_since and self._is_raw and self.raw.text() == before:
                self.raw.show_text(standing)
            self.changed.emit()

        self._standing_lines = None if changed_since else before
        self._session.read(self, lambda _job: project.raw_header(name), take, replaces="lines")

    def _leave_raw(self) -> None:
        project, text = self._session.project, self.raw.text()

        def left(found: tuple[HeaderTrouble | None, Fields]) -> None:
            trouble, says = found
            if text != self.raw.text():
                self._leave_raw()
            elif trouble is not None:
                self.raw.tell(trouble)
                self.raw.show_trouble()
            else:
                self._lines = None if text == self._standing_lines else text
                self._set_raw(on=False)
                self._show_fields({name: value for name, value in says if value is not None}, ())
                self.raw_button.setFocus(Qt.FocusReason.OtherFocusReason)

        self._session.read(self, lambda _job: _said_by(project, text), left, replaces="lines")

    # building

    @property
    def shows_fields(self) -> bool:
        """Whether the fields are shown, and not folded away."""
        return self._open

    def show_fields(self, *, on: bool) -> None:
        """Show the fields, or fold them away."""
        if on != self._open:
            self.turn()

    def turn(self) -> None:
        """Show the fields where they are folded away, or fold them away."""
        self._open = not self._open
        self.known.look()
        self._show_fold()

    def _complete(self, line: QLineEdit, name: str, _text: str) -> None:
        """Offer what other pages have in a field, from the first key on."""
        if line not in self._completed:
            self._completed.add(line)
            ItemCompletion(self._session, line, self._over, self.known, name).follow()

    def _complete_pages(self, field: PagesField, name: str, _text: str) -> None:
        """Offer pages in a field that names them, from the first key on."""
        if field.line not in self._completed:
            self._completed.add(field.line)
            PagesCompletion(self._session, field, self._over, self.known, name).follow()

    # what fields name

    def _heard(self, changes: Changes) -> None:
        if changes.pages or changes.everything:
            self._name_soon.start()

    def _look_up_names(self) -> None:
        """Find the pages that the fields name."""
        page = self._page
        if page is None or not page.row.id:
            return
        project, name = self._session.project, page.row.id
        says = {each: edit.value() for each, edit in self._edits.items()}
        found = lambda _job: named_pages.named_in(project, name, says)  # noqa: E731
        self._session.read(self, found, self._show_names, replaces="names")

    def _show_names(self, found: dict[str, tuple[Named, ...]]) -> None:
        """Show pages by their titles; a field of which it was not known that it names pages gets its editor anew."""
        new = found.keys() - self._naming - named_pages.NAMING
        written_in = self.isAncestorOf(QApplication.focusWidget() or self)
        if new and not written_in:
            self._naming |= new
            self._show_fields(self._says, self.changes())
            return
        for name, told in found.items():
            edit = self._edits.get(name)
            if edit is not None and isinstance(edit.widget, PagesField):
                edit.widget.show_named(told)

    def _show_fold(self) -> None:
        count = len(self._edits) - len(self._gone & self._edits.keys())
        self.fold.setText(self.tr("Fields ({count})").format(count=number(count)))
        self.fold.setAccessibleName(self.fold.text())
        self.fold.setIcon(look.icon("chevron-down" if self._open else "chevron-right", "link"))
        self._rows.setVisible(self._open and not self._is_raw and bool(self._edits))
        self._foot.setVisible(self._open)
        self.add_button.setVisible(not self._is_raw)
        self.raw.setVisible(self._open and self._is_raw)

    def _show_facts(self) -> None:
        page = self._page
        special = page is None or not page.row.type or "/" not in page.row.id
        self.setVisible(not special)
        if page is None or special:
            return
        self.identity.show_page(page)

    def _clear(self) -> None:
        self._edits.clear()
        self._completed.clear()
        empty(self._grid)

    def _add(self, name: str, value: str) -> FieldEdit:
        row = self._grid.rowCount()
        edit = FieldEdit(name, value, self.changed.emit, names_pages=name in self._naming | named_pages.NAMING)
        title = label(kinds.field_words(name), "muted")
        title.setToolTip(name)
        title.setBuddy(edit.keys)
        remove = icon_button("x", self.tr("Remove the field {name}").format(name=kinds.field_words(name)))
        back = icon_button("undo-2", self.tr("Keep the field {name}").format(name=kinds.field_words(name)))
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
        if isinstance(edit.widget, PagesField):
            edit.widget.asked.connect(lambda page: self._session.open_page(page, new=True))
            edit.widget.changed.connect(self._name_soon.start)
            edit.widget.line.textEdited.connect(partial(self._complete_pages, edit.widget, name))
        elif isinstance(edit.widget, QLineEdit) and name not in NEVER_COMPLETED:
            edit.widget.textEdited.connect(partial(self._complete, edit.widget, name))
        above = next(reversed(self._edits.values()), None)
        lead_tab(above.buttons[-1] if above is not None else self.identity.status, edit.keys, *edit.buttons)
        if isinstance(edit.widget, PagesField):
            edit.widget.order_keys()
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
        usual = (*fields.USUAL.get(kind, ()), "description")
        known = [name for name in self.known.names() if name not in (*usual, *self._edits)]
        for name in (*usual, *known[:MOST_OFFERED]):
            if name == next(iter(known), ""):
                menu.addSeparator()
            if name not in self._edits:
                menu.addAction(kinds.field_words(name)).triggered.connect(
                    lambda _checked=False, name=name: self.add_field(name)
                )
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
        edit.keys.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()


def _said_by(project: Project, text: str) -> tuple[HeaderTrouble | None, Fields]:
    """Return what is wrong with the lines of a header, or else the fields that they say; runs on a worker."""
    trouble = project.header_trouble(text)
    return trouble, project.header_fields(text) if trouble is None else ()
