"""The list that opens while a header is written: names of fields and values that others have, pages in brackets."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal

from kbdesk.desk.editor import field_writing, fields
from kbdesk.desk.editor.completing import SHOWN, Completion, LineHost, TextHost
from kbdesk.desk.editor.completion import KnownPages
from kbdesk.desk.editor.words import tr
from kbdesk.desk.palette.matching import Entry, Matcher
from kbdesk.desk.palette.picker import Row
from kbdesk.desk.rows import Item

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

    from kbdesk.desk.editor.completing import Host, Sought
    from kbdesk.desk.editor.field_writing import BegunField
    from kbdesk.desk.session import Session
    from kbdesk.project.values import Changes, Job
    from kbdesk.project.vocabulary import FieldUse


class KnownFields(QObject):
    """What a writer may take from the wiki's headers, read when it is first wanted and kept until a page changes."""

    found = Signal()
    """They are read."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._is_current = False
        self.pages = KnownPages(session, self)
        self.uses: tuple[FieldUse, ...] = ()
        self.kept: tuple[FieldUse, ...] = ()
        """Those of fields that nobody writes by hand."""
        self.lists: frozenset[str] = fields.LISTS
        session.changed.connect(self._changed)

    def _changed(self, changes: Changes) -> None:
        if changes.pages or changes.everything:
            self._is_current = False

    def look(self) -> None:
        """Read it anew where something has changed."""
        if not self._is_current:
            self._is_current = True
            project = self._session.project
            self._session.read(self, lambda _job: project.fields_used(), self._found, replaces="fields")

    def _found(self, uses: tuple[FieldUse, ...]) -> None:
        self.uses = tuple(use for use in uses if use.name not in fields.KEPT)
        self.kept = tuple(use for use in uses if use.name in fields.KEPT)
        self.lists = fields.LISTS | {use.name for use in uses if use.is_list}
        self.found.emit()

    def names(self) -> list[str]:
        """Return the names of fields that can be written, those that most pages have first."""
        return [use.name for use in self.uses]

    def values(self, name: str) -> tuple[str, ...]:
        """Return what other pages have in a field."""
        return next((use.values for use in (*self.uses, *self.kept) if use.name == name), ())


class FieldCompletion(Completion):
    """What the three kinds of fields have in common."""

    def __init__(self, session: Session, host: Host, known: KnownFields) -> None:
        super().__init__(session, host, tr("What other pages have in their headers"))
        self._known = known
        known.found.connect(self.ask_again)

    def finding(self, sought: Sought) -> Callable[[Job], list[Row]]:  # noqa: D102
        field = cast("BegunField", sought)
        self._known.look()
        if field.kind == "page":
            return self._known.pages.finding(field.words)
        offered = self._known.names() if field.kind == "name" else self._known.values(field.name)
        has = self._has()

        def find(job: Job) -> list[Row]:
            entries = [Entry(each, each) for each in offered if each not in has or each == field.words]
            found = [each.entry.title for each in Matcher(entries).best(field.words.strip(), SHOWN, (), job)]
            return [] if found == [field.words] else [Row(Item(each), each) for each in found]

        return find

    def _has(self) -> frozenset[str]:
        """Return what is written already and not offered again."""
        return frozenset()

    def written(self, sought: Sought, row: Row, after: str) -> tuple[str, int]:  # noqa: D102
        field = cast("BegunField", sought)
        if field.kind == "page":
            closes = len("]]") if after.startswith("]]") else 0
            return f"[[{row.key.rpartition('/')[2]}]]", closes
        if field.kind == "name":
            return (row.key if after.startswith(":") else f"{row.key}: "), 0
        return self._value(field, row.key), 0

    def _value(self, field: BegunField, value: str) -> str:
        return fields.quoted(value) if field.name in self._known.lists else value


class HeaderCompletion(FieldCompletion):
    """Offers names at the start of a line of the raw header, values after a name and in the items of a list."""

    def __init__(self, session: Session, text: QPlainTextEdit, over: QWidget, known: KnownFields) -> None:
        super().__init__(session, TextHost(text, over), known)
        self._text = text

    def begun(self, line: str) -> BegunField | None:  # noqa: D102
        self._known.look()
        above = self._text.toPlainText().split("\n")[: self._text.textCursor().blockNumber()]
        return field_writing.begun_in_header(above, line, self._known.lists)

    def _has(self) -> frozenset[str]:
        found = map(field_writing.KEYED.match, self._text.toPlainText().split("\n"))
        return frozenset(key[1] for key in found if key)


class ItemCompletion(FieldCompletion):
    """Offers values in a line of the form: in each of its items where it is a list."""

    def __init__(self, session: Session, line: QLineEdit, over: QWidget, known: KnownFields, name: str) -> None:
        super().__init__(session, LineHost(line, over), known)
        self._line = line
        self._name = name
        self._is_list = False

    def begun(self, line: str) -> BegunField | None:  # noqa: D102
        self._known.look()
        self._is_list = self._line.property("items") is True
        begun = field_writing.begun_in_list if self._is_list else field_writing.begun_in_line
        return begun(self._name, line)

    def _has(self) -> frozenset[str]:
        return frozenset(fields.written(self._line.text())) if self._is_list else frozenset()

    def _value(self, field: BegunField, value: str) -> str:
        return fields.shown((value,)) if self._is_list else value
