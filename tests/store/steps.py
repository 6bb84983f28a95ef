"""Counts a process's steps at the disk and stops it at one of them: by its death, or by a refusal of the disk.

A step stands before every call that changes the disk, one in the middle of every write, and one around every commit
of a database.
"""

from __future__ import annotations

import errno
import io
import os
import signal
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kbdesk.files import apply

if TYPE_CHECKING:
    from collections.abc import Callable

CALLS = ("replace", "rename", "link", "unlink", "remove", "mkdir", "rmdir", "fsync", "utime", "chmod", "truncate")
OPEN = os.open
WRITE = os.write
PATH_OPEN = Path.open
CONNECT = sqlite3.connect


class Steps:
    """What happens at each step; `armed` is false while a project is being opened."""

    def __init__(self) -> None:
        self.armed = False
        self.count = 0
        self.names: list[str] = []
        self.halves: set[int] = set()
        self.at: Callable[[int, str], None] = lambda _number, _name: None

    def step(self, name: str) -> None:
        if not self.armed:
            return
        self.count += 1
        self.names.append(name)
        self.at(self.count, name)

    def half_of(self, handle: int, data: Any) -> int:
        """Return how much of a write comes before the step in its middle; 0 where that was just before."""
        half = len(data) // 2
        if not self.armed or not half or handle in self.halves:
            self.halves.discard(handle)
            return 0
        self.halves.add(handle)
        return half

    def arm(self, at: Callable[[int, str], None] | None = None) -> None:
        self.at = at or self.at
        self.armed = True


def dies_at(number: int) -> Callable[[int, str], None]:
    """Kill the process, as the system would, at its n-th step."""

    def at(count: int, _name: str) -> None:
        if count == number:
            os.kill(os.getpid(), signal.SIGKILL)

    return at


def refuses_at(number: int, code: int, *, stays: bool) -> Callable[[int, str], None]:
    """Refuse the n-th step with an error of the system, and all after it where the trouble `stays`."""

    def at(count: int, name: str) -> None:
        if count == number or (stays and count > number):
            if name.startswith("sql"):
                raise _refusal_of_sqlite(code)
            if not (code == errno.ENOSPC and name.startswith(("unlink", "remove"))):
                raise OSError(code, os.strerror(code))

    return at


def _refusal_of_sqlite(code: int) -> sqlite3.OperationalError:
    is_full = code == errno.ENOSPC
    error = sqlite3.OperationalError("database or disk is full" if is_full else "disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_FULL if is_full else sqlite3.SQLITE_IOERR
    return error


STEPS = Steps()


def install() -> None:
    """Put the steps in, in a process that is for nothing else; only the first time counts."""
    if os.open is _opening:
        return
    for name in CALLS:
        setattr(os, name, _stepping(name, getattr(os, name)))
    os.open = _opening
    os.write = _writing
    Path.open = _path_opening  # type: ignore[method-assign,assignment]
    sqlite3.connect = _connecting
    apply.exchange = _stepping("exchange", apply.exchange)


def _stepping(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
    def stepped(*arguments: Any, **named: Any) -> Any:
        shown = arguments[0] if isinstance(arguments[0], str | Path) else ""
        STEPS.step(f"{name} {Path(shown).name}")
        return call(*arguments, **named)

    return stepped


def _opening(path: Any, flags: int, mode: int = 0o777, **named: Any) -> int:
    if flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT) and path != os.devnull:
        STEPS.step(f"open {Path(path).name}")
    return OPEN(path, flags, mode, **named)


def _writing(handle: int, data: Any) -> int:
    half = STEPS.half_of(handle, data)
    if half:
        WRITE(handle, bytes(data[:half]))
        STEPS.step("half written")
        return half
    return WRITE(handle, data)


class _File(io.FileIO):
    def write(self, data: Any, /) -> int:
        half = STEPS.half_of(self.fileno(), data)
        if half:
            super().write(bytes(data[:half]))
            STEPS.step("half written")
            return half
        return super().write(data)


def _path_opening(path: Path, mode: str = "r", *arguments: Any, **named: Any) -> Any:
    if "w" not in mode and "a" not in mode:
        return PATH_OPEN(path, mode, *arguments, **named)
    STEPS.step(f"open {path.name}")
    binary = io.BufferedWriter(_File(str(path), mode.replace("b", "").replace("t", "")))
    return binary if "b" in mode else io.TextIOWrapper(binary, encoding=named.get("encoding"))


class _Connection(sqlite3.Connection):
    def execute(self, query: str, *arguments: Any) -> sqlite3.Cursor:  # type: ignore[override]
        is_commit = query.startswith("COMMIT")
        if is_commit or query.startswith(("BEGIN", "INSERT", "UPDATE", "DELETE")):
            STEPS.step(f"sql {query.split(maxsplit=1)[0]}")
        found = super().execute(query, *arguments)
        if is_commit:
            STEPS.step("sql committed")
        return found


def _connecting(*arguments: Any, **named: Any) -> sqlite3.Connection:
    return CONNECT(*arguments, factory=_Connection, **named)
