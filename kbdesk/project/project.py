"""An open project: one short method for each thing a door may ask."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import TYPE_CHECKING
from weakref import WeakSet

from kbdesk.errors import StorageFailed, Unreadable
from kbdesk.files import STATE
from kbdesk.files.export import write_file
from kbdesk.files.many import holds_more
from kbdesk.files.network import remote_places
from kbdesk.files.presence import Presence
from kbdesk.pages.types import Declared, read_declared
from kbdesk.project import changes, config, opening
from kbdesk.project.asking import Asking
from kbdesk.project.clock import Clock
from kbdesk.project.commit import Committer
from kbdesk.project.curating import Curating
from kbdesk.project.drafts import Drafts
from kbdesk.project.fetching.current import Fetching, KeepingCurrent
from kbdesk.project.fetching.downloading import Downloading
from kbdesk.project.fetching.fetcher import Committing
from kbdesk.project.granting import Granting
from kbdesk.project.graphing.graphing import Graphing
from kbdesk.project.header_names import HeaderNames
from kbdesk.project.history import PageHistory
from kbdesk.project.illustrating import Illustrating
from kbdesk.project.incidents import Incidents
from kbdesk.project.influence import Influence
from kbdesk.project.naming import file_problems
from kbdesk.project.opening import Openable
from kbdesk.project.original_sweep import OriginalSweeper
from kbdesk.project.originals import Originals
from kbdesk.project.overseeing import Overseeing
from kbdesk.project.reading import Reading
from kbdesk.project.recover import tidy
from kbdesk.project.relating import Relating
from kbdesk.project.remembering import Remembering
from kbdesk.project.requesting import Requesting
from kbdesk.project.reshaping import Reshaping
from kbdesk.project.review.looking_back import LookingBack
from kbdesk.project.review.review import Review
from kbdesk.project.review.reviewing import Reviewing
from kbdesk.project.saving import Saving
from kbdesk.project.shelf import ProjectShelf
from kbdesk.project.showing import Showing
from kbdesk.project.sources.following import Following
from kbdesk.project.sources.keeping import Keeping
from kbdesk.project.sourcing import Sourcing
from kbdesk.project.state import network_words, open_state
from kbdesk.project.sweep import Sweeper
from kbdesk.project.token_searching import TokenSearching
from kbdesk.project.troubles import Troubles
from kbdesk.project.values import Changes
from kbdesk.project.watch import Watch
from kbdesk.project.writing import PageWriting

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Self

    from kbdesk.files import Folder
    from kbdesk.journal.endings import Ending
    from kbdesk.plan import Actor, Plan
    from kbdesk.project.hits import Hits
    from kbdesk.project.state import State
    from kbdesk.project.trouble import Trouble
    from kbdesk.project.values import (
        Job,
        Link,
        LogEntry,
        Page,
        PageNames,
        PageRow,
        Problem,
        Section,
    )

MANY = 3000
"""Files from which on looking at all of them takes so long that somebody who waits for it feels it."""


class Project(
    Keeping,
    KeepingCurrent,
    PageWriting,
    Requesting,
    Overseeing,
    Curating,
    Relating,
    Reshaping,
    Illustrating,
    Showing,
    Remembering,
    Reviewing,
    LookingBack,
    Graphing,
    Openable,
    TokenSearching,
):
    """A knowledge base that is open. Methods may be called from any thread; each does its work before it returns.

    Reading changes no file of the user's. Every writing method takes who does it, and returns what changed; all of
    them raise Busy while another program holds the project's lock for long, Conflict where a file changed at the same
    moment, StorageFailed when the disk refuses; then nothing has changed.
    """

    def __init__(self, folder: Folder, settings: config.Config, clock: Clock, state: State | None = None) -> None:
        declared = read_declared(folder.read(config.NAME) or b"") if settings.data else Declared()
        layout = opening.layout_of(folder, settings, declared)
        self._state = state = state or open_state(folder, layout, clock)
        self._settings = settings
        self._folder, self._layout = folder, layout
        self._journal = state.journal
        self._index = state.index
        self._clock = clock
        self._shelf = ProjectShelf(folder, state.index, clock.now, settings.sources)
        self._sweeper = Sweeper(folder, state.journal, state.index, clock, writable=state.writable)
        self._committer = Committer(folder, state.journal, state.index, self._sweeper, clock)
        self._reading = Reading(folder, state.index, self._shelf, state.journal.changes)
        self._drafts = Drafts(folder, clock)
        self._influence = Influence(layout)
        self._saving = Saving(self._shelf, state.journal, self._drafts, self._commit)
        self._history = PageHistory(state.journal, self._shelf, self._sweeper.sweep)
        self._originals = Originals(folder, settings.sources, state.index.originals, clock, state.journal.changes)
        self._review = Review(state, self._shelf, clock, self._originals, self._saving, self._commit)
        self._sourcing = Sourcing(self._originals, self._commit, Incidents(folder), clock)
        committing = Committing(state.journal, self._sourcing, self._commit)
        self._fetching = Fetching(Downloading(folder, self._originals), self._originals, committing, clock)
        self._asking = Asking(state.journal, clock, self._committer.alone)
        self._header_names = HeaderNames(self._shelf, state.index, self._originals)
        self._following = Following(self._shelf, self._reading, self._originals, clock)
        self._granting = Granting(
            self._asking, self._shelf, self._originals, self._sourcing, self._following, self._commit
        )
        facts = state.index.originals
        original_sweeper = OriginalSweeper(folder, state.journal, facts, clock, writable=state.writable)
        self._seen_sources = changes.SourceSigns(
            self._originals, original_sweeper, None if layout.makes_index else state.index.name_originals
        )
        self._troubles = Troubles(folder, state, self._sweeper, self._seen_sources, self._drafts)
        self._presence = Presence(folder.root)
        self._closing = threading.Lock()
        self._viewers = WeakSet()
        self.is_behind = False
        """Whether the files have not been looked at since it was opened; the first `noticed` does that."""
        self.root: Path = folder.root
        self.entrance: Path = settings.entrance(folder.root)
        self.name: str = self.entrance.name
        self.writable: bool = state.writable
        self.is_kit: bool = layout.makes_index
        self.sources_folder: str = settings.sources
        self._know_types()
        parts = (layout.knowledge, settings.sources, STATE)
        self.notices: tuple[str, ...] = (*network_words(folder.root, parts), *declared.ignored)

    @classmethod
    def open(cls, path: Path, job: Job | None = None, clock: Clock | None = None) -> Project:
        """Open a project by its folder or its knowledge folder: finish what a crash left, look at every file once.

        Raises NotFound, Refused where there is no knowledge base, StorageFailed, Unreadable for broken settings,
        Cancelled when `job` does.
        """
        return cls._opened(*opening.settings_of(path), clock or Clock(), job)

    @classmethod
    def open_soon(cls, path: Path, job: Job | None = None) -> Project:
        """Open a project as `open` does; where it has very many files, the first `noticed` looks at them, not this.

        Until then `is_behind`, and what is known of its pages is what was known before.
        """
        folder, settings = opening.settings_of(path)
        return cls._opened(folder, settings, Clock(), job, is_soon=holds_more(folder, settings.knowledge, MANY))

    @classmethod
    def _opened(
        cls,
        folder: Folder,
        settings: config.Config,
        clock: Clock,
        job: Job | None,
        state: State | None = None,
        *,
        is_soon: bool = False,
    ) -> Self:
        try:
            return cls(folder, settings, clock, state)._begun(job, is_soon=is_soon)
        except Unreadable:  # journal or index: damage was seen just now, and is set aside at the second try
            if state is not None:
                raise
            return cls(folder, settings, clock)._begun(job, is_soon=is_soon)

    def _begun(self, job: Job | None, *, is_soon: bool) -> Self:
        try:
            self._start()
            self.is_behind = is_soon
            if not is_soon:
                self._look_first(job)
        except BaseException:
            self.close()
            raise
        return self

    def _start(self) -> None:
        if self.writable:
            with suppress(StorageFailed):
                if self._settings.layout != "kit":
                    config.remember(self._folder, self._settings)
                self._recover()
            self._clear_emptied()
        if not remote_places(self.root, [self._layout.knowledge]):  # nobody tells what is done on another machine
            self._sweeper.hearing.begin(self.root / self._layout.knowledge, self._layout.leaves_out)

    def _look_first(self, job: Job | None) -> frozenset[str]:
        """Look at every file once; return the pages concerned."""
        pages: frozenset[str] = frozenset()
        with suppress(StorageFailed), self._troubles.attempting("look"):
            pages = self._sweeper.sweep(job)
            self._know_types()
            self._review.note_unnoted()
            if not self._journal.changes.has_baseline() and not self._sweeper.unreadable:
                self._journal.changes.baseline(self._clock.stamp())
            if self.writable:
                self._asking.expire()
        self._seen_sources.look()
        self._drop_saved()
        self.is_behind = False
        return pages

    def _recover(self) -> None:
        with self._troubles.attempting("recover"):
            tidy(self._folder, self._journal)

    def close(self) -> None:
        """Close the databases. Nothing may be asked of the project after it."""
        with self._closing:
            self._close_viewers()
            self._presence.leave()
            self._sweeper.hearing.end()
            self._state.close()

    # Reading

    def sections(self) -> tuple[Section, ...]:
        """Return the pages by the sections of the index."""
        return self._reading.sections()

    def rows(self) -> tuple[PageRow, ...]:
        """Return every page in the order of the index."""
        return self._reading.rows()

    def names(self) -> tuple[PageNames, ...]:
        """Return what every page is called, in the order of the index; quick, also for very many."""
        return self._reading.names()

    def page(self, page: str, *, as_written: bool = False) -> Page:
        """Return a page, or "index", "overview", "log"; `as_written` without `text`, quickly. Raises NotFound."""
        return self._reading.page(page, as_written=as_written)

    def search(self, query: str, limit: int = 20, job: Job | None = None) -> Hits:
        """Return the best results of a search, best first. Raises Refused for too many words, Cancelled by `job`."""
        return self._reading.search(query, limit, job)

    def index_text(self) -> str:
        """Return the index as agents read it."""
        return self._reading.index_text()

    def overview(self) -> Page | None:
        """Return the overview, None where there is none yet."""
        return self._reading.overview()

    def overview_text(self) -> str:
        """Return the overview's text with ids, "" where there is none yet."""
        found = self.overview()
        return found.text if found else ""

    def log(self) -> tuple[LogEntry, ...]:
        """Return the log's entries, newest first."""
        return self._reading.log()

    def log_text(self) -> str:
        """Return log.md as it stands, "" where there is none yet."""
        return self._reading.log_text()

    def check(self, job: Job | None = None) -> tuple[Problem, ...]:
        """Return what is wrong with the wiki."""
        return (*file_problems(self._sweeper, self._seen_sources, self._index), *self._reading.check(job))

    def resolve(self, page: str, href: str) -> Link | None:
        """Say which page a link of a page leads to; None where it is meant for no page. `[[x]]` is a wikilink."""
        return self._reading.resolve(page, href)

    def asset(self, page: str, href: str) -> bytes | None:
        """Return the bytes of an image that a page shows, None where there is none inside the project."""
        return self._reading.asset(page, href)

    def template(self, page_type: str) -> str:
        """Return the template of a page type. Raises Refused naming the types there are."""
        return self._reading.template(page_type)

    def page_file(self, page: str) -> Path:
        """Return where a page's file stands on this machine. Raises NotFound."""
        return self._folder.inside(self._layout.in_project(self._reading.find_id(page)[1]))

    @staticmethod
    def write_outside(target: Path, data: bytes) -> None:
        """Write a file that the person takes out of the desk, in place of one of that name. Raises as an export."""
        write_file(target, [("", data)], replace=True)

    # Watching

    def version(self) -> int:
        """Return a number that moves with every commit, request and answer of any process. Cheap."""
        return self._journal.version()

    def naming(self) -> int:
        """Return a number that moves when a page comes, goes, or gets another id or title. Cheap."""
        return self._index.pages.naming()

    def changes_since(self, version: int) -> Changes:
        """Return what commits, requests and answers of any process changed after a version."""
        return changes.since(version, self._journal, self._index, self._originals.name)

    def noticed(self, job: Job | None = None) -> Changes:
        """Take in what other programs changed; return it. Raises StorageFailed, a trouble until a look goes well."""
        if self.is_behind:
            pages = self._look_first(job)
            return Changes(self._journal.version(), pages, self._seen_sources.look(job))
        if self._troubles.is_left("recover"):
            self._recover()
        with self._troubles.attempting("look"):
            pages = self._sweeper.sweep(job)
            self._review.note_unnoted()
        return Changes(self._journal.version(), pages, self._seen_sources.look(job))

    # Troubles

    def troubles(self) -> tuple[Trouble, ...]:
        """Return what is wrong now and can be solved, the gravest first; tested anew each time. Cheap."""
        return self._troubles.all()

    def needs_a_look(self) -> bool:
        """Whether a look (`noticed`) would find a folder gone, or solve a trouble. Cheap."""
        return self._seen_sources.is_behind or self._troubles.needs_a_look()

    def take_pages_as_gone(self, job: Job | None = None) -> Changes:
        """Take an emptied folder of pages as it is: they are journalled as deleted. Raises Refused for any other."""
        self._refuse_unless_writable()
        self._sweeper.take_as_gone()
        return self.noticed(job)

    def dismiss(self, trouble: str) -> None:
        """Tell an incident no more: the person has seen it. `trouble` is its id. Raises NotFound, StorageFailed."""
        self._troubles.dismiss(trouble)

    def watch(self, callback: Callable[[], None]) -> Watch:
        """Call back, on a thread of its own, after anything in the project's folders or journal changed."""
        originals = (self._originals.name,) if self._originals.exist else ()
        names = (self._layout.knowledge, *originals, STATE)
        folders = [self.root / name for name in names if self._folder.is_folder(name)]
        heard = (self.root / self._layout.knowledge, self._sweeper.hearing)
        return Watch(folders, callback, heard, is_remote=bool(remote_places(self.root, names)))

    def _commit(
        self,
        make_plan: Callable[[], Plan],
        actor: Actor,
        ending: Callable[[], Ending] | None = None,
        copied: Callable[[int], None] | None = None,
        job: Job | None = None,
    ) -> Changes:
        self._refuse_unless_writable()
        with self._troubles.attempting("write"):
            warned, named = self._influence.warned, self._header_names.warned
            return self._committer.commit(lambda: warned(named(make_plan()), actor), actor, ending, copied, job)

    def _refuse_unless_writable(self) -> None:
        if not self.writable:
            raise self._state.unwritable(self.root)
