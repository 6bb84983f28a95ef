"""What a door may ask when originals go or come back: the part of Project that retires, restores, empties, finds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import Busy, Conflict, NotFound, OutsideFolder, Refused, StorageFailed
from kbdesk.files.keep import drop, drop_empty
from kbdesk.journal.comments import Uncommenting
from kbdesk.plan import Actor, Put
from kbdesk.project.review.texts import as_bytes
from kbdesk.project.review.values import Piece
from kbdesk.project.sources.finding import FindingAgain
from kbdesk.project.sources.following import request_to_check
from kbdesk.project.sources.leaving import Leaving
from kbdesk.project.sources.values import NO_FOLLOW_UPS, RetiredFile
from kbdesk.sources import emptying, missing
from kbdesk.sources.listing import retired_source
from kbdesk.sources.manifest import PATH as MANIFEST
from kbdesk.sources.manifest import parse

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from kbdesk.files import Folder
    from kbdesk.index.index import Index
    from kbdesk.journal.changes import ChangeRecord
    from kbdesk.journal.endings import Ending
    from kbdesk.journal.journal import Journal
    from kbdesk.plan import Plan
    from kbdesk.project.clock import Clock
    from kbdesk.project.commit import Committer
    from kbdesk.project.originals import Originals
    from kbdesk.project.review.review import Review
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.sources.following import Following
    from kbdesk.project.sources.values import FollowUps, FoundAgain, Going, Retirement
    from kbdesk.project.sourcing import Sourcing
    from kbdesk.project.values import Changes, Job, SourceRow
    from kbdesk.sources.manifest import Manifest
    from kbdesk.sources.source import Source


class LettingGo(ABC):
    """Each writing method takes who does it and returns what changed, as Project says."""

    _clock: Clock
    _committer: Committer
    _folder: Folder
    _index: Index
    _journal: Journal
    _originals: Originals
    _following: Following
    _review: Review
    _shelf: ProjectShelf
    _sourcing: Sourcing

    @abstractmethod
    def _commit(
        self, make_plan: Callable[[], Plan], actor: Actor, ending: Callable[[], Ending] | None = None
    ) -> Changes:
        """Carry a plan out."""

    @abstractmethod
    def _rows_at_hand(self) -> tuple[SourceRow, ...]:
        """Return the originals with what is known of them at once."""

    def retirement(self, path: str, job: Job | None = None) -> Retirement:
        """Return what hangs on an original that may be retired. Raises NotFound; Cancelled when `job` does."""
        return self.retirements((path,), job)[0]

    def citing(self, path: str, job: Job | None = None) -> Retirement:
        """Return what hangs on any original, also on a retired one; otherwise as `retirement`."""
        return Leaving(self._shelf, self._index, self._rows_at_hand(), (path,)).retirement(path, job, of_retired=True)

    def retirements(self, paths: Sequence[str], job: Job | None = None) -> tuple[Retirement, ...]:
        """Return what hangs on each of several originals that go together; otherwise as `retirement`.

        A paragraph rests on one alone where it rests on these alone.
        """
        leaving = Leaving(self._shelf, self._index, self._rows_at_hand(), paths)
        return tuple(leaving.retirement(path, job) for path in paths)

    def retire_source(
        self,
        path: str,
        why: str,
        reason: str,
        replaced_by: str | None,
        actor: Actor,
        follow_ups: FollowUps = NO_FOLLOW_UPS,
    ) -> Changes:
        """Move an original to the retired ones, let go of a missing one; what follows is done in the same commit.

        Raises NotFound, Refused.
        """
        return self.retire_sources({path: follow_ups}, why, reason, replaced_by, actor)

    def retire_sources(self, going: Going, why: str, reason: str, replaced_by: str | None, actor: Actor) -> Changes:
        """Retire several originals in one commit, all or none, each with what follows; otherwise as `retire_source`."""
        asks = any(follow_ups.pages for follow_ups in going.values())

        def ending() -> Ending:
            asked = [
                self._following.asking(request_to_check(path, why, reason, replaced_by), follow_ups, actor)
                for path, follow_ups in going.items()
            ]
            return replace(asked[0], comments=tuple(comment for one in asked for comment in one.comments))

        changes = self._sourcing.change(
            lambda: self._following.retire(going, why, reason, replaced_by), actor, ending if asks else None
        )
        return replace(changes, sources=changes.sources | going.keys(), reviews=asks)

    def undo_sources(self, change: int, actor: Actor) -> Changes:
        """Take a change of originals back whole, with what was done to pages and the comments that came with it.

        What was added is retired, what was retired comes back. Raises NotFound, Refused and Conflict where something
        of it cannot be taken back, because it was changed since; then nothing has changed.
        """
        changes = self._commit(lambda: self._undoing(change), actor, lambda: Uncommenting(change))
        return replace(changes, reviews=True)

    def _undoing(self, change: int) -> Plan:
        record = self._journal.changes.get(change)
        if record is None:
            raise NotFound("There is no such change.", str(change), "Look at the history again.")
        if record.operation == "empty":
            raise Refused("What was deleted from the retired folder is gone.", record.subject)
        taken = self._review.deciding.taking_back(change)
        if taken.left:
            what = "Something of this was changed since, so it is not undone."
            raise Conflict(what, next(iter(taken.left)).path, None, None)
        if (listed := self._listed_before(record)) is not None:
            place, others = f"{self._originals.name}/{MANIFEST}", taken.plan.puts
            put = Put(place, self._originals.snapshot().manifest, listed)
            puts = (*(one for one in others if one.path != place), put)
            return replace(taken.plan, subject=taken.plan.subject or record.subject, puts=puts)
        if path := self._followed(record):
            more = missing.unfollow(self._originals.snapshot(), path, record.subject)
            return replace(taken.plan, subject=more.subject, puts=(*taken.plan.puts, *more.puts))
        if not (gone := self._let_go(record)):
            return taken.plan
        return self._taking_up(taken.plan, gone)

    def _taking_up(self, plan: Plan, gone: Sequence[str]) -> Plan:
        """Return a plan that also has originals told as missing again that were let go."""
        snapshot, place = self._originals.snapshot(), f"{self._originals.name}/{MANIFEST}"
        others = tuple(put for put in plan.puts if put.path != place)
        listed = next((put for put in plan.puts if put.path == place), None)
        if listed is not None:
            snapshot = replace(snapshot, manifest=listed.after)
        more = missing.take_up(snapshot, gone)
        puts = more.puts if listed is None else tuple(replace(put, before=listed.before) for put in more.puts)
        return replace(plan, subject=more.subject, puts=(*others, *puts))

    def _listed_before(self, record: ChangeRecord) -> bytes | None:
        """Return what the list of originals said before a change that no more than wrote it, or let go of originals.

        None where the list was written since, or files went and came with it.
        """
        place = f"{self._originals.name}/{MANIFEST}"
        steps = self._review.texts.steps(record.id)
        if all(step.path != place for step in steps):
            return None
        if any(step.kind != "put" for step in steps) and not self._let_go(record):
            return None
        before, after = self._review.texts.of(Piece(record.id, place))
        return as_bytes(before) if as_bytes(after) == self._originals.snapshot().manifest else None

    def _followed(self, record: ChangeRecord) -> str:
        """Return the path at which a change found the list telling an original that it told elsewhere; "" for none."""
        steps = self._review.texts.steps(record.id)
        place = f"{self._originals.name}/{MANIFEST}"
        if record.operation != "locate" or any(
            step.path.startswith(f"{self._originals.name}/") and step.path != place for step in steps
        ):
            return ""
        if all(step.path != place for step in steps):
            return ""
        before, after = self._lists(record)
        return next((path for path in before.files if path not in after.files), "")

    def _let_go(self, record: ChangeRecord) -> tuple[str, ...]:
        """Return the missing originals of which a change let go: the list has them among the retired, moved nowhere."""
        place = f"{self._originals.name}/{MANIFEST}"
        steps = self._review.texts.steps(record.id)
        if record.operation != "retire" or all(step.path != place for step in steps):
            return ()
        before, after = self._lists(record)
        return tuple(one["path"] for one in after.retired[len(before.retired) :] if not one["movedTo"])

    def _lists(self, record: ChangeRecord) -> tuple[Manifest, Manifest]:
        """Return the list of originals before and after a change that wrote it."""
        texts = self._review.texts.of(Piece(record.id, f"{self._originals.name}/{MANIFEST}"))
        before, after = (parse(text.encode() if text else None) for text in texts)
        return before, after

    def restore_source(self, path: str, actor: Actor, to: str | None = None) -> Changes:
        """Bring a retired original back, under another path where `to` says so. Raises NotFound, Refused."""
        return self._sourcing.restore(((path, to),), actor)

    def restore_sources(self, paths: Sequence[str], actor: Actor) -> Changes:
        """Bring retired originals back in one commit, all or none. Raises NotFound, Refused."""
        return self._sourcing.restore(tuple((path, None) for path in paths), actor)

    def retired_files(self) -> tuple[RetiredFile, ...]:
        """Return what lies in the retired folder: what emptying it deletes."""
        return tuple(_retired_file(one) for one in emptying.kept(self._originals.snapshot()))

    def empty_retired(self, moved_to: Sequence[str], actor: Actor) -> Changes:
        """Delete files of the retired folder, named as `retired_files` does, for good: the person's word alone.

        What the journal and the list tell of them stays. Raises NotFound where one is not there any more, Refused for
        anybody but the person.
        """
        if actor.kind != "person":
            raise Refused("Only the person deletes originals.", None, "Ask them.")
        wanted = frozenset(moved_to)
        changes = self._sourcing.change(lambda: emptying.empty(self._originals.snapshot(), wanted), actor)
        self._delete_emptied(actor)
        return replace(changes, sources=changes.sources | wanted)

    def _delete_emptied(self, actor: Actor) -> None:
        """Delete what was put aside for it; a commit that a crash left between is finished or taken back before."""
        place = f"{self._originals.name}/{emptying.EMPTIED}"
        if not self._folder.is_folder(place):
            return
        with self._committer.alone(actor):
            for entry in self._folder.scan(place).entries:
                drop(self._folder, entry.path)
            drop_empty(self._folder, place)

    def _clear_emptied(self) -> None:
        """On opening: delete what a crash left of an emptying that was done; another time where it cannot be now."""
        with suppress(StorageFailed, OutsideFolder, Busy):
            self._delete_emptied(Actor("kbdesk"))

    def _accept_move(self, found: FoundAgain, actor: Actor) -> None:
        """Keep what waits of a move that the person followed: they have judged it."""
        places = {f"{self._originals.name}/{path}" for path in (found.missing, found.path)}
        waiting = self._journal.reviews.waiting() if actor.kind == "person" else ()
        if moves := [Piece(one.change, one.path) for one in waiting if one.path in places and one.deed == "moved"]:
            self._review.deciding.accept(moves, actor, ())

    def find_missing(
        self, missing_ones: Sequence[str] = (), places: Sequence[Path] = (), job: Job | None = None
    ) -> tuple[FoundAgain, ...]:
        """Return where missing originals are now: among the originals, the retired, in files and folders given.

        They are known by their bytes, whatever they are called. Without names all missing ones are looked for. A
        single file given for a single one is returned also where its bytes are others. Raises NotFound, StorageFailed;
        Cancelled when `job` does.
        """
        return FindingAgain(self._originals).find(missing_ones, places, job)

    def bring_missing_back(self, found: FoundAgain, actor: Actor, *, follow: bool = False) -> Changes:
        """Let a missing original be there again, as it was found.

        A file from outside is copied to its place, a retired one restored to it, one elsewhere among the originals
        moved back to it; with `follow` that one stays, and the list and the summaries tell its new path. Raises
        NotFound, Refused.
        """
        finding = FindingAgain(self._originals)

        def plan() -> Plan:
            if follow and found.place == "sources":
                return finding.following(found, self._shelf, self._index)
            return finding.plan(found, self._clock.now())

        changes = self._sourcing.change(plan, actor)
        if follow and found.place == "sources":
            self._journal.fetches.move(found.missing, found.path)
            self._accept_move(found, actor)
        return replace(changes, sources=changes.sources | {found.missing, found.path or found.missing})


def _retired_file(one: emptying.Kept) -> RetiredFile:
    if one.record is None:
        return RetiredFile(one.entry.path, "", one.entry.size, has_record=False)
    told: Source = retired_source(one.record)
    return RetiredFile(one.entry.path, told.path, one.entry.size, told.retired_at, told.why, told.reason)
