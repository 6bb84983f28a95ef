"""A folder for files on their way in; its owner holds a lock on it, which tells it from what a crash left."""

from __future__ import annotations

import shutil
from contextlib import contextmanager, suppress
from secrets import token_hex
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout

from kbdesk.files.disk import disk
from kbdesk.files.folder import STATE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from kbdesk.files.folder import Folder

SCRATCH = f"{STATE}/scratch"


@contextmanager
def scratch(folder: Folder) -> Iterator[Path]:
    """Yield an empty folder of one's own, gone when the block ends. Raises StorageFailed when the disk refuses."""
    folder.make_folder(SCRATCH)
    place = folder.root / SCRATCH / token_hex(8)
    with disk(SCRATCH, "used"):
        lock = FileLock(_lock_of(place))
        lock.acquire()
    try:
        with disk(SCRATCH, "used"):
            place.mkdir()
        yield place
    finally:
        _remove(place, lock)


def clear_scratch(folder: Folder) -> None:
    """Remove the folders whose owners are gone. What cannot be removed now stays until the next time."""
    with suppress(OSError):
        for file in (folder.root / SCRATCH).glob("*.lock"):
            lock = FileLock(file, timeout=0)
            with suppress(Timeout):
                lock.acquire()
                _remove(file.with_suffix(""), lock)


def _lock_of(place: Path) -> Path:
    return place.with_name(f"{place.name}.lock")


def _remove(place: Path, lock: FileLock) -> None:
    shutil.rmtree(place, ignore_errors=True)
    with suppress(OSError):
        if not place.exists():
            _lock_of(place).unlink(missing_ok=True)
    lock.release()
