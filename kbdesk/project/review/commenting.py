"""What the person writes to agents about changes, as the doors see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Refused, Unreadable
from kbdesk.pages.difference.lines import parted
from kbdesk.project.review.judging import written
from kbdesk.project.review.queue import Naming, spans_of
from kbdesk.project.review.titles import TitlesOfGone
from kbdesk.project.review.values import Comment, Piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.index.index import Index
    from kbdesk.journal.comments import CommentRecord
    from kbdesk.journal.journal import Journal
    from kbdesk.plan import Actor
    from kbdesk.project.clock import Clock
    from kbdesk.project.review.texts import PieceTexts
    from kbdesk.project.review.values import HunkSpans

LONGEST = 4000
"""Characters of a comment or reply."""


class Comments:
    """The comments of a project."""

    def __init__(self, journal: Journal, index: Index, texts: PieceTexts, clock: Clock, sources: str) -> None:
        self._journal = journal
        self._index = index
        self._texts = texts
        self._clock = clock
        self._sources = sources
        self._titles = TitlesOfGone(journal)

    def add(self, piece: Piece, spans: HunkSpans, text: str, actor: Actor) -> Comment:
        """Write a comment on a piece. Raises NotFound, Refused for no words, too many, or no such lines."""
        self._texts.step(piece)
        if spans:
            self._texts.refuse_unfit(piece, [spans])
        words = _checked(text)
        place = (piece.change, piece.path)
        comment = self._journal.comments.add(place, written(spans), words, actor, self._clock.stamp())
        return self.get(comment)

    def wish(self, those: Sequence[tuple[int, str, str]], actor: Actor) -> int:
        """Ask at once that originals be read, each given by a change, its path and words; return the deed, 0 for none.

        Raises Refused as `add`.
        """
        wishes = [(change, path, _checked(text)) for change, path, text in those]
        return self._journal.comments.add_wishes(wishes, actor, self._clock.stamp())

    def close_all(self, comments: Sequence[int], actor: Actor) -> int:
        """Close comments at once; return the deed, 0 for none."""
        return self._journal.comments.close_all(comments, actor, self._clock.stamp())

    def all(self, *, open_only: bool) -> tuple[Comment, ...]:
        """Return the comments, the newest first; with `open_only` those that are not closed."""
        records = self._journal.comments.all(open_only=open_only)
        if not records:
            return ()
        naming = Naming(self._index, f"{self._sources}/")
        return tuple(self._told(record, naming) for record in records)

    def get(self, comment: int) -> Comment:
        """Return one comment. Raises NotFound."""
        return self._told(self._journal.comments.get(comment), Naming(self._index, f"{self._sources}/"))

    def reply(self, comment: int, text: str, actor: Actor) -> Comment:
        """Note what an agent replied. Raises NotFound, Refused for a closed comment."""
        self._journal.comments.reply(comment, _checked(text), actor, self._clock.stamp())
        return self.get(comment)

    def close(self, comment: int, actor: Actor) -> Comment:
        """Close a comment. Raises NotFound, Refused."""
        self._journal.comments.close(comment, actor, self._clock.stamp())
        return self.get(comment)

    def reopen(self, comment: int, actor: Actor) -> Comment:
        """Let a comment stand open again. Raises NotFound, Refused."""
        self._journal.comments.reopen(comment, actor, self._clock.stamp())
        return self.get(comment)

    def undo(self, deed: int) -> None:
        """Undo what was done with a comment. Raises NotFound, Refused."""
        self._journal.comment_deeds.undo(deed, self._clock.stamp())

    def _told(self, record: CommentRecord, naming: Naming) -> Comment:
        piece, spans = Piece(record.change, record.path), spans_of(record.spans)
        page, title, _type = naming.of_piece(piece, self._titles)
        return Comment(
            record.id,
            piece,
            page,
            spans,
            record.text,
            record.at,
            record.by,
            record.state,  # type: ignore[arg-type]
            record.reply,
            record.replied_at,
            record.replied_by,
            self._passage(piece, spans),
            title,
            record.is_wish,
        )

    def _passage(self, piece: Piece, spans: HunkSpans) -> str:
        """Return the lines that a comment is about; "" where it is about all of the piece, or its texts are lost."""
        if not spans:
            return ""
        try:
            before, after = (parted(text or "") for text in self._texts.of(piece))
        except (NotFound, Unreadable):
            return ""
        now = "".join(line for one in spans for line in after[one.after_first : one.after_last])
        return now or "".join(line for one in spans for line in before[one.before_first : one.before_last])


def _checked(text: str) -> str:
    words = text.strip()
    if not words:
        raise Refused("There are no words in this.", None, "Write what is to be said.")
    if len(words) > LONGEST:
        raise Refused(f"This is longer than {LONGEST:,} characters.", None, "Say it in fewer words.")
    return words
