"""The only way off the UI thread: one worker writes in order, three read, two fetch; results by a queued signal."""

from __future__ import annotations

import itertools
import logging
import threading
from collections import deque
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal, Slot

from kbdesk.errors import Cancelled, KbdeskError

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.project.values import Job

T = TypeVar("T")
READERS = 3
FETCHERS = 2
"""Workers that wait for other machines, so that nothing else has to."""
PATIENCE = 5.0
"""Seconds that closing waits for reads and fetches that do not heed their cancelling."""

log = logging.getLogger(__name__)


class Outcome(NamedTuple):
    """How a task ended, or how far it is: done, failed, crashed, cancelled or progress, with its value."""

    number: int
    kind: str
    value: Any


class Task:
    """One call on its way through a worker. It is the `job` that the call gets: progress out, cancelling in."""

    def __init__(self, number: int, call: Callable[[Job], Any], report: Callable[[Outcome], None]) -> None:
        self.number = number
        self._call = call
        self._report = report
        self._cancelled = threading.Event()

    def __call__(self, done: int, total: int) -> None:
        """Tell how far the work is; raises Cancelled when nobody waits for it any more."""
        if self._cancelled.is_set():
            raise Cancelled
        self._report(Outcome(self.number, "progress", (done, total)))

    def cancel(self) -> None:
        """Ask the work to stop at its next step; its result is not delivered."""
        self._cancelled.set()

    def is_cancelled(self) -> bool:
        """Whether it was cancelled."""
        return self._cancelled.is_set()

    def run(self) -> Outcome:
        """Do the work on the worker's thread and say how it ended."""
        if self._cancelled.is_set():
            return Outcome(self.number, "cancelled", None)
        try:
            return Outcome(self.number, "done", self._call(self))
        except Cancelled:
            return Outcome(self.number, "cancelled", None)
        except KbdeskError as error:
            # Without its trace: the frames hold widgets, which must not be let go on this thread.
            return Outcome(self.number, "failed", error.with_traceback(None))
        except Exception as error:  # the desk's door for bugs: logged, told, the desk lives on
            log.exception("A bug in a worker.")
            return Outcome(self.number, "crashed", f"{type(error).__name__}: {error}")


class Lane:
    """Threads that take tasks in order."""

    def __init__(self, name: str, size: int, report: Callable[[Outcome], None]) -> None:
        self._report = report
        self._waiting: deque[Task] = deque()
        self._bell = threading.Condition()
        self._closed = False
        self._threads = [
            threading.Thread(target=self._serve, name=f"kbdesk-{name}-{number}", daemon=True) for number in range(size)
        ]
        self._is_started = False

    def put(self, task: Task) -> None:
        """Queue a task. The first one starts the threads, which takes longer than it seems."""
        self._start()
        with self._bell:
            self._waiting.append(task)
            self._bell.notify()

    def _start(self) -> None:
        if not self._is_started:
            self._is_started = True
            for thread in self._threads:
                thread.start()

    def close(self) -> None:
        """Let the threads end when they have done what waits."""
        with self._bell:
            self._closed = True
            self._bell.notify_all()

    def join(self, seconds: float | None) -> bool:
        """Wait for the threads to end; whether they did."""
        for thread in self._threads if self._is_started else ():
            thread.join(seconds)
        return not any(thread.is_alive() for thread in self._threads)

    def _serve(self) -> None:
        while (task := self._next()) is not None:
            outcome = task.run()
            # The UI thread holds the task too; ours goes first, so that what it refers to is let go over there.
            del task
            self._report(outcome)
            del outcome

    def _next(self) -> Task | None:
        with self._bell:
            while not self._waiting:
                if self._closed:
                    return None
                self._bell.wait()
            return self._waiting.popleft()


@dataclass(frozen=True)
class Wait:
    """Who waits for a task and what to do with its outcome. Never leaves the UI thread."""

    task: Task
    owner: QObject
    then: Callable[[Any], object] | None
    failed: Callable[[KbdeskError], object] | None
    progress: Callable[[int, int], object] | None
    name: str | None
    writes: bool
    made: Callable[[Any, bool], object] | None = None
    """Told of what was done whether or not anybody waits for it, and whether somebody does."""
    asked_at: float = field(default_factory=monotonic)


