"""What the views beside the page ask for: marks in the page, and sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from kbdesk.desk.rooms import RoomsView
    from kbdesk.desk.session import Session
    from kbdesk.project.review.passages import Passage
    from kbdesk.project.review.tracing import TracedParagraph


class Showing(QObject):
    """Leads from the panel beside a page to the page, to originals and to versions."""

    def __init__(self, session: Session, rooms: RoomsView) -> None:
        super().__init__(rooms)
        self._session = session
        self._rooms = rooms
        rooms.links.paragraph_wanted.connect(self.mark)
        rooms.links.passage_wanted.connect(self.show_passage)
        rooms.links.base_wanted.connect(self.show_base)
        rooms.links.version_wanted.connect(self.show_version)

    def show_view(self, name: str) -> None:
        """Show a view beside the page: links, trace or authors; the keys go into its list."""
        self._rooms.show_links()
        self._rooms.links.show_view(name)
        self._rooms.links.enter()

    def mark(self, text: str) -> None:
        """Mark a paragraph in the page that is shown."""
        view = self._rooms.view
        if view is not None and not view.is_editing():
            view.reader.browser.mark_paragraph(text)

    def show_passage(self, paragraph: TracedParagraph, passage: Passage) -> None:
        """Show a passage in its original."""
        from kbdesk.desk.tracing.passage import PassageSheet  # noqa: PLC0415  # not needed for the first window

        PassageSheet(self._session, paragraph, passage, self._rooms.window()).show()

    def show_base(self) -> None:
        """Show how far the whole base can be traced."""
        from kbdesk.desk.tracing.base import BaseTraceSheet  # noqa: PLC0415  # not needed for the first window

        BaseTraceSheet(self._session, self._rooms.window()).show()

    def show_version(self, page: str, change: int) -> None:
        """Show a version of a page, compared."""
        from kbdesk.desk.versions.dialog import VersionsDialog  # noqa: PLC0415  # not needed for the first window

        title = self._rooms.page.row.title if self._rooms.page is not None else page
        VersionsDialog(self._session, page, title, self._rooms.window(), change).show()
