"""Wakes when anything below the project changes on disk; what changed is found by looking, not told by events."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING

from watchdog.events import FileSystemEvent, FileSystemEventHandler
from watchdog.observers import Observer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

log = logging.getLogger(__name__)
logging.getLogger("watchdog.observers.inotify").setLevel(logging.CRITICAL)  # it complains of events while it stops
QUIET = 0.15
"""Seconds without an event after which a burst counts as over."""
LONGEST = 1.0
"""Seconds after which a burst that goes on is told of all the same."""


class Watch:
    """Calls back on a thread of its own after each burst of events, until it is stopped."""

    def __init__(self, folders: list[Path], callback: Callable[[], None]) -> None:
        self._callback = callback
        self._woken = threading.Event()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="kbdesk-watch", daemon=True)
        self._observer = Observer()
        for folder in folders:
            self._watch(folder)
        self._observer.start()
        self._thread.start()

    def _watch(self, folder: Path) -> None:
        try:
            self._observer.schedule(_Handler(self._woken.set), str(folder), recursive=True)
        except OSError as error:
            log.warning("Changes in %s are noticed later: it cannot be watched (%s)", folder, error)

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
        self._observer.stop()
        self._observer.join()
        if threading.current_thread() is not self._thread:
            self._thread.join()


class _Handler(FileSystemEventHandler):
    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake

    def on_any_event(self, event: FileSystemEvent) -> None:
        """Wake for whatever changes files; opening and reading them does not."""
        if event.event_type not in ("opened", "closed_no_write") and not _is_own(str(event.src_path)):
            self._wake()


def _is_own(path: str) -> bool:
    """Whether a path is one of kbdesk's own files whose writes tell nothing (lock, staging, index)."""
    parts = path.replace("\\", "/").split("/")
    if ".kbdesk" not in parts:
        return False
    return not parts[-1].startswith("journal.db")
