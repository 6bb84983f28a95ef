"""What would change in a page, shown in a sheet before it is changed; or words in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget

from kbdesk.desk import look
from kbdesk.desk.difference.view import DifferenceView
from kbdesk.desk.parts import label, scrolled

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent

    from kbdesk.desk.session import Session
    from kbdesk.pages.difference.values import Difference


class DifferencePreview(QStackedWidget):
    """Read only."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.view = DifferenceView(session)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # so that the letter of its name leads here
        self._words = label("", "muted", wrap=True, selectable=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._words.setContentsMargins(look.MEDIUM, look.MEDIUM, look.MEDIUM, look.MEDIUM)
        self._plain = scrolled(self._words)
        self.addWidget(self._plain)
        self.addWidget(self.view)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Lead the keys to the first place that differs."""
        super().focusInEvent(event)
        self.view.leave()
        self.view.step(1)

    def show_difference(self, difference: Difference, page: str) -> None:
        """Show a difference of a page."""
        self.view.show_difference(difference, page)
        self.setCurrentWidget(self.view)

    def show_words(self, told: str) -> None:
        """Show words in place of a difference."""
        self.view.clear()
        self._words.setText(told)
        self.setCurrentWidget(self._plain)

    def words(self) -> str:
        """Return the words that are shown, "" where a difference is."""
        return self._words.text() if self.currentWidget() is self._plain else ""
