"""How reverting goes: what it would do is found out first; where the person must choose, a sheet asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from kbdesk.desk import notices
from kbdesk.desk.review import words
from kbdesk.desk.review.confirming import ConfirmDialog
from kbdesk.desk.review.editing import EditDialog
from kbdesk.desk.review.revertsheet import RevertDialog, Settled, is_there
from kbdesk.desk.review.words import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Literal

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.review.confirming import Together
    from kbdesk.desk.review.judging import Judging
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.project import Project
    from kbdesk.project.review.values import (
        HunkSpans,
        Judged,
        Piece,
        QueueFilter,
        RevertPreview,
        WaitingPiece,
    )
    from kbdesk.project.values import Job

EVERYTHING = 1_000_000
"""As many operations as there may be."""


class Previewed(NamedTuple):
    """What a revert would do, and what the pages are called that this names, by their ids."""

    preview: RevertPreview
    titles: Mapping[str, str]


def look_ahead(project: Project, pieces: Sequence[Piece], hunks: Sequence[HunkSpans], job: Job) -> Previewed:
    """Ask what a revert would do; runs on a worker."""
    preview = project.preview_revert(pieces, hunks, job)
    named = {page for lost in preview.broken for page in (lost.page, *lost.linked_from)}
    return Previewed(preview, project.titles(named) if named else {})


class Reverting(QObject):
    """Reverts pieces, edits what is to be accepted, and asks before everything is judged at once."""

    waiting_again = Signal(object)
    """These pieces, which were to be reverted, wait still: the person has to decide before."""

    def __init__(self, session: Session, judging: Judging, widget: QWidget) -> None:
        super().__init__(widget)
        self._session = session
        self._judging = judging
        self._widget = widget

    def revert(self, pieces: Sequence[WaitingPiece], hunks: Sequence[HunkSpans] = ()) -> None:
        """Take pieces back, or hunks of one; later changes of the same pages stay."""
        project, which = self._session.project, [one.piece for one in pieces]

        def found(previewed: Previewed) -> None:
            if previewed.preview.is_clear:
                self._do(pieces, hunks, Settled())
            else:
                self._judging.end()
                self._ask(pieces, hunks, previewed)

        judging = self._judging
        judging.begin(() if hunks else which)
        judging.turns.put(
            lambda: judging.turns.read(
                _doing(pieces), lambda job: look_ahead(project, which, tuple(hunks), job), found, judging.told_failed
            ),
            works=2,
        )

    def _ask(self, pieces: Sequence[WaitingPiece], hunks: Sequence[HunkSpans], found: Previewed) -> None:
        dialog = RevertDialog(found.preview, found.titles, self._widget.window())
        turns = self._judging.turns
        dialog.settled.connect(lambda settled: turns.put(lambda: self._do(pieces, hunks, settled, dialog)))
        dialog.show()
        self.waiting_again.emit([one.piece for one in pieces])

    def _do(
        self,
        pieces: Sequence[WaitingPiece],
        hunks: Sequence[HunkSpans],
        settled: Settled,
        dialog: RevertDialog | None = None,
    ) -> None:
        """Revert; the sheet where it was chosen closes when it is done, and is told why where it is not."""
        project, person = self._session.project, self._session.person
        which = [one.piece for one in pieces]
        said = _reverted(pieces, is_part=bool(hunks))

        def revert(job: Job) -> Judged:
            return project.revert(
                which, person, tuple(hunks), resolutions=settled.resolutions, links=settled.links, job=job
            )

        def done(judged: Judged) -> None:
            left = 0 if hunks else len(pieces) - len(judged.pieces)
            words_of_left = _some_left(len(judged.pieces), left) if left > 0 else said
            self._judging.tell(words_of_left if judged.changes.change else _nothing_left(pieces), judged)
            if is_there(dialog):
                dialog.accept()

        def failed(error: KbdeskError) -> None:
            if not is_there(dialog):
                self._judging.told_failed(error)
                return
            self._judging.end()
            self._session.read(
                dialog,
                lambda job: look_ahead(project, which, tuple(hunks), job),
                lambda found: dialog.show_trouble(error, found.preview, found.titles),
                lambda _again: dialog.show_trouble(error),
            )

        self._judging.turns.write(_doing(pieces), revert, done, failed)

    # what is written first

    def edit(self, piece: WaitingPiece) -> None:
        """Let the person change the page, and accept what comes of it."""
        dialog = EditDialog(self._session, piece, self._widget.window())
        said = tr("Edited and accepted: {title}").replace("{title}", words.title(piece))

        def tell(done: Judged) -> None:
            self._judging.begin()
            self._judging.say(said, done)

        dialog.accepted_edited.connect(tell)
        dialog.show()

    # everything

    def confirm_all(
        self, kind: Literal["accept", "revert"], wanted: QueueFilter, of: Together = "shown", shown: int = 0
    ) -> None:
        """Judge everything that fits, after the person has said so; `shown` is how much of it they see, where less."""
        project = self._session.project

        def everything(_job: Job) -> tuple[WaitingPiece, ...]:
            queue = project.review_queue(wanted, "newest", 0, EVERYTHING)
            return tuple(piece for operation in queue.operations for piece in operation.pieces)

        def found(pieces: tuple[WaitingPiece, ...]) -> None:
            if pieces:
                dialog = ConfirmDialog(kind, of, pieces, self._widget.window(), shown)
                act = self._judging.accept if kind == "accept" else self.revert
                dialog.accepted.connect(lambda: act(pieces))
                dialog.show()

        self._session.read(self, everything, found, self._failed, replaces="everything")

    def _failed(self, error: KbdeskError) -> None:
        self._judging.failed.emit()
        notices.tell(self._widget, error)


def _reverted(pieces: Sequence[WaitingPiece], *, is_part: bool) -> str:
    """Return what reverting did, in a sentence."""
    if len(pieces) == 1:
        form = tr("Reverted a part of “{title}”.") if is_part else tr("Reverted: {title}")
        return form.replace("{title}", words.title(pieces[0]))
    return tr("Reverted: {count} changes.").replace("{count}", words.number(len(pieces)))


def _doing(pieces: Sequence[WaitingPiece]) -> str:
    """Return what is told while changes are reverted, where that lasts."""
    if len(pieces) == 1:
        return tr("Reverting “{title}”…").replace("{title}", words.title(pieces[0]))
    return tr("Reverting {count} changes…").replace("{count}", words.number(len(pieces)))


def _some_left(count: int, left: int) -> str:
    """Return what is said of a revert that left some changes waiting, because they cannot be taken back."""
    told = tr("Reverted: {count} changes. Others cannot be taken back and wait on: {left}")
    return told.replace("{count}", words.number(count)).replace("{left}", words.number(left))


def _nothing_left(pieces: Sequence[WaitingPiece]) -> str:
    """Return what is said of a revert that found nothing to write: the person, or another program, did it already."""
    if len(pieces) == 1:
        return tr("Nothing was left to take back: {title}").replace("{title}", words.title(pieces[0]))
    return tr("Nothing was left to take back of {count} changes.").replace("{count}", words.number(len(pieces)))
