"""The room of the search: a line that knows words, phrases and conditions, and what it finds as one types."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import actions, look, notices
from kbdesk.desk.clicks import in_new_tab
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.hits import HitList, told_hits
from kbdesk.desk.joining import listed
from kbdesk.desk.parts import EmptyState, after, button, label, scrolled, search_line
from kbdesk.desk.rows import PAGE
from kbdesk.project.typed import fields_asked

if TYPE_CHECKING:
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.hits import Hits
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, Job

MOST = 200
WIDEST = look.COLUMN + look.VAST
"""Pixels that a line of the results is wide at most."""
PAUSE = 120
"""Milliseconds that typing must rest before it is searched."""


def seek(project: Project, query: str, job: Job) -> tuple[Hits, tuple[str, ...]]:
    """Search; where nothing is found, return too which conditions alone find nothing. Runs on a worker."""
    hits = project.search(query, MOST, job)
    asked = () if hits else fields_asked(query)
    return hits, tuple(one for one in asked if not project.search(one, 1, job))


class SearchView(QWidget):
    """Searches all pages; the results are walked through with the arrow keys."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._searched = ""
        self.setProperty("role", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.line = search_line(self.tr("Search all pages"))
        self.line.setToolTip(actions.command("go.search").hint())
        self.line.textChanged.connect(self._typed)
        self.line.installEventFilter(self)
        self._pause = after(self, PAUSE, self.search)
        self.results = HitList()
        self.results.setProperty("role", "surface")
        self.results.match_asked.connect(session.open_match)
        self.results.installEventFilter(self)
        self._nothing = EmptyState(
            "search", self.tr("Nothing found"), self.tr("Try fewer or other words, or take a condition away.")
        )
        self._advice = self._nothing.text.text()
        self._ways = scrolled(self._make_ways())
        self._stack = QStackedWidget()
        for each in (self._ways, self.results, self._nothing):
            self._stack.addWidget(each)
        self.told = label(" ", "caption")
        self.told.setContentsMargins(look.SMALL, 0, look.SMALL, 0)
        inside = QWidget()
        inside.setMaximumWidth(WIDEST)
        outside = QHBoxLayout(self)
        outside.setContentsMargins(look.WIDE, look.LARGE, look.WIDE, look.SMALL)
        outside.addWidget(inside)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.SMALL)
        column.addWidget(self.line)
        column.addWidget(self.told)
        column.addWidget(self._stack, 1)
        lead_keys(self, self.line)
        session.changed.connect(self._changed)

    def _make_ways(self) -> QWidget:
        """Make the list of what the line knows; each can be taken into the line."""
        kind = next((each.type for each in self._session.project.types), "concept")
        ways = (
            (self.tr("two words"), self.tr("pages with these words, or words that begin so"), " "),
            ('"…"', self.tr("these words in just this order"), '""'),
            ("-…", self.tr("not with this word"), "-"),
            (f"type:{kind}", self.tr("pages of this type"), f"type:{kind} "),
            ("status:retired", self.tr("retired pages, which are left out otherwise; also superseded"), "status:"),
            ("links:…", self.tr("pages that link to this page, by its id or title"), "links:"),
            ("author:…", self.tr("pages whose header has this in a field of that name"), "author:"),
        )
        made = QWidget()
        grid = QGridLayout()
        grid.setHorizontalSpacing(look.LARGE)
        grid.setVerticalSpacing(look.TIGHT)
        grid.setColumnStretch(1, 1)
        for row, (words, meaning, taken) in enumerate(ways):
            way = button(words, partial(self._take, taken), "link")
            way.setAccessibleName(self.tr("Search with {way}").format(way=words))
            grid.addWidget(way, row, 0)
            grid.addWidget(label(meaning, "muted", wrap=True), row, 1)
        column = QVBoxLayout(made)
        column.setContentsMargins(look.SMALL, look.SMALL, look.SMALL, look.SMALL)
        column.addWidget(label(self.tr("What can be searched for"), "section"))
        column.addSpacing(look.TIGHT)
        column.addLayout(grid)
        column.addStretch()
        return made

    def _take(self, words: str) -> None:
        """Put the beginning of a condition into the line, the cursor where it goes on."""
        before = self.line.text().rstrip()
        self.line.setText(f"{before} {words}".lstrip())
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        if words.endswith('"'):
            self.line.cursorBackward(False, 1)

    # searching

    def focus_line(self) -> None:
        """Put the cursor into the line, over what stands there."""
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def _typed(self) -> None:
        self._pause.start()

    def search(self) -> None:
        """Search for what stands in the line."""
        self._pause.stop()
        query = self.line.text().strip()
        if not query:
            self._searched = ""
            self.results.hits.set_hits(())
            self.told.setText(" ")
            self._stack.setCurrentWidget(self._ways)
            return
        project = self._session.project
        self._session.read(
            self,
            lambda job: seek(project, query, job),
            lambda found: self._show(query, *found),
            self._failed,
            replaces="search",
        )

    def _show(self, query: str, hits: Hits, lacking: tuple[str, ...]) -> None:
        if query != self.line.text().strip():
            return
        again = query == self._searched
        current = str(self.results.currentIndex().data(PAGE) or "") if again else ""
        place = self.results.verticalScrollBar().value() if again else 0
        self._searched = query
        self.results.hits.set_hits(hits, query)
        self.told.setText(told_hits(hits))
        no_field = self.tr("No page in force has such a field, or not with this in it: {fields}.")
        retired = self.tr("status:retired looks among the retired ones.")
        advice = [no_field.format(fields=listed(lacking)), retired] if lacking else []
        self._nothing.text.setText("\n".join([*advice, self._advice]))
        self._stack.setCurrentWidget(self.results if hits else self._nothing)
        at = next((row for row, hit in enumerate(hits) if hit.page.id == current), 0)
        if hits:
            self.results.setCurrentIndex(self.results.hits.index(at))
        self.results.verticalScrollBar().setValue(place)

    def _failed(self, error: KbdeskError) -> None:
        self.results.hits.set_hits(())
        self.told.setText(notices.sentence(error))
        self._stack.setCurrentWidget(self._nothing)

    def _changed(self, changes: Changes) -> None:
        if self._searched and (changes.pages or changes.everything):
            self.search()

    # keys and clicks

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self.line:
                return self._heed_in_line(event)
            if watched is self.results:
                return self._heed_in_results(event)
        return super().eventFilter(watched, event)

    def _heed_in_line(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown) and self.results.hits.rowCount():
            self._step_in(key)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self._searched == self.line.text().strip() and self.results.hits.rowCount():
                self.results.take(self.results.currentIndex(), new=in_new_tab())
            else:
                self.search()
            return True
        if key == Qt.Key.Key_Escape and self.line.text():
            self.line.clear()
            return True
        return False

    def _step_in(self, key: int) -> None:
        """Go into the results: down from the one that is marked already, which Enter opens from the line too."""
        self.results.setFocus(Qt.FocusReason.OtherFocusReason)
        below = self.results.currentIndex().row() + 1
        if key == Qt.Key.Key_Down and below < self.results.hits.rowCount():
            self.results.setCurrentIndex(self.results.hits.index(below))

    def _heed_in_results(self, event: QKeyEvent) -> bool:
        at_top = self.results.currentIndex().row() <= 0
        if event.key() == Qt.Key.Key_Escape or (event.key() == Qt.Key.Key_Up and at_top):
            self.focus_line()
            return True
        return False
