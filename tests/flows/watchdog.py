"""What the UI thread works between two looks at its queue, a turn: whoever works long keeps the person waiting.

A turn is measured by what its thread worked, not by the clock: what other programs take, and our own workers while
they hold the interpreter, does not count. (A `QApplication` whose `notify` is Python's would measure single events,
but takes the wrappers of dead events for those of live ones.)
"""

from __future__ import annotations

import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractEventDispatcher

if TYPE_CHECKING:
    from types import FrameType

LONG = 0.010
"""Seconds of work after which a turn is looked at, to learn who is at it."""
EVERY = 0.002
"""Seconds between two looks."""
PLACES = ("/kbdesk/", "/tests/")
DEEP = 3
"""How many functions are named."""


@dataclass(frozen=True)
class Turn:
    """A turn that took long: at which station of the walk, how many seconds it worked, and who was seen at it most."""

    station: str
    worked: float
    culprit: str

    def told(self) -> str:
        """Return it as a line."""
        return f"{self.worked * 1000:.0f} ms, {self.station}: {self.culprit}"


class Watchdog:
    """Watches the UI thread from `begin` until `end`."""

    def __init__(self) -> None:
        self.station = ""
        self.turns = 0
        self._long: list[Turn] = []
        self._seen: Counter[str] = Counter()
        self._mark = 0.0
        self._thread = threading.get_ident()
        self._clock = time.pthread_getcpuclockid(self._thread)
        self._over = threading.Event()
        self._sampler = threading.Thread(target=self._sample, name="watchdog")

    def begin(self) -> None:
        """Begin, on the UI thread."""
        dispatcher = QAbstractEventDispatcher.instance()
        dispatcher.aboutToBlock.connect(self._turned)
        dispatcher.awake.connect(self._turned)
        self._mark = time.thread_time()
        self._sampler.start()

    def end(self) -> list[Turn]:
        """End; return the turns that took long, the longest first."""
        self._turned()
        dispatcher = QAbstractEventDispatcher.instance()
        dispatcher.aboutToBlock.disconnect(self._turned)
        dispatcher.awake.disconnect(self._turned)
        self._over.set()
        self._sampler.join()
        return sorted(self._long, key=lambda turn: -turn.worked)

    def at(self, station: str) -> None:
        """Say where things are."""
        self.station = station

    def _turned(self) -> None:
        now = time.thread_time()
        worked, self._mark = now - self._mark, now
        self.turns += 1
        if worked > LONG:
            most = self._seen.most_common(1)
            self._long.append(Turn(self.station, worked, most[0][0] if most else "nobody was seen"))
        if self._seen:
            self._seen = Counter()

    def _sample(self) -> None:
        last = 0.0
        while not self._over.wait(EVERY):
            now = time.clock_gettime(self._clock)
            if now > last and now - self._mark > LONG:
                self._seen[_named(sys._current_frames().get(self._thread))] += 1
            last = now


def _named(frame: FrameType | None) -> str:
    """Return the innermost functions of ours that are at work, the innermost first."""
    names: list[str] = []
    while frame is not None and len(names) < DEEP:
        code = frame.f_code
        place = next((each for each in PLACES if each in code.co_filename), None)
        if place is not None:
            names.append(f"{code.co_filename.rpartition(place)[2]}:{frame.f_lineno} {code.co_name}")
        frame = frame.f_back
    return " < ".join(names)
