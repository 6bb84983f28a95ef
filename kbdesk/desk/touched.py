"""What a change touches, as lists of pages that open with a click."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kbdesk.desk import kinds, look
from kbdesk.desk.joining import listed, noted
from kbdesk.desk.parts import ShortenedButton, label
from kbdesk.desk.rows import state_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.project.values import Consequences, PageRow

MOST = 60
"""So many pages of a kind are listed; of the rest only the number is told."""


class Touched(QWidget):
    """Pages under headings, each one a button."""

    page_wanted = Signal(str)
    """A page was chosen: its id."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("What it touches"))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)

    def show_consequences(self, found: Consequences, nothing: str) -> None:
        """Show what granting a wish touches, or the words for nothing."""
        self.show_groups(
            [
                (self.tr("Pages that link to it"), found.linked_from),
                (self.tr("Summaries built from it"), found.summaries),
                (self.tr("Pages those summaries feed or are linked from"), found.fed),
            ],
            nothing,
        )

    def show_groups(self, groups: Sequence[tuple[str, Sequence[PageRow]]], nothing: str) -> None:
        """Show pages under headings, or the words for none."""
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()  # in its place: without a parent it would be a window of its own for a moment
                widget.deleteLater()
        for title, pages in groups:
            if pages:
                self._column.addWidget(label(noted(title, QLocale().toString(len(pages))), "section"))
                for page in pages[:MOST]:
                    self._column.addWidget(self._row(page))
                if len(pages) > MOST:
                    rest = self.tr("and more: %1").replace("%1", QLocale().toString(len(pages) - MOST))
                    self._column.addWidget(label(rest, "muted"))
                self._column.addSpacing(look.TIGHT)
        if not any(pages for _, pages in groups) and nothing:
            self._column.addWidget(label(nothing, "muted", wrap=True))
        for place in range(self._column.count()):
            shown = self._column.itemAt(place)
            widget = shown.widget() if shown is not None else None
            if widget is not None:
                widget.setVisible(True)  # at once: whoever asks for our size next must not miss them
        self.updateGeometry()

    def _row(self, page: PageRow) -> QWidget:
        state = state_words(page.status)
        title = QCoreApplication.translate("tabs", "Overview") if page.id == "overview" else page.title
        words = noted(title, state)
        icon = look.icon("file-text", f"type:{page.type}")
        made = ShortenedButton(words, lambda: self.page_wanted.emit(page.id), "row", icon)
        made.setToolTip(page.id)
        made.setAccessibleName(listed((title, kinds.type_words(page.type), state)))
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        return made
