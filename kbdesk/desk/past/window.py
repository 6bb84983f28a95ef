"""A window that shows the knowledge base as it was: the same rooms, read only, under a strip that says the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow

from kbdesk.desk import notices
from kbdesk.desk.editor.strip import Strip
from kbdesk.desk.joining import filled
from kbdesk.desk.opening import Found
from kbdesk.desk.past.dialog import named, tr
from kbdesk.desk.window import Window
from kbdesk.project.values import Finding

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtGui import QCloseEvent

    from kbdesk.desk.rooms import RoomsView
    from kbdesk.desk.session import Opened, Session

STEP = 36
"""Pixels by which it lies right of and below the window it comes from."""


NOT_THEN = ("sources", "review", "requests")
"""Rooms that the past does not have: no originals, and nothing in it waits for an answer."""
UNTRACED = ("page.trace", "project.trace", *(f"go.{room}" for room in NOT_THEN))
"""Commands that need these."""


class PastWindow(Window):
    """Lives as long as the window it comes from; nothing of it is remembered."""

    gone = Signal(object)
    """It was closed."""

    def __init__(self, present: Window, opened: Opened) -> None:
        self._present = present
        self.moment = opened.project.moment
        super().__init__()
        self.attention.stay_out()
        root = opened.project.root
        self._opened(Found(root, Finding("project", str(root)), opened))
        self.show_title(0)

    def _restore(self) -> None:
        self.resize(self._present.size())
        self.move(self._present.x() + STEP, self._present.y() + STEP)

    def _remember(self) -> None:
        """Leave no trace among the settings."""

    def _handlers(self) -> dict[str, Callable[[], object]]:
        present = self._present
        return {
            **super()._handlers(),
            "project.open": self._in_present(present.choose_folder),
            "project.sample": self._in_present(present.open_sample),
            "project.close": self.close,
            "project.past": present.tracing.choose_moment,
            "window.quit": present.front.quit,
        }

    def _in_present(self, act: Callable[[], object]) -> Callable[[], None]:
        def command() -> None:
            self._present.front.come()
            act()

        return command

    def open_folder(self, folder: Path, page: str = "") -> None:
        """Open another folder in the window of the present."""
        self._present.front.come()
        self._present.open_folder(folder, page)

    def show_title(self, waiting: int) -> None:
        """Say in the title which moment this is; nothing waits in the past."""
        if self.session is not None:
            self.setWindowTitle(filled(tr("%1 — as it was: %2"), self.session.project.name, named(self.moment)))

    def _make_rooms(self, session: Session) -> RoomsView:
        rooms = super()._make_rooms(session)
        for name in NOT_THEN:
            rooms.rail.buttons[name].hide()
        session.source_wanted.disconnect(rooms.open_source)
        session.original_wanted.disconnect(rooms.area.open_original)
        for wanted in (session.source_wanted, session.original_wanted):
            wanted.connect(self._tell_of_originals)
        return rooms

    def _tell_of_originals(self, path: str, _anchor: str = "") -> None:
        words = tr("Originals have no history, so they are not shown here. Look at %1 in the window of today.")
        notices.say(self, filled(words, path))

    def _show_state(self) -> None:
        """Switch off, too, what the past does not have."""
        super()._show_state()
        for name in UNTRACED:
            self.actions_[name].setEnabled(False)

    def _settle_in(self, session: Session, found: Found) -> None:
        """Come back to nothing: the past is not what is opened next time."""

    def _add_request_notice(self, session: Session) -> None:
        """Say above all which moment this is; no requests wait in the past."""
        strip = Strip()
        words = tr("This is the knowledge base as it was: %1. You can read all of it and change nothing.")
        strip.say(
            filled(words, named(self.moment)),
            "info",
            (tr("Another moment…"), self._present.tracing.choose_moment),
            (tr("Back to today"), self.close),
        )
        self._bars.above.addWidget(strip)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: D102
        self.close_project()
        self._work.close()
        QMainWindow.closeEvent(self, event)
        self.gone.emit(self)
