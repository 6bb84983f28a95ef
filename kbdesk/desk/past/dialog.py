"""Choosing the moment as of which the knowledge base is shown: a day, or a change of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, Qt, QTime, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QProgressBar, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.dayedit import DayEdit
from kbdesk.desk.joining import said_of
from kbdesk.desk.naming import changed_named
from kbdesk.desk.parts import button, day, label, moment
from kbdesk.desk.session import Opened
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.desk.versions.words import doing, who

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.errors import KbdeskError
    from kbdesk.project.operations import Operation
    from kbdesk.project.project import Project
    from kbdesk.project.values import Job

MOST = 100
"""Operations that are offered; the day chooses any other moment."""
LINES = 9
AT = Qt.ItemDataRole.UserRole + 1


class Story(NamedTuple):
    """How far back the history reaches, and what was done last; the titles of the pages."""

    begins: str
    operations: tuple[Operation, ...]
    titles: Mapping[str, str]


def load(project: Project) -> Story:
    """Ask for the history; runs on a worker."""
    return Story(project.begins(), project.operations(MOST), {page.id: page.title for page in project.names()})


def open_past(project: Project, at: str, job: Job) -> Opened:
    """Open the past; runs on a worker."""
    past = project.past(at, job)
    return Opened(past, past.version())


def end_of(date: QDate) -> str:
    """Return the last moment of a day here as ISO 8601 in UTC."""
    last = QDateTime(date, QTime(23, 59, 59, 999)).toUTC()
    return last.toString(Qt.DateFormat.ISODateWithMs)


class PastDialog(Sheet):
    """Asks for a moment and opens the past; `at` is one that is known already."""

    opened = Signal(object)
    """The past is open: an Opened."""

    def __init__(self, session: Session, parent: QWidget, at: str = "") -> None:
        super().__init__(parent, tr("As it was on…"))
        self._session = session
        self._task: Task | None = None
        self.day = DayEdit()
        self.list = QListWidget()
        self.bar = QProgressBar()
        self.show_button = button(tr("&Show it"), self.accept, "primary", "history")
        self.show_button.setDefault(True)
        self._lay_out()
        if at:
            self._open(at)
        else:
            project = session.project
            session.read(self, lambda _job: load(project), self._fill, self._failed)

    def _lay_out(self) -> None:
        self.body.addWidget(label(tr("The knowledge base as it was"), "title", wrap=True))
        told = tr(
            "It opens in a window of its own, with its pages, index and graph as they stood. Nothing can be changed in "
            "it, and your folder stays as it is. Originals are not shown: only their list has a history."
        )
        self.body.addWidget(label(told, "muted", wrap=True))
        self.day.setAccessibleName(tr("At the end of this day"))
        self.day.setDate(QDate.currentDate())
        row = QHBoxLayout()
        row.setSpacing(look.SMALL)
        row.addWidget(field_name(tr("At the end of this &day"), self.day))
        row.addWidget(self.day)
        row.addStretch()
        self.body.addLayout(row)
        self.body.addWidget(field_name(tr("Or right after this &change"), self.list))
        self.list.setAccessibleName(tr("Changes, newest first"))
        self.list.setProperty("role", "surface")
        self.list.setMinimumHeight(self.fontMetrics().lineSpacing() * LINES)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemDoubleClicked.connect(lambda _item: self.accept())
        self.day.dateChanged.connect(lambda _date: self.list.clearSelection())
        self.body.addWidget(self.list, 1)
        self.bar.hide()
        self.bar.setAccessibleName(tr("Bringing the pages together"))
        self.body.addWidget(self.bar)
        self.add_buttons([], [button(tr("Cancel"), self.reject, "flat"), self.show_button])
        self.day.setFocus()

    def _fill(self, story: Story) -> None:
        begins = QDateTime.fromString(story.begins, Qt.DateFormat.ISODateWithMs).toLocalTime().date()
        if begins.isValid():
            self.day.setDateRange(begins, QDate.currentDate())
        for operation in story.operations:
            last = operation.changes[-1]
            said = operation.what or said_of(doing(last.operation), changed_named(operation.changes, story.titles))
            item = QListWidgetItem(f"{moment(last.at)} · {said_of(who(last.actor), said)}")
            item.setData(AT, last.at)
            self.list.addItem(item)

    def chosen(self) -> str:
        """Return the moment that is chosen, ISO 8601 in UTC."""
        picked = self.list.selectedItems()
        return str(picked[0].data(AT)) if picked else end_of(self.day.date())

    def accept(self) -> None:
        """Open the past as of the moment that is chosen."""
        if self._task is None:
            self._open(self.chosen())

    def _open(self, at: str) -> None:
        project = self._session.project
        self.show_button.setEnabled(False)
        self.bar.setRange(0, 0)
        self.bar.show()
        self._task = self._session.read(
            self, lambda job: open_past(project, at, job), self._show, self._failed, progress=self._progress
        )

    def _progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)

    def _show(self, opened: Opened) -> None:
        self._task = None
        self.opened.emit(opened)
        super().accept()

    def _failed(self, error: KbdeskError) -> None:
        self._task = None
        self.bar.hide()
        self.show_button.setEnabled(True)
        self.tell(notices.sentence(error), "danger")

    def done(self, result: int) -> None:
        """Stop what is being brought together when the dialog goes."""
        if self._task is not None:
            self._task.cancel()
        super().done(result)


def tr(text: str) -> str:
    """Return a phrase of the past in the person's language."""
    return QCoreApplication.translate("past", text)


def named(at: str) -> str:
    """Return a moment as the window that shows it is called."""
    time = QDateTime.fromString(at, Qt.DateFormat.ISODateWithMs).toLocalTime()
    is_end = time.time() >= QTime(23, 59, 59)
    return day(time.date().toString(Qt.DateFormat.ISODate)) if is_end else moment(at)
