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
    from kbdesk.project.review.renames import Renames


class Recalling:
    """Reads judgements; what stands is in the journal, so that it is known after a restart as before."""

    def __init__(self, journal: Journal, index: Index, renames: Renames, sources: str) -> None:
        self._journal = journal
        self._renames = renames
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
        those = self._journal.comment_deeds.together(made.id)
        comment = self._journal.comments.get(made.comment)
        piece = Piece(comment.change, comment.path)
        page, title, _type = Naming(self._index, self._sources).of_piece(piece, self._titles)
        return MadeComment(made.id, made.at, made.deed, page, title, len(those))  # type: ignore[arg-type]

    def _told(self, made: Judgement) -> MadeJudgement:
        said = self._journal.reviews.said_by(made.id)
        pieces = self._as_one(sorted({Piece(one.change, one.path) for one in said}))
        is_one = len({piece.path for piece in pieces}) == 1
        naming = Naming(self._index, self._sources)
        name = naming.of_piece(pieces[-1], self._titles) if is_one else ("", "", "")
        is_part = any(one.spans for one in said)
        return MadeJudgement(made.id, made.at, made.kind, len(pieces), is_part, *name)  # type: ignore[arg-type]

    def _as_one(self, pieces: list[Piece]) -> list[Piece]:
        """Return pieces, those of a page that got another name as the one that the queue showed."""
        halves = {piece: self._renames.other_half(piece) for piece in pieces}
        return [piece for piece, other in halves.items() if other not in halves or not self._went(piece)]

    def _went(self, piece: Piece) -> bool:
        step = self._journal.history.step(piece.change, piece.path)
        return step is not None and step.after is None
