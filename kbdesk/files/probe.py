"""Whether the disk would refuse now, told without changing a file of the person's."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.files.disk import disk
from kbdesk.files.folder import STATE

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.files.folder import Folder

LEAST = 1024 * 1024
"""Bytes of free space below which a disk counts as full."""

PROBE = f"{STATE}/probe"
PROBED = 64 * 1024
"""Bytes that are written to see whether the disk takes any: a used-up quota shows in no number."""


def free_space(folder: Folder) -> int | None:
    """Return how many bytes are free on a folder's disk, None where the system does not say."""
    try:
        return shutil.disk_usage(folder.root).free
    except OSError:
        return None


def is_full(folder: Folder) -> bool:
    """Whether a folder's disk has next to no space left."""
    free = free_space(folder)
    return free is not None and free < LEAST


def takes_bytes(folder: Folder) -> bool:
    """Whether some bytes can be written to the project's state folder; they are removed again."""
    place = folder.root / PROBE
    try:
        place.unlink(missing_ok=True)  # a pipe there would be waited for
        with place.open("xb") as handle:
            handle.write(bytes(PROBED))
    except OSError:
        return False
    finally:
        with suppress(OSError):
            place.unlink(missing_ok=True)
    return True


def is_writable(folder: Folder, path: str) -> bool:
    """Whether files may be put into this folder of the project, or into the one in which it would be made."""
    place = _standing(folder.root, path)
    return place.is_dir() and os.access(place, os.W_OK | os.X_OK)


def is_free(folder: Folder, path: str) -> bool:
    """Whether a file of the project could be replaced: its folder takes files, and nobody holds the file."""
    if not is_writable(folder, path.rpartition("/")[0]):
        return False
    place = folder.root / path
    if place.is_dir():
        return is_writable(folder, path)
    if not place.is_file():
        return not os.path.lexists(place)
    if is_protected(place):
        return False
    try:
        os.close(os.open(place, os.O_RDWR))
    except OSError as error:
        # Elsewhere than on Windows a file without permission to write can be replaced by one with.
        return error.errno == errno.EACCES and os.name != "nt"
    return True


def is_protected(place: Path) -> bool:
    """Whether somebody marked a file as read-only, which a rename over it would not heed."""
    return place.is_file() and not place.stat().st_mode & stat.S_IWUSR


def is_readable(folder: Folder, path: str) -> bool:
    """Whether a file of the project can be read, or a folder and what is in it."""
    place = os.path.join(folder.root, path)  # asked of very many, one by one
    return os.access(place, os.R_OK | os.X_OK if os.path.isdir(place) else os.R_OK)


def _standing(root: Path, path: str) -> Path:
    place = root / path
    while place != root and not os.path.lexists(place):
        place = place.parent
    return place


def is_unplugged(folder: Folder, path: str, first: float) -> bool:
    """Whether a folder of the project is gone as with a disk: it is missing, or the bare place of one.

    Such a place holds nothing at all, and was there as it is before something was `first` seen in it (seconds since
    1970); a folder from which the last file was deleted has changed since. Raises StorageFailed.
    """
    place = folder.inside(path)
    with disk(path, "read"):
        if not place.is_dir():
            return True
        return next(place.iterdir(), None) is None and place.stat().st_mtime < first
