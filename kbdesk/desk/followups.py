"""What follows when originals are retired: what becomes of the summaries, which pages the agent looks at again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QPlainTextEdit, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.hanging import fed_by, summaries_of
from kbdesk.desk.joining import said_of
from kbdesk.desk.parts import empty, label
from kbdesk.desk.retiring import SPECIAL, ChosenPage
from kbdesk.project.sources.values import FollowUps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.session import Session
    from kbdesk.desk.sheet import Sheet
    from kbdesk.project.sources.values import Retirement
    from kbdesk.project.values import PageRow

MOST = 40
"""So many pages are offered by themselves; the rest follows what is chosen for all."""


class FollowUpChoices(QWidget):
    """What becomes of the summaries, and which pages the agent is asked to look at again."""

    changed = Signal()

    def __init__(self, session: Session, over: Sheet) -> None:
        super().__init__()
        self._over = over
        self.summaries: dict[str, QComboBox] = {}
        self.pages: dict[str, QCheckBox] = {}
        self.by = ChosenPage(session, over, self.tr("The page that supersedes them"), SPECIAL)
        self.by.chooser.taken.connect(lambda _page: self._enable())
        self.ask_all = QCheckBox(self.tr("Ask the agent to look at these pages again"))
        self.ask_all.setTristate(True)
        self.ask_all.clicked.connect(lambda _on: self._turn_all())
        self.words = QPlainTextEdit()
        self.words.setTabChangesFocus(True)
        self.words.setAccessibleName(self.tr("Comment for the agent"))
        self.words.setPlaceholderText(
            self.tr("Optional: what it shall look for. Otherwise it is told what was retired.")
        )
        self.words.setFixedHeight(self.words.fontMetrics().height() * 2 + look.LARGE)
        self._title = label(self.tr("What follows"), "section")
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._list = QVBoxLayout()
        self._list.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.SMALL)
        column.addWidget(self._title)
        column.addLayout(self._grid)
        column.addWidget(self.by)
        column.addWidget(self.ask_all)
        column.addLayout(self._list)
        column.addWidget(self.words)
        self.hide()

    def show_found(self, found: Sequence[Retirement]) -> None:
        """Offer what can follow; what was chosen of it before stays chosen."""
        summaries, pages = summaries_of(found), fed_by(found)
        alone = {one.page for each in found for one in each.resting if one.alone}
        deeds = {page: box.currentData() for page, box in self.summaries.items()}
        asked = {page: box.isChecked() for page, box in self.pages.items()}
        empty(self._grid)
        empty(self._list)
        self.summaries, self.pages = {}, {}
        for at, page in enumerate(summaries[:MOST]):
            self._offer_summary(at, page, deeds.get(page.id, "leave"))
        for page in sorted(pages, key=lambda one: one.id not in alone)[:MOST]:
            made = QCheckBox(page.title.replace("&", "&&"))
            made.setToolTip(page.id)
            made.setChecked(asked.get(page.id, page.id in alone))
            made.toggled.connect(lambda _on: self._enable())
            self.pages[page.id] = made
            self._list.addWidget(made)
        self._list.setContentsMargins(look.WIDE, 0, 0, 0)
        self.ask_all.setVisible(bool(self.pages))
        self.setVisible(bool(summaries or pages))
        self._enable()

    def _offer_summary(self, at: int, page: PageRow, chosen: str) -> None:
        box = QComboBox()
        for deed, name in (
            ("leave", self.tr("stays as it is")),
            ("retire", self.tr("is retired too")),
            ("supersede", self.tr("is superseded by another page")),
        ):
            box.addItem(name, deed)
        box.setCurrentIndex(box.findData(chosen))
        name = said_of(self.tr("Summary"), page.title)
        box.setAccessibleName(name)
        box.setAccessibleDescription(name)
        box.currentIndexChanged.connect(lambda _at: self._enable())
        self.summaries[page.id] = box
        self._grid.addWidget(label(name, wrap=True), at, 0)
        self._grid.addWidget(box, at, 1)

    def _turn_all(self) -> None:
        on = not all(box.isChecked() for box in self.pages.values())
        for box in self.pages.values():
            box.setChecked(on)
        self._enable()

    def _enable(self) -> None:
        chosen = sum(box.isChecked() for box in self.pages.values())
        states = Qt.CheckState
        state = (
            states.Unchecked if not chosen else states.Checked if chosen == len(self.pages) else states.PartiallyChecked
        )
        self.ask_all.setCheckState(state)
        self.words.setVisible(bool(chosen))
        self.by.setVisible(self._supersedes())
        self._over.fit()
        self.changed.emit()

    def _supersedes(self) -> bool:
        return any(box.currentData() == "supersede" for box in self.summaries.values())

    def is_complete(self) -> bool:
        """Whether all that is chosen can be done."""
        return not self._supersedes() or bool(self.by.page)

    def chosen(self, found: Retirement, seen: set[str]) -> FollowUps:
        """Return what follows from the retirement of one original, without pages that were `seen` with another."""
        own = {page.id for page in found.summaries} - seen
        fed = ({page.id for page in found.fed} | {one.page for one in found.resting}) - seen
        seen |= own | fed
        return FollowUps(
            tuple((page, box.currentData()) for page, box in self.summaries.items() if page in own),
            self.by.page or None,
            tuple(page for page, box in self.pages.items() if box.isChecked() and page in fed),
            self.words.toPlainText().strip(),
        )
