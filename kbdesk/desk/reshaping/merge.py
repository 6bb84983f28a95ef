"""The sheet that merges two pages: which of them stays, and what would become of both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import button, label, plain_tip
from kbdesk.desk.reshaping.sheet import ReshapeDialog
from kbdesk.desk.reshaping.words import tr
from kbdesk.desk.retiring import SPECIAL, ChosenPage
from kbdesk.project.reshaping import Union

if TYPE_CHECKING:
    from kbdesk.desk.reshaping.sheet import Previewed
    from kbdesk.desk.session import Session
    from kbdesk.project.values import Changes, PageRow

LETTERS = 44
"""How many letters of a title are shown beside a choice."""
TAKES, GOES = range(2)
"""What becomes of the page that is shown: it takes the other's text, or its text goes into the other."""


class MergeDialog(ReshapeDialog):
    """Asks for the other page, and which of both stays."""

    def __init__(self, session: Session, row: PageRow, parent: QWidget) -> None:
        made = button(tr("&Merge the pages"), self.do, "primary", "merge")
        super().__init__(session, parent, tr("Merge two pages"), made)
        self._row = row
        self.other = ChosenPage(session, self, tr("The other page"), (row.id, *SPECIAL))
        self.other.chooser.taken.connect(lambda _page: self._chosen())
        self.takes, self.goes = QRadioButton(), QRadioButton()
        self._ways = QButtonGroup(self)
        for way, choice in ((TAKES, self.takes), (GOES, self.goes)):
            self._ways.addButton(choice, way)
            choice.toggled.connect(lambda _on: self.refresh())
        self.takes.setChecked(True)
        session.changed.connect(self._heard)
        self._lay_out()
        self._chosen()
        self.other.choose_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        title = tr("Merge “{title}” with another page").replace("{title}", self._row.title)
        self.body.addWidget(label(title, "title", wrap=True))
        words = tr(
            "One page takes in the text of the other as a section, and the links to it. The other is superseded by it:"
            " it stays, with its text and its fields, and can be restored."
        )
        self.body.addWidget(label(words, "muted", wrap=True))
        asked = QVBoxLayout()
        asked.setSpacing(look.MEDIUM)
        asked.addWidget(label(tr("The other page"), "section"))
        asked.addWidget(self.other)
        asked.addWidget(label(tr("The page that stays in force"), "section"))
        asked.addWidget(self.takes)
        asked.addWidget(self.goes)
        self.add_preview(asked, button(tr("Cancel"), self.reject, "flat"))

    def _heard(self, changes: Changes) -> None:
        if changes.everything or {self._row.id, self.other.page} & changes.pages:
            self.refresh()

    def _chosen(self) -> None:
        other = self.other.shown.text() if self.other.page else tr("the other page")
        for choice, title in ((self.takes, self._row.title), (self.goes, other)):
            room = self.fontMetrics().averageCharWidth() * LETTERS
            choice.setText(self.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, room).replace("&", "&&"))
            choice.setToolTip(plain_tip(title))
        self.refresh()

    def wanted(self) -> Union | None:  # noqa: D102
        if not self.other.page:
            return None
        pages = (self._row.id, self.other.page)
        return Union(*(pages if self._ways.checkedId() == TAKES else reversed(pages)))

    def done_words(self) -> str:  # noqa: D102
        stays = self._row.title if self._ways.checkedId() == TAKES else self.other.shown.text()
        return tr("Merged into: {title}").replace("{title}", stays)

    def part_of(self, number: int, previewed: Previewed) -> str:  # noqa: D102
        words = (tr("takes the text: {page}"), tr("is superseded: {page}"), tr("links follow: {page}"))
        return words[min(number, 2)].replace("{page}", previewed.page)
