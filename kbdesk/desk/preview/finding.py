"""The bar that looks for words in an original that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout

from kbdesk.desk import look
from kbdesk.desk.amounts import number
from kbdesk.desk.parts import after, icon_button, label, search_line

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

PAUSE = 200
"""Milliseconds that typing must rest before an original is searched."""


class FindLine(QFrame):
    """Asks for words to be found, and says how many were; whoever shows the original finds them."""

    sought = Signal(str)
    """These words are looked for now; "" for none."""
    stepped = Signal(int)
    """The next (1) or the one before (-1) is wanted."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.line = search_line(self.tr("Find in this original"))
        self._pause = after(self, PAUSE, self._seek)
        self.line.textChanged.connect(lambda _text: self._pause.start())
        self.line.installEventFilter(self)
        self._last = ""
        self.told = label("", "muted")
        self.told.setMinimumWidth(self.fontMetrics().horizontalAdvance("0") * 10)
        row = QHBoxLayout(self)
        row.setContentsMargins(look.SMALL, look.TIGHT, look.SMALL, look.TIGHT)
        row.setSpacing(look.TIGHT)
        row.addWidget(self.line, 1)
        row.addWidget(self.told)
        row.addWidget(icon_button("chevron-left", self.tr("The match before (Shift+Enter)"), lambda: self._step(-1)))
        row.addWidget(icon_button("chevron-right", self.tr("The next match (Enter)"), lambda: self._step(1)))
        row.addWidget(icon_button("x", self.tr("Close (Escape)"), self.close_bar))
        self.hide()

    def open(self, words: str = "") -> None:
        """Show the bar and go into it; words that are given are looked for."""
        self.show()
        if words:
            self.line.setText(words)
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()
        self._seek()

    def close_bar(self) -> None:
        """Hide the bar; nothing is looked for any more."""
        self.forget()
        self.closed.emit()

    def forget(self) -> None:
        """Hide the bar: another original is shown."""
        self._pause.stop()
        self._last = ""
        self.hide()
        self.sought.emit("")

    def tell(self, at: int, count: int, *, is_done: bool) -> None:
        """Say which of how many matches the person is at, from 1; without `is_done` more are looked for."""
        if not self.line.text().strip():
            self.told.setText("")
        elif not count:
            self.told.setText(self.tr("Not found") if is_done else self.tr("Looking…"))
        else:
            some = self.tr("{at} of {count}").format(at=number(at), count=number(count))
            self.told.setText(some if is_done else f"{some}…")

    def _seek(self) -> None:
        self._pause.stop()
        words = self.line.text().strip()
        if words != self._last:
            self._last = words
            self.sought.emit(words)

    def _step(self, step: int) -> None:
        if self.line.text().strip() != self._last:
            self._seek()
        else:
            self.stepped.emit(step)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.close_bar()
                return True
        return super().eventFilter(watched, event)
