"""A view beside the page that lists its paragraphs; it asks only while it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.parts import after, label
from kbdesk.desk.tracing.paragraphs import ParagraphList

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes

PAUSE = 150
"""Milliseconds after which a page is looked into; whoever leafs through pages quickly waits for none."""


class PageSide(QWidget):
    """Shows something of each paragraph of the page that is shown."""

    paragraph_wanted = Signal(str)
    """A paragraph is to be shown in the page: its words."""

    def __init__(self, session: Session, name: str, waiting: str) -> None:
        super().__init__()
        self._session = session
        self.page_id = ""
        self._is_stale = False
        self._waiting = waiting
        self._soon = after(self, PAUSE, self.ask)
        self.list = ParagraphList(name)
        self.list.chosen.connect(self.choose)
        self.list.opened.connect(self.open)
        self._said = label("", "muted", wrap=True)
        self._said.setMargin(look.SMALL)
        self.told = label("", "", wrap=True, selectable=True)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._said)
        self._body = QWidget()
        inner = QVBoxLayout(self._body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(look.SMALL)
        inner.addWidget(self.list, 3)
        self._inner = inner
        self._stack.addWidget(self._body)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.SMALL, look.SMALL, look.SMALL, look.SMALL)
        column.setSpacing(look.SMALL)
        column.addWidget(self._stack, 1)
        session.changed.connect(self._changed)

    # what subclasses do

    def ask(self) -> None:
        """Ask for what is shown of the page."""
        raise NotImplementedError

    def choose(self, at: int) -> None:
        """Show the paragraph at a place of the list in the page."""
        raise NotImplementedError

    def open(self, at: int) -> None:
        """Open what the paragraph at a place of the list comes from."""
        raise NotImplementedError

    # what is shown

    def show_page(self, page_id: str) -> None:
        """Show this page, "" for none; when it is seen."""
        if page_id != self.page_id:
            self.page_id = page_id
            self.say(self._waiting if page_id else "")
        self._is_stale = True
        self._ask_if_seen()

    def say(self, words: str) -> None:
        """Say something in place of the list."""
        self._said.setText(words)
        self._stack.setCurrentWidget(self._said)

    def show_list(self) -> None:
        """Show the list again."""
        self._stack.setCurrentWidget(self._body)

    def failed(self, error: KbdeskError) -> None:
        """Say what is wrong in place of the list."""
        self.say(notices.sentence(error))

    def _ask_if_seen(self) -> None:
        if self._is_stale and self.isVisible():
            self._is_stale = False
            if self.page_id:
                self._soon.start()

    def _changed(self, changes: Changes) -> None:
        if changes.everything or changes.sources or self.page_id in changes.pages:
            self._is_stale = True
            self._ask_if_seen()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        self._ask_if_seen()
