"""The commands of the help menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QDialog

    from kbdesk.desk.window import Window
    from kbdesk.desk.work import Work


class HelpCommands:
    """What these commands do in a window."""

    def __init__(self, window: Window, work: Work) -> None:
        self._window = window
        self._own_work = work

    @property
    def _work(self) -> Work:
        session = self._window.session
        return session.work if session is not None else self._own_work

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each command does."""
        return {
            "help.book": self.show_book,
            "help.keys": lambda: self.show_book(keys=True),
            "help.connect": self.connect_agent,
            "help.places": self.show_places,
            "help.log": self.show_log,
            "help.about": self.show_about,
        }

    def show_book(self, *, keys: bool = False) -> None:
        """Show how kbdesk works, or the keys of all commands in it."""
        from kbdesk.desk.help.book import HelpDialog  # noqa: PLC0415  # none of these is needed for the first window

        self._show(HelpDialog(self._work, self._window, keys=keys))

    def connect_agent(self) -> None:
        """Show which clients know of the knowledge base that is open, and tell one of it."""
        from kbdesk.desk.help.connect import ConnectDialog  # noqa: PLC0415

        session = self._window.session
        if session is not None:
            self._show(ConnectDialog(session.work, session.project.entrance, self._window))

    def show_places(self) -> None:
        """Show what is where on disk."""
        from kbdesk.desk.help.places import PlacesDialog  # noqa: PLC0415

        session = self._window.session
        folder = session.project.entrance if session is not None else None
        self._show(PlacesDialog(self._work, folder, self._window))

    def show_log(self) -> None:
        """Show the last lines of the log."""
        from kbdesk.desk.help.log import LogDialog  # noqa: PLC0415

        self._show(LogDialog(self._work, self._window))

    def show_about(self) -> None:
        """Show versions and licences."""
        from kbdesk.desk.help.about import AboutDialog  # noqa: PLC0415

        self._show(AboutDialog(self._work, self._window))

    def _show(self, dialog: QDialog) -> None:
        dialog.show()
