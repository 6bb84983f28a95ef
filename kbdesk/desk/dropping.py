"""What is dropped on the window: a folder is opened, files become originals of the base that is open."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent

if TYPE_CHECKING:
    from kbdesk.desk.window import Window


class Dropping(QObject):
    """Takes what falls on a window where no room takes it."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if isinstance(event, QDropEvent):
            dropped = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
            if self._takes(dropped):
                event.acceptProposedAction()
                if event.type() == QEvent.Type.Drop:
                    self._take(dropped)
                return True
        return super().eventFilter(watched, event)

    def _takes(self, dropped: list[Path]) -> bool:
        return len(dropped) == 1 or (self._window.rooms is not None and bool(dropped))

    def _take(self, dropped: list[Path]) -> None:
        """Open the one thing that may be a folder, which opening it finds out; the rest is added."""
        rooms = self._window.rooms
        if rooms is not None and (len(dropped) > 1 or dropped[0].suffix):
            rooms.add_sources(dropped)
        else:
            self._window.open_folder(dropped[0])
