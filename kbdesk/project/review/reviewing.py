"""What a door may ask of the review: the part of Project that tells what waits, and takes the person's word."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from kbdesk.project.review.comparing import Comparing
from kbdesk.project.review.differences import Differences
from kbdesk.project.review.examining import examine
from kbdesk.project.review.flags import Flagging
from kbdesk.project.review.reverting import Choices
from kbdesk.project.review.values import QueueFilter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.journal.journal import Journal
    from kbdesk.plan import Actor
    from kbdesk.project.history import PageHistory
    from kbdesk.project.review.review import Review
    from kbdesk.project.review.values import (
        Comment,
        HunkSpans,
        Judged,
        LinkChoice,
        MadeComment,
        MadeJudgement,
        Order,
        Piece,
        Queue,
        Resolution,
        RevertPreview,
        ReviewCounts,
    )
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job

EVERYTHING = QueueFilter()


class Reviewing(Comparing, ABC):
    """Reading changes nothing. Each writing method takes who does it."""

    _history: PageHistory
    _journal: Journal
    _review: Review
    _shelf: ProjectShelf
    writable: bool

    @abstractmethod
    def _refuse_unless_writable(self) -> None:
        """Raise StorageFailed where nothing can be written."""

    def review_counts(self) -> ReviewCounts:
        """Return how much waits for the person's word. Cheap."""
        return self._review.queue.counts()

    def review_queue(
        self, wanted: QueueFilter = EVERYTHING, order: Order = "newest", first: int = 0, limit: int = 100
    ) -> Queue:
        """Return what waits by operation, from the `first` one on (counted from 0)."""
        return self._review.queue.queue(wanted, order, first, limit)

    def examine_waiting(self, job: Job | None = None) -> int:
        """Work out the flags of what waits and has none yet; return of how many pieces. The queue shows them then.

        Where nothing can be written they stay unknown. Raises Cancelled as `job` does; what was found is kept.
        """
        if not self.writable:
            return 0
        differences = Differences(self._review.texts, self._history, self._shelf)
        return examine(self._journal, self._review.texts, Flagging(self._shelf, differences), job)

    def accept(self, pieces: Sequence[Piece], actor: Actor, hunks: Sequence[HunkSpans] = ()) -> Judged:
        """Keep pieces, or of one piece some hunks; what waits no more is left out. No file changes.

        Raises Refused for hunks of several pieces, NotFound.
        """
        self._refuse_unless_writable()
        return self._review.deciding.accept(pieces, actor, hunks)

    def preview_revert(
        self, pieces: Sequence[Piece], hunks: Sequence[HunkSpans] = (), job: Job | None = None
    ) -> RevertPreview:
        """Return what taking pieces back would do, or of one piece some hunks; nothing is written.

        Raises NotFound, Refused, Unreadable where a text is damaged.
        """
        return self._review.deciding.preview(pieces, hunks, job)

    def revert(
        self,
        pieces: Sequence[Piece],
        actor: Actor,
        hunks: Sequence[HunkSpans] = (),
        resolutions: Sequence[Resolution] = (),
        links: LinkChoice = "refuse",
        *,
        job: Job | None = None,
    ) -> Judged:
        """Take pieces back, or of one piece some hunks, waiting or not, as one change; what came later stays.

        Originals that came are retired, never deleted. Raises Conflict where a page was changed since in the same
        places and no resolution says what becomes of it, or where it has changed since that was given; Refused where
        pages would go that others link to and `links` does not say what becomes of these, or where all is taken back
        already; NotFound, Unreadable; Cancelled as `job` does, until the change is recorded.
        """
        self._refuse_unless_writable()
        return self._review.deciding.revert(pieces, actor, hunks, Choices(tuple(resolutions), links), job)

    def accept_edited(self, piece: Piece, text: str, base: str, actor: Actor) -> Judged:
        """Save the piece's page as the person changed it, as `save_page` does, and keep the piece, all in one."""
        self._refuse_unless_writable()
        return self._review.deciding.edit(piece, text, base, actor)

    def last_reviewed(self, actor: Actor) -> MadeJudgement | MadeComment | None:
        """Return what somebody judged, or did with a comment, last and did not undo; None for nothing. Cheap."""
        return self._review.recalling.last(actor)

    def judgement(self, judgement: int) -> MadeJudgement:
        """Return one judgement. Raises NotFound."""
        return self._review.recalling.one(judgement)

    def preview_undo(self, judgement: int) -> RevertPreview:
        """Return what undoing a judgement would do to files, as `preview_revert` does. Raises NotFound, Unreadable."""
        return self._review.deciding.preview_undo(judgement)

    def undo_judgement(
        self, judgement: int, actor: Actor, resolutions: Sequence[Resolution] = (), job: Job | None = None
    ) -> Judged:
        """Undo a judgement: what it said of its pieces is as if it was not said, and its change is taken back.

        Raises NotFound, Refused where it was undone already, Conflict where what it changed was changed since and no
        resolution says what becomes of it, Cancelled as `job` does until it is recorded.
        """
        self._refuse_unless_writable()
        return self._review.deciding.undo(judgement, actor, resolutions, job)

    def comment(self, piece: Piece, spans: HunkSpans, text: str, actor: Actor) -> Comment:
        """Write to the agent about a piece, or about lines of it. Raises NotFound, Refused."""
        self._refuse_unless_writable()
        return self._review.comments.add(piece, spans, text, actor)

    def comments(self, *, open_only: bool = True) -> tuple[Comment, ...]:
        """Return the comments, the newest first; with `open_only` those that are not closed."""
        return self._review.comments.all(open_only=open_only)

    def close_comment(self, comment: int, actor: Actor) -> Comment:
        """Close a comment: it was dealt with. Raises NotFound, Refused."""
        self._refuse_unless_writable()
        return self._review.comments.close(comment, actor)

    def reopen_comment(self, comment: int, actor: Actor) -> Comment:
        """Let a comment that was answered or closed stand open again. Raises NotFound, Refused."""
        self._refuse_unless_writable()
        return self._review.comments.reopen(comment, actor)

    def undo_comment(self, deed: int) -> None:
        """Undo what `last_reviewed` told of a comment: it stands as before, and one that was written is gone.

        One that an agent answered is closed instead. Raises NotFound, Refused where it was undone already.
        """
        self._refuse_unless_writable()
        self._review.comments.undo(deed)

    def reply_to_comment(self, comment: int, text: str, actor: Actor) -> Comment:
        """Note what an agent replied; the person closes the comment, or opens it again. Raises NotFound, Refused."""
        self._refuse_unless_writable()
        return self._review.comments.reply(comment, text, actor)
