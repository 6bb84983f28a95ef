"""The commands that say how a page stands: its versions, retired, superseded, restored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from kbdesk.desk import notices

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.window import Window


class StandingCommands:
    """What these commands do in a window, to the page that is shown."""

    def __init__(self, window: Window) -> None:
        self._window = window

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each command does."""
        return {
            "page.versions": self.show_versions,
            "page.retire": self._retire,
            "page.rename": self._rename,
            "page.supersede": self._supersede,
            "page.restore": self._restore,
        }

    def show_versions(self) -> None:
        """Show the versions of the page, of one that is gone too."""
        session, rooms = self._window.session, self._window.rooms
        if session is not None and rooms is not None and rooms.view is not None:
            from kbdesk.desk.versions.dialog import VersionsDialog  # noqa: PLC0415  # not needed for the first window

            title = rooms.page.row.title if rooms.page is not None else ""
            VersionsDialog(session, rooms.view.current(), title, self._window).show()

    def _retire(self) -> None:
        session, rooms = self._window.session, self._window.rooms
        if session is not None and rooms is not None and rooms.page is not None:
            from kbdesk.desk.retiring import RetireDialog  # noqa: PLC0415  # not needed for the first window

            RetireDialog(session, rooms.page.row, self._window).show()

    def _rename(self) -> None:
        session, rooms = self._window.session, self._window.rooms
        if session is not None and rooms is not None and rooms.page is not None:
            from kbdesk.desk.page.renaming import RenameDialog  # noqa: PLC0415  # not needed for the first window

            RenameDialog(session, rooms.page.row, self._window).show()

    def _supersede(self) -> None:
        session, rooms = self._window.session, self._window.rooms
        if session is not None and rooms is not None and rooms.page is not None:
            from kbdesk.desk.retiring import SupersedeDialog  # noqa: PLC0415  # not needed for the first window

            SupersedeDialog(session, rooms.page.row, self._window).show()

    def _restore(self) -> None:
        session, rooms = self._window.session, self._window.rooms
        if session is None or rooms is None or rooms.page is None:
            return
        project, row = session.project, rooms.page.row
        words = QCoreApplication.translate("Window", "Restored: {title}").format(title=row.title)
        session.write(
            self._window,
            lambda _job: project.restore_page(row.id, session.person),
            lambda _changes: notices.say(self._window, words, "good"),
        )
