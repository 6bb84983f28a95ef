"""The list that opens while something is written that others have written before: it keeps to the cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QVBoxLayout

from kbdesk.desk import look
from kbdesk.desk.palette.picker import PickList, Row, RowModel
from kbdesk.desk.rows import RowDelegate

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QModelIndex, QObject
    from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

    from kbdesk.desk.session import Session
    from kbdesk.project.values import Job

SHOWN = 12
ROWS = 7
LETTERS = 46
SOON = 60
"""Milliseconds after a key until the list follows."""
MOVES = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: ROWS - 1, Qt.Key.Key_PageUp: 1 - ROWS}
TAKES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab)
PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class Sought(Protocol):
    """What is being written: from `start` of its line to the cursor."""

    @property
    def start(self) -> int:
        """Where in the line it begins."""


class Host(Protocol):
    """A field that is written in."""

    @property
    def widget(self) -> QWidget:
        """The field."""

    @property
    def over(self) -> QWidget:
        """What the list is laid over."""

    def before(self) -> str | None:
        """Return the line up to the cursor; None where nothing is being written."""

    def after(self) -> str:
        """Return the line from the cursor on."""

    def line(self) -> int:
        """Return which line the cursor is in."""

    def box(self) -> QRect:
        """Return where the cursor stands, in `over`."""

    def put(self, start: int, more: int, text: str) -> None:
        """Write in place of what stands from `start` of the line to the cursor and `more` signs on."""

    def on_move(self, call: Callable[[], None]) -> None:
        """Have something called when the cursor moves."""


class TextHost:
    """A field of many lines."""

    def __init__(self, text: QPlainTextEdit, over: QWidget | None = None) -> None:
        self.widget: QWidget = text
        self.over: QWidget = over or text
        self._text = text

    def before(self) -> str | None:
        """Return the line up to the cursor; None where nothing is being written."""
        cursor = self._text.textCursor()
        if cursor.hasSelection() or not self._text.hasFocus() or self._text.isReadOnly():
            return None
        return cursor.block().text()[: cursor.positionInBlock()]

    def after(self) -> str:
        """Return the line from the cursor on."""
        cursor = self._text.textCursor()
        return cursor.block().text()[cursor.positionInBlock() :]

    def line(self) -> int:
        """Return which line the cursor is in."""
        return self._text.textCursor().blockNumber()

    def box(self) -> QRect:
        """Return where the cursor stands."""
        box = self._text.cursorRect()
        return QRect(self._text.viewport().mapTo(self.over, box.topLeft()), box.size())

    def put(self, start: int, more: int, text: str) -> None:
        """Write in place of what stands from `start` of the line to the cursor and `more` signs on."""
        cursor = self._text.textCursor()
        block, at = cursor.block(), cursor.positionInBlock()
        cursor.setPosition(block.position() + start)
        cursor.setPosition(block.position() + at + more, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(text)
        self._text.setTextCursor(cursor)

    def on_move(self, call: Callable[[], None]) -> None:
        """Have something called when the cursor moves."""
        self._text.cursorPositionChanged.connect(call)


class LineHost:
    """A field of one line; the list is laid over what it stands in."""

    def __init__(self, line: QLineEdit, over: QWidget) -> None:
        self.widget = line
        self.over = over
        self._line = line

    def before(self) -> str | None:
        """Return what stands before the cursor; None where nothing is being written."""
        if self._line.hasSelectedText() or not self._line.hasFocus() or not self._line.isModified():
            return None
        return self._line.text()[: self._line.cursorPosition()]

    def after(self) -> str:
        """Return what stands after the cursor."""
        return self._line.text()[self._line.cursorPosition() :]

    def line(self) -> int:
        """Return which line the cursor is in."""
        return 0

    def box(self) -> QRect:
        """Return where the cursor stands."""
        box = self._line.cursorRect()
        return QRect(self._line.mapTo(self.over, QPoint(box.center().x(), 0)), self._line.size())

    def put(self, start: int, more: int, text: str) -> None:
        """Write in place of what stands from `start` to the cursor and `more` signs on, as the person would."""
        self._line.setSelection(start, self._line.cursorPosition() - start + more)
        self._line.insert(text)
        self._line.textEdited.emit(self._line.text())

    def on_move(self, call: Callable[[], None]) -> None:
        """Have something called when the cursor moves."""
        self._line.cursorPositionChanged.connect(lambda _old, _new: call())


class Completion(QFrame):
    """Stands over a field while something is sought in it; the field keeps the keys, and this takes its own first."""

    def __init__(self, session: Session, host: Host, name: str) -> None:
        super().__init__(host.over)
        self._session = session
        self._host = host
        self._sought: Sought | None = None
        self._left = -1
        self.setProperty("role", "picker")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.model = RowModel(self)
        self.list = PickList()
        self.list.setModel(self.model)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(name)
        self.list.taken.connect(lambda index, _new: self._take(index))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.TIGHT, look.TIGHT, look.TIGHT, look.TIGHT)
        column.addWidget(self.list)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self.ask_again)
        host.on_move(self._moved)
        host.widget.installEventFilter(self)
        self.hide()

    # what each kind says

    def begun(self, line: str) -> Sought | None:
        """Return what a line, up to the cursor, ends with that is sought."""
        raise NotImplementedError

    def finding(self, sought: Sought) -> Callable[[Job], list[Row]]:
        """Return what finds the rows, on a worker."""
        raise NotImplementedError

    def written(self, sought: Sought, row: Row, after: str) -> tuple[str, int]:
        """Return what is written for a row, and how many signs after the cursor go with it."""
        raise NotImplementedError

    # showing

    def follow(self) -> None:
        """Look at what stands before the cursor now."""
        self._moved()

    def _moved(self) -> None:
        before = self._host.before()
        found = None if before is None else self.begun(before)
        if found is None or self._host.line() == self._left:
            if found is None:
                self._left = -1
            self._sought = None
            self._soon.stop()
            self.close_list()
            return
        self._sought = found
        self._soon.start()

    def ask_again(self) -> None:
        """Look for what is sought now."""
        sought = self._sought
        if sought is not None:
            self._session.read(self, self.finding(sought), lambda rows: self._show(sought, rows), replaces="completion")

    def _show(self, sought: Sought, rows: list[Row]) -> None:
        if sought is not self._sought:
            return
        self.model.set_rows(rows)
        if not rows:
            self.close_list()
            return
        self.list.setCurrentIndex(self.model.index(0))
        self._place(len(rows))
        self.show()
        self.raise_()

    def _place(self, rows: int) -> None:
        """Stand below the line that is written, or above it where there is no room."""
        over = self._host.over
        height = self.list.sizeHintForRow(0) * min(rows, ROWS) + 2 * look.SMALL
        width = min(over.fontMetrics().averageCharWidth() * LETTERS, over.width() - 2 * look.SMALL)
        self.resize(width, height)
        box = self._host.box()
        at = QPoint(box.left(), box.bottom() + look.TIGHT)
        if at.y() + height > over.height():
            at.setY(max(0, box.top() - height - look.TIGHT))
        at.setX(max(look.SMALL, min(at.x(), over.width() - width - look.SMALL)))
        self.move(at)

    def keep_by(self) -> None:
        """Stay by the cursor where the field was scrolled; show nothing where the cursor is out of sight."""
        if not self.isVisible():
            return
        field, over = self._host.widget, self._host.over
        if QRect(field.mapTo(over, QPoint()), field.size()).contains(self._host.box().center()):
            self._place(self.model.rowCount())
        else:
            self.close_list()

    def close_list(self) -> None:
        """Show nothing."""
        if self.isVisible():
            self.hide()

    # keys

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if event.type() == QEvent.Type.FocusOut:
            self.close_list()
        if self.isVisible() and event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                event.accept()
            return False
        return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._key(event)

    def _key(self, event: QKeyEvent) -> bool:
        """Take a key of the field while the list is open; whether it was taken."""
        if not self.isVisible() or event.modifiers() not in PLAIN:
            return False
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self._left = self._host.line()
            self.close_list()
            return True
        if key in TAKES:
            self._take(self.list.currentIndex())
            return True
        if key in MOVES:
            row = max(0, min(self.list.currentIndex().row() + MOVES[key], self.model.rowCount() - 1))
            self.list.setCurrentIndex(self.model.index(row))
            return True
        return False

    def _take(self, index: QModelIndex) -> None:
        row, sought = self.model.row(index), self._sought
        if row is None or sought is None:
            return
        self.close_list()
        text, more = self.written(sought, row, self._host.after())
        self._host.put(sought.start, more, text)
        self._sought = None
        self._soon.stop()
