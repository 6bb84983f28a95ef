"""Says what was done, with the one step that takes it back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kbdesk.desk import core, notices

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.project.values import Changes


def say_done(session: Session, widget: QWidget, text: str, changes: Changes) -> None:
    """Say in the window of a widget what a change of pages did; "Undo" takes all of it back as one change."""
    window = widget.window()
    while (above := window.parentWidget()) is not None:
        window = above.window()
    action = (_tr("Undo"), lambda: undo(session, window, changes.change)) if changes.change else None
    details = core.lines(changes.warnings)
    # With details a notice stays until it is closed: the way back must not pass by itself.
    pages = "\n".join(page for page, _, _ in changes.written)
    notices.say(window, text, "warn" if details else "good", details or pages, action)


def undo(session: Session, window: QWidget, change: int) -> None:
    """Take a change back, and say so; what came after it in the same pages is never lost."""
    project, person = session.project, session.person
    session.write(
        window,
        lambda _job: project.undo(change, person),
        lambda _changes: notices.say(window, _tr("Undone: the pages stand as before."), "good"),
    )


def _tr(text: str) -> str:
    return QCoreApplication.translate("undoing", text)
