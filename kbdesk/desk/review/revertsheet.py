"""The sheet that asks what a revert shall do where something was changed since, or where links would lead nowhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.joining import quoted
from kbdesk.desk.parts import button, label, line
from kbdesk.desk.review.places import FilePlaces
from kbdesk.desk.review.words import listed_pages, named, tr
from kbdesk.desk.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.project.review.values import LinkChoice, LinksLost, Resolution, RevertPreview

LETTERS = 100
NAMED = 8
"""So many pages are named in a sentence."""
LINK_CHOICES: tuple[LinkChoice, ...] = ("retire", "unlink", "leave")


@dataclass(frozen=True)
class Settled:
    """What the person chose."""

    resolutions: tuple[Resolution, ...] = ()
    links: LinkChoice = "refuse"


class RevertDialog(Sheet):
    """Shows what stands and what the revert would bring, place by place. Escape leaves everything as it is."""

    settled = Signal(object)
    """Everything is decided, a Settled."""

    def __init__(
        self, preview: RevertPreview, titles: Mapping[str, str], parent: QWidget, *, is_undo: bool = False
    ) -> None:
        do = tr("Undo") if is_undo else tr("Revert")
        super().__init__(parent, do)
        self._preview = preview
        self._titles = titles
        self.files = [FilePlaces(file) for file in preview.files if file.is_open]
        self.links = QButtonGroup(self)
        self.cancel_button = button(tr("Cancel"), self.reject, "flat")
        self.do_button = button(do, self._do, "primary", "undo-2")
        head = tr("Undoing needs your choice") if is_undo else tr("Reverting needs your choice")
        self.body.addWidget(label(head, "title", wrap=True))
        if self.files:
            told = tr("These places were changed since. Nothing is overwritten: choose what will stand there.")
            self.body.addWidget(label(told, "muted", wrap=True))
        for each in self.files:
            each.changed.connect(self._enable)
            self.body.addWidget(each)
        if preview.broken:
            if self.files:
                self.body.addWidget(line())
            self.body.addWidget(self._broken())
        self.body.addStretch()
        self.add_buttons([], [self.cancel_button, self.do_button])
        self.resize(self.fontMetrics().averageCharWidth() * LETTERS, self.height())
        self._enable()

    def _broken(self) -> QWidget:
        made = QWidget()
        column = QVBoxLayout(made)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.SMALL)
        column.addWidget(label(tr("Links would lead nowhere"), "section"))
        for lost in self._preview.broken:
            told = label(_told(lost, self._titles), wrap=True, selectable=True)
            told.setToolTip("\n".join([lost.page, *lost.linked_from[:NAMED]]))
            column.addWidget(told)
        names = (
            tr("&Retire these pages instead of letting them go: all links stay good"),
            tr("Keep the &words of the links, without the links"),
            tr("&Leave the links as they are: they lead nowhere then, and the health room tells of them"),
        )
        for at, name in enumerate(names):
            made_button = QRadioButton(name)
            self.links.addButton(made_button, at)
            column.addWidget(made_button)
        self.links.idClicked.connect(lambda _at: self._enable())
        return made

    def _enable(self) -> None:
        is_linked = not self._preview.broken or self.links.checkedId() >= 0
        self.do_button.setEnabled(is_linked and all(each.is_decided() for each in self.files))

    def _do(self) -> None:
        chosen = self.links.checkedId()
        links: LinkChoice = LINK_CHOICES[chosen] if chosen >= 0 else "refuse"
        self.settled.emit(Settled(tuple(each.resolution() for each in self.files), links))
        self.accept()


def _told(lost: LinksLost, titles: Mapping[str, str]) -> str:
    told = tr("{page} would go. Pages that link to it: {pages}")
    told = told.replace("{page}", quoted(named(lost.page, titles.get(lost.page, ""))))
    return told.replace("{pages}", listed_pages(lost.linked_from, titles, NAMED))
