"""Fetches what schedules say, and what the person asks for, while the desk is open; never on the UI thread."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QObject, Qt, QTimer, Signal

from kbdesk.desk import amounts, core, notices, settings
from kbdesk.desk.joining import filled, listed, said_of
from kbdesk.desk.originals.fetching.words import refusal, tr
from kbdesk.desk.parts import after
from kbdesk.desk.signs import named

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.errors import KbdeskError
    from kbdesk.project.fetching.values import FetchRound, FetchTried, Renewed
    from kbdesk.project.values import Changes

LOOKED_EVERY = 20_000
"""Milliseconds between two looks at whether something is due."""
SOON = 500
"""Milliseconds after a change of originals in which that is looked at too."""
NAMED = 3
"""So many originals are told by their names at once."""


@dataclass
class Running:
    """A fetch that the person asked for, and how far it is."""

    task: Task | None = None
    done: int = 0
    total: int = 0


class Fetches(QObject):
    """The fetches of an open project. One for each session; `of` finds it."""

    moved = Signal(str)
    """A fetch began, came on or ended: the path of the original."""
    renewed = Signal(str, str)
    """A new version came because the person asked for it: the path of the old one, and its own."""
    looked = Signal()
    """A look at the schedules has ended."""
    paused = Signal()
    """Schedules were paused, or go on."""
    compare_wanted = Signal(str)
    """The person wants to see what changed in an original."""
    address_wanted = Signal(str, str)
    """The person wants to add an original from the web: its address or "", the folder for it."""
    kept_wanted = Signal()
    """The person wants to see what is kept current."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._running: dict[str, Running] = {}
        self._round: Task | None = None
        self._is_troubled = False
        self.looked_at = ""
        """When schedules were looked at last (ISO 8601 UTC), "" for never."""
        self.next_due = ""
        """When the next original is fetched by itself, "" for never."""
        self._window: QWidget | None = None
        self._soon = after(self, SOON, self.look)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOKED_EVERY)
        self._timer.timeout.connect(self.look)
        session.work.crashed.connect(self._let_go)

    @staticmethod
    def of(session: Session) -> Fetches:
        """Return the fetches of a session."""
        found = session.findChild(Fetches)
        return found if isinstance(found, Fetches) else Fetches(session)

    def start(self, window: QWidget) -> None:
        """Look from now on whether something is due; what came of it is told in a window."""
        self._window = window
        if self._session.project.writable:
            self._timer.start()
            self._session.changed.connect(self._changed)
            self.look()

    # schedules

    def _changed(self, changes: Changes) -> None:
        """Look soon where a schedule may be another."""
        if changes.sources or changes.everything:
            self._soon.start()

    @property
    def is_paused(self) -> bool:
        """Whether nothing is fetched by schedule on this desk."""
        return not settings.fetches_by_schedule()

    def pause(self, *, on: bool) -> None:
        """Fetch nothing by schedule on this desk, or do again."""
        settings.set_fetches_by_schedule(not on)
        if on and self._round is not None:
            self._round.cancel()
            self._round = None
        self.paused.emit()
        self.look()

    def look(self) -> None:
        """Fetch what is due, unless that is under way or paused."""
        if self._round is not None or self.is_paused or not self._session.project.writable:
            return
        project = self._session.project
        self._round = self._session.fetch(self, project.fetch_due, self._looked, self._failed)

    def _looked(self, found: FetchRound) -> None:
        self._round = None
        self._is_troubled = False
        self.looked_at = QDateTime.currentDateTimeUtc().toString(Qt.DateFormat.ISODateWithMs)
        self.next_due = found.next_due
        self.looked.emit()
        if found.tried and self._window is not None:
            self._tell(found)

    def _failed(self, error: KbdeskError) -> None:
        self._round = None
        if not self._is_troubled and self._window is not None:
            self._is_troubled = True
            notices.tell(self._window, error)

    def _let_go(self) -> None:
        """Forget what ended by a bug in a worker, which is logged and told elsewhere."""
        if self._round is not None and not self._session.work.awaits(self._round):
            self._round = None
        ended = [path for path, one in self._running.items() if one.task and not self._session.work.awaits(one.task)]
        for path in ended:
            del self._running[path]
            self.moved.emit(path)

    def _tell(self, found: FetchRound) -> None:
        assert self._window is not None
        new = [one.renewed for one in found.tried if one.renewed is not None and one.renewed.is_new]
        if len(new) == 1:
            text = filled(tr("%1 has changed; the new version waits in the review."), named(new[0].path))
            notices.say(self._window, text, "info", "", self._comparing(new[0]))
        elif new:
            text = tr("Originals that have changed; the new versions wait in the review: %1")
            notices.say(
                self._window,
                text.replace("%1", amounts.number(len(new))),
                "info",
                "\n".join(one.becomes for one in new),
            )
        failed = [one for one in found.tried if one.error is not None and one.is_first]
        if failed:
            text = tr("Not fetched; what was there before is kept: %1")
            names = listed(named(one.path) for one in failed[:NAMED])
            notices.say(self._window, text.replace("%1", names), "warn", "\n".join(map(_failure, failed)))

    def _comparing(self, one: Renewed) -> tuple[str, partial[None]]:
        return tr("Show what changed"), partial(self.compare_wanted.emit, one.becomes)

    # by hand

    def running(self, path: str) -> Running | None:
        """Return how far the fetch of an original is that was begun here, None where none is."""
        return self._running.get(path)

    def fetch(self, path: str, teller: QWidget) -> None:
        """Fetch an original anew; what came of it is told in the window of `teller`."""
        if path in self._running:
            return
        project, person = self._session.project, self._session.person
        running = self._running[path] = Running()
        running.task = self._session.fetch(
            self,
            lambda job: project.fetch_source(path, person, job),
            partial(self._fetched, path, teller.window()),
            partial(self._not_fetched, path, teller.window()),
            progress=partial(self._on, path),
        )
        self.moved.emit(path)

    def cancel(self, path: str) -> None:
        """Stop the fetch of an original; the version that is there stays."""
        running = self._running.pop(path, None)
        if running is not None and running.task is not None:
            running.task.cancel()
        self.moved.emit(path)

    def _on(self, path: str, done: int, total: int) -> None:
        running = self._running.get(path)
        if running is not None:
            running.done, running.total = done, total
            self.moved.emit(path)

    def _fetched(self, path: str, window: QWidget, found: Renewed) -> None:
        self._running.pop(path, None)
        if found.is_new:
            text = tr("%1 has changed: %2 is the new version, the old one is retired.")
            text = filled(text, named(path), named(found.becomes))
            action = self._comparing(found) if found.becomes != path else None
            notices.say(window, text, "good", core.lines(found.changes.warnings), action)
            self.renewed.emit(path, found.becomes)
        else:
            notices.say(window, filled(tr("%1 has not changed."), named(path)), "good")
        self.moved.emit(path)

    def _not_fetched(self, path: str, window: QWidget, error: KbdeskError) -> None:
        self._running.pop(path, None)
        text = filled(tr("%1 was not fetched; what was there before is kept."), named(path))
        notices.say(window, text, "warn", refusal(error), (tr("Retry"), partial(self.fetch, path, window)))
        self.moved.emit(path)


def _failure(one: FetchTried) -> str:
    return said_of(named(one.path), refusal(one.error)) if one.error is not None else ""
