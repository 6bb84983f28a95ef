"""Python's search for unused cycles of objects, put off until the person rests: it holds every thread up for long."""

from __future__ import annotations

import gc
from time import thread_time
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication, QWindow

PERIOD = 5_000
"""Milliseconds without a key or click after which the person rests."""
ENOUGH = 5
"""Passes over young objects after which a search of all is worth while."""
NOTICED = 0.04
"""Seconds of a search that a person would notice: one that takes longer waits for a longer rest."""
A_PASS = 0.004
"""Seconds that it takes for each pass, until it is known."""
TOO_MANY = 3_000
"""The same, at which it is made whether the person rests or not: memory would grow without end."""
LONG_REST = 12
"""Periods of rest after which a search may take long."""
PAUSE = 120
"""Periods of rest after which also those objects are looked at that were left out of the search as lasting."""
GROWN = 1.25
"""Times as many of these as after the last look at them, from which on it is made sooner: much of it is over."""
INPUT = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.InputMethod)


class Collecting(QObject):
    """Young objects are searched as ever, which takes no time; all of them only now and then.

    What outlives a search is left out of the next one: it lasts, and looking at it again is what takes long.
    """

    def __init__(self, app: QGuiApplication, period: int = PERIOD) -> None:
        super().__init__(app)
        self._rests = 0
        self._has_begun = False
        self._a_pass = A_PASS
        self._lasting = 0
        """Objects that were left out as lasting after the last search of all."""
        self._an_object = 0.0
        """Seconds that a search takes for each of them, as far as known."""
        young, middle, _ = gc.get_threshold()
        gc.set_threshold(young, middle, 1_000_000_000)
        app.focusWindowChanged.connect(self._watch)
        timer = QTimer(self)
        timer.setInterval(period)
        timer.timeout.connect(self._look)
        timer.start()

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.removeEventFilter(self)
            window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if event.type() in INPUT:
            self._rests = 0
        return False

    def _look(self) -> None:
        self._rests += 1
        passes = gc.get_count()[2]
        if not self._has_begun:
            self._has_begun = True
            gc.freeze()  # what came with the start lasts, and is not searched the first time
            gc.collect()  # what is left is next to nothing, and passes are counted from now
            gc.freeze()
            self._lasting = gc.get_freeze_count()
        elif self._rests % PAUSE == 0 or self._has_grown(passes):
            lasting = gc.get_freeze_count()
            gc.unfreeze()
            self._an_object = _taken() / max(lasting, 1)
            gc.freeze()
            self._lasting = gc.get_freeze_count()
        elif self._is_worth_while(passes):
            self._a_pass = _taken() / passes
            gc.freeze()

    def _has_grown(self, passes: int) -> bool:
        """Whether so much was left out that a good part of it may be over, and the moment is one for a long search."""
        lasting = gc.get_freeze_count()
        rest = 1 if lasting * self._an_object < NOTICED else LONG_REST
        return lasting > self._lasting * GROWN and (self._rests > rest or passes >= TOO_MANY)

    def _is_worth_while(self, passes: int) -> bool:
        rest = 1 if passes * self._a_pass < NOTICED else LONG_REST
        return passes >= TOO_MANY or (passes >= ENOUGH and self._rests > rest)


def _taken() -> float:
    """Search, and return for how many seconds."""
    begun = thread_time()
    gc.collect()
    return thread_time() - begun
