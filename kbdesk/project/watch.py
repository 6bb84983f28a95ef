"""Wakes when anything below the project changes on disk; what changed is found by looking, not told by events."""

from __future__ import annotations

import logging
import os
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from watchdog.events import (
    DirCreatedEvent,
    DirDeletedEvent,
    DirMovedEvent,
    FileAttribEvent,
    FileClosedEvent,
    FileCreatedEvent,
    FileDeletedEvent,
    FileModifiedEvent,
    FileMovedEvent,
    FileSystemEvent,
    FileSystemEventHandler,
)
from watchdog.observers import Observer

from kbdesk.files import STATE
from kbdesk.files.listening import place_of
from kbdesk.project.hearing import FULLY_AGAIN

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from watchdog.observers.api import ObservedWatch

    from kbdesk.files.listening import Listener
    from kbdesk.project.hearing import Hearing

log = logging.getLogger(__name__)
logging.getLogger("watchdog.observers.inotify").setLevel(logging.CRITICAL)  # it complains of events while it stops
QUIET = 0.02
"""Seconds without an event after which a burst counts as over."""
ROUND = 10.0
"""Seconds after which is looked again where nobody tells what is written: on another machine, beyond some limit."""
LONGEST = 1.0
"""Seconds after which a burst that goes on is told of all the same."""

FOLDERS = [DirCreatedEvent, DirDeletedEvent, DirMovedEvent]
CHANGES: list[type[FileSystemEvent]] = [
    *FOLDERS,
    FileAttribEvent,
    FileClosedEvent,
    FileCreatedEvent,
    FileDeletedEvent,
    FileModifiedEvent,
    FileMovedEvent,
]
"""The events that are asked for: opening and reading files is nothing that has to be told."""


class Watch:
    """Calls back on a thread of its own after each burst of events, until it is stopped.

    A folder that another one takes the place of is followed. `heard` is a folder, and who hears what happens to its
    files, where anybody does. `is_remote` says that some lie on another machine: it calls back every ROUND seconds too.
    """

    def __init__(
        self,
        folders: list[Path],
        callback: Callable[[], None],
        heard: tuple[Path, Hearing] | None = None,
        *,
        is_remote: bool = False,
    ) -> None:
        self._callback = callback
        self._round = ROUND if is_remote else None
        self._watched: dict[Path, _Watched] = {}
        self._woken = threading.Event()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kbdesk-watch", daemon=True)
        self._observer = Observer()
        self._observer.start()
        listener = heard[1].listener if heard else None
        self._listening = _Listening(listener, heard[1], self._woken.set) if heard and listener else None
        for folder in folders:
            if self._listening is None or heard is None or folder != heard[0]:
                self._watch(folder)
        for parent in {folder.parent for folder in folders}:
            self._schedule(_Handler(self._woken.set, parent), parent, FOLDERS)
        self._thread.start()

    def _watch(self, folder: Path) -> None:
        handler = _Handler(self._woken.set, folder)
        place = place_of(folder)
        is_deep = folder.name != STATE  # what lies deeper there is written all the time, and tells nothing
        observed = self._schedule(handler, folder, CHANGES, is_deep=is_deep)
        if observed is not None:
            self._watched[folder] = _Watched(observed, handler, place)

    def _schedule(
        self, handler: _Handler, folder: Path, events: list[type[FileSystemEvent]], *, is_deep: bool = False
    ) -> ObservedWatch | None:
        try:
            return self._observer.schedule(handler, str(folder), recursive=is_deep, event_filter=events)
        except OSError as error:
            log.warning("Changes in %s are noticed later: it cannot be watched (%s)", folder, error)
            self._round = ROUND
            return None

    def _follow(self) -> None:
        """Watch what stands now where a watched folder stood before."""
        for folder, watched in list(self._watched.items()):
            place = place_of(folder)
            if place is None or (place == watched.place and not watched.handler.is_gone):
                continue
            with suppress(KeyError):
                self._observer.unschedule(watched.observed)
            self._watch(folder)

    def _run(self) -> None:
        while not self._stopped.is_set():
            self._woken.wait(self._round)
            waited = 0.0
            while self._woken.is_set() and waited < LONGEST and not self._stopped.is_set():
                self._woken.clear()
                self._stopped.wait(QUIET)
                waited += QUIET
            self._woken.clear()
            if not self._stopped.is_set():
                self._follow()
                self._callback()

    def stop(self) -> None:
        """Stop watching; when this returns no call is running."""
        self._stopped.set()
        self._woken.set()
        if self._listening is not None:
            self._listening.stop()
            self._listening = None
        self._observer.stop()
        self._observer.join()
        if threading.current_thread() is not self._thread:
            self._thread.join()


class _Listening:
    """Hears what happens to pages, on a thread of its own, and wakes; also when everything is to be looked at again."""

    def __init__(self, listener: Listener, hearing: Hearing, wake: Callable[[], None]) -> None:
        self._listener = listener
        self._hearing = hearing
        self._wake = wake
        self._end, self._ended = os.pipe()
        self._stopped = threading.Event()
        hearing.join(wake)
        self._thread = threading.Thread(target=self._run, name="kbdesk-listen", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stopped.is_set():
            self._listener.wait(ROUND if self._listener.is_deaf else FULLY_AGAIN, self._end)
            if not self._stopped.is_set():
                self._hearing.listen()

    def stop(self) -> None:
        self._hearing.leave(self._wake)
        self._stopped.set()
        os.write(self._ended, b".")
        self._thread.join()
        os.close(self._end)
        os.close(self._ended)


@dataclass(frozen=True)
class _Watched:
    """One folder that is watched: by what, who hears it, and which folder it was."""

    observed: ObservedWatch
    handler: _Handler
    place: tuple[int, int] | None


class _Handler(FileSystemEventHandler):
    def __init__(self, wake: Callable[[], None], folder: Path) -> None:
        self._wake = wake
        self._folder = str(folder)
        self.is_gone = False

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Wake for whatever changes files; opening and reading them does not."""
        if isinstance(event, DirDeletedEvent) and event.src_path == self._folder:
            self.is_gone = True
        if event.event_type not in ("opened", "closed_no_write") and not _is_own(str(event.src_path)):
            self._wake()


def _is_own(path: str) -> bool:
    """Whether a path is one of kbdesk's own files whose writes tell nothing (lock, staging, index)."""
    parts = path.replace("\\", "/").split("/")
    if STATE not in parts:
        return False
    return not parts[-1].startswith("journal.db")
