"""Lets rooms go that others took the place of: a tab a turn of the thread, since all at once takes long."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from kbdesk.desk.rooms import RoomsView

LET_GO = 500
"""Milliseconds after which rooms are let go: the others are to be painted first."""


class Leaving(QTimer):
    """Empties the tabs of rooms, and deletes them with all the rest."""

    def __init__(self, rooms: RoomsView) -> None:
        super().__init__(rooms)
        self._rooms = rooms
        self._tabs = deque(rooms.area.all_tabs())
        self.timeout.connect(self._go_on)
        self.start(LET_GO)

    def _go_on(self) -> None:
        self.setInterval(0)
        if self._tabs:
            self._tabs.popleft().empty()
        else:
            self.stop()
            self._rooms.deleteLater()
