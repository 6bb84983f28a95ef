"""The only bridge between the rooms of the desk and the open project."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from kbdesk.desk import kinds, settings
from kbdesk.desk.account import account
from kbdesk.desk.made import changes_in
from kbdesk.desk.work import Work
from kbdesk.plan import Actor
from kbdesk.project.values import Changes

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.desk.work import Task
    from kbdesk.errors import KbdeskError
    from kbdesk.project.project import Project
    from kbdesk.project.values import Job
    from kbdesk.project.watch import Watch

T = TypeVar("T")
GROWN = 2
"""How many times as many files must have been read as when all was shown anew the last time."""
LOOK_EVERY = 2000
"""Milliseconds between two looks at the project's version, a net for missed events."""


def person() -> Actor:
    """Return the person at the desk, as changes are signed."""
    return Actor("person", settings.person() or account())


class Opened(NamedTuple):
    """A project as a worker opened it, with the version it stood at then."""

    project: Project
    version: int


def open_project(folder: Path, job: Job) -> Opened:
    """Open a project; runs on a worker."""
    from kbdesk.project.project import Project  # noqa: PLC0415  # heavy, and not needed for the first window

    project = Project.open_soon(folder, job)
    return Opened(project, project.version())


def both(told: Changes | None, swept: Changes | None) -> Changes | None:
    """Return what the journal tells and what a sweep of the folders found as one, None where nothing changed.

    Files that come and go among the originals stand in no journal; only a sweep finds them.
    """
    if swept is None or not (swept.pages or swept.sources):
        return told
    if told is None:
        return swept
    return replace(told, pages=told.pages | swept.pages, sources=told.sources | swept.sources)


