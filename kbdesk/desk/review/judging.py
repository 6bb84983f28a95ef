"""What the person does with pieces: each runs on a worker, says what it did, and can be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kbdesk.desk import core, notices
from kbdesk.desk.review import words
from kbdesk.desk.review.undoing import Undoing, subject_of
from kbdesk.desk.review.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.review.values import HunkSpans, Judged, MadeJudgement, Piece, WaitingPiece


class Judging(QObject):
    """Accepts, comments. What reverts is asked for with a preview first, see `reverting`; for undoing see `undoing`."""

    judged = Signal(object)
    """Something was judged, or undone: what came of it, a Judged."""
    undone = Signal(object)
    """A judgement was undone, which is told before `judged`: what came of it, a Judged."""
    failed = Signal()
    """Nothing was judged, and the person was told why."""
    commented = Signal()

    def __init__(self, session: Session, widget: QWidget) -> None:
        super().__init__(widget)
        self._session = session
        self._widget = widget
        self._last: MadeJudgement | None = None
        self._under_way = 0
        self._undoing = Undoing(session, widget)
        self._undoing.undone.connect(self.undone)
        self._undoing.undone.connect(self.judged)
        self._undoing.failed.connect(self.failed)

    def accept(self, pieces: Sequence[WaitingPiece], hunks: Sequence[HunkSpans] = ()) -> None:
        """Keep pieces as they are, or hunks of one."""
        project, person = self._session.project, self._session.person
        which = [one.piece for one in pieces]
        said = accepted(pieces, is_part=bool(hunks))
        self.begin()
        self._session.write(
            self,
            lambda _job: project.accept(which, person, tuple(hunks)),
            lambda done: self.tell(said, done),
            self.told_failed,
        )

    def begin(self) -> None:
        """Note that something is being judged: from now on that can be undone."""
        self._under_way += 1

    def tell(self, said: str, done: Judged) -> None:
        """Say what was judged, with the step that takes it back, and let the room go on."""
        if done.judgement:
            action = (tr("Undo"), lambda: self._undoing.undo(done.judgement))
            details = core.lines(done.changes.warnings)
            kind = "warn" if details else "good"
            notices.say(self._widget, said, kind, details, action, subject_of(done.judgement))
        self._under_way -= 1
        self.judged.emit(done)

    def told_failed(self, error: KbdeskError) -> None:
        """Say why nothing was judged."""
        self.give_up()
        self.told(error)

    def give_up(self) -> None:
        """Note that what was begun came to nothing; where that was begun says why."""
        self._under_way -= 1

    def told(self, error: KbdeskError) -> None:
        """Say why something was not possible."""
        notices.tell(self._widget, error)
        self.failed.emit()

    # undoing

    def know(self, last: MadeJudgement | None) -> None:
        """Take over what the person judged last, as the journal has it."""
        self._last = last

    def can_undo(self) -> bool:
        """Whether the person judged something that can be undone, or does so just now."""
        return self._last is not None or self._under_way > 0

    def undo_last(self) -> None:
        """Undo what was judged last."""
        if self.can_undo():
            self._undoing.undo()

    # comments

    def comment(self, piece: Piece, spans: HunkSpans, text: str, failed: Callable[[], object]) -> None:
        """Leave words for the agent; `failed` is called where that was not possible."""
        project, person = self._session.project, self._session.person

        def not_done(error: KbdeskError) -> None:
            notices.tell(self._widget, error)
            failed()

        self._session.write(
            self,
            lambda _job: project.comment(piece, spans, text, person),
            lambda _comment: self.commented.emit(),
            not_done,
        )

    def close_comment(self, comment: int) -> None:
        """Say that a comment was dealt with."""
        project = self._session.project
        self._session.write(self, lambda _job: project.close_comment(comment), lambda _one: self.commented.emit())

    def reopen_comment(self, comment: int) -> None:
        """Let a comment stand open again."""
        project = self._session.project
        self._session.write(self, lambda _job: project.reopen_comment(comment), lambda _one: self.commented.emit())


def accepted(pieces: Sequence[WaitingPiece], *, is_part: bool = False) -> str:
    """Return what accepting did, in a sentence."""
    if len(pieces) == 1:
        form = tr("Accepted a part of “{title}”.") if is_part else tr("Accepted: {title}")
        return form.replace("{title}", words.title(pieces[0]))
    return tr("Accepted: {count} changes.").replace("{count}", words.number(len(pieces)))
