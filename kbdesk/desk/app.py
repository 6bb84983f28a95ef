"""Starts the desk: the application, its one window, what is opened first, and how it ends."""

from __future__ import annotations

import logging
import os
import sys
import traceback
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from kbdesk.desk import instance, languages, look, opening, settings
from kbdesk.desk.choices.dressing import dress
from kbdesk.desk.choices.motion import Motion
from kbdesk.desk.collecting import Collecting
from kbdesk.desk.composing import Composing
from kbdesk.desk.logfile import Log
from kbdesk.desk.strayed import StrayedKeys
from kbdesk.desk.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType

NO_DISPLAY = 3
LOG_AFTER = 500
"""Milliseconds until the log is written to its file: the first window does not wait for that."""
NO_DISPLAY_WORDS = """\
kbdesk: there is no display to show the window on.
Start it in a desktop session, or look at it without one:
  KBDESK_SCREENSHOT=desk.png xvfb-run -a kbdesk FOLDER        (a picture of the window; needs the package xvfb)
  KBDESK_SCREENSHOT=desk.png QT_QPA_PLATFORM=offscreen kbdesk FOLDER
"""

log = logging.getLogger(__name__)


def run(folder: Path | None, sample: bool, page: str = "") -> int:
    """Show the desk until the person closes it; returns the exit code.

    A window that shows the folder already comes to the front instead. Without folder and sample the desk begins with
    what was open last, unless the person chose otherwise. `page` is shown in front, by its id.

    With KBDESK_SCREENSHOT=FILE in the environment it saves a picture of the window once the first page (or the start
    screen) is painted, and ends.
    """
    if not has_display():
        sys.stderr.write(NO_DISPLAY_WORDS)
        return NO_DISPLAY
    # A thread that wants to paint waits at most this long for one that computes; the usual 5 ms are felt.
    sys.setswitchinterval(0.001)
    app = make_app()
    Collecting(app)
    picture = os.environ.get("KBDESK_SCREENSHOT")
    wanted = begins_with(folder, sample=sample)
    if wanted is not None and not picture and instance.called(wanted, page):
        return 0
    kept = Log()
    kept.start()
    window = Window()
    sys.excepthook = _tell_bugs(window)
    window.show()
    QTimer.singleShot(LOG_AFTER, window, kept.write)
    motion = Motion(window)
    motion.changed.connect(dress)
    QTimer.singleShot(LOG_AFTER, motion, motion.ask)
    if sample:
        window.open_sample()
    elif wanted is not None:
        window.open_folder(wanted, page)
    if picture:
        Photographer(window, picture, opens=wanted is not None)
    try:
        return app.exec()
    finally:
        sys.excepthook = sys.__excepthook__
        kept.stop()


def begins_with(folder: Path | None, *, sample: bool) -> Path | None:
    """Return the folder to begin with, None for the start screen."""
    if sample:
        return opening.sample_folder()
    if folder is not None:
        return folder.absolute()
    return settings.left_open() if settings.reopens() else None


def has_display() -> bool:
    """Whether a window can be shown; only Linux and its like start without a display."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def make_app() -> QApplication:
    """Make the application, dressed as the person chose."""
    present = QApplication.instance()
    app = present if isinstance(present, QApplication) else QApplication([*sys.argv[:1], "-style", "fusion"])
    languages.speak(app)
    Composing(app)
    StrayedKeys(app)
    app.setApplicationName("kbdesk")
    app.setApplicationDisplayName("kbdesk")
    app.setDesktopFileName("kbdesk")
    app.setWindowIcon(look.icon("book-open", "accent"))
    dress()
    app.styleHints().colorSchemeChanged.connect(lambda _scheme: dress(), Qt.ConnectionType.QueuedConnection)
    return app


def _tell_bugs(
    window: Window,
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            window.front.quit()
            return
        log.critical("A bug in the desk.", exc_info=(kind, error, trace))
        window.tell_bug("".join(traceback.format_exception(kind, error, trace)))

    return hook


class Photographer(QObject):
    """Saves a picture of the window once it shows what it was asked for, then ends the desk."""

    PATIENCE = 20_000

    def __init__(self, window: Window, file: str, *, opens: bool) -> None:
        super().__init__(window)
        self._window = window
        self._file = file
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(600)
        self._pause.timeout.connect(self._take)
        if opens:
            window.project_opened.connect(self._wait_for_page)
            QTimer.singleShot(self.PATIENCE, self, self._take)
            window.start.shown_found.connect(self._pause.start)
        else:
            self._pause.start()

    def _wait_for_page(self) -> None:
        if self._window.rooms is not None:
            self._window.rooms.page_shown.connect(lambda _page: self._pause.start())

    def _take(self) -> None:
        saved = self._window.grab().save(self._file)
        if not saved:
            sys.stderr.write(f"kbdesk: the picture could not be saved to {self._file}\n")
        self._window.close()
        QApplication.exit(0 if saved else 1)
