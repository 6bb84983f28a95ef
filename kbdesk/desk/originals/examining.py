"""Examines originals in the background: how far it is, with a button that stops it and one that lets it go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.amounts import number
from kbdesk.desk.joining import filled
from kbdesk.desk.parts import ElidedLabel, button

if TYPE_CHECKING:
    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.errors import KbdeskError

TOLD_EVERY = 150
"""Milliseconds between two words of how far it is."""
LISTED_EVERY = 15_000
"""Milliseconds after which what was found out meanwhile is shown."""


class Examining(QWidget):
    """Hidden while nothing is to be found out."""

    found = Signal()
    """Something was found out that the list does not show yet."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._task: Task | None = None
        self._left = 0
        self._is_stopped = False
        self._told, self._listed = QElapsedTimer(), QElapsedTimer()
        self.words = ElidedLabel("caption")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(120)
        self.bar.setAccessibleName(self.tr("Looking into the originals"))
        self.cancel_button = button(self.tr("Stop"), self.stop, "act", "x")
        self.go_on_button = button(self.tr("Go on"), self.start, "act", "refresh-cw")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.SMALL)
        row.addWidget(self.words, 1)
        row.addWidget(self.bar, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.cancel_button)
        row.addWidget(self.go_on_button)
        self._tell()

    @property
    def is_running(self) -> bool:
        """Whether originals are being examined."""
        return self._task is not None

    def know(self, unexamined: int) -> None:
        """Take in how many originals are to be examined; begins where these are others than could not be before."""
        if self._task is None and unexamined != self._left:
            self._left = unexamined
            if unexamined and not self._is_stopped:
                self.start()
        self._tell()

    def start(self) -> None:
        """Examine what was not examined yet."""
        self._is_stopped = False
        project = self._session.project
        self._told.start()
        self._listed.start()
        self.bar.setRange(0, 0)
        self.words.set_text(self.tr("Looking into the originals…"))
        self._task = self._session.read(
            self, project.examine_sources, self._ended, self._failed, replaces="examine", progress=self._progress
        )
        self._tell()

    def stop(self) -> None:
        """Stop; what was found out stays."""
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self._is_stopped = True
        self._tell()
        self.found.emit()

    def _ended(self, _examined: int) -> None:
        self._task = None
        self._tell()
        self.found.emit()

    def _failed(self, error: KbdeskError) -> None:
        self.stop()
        notices.tell(self, error)

    def _progress(self, done: int, total: int) -> None:
        if self._task is None or (self._told.elapsed() < TOLD_EVERY and done < total):
            return
        self._told.restart()
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        words = self.tr("Looking into the originals: %1 of %2")
        self.words.set_text(filled(words, number(done), number(total)))
        if self._listed.elapsed() > LISTED_EVERY:
            self._listed.restart()
            self.found.emit()

    def _tell(self) -> None:
        is_waiting = self._is_stopped and self._left > 0
        if is_waiting and self._task is None:
            words = self.tr("Not looked into yet: %1. Until then their pages are not counted, their text not searched.")
            self.words.set_text(filled(words, number(self._left)))
        self.bar.setVisible(self._task is not None)
        self.cancel_button.setVisible(self._task is not None)
        self.go_on_button.setVisible(is_waiting and self._task is None)
        self.setVisible(self._task is not None or is_waiting)
