"""The sheet that asks what a revert shall do where something was changed since, or where links would lead nowhere."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from kbdesk.desk import look, notices
from kbdesk.desk.command import without_letter
from kbdesk.desk.joining import quoted
from kbdesk.desk.parts import button, empty, label, line
from kbdesk.desk.review.places import FilePlaces
from kbdesk.desk.review.words import listed_pages, named, tr
from kbdesk.desk.sheet import Sheet
from kbdesk.errors import Conflict, Refused

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from typing import TypeGuard

    from PySide6.QtWidgets import QLabel

    from kbdesk.errors import KbdeskError
    from kbdesk.project.review.values import LinkChoice, LinksLost, Resolution, RevertPreview

LETTERS = 100
NAMED = 8
"""So many pages are named in a sentence."""
LINK_CHOICES: tuple[LinkChoice, ...] = ("retire", "unlink", "leave")
RETIRE = 0
"""The place of retiring among these."""
NO_TITLES: Mapping[str, str] = {}


@dataclass(frozen=True)
class Settled:
    """What the person chose."""

    resolutions: tuple[Resolution, ...] = ()
    links: LinkChoice = "refuse"


class RevertDialog(Sheet):
    """Shows what stands and what the revert would bring, place by place. Escape leaves everything as it is.

    It stays open until who does what is settled says that it is done (`accept`), or shows why not (`show_trouble`).
    """

    settled = Signal(object)
    """Everything is decided, a Settled."""

    def __init__(
        self, preview: RevertPreview, titles: Mapping[str, str], parent: QWidget, *, is_undo: bool = False
    ) -> None:
        super().__init__(parent, tr("Undo") if is_undo else tr("Revert"))
        self.files: list[FilePlaces] = []
        self.links = QButtonGroup(self)
        self._broken = BrokenLinks(self.links)
        self._is_doing = False
        self._about_files = label("", "muted", wrap=True)
        self._places = QVBoxLayout()
        self._places.setSpacing(look.MEDIUM)
        self._between = line()
        self.cancel_button = button(tr("&Cancel"), self.reject, "flat")
        do = tr("&Undo") if is_undo else tr("Re&vert")
        self.do_button = button(do, self._do, "primary", "undo-2")
        self.do_button.setDefault(True)
        self.links.idClicked.connect(lambda _at: self._enable())
        head = tr("Undoing needs your choice") if is_undo else tr("Reverting needs your choice")
        told = tr("These places were changed since. Nothing is overwritten: choose what will stand there.")
        self._about_files.setText(told)
        self.body.addWidget(label(head, "title", wrap=True))
        self.body.addWidget(self._about_files)
        self.body.addLayout(self._places)
        self.body.addWidget(self._between)
        self.body.addWidget(self._broken)
        self.body.addStretch()
        self.add_buttons([], [self.cancel_button, self.do_button])
        self.resize(self.fontMetrics().averageCharWidth() * LETTERS, self.height())
        self._show(preview, titles)
        self._focus_first()

    def _focus_first(self) -> None:
        """Begin with the first question, and ask about links after all files."""
        asked = [one for each in self.files for one in each.choices()]
        links = self.links.buttons()
        for before, each in pairwise([*asked, *links, self.cancel_button, self.do_button]):
            self.setTabOrder(before, each)
        (asked or links)[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, preview: RevertPreview, titles: Mapping[str, str]) -> None:
        before = {each.path: each for each in self.files}
        empty(self._places)
        self.files = [FilePlaces(file) for file in preview.files if file.is_open]
        for each in self.files:
            if each.path in before:
                each.take_over(before[each.path])
            each.changed.connect(self._enable)
            self._places.addWidget(each)
        self._about_files.setVisible(bool(self.files))
        self._broken.know(preview.broken, titles)
        self._enable()

    def _enable(self) -> None:
        """Ask about links only where pages go as it is chosen by now, and let it be done when all is chosen."""
        kept = {each.path for each in self.files if each.is_kept()}
        retiring = {each.path for each in self.files if each.offers_retiring()}
        self._broken.show_going(kept, retiring)
        self._between.setVisible(bool(self.files) and self._broken.is_asking())
        is_linked = not self._broken.is_asking() or self.links.checkedId() >= 0
        self.do_button.setEnabled(not self._is_doing and is_linked and all(each.is_decided() for each in self.files))
        if self.isVisible():
            self.fit()

    def _do(self) -> None:
        chosen = self.links.checkedId() if self._broken.is_asking() else -1
        links: LinkChoice = LINK_CHOICES[chosen] if chosen >= 0 else "refuse"
        self._is_doing = True
        self._enable()
        self.told.hide()
        self.settled.emit(Settled(tuple(each.resolution() for each in self.files), links))

    def show_trouble(
        self, error: KbdeskError, preview: RevertPreview | None = None, titles: Mapping[str, str] = NO_TITLES
    ) -> None:
        """Say why it was not done, with what is to be chosen by now; what was chosen and written stays."""
        self._is_doing = False
        if isinstance(error, Refused) and any(each.goes() for each in self.files):
            self._broken.insist()  # what was left as it stands links there
        if preview is not None:
            self._show(preview, titles)
        else:
            self._enable()
        self.tell(notices.sentence(error), "warn" if isinstance(error, Conflict) else "danger")


class BrokenLinks(QWidget):
    """The pages that would go while others link to them, and what becomes of these links."""

    def __init__(self, choices: QButtonGroup) -> None:
        super().__init__()
        self._choices = choices
        self._told: list[tuple[str, QLabel]] = []
        self._insists = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.SMALL)
        column.addWidget(label(tr("Links would lead nowhere"), "section"))
        self._pages = QVBoxLayout()
        self._pages.setSpacing(look.SMALL)
        column.addLayout(self._pages)
        names = (
            tr("&Retire these pages instead of letting them go: all links stay good"),
            tr("Keep the &words of the links, without the links"),
            tr("&Leave the links as they are: they lead nowhere then, and the health room tells of them"),
        )
        for at, name in enumerate(names):
            made = QRadioButton(name)
            made.setAccessibleName(without_letter(name))
            choices.addButton(made, at)
            column.addWidget(made)

    def know(self, broken: Sequence[LinksLost], titles: Mapping[str, str]) -> None:
        """Take over which pages would go."""
        empty(self._pages)
        self._told = []
        for lost in broken:
            told = label(_told(lost, titles), wrap=True, selectable=True)
            told.setToolTip("\n".join([lost.page, *lost.linked_from[:NAMED]]))
            self._pages.addWidget(told)
            self._told.append((lost.path, told))

    def show_going(self, kept: Collection[str], retiring: Collection[str]) -> None:
        """Ask about all but files that are `kept`; retiring is offered here unless each is `retiring` by itself."""
        going = [path for path, _ in self._told if path not in kept]
        for path, told in self._told:
            told.setVisible(path in going)
        offered = any(path not in retiring for path in going)
        retire = self._choices.button(RETIRE)
        retire.setVisible(offered)
        if not offered and retire.isChecked():
            self._choices.setExclusive(False)
            retire.setChecked(False)
            self._choices.setExclusive(True)
        self.setVisible(bool(going) or self._insists)

    def insist(self) -> None:
        """Ask, whether or not it is known which links these are."""
        self._insists = True

    def is_asking(self) -> bool:
        """Whether it is to be chosen what becomes of links."""
        return not self.isHidden()


def is_there(dialog: RevertDialog | None) -> TypeGuard[RevertDialog]:
    """Whether a sheet was asked in, and is there still: the person may have closed it meanwhile."""
    return dialog is not None and isValid(dialog) and dialog.isVisible()


def _told(lost: LinksLost, titles: Mapping[str, str]) -> str:
    told = tr("{page} would go. Pages that link to it: {pages}")
    told = told.replace("{page}", quoted(named(lost.page, titles.get(lost.page, ""))))
    return told.replace("{pages}", listed_pages(lost.linked_from, titles, NAMED))
