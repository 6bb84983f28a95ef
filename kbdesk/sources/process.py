"""The parent's side of the extraction child: start it, wait with a limit, end it. Imports nothing heavy."""

from __future__ import annotations

import json
import queue
import threading
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from kbdesk.children import start
from kbdesk.errors import KbdeskError, NotFound, Refused, StorageFailed, Unfinished, Unreadable, Unsupported

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path
    from typing import BinaryIO

_LOOK = 0.1
_SOON = 0.01
_AHEAD = 8
"""Lines that are taken from the child before somebody wants them."""
_START = 20.0
_LATER = "Open it with its own program."
_NOTHING_LEFT = 120  # how Python ends when there is no memory even to end


@dataclass(frozen=True)
class Limits:
    """What one document may take: seconds, bytes of memory, characters of text."""

    seconds: float = 60.0
    memory: int = 1024 * 1024 * 1024
    characters: int = 2_000_000


def started() -> subprocess.Popen[bytes]:
    """Start the child. Raises StorageFailed where the system cannot."""
    try:
        return start("extraction")
    except OSError as error:
        what = f"The program that reads documents could not be started (“{error.strerror}”)."
        raise StorageFailed(what, None, "Close other programs and try again.") from error


def answers(
    files: Sequence[Path],
    task: dict[str, Any],
    limits: Limits,
    job: Callable[[int, int], None] | None = None,
) -> Iterator[dict[str, Any]]:
    """Give one answer a file, in order, from one child; a file that hangs or ends it costs a new one.

    Before the answer of a file may come some that hold a "piece" of it.

    `job` is called while waiting and may raise Cancelled, which ends the child.
    """
    done = 0

    def look() -> None:
        if job is not None:
            job(done, len(files))

    while done < len(files):
        with _Child(files[done:], task, limits) as child:
            for answer in child.answers(look):
                done += "piece" not in answer
                yield answer


class _Child:
    """One running child."""

    def __init__(self, files: Sequence[Path], task: dict[str, Any], limits: Limits) -> None:
        self._count = len(files)
        self._limits = limits
        seconds = int(limits.seconds * (self._count + 1)) + int(_START)
        request = {**task, "files": [str(file) for file in files], "memory": limits.memory, "seconds": seconds}
        self._process = started()
        self._lines: queue.Queue[bytes] = queue.Queue(_AHEAD)
        self._reader = threading.Thread(target=self._listen, name="kbdesk-extraction", daemon=True)
        self._reader.start()
        with suppress(BrokenPipeError):
            stdin = _pipe(self._process.stdin)
            stdin.write(json.dumps(request).encode())
            stdin.close()

    def __enter__(self) -> _Child:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
        while self._reader.is_alive():  # it may be waiting for somebody to take what it has
            with suppress(queue.Empty):
                self._lines.get_nowait()
            self._reader.join(_SOON)
        _pipe(self._process.stdout).close()

    def _listen(self) -> None:
        for line in _pipe(self._process.stdout):
            self._lines.put(line)
        self._lines.put(b"")

    def answers(self, look: Callable[[], None]) -> Iterator[dict[str, Any]]:
        """Give the answers as they come; the last one tells of a file that hung or ended the child."""
        told = 0
        seconds = self._limits.seconds + _START
        while told < self._count:
            line = self._next(seconds, look)
            if not line:
                yield self._failure(timed_out=line is None)
                return
            answer = json.loads(line)
            told += "piece" not in answer
            seconds = self._limits.seconds
            yield answer

    def _next(self, seconds: float, look: Callable[[], None]) -> bytes | None:
        """Wait for a line; None when the time is over, b"" when the child has ended."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            look()
            with suppress(queue.Empty):
                return self._lines.get(timeout=min(_LOOK, left))
        return None

    def _failure(self, *, timed_out: bool) -> dict[str, Any]:
        if timed_out:
            what = f"This file takes longer to read than {self._limits.seconds:g} seconds."
            return {"error": Unfinished.__name__, "what": what, "next_step": _LATER}
        if self._process.wait() < 0 or self._process.returncode == _NOTHING_LEFT:
            what = "Reading this file takes more memory than allowed, or it is made to crash its reader."
            return {"error": Unfinished.__name__, "what": what, "next_step": _LATER}
        return {
            "error": "Unreadable",
            "what": "This file is damaged in a way that its reader does not know.",
            "next_step": "Open it with its own program and save it anew.",
        }


def _pipe(stream: Any) -> BinaryIO:
    """Return a pipe that Popen was asked for."""
    pipe: BinaryIO = stream
    return pipe


_KINDS: dict[str, type[KbdeskError]] = {one.__name__: one for one in (NotFound, Refused, Unsupported, Unfinished)}


def is_unfinished(answer: dict[str, Any]) -> bool:
    """Whether an answer says only that the reading did not come to its end."""
    return answer.get("error") == Unfinished.__name__


def error_of(answer: dict[str, Any], where: str) -> KbdeskError | None:
    """Return the error that an answer tells of, None where it tells of none."""
    if "error" not in answer:
        return None
    return _KINDS.get(answer["error"], Unreadable)(answer["what"], where, answer.get("next_step"))
