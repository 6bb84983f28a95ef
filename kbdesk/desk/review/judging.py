"""What the person does with pieces: each runs on a worker, says what it did, and can be taken back."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kbdesk.desk import core, notices
from kbdesk.desk.review import words
from kbdesk.desk.review.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.review.values import HunkSpans, Judged, Piece, WaitingPiece

KEPT = 200
"""Judgements of this room that can be undone one after another."""


class Judging(QObject):
    """Accepts, comments, undoes. What reverts is asked for with a preview first; see `reverting`."""

    judged = Signal(object)
    """Something was judged, or undone: what came of it, a Judged."""
    failed = Signal()
    """Nothing was judged, and the person was told why."""
    commented = Signal()

    def __init__(self, session: Session, widget: QWidget) -> None:
        super().__init__(widget)
        self._session = session
        self._widget = widget
        self._done: list[int] = []
        # Of each judgement that is on its way, in order: whether it is undone as soon as it is there.
        self._under_way: deque[bool] = deque()

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
        self._under_way.append(False)

    def tell(self, said: str, done: Judged) -> None:
        """Say what was judged, with the step that takes it back, and let the room go on."""
        is_undone = self._under_way.popleft()
        if done.judgement:
            self._done = [*self._done, done.judgement][-KEPT:]
            action = (tr("Undo"), lambda: self.undo(done.judgement))
            details = core.lines(done.changes.warnings)
            kind = "warn" if details else "good"
            notices.say(self._widget, said, kind, details, action, _subject(done.judgement))
        self.judged.emit(done)
        if is_undone:
            self.undo(done.judgement)

    def told_failed(self, error: KbdeskError) -> None:
        """Say why nothing was judged."""
        self._under_way.popleft()
        self.told(error)

    def told(self, error: KbdeskError) -> None:
        """Say why something was not possible."""
        notices.tell(self._widget, error)
        self.failed.emit()

    # undoing

    def can_undo(self) -> bool:
        """Whether something was judged here that can be undone."""
        return bool(self._done or self._under_way)

    def undo_last(self) -> None:
        """Undo what was judged last."""
        left = [at for at, is_undone in enumerate(self._under_way) if not is_undone]
        if left:
            self._under_way[left[-1]] = True
        elif self._done:
            self.undo(self._done[-1])

    def undo(self, judgement: int) -> None:
        """Undo one judgement: its pieces wait again, and what a revert changed stands as before."""
        if judgement not in self._done:
            return
        self._done.remove(judgement)
        project, person, subject = self._session.project, self._session.person, _subject(judgement)
        notices.say(self._widget, tr("Taking it back…"), subject=subject)

        def done(result: Judged) -> None:
            notices.say(self._widget, tr("Undone: it waits again."), "good", subject=subject)
            self.judged.emit(result)

        def failed(error: KbdeskError) -> None:
            self._done.append(judgement)
            notices.take_away(self._widget, subject)
            self.told(error)

        self._session.write(self, lambda _job: project.undo_judgement(judgement, person), done, failed)

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


def _subject(judgement: int) -> str:
    return f"judgement {judgement}"
