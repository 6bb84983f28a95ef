"""A line with a list below it, laid over the window: what is typed narrows the list, Enter takes its current row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QListView, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import ElidedLabel, label, search_line
from kbdesk.desk.rows import ITEM, Index, Item, RowDelegate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QMouseEvent

NOWHERE = QModelIndex()
WIDEST = 640
"""Pixels a picker is wide where there is room."""
ROWS_SHOWN = 10
MOVES = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: ROWS_SHOWN - 1,
    Qt.Key.Key_PageUp: 1 - ROWS_SHOWN,
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@dataclass(frozen=True)
class Row:
    """A row of a picker: how it looks and what it stands for. One that is off is shown and cannot be taken."""

    item: Item
    key: str
    is_on: bool = True


class RowModel(QAbstractListModel):
    """The rows of a picker."""

    _rows: tuple[Row, ...] = ()

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def row(self, index: Index) -> Row | None:
        """Return the row at an index."""
        return self._rows[index.row()] if index.isValid() else None

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        row = self.row(index)
        if row is None:
            return None
        if role == ITEM:
            return row.item
        if role == Qt.ItemDataRole.DisplayRole:
            return row.item.text
        return row.item.spoken() if role == Qt.ItemDataRole.AccessibleTextRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:  # noqa: D102
        row = self.row(index)
        if row is None or not row.is_on:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class PickList(QListView):
    """The list below the line; which key is held tells whether a click opens a new tab."""

    taken = Signal(QModelIndex, bool)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        at = self.indexAt(event.position().toPoint())
        middle = event.button() == Qt.MouseButton.MiddleButton
        held = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        super().mouseReleaseEvent(event)
        if at.isValid() and (middle or event.button() == Qt.MouseButton.LeftButton):
            self.taken.emit(at, middle or held)


class Picker(QFrame):
    """Stands over the window `over` while the person chooses. Whoever fills it answers `typed` with `show_rows`."""

    typed = Signal(str)
    """What stands in the line now; also when the picker opens."""
    chosen = Signal(str, bool)
    """The key of the row taken, and whether it shall be shown in a new tab. The picker is closed by then."""

    def __init__(self, over: QWidget, name: str, placeholder: str, hint: str) -> None:
        super().__init__(over)
        self._over = over
        self._before: QWidget | None = None
        self._rows_for = ""
        self._enter: bool | None = None
        self.setProperty("role", "picker")
        self.setAccessibleName(name)
        self.line = search_line(placeholder)
        self.line.setAccessibleName(name)
        self.line.setAccessibleDescription(placeholder)
        self.line.textChanged.connect(self._ask)
        self.line.installEventFilter(self)
        self.model = RowModel(self)
        self.list = self._make_list(name)
        self._nothing = label(self.tr("Nothing fits"), "muted")
        self._nothing.setContentsMargins(look.SMALL, look.SMALL, look.SMALL, look.SMALL)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.SMALL, look.SMALL, look.SMALL, look.SMALL)
        column.setSpacing(look.SMALL)
        column.addWidget(self.line)
        column.addWidget(self.list, 1)
        column.addWidget(self._nothing)
        self._hint = ElidedLabel("caption", hint)
        self._hint.setContentsMargins(look.SMALL, 0, look.SMALL, 0)
        column.addWidget(self._hint)
        self.hide()
        over.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    def _make_list(self, name: str) -> PickList:
        made = PickList()
        made.setModel(self.model)
        made.setItemDelegate(RowDelegate(made))
        made.setMouseTracking(True)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setAccessibleName(name)
        made.taken.connect(lambda index, new: self._take(index, new=new))
        made.selectionModel().currentChanged.connect(self._tell_current)
        return made

    # opening and closing

    def open(self, text: str = "") -> None:
        """Show it, with this in its line, and put the cursor there."""
        focus = QApplication.focusWidget()
        if focus is None or not self.isAncestorOf(focus):
            self._before = focus
        self._enter = None
        self.line.blockSignals(True)
        self.line.setText(text)
        self.line.blockSignals(False)
        self.line.selectAll()
        self._place()
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.PopupFocusReason)
        self._ask()

    def close_picker(self) -> None:
        """Go away and give the keys back to where they were."""
        if self.isHidden():
            return
        inside = self.isAncestorOf(QApplication.focusWidget() or self._over)
        before, self._before = self._before, None
        self._enter = None
        self.hide()
        if inside and before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)

    def _place(self) -> None:
        room = self._over.rect()
        width = min(WIDEST, room.width() - 2 * look.WIDE)
        top = min(56, room.height() // 8)
        highest = room.height() - top - look.WIDE
        self.setGeometry((room.width() - width) // 2, top, width, min(self._wanted_height(), highest))

    def _wanted_height(self) -> int:
        rows = min(self.model.rowCount(), ROWS_SHOWN)
        height = sum(self.list.sizeHintForRow(row) for row in range(rows)) + look.TIGHT
        self.list.setVisible(rows > 0)
        self._nothing.setVisible(rows == 0 and self._rows_for == self.line.text())
        others = [each for each in (self.line, self._nothing, self._hint) if not each.isHidden()]
        gaps = look.SMALL * (len(others) + bool(rows) + 1)
        return height + sum(each.sizeHint().height() for each in others) + gaps

    # rows

    def _ask(self) -> None:
        self.typed.emit(self.line.text())

    def show_rows(self, rows: Sequence[Row], text: str) -> None:
        """Show the rows that fit what was typed; those for an older text are dropped."""
        if self.isHidden() or text != self.line.text():
            return
        self._rows_for = text
        self.model.set_rows(rows)
        first = next((number for number, row in enumerate(rows) if row.is_on), None)
        if first is not None:
            self.list.setCurrentIndex(self.model.index(first))
        self.list.scrollToTop()
        self._place()
        if self._enter is not None:
            self._take(self.list.currentIndex(), new=self._enter)

    def _take(self, index: Index, *, new: bool) -> None:
        row = self.model.row(index)
        if row is not None and row.is_on:
            self.close_picker()
            self.chosen.emit(row.key, new)

    def _tell_current(self, index: QModelIndex) -> None:
        """Have a screen reader say the row that Enter would take: the cursor stays in the line."""
        row = self.model.row(index)
        if row is not None:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.line, row.item.spoken()))

    # keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if watched is self.line and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._heed(event)
        if watched is self._over and event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _heed(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.close_picker()
        elif key in MOVES:
            self._move(MOVES[key])
        elif key in ENTER:
            self._press_enter(new=bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        else:
            return False
        return True

    def _press_enter(self, *, new: bool) -> None:
        if self._rows_for == self.line.text():
            self._take(self.list.currentIndex(), new=new)
        else:
            # Typed quicker than found: the row is taken as soon as it is there.
            self._enter = new

    def _move(self, step: int) -> None:
        rows = [number for number in range(self.model.rowCount()) if self.model.flags(self.model.index(number))]
        if not rows:
            return
        now = self.list.currentIndex().row()
        at = rows.index(now) if now in rows else -1
        last = len(rows) - 1
        at = (at + step) % len(rows) if abs(step) == 1 else max(0, min(at + step, last))
        self.list.setCurrentIndex(self.model.index(rows[at]))

    def _focus_moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and not self.isHidden() and new is not self and not self.isAncestorOf(new):
            self._before = None
            self.hide()
