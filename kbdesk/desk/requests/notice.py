"""What stands below the rooms while a request waits: seen at once, covering nothing, put aside with one click."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import Picture, button, icon_button, label
from kbdesk.desk.requests import words
from kbdesk.desk.requests.dialog import RequestDialog, show_request

if TYPE_CHECKING:
    from kbdesk.desk.session import Session
    from kbdesk.project.values import Changes, Job, Request


class RequestNotice(QFrame):
    """Says how many requests wait and what the newest asks; a button opens it."""

    told = Signal(tuple, str)
    """The requests that wait, oldest first, and what the bar says of them, "" when none waits."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._waiting: tuple[Request, ...] = ()
        self.setProperty("role", "attention")
        self.words = label("", wrap=True)
        self.words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.all_button = button(self.tr("Show all"), lambda: session.open_room("requests"))
        self.answer_button = button(self.tr("Answer…"), self.answer)
        self.aside_button = icon_button("x", self.tr("Put aside until another comes"), self._put_aside)
        self.aside_button.setIcon(look.icon("x", "attention_text"))
        row = QHBoxLayout(self)
        row.setContentsMargins(look.LARGE, look.TIGHT, look.SMALL, look.TIGHT)
        row.setSpacing(look.MEDIUM)
        row.addWidget(Picture("hand", "attention_text"))
        row.addWidget(self.words, 1)
        for each in (self.all_button, self.answer_button, self.aside_button):
            row.addWidget(each, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()
        session.changed.connect(self._on_changed)
        self._ask()

    def waiting(self) -> tuple[Request, ...]:
        """Return the requests that wait, oldest first."""
        return self._waiting

    def answer(self) -> RequestDialog | None:
        """Open the newest request."""
        return show_request(self._session, self._waiting[-1].id, self) if self._waiting else None

    def _put_aside(self) -> None:
        """Go away until another request comes; the rail goes on to count those that wait."""
        self._session.put_aside |= {one.id for one in self._waiting}
        self.hide()

    def _on_changed(self, changes: Changes) -> None:
        if changes.everything or changes.requests:
            self._ask()

    def _ask(self) -> None:
        project = self._session.project

        def call(job: Job) -> tuple[tuple[Request, ...], str]:
            waiting = tuple(sorted(project.requests(waiting_only=True), key=lambda one: one.asked_at))
            return waiting, words.title_of(project, waiting[-1].wish) if waiting else ""

        self._session.read(self, call, lambda found: self._show(*found), replaces="requests")

    def _show(self, waiting: tuple[Request, ...], title: str) -> None:
        before = {one.id for one in self._waiting}
        unseen = {one.id for one in waiting} - self._session.put_aside
        is_newer = bool(unseen - before)
        self._waiting = waiting
        self.setVisible(bool(unseen))
        if not self._waiting:
            self.told.emit((), "")
            return
        newest = words.shortened(words.sentence(self._waiting[-1], title))
        if len(self._waiting) == 1:
            text = newest
        else:
            words_of_all = self.tr("%Ln requests wait for you. The newest: %1", "", len(self._waiting))
            text = words_of_all.replace("%1", newest)
        self.words.setText(text)
        self.all_button.setVisible(len(self._waiting) > 1)
        self.setAccessibleName(text)
        if is_newer:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self.told.emit(waiting, text)
