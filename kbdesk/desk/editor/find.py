"""The lines that find words in the text that is written, and put others in their place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QTextCursor, QTextDocument
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.flow import Flow
from kbdesk.desk.parts import button, icon_button, label, name_clearing

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QPlainTextEdit

MOST_COUNTED = 400_000
"""Characters of a text in which places are counted at every key."""


class FindBar(QWidget):
    """Hidden until asked for. Enter goes on to the next place, Shift and Enter to the one before, Escape closes."""

    closed = Signal()

    def __init__(self, text: QPlainTextEdit) -> None:
        super().__init__()
        self._text = text
        self.setProperty("role", "sunken")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.line = _line(self.tr("Find in this text"))
        self.line.textEdited.connect(lambda: self._find(again=True))
        self.said = label("", "caption")
        self.replace_button = icon_button("replace", self.tr("Replace"), self._turn_replacing)
        self.replace_button.setCheckable(True)
        above = QHBoxLayout()
        above.setSpacing(look.SMALL)
        above.addWidget(self.line, 1)
        above.addWidget(self.said)
        above.addWidget(icon_button("arrow-left", self.tr("The place before"), lambda: self._find(back=True)))
        above.addWidget(icon_button("arrow-right", self.tr("The next place"), self._find))
        above.addWidget(self.replace_button)
        above.addWidget(icon_button("x", self.tr("Close"), self.close_bar))
        self.other = _line(self.tr("Put in its place"))
        self._replacing = QWidget()
        below = QVBoxLayout(self._replacing)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(look.TIGHT)
        below.addWidget(self.other)
        one, every = button(self.tr("Replace"), self._replace), button(self.tr("Replace all"), self._replace_all)
        below.addLayout(Flow(one, every))
        column = QVBoxLayout(self)
        column.setContentsMargins(look.MEDIUM, look.TIGHT, look.MEDIUM, look.TIGHT)
        column.setSpacing(look.TIGHT)
        column.addLayout(above)
        column.addWidget(self._replacing)
        self._replacing.hide()
        self.hide()

    def ask(self) -> None:
        """Show the line, with the chosen words in it."""
        chosen = self._text.textCursor().selectedText()
        if chosen and "\u2029" not in chosen:
            self.line.setText(chosen)
        self.replace_button.setEnabled(not self._text.isReadOnly())
        self.show()
        self.line.selectAll()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._tell()

    def ask_replacing(self) -> None:
        """Show both lines."""
        self.ask()
        if self.replace_button.isEnabled() and not self.replace_button.isChecked():
            self.replace_button.click()

    def close_bar(self) -> None:
        """Hide the lines and go back to the text."""
        self.hide()
        self.said.setText("")
        self.closed.emit()

    def _turn_replacing(self) -> None:
        self._replacing.setVisible(self.replace_button.isChecked())
        (self.other if self.replace_button.isChecked() and self.line.text() else self.line).setFocus()

    # finding

    def step(self, step: int) -> None:
        """Go to the next place (1) or the one before (-1); ask for words where none are sought."""
        if self.isHidden() or not self.line.text():
            self.ask()
        else:
            self._find(back=step < 0)

    def _find(self, *, back: bool = False, again: bool = False) -> None:
        cursor = self._text.textCursor()
        if again:
            cursor.setPosition(cursor.selectionStart())
        found = self._next(cursor, back=back)
        if found.isNull() and self.line.text():
            start = QTextCursor(self._text.document())
            if back:
                start.movePosition(QTextCursor.MoveOperation.End)
            found = self._next(start, back=back)
        if not found.isNull():
            self._text.setTextCursor(found)
            self._text.centerCursor()
        self._tell()

    def _next(self, cursor: QTextCursor, *, back: bool = False) -> QTextCursor:
        words = self.line.text()
        flag = QTextDocument.FindFlag.FindBackward if back else QTextDocument.FindFlag(0)
        return self._text.document().find(words, cursor, flag) if words else QTextCursor()

    def _tell(self) -> None:
        """Say which place of how many is chosen."""
        words, text = self.line.text(), self._text.toPlainText()
        if not words or len(text) > MOST_COUNTED:
            self.said.setText("")
            return
        sought = re.compile(re.escape(words), re.IGNORECASE)
        count = len(sought.findall(text))
        before = QTextCursor(self._text.document())
        before.setPosition(self._text.textCursor().selectionStart(), QTextCursor.MoveMode.KeepAnchor)
        at = len(sought.findall(before.selectedText().replace("\u2029", "\n"))) + 1
        number = QLocale().toString
        told = self.tr("{at} of {count}").replace("{at}", number(at)).replace("{count}", number(count))
        is_on_one = self._is_on_one()
        self.said.setText(told if is_on_one else number(count) if count else self.tr("Nothing found"))

    def _is_on_one(self) -> bool:
        chosen = self._text.textCursor().selectedText()
        return bool(chosen) and chosen.casefold() == self.line.text().casefold()

    # replacing

    def _replace(self) -> None:
        """Put the other words in the chosen place, and go on to the next."""
        if self._is_on_one():
            self._text.textCursor().insertText(self.other.text())
        self._find()

    def _replace_all(self) -> None:
        """Put the other words in every place, as one step back."""
        cursor = QTextCursor(self._text.document())
        cursor.beginEditBlock()
        count = 0
        found = self._next(cursor)
        while not found.isNull():
            found.insertText(self.other.text())
            count += 1
            found = self._next(found)
        cursor.endEditBlock()
        self.said.setText(self.tr("Replaced: {count}").replace("{count}", QLocale().toString(count)))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # A line lets Enter through, whatever is held down with it.
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._find(back=True)
            elif self.other.hasFocus():
                self._replace()
            else:
                self._find()
        else:
            super().keyPressEvent(event)


def _line(name: str) -> QLineEdit:
    made = QLineEdit()
    made.setPlaceholderText(name)
    made.setAccessibleName(name)
    made.setClearButtonEnabled(True)
    name_clearing(made)
    return made
