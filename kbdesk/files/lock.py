"""The project's lock: one process at a time, in turn, freed by the system when its holder dies."""

from __future__ import annotations

import os
import stat
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from filelock import FileLock, Timeout

from kbdesk.errors import Busy
from kbdesk.files.disk import disk
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PATIENCE = 10.0
"""Seconds that one holder is waited for."""
LONGEST = 60.0
"""Seconds that one holder after the other is waited for."""
LONGEST_NAME = 1000
"""Bytes that are read of who holds the lock."""

NONBLOCK = getattr(os, "O_NONBLOCK", 0)

OFTEN, SELDOM = 0.002, 0.01
"""Seconds between two looks: of the one whose turn is next, and of those in the queue."""


@contextmanager
def locked(state: Path, who: str, patience: float = PATIENCE) -> Iterator[None]:
    """Hold the lock of the project whose state folder this is.

    `who` is told to those who wait in vain. Raises Busy where one holder keeps it for `patience` seconds, StorageFailed
    without permission.
    """
    holder = state / "holder"
    with disk(state.name, "locked"):
        state.mkdir(exist_ok=True)
        lock = _acquired(state, holder, patience)
    try:
        with suppress(OSError):  # a full disk must not hide the file that is to be written
            _tell(holder, part(f"{who}, process {os.getpid()}"))
        yield
    finally:
        lock.release()


def _acquired(state: Path, holder: Path, patience: float) -> FileLock:
    """Wait in the queue, then for the lock: who has just released it cannot take it again before the others."""
    queue = FileLock(state / "queue", poll_interval=SELDOM, preserve_lock_file=True)
    lock = FileLock(state / "lock", poll_interval=OFTEN, preserve_lock_file=True)
    began = time.monotonic()
    turn = _turn(holder)
    while True:
        until = time.monotonic() + patience
        try:
            with queue.acquire(timeout=patience):
                lock.acquire(timeout=max(0.0, until - time.monotonic()))
        except Timeout as error:
            if _turn(holder) == turn or time.monotonic() - began > LONGEST:
                raise Busy(str(state.parent), _told(holder)) from error
            turn = _turn(holder)
        else:
            return lock


def _turn(holder: Path) -> int | None:
    """Return what changes whenever the lock goes to another."""
    try:
        return holder.stat().st_mtime_ns
    except OSError:
        return None


def _tell(holder: Path, who: str) -> None:
    with _plain(holder, os.O_WRONLY | os.O_CREAT) as handle:
        os.ftruncate(handle, 0)
        os.write(handle, who.encode())


def _told(holder: Path) -> str:
    try:
        with _plain(holder, os.O_RDONLY) as handle:
            return os.read(handle, LONGEST_NAME).decode("utf-8", "replace") or "unknown"
    except OSError:
        return "unknown"


@contextmanager
def _plain(file: Path, flags: int) -> Iterator[int]:
    """Open a plain file; at a pipe that stands there nobody is waited for. Raises OSError."""
    handle = os.open(file, flags | NONBLOCK, 0o666)
    try:
        if not stat.S_ISREG(os.fstat(handle).st_mode):
            raise OSError(f"{file} is no plain file.")
        yield handle
    finally:
        os.close(handle)
