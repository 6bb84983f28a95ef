"""What is to be written down when the person says something of pieces, or takes it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kbdesk.journal.reviews import Judging, Sentence, Unjudging
from kbdesk.pages.difference.compare import compare
from kbdesk.pages.taking_back import without
from kbdesk.project.review.queue import spans_of
from kbdesk.project.review.texts import as_bytes
from kbdesk.project.review.values import Judged, Piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.journal.journal import Journal
    from kbdesk.journal.reviews import Said
    from kbdesk.plan import Actor
    from kbdesk.project.clock import Clock
    from kbdesk.project.review.texts import PieceTexts
    from kbdesk.project.review.values import HunkSpans
    from kbdesk.project.values import Changes

Verdict = Literal["accepted", "reverted"]


class Judge:
    """Tells what a judgement means for each piece; writes nothing."""

    def __init__(self, journal: Journal, texts: PieceTexts, clock: Clock) -> None:
        self._journal = journal
        self._texts = texts
        self._clock = clock

    def judging(
        self,
        kind: Literal["accept", "revert", "edit"],
        pieces: Sequence[Piece],
        actor: Actor,
        hunks: Sequence[HunkSpans] = (),
    ) -> Judging:
        """Return the judgement of pieces, or of some hunks of one; hunks that were taken back before are left out."""
        verdict: Verdict = "reverted" if kind == "revert" else "accepted"
        at, is_taken = self._clock.stamp(), kind == "revert"
        if not hunks:
            sentences = tuple(Sentence(one.change, one.path, verdict) for one in dict.fromkeys(pieces))
            return Judging(kind, at, actor, sentences, waiting_only=not is_taken)
        piece = pieces[0]
        left = self.left_of(piece, hunks)
        said = {spans_of(one.spans): one.state for one in self._hunks_of(piece)} | dict.fromkeys(left, verdict)
        state = self._state_of(piece, said)
        words = tuple(Sentence(piece.change, piece.path, state, written(one), verdict) for one in left)
        return Judging(kind, at, actor, words, waiting_only=not is_taken)

    def told(self, judgement: int, changes: Changes) -> Judged:
        """Return what a judgement came to."""
        said = self._journal.reviews.said_by(judgement) if judgement else []
        return Judged(judgement, tuple(dict.fromkeys(Piece(one.change, one.path) for one in said)), changes)

    def undoing(self, judgement: int) -> Unjudging:
        """Return what undoes a judgement: its pieces stand then as without it."""
        pieces = dict.fromkeys(Piece(one.change, one.path) for one in self._journal.reviews.said_by(judgement))
        states = tuple((one.change, one.path, self._state_without(one, judgement)) for one in pieces)
        return Unjudging(judgement, self._clock.stamp(), states)

    def again(self, judgement: int, actor: Actor) -> Judging:
        """Return a judgement that says what another said that was undone."""
        made = self._journal.reviews.get(judgement)
        sentences = []
        for one in self._journal.reviews.said_by(judgement):
            piece, state = Piece(one.change, one.path), one.state
            if one.spans:
                said = {spans_of(each.spans): each.state for each in self._hunks_of(piece)}
                state = self._state_of(piece, said | {spans_of(one.spans): one.state})
            sentences.append(Sentence(one.change, one.path, state, one.spans, one.state))
        return Judging(made.kind, self._clock.stamp(), actor, tuple(sentences))

    def _state_without(self, piece: Piece, judgement: int) -> str:
        said = [one for one in self._journal.reviews.said_of(piece.change, piece.path) if one.judgement != judgement]
        whole = [one.state for one in said if not one.spans]
        if whole:
            return whole[-1]
        if not said:
            return "waiting" if self._texts.awaits(piece) else ""
        return self._state_of(piece, {spans_of(one.spans): one.state for one in said})

    def reverted_hunks(self, piece: Piece) -> list[HunkSpans]:
        """Return the hunks of a piece that were taken back by themselves."""
        last = {one.spans: one for one in self._hunks_of(piece)}
        gone = (one for one in last.values() if one.state == "reverted" and self._stands(one))
        return [spans_of(one.spans) for one in gone]

    def is_gone(self, piece: Piece) -> bool:
        """Whether a piece was taken back, and the change that did it was not taken back itself."""
        if self._journal.reviews.state(piece.change, piece.path) != "reverted":
            return False
        said = self._journal.reviews.said_of(piece.change, piece.path)
        back = [one for one in said if one.state == "reverted"]
        return all(self._stands(one) for one in back[-1:])

    def _stands(self, said: Said) -> bool:
        """Whether what a judgement took back of a piece is gone still."""
        change = self._journal.reviews.get(said.judgement).change
        return change is None or not self.is_gone(Piece(change, said.path))

    def left_of(self, piece: Piece, hunks: Sequence[HunkSpans]) -> list[HunkSpans]:
        """Return those of some hunks of a piece that were not taken back."""
        gone = self.reverted_hunks(piece)
        return [spans for spans in dict.fromkeys(tuple(sorted(one)) for one in hunks) if spans not in gone]

    def _hunks_of(self, piece: Piece) -> list[Said]:
        return [one for one in self._journal.reviews.said_of(piece.change, piece.path) if one.spans]

    def _state_of(self, piece: Piece, said: dict[HunkSpans, str]) -> str:
        """Return the state of a piece of which hunks are judged: it waits while anything else of it differs."""
        if self._texts.renamed_from(piece) is not None:
            return "waiting"  # for a word on its new name
        before, after = self._texts.of(piece)
        left = without(before, after, [span for spans in said for span in spans])
        if not all(hunk.is_routine for hunk in compare(as_bytes(before), as_bytes(left)).hunks):
            return "waiting"
        return "accepted" if "accepted" in said.values() else "reverted"


def written(spans: HunkSpans) -> str:
    """Return the spans of a hunk as the journal holds them."""
    return ";".join(map(str, sorted(spans)))
