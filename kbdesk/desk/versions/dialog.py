"""The sheet of a page's earlier versions: the list, what each would change, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import look, notices
from kbdesk.desk.difference.view import DifferenceView
from kbdesk.desk.parts import button, label, moment
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.desk.twofold import TwoFold
from kbdesk.desk.versions import words
from kbdesk.desk.versions.shown import shortened
from kbdesk.errors import Conflict, KbdeskError

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from kbdesk.desk.session import Session
    from kbdesk.pages.difference.values import Difference
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, PageVersion

LETTERS = 112
"""How many letters wide the sheet is: a list beside a readable line."""
SHARES = (2, 5)
"""How the list and what differs share the width."""
LINES = 17
"""How many lines of text it shows."""
CHANGES, TEXT = 0, 1
NOW, BEFORE = -1, -2
"""What a version is compared with besides a version: how the page stands now, the version before it."""


class Compared(NamedTuple):
    """How a version differs from another, None where there is no other, and its text by itself."""

    difference: Difference | None
    text: str


def load(project: Project, page: str, version: PageVersion, other: PageVersion | None) -> Compared:
    """Read a version and compare it with another; runs on a worker."""
    then = project.version_text(page, version.change) if version.hash else b""
    difference = project.difference_between(page, other.change, version.change) if other is not None else None
    return Compared(difference, shortened(then.decode("utf-8", "replace")))


class VersionsDialog(Sheet):
    """Shows how a page stood before. Escape and the window's cross leave everything as it is."""

    def __init__(self, session: Session, page_id: str, title: str, parent: QWidget, change: int | None = None) -> None:
        super().__init__(parent, words.tr("Earlier versions"))
        self._session = session
        self.page_id = page_id
        self._title = title or page_id
        self._wanted = change
        self._versions: tuple[PageVersion, ...] = ()
        self._compared = Compared(None, "")
        self.list = QListWidget()
        self.against = QComboBox()
        self.tabs = QTabBar()
        self.difference = DifferenceView(session)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.stack = QStackedWidget()
        self._reason = label("", wrap=True, selectable=True)
        self.back_button = button(words.tr("&Bring this version back"), self._bring_back, "", "undo-2")
        self.close_button = button(words.tr("Close"), self.reject, "flat")
        self._lay_out()
        self.list.currentRowChanged.connect(lambda _row: self._ask_text())
        self.against.activated.connect(lambda _place: self._ask_text())
        self.tabs.currentChanged.connect(lambda _place: self._show_text())
        session.changed.connect(self._changed)
        self._ask()

    # building

    def _lay_out(self) -> None:
        metrics = self.fontMetrics()
        self.resize(metrics.averageCharWidth() * LETTERS, self.height())
        self.body.addWidget(
            label(words.tr("Earlier versions of “{title}”").replace("{title}", self._title), "title", wrap=True)
        )
        self.list.setAccessibleName(words.tr("Versions, newest first"))
        self.list.setProperty("role", "surface")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tabs.addTab(words.tr("What would change"))
        self.tabs.addTab(words.tr("The text then"))
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.text.setAccessibleName(words.tr("The text then"))
        for each in (self.difference, self.text):
            self.stack.addWidget(each)
        self.stack.setMinimumHeight(metrics.lineSpacing() * LINES)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(field_name(words.tr("&Versions"), self.list))
        left.addWidget(self.list, 1)
        self.against.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.against.setAccessibleName(words.tr("Compared with"))
        right.addWidget(field_name(words.tr("Compared &with"), self.against))
        right.addWidget(self.against)
        right.addWidget(self.tabs)
        right.addWidget(self.stack, 1)
        right.addWidget(self._reason)
        self._reason.hide()
        sides = []
        for column in (left, right):
            sides.append(QWidget())
            sides[-1].setLayout(column)
            column.setContentsMargins(look.LARGE if column is right else 0, 0, 0, 0)
        self._split = TwoFold(sides[0], sides[1], SHARES)
        self.body.addWidget(self._split, 1)
        self.back_button.setEnabled(False)
        self.add_buttons([], [self.close_button, self.back_button])
        self.list.setFocus()

    # showing

    def _ask(self) -> None:
        project, page = self._session.project, self.page_id
        self._session.read(self, lambda _job: project.versions(page), self._show, self._failed, replaces="versions")

    def _show(self, versions: tuple[PageVersion, ...]) -> None:
        chosen = self._chosen()
        self._versions = versions
        self.list.blockSignals(True)
        self.list.clear()
        for version in versions:
            item = QListWidgetItem(words.headline(version))
            item.setToolTip(words.told(version, self.page_id))
            self.list.addItem(item)
        self.list.blockSignals(False)
        self._fill_against()
        if versions:
            self.list.setCurrentRow(self._place_of(chosen))
        if versions and self._present() is None:
            self.tell(words.tr("The page's file cannot be read just now, so nothing can be put in its place."), "warn")
        self._ask_text()

    def _fill_against(self) -> None:
        """Offer every version to compare with; what is chosen stays so."""
        chosen = self.against.currentData()
        self.against.clear()
        self.against.addItem(words.tr("The page now"), NOW)
        self.against.addItem(words.tr("The one before"), BEFORE)
        for version in self._versions:
            self.against.addItem(words.headline(version).replace("\n", " · "), version.change)
        first = BEFORE if self._wanted is not None else NOW
        self.against.setCurrentIndex(max(0, self.against.findData(first if chosen is None else chosen)))

    def _other(self) -> PageVersion | None:
        """Return the version that the chosen one is compared with, None for no text at all."""
        wanted, row = self.against.currentData(), self.list.currentRow()
        if wanted == NOW:
            return self._present()
        if wanted == BEFORE:
            return self._versions[row + 1] if row + 1 < len(self._versions) else None
        return next((version for version in self._versions if version.change == wanted), None)

    def _place_of(self, chosen: PageVersion | None) -> int:
        """Return the row of the version that was chosen before; at first that of the newest one that is no more."""
        places = {version.change: place for place, version in enumerate(self._versions)}
        if chosen is not None and chosen.change in places:
            return places[chosen.change]
        if self._wanted in places:
            return places[self._wanted]
        earlier = (place for place, version in enumerate(self._versions) if version.hash and not version.is_present)
        return next(earlier, 0)

    def _chosen(self) -> PageVersion | None:
        row = self.list.currentRow()
        return self._versions[row] if 0 <= row < len(self._versions) else None

    def _present(self) -> PageVersion | None:
        return next((version for version in self._versions if version.is_present), None)

    def _ask_text(self) -> None:
        version, other = self._chosen(), self._other()
        self.back_button.setEnabled(False)
        if version is None:
            return
        is_now = self.against.currentData() == NOW
        self.tabs.setTabText(CHANGES, words.tr("What would change") if is_now else words.tr("What differs"))
        told = words.told(version, self.page_id)
        self._reason.setText(told)
        self._reason.setVisible(bool(told))
        project, page = self._session.project, self.page_id

        def show(compared: Compared) -> None:
            self._compared = compared
            self._show_text()
            self._enable()

        self._session.read(self, lambda _job: load(project, page, version, other), show, self._failed, replaces="text")

    def _enable(self) -> None:
        version, present = self._chosen(), self._present()
        can = version is not None and bool(version.hash) and present is not None and version.hash != present.hash
        writable = self._session.project.writable and self.page_id != "index"
        self.back_button.setEnabled(can and writable and not self.is_writing)

    def _show_text(self) -> None:
        version, compared = self._chosen(), self._compared
        is_change = self.tabs.currentIndex() == CHANGES
        if version is not None and not version.hash:
            self._say(words.tr("The page's file was deleted."))
        elif is_change and compared.difference is None:
            self._say(words.tr("There is no version before it."))
        elif is_change and compared.difference is not None and not compared.difference.hunks:
            is_now = self.against.currentData() == NOW
            same = words.tr("Nothing: the page stands just so.")
            self._say(same if is_now else words.tr("Nothing: both say the same."))
        elif is_change and compared.difference is not None:
            self.difference.show_difference(compared.difference, self.page_id)
            self.stack.setCurrentWidget(self.difference)
        else:
            self._say(compared.text)

    def _say(self, told: str) -> None:
        self.text.setPlainText(told)
        self.stack.setCurrentWidget(self.text)

    # bringing back

    def _bring_back(self) -> None:
        version, present = self._chosen(), self._present()
        if version is None or present is None or not self.back_button.isEnabled():
            return
        project, person, page = self._session.project, self._session.person, self.page_id
        change, expected = version.change, present.hash
        said = words.tr("“{title}” is back as it stood: {time}.")
        said = said.replace("{title}", self._title).replace("{time}", moment(version.at))

        def done(_changes: Changes) -> None:
            notices.say(self, said, "good")
            self.accept()

        task = self._session.write(
            self, lambda _job: project.bring_back(page, change, person, expected), done, self._not_brought
        )
        self.stay_for(self._session, task)
        self._enable()

    def _not_brought(self, error: KbdeskError) -> None:
        self._failed(error)
        if isinstance(error, Conflict):
            self._ask()
        else:
            self._enable()

    def _failed(self, error: KbdeskError) -> None:
        self.tell(notices.sentence(error), "warn" if isinstance(error, Conflict) else "danger")

    # events

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        self._split.setSizes([100 * share for share in SHARES])

    def _changed(self, changes: Changes) -> None:
        if (changes.everything or self.page_id in changes.pages) and not self.is_writing:
            self._ask()
