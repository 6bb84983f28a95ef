"""Hears from the system what happens to the files below a folder, before anybody asks what happened: Linux's inotify.

The system notes each change in the moment in which it is made. So whoever asks is told of all that was done before.
"""

from __future__ import annotations

import ctypes
import errno
import os
import select
import struct
import sys
import threading
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

MODIFY, ATTRIB, CLOSE_WRITE = 0x2, 0x4, 0x8
MOVED_FROM, MOVED_TO, CREATE, DELETE = 0x40, 0x80, 0x100, 0x200
DELETE_SELF, MOVE_SELF = 0x400, 0x800
UNMOUNT, OVERFLOW, IGNORED, IS_FOLDER = 0x2000, 0x4000, 0x8000, 0x40000000
ONLY_FOLDERS, NO_LINKS = 0x01000000, 0x02000000
ASKED = (
    (MODIFY | ATTRIB | CLOSE_WRITE | MOVED_FROM | MOVED_TO | CREATE | DELETE)
    | (DELETE_SELF | MOVE_SELF)
    | (ONLY_FOLDERS | NO_LINKS)
)
LOST = DELETE_SELF | MOVE_SELF | UNMOUNT | OVERFLOW
"""After these nobody knows what happened: a folder went its way, or there was more than the system keeps."""
HEAD = struct.Struct("iIII")
SAVED = CLOSE_WRITE | MOVED_FROM | MOVED_TO | DELETE
"""After these a file is as who wrote it wants it; after what else changes it more may come."""
AT_ONCE = 64 * 1024
"""Bytes of notes that are read at once."""


class News(NamedTuple):
    """The files to which anything happened, None for any of them; and those that a program wrote to and has open."""

    paths: frozenset[str] | None
    written: frozenset[str] = frozenset()


class Listener:
    """Listens from when it is made until it is closed. May be asked from any thread.

    `leaves_out` says of a folder, by its path below, that what is in it matters to nobody. Raises OSError where this
    system has no such thing, or no more of it.
    """

    def __init__(self, root: Path, leaves_out: Callable[[str], bool] = lambda _folder: False) -> None:
        if sys.platform != "linux":
            raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))
        self._root = str(root)
        self._leaves_out = leaves_out
        self._library = ctypes.CDLL(None, use_errno=True)
        self._lock = threading.Lock()
        self._folders: dict[int, str] = {}
        self._written: set[str] = set()
        self._place: tuple[int, int] | None = None
        self._is_closed = False
        self.is_deaf = False
        """Whether it does not hear everything: there are more folders than the system lets it listen at."""
        self._notes = _checked(self._library.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC))
        try:
            self._begin()
        except OSError:
            os.close(self._notes)
            raise

    def news(self) -> News:
        """Return the files, relative to the folder, to which anything happened since the last answer.

        After what happens to a folder it is any of them. What is hidden (a name with a dot before it) is left out.
        """
        with self._lock:
            if self._is_closed:
                return News(None)
            told = self._told()
            if told is None or self.is_deaf or place_of(self._root) != self._place:
                try:
                    self._begin()
                except OSError:
                    self.is_deaf = True
                return News(None)
            return News(frozenset(told), frozenset(self._written))

    def wait(self, seconds: float, end: int) -> None:
        """Wait until there is something to tell, time is over, or the handle `end` can be read."""
        waiting = select.poll()
        for handle in (self._notes, end):
            waiting.register(handle, select.POLLIN)
        waiting.poll(seconds * 1000)

    def close(self) -> None:
        """Listen no more. Nobody may wait by now."""
        with self._lock:
            self._is_closed = True
            os.close(self._notes)

    def _begin(self) -> None:
        """Listen at every folder, and at none that is there no more. Raises OSError."""
        for number in self._folders:
            self._library.inotify_rm_watch(self._notes, number)  # one that is gone is none to listen at
        self._folders = {}
        self._written.clear()
        self.is_deaf = False
        self._place = place_of(self._root)
        if self._place is not None:
            self._listen_below("")

    def _listen_below(self, path: str) -> None:
        """Listen at a folder and those below it. It may be gone by now: then its parent tells."""
        waiting = [path]
        while waiting:
            path = waiting.pop()
            place = os.path.join(self._root, path)
            try:
                number = _checked(self._library.inotify_add_watch(self._notes, os.fsencode(place), ASKED))
                with os.scandir(place) as listing:
                    inner = [one.name for one in listing if one.is_dir(follow_symlinks=False)]
            except (FileNotFoundError, NotADirectoryError, PermissionError):
                continue
            self._folders[number] = path
            below = [f"{path}/{name}" if path else name for name in inner if not name.startswith(".")]
            waiting += [each for each in below if not self._leaves_out(each)]

    def _told(self) -> set[str] | None:
        """Read all notes; return the files, None where not every change is known by its file."""
        found: set[str] = set()
        is_known = True
        while notes := self._read():
            at = 0
            while at < len(notes):
                number, what, _, size = HEAD.unpack_from(notes, at)
                name = os.fsdecode(notes[at + HEAD.size : at + HEAD.size + size].rstrip(b"\0"))
                at += HEAD.size + size
                is_known &= self._take(number, what, name, found)
        return found if is_known else None

    def _take(self, number: int, what: int, name: str, found: set[str]) -> bool:
        """Take one note in; return False where it says that anything may have happened."""
        if what & OVERFLOW:
            return False
        folder = self._folders.get(number)
        if folder is None or name.startswith("."):
            return True  # of a folder that is listened at no more: that was told before
        path = f"{folder}/{name}" if folder else name
        if what & IS_FOLDER and name and self._leaves_out(path):
            return True
        if what & IS_FOLDER or what & LOST or not name:
            return bool(what & IGNORED)
        found.add(path)
        if what & MODIFY:
            self._written.add(path)
        elif what & SAVED:
            self._written.discard(path)
        return True

    def _read(self) -> bytes:
        try:
            return os.read(self._notes, AT_ONCE)
        except BlockingIOError:
            return b""


def _checked(result: int) -> int:
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, os.strerror(code))
    return result


def place_of(folder: str | Path) -> tuple[int, int] | None:
    """Return what tells a folder from another of its name, None where there is none."""
    try:
        facts = os.stat(folder)
    except OSError:
        return None
    return facts.st_dev, facts.st_ino
