"""Which pages something happened to since the last look, so that a look need not go through the whole folder."""

from __future__ import annotations

import logging
import threading
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.files.listening import Listener

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

log = logging.getLogger(__name__)
MANY = 20_000
"""Files from which on going through everything is quicker than looking at each of them."""
FULLY_AGAIN = 300.0
"""Seconds after which everything is looked at all the same."""


@dataclass(frozen=True, eq=False)
class Heard:
    """What a look has to look at: these files, None for all. Those `written` to are not saved yet."""

    paths: frozenset[str] | None
    written: frozenset[str] = frozenset()


EVERYTHING = Heard(None)


class Hearing:
    """What is heard of the knowledge folder. While nobody listens, something may have happened to every file."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._listener: Listener | None = None
        self._wakes: list[Callable[[], None]] = []
        self._paths: set[str] | None = None
        self._written: frozenset[str] = frozenset()
        self._under_way: dict[Heard, frozenset[str] | None] = {}
        self._looked_at = 0.0

    @property
    def listener(self) -> Listener | None:
        """Who listens, if anybody does."""
        return self._listener

    @property
    def is_due(self) -> bool:
        """Whether everything is to be looked at again: there are changes that nobody hears of."""
        return time.monotonic() - self._looked_at > FULLY_AGAIN

    def begin(self, folder: Path, leaves_out: Callable[[str], bool] = lambda _folder: False) -> None:
        """Listen at the knowledge folder from now on, but for what is left out; the next look goes through everything.

        Where the system has nobody to listen, or none any more, every look does.
        """
        try:
            listener = Listener(folder, leaves_out)
        except OSError as error:
            log.info("It is not told which files change in %s (%s)", folder, error)
            return
        with self._lock:
            self._listener, self._paths = listener, None

    def end(self) -> None:
        """Listen no more. No watch may be at work by now."""
        with self._lock:
            listener, self._listener, self._paths = self._listener, None, None
        if listener is not None:
            listener.close()

    def join(self, wake: Callable[[], None]) -> None:
        """Have somebody woken when anything was heard."""
        with self._lock:
            self._wakes.append(wake)

    def leave(self, wake: Callable[[], None]) -> None:
        """Wake somebody no more."""
        with self._lock:
            self._wakes.remove(wake)

    def tell(self, path: str | None) -> None:
        """Take note that something happened to the file at this path of the knowledge folder; None: to any of them."""
        with self._lock:
            self._note(None if path is None else frozenset((path,)))

    def listen(self) -> None:
        """Take in what there is to hear, and wake where anything happened or everything is due."""
        with self._lock:
            is_news = self._listen() or self.is_due
            wakes = tuple(self._wakes) if is_news else ()
        for wake in wakes:
            wake()

    def written(self) -> frozenset[str]:
        """Return the files that programs wrote to and have open."""
        with self._lock:
            self._listen()
            return self._written

    def take(self, *, by_commit: bool = False) -> Heard:
        """Return what to look at; what happens from now on is for the next look. `done` or `give_back` ends the look.

        One for a commit takes what other looks have not done yet, and leaves to those who are woken what is only due.
        """
        with self._lock:
            is_news = self._listen()
            paths = None if self._paths is None else frozenset(self._paths)
            self._paths = set() if self._listener else None
            looked_at = None if self.is_due and not (by_commit and self._wakes) else paths
            if by_commit and looked_at is not None:
                undone = list(self._under_way.values())
                looked_at = None if None in undone else looked_at.union(*(one for one in undone if one is not None))
            if looked_at is None:
                self._looked_at = time.monotonic()
            heard = Heard(looked_at, self._written)
            self._under_way[heard] = paths
            wakes = tuple(self._wakes) if by_commit and is_news else ()
        for wake in wakes:  # the thread that hears finds nothing any more
            wake()
        return heard

    def done(self, heard: Heard) -> None:
        """Take note that a look came to its end."""
        with self._lock:
            self._under_way.pop(heard, None)

    def give_back(self, heard: Heard) -> None:
        """Take back what was taken: the look at it did not come to its end."""
        with self._lock:
            self._under_way.pop(heard, None)
            self._note(heard.paths)

    def _listen(self) -> bool:
        if self._listener is None:
            return False
        news = self._listener.news()
        self._written = news.written
        self._note(news.paths)
        return news.paths is None or bool(news.paths)

    def _note(self, paths: frozenset[str] | None) -> None:
        if paths is None or self._paths is None or len(self._paths) + len(paths) > MANY:
            self._paths = None
        else:
            self._paths |= paths
