"""Keeps a log of what went wrong, in a file that a person can find and hand on."""

from __future__ import annotations

import logging
import platform
import sys
from queue import SimpleQueue
from typing import TYPE_CHECKING

from platformdirs import user_log_path
from PySide6 import __version__ as binding_version
from PySide6.QtCore import QSysInfo, QtMsgType, qInstallMessageHandler

from kbdesk import __version__

if TYPE_CHECKING:
    from collections.abc import Callable
    from logging.handlers import QueueListener
    from pathlib import Path

    from PySide6.QtCore import QMessageLogContext

LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.DEBUG,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

log = logging.getLogger(__name__)


def log_file() -> Path:
    """Return where the log is kept."""
    return user_log_path("kbdesk", appauthor=False) / "desk.log"


def system() -> str:
    """Return what this machine runs, as one line; Python would start another program to find out."""
    names = (QSysInfo.prettyProductName(), QSysInfo.kernelVersion(), QSysInfo.currentCpuArchitecture())
    return ", ".join(names)


class Log:
    """Keeps the log from `start` to `stop`: warnings go to the terminal too, the file is a thread's."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[logging.LogRecord] = SimpleQueue()
        self._handlers: list[logging.Handler] = []
        self._listener: QueueListener | None = None
        self._before: Callable[[QtMsgType, QMessageLogContext, str], object] | None = None

    def start(self) -> None:
        """Begin to gather what is logged."""
        terminal = logging.StreamHandler(sys.stderr)
        terminal.setLevel(logging.WARNING)
        terminal.setFormatter(logging.Formatter("kbdesk: %(message)s"))
        self._handlers = [terminal, _Gathering(self._queue)]
        for handler in self._handlers:
            logging.getLogger().addHandler(handler)
        logging.getLogger("kbdesk").setLevel(logging.INFO)
        self._before = qInstallMessageHandler(_from_qt)

    def write(self) -> None:
        """Write it to the file from now on."""
        from logging.handlers import QueueListener  # noqa: PLC0415  # slow for the first window

        from kbdesk.desk.logwriter import LogWriter  # noqa: PLC0415

        if self._listener is not None:
            return
        self._listener = QueueListener(self._queue, LogWriter(log_file()))
        self._listener.start()
        python = platform.python_version()
        log.info("kbdesk %s, Python %s, Qt %s, %s", __version__, python, binding_version, system())

    def stop(self) -> None:
        """End; what was logged until now is written."""
        self.write()
        qInstallMessageHandler(self._before)
        if self._listener is not None:
            self._listener.stop()
            for handler in self._listener.handlers:
                handler.close()
        for handler in self._handlers:
            logging.getLogger().removeHandler(handler)


class _Gathering(logging.Handler):
    """Puts what is logged into a queue: whoever logs waits for no disk."""

    def __init__(self, queue: SimpleQueue[logging.LogRecord]) -> None:
        super().__init__()
        self._queue = queue

    def emit(self, record: logging.LogRecord) -> None:
        self._queue.put(record)


def _from_qt(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    logging.getLogger("qt").log(LEVELS.get(kind, logging.WARNING), "%s", text)


def last_lines(file: Path, most: int) -> str:
    """Return the last lines of the log, "" where there is none. Raises OSError. Not for the UI thread."""
    if not file.exists():
        return ""
    return "\n".join(file.read_text("utf-8", "replace").splitlines()[-most:])
