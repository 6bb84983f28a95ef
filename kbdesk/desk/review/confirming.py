"""Asks before much is judged at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.desk.parts import button, label, moment
from kbdesk.desk.review import words
from kbdesk.desk.review.words import tr
from kbdesk.desk.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.project.review.values import WaitingPiece


Together: TypeAlias = Literal["shown", "session", "burst", "operation"]
"""What holds together what would be judged: the filters, a session, a burst from outside, an operation."""


class ConfirmDialog(Sheet):
    """Says how much would be judged, and what of it is to be heeded. Escape leaves everything as it is.

    `shown` is how many of the pieces the filters let through, where these are not what is judged.
    """

    def __init__(
        self,
        kind: Literal["accept", "revert"],
        of: Together,
        pieces: Sequence[WaitingPiece],
        parent: QWidget,
        shown: int = 0,
    ) -> None:
        is_accept = kind == "accept"
        name = _names(is_accept=is_accept)[of]
        super().__init__(parent, name)
        self.body.addWidget(label(name, "title", wrap=True))
        if of != "shown":
            self.body.addWidget(label(_since(pieces), "muted", wrap=True))
        self.body.addWidget(label(_extent(pieces), wrap=True))
        if 0 < shown < len(pieces):
            told = tr("The filters show only some of them: {count}. All of them are meant.")
            self.body.addWidget(label(told.replace("{count}", words.number(shown)), wrap=True))
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


def _names(*, is_accept: bool) -> dict[Together, str]:
    if is_accept:
        return {
            "shown": tr("Accept everything shown"),
            "session": tr("Accept everything of this session"),
            "burst": tr("Accept everything of this burst from outside"),
            "operation": tr("Accept everything of this operation"),
        }
    return {
        "shown": tr("Revert everything shown"),
        "session": tr("Revert everything of this session"),
        "burst": tr("Revert everything of this burst from outside"),
        "operation": tr("Revert everything of this operation"),
    }


def _since(pieces: Sequence[WaitingPiece]) -> str:
    """Return who did it and from when to when, in a line."""
    times = sorted(one.at for one in pieces)
    spans = dict.fromkeys((moment(times[0]), moment(times[-1])))
    return " · ".join([words.people([one.actor for one in pieces]), " – ".join(spans)])


def _extent(pieces: Sequence[WaitingPiece]) -> str:
    """Return how many changes of how many pages and originals are judged."""
    paths = {one.piece.path: one.is_original for one in pieces}
    originals = sum(paths.values())
    told = tr("Changes: {count}, on pages: {pages}. One step takes it back.")
    if originals:
        told = tr("Changes: {count}, on pages: {pages}, on originals: {originals}. One step takes it back.")
    told = told.replace("{count}", words.number(len(pieces))).replace("{pages}", words.number(len(paths) - originals))
    return told.replace("{originals}", words.number(originals))
