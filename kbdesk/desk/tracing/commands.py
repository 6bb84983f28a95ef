"""The commands that trace and look back: what a page rests on, who wrote it, how the base once stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.past.window import PastWindow
    from kbdesk.desk.session import Opened
    from kbdesk.desk.window import Window


class TracingCommands(QObject):
    """What these commands do in a window. It keeps the windows that show the past; they close with it."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.pasts: list[PastWindow] = []
        window.project_closed.connect(self.close_pasts)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each command does."""
        return {
            "page.trace": lambda: self._show("trace"),
            "page.authors": lambda: self._show("authors"),
            "project.trace": self._show_base,
            "project.past": self.choose_moment,
        }

    def _show(self, view: str) -> None:
        if self._window.rooms is not None:
            self._window.rooms.showing.show_view(view)

    def _show_base(self) -> None:
        if self._window.rooms is not None:
            self._window.rooms.showing.show_base()

    def choose_moment(self, moment: str = "") -> None:
        """Let the person choose a moment, or take the one given, and show the base as it was then."""
        session = self._window.session
        if session is None:
            return
        from kbdesk.desk.past.dialog import PastDialog  # noqa: PLC0415  # not needed for the first window

        dialog = PastDialog(session, self._window, moment)
        dialog.opened.connect(self.show_past)
        dialog.show()

    def show_past(self, opened: Opened) -> None:
        """Show the past in a window of its own."""
        from kbdesk.desk.past.window import PastWindow  # noqa: PLC0415  # not needed for the first window

        past = PastWindow(self._window, opened)
        past.gone.connect(self._forget)
        self.pasts.append(past)
        past.show()

    def _forget(self, past: PastWindow) -> None:
        if past in self.pasts:
            self.pasts.remove(past)
        past.deleteLater()

    def close_pasts(self) -> None:
        """Close the windows that show the past."""
        for past in tuple(self.pasts):
            past.close()
