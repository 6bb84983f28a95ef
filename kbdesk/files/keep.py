"""Small files of kbdesk's own, kept and dropped one by one without the project's lock."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from kbdesk.files.disk import disk, make_folders, sync_file, sync_folder

if TYPE_CHECKING:
    from kbdesk.files.folder import Folder

HALF = ".half"
"""How the name of a file ends while it is being written."""

LEFT_AFTER = 60.0
"""Seconds after which a half-written file is what a crash left."""


def keep(folder: Folder, path: str, data: bytes) -> None:
    """Write a file so that after a crash it is as before or as after. Raises StorageFailed."""
    target = folder.inside(path)
    half = target.with_name(target.name + HALF)
    with disk(path, "written"):
        make_folders(folder.root, target.parent)
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


def clear_halves(folder: Folder, path: str) -> None:
    """Remove what a crash left half-written in a folder. Raises StorageFailed."""
    for entry in folder.entries(path, HALF):
        if time.time() - entry.mtime_ns / 1e9 > LEFT_AFTER:
            drop(folder, entry.path)
