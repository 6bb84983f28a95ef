"""A difference of two texts as a field shows it: its lines with signs, on the grounds of what goes and what comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QFont, QTextCursor, QTextFormat
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from kbdesk.desk import look
from kbdesk.desk.versions import words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.versions.difference import Line

SIGNS = {"now": "− ", "then": "+ ", "both": "  "}
GROUNDS = {
    "now": ("danger_soft", "danger_soft_text"),
    "then": ("good_soft", "good_soft_text"),
    "file": ("accent_soft", "accent_soft_text"),
}


class DifferenceText(QPlainTextEdit):
    """Read only. What stands only in the present text is told as going, what only in the other as coming."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self._lines: tuple[Line, ...] = ()

    def show_lines(self, lines: Sequence[Line], *, signed: bool = True) -> None:
        """Show lines, each with the sign of its kind unless they are no difference."""
        self._lines = tuple(lines) if signed else ()
        self.setPlainText("\n".join(_words(line, signed) for line in lines))
        self._colour()

    def show_words(self, text: str) -> None:
        """Show words in place of lines."""
        self._lines = ()
        self.setPlainText(text)
        self._colour()

    def _colour(self) -> None:
        marks = []
        cursor = QTextCursor(self.document())
        for number, line in enumerate(self._lines):
            if line.kind not in GROUNDS:
                continue
            block = self.document().findBlockByNumber(number)
            if not block.isValid():
                break
            cursor.setPosition(block.position())
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
            mark = QTextEdit.ExtraSelection()
            ground, letters = GROUNDS[line.kind]
            mark.format.setBackground(look.colour(ground))
            mark.format.setForeground(look.colour(letters))
            mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            if line.kind == "file":
                mark.format.setFontWeight(QFont.Weight.DemiBold)
            mark.cursor = QTextCursor(cursor)
            marks.append(mark)
        self.setExtraSelections(marks)

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_lines"):
            self._colour()


def _words(line: Line, signed: bool) -> str:
    if line.kind == "skipped":
        return words.tr("⋯ lines not shown: {count}").replace("{count}", QLocale().toString(line.count))
    return f"{SIGNS.get(line.kind, '')}{line.text}" if signed else line.text
