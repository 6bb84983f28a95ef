"""What the person wrote to the agent about a change, with its reply; and the field to write it in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout

from kbdesk.desk import look
from kbdesk.desk.parts import Chip, button, label, moment
from kbdesk.desk.review.words import tr
from kbdesk.desk.versions.words import who

if TYPE_CHECKING:
    from kbdesk.project.review.values import Comment, HunkSpans

LINES = 3


class CommentBox(QFrame):
    """One comment. The agent reads it; only the person closes it."""

    closing = Signal(int)
    reopening = Signal(int)

    def __init__(self, comment: Comment, *, writable: bool) -> None:
        super().__init__()
        self.comment = comment
        self.setProperty("role", "comment")
        column = QVBoxLayout(self)
        column.setContentsMargins(look.MEDIUM, look.SMALL, look.SMALL, look.SMALL)
        column.setSpacing(look.TIGHT)
        column.addLayout(self._head(writable=writable))
        column.addWidget(label(comment.text, wrap=True, selectable=True))
        if comment.reply:
            by = who(comment.replied_by) if comment.replied_by is not None else tr("An agent")
            told = tr("{who} replied, {time}").replace("{who}", by).replace("{time}", moment(comment.replied_at))
            column.addWidget(label(told, "section", wrap=True))
            column.addWidget(label(comment.reply, wrap=True, selectable=True))
        self.setAccessibleName(tr("Comment: {text}").replace("{text}", comment.text))

    def _head(self, *, writable: bool) -> QHBoxLayout:
        comment = self.comment
        row = QHBoxLayout()
        row.setSpacing(look.SMALL)
        told = tr("{who} to the agent, {time}").replace("{who}", who(comment.by)).replace("{time}", moment(comment.at))
        row.addWidget(label(told, "section", wrap=True), 1)
        states = {
            "open": (tr("open"), "info"),
            "answered": (tr("answered"), "good"),
            "closed": (tr("closed"), ""),
        }
        words, kind = states[comment.state]
        if kind:
            row.addWidget(Chip(words, kind))
        else:
            row.addWidget(label(words, "caption"))
        if writable and comment.state != "closed":
            row.addWidget(button(tr("Close it"), lambda: self.closing.emit(comment.id), "act", "check"))
        if writable and comment.state != "open":
            row.addWidget(button(tr("Open again"), lambda: self.reopening.emit(comment.id), "act", "undo-2"))
        return row


class CommentField(QFrame):
    """Where a comment is written. Ctrl+Enter sends it, Escape leaves it for later."""

    sent = Signal(str)
    left = Signal()
    """The person goes elsewhere; the words are kept."""
    discarded = Signal()
    """The person wants none of it."""
    written = Signal(str)
    """What is written by now."""

    def __init__(self, about: HunkSpans = (), words: str = "") -> None:
        super().__init__()
        self.about = about
        self.is_sent = False
        self.setProperty("role", "comment")
        self.edit = QPlainTextEdit()
        self.edit.setAccessibleName(tr("Comment for the agent"))
        self.edit.setPlaceholderText(tr("What shall the agent know or do? It reads this with its next question."))
        self.edit.setTabChangesFocus(True)
        self.edit.setFixedHeight(self.edit.fontMetrics().lineSpacing() * LINES + 2 * look.MEDIUM)
        self.edit.installEventFilter(self)
        self.send_button = button(tr("Send"), self._send, "primary")
        self.send_button.setToolTip(tr("Ctrl+Enter"))
        self.send_button.setEnabled(False)
        self.edit.textChanged.connect(self._changed)
        self.edit.setPlainText(words)
        self.edit.moveCursor(QTextCursor.MoveOperation.End)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.MEDIUM, look.SMALL, look.SMALL, look.SMALL)
        column.setSpacing(look.SMALL)
        column.addWidget(self.edit)
        row = QHBoxLayout()
        row.setSpacing(look.SMALL)
        row.addStretch()
        row.addWidget(button(tr("Discard"), self.discarded.emit, "flat"))
        row.addWidget(self.send_button)
        column.addLayout(row)

    def _words(self) -> str:
        return self.edit.toPlainText().strip()

    def _changed(self) -> None:
        self.send_button.setEnabled(bool(self._words()) and not self.is_sent)
        self.written.emit(self.edit.toPlainText())

    def let_send_again(self) -> None:
        """Let the words be sent again: they were not taken."""
        self.is_sent = False
        self._changed()

    def _send(self) -> None:
        if self._words() and not self.is_sent:
            self.is_sent = True
            self.send_button.setEnabled(False)
            self.sent.emit(self._words())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if watched is self.edit and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                self.left.emit()
                return True
            is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._send()
                return True
        return super().eventFilter(watched, event)
