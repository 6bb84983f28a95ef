"""An original as agents read it: the text that is extracted from it, as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.preview.asking import OriginalPart
from kbdesk.desk.reader.finding import matches

if TYPE_CHECKING:
    from kbdesk.desk.preview.place import Place
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.showing import OriginalViewer, Shown
    from kbdesk.project.values import Extract, Job

MOST = 300_000
"""So many characters are shown; an agent reads the rest in parts too."""
LONGEST_LINE = 4_000
MARKED = 500
"""Matches that are marked at once."""
LEAST_LINES = 4
"""Lines of the text that are shown at least."""


class ReadText(OriginalPart):
    """Shows the extracted text; words are found in it as in a page."""

    def __init__(self, session: Session, viewer: OriginalViewer, parent: QWidget | None = None) -> None:
        super().__init__(session, viewer, parent)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Text of the original"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(self.text.fontMetrics().lineSpacing() * LEAST_LINES)
        self._words = ""
        self._found: list[tuple[int, int]] = []
        self._at = -1
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.text)

    def show_original(self, original: str, shown: Shown | None, place: Place) -> None:  # noqa: D102
        self.original = original
        self._words, self._found, self._at = "", [], -1
        self.text.clear()
        self.text.setPlaceholderText(self.tr("Reading…"))
        project = self._session.project

        def read(_viewer: OriginalViewer, path: str, job: Job) -> tuple[Extract, str]:
            return readable(project.extract(path, job=job))

        self.ask(read, self._show, "text", self._show_trouble)

    def _show(self, found: tuple[Extract, str]) -> None:
        extract, text = found
        if extract.truncated or len(extract.text) > MOST:
            text += "\n\n" + self.tr("[The text goes on; this is its beginning.]")
        self.text.setPlainText(text)
        if not text.strip():
            self.text.setPlaceholderText(self.tr("There is no text in it."))

    def _show_trouble(self, error: KbdeskError) -> None:
        self.text.setPlaceholderText(notices.own_words(error))

    def clear(self) -> None:  # noqa: D102
        self.original = ""
        self.text.clear()

    def go_to(self, place: Place) -> None:
        """Stay: the text has no places."""

    def keys(self) -> QWidget:  # noqa: D102
        return self.text

    # finding

    def seek(self, words: str) -> None:  # noqa: D102
        self._words, self._found, self._at = words, [], -1
        self.text.setExtraSelections([])
        if not words:
            return
        text = self.text.toPlainText()

        def take(found: list[tuple[int, int]]) -> None:
            if words == self._words:
                self._found = found
                self.found.emit(1 if found else 0, len(found), True)
                self.step(1)

        self._session.read(self, lambda _job: matches(text, words), take, replaces="matches")

    def step(self, step: int) -> None:  # noqa: D102
        if not self._found:
            return
        self._at = (self._at + step) % len(self._found)
        self.found.emit(self._at + 1, len(self._found), True)
        self._mark()
        cursor = self.text.textCursor()
        cursor.setPosition(self._found[self._at][0])
        self.text.setTextCursor(cursor)
        self.text.centerCursor()

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "text") and self.text.extraSelections():
            self._mark()

    def _mark(self) -> None:
        marks = []
        first = max(0, self._at - MARKED // 2)
        for number, (start, end) in enumerate(self._found[first : first + MARKED], first):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.text.document())
            mark.cursor.setPosition(start)
            mark.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            form = QTextCharFormat()
            form.setBackground(look.colour("accent" if number == self._at else "mark"))
            form.setForeground(look.colour("accent_text" if number == self._at else "mark_text"))
            mark.format = form
            marks.append(mark)
        self.text.setExtraSelections(marks)


def readable(extract: Extract) -> tuple[Extract, str]:
    """Return a text as a text field can show it: not too much, and no line that takes seconds to break."""
    lines = []
    for line in extract.text[:MOST].split("\n"):
        lines += [line[at : at + LONGEST_LINE] for at in range(0, len(line), LONGEST_LINE)] or [""]
    return extract, "\n".join(lines)
