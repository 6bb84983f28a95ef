"""Beside the table: one original's facts and, where it has any, its text."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTimer, Signal
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.flow import Flow
from kbdesk.desk.originals import words
from kbdesk.desk.originals.fetching.panel import FetchPanel
from kbdesk.desk.parts import button, label, scrolled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QHideEvent, QShowEvent

    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Extract, Job, SourceRow

WAIT = 150
"""Milliseconds a row must stay selected before its text is asked for."""
MOST = 300_000
"""So many characters are shown; an agent reads the rest in parts too."""
LONGEST_LINE = 4_000
LEAST_LINES = 4
"""Lines of the text that are shown at least."""
SUMMARIES = 4


class TextPane(QWidget):
    """The selected original: facts, the summaries built from it, its text."""

    page_wanted = Signal(str)
    """A summary was chosen: its id."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._row: SourceRow | None = None
        self._pending = False
        self._task: Task | None = None
        self._name = label("", "lead", selectable=True)
        self._facts = label("", "muted", wrap=True, selectable=True)
        self.fetching = FetchPanel(session)
        self._summaries = Flow()
        self.text = QPlainTextEdit()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT)
        self._timer.timeout.connect(self._ask)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Text of the original"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(self.text.fontMetrics().lineSpacing() * LEAST_LINES)
        # Where the facts leave the text no room, all of it scrolls.
        inside = QWidget()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolled(inside))
        column = QVBoxLayout(inside)
        column.setContentsMargins(look.LARGE, look.MEDIUM, look.LARGE, look.MEDIUM)
        column.setSpacing(look.TIGHT)
        column.addWidget(self._name)
        column.addWidget(self._facts)
        column.addWidget(self.fetching)
        self._summaries.setSpacing(look.TIGHT)
        column.addLayout(self._summaries)
        column.addWidget(self.text, 1)
        self.titles: Mapping[str, str] = {}
        self.show_source(None)

    def show_source(self, row: SourceRow | None) -> None:
        """Show an original, or that none is selected."""
        before, self._row = self._row, row
        self.fetching.show_source(row)
        if before is not None and row is not None and signs(before) == signs(row):
            self._tell(row)
            return
        self._timer.stop()
        if self._task is not None:
            self._task.cancel()
        self._tell(row)
        self.text.clear()
        self._pending = row is not None and row.status != "missing"
        if self._pending:
            self.text.setPlaceholderText(self.tr("Reading…"))
            if self.isVisible():
                self._timer.start()
        else:
            self.text.setPlaceholderText(self.tr("There is no file to read.") if row else "")

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        if self._pending:
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102
        super().hideEvent(event)
        self._timer.stop()

    def _tell(self, row: SourceRow | None) -> None:
        while (item := self._summaries.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._name.setText(words.name_of(row.path) if row else self.tr("No original is selected"))
        self._facts.setVisible(row is not None)
        if row is None:
            return
        facts = [words.status(row), row.type.upper(), words.extent(row), words.size(row), words.moment(row.changed_at)]
        story = words.story(row).partition("\n")[2].replace("\n", " · ")
        self._facts.setText(" · ".join(part for part in (*facts, story) if part))
        self._summaries.addWidget(
            label(self.tr("Built from it:") if row.summaries else self.tr("No summary is built from it."), "caption")
        )
        for page in row.summaries[:SUMMARIES]:
            self._summaries.addWidget(button(self.titles.get(page, page), partial(self.page_wanted.emit, page), "link"))
        if len(row.summaries) > SUMMARIES:
            self._summaries.addWidget(label(f"+{QLocale().toString(len(row.summaries) - SUMMARIES)}", "caption"))

    def _ask(self) -> None:
        row, project = self._row, self._session.project
        if row is None:
            return
        self._pending = False
        path = row.path

        def call(job: Job) -> tuple[Extract, str]:
            return readable(project.extract(path, job=job))

        self._task = self._session.read(self, call, self._show_text, self._show_trouble, replaces="text")

    def _show_text(self, found: tuple[Extract, str]) -> None:
        extract, text = found
        if extract.truncated or len(extract.text) > MOST:
            text += "\n\n" + self.tr("[The text goes on; this is its beginning.]")
        self.text.setPlainText(text)
        if not text.strip():
            self.text.setPlaceholderText(self.tr("There is no text in it."))

    def _show_trouble(self, error: KbdeskError) -> None:
        self.text.setPlaceholderText(notices.facts(error) or notices.sentence(error))


def signs(row: SourceRow) -> tuple[str, str, str]:
    """Return what tells that an original's text may be another."""
    return row.path, row.changed_at, row.status


def readable(extract: Extract) -> tuple[Extract, str]:
    """Return a text as a text field can show it: not too much, and no line that takes seconds to break."""
    lines = []
    for line in extract.text[:MOST].split("\n"):
        lines += [line[at : at + LONGEST_LINE] for at in range(0, len(line), LONGEST_LINE)] or [""]
    return extract, "\n".join(lines)
