"""The one notification of the system that kbdesk has at a time: shown, replaced, taken away, clicked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QSystemTrayIcon

from kbdesk.desk.attention import bus

if TYPE_CHECKING:
    from kbdesk.desk.attention.tray import Tray
    from kbdesk.desk.work import Work


class Notifier(QObject):
    """Shows notifications over the session's bus, or by way of the tray where there is no such bus.

    Where there is neither, nothing is shown: the window says it in any case.
    """

    clicked = Signal()

    def __init__(self, work: Work, parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._clicks: bus.Clicks | None = None
        self._number = 0
        self.tray: Tray | None = None

    def show(self, title: str, text: str) -> None:
        """Show a notification in place of the one that stands."""
        if not bus.is_there():
            self._show_by_tray(title, text)
            return
        if self._clicks is None:
            self._clicks = bus.Clicks(self)
            self._clicks.clicked.connect(self._clicked)
        number = self._number

        def shown(given: int) -> None:
            self._number = given
            if not given:
                self._show_by_tray(title, text)

        self._work.read(self, lambda _job: bus.show(title, text, number), shown)

    def withdraw(self) -> None:
        """Take the notification away that stands, where that is possible."""
        number, self._number = self._number, 0
        if number:
            self._work.read(self, lambda _job: bus.withdraw(number))

    def _show_by_tray(self, title: str, text: str) -> None:
        if self.tray is not None and QSystemTrayIcon.supportsMessages():
            self.tray.show_message(title, text)

    def _clicked(self, number: int) -> None:
        if number == self._number and number:
            self._number = 0
            self.clicked.emit()
