"""Tells a person who looks elsewhere that an agent asks, or that long work has ended, without taking the focus."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QApplication, QSystemTrayIcon

from kbdesk.desk import settings
from kbdesk.desk.attention import badge
from kbdesk.desk.attention.notifier import Notifier
from kbdesk.desk.attention.tray import Tray
from kbdesk.desk.parts import after

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.requests.notice import RequestNotice
    from kbdesk.desk.window import Window
    from kbdesk.desk.work import Work
    from kbdesk.project.values import Request

LONG = 10.0
"""Seconds after which work is long: nobody waits for it in front of the screen."""
GATHER = 1000
"""Milliseconds in which requests are gathered into one notification."""
REST = 20.0
"""Seconds between two notifications of requests."""


class Attention(QObject):
    """Watches the requests and the work of a window. One notification stands for all that is new."""

    def __init__(self, window: Window, work: Work) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: tuple[Request, ...] = ()
        self._told: set[str] = set()
        self._fresh: list[str] = []
        self._words = ""
        self._shown = 0
        self._to_review = 0
        self._told_at = -REST
        self._is_long = False
        self._is_away_told = False
        self._open: Callable[[], object] = window.front.come
        self._gathered = after(self, GATHER, self._tell_requests)
        self.notifier = Notifier(work, self)
        self.notifier.clicked.connect(self._clicked)
        self.tray: Tray | None = None
        self.watch(work)
        window.notices.shown.connect(self._said)
        window.project_opened.connect(self._opened)
        window.project_closed.connect(self._closed)
        _app().focusWindowChanged.connect(self._focus_moved)
        # A tray is asked for over the bus; the first window does not wait for that.
        self._tray_soon = after(self, 0, self.show_tray)
        self._tray_soon.start()

    def stay_out(self) -> None:
        """Have no icon in the tray: the window is not the one to come back to."""
        self._tray_soon.stop()

    def show_tray(self) -> None:
        """Stand in the tray where there is one."""
        if self.tray is None and QSystemTrayIcon.isSystemTrayAvailable():
            self.stand_in(Tray(self._window))

    def stand_in(self, tray: Tray) -> None:
        """Be reached by an icon in the tray from now on."""
        self.tray = self.notifier.tray = tray
        tray.window_wanted.connect(self._window.front.come)
        tray.requests_wanted.connect(self._show_requests)
        tray.review_wanted.connect(self._show_review)
        tray.quit_wanted.connect(self._window.front.quit)
        tray.message_clicked.connect(self._clicked)
        self._show_count()

    def watch(self, work: Work) -> None:
        """Watch what ends there."""
        work.ending.connect(self._ending)
        work.ended.connect(self._all_told)

    def follow(self, notice: RequestNotice) -> None:
        """Hear of the requests of an open project by the bar that shows them."""
        notice.told.connect(self._count)

    # requests

    def _closed(self) -> None:
        self._to_review = 0
        self._count((), "")

    def _count(self, waiting: tuple[Request, ...], words: str) -> None:
        self._waiting = waiting
        fresh = [one.id for one in waiting if one.id not in self._told]
        self._told = {one.id for one in waiting}
        self._fresh = [one for one in self._fresh if one in self._told]
        self._show_count()
        if not waiting:
            self._gathered.stop()
            self.notifier.withdraw()
        elif fresh and not _is_looked_at():
            self._fresh += fresh
            self._words = words
            QApplication.alert(self._window)
            if settings.notifies("requests") and not self._gathered.isActive():
                self._gathered.start(max(GATHER, round(1000 * (self._told_at + REST - monotonic()))))

    def count_reviews(self, waiting: int) -> None:
        """Say in the tray how much waits to be reviewed; it asks for nothing at once."""
        self._to_review = waiting
        self._show_count()

    def _show_count(self) -> None:
        waiting = len(self._waiting)
        if waiting != self._shown:
            self._shown = waiting
            _app().setBadgeNumber(waiting)
            self._window.setWindowIcon(badge.icon(waiting))
        if self.tray is not None:
            session = self._window.session
            self.tray.show_count(waiting, session.project.name if session is not None else "", self._to_review)

    def _tell_requests(self) -> None:
        if not self._fresh or _is_looked_at():
            return
        self._told_at = monotonic()
        self._open = self._show_requests
        self.notifier.show(self.tr("An agent asks you"), self._words)

    def _show_review(self) -> None:
        """Show what waits to be reviewed."""
        self._window.front.come()
        if self._window.session is not None:
            self._window.session.open_room("review")

    def _show_requests(self) -> None:
        """Show the request that came last, or where several came, all that wait."""
        fresh, self._fresh = self._fresh, []
        self._window.front.come()
        session = self._window.session
        if session is None or not self._waiting:
            return
        if len(self._waiting) == 1 or len(fresh) == 1:
            from kbdesk.desk.requests.dialog import show_request  # noqa: PLC0415  # not needed for the first window

            show_request(session, (fresh or [self._waiting[-1].id])[-1], self._window)
        else:
            session.open_room("requests")

    # work

    def _ending(self, seconds: float) -> None:
        self._is_long = seconds >= LONG

    def _all_told(self) -> None:
        self._is_long = False

    def _said(self, words: str) -> None:
        """Pass on what the window says of work that took long, when nobody sees it there."""
        if self._is_long and settings.notifies("work") and not _is_looked_at():
            QApplication.alert(self._window)
            self._open = self._window.front.come
            self.notifier.show(self.tr("Done in kbdesk"), words)

    def _opened(self) -> None:
        session = self._window.session
        if session is not None:
            self.watch(session.work)
            self._said(self.tr("{name} is open.").format(name=session.project.name))

    # the person

    def stays(self) -> bool:
        """Whether the desk can go on behind its icon in the tray when the window is closed; it is said once."""
        if self.tray is None:
            return False
        if not self._is_away_told:
            self._is_away_told = True
            self._open = self._window.front.come
            told = self.tr("Agents reach you through its icon in the tray.")
            self.notifier.show(self.tr("kbdesk is still here"), told)
        return True

    def _clicked(self) -> None:
        self._open()

    def _focus_moved(self, front: QWindow | None) -> None:
        if front is not None:
            self._gathered.stop()
            self._fresh = []
            self.notifier.withdraw()


def _app() -> QGuiApplication:
    return cast("QGuiApplication", QGuiApplication.instance())


def _is_looked_at() -> bool:
    """Whether a window of kbdesk is in front."""
    front = QGuiApplication.focusWindow()
    return front is not None and front.isVisible() and front.visibility() != QWindow.Visibility.Minimized
