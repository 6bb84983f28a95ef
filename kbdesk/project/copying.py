"""Copies of databases that may only be read, or that a full disk lets nobody open: opening one takes writing."""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import StorageFailed
from kbdesk.files.disk import disk
from kbdesk.journal.database import COMPANIONS, DOUBT

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

TRIES = 5
"""How often a database is copied again because somebody wrote to it meanwhile."""

IN_MEMORY = "/dev/shm"
"""Where Linux keeps files in memory: there is room where the disk is full."""

SHARED = "-shm"
"""The end of the name of what processes share of a database; SQLite makes it anew."""


def spare_folder(databases: Sequence[Path]) -> tempfile.TemporaryDirectory[str]:
    """Make a folder of the system's own, where there is room for copies of these. Raises StorageFailed."""
    needed = sum(_size(part) for path in databases for part in _parts(path))
    with disk("temporary files", "kept"):
        return tempfile.TemporaryDirectory(prefix="kbdesk-", dir=_place(needed), ignore_cleanup_errors=True)


def copy_database(path: Path, folder: Path) -> bool:
    """Copy a database as it stands into a folder; say whether there was one. Raises StorageFailed.

    Where it stands in use and changes all the time, it is not copied.
    """
    with disk(str(path), "read"):
        for _ in range(TRIES):
            before = _signs(path)
            if path.name not in before:
                return False
            for name in before:
                shutil.copyfile(path.with_name(name), folder / name)
            if _signs(path) == before:
                return True
    raise StorageFailed("It is written to all the time.", str(path), "Try again in a moment.", "in_use")


def drop_copy(path: Path, folder: Path) -> None:
    """Remove what was copied of a database."""
    for part in _parts(path):
        with suppress(FileNotFoundError):
            (folder / part.name).unlink()


def _parts(path: Path) -> list[Path]:
    ends = ("", *(end for end in COMPANIONS if end != SHARED), DOUBT)
    return [path.with_name(f"{path.name}{end}") for end in ends]


def _signs(path: Path) -> dict[str, tuple[int, int]]:
    """Return the parts that stand, and what moves when they are written."""
    found = {}
    for part in _parts(path):
        with suppress(FileNotFoundError):
            facts = part.lstat()
            found[part.name] = (facts.st_size, facts.st_mtime_ns)
    return found


def _size(part: Path) -> int:
    try:
        return part.stat().st_size
    except OSError:
        return 0


def _place(needed: int) -> str | None:
    """Return the folder for temporary files that has room, None for the usual one."""
    try:
        if shutil.disk_usage(tempfile.gettempdir()).free > needed * 2:
            return None
    except OSError:  # nothing can be written in any of the usual ones
        pass
    is_better = os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > needed * 2
    return IN_MEMORY if is_better else None
