"""Describes very many files before they are written, with the help of a second process where there is a processor."""

from __future__ import annotations

import marshal
import os
import queue
import threading
from collections import deque
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from kbdesk.children import start
from kbdesk.index.rows import PageRows, rows_of
from kbdesk.pages.layouts import as_values

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import BinaryIO

    from kbdesk.index.index import FileChange
    from kbdesk.pages.layouts import KitLayout

Item = TypeVar("Item")

PORTION = 250
"""Files of a portion."""
PORTION_BYTES = 1 * 1024 * 1024
"""Bytes that they have, unless a single one has more."""
FROM = 2_000
"""Files from which on a second process is worth its start."""
OWED = 4
"""Portions that it is given before it has answered; of further ones this process takes its share."""
AHEAD = 6
"""Portions that are read, and described or about to be, before they are written."""
PATIENCE = 60.0
"""Seconds that it may take for a portion; then this process goes on alone."""
HEAD = 8
"""Bytes that tell how long a message is."""
PIPE = 1024 * 1024
"""Bytes that a pipe holds, where the system lets it be made so large: one that is full waits for this process."""


@dataclass(frozen=True)
class Portion:
    """Files as they stand now, with the rows of each that is a page."""

    changes: Sequence[FileChange]
    rows: Sequence[PageRows | None]


Described = list[tuple[Any, ...] | None]
"""The rows of each file of a portion, in values that `marshal` takes."""


def described(layout: KitLayout, files: Iterable[tuple[str, bytes | None, str]]) -> Described:
    """Describe files: each its path, its bytes (None: gone) and why they cannot be read."""
    found: Described = []
    for path, data, trouble in files:
        rows = rows_of(layout, path, data, trouble)
        found.append(None if rows is None else tuple(rows))
    return found


def describing(
    layout: KitLayout, portions: Iterable[Sequence[FileChange]], *, helped: bool = False
) -> Iterator[Portion]:
    """Describe portions of files, in their order; those behind are described while the first ones are written.

    `helped` is for so many files that a second process is worth it. It does nothing that this one cannot do: where
    it does not start, ends, or takes too long, this one does all of it.
    """
    helper = _Helper(layout) if helped and (os.cpu_count() or 1) > 1 else None
    waiting: deque[tuple[Sequence[FileChange], Described | None]] = deque()

    def first() -> Portion:
        changes, done = waiting.popleft()
        told = done or (helper and helper.answer()) or described(layout, _files(changes))
        return Portion(changes, [None if one is None else PageRows(*one) for one in told])

    try:
        for changes in portions:
            is_given = helper is not None and helper.give(_files(changes))
            waiting.append((changes, None if is_given else described(layout, _files(changes))))
            while waiting and (helper is None or waiting[0][1] or helper.has_answered or len(waiting) >= AHEAD):
                yield first()
        while waiting:
            yield first()
    finally:
        if helper is not None:
            helper.close()


def parted(files: list[Item], size: Callable[[Item], int]) -> Iterator[list[Item]]:
    """Take files out of a list in portions that are read, described and written at once; `size` tells a file's bytes.

    What was taken out need not be kept in memory.
    """
    while files:
        total = count = 0
        for file in files[:PORTION]:
            total += size(file)
            if count and total > PORTION_BYTES:
                break
            count += 1
        yield files[:count]
        del files[:count]


def _files(changes: Sequence[FileChange]) -> list[tuple[str, bytes | None, str]]:
    return [(change.path, change.data, change.trouble) for change in changes]


class _Helper:
    """The second process. What it is given it answers in that order; None for all that is owed when it has failed."""

    def __init__(self, layout: KitLayout) -> None:
        self._owed = 0
        self._asked: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
        self._threads: list[threading.Thread] = []
        with suppress(OSError, ValueError):  # no such program, no room for another process
            self._start()
        self._ask(as_values(layout))

    def _start(self) -> None:
        self._process = start("describing", pipesize=PIPE)
        for work, pipe, messages in (
            (_feed, self._process.stdin, self._asked),
            (_listen, self._process.stdout, self._answers),
        ):
            thread = threading.Thread(target=work, args=(pipe, messages), name="kbdesk-describing", daemon=True)
            thread.start()
            self._threads.append(thread)

    def give(self, files: list[tuple[str, bytes | None, str]]) -> bool:
        """Give it a portion; False where it has enough, or has failed."""
        if self._process is None or self._owed >= OWED:
            return False
        self._ask(files)
        self._owed += 1
        return True

    def _ask(self, message: Any) -> None:
        self._asked.put(marshal.dumps(message))

    @property
    def has_answered(self) -> bool:
        """Whether `answer` need not wait."""
        return not self._answers.empty()

    def answer(self) -> Described | None:
        """Return the next answer; None where there will be none."""
        self._owed -= 1
        if self._process is None:
            return None
        message = None
        with suppress(queue.Empty):
            message = self._answers.get(timeout=PATIENCE)
        if message is None:
            self.close()
            return None
        told: Described = marshal.loads(message)
        return told

    def close(self) -> None:
        """End it, and the threads that speak with it."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        self._asked.put(None)
        for thread in self._threads:
            thread.join()
        for pipe in (process.stdin, process.stdout):
            with suppress(OSError):
                if pipe is not None:
                    pipe.close()


def _feed(pipe: BinaryIO, messages: queue.SimpleQueue[bytes | None]) -> None:
    with suppress(OSError):  # it has ended
        while (message := messages.get()) is not None:
            send(pipe, message)


def _listen(pipe: BinaryIO, messages: queue.SimpleQueue[bytes | None]) -> None:
    for message in received(pipe):
        messages.put(message)
    messages.put(None)


def send(pipe: BinaryIO, message: bytes) -> None:
    """Write a message, its length first."""
    pipe.write(len(message).to_bytes(HEAD, "big"))
    pipe.write(message)
    pipe.flush()


def received(pipe: BinaryIO) -> Iterator[bytes]:
    """Yield the messages of a pipe until it is closed."""
    while len(head := pipe.read(HEAD)) == HEAD:
        length = int.from_bytes(head, "big")
        message = pipe.read(length)
        if len(message) < length:
            return
        yield message
