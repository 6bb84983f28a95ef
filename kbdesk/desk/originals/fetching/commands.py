"""The commands of originals from the web as the window has them, and what fetches while a knowledge base is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kbdesk.desk import settings

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QAction

    from kbdesk.desk.originals.fetching.background import Fetches
    from kbdesk.desk.window import Window


class FetchCommands(QObject):
    """Does what the menu, the palette and the rooms ask for."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        window.project_opened.connect(self._opened)

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each command does."""
        return {
            "sources.add_address": self.ask_address,
            "sources.kept": self.show_kept,
            "sources.pause": self._turn_pause,
        }

    def mark(self, actions: Mapping[str, QAction]) -> None:
        """Mark whether schedules are paused."""
        actions["sources.pause"].setChecked(not settings.fetches_by_schedule())

    def _fetches(self) -> Fetches | None:
        from kbdesk.desk.originals.fetching.background import Fetches  # noqa: PLC0415  # not needed for the first window

        return Fetches.of(self._window.session) if self._window.session is not None else None

    def _opened(self) -> None:
        fetches = self._fetches()
        if fetches is not None:
            fetches.compare_wanted.connect(self.compare)
            fetches.address_wanted.connect(self.ask_address)
            fetches.kept_wanted.connect(self.show_kept)
            fetches.paused.connect(lambda: self.mark(self._window.actions_))
            fetches.start(self._window)
        self.mark(self._window.actions_)

    def ask_address(self, address: str = "", folder: str = "") -> None:
        """Ask for a web address to take an original from."""
        session = self._window.session
        if session is not None and session.project.writable:
            from kbdesk.desk.originals.fetching.taking import AddressDialog  # noqa: PLC0415

            AddressDialog(session, address, folder, self._window).show()

    def show_kept(self) -> None:
        """Show all originals from the web, and how each is kept current."""
        if self._window.session is not None:
            from kbdesk.desk.originals.fetching.kept import KeptDialog  # noqa: PLC0415

            KeptDialog(self._window.session, self._window).show()

    def compare(self, path: str) -> None:
        """Show what changed in an original from the version it replaced."""
        if self._window.session is not None:
            from kbdesk.desk.originals.fetching.comparing import CompareDialog  # noqa: PLC0415

            CompareDialog(self._window.session, path, self._window).show()

    def _turn_pause(self) -> None:
        fetches = self._fetches()
        if fetches is not None:
            fetches.pause(on=not fetches.is_paused)
