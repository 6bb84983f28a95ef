"""The sheet that retires originals, or lets missing ones go: why, what hangs on them, and what shall follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QPlainTextEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import look, notices
from kbdesk.desk.amounts import number
from kbdesk.desk.hanging import Hanging, fed_by, summaries_of
from kbdesk.desk.joining import filled, said_of
from kbdesk.desk.originals import words
from kbdesk.desk.originals.doing import say_done
from kbdesk.desk.parts import button, empty, label
from kbdesk.desk.retiring import SPECIAL, ChosenPage
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.errors import KbdeskError
from kbdesk.project.sources.values import FollowUps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.session import Session
    from kbdesk.project.sources.values import Retirement
    from kbdesk.project.values import Job, PageRow, SourceRow

LETTERS = 96
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
        """Offer what can follow."""
        summaries, pages = summaries_of(found), fed_by(found)
        alone = {one.page for each in found for one in each.resting if one.alone}
        empty(self._grid)
        empty(self._list)
        self.summaries, self.pages = {}, {}
        for at, page in enumerate(summaries[:MOST]):
            self._offer_summary(at, page)
        for page in sorted(pages, key=lambda one: one.id not in alone)[:MOST]:
            made = QCheckBox(page.title.replace("&", "&&"))
            made.setToolTip(page.id)
            made.setChecked(page.id in alone)
            made.toggled.connect(lambda _on: self._enable())
            self.pages[page.id] = made
            self._list.addWidget(made)
        self._list.setContentsMargins(look.WIDE, 0, 0, 0)
        self.ask_all.setVisible(bool(self.pages))
        self.setVisible(bool(summaries or pages))
        self._enable()

    def _offer_summary(self, at: int, page: PageRow) -> None:
        box = QComboBox()
        for deed, name in (
            ("leave", self.tr("stays as it is")),
            ("retire", self.tr("is retired too")),
            ("supersede", self.tr("is superseded by another page")),
        ):
            box.addItem(name, deed)
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


class RetireDialog(Sheet):
    """Asks why originals are retired, shows what hangs on them, and does all of it as one step to be undone."""

    def __init__(
        self, session: Session, rows: Sequence[SourceRow], all_rows: Sequence[SourceRow], parent: QWidget | None = None
    ) -> None:
        lets_go = all(row.status == "missing" for row in rows)
        super().__init__(parent, words.tr("Let originals go") if lets_go else words.tr("Retire an original"))
        self._session = session
        self._rows = tuple(rows)
        self._found: tuple[Retirement, ...] = ()
        self._is_writing = False
        self._lets_go = lets_go
        self.wrong = QRadioButton(self.tr("It is &wrong: nobody should rely on it"))
        self.replaced = QRadioButton(self.tr("It is &replaced by another original:"))
        self.by = QComboBox()
        self.reason = QPlainTextEdit()
        self.retire_button = button(
            self.tr("Let it &go") if lets_go else self.tr("Re&tire"), self._retire, "danger", "archive", enter=False
        )
        self.hanging = Hanging()
        self.touched = self.hanging.touched
        self.follow_ups = FollowUpChoices(session, self)
        self._group = QButtonGroup(self)
        self._offer(all_rows)
        self._lay_out()
        self.hanging.page_wanted.connect(session.open_page)
        self.follow_ups.changed.connect(self.check)
        self.resize(self.fontMetrics().averageCharWidth() * LETTERS, self.height())
        self.check()
        self._ask()

    def _offer(self, all_rows: Sequence[SourceRow]) -> None:
        """Offer the originals that may be the better ones; one that says so first."""
        own = {row.path for row in self._rows}
        newer = next((one.path for one in all_rows if one.replaces in own and one.status == "present"), None)
        self.by.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.by.setMinimumContentsLength(20)
        self.by.setAccessibleName(self.tr("Replaced by"))
        self.by.setAccessibleDescription(self.tr("Replaced by"))  # on Linux the name is what is chosen
        self.by.addItem("")
        self.by.setItemData(0, self.tr("None is chosen"), Qt.ItemDataRole.AccessibleTextRole)
        self.by.addItems([one.path for one in all_rows if one.status == "present" and one.path not in own])
        self.wrong.setChecked(newer is None)
        if newer is not None:
            self.replaced.setChecked(True)
            self.by.setCurrentIndex(self.by.findText(newer))

    def _lay_out(self) -> None:
        column = self.body
        column.addWidget(label(self._title(), "title", wrap=True))
        told = self.tr("The file moves out of the way but is kept; it can be restored. Agents see it as retired.")
        if self._lets_go:
            told = self.tr("The file is gone already; what was known of it is kept among the retired ones.")
        column.addWidget(label(told, "muted", wrap=True))
        self._group.addButton(self.wrong)
        self._group.addButton(self.replaced)
        column.addWidget(self.wrong)
        beside = QHBoxLayout()
        beside.addWidget(self.replaced)
        beside.addWidget(self.by, 1)
        column.addLayout(beside)
        self._waiting = label(self.tr("Looking for what was built from it…"), "muted")
        column.addWidget(self._waiting)
        column.addWidget(self.hanging)
        column.addWidget(self.follow_ups)
        column.addStretch()
        self.reason.setPlaceholderText(self.tr("What is wrong with it, or why the other one is better"))
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setTabChangesFocus(True)
        self.reason.setFixedHeight(self.reason.fontMetrics().height() * 2 + look.WIDE)
        self.foot.addWidget(field_name(self.tr("R&eason"), self.reason))
        self.foot.addWidget(self.reason)
        self.add_buttons([], [button(self.tr("Cancel"), self.reject, "flat"), self.retire_button])
        self.replaced.toggled.connect(lambda *_: self.check())
        self.by.currentIndexChanged.connect(lambda *_: self.check())
        self.by.activated.connect(lambda *_: self.replaced.setChecked(True))
        self.reason.textChanged.connect(self.check)
        self.reason.setFocus()

    def _title(self) -> str:
        if len(self._rows) == 1:
            title = self.tr("Let “%1” go?") if self._lets_go else self.tr("Retire “%1”?")
            return filled(title, self._rows[0].path)
        title = self.tr("Let these originals go: %1") if self._lets_go else self.tr("Retire these originals: %1")
        return filled(title, number(len(self._rows)))

    def _ask(self) -> None:
        project, paths = self._session.project, [row.path for row in self._rows]

        def call(job: Job) -> tuple[Retirement, ...]:
            return tuple(project.retirement(path, job) for path in paths)

        task = self._session.read(self, call, self._show, self._fail)
        if task is not None:
            self.finished.connect(lambda _result: task.cancel())

    def _show(self, found: tuple[Retirement, ...]) -> None:
        self._found = found
        self._waiting.hide()
        self.hanging.show_retirements(found)
        self.follow_ups.show_found(found)
        self.check()
        self.fit()

    def check(self) -> None:
        """Retiring needs a reason, the other original where there is one, and to know what hangs on it."""
        complete = self.wrong.isChecked() or self.by.currentIndex() > 0
        complete = complete and bool(self._found) and self.follow_ups.is_complete() and not self._is_writing
        self.retire_button.setEnabled(complete and bool(self.reason.toPlainText().strip()))

    def _retire(self) -> None:
        self._is_writing = True
        self.check()
        project, person = self._session.project, self._session.person
        is_replaced = self.replaced.isChecked()
        why, by = ("replaced", self.by.currentText()) if is_replaced else ("wrong", None)
        reason = " ".join(self.reason.toPlainText().split())
        seen: set[str] = set()
        wanted = [(each.source.path, self.follow_ups.chosen(each, seen)) for each in self._found]
        done: list[int] = []

        def call(job: Job) -> KbdeskError | None:
            for at, (path, following) in enumerate(wanted):
                job(at, len(wanted))
                try:
                    done.append(project.retire_source(path, why, reason, by, person, following).change)
                except KbdeskError as error:
                    return error
            return None

        self._session.write(self, call, lambda error: self._ended(done, error), self._fail)

    def _ended(self, done: Sequence[int], error: KbdeskError | None) -> None:
        if error is not None and not done:
            self._fail(error)
            return
        one = self._rows[0].path
        text = self.tr("Let go: %1") if self._lets_go else self.tr("Retired: %1")
        told = filled(text, one if len(self._rows) == 1 else number(len(done)))
        say_done(self._session, self, told, done)
        if error is not None:
            notices.tell(self.parentWidget() or self, error)
        self.accept()

    def _fail(self, error: KbdeskError) -> None:
        self._is_writing = False
        self._waiting.hide()
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")
        self.check()
