"""What is dropped on the window: it becomes originals of the base that is open; without one a folder is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QDropEvent

from kbdesk.desk import notices
from kbdesk.desk.dropsign import DropSign, files_of, named
from kbdesk.desk.originals.fetching.addresses import dropped_address

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.desk.window import Window


class Dropping(QObject):
    """Takes what falls on a window where no room takes it."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.sign: DropSign | None = None
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if event.type() in (QEvent.Type.DragLeave, QEvent.Type.Drop) and self.sign is not None:
            self.sign.hide()
        if isinstance(event, QDropEvent):
            dropped = files_of(event.mimeData())
            if dropped:
                self._heed(event, dropped)
                return True
            if (address := dropped_address(event.mimeData())) and self._can_add():
                self._heed_address(event, address)
                return True
        return super().eventFilter(watched, event)

    def _heed(self, event: QDropEvent, dropped: list[Path]) -> None:
        """Say what dropping does while something is dragged, and do it when it falls."""
        is_folder, words = self._outcome(event, dropped)
        # What is not taken is accepted too: Qt tells only those who accept that the files were dragged away again.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() != QEvent.Type.Drop:
            self._show(words, event)
        elif is_folder:
            self._window.open_folder(dropped[0])
        elif self._can_add() and self._window.rooms is not None:
            self._window.rooms.add_sources(dropped)
        else:
            notices.say(self._window, words)

    def _heed_address(self, event: QDropEvent, address: str) -> None:
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() != QEvent.Type.Drop:
            self._show(self.tr("Drop to add this web address to the sources"), event)
        else:
            self._window.fetching.ask_address(address)

    def _show(self, words: str, event: QDropEvent) -> None:
        over = self._window.centralWidget() or self._window
        if self.sign is None:
            self.sign = DropSign(over)
        self.sign.say(words, over.mapFrom(self._window, event.position().toPoint()))

    def _can_add(self) -> bool:
        session = self._window.session
        return session is not None and session.project.writable

    def _outcome(self, event: QDropEvent, dropped: list[Path]) -> tuple[bool, str]:
        """Return whether what is dropped is opened, and what is said of it.

        Without a knowledge base one thing, which may be a folder, is opened; with one all is added to its sources, and
        nobody is led out of it by a folder that fell beside the room of the sources.
        """
        session, name = self._window.session, named(event.mimeData())
        if len(dropped) == 1 and session is None:
            return True, self.tr("Drop to open “%1” as a knowledge base").replace("%1", name)
        if session is None:
            return False, self.tr("Drop one folder here to open it. Files can be added when a knowledge base is open.")
        if not session.project.writable:
            return False, self.tr("This knowledge base cannot be written: nothing can be added.")
        words = self.tr("Drop to add %1 to the sources, into “%2”")
        return False, words.replace("%2", f"{session.project.sources_folder}/").replace("%1", name)
