"""The room of the log: a timeline by days of its entries and of the changes between them; filtered, it opens pages."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QDate, QEvent, QLocale, QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListView,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import kinds, look
from kbdesk.desk.clicks import in_new_tab
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.fresh import FreshView
from kbdesk.desk.joining import noted
from kbdesk.desk.log.filtering import Days
from kbdesk.desk.log.model import LogModel, tr
from kbdesk.desk.log.pane import EntryPane
from kbdesk.desk.log.unlogged import MOST, with_unlogged
from kbdesk.desk.naming import pages_of
from kbdesk.desk.parts import EmptyState, label, search_line
from kbdesk.desk.rows import even_list
from kbdesk.desk.twofold import TwoFold

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.desk.session import Session
    from kbdesk.project.project import Project
    from kbdesk.project.timeline import Logged

LATELY = 1
"""Days back from today that `show_lately` reaches."""
PAUSE = 120
"""Milliseconds that typing must rest before the log is filtered."""


class Story(NamedTuple):
    """All entries, how many there are of each operation, the titles of what they name, and which pages are there."""

    entries: tuple[Logged, ...]
    operations: Mapping[str, int]
    titles: Mapping[str, str]
    there: frozenset[str]


def load(project: Project) -> Story:
    """Ask for the whole log, and for what it does not tell; runs on a worker."""
    logged, done = project.timeline(), project.operations(MOST)
    titles = project.titles({page for one in logged for page in one.entry.pages} | pages_of(done))
    entries = with_unlogged(logged, done, titles)
    operations = Counter(one.entry.operation for one in entries if one.entry.operation)
    return Story(entries, dict(operations.most_common()), titles, frozenset(page.id for page in project.names()))


class LogView(FreshView):
    """The timeline, kept fresh while it is shown."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self._story = Story((), {}, {}, frozenset())
        self.operation = QComboBox()
        self.operation.setAccessibleName(tr("Operation"))
        self.operation.setAccessibleDescription(tr("Operation"))  # on Linux the name is what is chosen
        self.operation.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.operation.activated.connect(lambda _at: self._filter())
        self.since = QComboBox()
        self.since.setAccessibleName(tr("Time"))
        self.since.setAccessibleDescription(tr("Time"))
        self.since.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for words, days in ((tr("At any time"), -1), (tr("Since yesterday"), LATELY), (tr("The last 7 days"), 6)):
            self.since.addItem(words, days)
        self.since.activated.connect(lambda _at: self._filter())
        self.line = search_line(tr("Filter by words, pages, people, days"))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._filter)
        self.line.textChanged.connect(lambda _text: self._pause.start())
        self.model = LogModel(self)
        self.list = self._make_list()
        lead_keys(self, self.list)
        self.pane = EntryPane(session)
        self._told = label("", "muted")
        self._empty = EmptyState(
            "scroll-text",
            tr("The log is empty"),
            tr("Every change shows here, and the entries that an agent adds when it ends an operation."),
        )
        self._nothing = EmptyState("search", tr("No entry fits"), tr("Try fewer words, all operations, or any time."))
        self._lay_out()

    def _make_list(self) -> QListView:
        made = even_list(self.model, tr("Log, newest first"))
        made.installEventFilter(self)
        made.doubleClicked.connect(self._open)
        made.selectionModel().currentChanged.connect(
            lambda current, _before: self.pane.show_entry(self.model.logged(current))
        )
        return made

    def _lay_out(self) -> None:
        self._split = TwoFold(self.list, self.pane, (6, 5))
        self._stack = QStackedWidget()
        for each in (self._split, self._empty, self._nothing):
            self._stack.addWidget(each)
        head = QHBoxLayout()
        head.setSpacing(look.SMALL)
        head.addWidget(label(tr("Log"), "headline"), 1)
        head.addWidget(self._told)
        chosen = QHBoxLayout()
        chosen.setSpacing(look.SMALL)
        chosen.addWidget(self.since)
        chosen.addWidget(self.operation)
        chosen.addWidget(self.line, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.WIDE, look.WIDE, look.WIDE, look.MEDIUM)
        column.setSpacing(look.SMALL)
        column.addLayout(head)
        column.addLayout(chosen)
        column.addWidget(self._stack, 1)

    # what is shown

    def ask(self) -> None:
        """Ask for the log again."""
        project = self._session.project
        self._session.read(self, lambda _job: load(project), self._know, replaces="log")

    def _know(self, story: Story) -> None:
        self._story = story
        chosen = self.operation.currentData()
        self.operation.clear()
        self.operation.addItem(tr("All operations"), "")
        for operation, count in story.operations.items():
            self.operation.addItem(noted(kinds.operation_words(operation), QLocale().toString(count)), operation)
        self.operation.setCurrentIndex(max(0, self.operation.findData(chosen)))
        self._filter()

    def _filter(self) -> None:
        story, operation, words = self._story, str(self.operation.currentData() or ""), self.line.text()
        back = int(self.since.currentData())
        since = QDate.currentDate().addDays(-back).toString(Qt.DateFormat.ISODate) if back >= 0 else ""
        self._session.read(
            self, lambda _job: Days(story.entries, operation, words, story.titles, since), self._show, replaces="days"
        )

    def show_lately(self) -> None:
        """Show what was done since yesterday, whatever was filtered before."""
        self.since.setCurrentIndex(self.since.findData(LATELY))
        self.operation.setCurrentIndex(0)
        self.line.clear()
        self._filter()

    def _show(self, days: Days) -> None:
        current = self.model.logged(self.list.currentIndex())
        self.model.set_days(days, self._story.titles)
        self._told.setText(tr("Entries: %1").replace("%1", QLocale().toString(days.count)))
        self._told.setVisible(bool(self._story.entries))
        for each in (self.since, self.operation, self.line):
            each.setVisible(bool(self._story.entries))
        if not days.count:
            self.pane.show_entry(None)
            self._stack.setCurrentWidget(self._nothing if self._story.entries else self._empty)
            return
        self._stack.setCurrentWidget(self._split)
        self.list.setCurrentIndex(self.model.index(self.model.place_of(current)))

    # keys and clicks

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if watched is self.list and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._open(self.list.currentIndex())
                return True
            if event.key() == Qt.Key.Key_Slash:
                self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return True
        return super().eventFilter(watched, event)

    def _open(self, index: QModelIndex) -> None:
        """Open the first page that an entry names and that is there; the others are buttons beside the list."""
        logged = self.model.logged(index)
        pages = logged.entry.pages if logged is not None else ()
        page = next((one for one in pages if one in self._story.there), "")
        if logged is not None and not (pages or logged.entry.operation or logged.entry.what):
            page = "log"  # only there it is to be read
        if page:
            self._session.open_page(page, "", in_new_tab())
