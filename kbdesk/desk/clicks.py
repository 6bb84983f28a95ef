"""How a click or a key asks for a new tab: with Ctrl held, or with the mouse's middle button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractItemView


def in_new_tab() -> bool:
    """Whether what is clicked or entered just now shall open in a new tab, behind the one in front."""
    return bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier)


class MiddleClicks(QObject):
    """Tells of the rows of a list that are clicked with the middle button, which Qt's lists do not."""

    clicked = Signal(QModelIndex)

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.MiddleButton:
            if event.type() == QEvent.Type.MouseButtonRelease:
                index = self._view.indexAt(event.position().toPoint())
                if index.isValid():
                    self.clicked.emit(index)
            return True
        return super().eventFilter(watched, event)
