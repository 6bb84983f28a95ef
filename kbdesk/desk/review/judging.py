"""What the person does with pieces: each runs on a worker, says what it did, and can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kbdesk.desk import core, notices
from kbdesk.desk.review import words
from kbdesk.desk.review.turns import Turns
from kbdesk.desk.review.undoing import Undoing, subject_of
from kbdesk.desk.review.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.review.values import (
        HunkSpans,
        Judged,
        MadeComment,
        MadeJudgement,
        Piece,
        WaitingPiece,
    )

FAILED = "judging-failed"
"""What is said where nothing was judged: only the latest such notice stands."""


class Judging(QObject):
    """Accepts, comments. What reverts is asked for with a preview first, see `reverting`; for undoing see `undoing`."""

    judged = Signal(object)
    """Something was judged, or undone: what came of it, a Judged."""
    undone = Signal(object)
    """A judgement was undone, which is told before `judged`: what came of it, a Judged."""
    began = Signal()
    """Something will be done, and can be undone from now on."""
    failed = Signal()
    """Nothing was judged, and the person was told why."""
    sent = Signal(object, object)
    """A comment was written: on which piece, on which spans of it."""
    commented = Signal()
    """A comment was written, closed or opened again, or one of these was undone."""

    def __init__(self, session: Session, widget: QWidget) -> None:
        super().__init__(widget)
        self._session = session
        self._widget = widget
        self._can_undo = False
        self.begun = 0
        """How much was begun so far."""
        self.going: set[Piece] = set()
        """Pieces that are being judged, all of them."""
        self.turns = Turns(session, widget)
        self.turns.emptied.connect(self.going.clear)
        self.turns.stopped.connect(self._stopped)
        self._undoing = Undoing(session, self.turns, widget)
        self._undoing.undone.connect(self.undone)
        self._undoing.undone.connect(self.judged)
        self._undoing.uncommented.connect(self.commented)
        self._undoing.failed.connect(self.failed)

    def accept(self, pieces: Sequence[WaitingPiece], hunks: Sequence[HunkSpans] = ()) -> None:
        """Keep pieces as they are, or hunks of one."""
        project, person = self._session.project, self._session.person
        which = [one.piece for one in pieces]
        said = accepted(pieces, is_part=bool(hunks))
        self.begin(() if hunks else which)
        self.turns.put(
            lambda: self.turns.write(
                tr("Accepting…"),
                lambda _job: project.accept(which, person, tuple(hunks)),
                lambda done: self.tell(said, done),
                self.told_failed,
            )
        )

    def begin(self, pieces: Sequence[Piece] = ()) -> None:
        """Note that something will be judged, these pieces as a whole: from now on that can be undone."""
        self._can_undo = True
        self.begun += 1
        self.going.update(pieces)
        self.began.emit()

    def tell(self, said: str, done: Judged) -> None:
        """Say what was judged when its turn came, and let the next have its turn."""
        self.end()
        self.say(said, done)

    def say(self, said: str, done: Judged) -> None:
        """Say what was judged, with the step that takes it back, and let the room go on."""
        if done.judgement:
            action = (tr("Undo"), lambda: self._undoing.undo(done.judgement))
            details = core.lines(done.changes.warnings)
            kind = "warn" if details else "good"
            notices.say(self._widget, said, kind, details, action, subject_of(done.judgement))
        self.judged.emit(done)

    def end(self) -> None:
        """Note that what was begun has come to its end, whatever came of it; the next is begun."""
        self.turns.end()

    def told_failed(self, error: KbdeskError) -> None:
        """Say why nothing was judged."""
        self.end()
        notices.tell(self._widget, error, FAILED)
        self.failed.emit()

    def _stopped(self) -> None:
        self.going.clear()
        self.failed.emit()

    # undoing

    def know(self, last: MadeJudgement | MadeComment | None, begun: int) -> None:
        """Take over what the person did last, as the journal had it when so much was `begun`."""
        self._can_undo = last is not None or self.begun > begun

    def can_undo(self) -> bool:
        """Whether the person did something that can be undone, or does so just now."""
        return self._can_undo

    def undo_last(self) -> None:
        """Undo what was done last."""
        if self.can_undo():
            self._undoing.undo()

    # comments

    def comment(self, piece: Piece, spans: HunkSpans, text: str, failed: Callable[[], object]) -> None:
        """Leave words for the agent; `failed` is called where that was not possible."""
        project, person = self._session.project, self._session.person
        self._do(lambda: project.comment(piece, spans, text, person), lambda: self.sent.emit(piece, spans), failed)

    def close_comment(self, comment: int) -> None:
        """Say that a comment was dealt with."""
        project, person = self._session.project, self._session.person
        self._do(lambda: project.close_comment(comment, person))

    def reopen_comment(self, comment: int) -> None:
        """Let a comment stand open again."""
        project, person = self._session.project, self._session.person
        self._do(lambda: project.reopen_comment(comment, person))

    def _do(
        self,
        call: Callable[[], object],
        then: Callable[[], object] = lambda: None,
        failed: Callable[[], object] = lambda: None,
    ) -> None:
        """Do something with a comment when its turn has come."""

        def done(_comment: object) -> None:
            self.end()
            then()
            self.commented.emit()

        def not_done(error: KbdeskError) -> None:
            self.end()
            notices.tell(self._widget, error)
            failed()

        self.begin()
        self.turns.put(lambda: self.turns.write(tr("Writing the comment…"), lambda _job: call(), done, not_done))


def accepted(pieces: Sequence[WaitingPiece], *, is_part: bool = False) -> str:
    """Return what accepting did, in a sentence."""
    if len(pieces) == 1:
        form = tr("Accepted a part of “{title}”.") if is_part else tr("Accepted: {title}")
        return form.replace("{title}", words.title(pieces[0]))
    return tr("Accepted: {count} changes.").replace("{count}", words.number(len(pieces)))
