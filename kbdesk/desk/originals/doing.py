"""Says what was done with originals, with the one step that takes all of it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.desk import notices
from kbdesk.desk.originals.words import tr
from kbdesk.desk.undoing import of_change

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Job


def window_of(widget: QWidget) -> QWidget:
    """Return the window that a widget, or the dialog it is in, stands over."""
    window = widget.window()
    while (above := window.parentWidget()) is not None:
        window = above.window()
    return window


def say_done(
    session: Session, widget: QWidget, text: str, changes: Sequence[int], kind: str = "good", details: str = ""
) -> None:
    """Say what was done; "Undo" takes these changes back, the last one first."""
    window = window_of(widget)
    made = sorted({change for change in changes if change}, reverse=True)
    action = (tr("Undo"), lambda: take_back(session, window, made)) if made else None
    notices.say(window, text, kind, details, action, of_change(made[0]) if made else "")


def take_back(session: Session, window: QWidget, changes: Sequence[int]) -> None:
    """Take changes of originals back, and say so; it stops at the first that cannot be."""
    project, person, subject = session.project, session.person, of_change(changes[0])
    left = list(changes)

    def call(job: Job) -> None:
        for number, change in enumerate(changes):
            job(number, len(changes))
            project.undo_sources(change, person)
            left.remove(change)

    def failed(error: KbdeskError) -> None:
        again = (tr("Try again"), lambda: take_back(session, window, tuple(left)))
        notices.say(window, notices.sentence(error), "danger", notices.facts(error), again, subject)

    notices.say(window, tr("Taking it back…"), subject=subject)
    session.write(
        window,
        call,
        lambda _done: notices.say(window, tr("Undone: the originals stand as before."), "good", subject=subject),
        failed,
    )
