"""The system's calls that put files in place."""

from __future__ import annotations

import errno
import os
import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.files.refusals import storage_failed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from io import RawIOBase
    from pathlib import Path

    from kbdesk.files.refusals import Doing

CHUNK = 1024 * 1024
"""Bytes read or written at once."""


PIECE = 256 * 1024
"""Bytes compared at once: what a processor has at hand."""


@contextmanager
def disk(path: str, doing: Doing) -> Iterator[None]:
    """Turn the operating system's refusals into StorageFailed; `doing` is what is done to it: read, written, moved."""
    try:
        yield
    except OSError as error:
        raise storage_failed(error, path, doing) from error


def holds(file: RawIOBase, data: bytes) -> bool:
    """Whether an open file holds these bytes, from its beginning to its end; they are not held a second time."""
    if os.fstat(file.fileno()).st_size != len(data):
        return False
    room, at = bytearray(min(len(data), PIECE) + 1), 0
    while size := file.readinto(room) or 0:
        if room[:size] != data[at : at + size]:
            return False
        at += size
    return at == len(data)


def into_place(staged: Path, target: Path, *, exclusive: bool) -> None:
    """Rename `staged` to `target` in one step; exclusively where nothing may stand there yet.

    Across file systems the content is copied beside the target first. Raises Refused where something stands.
    """
    if exclusive and os.path.lexists(target) and not _is_same_file(staged, target):
        raise _taken(target)
    try:
        if exclusive:
            _rename_exclusively(staged, target)
        else:
            staged.replace(target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        beside = target.with_name(f".kbdesk-{os.getpid()}")
        shutil.copy2(staged, beside)
        sync_file(beside)
        if exclusive:
            _rename_exclusively(beside, target)
        else:
            beside.replace(target)
        staged.unlink()


def _rename_exclusively(staged: Path, target: Path) -> None:
    """Link, then unlink: a plain rename would overwrite a file that came in between."""
    try:
        os.link(staged, target)
    except FileExistsError as error:
        if not _is_same_file(staged, target):  # else a crash came between the two steps
            raise _taken(target) from error
    except OSError as error:
        if error.errno == errno.EXDEV:
            raise
        staged.replace(target)  # a file system without hard links; the check before has to do
        return
    staged.unlink()


def _taken(target: Path) -> Refused:
    return Refused("Something stands at this path already.", str(target), "Choose another name.")


def _is_same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except FileNotFoundError:
        return False


def make_folders(root: Path, folder: Path) -> None:
    """Make `folder` and those between it and `root`, so that they survive a crash."""
    if folder.is_dir():
        return
    make_folders(root, folder.parent)
    folder.mkdir(exist_ok=True)
    sync_folder(folder.parent)


def sync_file(path: Path) -> None:
    """Wait until a file's bytes are on the disk."""
    with path.open("rb+") as handle:
        os.fsync(handle.fileno())


def sync_all(folder: Path) -> None:
    """Wait until all files below a folder are on the disk; at one go where the system can."""
    if hasattr(os, "sync"):
        os.sync()
        return
    for place in folder.rglob("*"):
        if place.is_file():
            sync_file(place)


def sync_folder(folder: Path) -> None:
    """Wait until a folder's names are on the disk (nothing to do on Windows)."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
