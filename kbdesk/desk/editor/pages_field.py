"""The editor of a field that names pages: each by its title, and a line in which a few letters find another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.editor.field_completion import FieldCompletion
from kbdesk.desk.editor.field_writing import BegunField
from kbdesk.desk.editor.named_pages import Named, written
from kbdesk.desk.editor.words import tr
from kbdesk.desk.flow import Flow
from kbdesk.desk.joining import noted
from kbdesk.desk.parts import button, empty, icon_button, plain_tip
from kbdesk.desk.rows import state_words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QFocusEvent

    from kbdesk.desk.editor.completing import Sought
    from kbdesk.desk.editor.field_completion import KnownFields
    from kbdesk.desk.palette.picker import Row
    from kbdesk.desk.session import Session

LETTERS = 40
"""How many letters of a title stand on a chip."""
COMMAS = ",，、،"


class PagesField(QWidget):
    """Shows what a field names, one beside the other; what names no page stays as it is written."""

    changed = Signal()
    """The person took an item away, or put one in."""
    asked = Signal(str)
    """The id of a page that is to be shown."""

    def __init__(self, items: Iterable[str]) -> None:
        super().__init__()
        self._items = list(items)
        self._known: dict[str, Named] = {}
        self._made: list[_Item] = []
        self._chips = QWidget()
        self._flow = Flow()
        self._flow.setSpacing(look.TIGHT)
        self._chips.setLayout(self._flow)
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("Add a page: a few letters of its title or id"))
        self.line.returnPressed.connect(self.take_written)
        self.line.textEdited.connect(self._edited)
        self.line.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.TIGHT)
        column.addWidget(self._chips)
        column.addWidget(self.line)
        self._show()

    def items(self) -> tuple[str, ...]:
        """Return what the field holds, with what is being written."""
        begun = self.line.text().strip()
        return (*self._items, begun) if begun and begun not in self._items else tuple(self._items)

    def show_named(self, told: Iterable[Named]) -> None:
        """Show which pages the items name."""
        before = dict(self._known)
        self._known |= {each.item: each for each in told}
        if self._known != before:
            self._show()

    def add(self, named: Named) -> None:
        """Put an item in."""
        self.line.clear()
        self._known[named.item] = named
        pages = {self._known[item].page for item in self._items if item in self._known}
        if named.item not in self._items and (not named.page or named.page not in pages):
            self._items.append(named.item)
        self._show()
        self.changed.emit()

    def take_written(self) -> None:
        """Put in what is written in the line, as it is written."""
        words = self.line.text().strip(f" {COMMAS}")
        if words:
            self.add(self._known.get(words, Named(words)))

    def _edited(self, text: str) -> None:
        if text and text[-1] in COMMAS:
            self.take_written()
        else:
            self.changed.emit()

    def _remove(self, item: str) -> None:
        at = self._items.index(item)
        self._items.remove(item)
        self._show()
        self.changed.emit()
        # The keys stay where they were: on the item that came in its place, or in the line.
        next_one = self._made[min(at, len(self._made) - 1)].remove_button if self._made else self.line
        next_one.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        empty(self._flow)
        self._made.clear()
        for item in self._items:
            made = _Item(self._known.get(item, Named(item)))
            made.remove_button.clicked.connect(lambda _on=False, item=item: self._remove(item))
            made.shown.clicked.connect(lambda _on=False, made=made: self.asked.emit(made.named.page))
            self._flow.addWidget(made)
            self._made.append(made)
        self._chips.setVisible(bool(self._items))
        self.order_keys()

    def order_keys(self) -> None:
        """Have the tab key come to the items before the line, from where it came to the line."""
        before: QWidget | None = self.line.previousInFocusChain()
        while before is not None and not _takes_keys(before):
            before = before.previousInFocusChain()
        for made in self._made:
            if before is not None:
                QWidget.setTabOrder(before, made.shown)
            QWidget.setTabOrder(made.shown, made.remove_button)
            before = made.remove_button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Backspace at the beginning of the line takes the last item away; what is written stays when the keys go."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Backspace and not self.line.text() and self._items:
                self._items.pop()
                self._show()
                self.changed.emit()
                return True
        elif event.type() == QEvent.Type.FocusOut and _goes(event):
            self.take_written()
        return super().eventFilter(watched, event)


def _takes_keys(widget: QWidget) -> bool:
    """Tell whether Qt puts others behind a widget in the order of the tab key: not behind one without keys."""
    return widget.focusPolicy() != Qt.FocusPolicy.NoFocus


def _goes(event: QEvent) -> bool:
    focus: QFocusEvent = event  # type: ignore[assignment]
    return focus.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class _Item(QFrame):
    """One item of the field, and the button that takes it away."""

    def __init__(self, named: Named) -> None:
        super().__init__()
        self.named = named
        self.setProperty("role", "item")
        words = named.title or named.item
        shown = words if len(words) <= LETTERS else f"{words[: LETTERS - 1]}…"
        icon = "unlink" if named.is_broken else "file-text" if named.page else ""
        self.shown = button(shown.replace("&", "&&"), lambda: None, "item", icon)
        self.shown.setEnabled(bool(named.page))
        state = tr("no such page") if named.is_broken else state_words(named.status)
        self.shown.setAccessibleName(noted(words, state) if state else words)
        self.shown.setToolTip(plain_tip(noted(named.item, state) if state else named.item))
        if named.is_broken:
            self.shown.setProperty("state", "broken")
            self.shown.setIcon(look.icon(icon, "broken"))
        elif named.page:
            self.shown.setIcon(look.icon(icon, f"type:{named.page.partition('/')[0]}"))
            if named.status in ("superseded", "retired"):
                self.shown.setText(f"{self.shown.text()} · {state}")
        self.remove_button = icon_button("x", tr("Take out: {name}").replace("{name}", words))
        self.remove_button.setIconSize(QSize(look.ICON - 4, look.ICON - 4))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.shown)
        row.addWidget(self.remove_button)


class _Host:
    """The line of such a field, as a list of pages is laid over it: what is taken becomes an item."""

    def __init__(self, field: PagesField, over: QWidget, name_page: Callable[[str], str]) -> None:
        self._field, self._line = field, field.line
        self._name_page = name_page
        self.widget: QWidget = field.line
        self.over = over

    def before(self) -> str | None:
        """Return what is written; None where nothing is."""
        return self._line.text() if self._line.hasFocus() and self._line.isModified() else None

    def after(self) -> str:
        """Return nothing: what is taken stands by itself."""
        return ""

    def line(self) -> int:
        """Return the one line."""
        return 0

    def box(self) -> QRect:
        """Return where the line stands."""
        return QRect(self._line.mapTo(self.over, QPoint()), self._line.size())

    def put(self, _start: int, _more: int, text: str) -> None:
        """Put in the page of this id and title."""
        page, _, title = text.partition("\n")
        self._field.add(Named(self._name_page(page), page, title))

    def on_move(self, call: Callable[[], None]) -> None:
        """Have something called when what is written changes."""
        self._line.textEdited.connect(lambda _text: call())


class PagesCompletion(FieldCompletion):
    """Offers pages for such a field, by titles, other names and ids."""

    def __init__(self, session: Session, field: PagesField, over: QWidget, known: KnownFields, name: str) -> None:
        def name_page(page: str) -> str:
            return written(page, (*field.items(), *known.values(name)))

        super().__init__(session, _Host(field, over, name_page), known)
        self.list.setAccessibleName(tr("Pages to name"))

    def begun(self, line: str) -> BegunField | None:  # noqa: D102
        words = line.strip(" []")
        return BegunField("page", words, 0) if words else None

    def written(self, sought: Sought, row: Row, after: str) -> tuple[str, int]:  # noqa: D102
        return f"{row.key}\n{row.item.text}", 0
