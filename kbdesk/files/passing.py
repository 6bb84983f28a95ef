"""Folders of the system's own that pass: gone when their owner closes them, and after a crash with the next look."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout

from kbdesk.files.disk import disk
from kbdesk.files.folder import Folder

if TYPE_CHECKING:
    from collections.abc import Iterable

PREFIX = "kbdesk-past-"
LOCK = "owner.lock"


class PassingFolder:
    """A new empty folder, readable by this person alone. Its owner holds a lock in it. Raises StorageFailed."""

    def __init__(self) -> None:
        with disk("temporary files", "kept"):
            self.path = Path(tempfile.mkdtemp(prefix=PREFIX))
            self._lock = FileLock(self.path / LOCK, thread_local=False)
            self._lock.acquire()

    def cleanup(self) -> None:
        """Remove it with all that is in it."""
        _remove(self.path, self._lock)


def clear_passed() -> None:
    """Remove the folders whose owners are gone. What cannot be removed now stays until the next time."""
    with suppress(OSError):
        for file in Path(tempfile.gettempdir()).glob(f"{PREFIX}*/{LOCK}"):
            with suppress(Timeout, OSError):
                if _is_mine(file.parent):
                    lock = FileLock(file, timeout=0, thread_local=False)
                    lock.acquire()
                    _remove(file.parent, lock)


def _is_mine(place: Path) -> bool:
    facts = place.lstat()
    return not place.is_symlink() and (os.name == "nt" or facts.st_uid == os.getuid())


def lay_out(root: Path, files: Iterable[tuple[str, bytes]], when_ns: int) -> None:
    """Write files, by their paths from `root` on, with a modification time (ns). Raises StorageFailed."""
    folder = Folder(root)
    made: set[Path] = set()
    for path, data in files:
        place = folder.inside(path)
        with disk(path, "written"):
            if place.parent not in made:
                place.parent.mkdir(parents=True, exist_ok=True)
                made.add(place.parent)
            place.write_bytes(data)
            os.utime(place, ns=(when_ns, when_ns))


def _remove(place: Path, lock: FileLock) -> None:
    lock.release()
    shutil.rmtree(place, ignore_errors=True)
