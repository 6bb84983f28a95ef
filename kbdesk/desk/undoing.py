"""Says what was done, with the one step that takes it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kbdesk.desk import core, notices

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes


def say_done(session: Session, widget: QWidget, text: str, changes: Changes) -> None:
    """Say in the window of a widget what a change of pages did; "Undo" takes all of it back as one change."""
    window = widget.window()
    while (above := window.parentWidget()) is not None:
        window = above.window()
    action = (undo_words(), lambda: undo(session, window, changes.change)) if changes.change else None
    details = core.lines(changes.warnings)
    # A warning stays until something else is done.
    pages = "\n".join(page for page, _, _ in changes.written)
    notices.say(window, text, "warn" if details else "good", details or pages, action, of_change(changes.change))


def undo(session: Session, window: QWidget, change: int) -> None:
    """Take a change back, and say so; what came after it in the same pages is never lost.

    What was said of the change goes at once, and with it the button: nobody takes it back twice.
    """
    project, person, subject = session.project, session.person, of_change(change)

    def failed(error: KbdeskError) -> None:
        again = (_tr("Try again"), lambda: undo(session, window, change))
        notices.say(window, notices.sentence(error), "danger", notices.facts(error), again, subject)

    notices.say(window, _tr("Taking the change back…"), subject=subject)
    session.write(
        window,
        lambda _job: project.undo(change, person),
        lambda _changes: notices.say(window, _tr("Undone: the pages stand as before."), "good", subject=subject),
        failed,
    )


def undo_words() -> str:
    """Return what the step back is called."""
    return _tr("Undo")


def of_change(change: int) -> str:
    """Return the subject of what is said of a change, "" for none."""
    return f"{notices.CHANGE} {change}" if change else ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("undoing", text)
