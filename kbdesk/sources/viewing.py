"""The parent's side of showing originals: a child process that holds one open and is asked for parts of it."""

from __future__ import annotations

import json
import queue
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from weakref import finalize

from kbdesk.errors import Refused
from kbdesk.sources.process import Limits, error_of, started

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Callable
    from pathlib import Path
    from typing import BinaryIO

LIMITS = Limits(seconds=60.0)
LOOK = 0.1
"""Seconds after which a wait is looked at: whether it was cancelled, or takes too long."""
PATIENCE = 2.0
"""Seconds that the answer to what was cancelled is waited for, rather than to start anew."""
WORKED = 3_600
"""Seconds of processor time after which the system ends a child that nobody ended."""


@dataclass(frozen=True)
class Answer:
    """What was told, and the bytes of a picture with it."""

    told: dict[str, Any]
    data: bytes = b""


@dataclass
class _Child:
    """A running child and what it says."""

    process: subprocess.Popen[bytes]
    answers: queue.SimpleQueue[Answer | None] = field(default_factory=queue.SimpleQueue)
    listener: threading.Thread | None = None
    owed: int = 0
    """Questions that are not answered yet."""
    is_over: bool = False
    """It says no more: it has ended, or is about to."""


class Viewer:
    """Asks about one original at a time. Calls from several threads take turns; a child is started when needed.

    The child ends with it, also where nobody closes it.
    """

    def __init__(self, limits: Limits = LIMITS) -> None:
        self._limits = limits
        self._turn = threading.Lock()
        self._child: _Child | None = None
        self._ending: finalize[..., Viewer] | None = None
        self._open: tuple[Path, str] | None = None

    def ask(
        self, file: Path, sign: str, name: str, question: dict[str, Any], job: Callable[[int, int], None] | None = None
    ) -> Answer:
        """Ask about a file; it is opened first where it is not open, or its `sign` (what changes with it) is another.

        `name` is what errors call it. Raises Unreadable, Refused, NotFound, Cancelled by `job`.
        """
        while not self._turn.acquire(timeout=LOOK):
            if job is not None:
                job(0, 1)
        try:
            if job is not None:
                job(0, 1)
            self._at_hand(job)
            if question["ask"] == "open" or self._open != (file, sign):
                self._open = None
                answer = self._told({"ask": "open", "file": str(file)}, name, job)
                self._open = (file, sign)
                if question["ask"] == "open":
                    return answer
            return self._told(question, name, job)
        finally:
            self._turn.release()

    def close(self) -> None:
        """End the child; whatever is asked later starts another one."""
        with self._turn:
            self._end()

    def _told(self, question: dict[str, Any], name: str, job: Callable[[int, int], None] | None) -> Answer:
        child = self._at_hand(job)
        with suppress(BrokenPipeError):
            stdin = _pipe(child.process.stdin)
            stdin.write(json.dumps(question).encode() + b"\n")
            stdin.flush()
        child.owed += 1
        answer = self._heard(child, self._limits.seconds, job)
        if answer is not None:
            return self._answered(answer, name)
        what = "Reading this file takes more memory than allowed, or it is made to crash its reader."
        if not child.is_over:
            what = f"This file takes longer to read than {self._limits.seconds:g} seconds."
        self._end()
        raise Refused(what, name, "Open it with its own program.")

    def _at_hand(self, job: Callable[[int, int], None] | None) -> _Child:
        """Return a child that has nothing left to say; one that goes on with what was cancelled is soon ended."""
        child = self._child
        while child is not None and child.owed:
            if self._heard(child, PATIENCE, job) is None:
                self._end()
                child = None
        return child or self._start()

    def _heard(self, child: _Child, seconds: float, job: Callable[[int, int], None] | None) -> Answer | None:
        """Wait for an answer; None where the child ended, or the time is over. Raises Cancelled."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            with suppress(queue.Empty):
                answer = child.answers.get(timeout=min(LOOK, left))
                child.owed -= 1
                return answer
            if job is not None:
                job(0, 1)
        return None

    def _answered(self, answer: Answer, name: str) -> Answer:
        if (error := error_of(answer.told, name)) is not None:
            raise error
        return answer

    def _start(self) -> _Child:
        process = started()
        child = _Child(process)
        child.listener = threading.Thread(target=_listen, args=(child,), name="kbdesk-viewing", daemon=True)
        child.listener.start()
        with suppress(BrokenPipeError):
            stdin = _pipe(process.stdin)
            start = {"task": "view", "memory": self._limits.memory, "seconds": WORKED}
            stdin.write(json.dumps(start).encode() + b"\n")
        self._child = child
        self._ending = finalize(self, _end, child)
        return child

    def _end(self) -> None:
        self._child = self._open = None
        if self._ending is not None:
            self._ending()  # once; then it does nothing any more


def _end(child: _Child) -> None:
    """End a child, and what listens to it."""
    child.process.kill()
    child.process.wait()
    if child.listener is not None:
        child.listener.join()
    for stream in (child.process.stdin, child.process.stdout):
        with suppress(OSError):
            _pipe(stream).close()


def _listen(child: _Child) -> None:
    """Take what a child says, until it ends."""
    stdout = _pipe(child.process.stdout)
    for line in stdout:
        told = json.loads(line)
        data = stdout.read(told.pop("bytes"))
        child.answers.put(Answer(told, data))
    child.is_over = True
    child.answers.put(None)


def _pipe(stream: Any) -> BinaryIO:
    """Return a pipe that Popen was asked for."""
    pipe: BinaryIO = stream
    return pipe
