"""The review of one project: its queue, its judgements, its comments."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Unreadable
from kbdesk.project.review.awaiting import is_generated
from kbdesk.project.review.commenting import Comments
from kbdesk.project.review.deciding import Deciding
from kbdesk.project.review.judging import Judge
from kbdesk.project.review.queue import ReviewQueue
from kbdesk.project.review.recalling import Recalling
from kbdesk.project.review.reverting import Reverting
from kbdesk.project.review.texts import PieceTexts, as_bytes
from kbdesk.project.review.values import Piece

if TYPE_CHECKING:
    from kbdesk.project.clock import Clock
    from kbdesk.project.originals import Originals
    from kbdesk.project.saving import Commit, Saving
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.state import State


class Review:
    """What belongs together; see each."""

    def __init__(
        self, state: State, shelf: ProjectShelf, clock: Clock, originals: Originals, saving: Saving, commit: Commit
    ) -> None:
        self._journal = state.journal
        self._index_md = shelf.layout.in_project("index.md")
        self.texts = PieceTexts(state.journal)
        self.queue = ReviewQueue(state.journal, state.index, shelf.sources)
        self.recalling = Recalling(state.journal, state.index, shelf.sources)
        judge = Judge(state.journal, self.texts, clock)
        reverting = Reverting(self.texts, shelf, state.index, originals)
        self.deciding = Deciding(state.journal, self.texts, judge, reverting, saving, commit)
        self.comments = Comments(state.journal, state.index, self.texts, clock, shelf.sources)

    def leave_out_generated(self) -> None:
        """Let no index.md wait that follows from the pages; those changed with earlier versions of kbdesk do."""
        for place in self._journal.reviews.unexamined_of(self._index_md):
            with suppress(NotFound, Unreadable):
                before, after = self.texts.of(Piece(*place))
                if is_generated(as_bytes(before), as_bytes(after)):
                    self._journal.reviews.leave_out(place)
