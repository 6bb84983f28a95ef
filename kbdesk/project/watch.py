"""Wakes when anything below the project changes on disk; what changed is found by looking, not told by events."""

from __future__ import annotations

import logging
import threading
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

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.hearing import Hearing

log = logging.getLogger(__name__)
logging.getLogger("watchdog.observers.inotify").setLevel(logging.CRITICAL)  # it complains of events while it stops
QUIET = 0.02
"""Seconds without an event after which a burst counts as over."""
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

    `heard` is a folder whose files are told one by one, and who is told.
    """

    def __init__(
        self, folders: list[Path], callback: Callable[[], None], heard: tuple[Path, Hearing] | None = None
    ) -> None:
        self._callback = callback
        self._hearing: Hearing | None = None
        self._woken = threading.Event()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kbdesk-watch", daemon=True)
        self._observer = Observer()
        self._observer.start()
        for folder in folders:
            self._watch(folder, heard[1] if heard and heard[0] == folder else None)
        self._thread.start()

    def _watch(self, folder: Path, hearing: Hearing | None) -> None:
        try:
            handler = _Handler(self._woken.set, str(folder), hearing)
            self._observer.schedule(handler, str(folder), recursive=True, event_filter=CHANGES)
        except OSError as error:
            log.warning("Changes in %s are noticed later: it cannot be watched (%s)", folder, error)
            return
        if hearing is not None:
            self._hearing = hearing
            hearing.begin()

    def _run(self) -> None:
        while not self._stopped.is_set():
            self._woken.wait()
            waited = 0.0
            while self._woken.is_set() and waited < LONGEST and not self._stopped.is_set():
                self._woken.clear()
                self._stopped.wait(QUIET)
                waited += QUIET
            self._woken.clear()
            if not self._stopped.is_set():
                self._callback()

    def stop(self) -> None:
        """Stop watching; when this returns no call is running."""
        self._stopped.set()
        self._woken.set()
        if self._hearing is not None:
            self._hearing.end()
            self._hearing = None
        self._observer.stop()
        self._observer.join()
        if threading.current_thread() is not self._thread:
            self._thread.join()


class _Handler(FileSystemEventHandler):
    def __init__(self, wake: Callable[[], None], folder: str, hearing: Hearing | None) -> None:
        self._wake = wake
        self._start = f"{folder}/"
        self._hearing = hearing

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Wake for whatever changes files; opening and reading them does not."""
        if self._hearing is not None:
            self._tell(event, self._hearing)
        if event.event_type not in ("opened", "closed_no_write") and not _is_own(str(event.src_path)):
            self._wake()

    def _tell(self, event: FileSystemEvent, hearing: Hearing) -> None:
        if event.is_directory:
            hearing.tell(None)
            return
        for place in filter(None, (event.src_path, event.dest_path)):
            inside = str(place).startswith(self._start)
            hearing.tell(str(place)[len(self._start) :] if inside else None)


def _is_own(path: str) -> bool:
    """Whether a path is one of kbdesk's own files whose writes tell nothing (lock, staging, index)."""
    parts = path.replace("\\", "/").split("/")
    if ".kbdesk" not in parts:
        return False
    return not parts[-1].startswith("journal.db")
