"""Shift+F10 opens the menu of what has the keys, as the menu key does, which many keyboards lack."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget


def open_menus_by_key(window: QWidget) -> None:
    """Let Shift+F10 open menus in a window."""
    QShortcut(QKeySequence("Shift+F10"), window).activated.connect(_open_menu)


def _open_menu() -> None:
    part = QApplication.focusWidget()
    if part is not None:
        place = QRectF(part.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle) or part.rect()).toRect().center()
        event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, place, part.mapToGlobal(place))
        QApplication.sendEvent(part, event)
