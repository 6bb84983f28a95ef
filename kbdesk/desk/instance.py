"""One window for each project: who starts kbdesk on a project that is open is led to its window.

The window listens at a socket of this user's whose name is made from the project's real path (a named pipe on Windows).
Where no socket can be made, kbdesk works all the same, with a window for each start.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kbdesk.desk.account import account
from kbdesk.desk.parts import after

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE = 2000
"""Milliseconds after which a window that does not answer is taken for one that hangs."""
LISTENS_AFTER = 200
"""Milliseconds from the wish to listen until it is done."""
LONGEST = 4096
"""Bytes of a call that are read."""
HERE = b"here\n"
TOKEN = "XDG_ACTIVATION_TOKEN"
"""With this a desktop under Wayland allows a window to come to the front."""

log = logging.getLogger(__name__)


def address(folder: Path) -> str:
    """Return where the window of a folder listens, "" where this machine has no place for that."""
    real = os.path.normcase(os.path.realpath(folder))
    if sys.platform == "win32":  # where all accounts share the names of pipes
        return f"kbdesk-{_short(f'{account()}/{real}')}"
    place = _own_place()
    return str(place / _short(real)) if place is not None else ""


def _short(name: str) -> str:
    return sha256(name.encode("utf-8", "surrogateescape")).hexdigest()[:24]


def _own_place() -> Path | None:
    """Return the folder for sockets that is this user's alone."""
    place = Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir()) / f"kbdesk-{os.getuid()}"
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = place.stat(follow_symlinks=False)
        is_own = found.st_uid == os.getuid() and not found.st_mode & 0o022
    except OSError as error:
        log.info("No place for sockets: %s", error)
        return None
    return place if is_own else None


def called(folder: Path, page: str = "") -> bool:
    """Have the window that shows a folder come to the front, with a page where one is named; whether there is one."""
    socket = _connected(address(folder))
    if socket is None:
        return False
    call = {"page": page, "token": os.environ.get(TOKEN, "")}
    socket.write(json.dumps(call).encode() + b"\n")
    socket.flush()
    answered = socket.waitForReadyRead(PATIENCE) and socket.readLine().data() == HERE
    socket.disconnectFromServer()
    return bool(answered)


def _connected(place: str) -> QLocalSocket | None:
    """Return a socket that leads to who listens somewhere; what a killed window left there leads to nobody."""
    if not place or (sys.platform != "win32" and not os.path.exists(place)):
        return None
    from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415  # not needed for the first window

    socket = QLocalSocket()
    socket.connectToServer(place)
    return socket if socket.waitForConnected(PATIENCE) else None


class Doorbell(QObject):
    """Listens for those who start kbdesk on what is open here."""

    rung = Signal(str)
    """Somebody wants this window in front, with a page, or "" for none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._servers: list[QLocalServer] = []
        self._folders: tuple[Path, ...] = ()
        # Nobody is kept from the first window by what only a second start needs.
        self._soon = after(self, LISTENS_AFTER, self._listen)

    def listen(self, *folders: Path) -> None:
        """Listen for these folders soon, which are one project's, and for no others."""
        self.close()
        self._folders = folders
        self._soon.start()

    def _listen(self) -> None:
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415  # not needed for the first window

        for place in sorted({address(folder) for folder in self._folders} - {""}):
            other = _connected(place)
            if other is not None:
                other.disconnectFromServer()
                continue
            server = QLocalServer(self)
            server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
            QLocalServer.removeServer(place)
            if server.listen(place):
                server.newConnection.connect(lambda server=server: self._let_in(server))
                self._servers.append(server)
            else:
                log.info("A second start will not find this window: %s", server.errorString())
                server.deleteLater()

    def close(self) -> None:
        """Listen no more."""
        self._soon.stop()
        for server in self._servers:
            server.close()
            server.deleteLater()
        self._servers = []

    def _let_in(self, server: QLocalServer) -> None:
        while (socket := server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            if socket.bytesAvailable():
                self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST:
                socket.abort()
            return
        try:
            call = json.loads(bytes(socket.readLine(LONGEST).data()))
            page, token = str(call["page"]), str(call["token"])
        except (ValueError, KeyError, TypeError):
            socket.abort()
            return
        socket.write(HERE)
        socket.flush()
        if token:
            os.environ[TOKEN] = token
        self.rung.emit(page)
