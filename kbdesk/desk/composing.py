"""Input methods: the Enter or Escape that ends a composition does nothing else, least of all submit a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QInputMethodEvent, QKeyEvent

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication, QWidget

ENDING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)


class Composing(QObject):
    """Watches the widget that has the keys. Most input methods keep their keys to themselves; some pass them on."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._is_composing = False
        self._ends = QTimer(self)
        self._ends.setSingleShot(True)
        self._ends.setInterval(0)
        self._ends.timeout.connect(self._end)
        app.focusChanged.connect(self._moved)

    def _moved(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        self._end()
        if new is not None:  # also one that cannot be written in yet: it may be soon, and has the keys already
            new.installEventFilter(self)

    def _end(self) -> None:
        self._is_composing = False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if isinstance(event, QInputMethodEvent):
            self._ends.stop()
            if event.preeditString():
                self._is_composing = True
            elif self._is_composing:
                # The key that ended it may still be on its way.
                self._ends.start()
            return False
        return self._is_composing and isinstance(event, QKeyEvent) and event.key() in ENDING
