"""The review of one project: its queue, its judgements, its comments."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Unreadable
from kbdesk.project.review.awaiting import is_generated
from kbdesk.project.review.commenting import Comments
from kbdesk.project.review.deciding import Deciding
from kbdesk.project.review.judging import Judge
from kbdesk.project.review.original_changes import OriginalChanges
from kbdesk.project.review.queue import ReviewQueue
from kbdesk.project.review.recalling import Recalling
from kbdesk.project.review.renames import Renames
from kbdesk.project.review.reverting import Reverting
from kbdesk.project.review.texts import PieceTexts, as_bytes
from kbdesk.project.review.values import Piece

if TYPE_CHECKING:
    from kbdesk.project.clock import Clock
    from kbdesk.project.originals import Originals
    from kbdesk.project.review.deciding import Commit
    from kbdesk.project.saving import Saving
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.state import State


class Review:
    """What belongs together; see each."""

    def __init__(
        self, state: State, shelf: ProjectShelf, clock: Clock, originals: Originals, saving: Saving, commit: Commit
    ) -> None:
        self._journal = state.journal
        self._noted_up_to, self._is_writable = 0, state.writable
        self._index_md = shelf.layout.in_project("index.md") if shelf.layout.makes_index else ""
        renames = Renames(state.journal)
        self.texts = PieceTexts(state.journal, renames)
        self.original_changes = OriginalChanges(shelf.folder, state.journal, state.index, originals, self.texts)
        self.queue = ReviewQueue(state.journal, state.index, renames, shelf.sources)
        self.recalling = Recalling(state.journal, state.index, renames, shelf.sources)
        judge = Judge(state.journal, self.texts, clock)
        reverting = Reverting(self.texts, shelf, state.index, originals, renames)
        self.deciding = Deciding(state.journal, self.texts, judge, reverting, saving, commit)
        self.comments = Comments(state.journal, state.index, self.texts, clock, shelf.sources)

    def note_unnoted(self) -> None:
        """Let wait what a program of an earlier version wrote, which runs still and notes nothing of it.

        Nor does index.md wait any more that such a version let wait although it follows from the pages. Cheap.
        """
        reviews, last = self._journal.reviews, self._journal.reviews.settled()
        if last <= self._noted_up_to or not self._is_writable:
            return
        if self._noted_up_to == 0:
            self._leave_out_generated()
        unnoted = reviews.unnoted(self._noted_up_to, last)
        if waiting := [place for place in unnoted if not self._is_generated(place)]:
            reviews.let_wait(waiting)
        self._noted_up_to = last

    def _leave_out_generated(self) -> None:
        for place in self._journal.reviews.unexamined_of(self._index_md):
            if self._is_generated(place):
                self._journal.reviews.leave_out(place)

    def _is_generated(self, place: tuple[int, str]) -> bool:
        """Whether a piece is of index.md and needs nobody's word."""
        if place[1] == self._index_md:
            with suppress(NotFound, Unreadable):
                return is_generated(*map(as_bytes, self.texts.of(Piece(*place))))
        return False
