"""Alt with a letter that leads nowhere writes nothing: on most systems Alt is for menus and buttons, not for text."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication, QWidget

WRITES = sys.platform == "darwin"
"""Whether Alt with a letter writes a sign."""
WITH_IT = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


class StrayedKeys(QObject):
    """Watches the widget that has the keys: what no menu and no button took of Alt and a letter goes no further."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        if not WRITES:
            app.focusChanged.connect(self._moved)

    def _moved(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None:
            old.removeEventFilter(self)
        if new is not None:
            new.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if not isinstance(event, QKeyEvent) or event.type() != QKeyEvent.Type.KeyPress:
            return False
        is_alone = event.modifiers() & ~WITH_IT == Qt.KeyboardModifier.AltModifier
        return is_alone and bool(event.text()) and event.text().isprintable()
