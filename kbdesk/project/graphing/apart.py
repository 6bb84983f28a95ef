"""Has long work on the graph done in a process of its own, small work at once; looks meanwhile whether to stop."""

from __future__ import annotations

import queue
import subprocess
import sys
import threading
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, cast

from kbdesk.errors import StorageFailed
from kbdesk.graph.tasks import read, worked, write

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

    from kbdesk.graph.tasks import Values
    from kbdesk.project.values import Job

FROZEN_FLAG = "--graph-child"
"""In a frozen bundle `sys.executable` is kbdesk itself; started with this, it must run `kbdesk.graph.child.main`."""
SMALL = 2000
"""Graphs of so few nodes and links are done before another process has begun."""
LOOK = 0.05
SOON = 0.01


def done(task: str, given: Values, job: Job) -> Iterator[Values]:
    """Do a task of `kbdesk.graph.tasks`; yield what it yields, as often as somebody may want to see it.

    Raises Cancelled as `job` does, StorageFailed where the other process ends before its work is done.
    """
    if given["size"] + len(given["first"]) <= SMALL:
        for answer in worked(task, given):
            job(answer["done"], answer["total"])
            yield answer
        return
    try:
        process = subprocess.Popen(
            _command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError as error:
        what = f"The program that arranges the graph could not be started (“{error.strerror}”)."
        raise StorageFailed(what, None, "Close other programs and try again.") from error
    with _answers(process, {**given, "task": task}) as answers:
        yield from _awaited(answers, job)


def _command() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, FROZEN_FLAG]
    return [sys.executable, "-P", "-m", "kbdesk.graph.child"]


@contextmanager
def _answers(process: subprocess.Popen[bytes], given: Values) -> Iterator[queue.Queue[Values | None]]:
    """Speak with the child on a thread of its own; end both with the block."""
    answers: queue.Queue[Values | None] = queue.Queue()
    given_to, taken_from = cast("BinaryIO", process.stdin), cast("BinaryIO", process.stdout)

    def speak() -> None:
        with suppress(EOFError, OSError, ValueError):
            write(given_to, given)
            while True:
                answers.put(read(taken_from))
        answers.put(None)

    speaker = threading.Thread(target=speak, name="kbdesk-graph", daemon=True)
    speaker.start()
    try:
        yield answers
    finally:
        process.kill()
        process.wait()
        speaker.join()
        for pipe in (given_to, taken_from):
            with suppress(OSError):
                pipe.close()


def _awaited(answers: queue.Queue[Values | None], job: Job) -> Iterator[dict[str, Any]]:
    at, total = 0, 0
    while True:
        job(at, total)
        try:
            answer = answers.get(timeout=LOOK)
        except queue.Empty:
            continue
        if answer is None:
            what = "The program that arranges the graph ended before it was done."
            raise StorageFailed(what, None, "Close other programs and try again.")
        at, total = answer["done"], answer["total"]
        yield answer
        if at >= total:
            return
