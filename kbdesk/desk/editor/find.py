"""The line that finds words in the text that is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import icon_button, label, name_clearing

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QPlainTextEdit


class FindBar(QWidget):
    """Hidden until asked for. Enter goes on to the next place, Shift and Enter to the one before, Escape closes."""

    closed = Signal()

    def __init__(self, text: QPlainTextEdit) -> None:
        super().__init__()
        self._text = text
        self.setProperty("role", "sunken")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.line = QLineEdit()
        self.line.setPlaceholderText(self.tr("Find in this text"))
        self.line.setAccessibleName(self.line.placeholderText())
        self.line.setClearButtonEnabled(True)
        name_clearing(self.line)
        self.line.textEdited.connect(lambda: self._find(again=True))
        self.line.returnPressed.connect(self._find)
        self.said = label("", "caption")
        row = QHBoxLayout(self)
        row.setContentsMargins(look.MEDIUM, look.TIGHT, look.MEDIUM, look.TIGHT)
        row.setSpacing(look.SMALL)
        row.addWidget(self.line, 1)
        row.addWidget(self.said)
        row.addWidget(icon_button("arrow-left", self.tr("The place before"), lambda: self._find(back=True)))
        row.addWidget(icon_button("arrow-right", self.tr("The next place"), self._find))
        row.addWidget(icon_button("x", self.tr("Close"), self.close_bar))
        self.hide()

    def ask(self) -> None:
        """Show the line, with the chosen words in it."""
        chosen = self._text.textCursor().selectedText()
        if chosen and "\u2029" not in chosen:
            self.line.setText(chosen)
        self.show()
        self.line.selectAll()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_bar(self) -> None:
        """Hide the line and go back to the text."""
        self.hide()
        self.said.setText("")
        self.closed.emit()

    def _find(self, *, back: bool = False, again: bool = False) -> None:
        words = self.line.text()
        cursor = self._text.textCursor()
        if again:
            cursor.setPosition(cursor.selectionStart())
        flag = QTextDocument.FindFlag.FindBackward if back else QTextDocument.FindFlag(0)
        found = self._text.document().find(words, cursor, flag) if words else QTextCursor()
        if found.isNull() and words:
            start = QTextCursor(self._text.document())
            if back:
                start.movePosition(QTextCursor.MoveOperation.End)
            found = self._text.document().find(words, start, flag)
        self.said.setText(self.tr("Nothing found") if words and found.isNull() else "")
        if not found.isNull():
            self._text.setTextCursor(found)
            self._text.centerCursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        elif (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        ):
            self._find(back=True)
        else:
            super().keyPressEvent(event)
