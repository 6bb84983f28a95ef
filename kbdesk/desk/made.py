"""What a write has changed, and the word of it where whoever asked for it is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kbdesk.desk import notices, undoing
from kbdesk.desk.originals import doing
from kbdesk.project.sources.values import TakenIn
from kbdesk.project.values import Changes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session


def changes_in(result: object) -> Iterator[tuple[int, bool]]:
    """Yield the journal's ids of the changes that a write made, each with whether it changed originals."""
    told = getattr(result, "changes", result)
    if isinstance(told, Changes):
        if told.change:
            yield told.change, bool(told.sources)
    elif isinstance(told, TakenIn):
        if told.change:
            yield told.change, True
    elif isinstance(told, tuple):
        for each in told:
            yield from changes_in(each)


def tell_unheard(session: Session, window: QWidget, result: object) -> None:
    """Say in the window that a change was made whose dialog is gone, with the step that takes it back."""
    text = QCoreApplication.translate("made", "What was being written when its window was closed is done.")
    made = dict(changes_in(result))
    if any(made.values()):
        doing.say_done(session, window, text, tuple(made))
    elif made:
        change = max(made)
        action = (undoing.undo_words(), lambda: undoing.undo(session, window, change))
        notices.say(window, text, "good", "", action, undoing.of_change(change))
