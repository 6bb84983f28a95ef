"""Small files of kbdesk's own, kept and dropped one by one without the project's lock."""

from __future__ import annotations

import os
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout

from kbdesk.files.disk import disk, make_folders, sync_file, sync_folder

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from kbdesk.files.folder import Folder

HALF = ".half"
"""How the name of a file ends while it is being written."""

LOCK = ".lock"
"""How the name of the file beside their folder ends that is locked by who writes one.

What is half-written while nobody holds it is from a crash.
"""

PATIENCE = 2.0
"""Seconds to wait for others that write; a text is kept all the same after them."""


def keep(folder: Folder, path: str, data: bytes) -> None:
    """Write a file so that after a crash it is as before or as after. Raises StorageFailed."""
    target = folder.inside(path)
    half = target.with_name(target.name + HALF)
    with disk(path, "written"):
        make_folders(folder.root, target.parent)
        with _alone(target.parent, PATIENCE):
            try:
                half.write_bytes(data)
                sync_file(half)
                half.replace(target)
            except OSError:
                half.unlink(missing_ok=True)
                raise
            sync_folder(target.parent)


def drop(folder: Folder, path: str) -> bool:
    """Remove a file; say whether it was there. Raises StorageFailed."""
    target = folder.inside(path)
    with disk(path, "removed"):
        if not os.path.lexists(target):
            return False
        target.unlink(missing_ok=True)
        sync_folder(target.parent)
    return True


def drop_empty(folder: Folder, path: str) -> None:
    """Remove a folder in which nothing is; one that holds something, or cannot be removed now, stays."""
    with suppress(OSError):
        folder.inside(path).rmdir()


def clear_halves(folder: Folder, path: str) -> None:
    """Remove what a crash left half-written in a folder. Raises StorageFailed."""
    left = folder.entries(path, HALF)
    if not left:
        return
    with _alone(folder.inside(path), 0) as is_alone:
        for entry in left if is_alone else ():
            drop(folder, entry.path)


@contextmanager
def _alone(place: Path, patience: float) -> Iterator[bool]:
    """Hold a folder's lock, as far as the system gives it in so many seconds; say whether it did."""
    lock = FileLock(place.with_name(place.name + LOCK), timeout=patience)
    try:
        lock.acquire()
    except (OSError, Timeout):
        yield False
        return
    try:
        yield True
    finally:
        lock.release()
