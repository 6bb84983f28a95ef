"""The one way to write: plan under the lock, record the intent, apply, mark done, index. All or nothing."""

from __future__ import annotations

import logging
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import Cancelled, Conflict, KbdeskError, NotFound, StorageFailed, Unreadable
from kbdesk.files.apply import carry_out, clear_staging, stage, take_back
from kbdesk.index.index import FileChange
from kbdesk.pages.edits import OVERVIEW
from kbdesk.project.cataloguing import Cataloguer
from kbdesk.project.progress import part_of
from kbdesk.project.recover import recover
from kbdesk.project.review.awaiting import awaiting_review
from kbdesk.project.sight import DELETED, GONE
from kbdesk.project.values import Changes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kbdesk.files import Folder
    from kbdesk.index.index import Index
    from kbdesk.journal.endings import Ending
    from kbdesk.journal.journal import Journal
    from kbdesk.plan import Actor, Plan, Put
    from kbdesk.project.clock import Clock
    from kbdesk.project.sweep import Sweeper
    from kbdesk.project.values import Job

log = logging.getLogger(__name__)
PATIENCE = 3
"""Times that a plan is made anew because another program writes all the time."""
PARTS = 3
"""Parts of carrying a plan out: to stage it, to put it in place, to take it over into the index."""


