"""Who is here: each process that has a project open holds a locked file; the system lets go of it when it dies."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout

from kbdesk.files.folder import STATE

if TYPE_CHECKING:
    from pathlib import Path

PLACE = f"{STATE}/here"
"""The folder with one file for each who is here, named after them."""
END = ".lock"


class Presence:
    """Announces names in a project's folder, and tells which names others announced that are still alive.

    A name belongs to one process: file names are made from it, so it holds letters, digits and "-" only.
    """

    def __init__(self, root: Path) -> None:
        self._place = root / PLACE
        self._held: list[FileLock] = []

    def announce(self, name: str) -> None:
        """Be here under this name until `leave`. Where the disk refuses, nobody knows."""
        with suppress(OSError, Timeout):
            self._place.mkdir(parents=True, exist_ok=True)
            lock = FileLock(self._place / f"{name}{END}", timeout=1, thread_local=False)
            lock.acquire()
            while not (self._place / f"{name}{END}").exists():  # taken away by one who looked at the same moment
                lock.release()
                lock.acquire()
            self._held.append(lock)

    def names(self) -> frozenset[str]:
        """Return the names that are here now; files that the dead left are taken away."""
        found = set()
        with suppress(OSError):
            for path in self._place.glob(f"*{END}"):
                if _is_held(path):
                    found.add(path.name.removesuffix(END))
        return frozenset(found)

    def leave(self) -> None:
        """Be here no more."""
        for lock in self._held:
            with suppress(OSError):
                (self._place / lock.lock_file).unlink(missing_ok=True)
                lock.release()
        self._held.clear()


def _is_held(path: Path) -> bool:
    lock = FileLock(path, timeout=0, thread_local=False)
    try:
        with lock:
            path.unlink(missing_ok=True)
    except Timeout:
        return True
    return False
