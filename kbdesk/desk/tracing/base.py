"""The sheet that tells how far the whole knowledge base can be traced, page by page, the least supported first."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QProgressBar, QWidget

from kbdesk.desk import notices
from kbdesk.desk.amounts import number, percent_of
from kbdesk.desk.joining import filled, noted, said_of
from kbdesk.desk.parts import button, label
from kbdesk.desk.rows import Item, even_list
from kbdesk.desk.sheet import Sheet
from kbdesk.desk.tracing import words
from kbdesk.desk.tracing.pages import PagesModel

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.errors import KbdeskError
    from kbdesk.project.project import Project
    from kbdesk.project.review.support import Share
    from kbdesk.project.review.tracing import BaseTrace, TracedPage
    from kbdesk.project.values import Job

LINES = 16
"""How many lines of the list the sheet shows."""


FILTERS: tuple[tuple[object, Callable[[Share], int]], ...] = (
    (QT_TRANSLATE_NOOP("tracing", "All pages"), lambda share: share.claims),
    (QT_TRANSLATE_NOOP("tracing", "With paragraphs whose original is gone"), lambda share: share.lost),
    (QT_TRANSLATE_NOOP("tracing", "With paragraphs whose original has changed"), lambda share: share.changed),
    (QT_TRANSLATE_NOOP("tracing", "With paragraphs without a source"), lambda share: share.none),
    (QT_TRANSLATE_NOOP("tracing", "Wholly traced"), lambda share: share.claims == share.traced and share.claims),
)
"""What pages can be chosen by, and how many paragraphs of a page count for it."""


class Counted(NamedTuple):
    """What was counted, and the rows that tell it, for each way to choose among them."""

    trace: BaseTrace
    rows: tuple[list[tuple[str, Item]], ...]


def count(project: Project, job: Job) -> Counted:
    """Count, and make the rows, the least supported pages first; runs on a worker."""
    trace = project.trace_share(job)
    pages = sorted((page for page in trace.pages if page.share.claims), key=_urgency)
    rows = [(page.share, (page.id, _item(page))) for page in pages]
    return Counted(trace, tuple([row for share, row in rows if counts(share)] for _, counts in FILTERS))


class BaseTraceSheet(Sheet):
    """Counts on a worker, with progress; closing it ends that, and what was counted is kept."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent, words.tr("What the knowledge base rests on"))
        self._session = session
        self._task: Task | None = None
        self.said = label("", "title", wrap=True)
        self.rest = label("", "caption", wrap=True)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(words.tr("Pages looked at"))
        self.model = PagesModel(self)
        self.list = even_list(self.model, words.tr("Pages, the least supported first"))
        self.list.setMinimumHeight(self.fontMetrics().lineSpacing() * LINES)
        self.list.installEventFilter(self)
        self.list.doubleClicked.connect(lambda index: self._open(index.row()))
        self.choice = QComboBox()
        self.choice.setAccessibleName(words.tr("Pages"))
        self.choice.setAccessibleDescription(words.tr("Pages"))  # on Linux the name is what is chosen
        self.choice.activated.connect(lambda _at: self._choose())
        self._rows: tuple[list[tuple[str, Item]], ...] = ()
        for each in (self.said, self.rest, self.bar, self.choice):
            self.body.addWidget(each)
        self.body.addWidget(self.list, 1)
        how = words.tr(
            "Counted are the paragraphs, items, quotations and tables of all pages in force. Headings, questions, open "
            "tasks, code and lists of links say nothing that wants a source; preferences rest on the person's word."
        )
        self.body.addWidget(label(how, "caption", wrap=True))
        self.add_buttons([], [button(words.tr("Close"), self.reject, "flat")])
        self._ask()

    def _ask(self) -> None:
        project = self._session.project
        self.said.setText(words.tr("Looking at all pages…"))
        for each in (self.rest, self.choice, self.list):
            each.hide()
        self.bar.setRange(0, 0)
        self._task = self._session.read(
            self,
            lambda job: count(project, job),
            self._show,
            self._failed,
            replaces="share",
            progress=self._progress,
        )

    def _progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)

    def _failed(self, error: KbdeskError) -> None:
        self.bar.hide()
        self.tell(notices.sentence(error), "danger")

    def _show(self, counted: Counted) -> None:
        trace = counted.trace
        self._task = None
        self.bar.hide()
        self.said.setText(words.share(trace.share))
        without = trace.without_summaries
        told = [words.rest(trace.share)]
        if without.share is not None and without.claims != trace.share.claims:
            told.append(said_of(words.tr("Without summaries"), percent_of(without.share)))
        self.rest.setText("\n".join(filter(None, told)))
        self.rest.show()
        self._rows = counted.rows
        for (name, _), rows in zip(FILTERS, counted.rows, strict=True):
            self.choice.addItem(noted(words.tr(name), number(len(rows))))
        self._choose()
        self.choice.show()
        self.list.show()
        self.fit()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self) -> None:
        self.model.show_pages(self._rows[self.choice.currentIndex()])

    def _open(self, row: int) -> None:
        page = self.model.page(row)
        if page:
            self._session.open_page(page)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        is_key = watched is self.list and event.type() == QEvent.Type.KeyPress
        if is_key and isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.list.currentIndex().row())
            return True
        return super().eventFilter(watched, event)

    def done(self, result: int) -> None:
        """End the counting with the sheet."""
        if self._task is not None:
            self._task.cancel()
        super().done(result)


def _urgency(page: TracedPage) -> tuple[int, int]:
    share = page.share
    return -(share.lost + share.none), share.traced


def _item(page: TracedPage) -> Item:
    share = page.share
    told = filled(words.tr("%1 of %2 traced"), number(share.traced + share.changed), number(share.claims))
    return Item(page.title, dot=page.type, mark=told, under=words.rest(share) or " ")
