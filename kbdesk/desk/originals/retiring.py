"""The sheet that retires originals, or lets missing ones go: why, what hangs on them, and what shall follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QStringListModel
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPlainTextEdit,
    QRadioButton,
    QWidget,
)

from kbdesk.desk import look, notices
from kbdesk.desk.amounts import number
from kbdesk.desk.followups import FollowUpChoices
from kbdesk.desk.hanging import Hanging
from kbdesk.desk.joining import filled
from kbdesk.desk.originals import words
from kbdesk.desk.originals.doing import say_done
from kbdesk.desk.originals.pathbox import PathBox
from kbdesk.desk.parts import button, label
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.desk.signs import named

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.sources.values import Retirement
    from kbdesk.project.values import Changes, Job, SourceRow

LETTERS = 96


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
        self._lets_go = lets_go
        self.wrong = QRadioButton(self.tr("It is &wrong: nobody should rely on it"))
        self.lost = QRadioButton(self.tr("It is &lost: nothing is said against it"))
        self.replaced = QRadioButton(self.tr("It is &replaced by another original:"))
        self.by = PathBox()
        self.reason = QPlainTextEdit()
        self.retire_button = button(
            self.tr("Let it &go") if lets_go else self.tr("Re&tire"), self._retire, "danger", "archive", enter=False
        )
        self.hanging = Hanging()
        self.touched = self.hanging.touched
        self.follow_ups = FollowUpChoices(session, self)
        self._group = QButtonGroup(self)
        self._lay_out()
        self._offer(all_rows)  # a box that has so many is put elsewhere slowly
        self.hanging.page_wanted.connect(session.open_page)
        self.follow_ups.changed.connect(self.check)
        self.resize(self.fontMetrics().averageCharWidth() * LETTERS, self.height())
        self.check()
        self._ask()

    def _offer(self, all_rows: Sequence[SourceRow]) -> None:
        """Offer the originals that may be the better ones; one that says so first."""
        own = {row.path for row in self._rows}
        newer = next((one.path for one in all_rows if one.replaces in own and one.status == "present"), None)
        self.by.setAccessibleName(self.tr("Replaced by"))
        self.by.setAccessibleDescription(self.tr("Replaced by"))  # on Linux the name is what is chosen
        self._others = [one.path for one in all_rows if one.status == "present" and one.path not in own]
        # A model of strings: made in no time also of 20,000, which as items takes longer than a turn may.
        self.by.setModel(QStringListModel([self.tr("None is chosen"), *map(named, self._others)], self))
        (self.lost if self._lets_go else self.wrong).setChecked(newer is None)
        if newer is not None and newer in self._others:
            self.replaced.setChecked(True)
            self.by.setCurrentIndex(self._others.index(newer) + 1)

    def _lay_out(self) -> None:
        column = self.body
        column.addWidget(label(self._title(), "title", wrap=True))
        told = self.tr("The file moves out of the way but is kept; it can be restored. Agents see it as retired.")
        if self._lets_go:
            told = self.tr("The file is gone already; what was known of it is kept among the retired ones.")
        column.addWidget(label(told, "muted", wrap=True))
        self._group.addButton(self.lost)
        self._group.addButton(self.wrong)
        self._group.addButton(self.replaced)
        column.addWidget(self.lost)
        self.lost.setVisible(self._lets_go)
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
        asked = self.tr("What is wrong with it, or why the other one is better")
        self.reason.setPlaceholderText(self.tr("What is known of it, if anything") if self._lets_go else asked)
        self.reason.setAccessibleName(self.tr("Reason"))
        self.reason.setTabChangesFocus(True)
        self.reason.setFixedHeight(self.reason.fontMetrics().height() * 2 + look.WIDE)
        self.foot.addWidget(field_name(self.tr("R&eason"), self.reason))
        self.foot.addWidget(self.reason)
        self.add_buttons([], [button(self.tr("Cancel"), self.reject, "flat"), self.retire_button])
        for each in (self.lost, self.replaced):
            each.toggled.connect(lambda *_: self.check())
        self.by.currentIndexChanged.connect(lambda *_: self.check())
        self.by.activated.connect(lambda *_: self.replaced.setChecked(True))
        self.reason.textChanged.connect(self.check)
        self.reason.setFocus()

    def _title(self) -> str:
        if len(self._rows) == 1:
            title = self.tr("Let “%1” go?") if self._lets_go else self.tr("Retire “%1”?")
            return filled(title, named(self._rows[0].path))
        title = self.tr("Let these originals go: %1") if self._lets_go else self.tr("Retire these originals: %1")
        return filled(title, number(len(self._rows)))

    def _ask(self) -> None:
        project, paths = self._session.project, [row.path for row in self._rows]

        def call(job: Job) -> tuple[Retirement, ...]:
            return project.retirements(paths, job)

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
        """Retiring needs a reason, the other original where there is one, and to know what hangs on it.

        That one is lost is reason enough.
        """
        complete = self.wrong.isChecked() or self.lost.isChecked() or self.by.currentIndex() > 0
        complete = complete and bool(self._found) and self.follow_ups.is_complete() and not self.is_writing
        said = self.lost.isChecked() or bool(self.reason.toPlainText().strip())
        self.retire_button.setEnabled(complete and said)

    def _retire(self) -> None:
        project, person = self._session.project, self._session.person
        is_replaced = self.replaced.isChecked()
        of_itself = "lost" if self.lost.isChecked() else "wrong"
        why, by = ("replaced", self._others[self.by.currentIndex() - 1]) if is_replaced else (of_itself, None)
        reason = " ".join(self.reason.toPlainText().split())
        seen: set[str] = set()
        going = {each.source.path: self.follow_ups.chosen(each, seen) for each in self._found}

        def call(_job: Job) -> Changes:
            return project.retire_sources(going, why, reason, by, person)

        self.stay_for(self._session, self._session.write(self, call, self._ended, self._fail))
        self.check()

    def _ended(self, changes: Changes) -> None:
        one = named(self._rows[0].path)
        text = self.tr("Let go: %1") if self._lets_go else self.tr("Retired: %1")
        told = filled(text, one if len(self._rows) == 1 else number(len(self._rows)))
        say_done(self._session, self, told, [changes.change])
        self.accept()

    def _fail(self, error: KbdeskError) -> None:
        self._waiting.hide()
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")
        self.check()
