"""The health room: what the check and a closer look find, and what can be done about each, or about all of a kind."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.amounts import number
from kbdesk.desk.clicks import in_new_tab
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.flow import Flow
from kbdesk.desk.fresh import FreshView
from kbdesk.desk.health.acts import Acts
from kbdesk.desk.health.findings import Finding, of_problem, of_remark
from kbdesk.desk.health.model import FindingModel, Listing
from kbdesk.desk.health.pane import RemedyPane
from kbdesk.desk.parts import EmptyState, button, label
from kbdesk.desk.rows import PAGE, even_list
from kbdesk.desk.twofold import TwoFold

if TYPE_CHECKING:
    from kbdesk.desk.health.remedies import Remedy
    from kbdesk.desk.session import Session
    from kbdesk.project.project import Project
    from kbdesk.project.values import Job, PageRow


def load(project: Project, job: Job) -> tuple[list[Finding], dict[str, PageRow]]:
    """Ask for the problems and the pages' titles; runs on a worker."""
    return [of_problem(problem) for problem in project.health(job)], {row.id: row for row in project.rows()}


class HealthView(FreshView):
    """What is found, kept fresh while it is shown."""

    counted = Signal(int)
    """How many problems there are."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._problems: list[Finding] = []
        self._remarks: list[Finding] | None = None
        self._rows: dict[str, PageRow] = {}
        self.model = FindingModel(self)
        self.list = self._make_list()
        lead_keys(self, self.list)
        self.pane = RemedyPane(session)
        self.acts = Acts(session, self)
        self.pane.chosen.connect(self._act)
        self.pane.page_wanted.connect(session.open_page)
        self.pane.keys_left.connect(self.list.setFocus)
        self._summary = label("", "muted", wrap=True)
        self.closer_button = button(self.tr("Look closer"), self.look_closer, "", "zoom-in")
        self.closer_button.setToolTip(
            self.tr("Twins, names without a page, summaries against their originals, pages without a source")
        )
        self._checking = EmptyState("loader-circle", self.tr("Checking…"))
        self._well = EmptyState(
            "circle-check",
            self.tr("All is well"),
            self.tr("Every link leads to a page that stands, and every page can be found."),
        )
        self._found = TwoFold(self.list, self.pane, (6, 5))
        self._stack = QStackedWidget()
        for each in (self._checking, self._found, self._well):
            self._stack.addWidget(each)
        self._lay_out()

    def _make_list(self) -> QListView:
        made = even_list(self.model, self.tr("Problems"))
        made.doubleClicked.connect(self._open)
        made.installEventFilter(self)
        made.selectionModel().currentChanged.connect(lambda current, _before: self._show_current(current))
        return made

    def _lay_out(self) -> None:
        again = button(self.tr("Check again"), self.refresh, "", "refresh-cw")
        head = Flow(label(self.tr("Health"), "headline"), self.closer_button, again, spread=1)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.WIDE, look.WIDE, look.WIDE, look.MEDIUM)
        column.setSpacing(look.SMALL)
        column.addLayout(head)
        column.addWidget(self._summary)
        column.addWidget(self._stack, 1)

    # checking

    def ask(self) -> None:
        """Check again."""
        project = self._session.project
        self._session.read(self, lambda job: load(project, job), self._show_checked, replaces="check")
        if self._remarks is not None:
            self.look_closer()

    def look_closer(self) -> None:
        """Look for what the check does not tell; it takes some seconds for very many pages."""
        project = self._session.project
        self.closer_button.setEnabled(False)
        self._session.read(
            self,
            lambda job: [of_remark(remark) for remark in project.remarks(job=job)],
            self._show_remarks,
            lambda _error: self.closer_button.setEnabled(True),
            replaces="remarks",
        )

    def _show_checked(self, found: tuple[list[Finding], dict[str, PageRow]]) -> None:
        self._problems, self._rows = found
        self.counted.emit(len(self._problems))
        self._arrange()

    def _show_remarks(self, found: list[Finding]) -> None:
        self._remarks = found
        self.closer_button.setEnabled(True)
        self._arrange()

    def _arrange(self) -> None:
        """Bring what is found into the order of the list; on a worker, there may be very many."""
        problems, remarks, rows = self._problems, self._remarks or [], self._rows
        self._session.read(self, lambda _job: Listing(chain(problems, remarks), rows), self._show, replaces="arrange")

    def _show(self, listing: Listing) -> None:
        """Show what is found; the row goes on to be current, or the one that comes in its place."""
        current, row = self.pane.finding, self.list.currentIndex().row()
        bar = self.list.verticalScrollBar()
        place = bar.value()
        self.model.set_listing(listing)
        bar.setValue(place)
        words = [self.tr("Problems: {count}").format(count=number(len(self._problems)))] if self._problems else []
        if self._remarks is not None:
            words.append(self.tr("Remarks of the closer look: {count}").format(count=number(len(self._remarks))))
        self._summary.setText(" · ".join(words))
        self._summary.setVisible(bool(words))
        count = self.model.rowCount()
        self._stack.setCurrentWidget(self._found if count else self._well)
        if not count:
            self.pane.show_nothing()
            return
        at = listing.place_instead(current, row) if current is not None else max(0, min(row, count - 1))
        self.list.setCurrentIndex(self.model.index(at))

    def _show_current(self, index: QModelIndex) -> None:
        finding = self.model.finding(index)
        if finding is not None:
            self.pane.show_finding(finding, self._rows)
        elif index.isValid():
            kind = self.model.kind(index)
            self.pane.show_kind(kind, self.model.all_of(kind))

    # keys and clicks

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if watched is self.list and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._heed(event)
        return super().eventFilter(watched, event)

    def _heed(self, event: QKeyEvent) -> bool:
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.list.currentIndex())
            return True
        if held == Qt.KeyboardModifier.ControlModifier and key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            row = self.model.listing.heading_after(self.list.currentIndex().row(), 1 if key == Qt.Key.Key_Down else -1)
            self.list.setCurrentIndex(self.model.index(row))
            return True
        letter = event.text().casefold()
        if held or not letter.isalnum():
            return False
        remedy = self.pane.remedy_at(letter)
        if remedy is not None:
            self._act(remedy)
        return True

    def _act(self, remedy: Remedy) -> None:
        finding = self.pane.finding
        if finding is not None:
            self.acts.do(remedy, finding, self._rows)
        else:
            kind = self.model.kind(self.list.currentIndex())
            self.acts.do_all(remedy, self.model.all_of(kind), self._rows)

    def _open(self, index: QModelIndex) -> None:
        page_id = index.data(PAGE)
        if page_id:
            self._session.open_page(str(page_id), "", in_new_tab())
