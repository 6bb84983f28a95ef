"""Pasting in the room of the originals: files are added, a web address is asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut

from kbdesk.desk import notices
from kbdesk.desk.dropsign import files_of
from kbdesk.desk.originals.fetching.addresses import dropped_address
from kbdesk.desk.originals.fetching.background import Fetches
from kbdesk.desk.originals.fetching.words import tr
from kbdesk.desk.parts import icon_button

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QToolButton, QWidget

    from kbdesk.desk.session import Session


class Pasting(QObject):
    """Takes what is pasted into, or dropped on, one widget. Fields in it that take text keep their own pasting."""

    def __init__(
        self,
        session: Session,
        over: QWidget,
        add: Callable[[Sequence[Path], str], object],
        folder: Callable[[], str],
        add_picture: Callable[[QImage, str], object],
    ) -> None:
        super().__init__(over)
        self._session = session
        self._over = over
        self._add = add
        self._folder = folder
        self._add_picture = add_picture
        pasted = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), over)
        pasted.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        pasted.activated.connect(self.paste)

    def paste(self) -> None:
        """Take in what is on the clipboard."""
        data = QGuiApplication.clipboard().mimeData()
        files = files_of(data)
        if files:
            self._add(files, self._folder())
        elif data.hasImage():
            self._add_picture(QGuiApplication.clipboard().image(), self._folder())
        elif not self.take_address(data, self._folder()):
            notices.say(
                self._over, tr("What is on the clipboard is neither a file, nor a picture, nor a web address."), "info"
            )

    def take_address(self, data: QMimeData, folder: str) -> bool:
        """Ask about a web address that was pasted or dropped; whether there is one."""
        address = dropped_address(data)
        if not address:
            return False
        if self._session.project.writable:
            Fetches.of(self._session).address_wanted.emit(address, folder)
        else:
            notices.say(self._over, tr("This project cannot be written; nothing was added."), "warn")
        return True


def web_buttons(session: Session) -> tuple[QToolButton, QToolButton]:
    """Return the button that asks for a web address, and the one that shows what is kept current."""
    fetches = Fetches.of(session)
    asking = icon_button("globe", tr("Add an original from the web"), lambda: fetches.address_wanted.emit("", ""))
    return asking, icon_button("refresh-cw", tr("Originals kept current"), fetches.kept_wanted.emit)