class Work(QObject):
    """Runs calls on workers for widgets. Results for deleted owners and outdated reads are dropped."""

    failed = Signal(object)
    """A KbdeskError that its caller left to us."""
    crashed = Signal(str)
    """What an exception says that nobody expects: a bug, already logged."""
    writing_changed = Signal(bool)
    """Whether a write is under way."""
    ending = Signal(float)
    """How a task ended is about to be told to whoever waits for it: the seconds since it was asked for."""
    ended = Signal()
    """It was told."""
    _reported = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = itertools.count(1)
        self._waits: dict[int, Wait] = {}
        self._latest: dict[tuple[QObject, str], int] = {}
        self._writing = 0
        self._closed = False
        # A direct or automatic connection would deliver a quick result inside the call that asked for it.
        self._reported.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._reads = Lane("read", READERS, self._reported.emit)
        self._writes = Lane("write", 1, self._reported.emit)
        self._fetches = Lane("fetch", FETCHERS, self._reported.emit)

    def read(
        self,
        owner: QObject,
        call: Callable[[Job], T],
        then: Callable[[T], object] | None = None,
        failed: Callable[[KbdeskError], object] | None = None,
        *,
        replaces: str | None = None,
        progress: Callable[[int, int], object] | None = None,
    ) -> Task | None:
        """Run `call(job)` on a reading worker; with `replaces` the owner's earlier read of that name is dropped.

        Returns the task, to cancel it, or None when we are closing.
        """
        if self._closed:
            return None
        if replaces is not None:
            earlier = self._waits.get(self._latest.get((owner, replaces), 0))
            if earlier is not None:
                earlier.task.cancel()
        task = Task(next(self._numbers), call, self._reported.emit)
        self._waits[task.number] = Wait(task, owner, then, failed, progress, replaces, writes=False)
        if replaces is not None:
            self._latest[(owner, replaces)] = task.number
        self._reads.put(task)
        return task

    def write(
        self,
        owner: QObject,
        call: Callable[[Job], T],
        then: Callable[[T], object] | None = None,
        failed: Callable[[KbdeskError], object] | None = None,
        *,
        progress: Callable[[int, int], object] | None = None,
        made: Callable[[T, bool], object] | None = None,
    ) -> Task | None:
        """Run `call(job)` on the one writing worker, after all writes asked for before.

        `made(result, is_heard)` is called before `then`, and also where the owner is gone: what is written is written.
        """
        if self._closed:
            return None
        task = Task(next(self._numbers), call, self._reported.emit)
        self._waits[task.number] = Wait(task, owner, then, failed, progress, None, writes=True, made=made)
        self._writes.put(task)
        self._writing += 1
        if self._writing == 1:
            self.writing_changed.emit(True)
        return task

    def fetch(
        self,
        owner: QObject,
        call: Callable[[Job], T],
        then: Callable[[T], object] | None = None,
        failed: Callable[[KbdeskError], object] | None = None,
        *,
        progress: Callable[[int, int], object] | None = None,
        made: Callable[[T, bool], object] | None = None,
    ) -> Task | None:
        """Run `call(job)`, which waits for another machine, on a worker of its own; it is cancelled when we close.

        `made` as in `write`.
        """
        if self._closed:
            return None
        task = Task(next(self._numbers), call, self._reported.emit)
        self._waits[task.number] = Wait(task, owner, then, failed, progress, None, writes=False, made=made)
        self._fetches.put(task)
        return task

    def awaits(self, task: Task) -> bool:
        """Whether the end of a task has not been told yet."""
        return task.number in self._waits

    def is_idle(self) -> bool:
        """Whether nothing runs or waits."""
        return not self._waits

    def is_writing(self) -> bool:
        """Whether a write runs or waits."""
        return self._writing > 0

    def close(self, last: Callable[[], object] | None = None) -> None:
        """Refuse new work, cancel all but the writes, finish these, call `last` on a thread, return when it is over."""
        if self._closed:
            return
        self._closed = True
        for wait in self._waits.values():
            if not wait.writes:
                wait.task.cancel()
        self._reads.close()
        self._writes.close()
        self._fetches.close()
        self._writes.join(None)
        for lane in (self._reads, self._fetches):
            if not lane.join(PATIENCE):
                log.warning("A worker went on for %s seconds after its task was cancelled.", PATIENCE)
        if last is not None:
            closing = threading.Thread(target=last, name="kbdesk-closing")
            closing.start()
            closing.join()

    @Slot(object)
    def _deliver(self, outcome: Outcome) -> None:
        wait = self._waits.get(outcome.number)
        if wait is None:
            return
        wanted = not self._closed and not wait.task.is_cancelled() and shiboken6.isValid(wait.owner)
        if outcome.kind == "progress":
            if wanted and wait.progress is not None:
                wait.progress(*outcome.value)
            return
        self._forget(wait)
        if outcome.kind == "crashed":
            self.crashed.emit(outcome.value)
        if outcome.kind == "done" and wait.made is not None and not self._closed:
            wait.made(outcome.value, wanted)
        if not wanted:
            self._tell_lost(wait, outcome)
            return
        self.ending.emit(monotonic() - wait.asked_at)
        if outcome.kind == "done" and wait.then is not None:
            wait.then(outcome.value)
        elif outcome.kind == "failed":
            (wait.failed or self.failed.emit)(outcome.value)
        self.ended.emit()

    def _tell_lost(self, wait: Wait, outcome: Outcome) -> None:
        """Tell that a write has failed whose owner is gone; nobody else would."""
        if outcome.kind == "failed" and wait.writes and not self._closed and not wait.task.is_cancelled():
            self.failed.emit(outcome.value)

    def _forget(self, wait: Wait) -> None:
        del self._waits[wait.task.number]
        if wait.writes:
            self._writing -= 1
            if self._writing == 0:
                self.writing_changed.emit(False)
        elif wait.name is not None and self._latest.get((wait.owner, wait.name)) == wait.task.number:
            del self._latest[(wait.owner, wait.name)]
