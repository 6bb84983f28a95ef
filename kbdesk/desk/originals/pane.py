"""Beside the table: one original's facts, and below them the original itself."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.flow import Flow
from kbdesk.desk.originals import words
from kbdesk.desk.originals.fetching.panel import FetchPanel
from kbdesk.desk.parts import button, label, scrolled
from kbdesk.desk.preview.view import PreviewView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.desk.preview.place import Place
    from kbdesk.desk.session import Session
    from kbdesk.project.values import SourceRow

LEAST = 200
"""Pixels that the original is shown high at least."""
WANTED = 400
"""Pixels that all of it is high where there is room."""
SUMMARIES = 4


class SmallPreview(PreviewView):
    """Takes the room there is, and scrolls itself: else the place that it shows may lie below what is seen here."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, is_small=True)
        self.setMinimumHeight(LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Ask for no more than the least."""
        return QSize(super().sizeHint().width(), LEAST)


class TextPane(QWidget):
    """The selected original: facts, the summaries built from it, and what it looks like."""

    page_wanted = Signal(str)
    """A summary was chosen: its id."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._row: SourceRow | None = None
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self.titles: Mapping[str, str] = {}

    def _build(self) -> None:
        """Make what it shows, the first time that there is something: a room without a choice opens sooner."""
        # Where the facts leave the original no room, all of it scrolls.
        inside = QWidget()
        self._outer.addWidget(scrolled(inside))
        self._name = label("", "lead", selectable=True)
        self._facts = label("", "muted", wrap=True, selectable=True)
        self.fetching = FetchPanel(self._session)
        self._summaries = Flow()
        self.preview = SmallPreview(self._session)
        column = QVBoxLayout(inside)
        column.setContentsMargins(look.LARGE, look.MEDIUM, look.LARGE, look.MEDIUM)
        column.setSpacing(look.TIGHT)
        column.addWidget(self._name)
        column.addWidget(self._facts)
        column.addWidget(self.fetching)
        self._summaries.setSpacing(look.TIGHT)
        column.addLayout(self._summaries)
        column.addWidget(self.preview, 1)

    def sizeHint(self) -> QSize:
        """Return the size at which a part of the original is seen under the facts."""
        return super().sizeHint().expandedTo(QSize(0, WANTED))

    def show_source(self, row: SourceRow | None, place: Place | None = None) -> None:
        """Show an original, at a place where one is given, or that none is selected."""
        before, self._row = self._row, row
        if self._outer.isEmpty():
            if row is None:
                return
            self._build()
        self.fetching.show_source(row)
        self._tell(row)
        is_same = before is not None and row is not None and signs(before) == signs(row)
        if is_same and place is None:
            return  # other bytes it sees by itself, and stays at its place
        if not is_same:
            self.preview.clear()
        if row is not None and row.status != "missing":
            self.preview.show_original(row.path, place)

    def _tell(self, row: SourceRow | None) -> None:
        while (item := self._summaries.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._name.setText(words.shown_name(row.path) if row else self.tr("No original is selected"))
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


def signs(row: SourceRow) -> tuple[str, str, str]:
    """Return what tells that another original is meant, or that it stands elsewhere."""
    return row.path, row.status, row.moved_to
