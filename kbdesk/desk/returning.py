"""Leads the keys back to where the person was, after a dialog or after what was said or asked beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Callable


class Returning(QObject):
    """Watches the keys of a window. Its `asides` are no places to be; `enter` leads to what is shown."""

    def __init__(self, window: QWidget, asides: tuple[QWidget, ...], enter: Callable[[], object]) -> None:
        super().__init__(window)
        self._window = window
        self._asides = asides
        self._enter = enter
        self._place: QWidget | None = None
        """Where the person was last, but for the asides."""
        self._holder: QWidget | None = None
        """What had the keys of an aside when a dialog took them."""
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
                self._holder = holder if holder is not None and self._is_aside(holder) else None
                self._is_away = True
            return
        is_over = self._is_aside(new)
        if self._is_away:
            self._is_away = False
            if is_over or (self._holder is not None and not _is_there(self._holder)):
                self._go_back()
                return
        elif old is not None and isValid(old) and self._is_aside(old) and not old.isVisible() and not is_over:
            self._go_back()  # Qt went on from what is hidden
            return
        if not is_over:
            self._place = new

    def _is_aside(self, widget: QWidget) -> bool:
        return any(aside.isAncestorOf(widget) for aside in self._asides)

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
