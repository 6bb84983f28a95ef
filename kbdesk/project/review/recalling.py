"""What the person said last, told so that they know it again: for undoing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.project.review.queue import Naming
from kbdesk.project.review.titles import TitlesOfGone
from kbdesk.project.review.values import MadeComment, MadeJudgement, Piece

if TYPE_CHECKING:
    from kbdesk.index.index import Index
    from kbdesk.journal.comment_deeds import CommentDeed
    from kbdesk.journal.journal import Journal
    from kbdesk.journal.reviews import Judgement
    from kbdesk.plan import Actor


class Recalling:
    """Reads judgements; what stands is in the journal, so that it is known after a restart as before."""

    def __init__(self, journal: Journal, index: Index, sources: str) -> None:
        self._journal = journal
        self._index = index
        self._sources = f"{sources}/"
        self._titles = TitlesOfGone(journal)

    def last(self, actor: Actor) -> MadeJudgement | MadeComment | None:
        """Return what somebody judged, or did with a comment, last and did not undo; None where there is nothing."""
        judged, deed = self._journal.reviews.last_by(actor), self._journal.comment_deeds.last_by(actor)
        if deed is not None and (judged is None or deed.judgement >= judged.id):
            return self._told_deed(deed)
        return self._told(judged) if judged is not None else None

    def one(self, judgement: int) -> MadeJudgement:
        """Return one judgement. Raises NotFound."""
        return self._told(self._journal.reviews.get(judgement))

    def _told_deed(self, made: CommentDeed) -> MadeComment:
        comment = self._journal.comments.get(made.comment)
        piece = Piece(comment.change, comment.path)
        page, title, _type = Naming(self._index, self._sources).of_piece(piece, self._titles)
        return MadeComment(made.id, made.at, made.deed, page, title)  # type: ignore[arg-type]

    def _told(self, made: Judgement) -> MadeJudgement:
        said = self._journal.reviews.said_by(made.id)
        pieces = sorted({(one.change, one.path) for one in said})
        is_one = len({path for _, path in pieces}) == 1
        naming = Naming(self._index, self._sources)
        name = naming.of_piece(Piece(*pieces[-1]), self._titles) if is_one else ("", "", "")
        is_part = any(one.spans for one in said)
        return MadeJudgement(made.id, made.at, made.kind, len(pieces), is_part, *name)  # type: ignore[arg-type]
