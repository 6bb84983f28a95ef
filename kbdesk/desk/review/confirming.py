"""Asks before everything that is shown is judged at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from kbdesk.desk.parts import button, label
from kbdesk.desk.review import words
from kbdesk.desk.review.words import tr
from kbdesk.desk.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.project.review.values import WaitingPiece


class ConfirmDialog(Sheet):
    """Says how much would be judged, and what of it is to be heeded. Escape leaves everything as it is."""

    def __init__(self, kind: Literal["accept", "revert"], pieces: Sequence[WaitingPiece], parent: QWidget) -> None:
        is_accept = kind == "accept"
        name = tr("Accept everything shown") if is_accept else tr("Revert everything shown")
        super().__init__(parent, name)
        self.body.addWidget(label(name, "title", wrap=True))
        pages = len({one.piece.path for one in pieces})
        told = tr("Changes: {count}, on pages: {pages}. One step takes it back.")
        told = told.replace("{count}", words.number(len(pieces))).replace("{pages}", words.number(pages))
        self.body.addWidget(label(told, wrap=True))
        heeded = sum(1 for one in pieces if one.flags)
        if heeded:
            warning = tr("With warnings: {count}").replace("{count}", words.number(heeded))
            self.body.addWidget(label(warning, "danger", wrap=True))
        do = tr("Accept all {count}") if is_accept else tr("Revert all {count}")
        do = do.replace("{count}", words.number(len(pieces)))
        self.cancel_button = button(tr("Cancel"), self.reject, "flat")
        self.do_button = button(do, self.accept, "primary", "check" if is_accept else "undo-2")
        self.add_buttons([], [self.cancel_button, self.do_button])
        self.cancel_button.setFocus()
