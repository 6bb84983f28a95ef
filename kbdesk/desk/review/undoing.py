"""How a judgement is undone: the journal knows which was the last; where something was changed since, a sheet asks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from kbdesk.desk import core, notices
from kbdesk.desk.review import words
from kbdesk.desk.review.revertsheet import RevertDialog, is_there
from kbdesk.desk.review.words import tr
from kbdesk.errors import Conflict
from kbdesk.project.review.values import MadeComment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.review.revertsheet import Settled
    from kbdesk.desk.review.turns import Turns
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.plan import Actor
    from kbdesk.project.project import Project
    from kbdesk.project.review.values import Judged, MadeJudgement, Resolution, RevertPreview
    from kbdesk.project.values import Job

LAST = 0
"""Stands for what the person did last: a judgement, or something with a comment."""


class Undone(NamedTuple):
    """What came of undoing: what was undone, None for nothing; or what is to be decided before.

    `trouble` is why it was not done although something was decided.
    """

    made: MadeJudgement | MadeComment | None = None
    done: Judged | None = None
    preview: RevertPreview | None = None
    trouble: KbdeskError | None = None


def take_back(
    project: Project, person: Actor, judgement: int, job: Job, resolutions: Sequence[Resolution] = ()
) -> Undone:
    """Undo a judgement, or what was done last; runs on the writing worker."""
    made = project.last_reviewed(person) if judgement == LAST else project.judgement(judgement)
    if made is None:
        return Undone()
    if isinstance(made, MadeComment):
        project.undo_comment(made.deed)
        return Undone(made)
    try:
        return Undone(made, project.undo_judgement(made.judgement, person, resolutions, job))
    except Conflict as error:
        trouble = error if resolutions else None
        return Undone(made, None, project.preview_undo(made.judgement), trouble)


class Undoing(QObject):
    """Undoes what was judged and said one by one, and says what was undone."""

    undone = Signal(object)
    """A judgement was undone: what came of it, a Judged."""
    uncommented = Signal()
    """Something that was done with a comment was undone."""
    failed = Signal()
    """Nothing was undone, and the person was told why."""

    def __init__(self, session: Session, turns: Turns, widget: QWidget) -> None:
        super().__init__(widget)
        self._session = session
        self._turns = turns
        self._widget = widget

    def undo(self, judgement: int = LAST) -> None:
        """Undo a judgement: its pieces stand as without it, and what a revert changed stands as before."""
        project, person = self._session.project, self._session.person

        def failed(error: KbdeskError) -> None:
            self._turns.end()
            notices.tell(self._widget, error)
            self.failed.emit()

        def done(found: Undone) -> None:
            self._turns.end()
            self._tell(found)

        self._turns.put(
            lambda: self._turns.write(
                tr("Taking it back…"), lambda job: take_back(project, person, judgement, job), done, failed
            )
        )

    def _tell(self, found: Undone) -> None:
        made = found.made
        if made is None:
            self.failed.emit()
        elif isinstance(made, MadeComment):
            notices.say(self._widget, words.undone_comment(made), "good")
            self.uncommented.emit()
        elif found.done is not None:
            details = core.lines(found.done.changes.warnings)
            kind, subject = "warn" if details else "good", subject_of(made.judgement)
            notices.say(self._widget, words.undone(made), kind, details, None, subject)
            self.undone.emit(found.done)
        elif found.preview is not None:
            self._ask(made, found.preview)

    def _ask(self, made: MadeJudgement, preview: RevertPreview) -> None:
        """Let the person decide what will stand where something was changed since; links stay, and it is told."""
        dialog = RevertDialog(replace(preview, broken=()), {}, self._widget.window(), is_undo=True)
        dialog.settled.connect(lambda settled: self._settle(dialog, made, settled))
        dialog.show()

    def _settle(self, dialog: RevertDialog, made: MadeJudgement, settled: Settled) -> None:
        """Undo as it was decided; the sheet closes when it is done, and is told why where it is not."""
        project, person = self._session.project, self._session.person

        def done(found: Undone) -> None:
            self._turns.end()
            if found.trouble is not None and found.preview is not None and is_there(dialog):
                dialog.show_trouble(found.trouble, replace(found.preview, broken=()))
                return
            self._tell(found)
            if is_there(dialog):
                dialog.accept()

        def failed(error: KbdeskError) -> None:
            self._turns.end()
            if is_there(dialog):
                dialog.show_trouble(error)
            else:
                notices.tell(self._widget, error)
            self.failed.emit()

        self._turns.put(
            lambda: self._turns.write(
                tr("Taking it back…"),
                lambda job: take_back(project, person, made.judgement, job, settled.resolutions),
                done,
                failed,
            )
        )


def subject_of(judgement: int) -> str:
    """Return the subject of what is said of a judgement."""
    return f"judgement {judgement}"
