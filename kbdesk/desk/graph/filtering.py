"""The strip that filters the graph: the line of the search, and what it finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.amounts import number
from kbdesk.desk.graph.guise import Fitting
from kbdesk.desk.parts import ElidedLabel, after, icon_button, label, search_line

if TYPE_CHECKING:
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.graph.graph import Graph

PAUSE = 150
"""Milliseconds that typing must rest before the graph is filtered."""


class FilterStrip(QWidget):
    """Shows only the pages that a search finds, all of them; the grammar is the search's."""

    filtered = Signal(object)
    """A Fitting, None where nothing is filtered."""
    left = Signal()
    """The person wants it no more."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._graph: Graph | None = None
        self.query = ""
        """What the graph is filtered by, "" for nothing."""
        self.line = search_line(self.tr("Filter the graph, as in the search"))
        kind = next((each.type for each in session.project.types), "concept")
        ways = (self.tr("two words"), '"…"', "-…", f"type:{kind}", "status:retired", "links:…", "author:…")
        self.line.setToolTip("  ·  ".join(ways))
        self._pause = after(self, PAUSE, self.renew)
        self.line.textChanged.connect(lambda *_: self._pause.start())
        self.line.installEventFilter(self)
        self.told = ElidedLabel("caption")
        self.trouble = label("", "danger", wrap=True)
        self.trouble.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(look.LARGE, 0, look.MEDIUM, look.SMALL)
        column.setSpacing(look.TIGHT)
        row = QHBoxLayout()
        row.setSpacing(look.SMALL)
        column.addLayout(row)
        column.addWidget(self.trouble)
        row.addWidget(self.line, 3)
        row.addWidget(self.told, 2)
        row.addWidget(icon_button("x", self.tr("Filter no more"), self.left.emit))
        self.hide()

    def take(self, query: str) -> None:
        """Filter by a query, by nothing for ""."""
        if query:
            self.show()
        if self.line.text() != query:
            self.line.setText(query)
        self.renew()

    def look_at(self, graph: Graph) -> None:
        """Filter another graph from now on."""
        if graph is not self._graph:
            self._graph = graph
            if self.query:
                self.renew()

    def renew(self) -> None:
        """Filter by what stands in the line, as the pages are now."""
        self._pause.stop()
        query, project, graph = self.line.text().strip(), self._session.project, self._graph
        if not query:
            if self.query:
                self.query = ""
                self.filtered.emit(None)
            self._say("")
            return
        self._session.read(
            self,
            lambda job: Fitting.among(graph, project.matching(query, job)),
            lambda found: self._take(query, found),
            self._failed,
            replaces="filter",
        )

    def _take(self, query: str, found: Fitting) -> None:
        if query == self.line.text().strip():
            self.query = query
            self._say(self.tr("Found: %1").replace("%1", number(len(found.ids))))
            self.filtered.emit(found)

    def _failed(self, error: KbdeskError) -> None:
        self._say("", notices.sentence(error))

    def _say(self, found: str, trouble: str = "") -> None:
        self.told.set_text(found)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.renew()
                return True
            if event.key() == Qt.Key.Key_Escape:
                if self.line.text():
                    self.line.clear()
                else:
                    self.left.emit()
                return True
        return super().eventFilter(watched, event)
