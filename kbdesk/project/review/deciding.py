"""What the person decides about pieces: they stay, go, or stay changed; each is one judgement, and undone as one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from kbdesk.errors import Conflict, Refused
from kbdesk.pages.saving import Wanted
from kbdesk.plan import Plan
from kbdesk.project.progress import part_of
from kbdesk.project.review.judging import written
from kbdesk.project.review.reverting import Choices
from kbdesk.project.review.values import Judged, Piece
from kbdesk.project.values import Changes

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from kbdesk.journal.journal import Journal
    from kbdesk.journal.reviews import Judging
    from kbdesk.plan import Actor
    from kbdesk.project.review.judging import Judge
    from kbdesk.project.review.originals_back import Taken
    from kbdesk.project.review.reverting import Reverting, Target
    from kbdesk.project.review.texts import PieceTexts
    from kbdesk.project.review.values import HunkSpans, Resolution, RevertPreview
    from kbdesk.project.saving import Saving
    from kbdesk.project.values import Job

    class Commit(Protocol):
        """How a plan is carried out."""

        def __call__(  # noqa: D102
            self,
            make_plan: Callable[[], Plan],
            actor: Actor,
            ending: Callable[[], Any] | None = None,
            *,
            job: Job | None = None,
        ) -> Changes: ...


PREVIEWING = 2
REVERTING = 5
"""Parts of the work: to read what was changed, to plan, and the three of carrying it out."""
BACK = "Some of what this took back or changed was changed since."


class Deciding:
    """Carries judgements out, each in one transaction with what it does to files."""

    def __init__(
        self, journal: Journal, texts: PieceTexts, judge: Judge, reverting: Reverting, saving: Saving, commit: Commit
    ) -> None:
        self._journal = journal
        self._texts = texts
        self._judge = judge
        self._reverting = reverting
        self._saving = saving
        self._commit = commit

    def accept(self, pieces: Sequence[Piece], actor: Actor, hunks: Sequence[HunkSpans]) -> Judged:
        """Keep pieces that wait, or some hunks of one."""
        self._refuse_unfit(pieces, hunks)
        if hunks:
            return self._accept_hunks(pieces[0], actor, hunks)
        judging = self._judge.judging("accept", self._reverting.as_whole(pieces), actor)
        judgement = self._journal.reviews.judge(judging)
        return self._judge.told(judgement, Changes(self._journal.version(), reviews=True))

    def _accept_hunks(self, piece: Piece, actor: Actor, hunks: Sequence[HunkSpans]) -> Judged:
        """Keep hunks under the lock: whether the piece waits on depends on what others say of its other hunks."""
        known: set[int] = set()

        def judging() -> Judging:
            known.update(one.judgement for one in self._journal.reviews.said_of(piece.change, piece.path))
            return self._judge.judging("accept", [piece], actor, hunks)

        changes = self._commit(lambda: Plan("accept", piece.path), actor, judging)
        wanted = {written(one) for one in hunks}
        said = self._journal.reviews.said_of(piece.change, piece.path)
        made = [one.judgement for one in said if one.spans in wanted and one.judgement not in known]
        return self._judge.told(made[-1] if made else 0, replace(changes, reviews=True))

    def preview(self, pieces: Sequence[Piece], hunks: Sequence[HunkSpans], job: Job | None = None) -> RevertPreview:
        """Return what taking pieces back, or some hunks of one, would do."""
        targets = self._targets(pieces, hunks, part_of(job, 0, PREVIEWING))
        return self._reverting.preview(targets, part_of(job, 1, PREVIEWING))

    def revert(
        self,
        pieces: Sequence[Piece],
        actor: Actor,
        hunks: Sequence[HunkSpans],
        choices: Choices,
        job: Job | None = None,
    ) -> Judged:
        """Take pieces back, or some hunks of one, as one change; what cannot be taken back waits on."""
        left: frozenset[Piece] = frozenset()

        def plan() -> Plan:
            nonlocal left
            targets = self._targets(pieces, hunks, part_of(job, 0, REVERTING))
            if not targets:
                raise Refused("This is taken back already.", pieces[0].path if pieces else None)
            reason = self._reverting.reason([one.piece for one in targets])
            taken = self._reverting.plan(targets, choices, "revert", reason, part_of(job, 1, REVERTING))
            left = taken.left
            return taken.plan

        def judging() -> Judging:
            back = [piece for piece in self._left(pieces, hunks) if piece not in left]
            return self._judge.judging("revert", back, actor, hunks)

        return self._told(pieces, self._commit(plan, actor, judging, job=_rest(job)))

    def edit(self, piece: Piece, text: str, base: str, actor: Actor) -> Judged:
        """Save a page's text as the person changed it, and keep the piece."""
        page = self._reverting.page_of(piece)
        wanted = Wanted(page, text, None)
        changes = self._saving.save(wanted, base, actor, lambda: self._judge.judging("edit", [piece], actor))
        return self._told([piece], changes)

    def preview_undo(self, judgement: int) -> RevertPreview:
        """Return what undoing a judgement would do to files."""
        change = self._journal.reviews.get(judgement).change
        return self._reverting.preview(self._reverting.of_change(change) if change is not None else ())

    def undo(self, judgement: int, actor: Actor, resolutions: Sequence[Resolution], job: Job | None = None) -> Judged:
        """Undo a judgement, and take back what its change did to files."""
        made = self._journal.reviews.get(judgement)
        if made.undone:
            raise Refused("This was undone already.", str(judgement))
        if made.change is None:
            self._journal.reviews.unjudge(self._judge.undoing(judgement))
            return self._judge.told(judgement, Changes(self._journal.version(), reviews=True))
        change = made.change

        def plan() -> Plan:
            choices, reason = Choices(resolutions, "leave"), self._reverting.undoing(change)
            targets = self._reverting.of_change(change, part_of(job, 0, REVERTING))
            try:
                return self._reverting.plan(targets, choices, "undo", reason, part_of(job, 1, REVERTING)).plan
            except Conflict as error:
                raise Conflict(BACK, error.where or "", None, error.found) from error

        changes = self._commit(plan, actor, lambda: self._judge.undoing(judgement), job=_rest(job))
        return self._judge.told(judgement, replace(changes, reviews=True))

    def taking_back(self, change: int) -> Taken:
        """Plan to take back a change that was no judgement. Raises Conflict where a page was changed since."""
        reason = self._reverting.undoing(change)
        return self._reverting.plan(self._reverting.of_change(change), Choices((), "leave"), "undo", reason)

    def of_undone(self, change: int, actor: Actor) -> Judging | None:
        """Return what it means for pieces when the person undoes a change; None where it means nothing.

        What waits of the change is taken back with it; one that undid a judgement lets that judgement stand again.
        """
        undone = self._journal.reviews.undone_with(change)
        if undone:
            return self._judge.again(undone, actor)
        waiting = [Piece(*place) for place in self._journal.reviews.waiting_of(change)]
        return self._judge.judging("revert", waiting, actor) if waiting and actor.kind == "person" else None

    def _targets(self, pieces: Sequence[Piece], hunks: Sequence[HunkSpans], job: Job) -> list[Target]:
        self._refuse_unfit(pieces, hunks)
        left = self._left(pieces, hunks)
        chosen = self._judge.left_of(pieces[0], hunks) if hunks else []
        if hunks and not chosen:
            return []
        found = []
        for done, one in enumerate(left):
            job(done, len(left))
            found.append(self._reverting.of_piece(one, self._judge.reverted_hunks(one), chosen))
        return found

    def _left(self, pieces: Sequence[Piece], hunks: Sequence[HunkSpans]) -> list[Piece]:
        """Return the pieces that are not taken back; of a rename both halves, which stand or go together."""
        wanted = pieces if hunks else self._reverting.as_whole(pieces)
        return [piece for piece in dict.fromkeys(wanted) if not self._judge.is_gone(piece)]

    def _refuse_unfit(self, pieces: Sequence[Piece], hunks: Sequence[HunkSpans]) -> None:
        if not hunks:
            return
        if len(pieces) != 1:
            raise Refused("Hunks are judged within one change of one file.", None, "Name one piece with its hunks.")
        self._texts.refuse_unfit(pieces[0], hunks)

    def _told(self, pieces: Sequence[Piece], changes: Changes) -> Judged:
        """Return what was judged; where no file changed, the newest that was said of any piece: some may be left."""
        reviews = self._journal.reviews
        made = reviews.of_change(changes.change) if changes.change else None
        judgement = made.id if made else 0
        if not changes.change:
            said = (one.judgement for piece in pieces for one in reviews.said_of(piece.change, piece.path))
            judgement = max(said, default=0)
        return self._judge.told(judgement, replace(changes, reviews=True))


def _rest(job: Job | None) -> Job:
    """Return a job for carrying out what was read and planned in the first two parts."""

    def step(done: int, total: int) -> None:
        if job is not None:
            job(2 * total // 3 + done, REVERTING * total // 3)

    return step