class Session(QObject):
    """An open project as the rooms see it: its values by way of workers, and one signal that tells what changed."""

    changed = Signal(Changes)
    """What changed in the project, whoever did it: the person here, the agent, another program."""
    page_wanted = Signal(str, str, bool)
    """A room wants a page shown: its id, the anchor in it or "", whether in a new tab."""
    match_wanted = Signal(str, object, bool)
    """A room wants a page shown where a search found it: its id, the words found, whether in a new tab."""
    edit_wanted = Signal(str)
    """A room wants a page edited: its id."""
    room_wanted = Signal(str)
    """A room wants another room shown: page, graph, sources, requests, health and so on."""
    source_wanted = Signal(str)
    """A room wants an original shown among the sources."""
    original_wanted = Signal(str, str)
    """A room wants an original shown beside the page: its path, the place in it as a link names it."""
    past_wanted = Signal(str)
    """A room wants the knowledge base shown as it was at a moment (ISO 8601, UTC)."""
    acted = Signal(int)
    """The person has changed pages here: the journal's id of the change."""
    unheard = Signal(object)
    """What a write returned whose asker is gone, or waits for it no more: it was done all the same, and is told."""
    looked = Signal()
    """A look at the project has ended, well or not: every two seconds at least."""
    reading = Signal(int, int)
    """How many files have been looked at, of how many: very many are read while the rest can be used; then 0, 0."""
    closing = Signal()
    """The project is about to be closed: what is not saved is to be written now."""
    _woken = Signal()

    def __init__(self, opened: Opened, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.project = opened.project
        kinds.know(self.project.types)
        self.put_aside: frozenset[str] = frozenset()
        """The requests that the person has seen and leaves for later."""
        self.work = Work(self)
        self._seen = opened.version
        self._looking = False
        self._look_again = False
        self._sweep = False
        self._in_trouble = False
        self._closed = False
        self._woken.connect(self.look, Qt.ConnectionType.QueuedConnection)
        self._watches: list[Watch] = []
        self.work.read(self, self._start_watching)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self._glance)
        self._timer.start()
        if self.project.is_behind:
            self._catch_up()

    def _catch_up(self) -> None:
        """Look at the files for the first time, while what is known of the pages, and what becomes so, is in use."""
        self._looking = True
        shown = 0

        def read(done: int, total: int) -> None:
            nonlocal shown
            self.reading.emit(done, total)
            if done >= GROWN * shown:  # all that is shown is asked for again then, which takes longer each time
                shown = done
                self.changed.emit(Changes(self._seen, everything=True))

        def caught_up(changes: Changes) -> None:
            self.reading.emit(0, 0)
            self._looked(replace(changes, everything=True) if shown else changes)

        def failed(error: KbdeskError) -> None:
            self.reading.emit(0, 0)
            self._look_failed(error)

        self.work.read(self, self.project.noticed, caught_up, failed, progress=read)

    @property
    def person(self) -> Actor:
        """The person at the desk, as the next change is signed."""
        return person()

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
        """Read from the project on a worker; see `Work.read`."""
        return self.work.read(owner, call, then, failed, replaces=replaces, progress=progress)

    def write(
        self,
        owner: QObject,
        call: Callable[[Job], T],
        then: Callable[[T], object] | None = None,
        failed: Callable[[KbdeskError], object] | None = None,
        *,
        progress: Callable[[int, int], object] | None = None,
    ) -> Task | None:
        """Change the project on the writing worker; `changed` follows by itself. See `Work.write`."""

        def made(result: T, is_heard: bool) -> None:
            self._glance()
            for change, _ in changes_in(result):
                self.acted.emit(change)
            self._tell_unheard(result, is_heard)

        return self.work.write(owner, call, then, failed, progress=progress, made=made)

    def fetch(
        self,
        owner: QObject,
        call: Callable[[Job], T],
        then: Callable[[T], object] | None = None,
        failed: Callable[[KbdeskError], object] | None = None,
        *,
        progress: Callable[[int, int], object] | None = None,
    ) -> Task | None:
        """Fetch from another machine, and change the project by it, on a worker of its own. See `Work.fetch`."""

        def made(result: T, is_heard: bool) -> None:
            self._glance()
            self._tell_unheard(result, is_heard)

        return self.work.fetch(owner, call, then, failed, progress=progress, made=made)

    def _tell_unheard(self, result: object, is_heard: bool) -> None:
        if not is_heard and any(changes_in(result)):
            self.unheard.emit(result)

    def open_page(self, page_id: str, anchor: str = "", new: bool = False) -> None:
        """Ask the window to show a page."""
        self.page_wanted.emit(page_id, anchor, new)

    def open_match(self, page_id: str, words: tuple[str, ...], new: bool = False) -> None:
        """Ask the window to show a page and mark in it what a search has found."""
        self.match_wanted.emit(page_id, words, new)

    def edit_page(self, page_id: str) -> None:
        """Ask the window to show a page and edit it."""
        self.edit_wanted.emit(page_id)

    def open_room(self, name: str) -> None:
        """Ask the window to show a room: page, graph, sources, requests, health and so on."""
        self.room_wanted.emit(name)

    def open_source(self, path: str) -> None:
        """Ask the window to show an original among the sources."""
        self.source_wanted.emit(path)

    def show_original(self, path: str, anchor: str = "") -> None:
        """Ask the window to show an original beside the page, at a place as a link names it: `page=3`."""
        self.original_wanted.emit(path, anchor)

    def show_past(self, moment: str) -> None:
        """Ask the window to show the knowledge base as it was at a moment."""
        self.past_wanted.emit(moment)

    def look(self) -> None:
        """Sweep the folders for changes by other programs, then tell what is new since the last look."""
        self._ask(sweep=True)

    def close(self) -> None:
        """Stop watching, finish what is being written, close the project."""
        if self._closed:
            return
        self.closing.emit()
        self._closed = True
        self._timer.stop()

        def last() -> None:
            for watch in self._watches:
                watch.stop()
            self.project.close()

        self.work.close(last)

    def _start_watching(self, _job: Job) -> None:
        """Say that the person is here, and watch the folders; on a worker, since it walks through all of them."""
        self.project.attend()
        self._watches.append(self.project.watch(self._woken.emit))

    def _glance(self) -> None:
        """Ask for what is new without sweeping the folders."""
        self._ask(sweep=False)

    def _ask(self, *, sweep: bool) -> None:
        if self._closed:
            return
        self._sweep = self._sweep or sweep
        if self._looking:
            self._look_again = True
            return
        self._looking = True
        project, seen, with_sweep = self.project, self._seen, self._sweep
        self._sweep = False

        def call(job: Job) -> Changes | None:
            swept: Changes | None = project.noticed(job) if with_sweep or project.needs_a_look() else None
            told: Changes | None = project.changes_since(seen) if project.version() != seen else None
            return both(told, swept)

        self.work.read(self, call, self._looked, self._look_failed)

    def _looked(self, changes: Changes | None) -> None:
        self._looking = False
        self._in_trouble = False
        if changes is not None:
            self._seen = changes.version
            self.changed.emit(changes)
        self.looked.emit()
        if self._look_again or self._sweep:
            self._look_again = False
            self._ask(sweep=False)

    def _look_failed(self, error: KbdeskError) -> None:
        self._looking = False
        self._look_again = False
        if not self._in_trouble:
            self._in_trouble = True
            self.work.failed.emit(error)
        self.looked.emit()
