"""Ctrl and the wheel make the text larger and smaller, everywhere at once, as the commands of the view do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QWheelEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractScrollArea

NOTCH = 120
"""What a wheel tells for one notch."""


class WheelScale(QObject):
    """Heeds the wheel over a text. Without it, Qt would make some of the letters of that one text larger."""

    def __init__(self, text: QAbstractScrollArea) -> None:
        super().__init__(text)
        self._text = text
        self._turned = 0
        text.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if event.type() != QEvent.Type.Wheel or not isinstance(event, QWheelEvent):
            return super().eventFilter(watched, event)
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return super().eventFilter(watched, event)
        self._turned += event.angleDelta().y()
        while abs(self._turned) >= NOTCH:
            is_up = self._turned > 0
            self._turned -= NOTCH if is_up else -NOTCH
            action = self._text.window().findChild(QAction, "view.bigger" if is_up else "view.smaller")
            if isinstance(action, QAction) and action.isEnabled():
                action.trigger()
        return True
