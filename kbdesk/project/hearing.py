"""Which pages something happened to since the last look, so that a look need not go through the whole folder."""

from __future__ import annotations

import threading
import time
from collections import deque

MANY = 4000
"""Events within `WHILE` seconds from which on the system may have dropped some, so that everything is looked at."""
WHILE = 10.0
FULLY_AGAIN = 300.0
"""Seconds after which everything is looked at all the same."""


class Hearing:
    """What a watch tells of the knowledge folder. While none listens, something may have happened to every file."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listeners = 0
        self._paths: set[str] | None = None
        self._looked_at = 0.0
        self._events: deque[float] = deque(maxlen=MANY)

    def begin(self) -> None:
        """Take note that a watch listens from now on; the next look goes through everything once more."""
        with self._lock:
            self._listeners += 1
            self._paths = None

    def end(self) -> None:
        """Take note that a watch listens no more."""
        with self._lock:
            self._listeners -= 1
            self._paths = None

    def tell(self, path: str | None) -> None:
        """Take note that something happened to the file at this path of the knowledge folder; None: to any of them."""
        with self._lock:
            self._events.append(time.monotonic())
            is_much = len(self._events) == MANY and self._events[-1] - self._events[0] < WHILE
            if path is None or is_much:
                self._paths = None
            elif self._paths is not None:
                self._paths.add(path)

    def take(self) -> frozenset[str] | None:
        """Return the paths to look at, None for all; what happens from now on is for the next look."""
        now = time.monotonic()
        with self._lock:
            is_due = now - self._looked_at > FULLY_AGAIN
            paths = None if self._paths is None or is_due else frozenset(self._paths)
            if paths is None:
                self._looked_at = now
            self._paths = set() if self._listeners else None
            return paths

    def give_back(self, paths: frozenset[str] | None) -> None:
        """Take back what was taken: the look at it did not come to its end."""
        with self._lock:
            if paths is None or self._paths is None:
                self._paths = None
            else:
                self._paths |= paths
