"""The header as its lines are written, to be edited sign by sign: what YAML does not accept is told with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QTextCursor, QTextFormat
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from kbdesk.desk import core, look
from kbdesk.desk.editor.exact import Exact, replace_text
from kbdesk.desk.editor.field_completion import HeaderCompletion
from kbdesk.desk.parts import label

if TYPE_CHECKING:
    from kbdesk.desk.editor.field_completion import KnownFields
    from kbdesk.desk.session import Session
    from kbdesk.pages.raw_header import HeaderTrouble

MOST_LINES = 12
FEWEST_LINES = 3
SOON = 600
"""Milliseconds after a key until the lines are looked at."""


class RawHeader(QWidget):
    """The lines between a header's fences, and below them what is wrong with them."""

    changed = Signal()
    """The person changed a line."""

    def __init__(self, session: Session, over: QWidget, known: KnownFields) -> None:
        super().__init__()
        self._session = session
        self._exact = Exact("")
        self._is_putting = False
        self.trouble: HeaderTrouble | None = None
        self.edit = QPlainTextEdit()
        self.edit.setTabChangesFocus(True)
        self.edit.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.edit.setAccessibleName(self.tr("The header as it is written"))
        self.edit.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.said = label("", "danger", wrap=True, selectable=True)
        self.said.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.TIGHT)
        column.addWidget(self.edit)
        column.addWidget(self.said)
        self.completion = HeaderCompletion(session, self.edit, over, known)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._look)
        self.edit.document().contentsChange.connect(lambda *_: self._touched())

    def text(self) -> str:
        """Return the lines as they stand here."""
        return self._exact.text(self.edit.document())

    def show_text(self, text: str) -> None:
        """Show lines: in place of those that stand here as one step to undo, or anew."""
        self._is_putting = True
        if self._exact.can_hold(text) and self.text():
            replace_text(self.edit.document(), self._exact.held(self.text()), self._exact.held(text))
        else:
            self._exact = Exact(text)
            self.edit.setPlainText(self._exact.held(text))
        self._is_putting = False
        self._fit()
        self._look()

    def begin(self, text: str) -> None:
        """Show the lines of another page."""
        self._is_putting = True
        self._exact = Exact(text)
        self.edit.setPlainText(self._exact.held(text))
        self._is_putting = False
        self.tell(None)
        self._fit()

    def _touched(self) -> None:
        if not self._is_putting:
            self._fit()
            self._soon.start()
            self.changed.emit()

    def _fit(self) -> None:
        lines = min(max(self.edit.blockCount(), FEWEST_LINES), MOST_LINES)
        self.edit.setFixedHeight(self.edit.fontMetrics().lineSpacing() * lines + 2 * look.MEDIUM)

    # what is wrong

    def _look(self) -> None:
        project, text = self._session.project, self.text()
        self._session.read(self, lambda _job: project.header_trouble(text), self.tell, replaces="trouble")

    def tell(self, trouble: HeaderTrouble | None) -> None:
        """Say what is wrong, or nothing."""
        self.trouble = trouble
        self.said.setVisible(trouble is not None)
        if trouble is not None:
            words = core.sentence(trouble.what)
            if trouble.line:
                words = self.tr("Line {number}: {words}").replace("{words}", words)
                words = words.replace("{number}", QLocale().toString(trouble.line))
            self.said.setText(words)
        self._mark()

    def show_trouble(self) -> None:
        """Lead the cursor to what is wrong."""
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        if self.trouble is not None and self.trouble.line:
            block = self.edit.document().findBlockByNumber(self.trouble.line - 1)
            self.edit.setTextCursor(QTextCursor(block))

    def _mark(self) -> None:
        marks = []
        if self.trouble is not None and self.trouble.line:
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.edit.document().findBlockByNumber(self.trouble.line - 1))
            mark.format.setBackground(look.colour("danger_soft"))
            mark.format.setForeground(look.colour("danger_soft_text"))
            mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            marks.append(mark)
        self.edit.setExtraSelections(marks)

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_soon"):
            self._mark()
            self._fit()
