"""Leads the keys back to where the person was, after a dialog or after what was said over the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Callable


class Returning(QObject):
    """Watches the keys of a window. `over` lies over it and is no place to be; `enter` leads to what is shown."""

    def __init__(self, window: QWidget, over: QWidget, enter: Callable[[], object]) -> None:
        super().__init__(window)
        self._window = window
        self._over = over
        self._enter = enter
        self._place: QWidget | None = None
        """Where the person was last, but for what lies over the window."""
        self._holder: QWidget | None = None
        """What had the keys of what lies over the window when a dialog took them."""
        self._is_away = False
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._moved)

    def _moved(self, old: QWidget | None, new: QWidget | None) -> None:
        if new is None:
            return
        if new.window() is not self._window:
            if not self._is_away and self._is_dialog(new.window()):
                holder = self._window.focusWidget()
                # What vanished elsewhere is left to who let it vanish: the keys may be led somewhere on purpose.
                self._holder = holder if holder is not None and self._over.isAncestorOf(holder) else None
                self._is_away = True
            return
        is_over = self._over.isAncestorOf(new)
        if self._is_away:
            self._is_away = False
            if is_over or (self._holder is not None and not _is_there(self._holder)):
                self._go_back()
                return
        elif old is not None and isValid(old) and self._over.isAncestorOf(old) and not old.isVisible() and not is_over:
            self._go_back()  # Qt went on from what is hidden
            return
        if not is_over:
            self._place = new

    def _is_dialog(self, window: QWidget) -> bool:
        """Whether another window belongs to this one."""
        at: QWidget | None = window
        while at is not None and at is not self._window:
            parent = at.parentWidget()
            at = parent.window() if parent is not None else None
        return at is not None

    def _go_back(self) -> None:
        if self._place is not None and _is_there(self._place):
            self._place.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._enter()


def _is_there(widget: QWidget | None) -> bool:
    return widget is not None and isValid(widget) and widget.isVisible() and widget.isEnabled()
