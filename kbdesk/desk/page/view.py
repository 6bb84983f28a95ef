"""One page, read or edited: what a tab holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk.reader.view import ReaderView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QAction

    from kbdesk.desk.session import Session


class PageView(QWidget):
    """A reader with its own way back and forth, and what edits its page in the reader's place."""

    page_shown = Signal(object)
    """A Page stands on the screen."""
    page_gone = Signal(str)
    """The page asked for cannot be shown."""
    versions_asked = Signal()
    """The person wants to see how the page that is not there stood before."""
    moved = Signal()
    """Back and forward lead elsewhere now."""
    hovered = Signal(str)
    """Where the link under the pointer leads, "" when there is none."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.reader = ReaderView(session)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.reader)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._stack)
        self.setFocusProxy(self.reader.browser)
        self.reader.page_shown.connect(self.page_shown)
        self.reader.page_gone.connect(self.page_gone)
        self.reader.versions_asked.connect(self.versions_asked)
        self.reader.moved.connect(self.moved)
        self.reader.hovered.connect(self.hovered)

    def set_page_actions(self, actions: Sequence[QAction]) -> None:
        """Say what the page's menu holds."""
        self.reader.page_actions = actions

    def current(self) -> str:
        """Return the id of the page that is shown or on its way, "" for none."""
        return self.reader.current()

    def open(self, page_id: str, anchor: str = "") -> None:
        """Show a page, from the top or at an anchor."""
        self.reader.open(page_id, anchor)

    def can_go(self, step: int) -> bool:
        """Whether there is a page back (-1) or forward (1)."""
        return self.reader.can_go(step)

    def go(self, step: int) -> None:
        """Go back (-1) or forward (1), to where that page was scrolled."""
        self.reader.go(step)
