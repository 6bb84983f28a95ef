"""What the person asked for, one deed after another; what lasts is told with how far it is, and can be stopped."""

from __future__ import annotations

from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from kbdesk.desk import notices
from kbdesk.desk.amounts import percent
from kbdesk.desk.joining import noted
from kbdesk.desk.parts import after
from kbdesk.desk.review.words import tr
from kbdesk.errors import Cancelled

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Job

T = TypeVar("T")
PATIENCE = 600
"""Milliseconds after which it is said that something lasts, and nothing else can be judged meanwhile."""
PAUSE = 0.1
"""Seconds between two words on how far it is."""
SUBJECT = "judging"


class Stop:
    """Whether the person wants a deed stopped; and when it was last told how far it is."""

    def __init__(self) -> None:
        self.is_wanted = False
        self._told = 0.0

    def heeding(self, job: Job) -> Job:
        """Return a job that ends where it is to be stopped, and tells how far it is ten times a second at most."""

        def step(done: int, total: int) -> None:
            if self.is_wanted:
                raise Cancelled
            if monotonic() - self._told > PAUSE:
                self._told = monotonic()
                job(done, total)

        return step


class Turns(QObject):
    """Lets each deed begin when the one before has ended, so that what was done last is what is undone first."""

    lasting_changed = Signal()
    """Something lasts, or does so no more."""
    emptied = Signal()
    """All that was asked for has ended."""
    stopped = Signal()
    """The person had something stopped: nothing has changed."""

    def __init__(self, session: Session, widget: QWidget) -> None:
        super().__init__(widget)
        self._session = session
        self._widget = widget
        self._waiting: deque[tuple[Callable[[], object], int]] = deque()
        self._works = self._begun = 0
        """Of how many works the deed consists that is being done, and how many of them have begun."""
        self._is_running = self.lasts = False
        self._said, self._stop = "", Stop()
        self._slow = after(self, PATIENCE, self._begin_telling)
        session.work.crashed.connect(lambda _words: self.end())

    @property
    def is_busy(self) -> bool:
        """Whether something is being done, or waits for its turn."""
        return self._is_running

    def put(self, begin: Callable[[], object], works: int = 1) -> None:
        """Let something begin when all before it has ended; it must `end` whatever comes of it.

        It reads and writes as often as `works` says: how far it is is told over all of them.
        """
        self._waiting.append((begin, works))
        if not self._is_running:
            self._go_on()

    def end(self) -> None:
        """Let the next one begin."""
        if self._is_running:
            self._say_no_more()
            self._go_on()

    def _go_on(self) -> None:
        self._is_running = bool(self._waiting)
        if self._waiting:
            begin, self._works = self._waiting.popleft()
            self._begun = 0
            begin()
        else:
            self.emptied.emit()

    def read(
        self, said: str, call: Callable[[Job], T], then: Callable[[T], object], failed: Callable[[KbdeskError], object]
    ) -> None:
        """Read on a worker what a deed needs; `said` is what is told where it lasts."""
        self._begin(said)
        self._session.read(
            self, _stoppable(call, self._stop), lambda found: self._take(found, then), failed, progress=self._tell
        )

    def write(
        self, said: str, call: Callable[[Job], T], then: Callable[[T], object], failed: Callable[[KbdeskError], object]
    ) -> None:
        """Do the deed on the writing worker, all of it or, where the person stops it, nothing."""
        self._begin(said)
        self._session.write(
            self, _stoppable(call, self._stop), lambda done: self._take(done, then), failed, progress=self._tell
        )

    def _take(self, results: list[T], then: Callable[[T], object]) -> None:
        if results:
            then(results[0])
        else:
            self._say_no_more()
            notices.say(self._widget, tr("Stopped. Nothing was changed."), subject=SUBJECT)
            self.stopped.emit()
            self.end()

    # what lasts

    def _begin(self, said: str) -> None:
        self._said = said
        self._begun += 1
        if not self.lasts:
            self._stop = Stop()
            self._slow.start()

    def _begin_telling(self) -> None:
        self.lasts = True
        self._tell(0, 0)
        self.lasting_changed.emit()

    def _tell(self, done: int, total: int) -> None:
        if self.lasts:
            share = 100 * ((self._begun - 1) * total + done) // (self._works * total) if total else 0
            told = noted(self._said, percent(share)) if total else self._said
            notices.keep_saying(self._widget, told, SUBJECT, (tr("Stop"), self.stop))

    def stop(self) -> None:
        """Have what is being done stopped, unless it is being written by now."""
        self._stop.is_wanted = True
        notices.keep_saying(self._widget, tr("Stopping…"), SUBJECT)

    def _say_no_more(self) -> None:
        self._slow.stop()
        if self.lasts:
            self.lasts = False
            notices.take_away(self._widget, SUBJECT)
            self.lasting_changed.emit()


def _stoppable(call: Callable[[Job], T], stop: Stop) -> Callable[[Job], list[T]]:
    """Return a call that returns its result in a list, or an empty one where it was stopped."""

    def run(job: Job) -> list[T]:
        try:
            return [call(stop.heeding(job))]
        except Cancelled:
            return []

    return run