class Committer:
    """Carries plans out, one at a time over all processes that have the project open."""

    def __init__(self, folder: Folder, journal: Journal, index: Index, sweeper: Sweeper, clock: Clock) -> None:
        self._folder = folder
        self._journal = journal
        self._index = index
        self._sweeper = sweeper
        self._clock = clock
        self._cataloguer = Cataloguer(folder, index, journal.changes, clock)

    def commit(
        self,
        make_plan: Callable[[], Plan],
        actor: Actor,
        ending: Callable[[], Ending] | None = None,
        copied: Callable[[int], None] | None = None,
        job: Job | None = None,
    ) -> Changes:
        """Plan and carry out one change; return what changed.

        `make_plan` is called under the lock, when journal and index are like the files; again when another program
        changes one of the files at the same moment. `ending`, made after the plan, answers a request or is a
        judgement, in the same transaction. `copied` is told of the bytes that are copied in, `job` of how
        far writing is. Raises what planning raises, Busy, Conflict, StorageFailed, Cancelled as `copied` and `job` do
        until the change is recorded; then nothing has changed.
        """
        with self.alone(actor):
            try:
                return self._attempt(make_plan, actor, ending, copied, job)
            except Conflict:
                self._cataloguer.look_again()
                return self._attempt(make_plan, actor, ending, copied, job)

    @contextmanager
    def alone(self, actor: Actor) -> Iterator[None]:
        """Hold the project's lock; what a crash left is finished or taken back before. Raises Busy, StorageFailed."""
        with self._folder.lock(f"kbdesk, {actor.name or actor.kind}"):
            recover(self._folder, self._journal)
            yield

    def _attempt(
        self,
        make_plan: Callable[[], Plan],
        actor: Actor,
        end: Callable[[], Ending] | None,
        copied: Callable[[int], None] | None,
        job: Job | None,
    ) -> Changes:
        touched = self._sweeper.sweep(locked=True)
        plan = self._planned(make_plan)
        for _ in range(PATIENCE):
            ahead = self._ahead(plan)
            if not ahead:
                break
            for path in ahead:
                self._sweeper.hearing.tell(path)
            touched |= self._sweeper.sweep(locked=True)
            plan = self._planned(make_plan)
        self._refuse_unknown(plan)
        ending = end() if end else None
        if plan.changes_nothing:
            if ending is not None:
                self._journal.end(ending)
            return Changes(self._journal.version(), touched, warnings=plan.warnings)
        self._stage(plan, copied, part_of(job, 0, PARTS))
        change = self._apply(plan, actor, ending, part_of(job, 1, PARTS))
        touched |= self._mirror(plan) | frozenset(plan.pages)
        created = plan.pages if plan.operation == "create" else plan.pages[:1] if plan.operation == "rename" else ()
        return Changes(
            self._journal.version(),
            touched,
            change=change,
            warnings=plan.warnings,
            created=created,
            written=self._written(plan),
        )

    def _planned(self, make_plan: Callable[[], Plan]) -> Plan:
        try:
            plan = make_plan()
        except NotFound as error:
            if self._sweeper.unreadable:  # what is in it is unknown, not gone
                raise self._unknown(self._sweeper.unreadable[0]) from error
            raise
        return plan if plan.changes_nothing else self._with_index(plan)

    def _refuse_unknown(self, plan: Plan) -> None:
        """Raise StorageFailed for a file in a folder that cannot be read: nobody knows what it would stand beside."""
        for folder in self._sweeper.unreadable:
            if any(put.path.startswith(f"{folder}/") for put in plan.puts):
                raise self._unknown(folder)

    def _unknown(self, folder: str) -> StorageFailed:
        if self._sweeper.is_away:
            return StorageFailed("This folder is not there, so nothing was written into it.", folder, DELETED)
        if self._sweeper.is_emptied:
            what = "This folder is empty, as one is whose disk is unplugged, so nothing was written into it."
            return StorageFailed(what, folder, GONE)
        what = "This folder cannot be read now, so nothing was written into it."
        return StorageFailed(what, folder, "See whether it was moved or its disk unplugged, then try again.")

    def _ahead(self, plan: Plan) -> list[str]:
        """Return the files of which a plan began from a text that came after the sweep, and is not journalled yet."""
        known = self._journal.changes.known_hash
        paths = ((put, self._index.layout.in_knowledge(put.path)) for put in plan.puts)
        return [path for put, path in paths if path is not None and known(put.path) != put.hash_before]

    def _written(self, plan: Plan) -> tuple[tuple[str, str, str], ...]:
        """Return the pages (and the overview) that a plan wrote, each with the hash of its text before and after."""
        layout = self._index.layout
        found = []
        for put in plan.puts:
            path = layout.in_knowledge(put.path)
            reference = layout.page_at(path) if path else None
            page = "overview" if path == OVERVIEW else reference and reference.id
            if page and put.before != put.after:
                found.append((page, put.hash_before or "", put.hash_after or ""))
        return tuple(found)

    def _stage(self, plan: Plan, copied: Callable[[int], None] | None, job: Job) -> None:
        """Write what is new aside, before the intent: a disk that is full is full now."""
        try:
            stage(self._folder, plan, copied, job)
        except (KbdeskError, Cancelled):
            clear_staging(self._folder)
            raise

    def _apply(self, plan: Plan, actor: Actor, ending: Ending | None, job: Job) -> int:
        fields = ending.as_dict() if ending else None
        waiting = awaiting_review(plan, actor, self._index.layout, self._cataloguer.made_in(plan))
        try:
            change = self._journal.changes.begin(plan, actor, self._clock.stamp(), fields, waiting)
        except KbdeskError:
            clear_staging(self._folder)
            raise
        try:
            carry_out(self._folder, plan, _counting(job, len(plan.puts)), is_staged=True)
        except KbdeskError:
            take_back(self._folder, plan)
            self._journal.changes.take_back(change)
            clear_staging(self._folder)
            raise
        try:
            self._journal.finish(change, ending)
            clear_staging(self._folder)
        except StorageFailed as error:  # it is done, and recovery finishes its record
            log.warning("Change %d is done; its record is finished later: %s", change, error)
        return change

    def _with_index(self, plan: Plan) -> Plan:
        """Return the plan with the index.md that belongs to it; without it while nobody knows all pages."""
        hidden, layout = self._sweeper.unreadable, self._index.layout
        if (
            hidden
            and layout.makes_index
            and any(layout.is_page(layout.in_knowledge(put.path) or "") for put in plan.puts)
        ):
            return replace(plan, warnings=(*plan.warnings, *unreadable_words(hidden, "index.md")))
        return self._cataloguer.with_index(plan)

    def _mirror(self, plan: Plan) -> frozenset[str]:
        """Take over into the index what the plan did to the knowledge folder."""
        made = self._cataloguer.made_in(plan)
        signature_of_made = self._signature(made) if made else ""
        if made is not None:
            self._cataloguer.placed(made, signature_of_made)
        changes = []
        for put in plan.puts:
            path = self._index.layout.in_knowledge(put.path)
            if path is None or put.before == put.after:
                continue
            if put.after is None:
                changes.append(FileChange(path, "", "", None))
            else:
                is_made = made is not None and put.path == made.path
                signature = signature_of_made if is_made else self._signature(put, settled=True)
                if not signature:
                    self._sweeper.hearing.tell(path)
                changes.append(FileChange(path, signature, put.hash_after or "", put.after))
        try:
            touched = self._index.update(changes, index_md=signature_of_made if made else None)
        except (StorageFailed, Unreadable) as error:  # the change is made and journalled all the same
            log.warning("The index is behind; the next look at the files takes the change over: %s", error)
            self._sweeper.hearing.tell(None)
            return frozenset()
        return touched

    def _signature(self, put: Put, *, settled: bool = False) -> str:
        """Return the signature of a file just written; "" where another program wrote it since, to look again.

        With `settled` also "" where another program's change might not show in it.
        """
        entry = self._folder.stat(put.path)
        if entry is None or (settled and not entry.is_settled):
            return ""
        still_ours = self._folder.holds(put.path, put.after) and self._folder.stat(put.path) == entry
        return entry.signature if still_ours else ""


def _counting(job: Job, total: int) -> Callable[[str], None]:
    """Return what counts the files that are in place; from here on nothing is stopped any more."""
    done = 0

    def step(_path: str) -> None:
        nonlocal done
        done += 1
        with suppress(Cancelled):
            job(min(done, total), total)

    return step


def unreadable_words(folders: tuple[str, ...], left_alone: str = "") -> tuple[str, ...]:
    """Return a sentence for each folder whose pages are unknown; `left_alone` is a file not renewed because of it."""
    told = tuple(f"The folder {folder} cannot be read: its pages are not known now." for folder in folders)
    return tuple(f"{each} The file {left_alone} was left as it is." for each in told) if left_alone else told
