"""What a door may ask for keeping the wiki whole: the part of Project that tells what to mend, mends it, undoes it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.pages import guards
from kbdesk.pages.edits import OVERVIEW
from kbdesk.pages.ids import find_page
from kbdesk.project.fixing import Fixing
from kbdesk.project.operations import change_rows
from kbdesk.project.preferences import preferences
from kbdesk.project.proposing import Proposing
from kbdesk.project.timeline import timeline
from kbdesk.project.unfound import Unfound

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from kbdesk.index.index import Index
    from kbdesk.journal.endings import Ending
    from kbdesk.journal.journal import Journal
    from kbdesk.plan import Actor, Plan
    from kbdesk.project.fixing import Fix, FixedPage
    from kbdesk.project.history import PageHistory
    from kbdesk.project.operations import ChangeRow
    from kbdesk.project.preferences import Preference
    from kbdesk.project.reading import Reading
    from kbdesk.project.review.review import Review
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.timeline import Logged
    from kbdesk.project.values import Changes, Job, LogEntry, Problem


class Curating(ABC):
    """Reading changes nothing; each writing method takes who does it and returns what changed, as Project says."""

    _history: PageHistory
    _index: Index
    _journal: Journal
    _review: Review
    _shelf: ProjectShelf
    _reading: Reading
    _proposed: tuple[int, Proposing] | None = None
    _unfound: Unfound | None = None

    @abstractmethod
    def _commit(
        self, make_plan: Callable[[], Plan], actor: Actor, ending: Callable[[], Ending] | None = None
    ) -> Changes:
        """Carry a plan out."""

    @abstractmethod
    def check(self, job: Job | None = None) -> tuple[Problem, ...]:
        """Return what is wrong with the wiki."""

    @abstractmethod
    def log(self) -> tuple[LogEntry, ...]:
        """Return the log's entries, newest first."""

    def health(self, job: Job | None = None) -> tuple[Problem, ...]:
        """Return what the check finds, and links to superseded pages; a link's `detail` is its target's successor.

        Also headings that links point to and pages lack, and pictures that are missing.
        """
        return (*self._proposing().problems(self.check(job)), *self._inside().problems(job))

    def unfound(self, page: str) -> tuple[Problem, ...]:
        """Return which headings a page links to are not there, and which of its pictures."""
        return tuple(self._inside().problems(page=page))

    def line_of(self, page: str, number: int) -> str:
        """Return a line of a page's file, counted from 1; "" where there is none. Raises NotFound."""
        path = OVERVIEW if page == "overview" else find_page(self._shelf, page)[1]
        lines = (self._shelf.read(path) or b"").decode("utf-8", "replace").split("\n")
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def likely_pages(self, problem: Problem) -> tuple[str, ...]:
        """Return the pages that a link was probably meant for, or that could link to an orphan, the likeliest first.

        For a heading that is not there, the headings of the page.
        """
        if problem.kind == "broken_heading":
            return self._inside().likely_headings(problem)
        return self._proposing().likely(problem)

    def proposed_fixes(self, problems: Sequence[Problem], job: Job | None = None) -> tuple[Fix, ...]:
        """Return the fix that is proposed for each of these problems that has one."""
        return self._proposing().fixes(problems, job)

    def pages_to_make(self, problems: Sequence[Problem]) -> tuple[Fix, ...]:
        """Return, for broken links, the fixes that make the pages they ask for."""
        proposing = self._proposing()
        return tuple(proposing.page_to_make(problem) for problem in problems)

    def preview_fixes(self, fixes: Sequence[Fix]) -> tuple[FixedPage, ...]:
        """Return what fixes would make of the pages, and write nothing. Raises NotFound, Refused, Unreadable."""
        return Fixing(self._shelf, self._index).preview(fixes)

    def fix(self, fixes: Sequence[Fix], actor: Actor, job: Job | None = None) -> Changes:
        """Make fixes as one change; those that cannot be made are told as warnings. Raises where none can be."""
        return self._commit(lambda: Fixing(self._shelf, self._index).plan(fixes, job), actor)

    def undo(self, change: int, actor: Actor) -> Changes:
        """Take a change of pages back, as a new change.

        What waited of it for the person's word is taken back with it; a change that was a judgement is undone as one.
        Links of other pages to a page that goes with it stay, which is told. Raises NotFound, Refused where it was not
        one of pages alone, Conflict where a page has changed since.
        """
        judged = self._journal.reviews.of_change(change)
        if judged is not None:
            return self._review.deciding.undo(judged.id, actor, ()).changes

        def plan() -> Plan:
            made = self._history.undo(change)
            return replace(made, warnings=(*made.warnings, *self._left_without(made)))

        judging = self._review.deciding.of_undone(change, actor)
        return self._commit(plan, actor, (lambda: judging) if judging else None)

    def _left_without(self, plan: Plan) -> Iterator[str]:
        """Yield a warning for each page that goes with a plan while others link to it."""
        for put in plan.puts:
            path = self._shelf.layout.in_knowledge(put.path)
            page = self._shelf.id_at(path) if path and put.after is None else None
            links = self._index.pages.backlinks_of(page) if page else ()
            linking = dict.fromkeys(one.source for one in links if one.status != "retired")
            left = [source for source in linking if source not in plan.pages]
            if left:
                yield f"{page}: it goes, and links to it lead nowhere now, in {guards.listed(left)}."

    def preferences(self) -> tuple[Preference, ...]:
        """Return how the person wants things done, with where each preference comes from; those in force first."""
        return preferences(self._index, self._journal)

    def timeline(self) -> tuple[Logged, ...]:
        """Return the log's entries, newest first, with what the journal knows of each."""
        return timeline(self.log(), self._journal.operations.entries())

    def changes(self, ids: Sequence[int]) -> tuple[ChangeRow, ...]:
        """Return changes by the journal's ids of them, oldest first."""
        return change_rows(self._journal, ids)

    def _inside(self) -> Unfound:
        """Return what looks for headings and pictures; it keeps what pages hold."""
        if self._unfound is None:
            self._unfound = Unfound(self._index, self._shelf, self._reading.has_asset)
        return self._unfound

    def _proposing(self) -> Proposing:
        """Return what proposes fixes for the wiki as it stands; it is made anew when something has changed."""
        version = self._journal.version()
        if self._proposed is None or self._proposed[0] != version:
            self._proposed = version, Proposing(self._index, self._shelf)
        return self._proposed[1]
