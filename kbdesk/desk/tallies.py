"""How much there is and how much waits: told in the status bar, on the rail, in the title and in the tray."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QObject

if TYPE_CHECKING:
    from kbdesk.desk.parts import ElidedLabel
    from kbdesk.desk.window import Window
    from kbdesk.project.values import Changes


class Tallies(QObject):
    """Counts what is open, on workers, and says the numbers in the window."""

    def __init__(self, window: Window, told: ElidedLabel) -> None:
        super().__init__(window)
        self._window = window
        self._told = told
        self._reading = ""
        self.counts: dict[str, int] = {}
        """What was told last: of pages, sources, requests, reviews."""

    def changed(self, changes: Changes) -> None:
        """Count again where something changed that is counted."""
        if changes.requests or changes.sources or changes.pages or changes.reviews or changes.everything:
            self.count()

    def count(self) -> None:
        """Count what waits and what there is; nothing waits in the past, and it has no originals."""
        session = self._window.session
        if session is None or session.project.moment:
            return
        project = session.project
        session.read(
            self,
            lambda _job: len(project.requests(waiting_only=True)),
            partial(self.show, "requests"),
            replaces="requests",
        )
        session.read(
            self, lambda _job: project.review_counts().pieces, partial(self.show, "reviews"), replaces="reviews"
        )
        session.read(
            self, lambda _job: len(project.source_listing().rows), partial(self.show, "sources"), replaces="sources"
        )

    def clear(self) -> None:
        """Forget what was counted: nothing is open any more."""
        self.counts.clear()
        self._reading = ""
        self._told.set_text("")

    def reading(self, done: int, total: int) -> None:
        """Tell how many files of a large knowledge base have been read; 0 of 0: all."""
        number = QLocale().toString
        text = QCoreApplication.translate("Window", "Reading pages: {done} of {total}")
        self._reading = text.format(done=number(done), total=number(total)) if total else ""
        self._tell()

    def show(self, what: str, count: int) -> None:
        """Tell a number: of pages, sources, requests or reviews."""
        rooms = self._window.rooms
        self.counts[what] = count
        self._tell()
        if rooms is not None and what in ("requests", "reviews"):
            rooms.rail.count("review" if what == "reviews" else what, count)
        if what == "reviews":
            self._window.show_title(count)

    def _tell(self) -> None:
        session = self._window.session
        number = QLocale().toString
        words = {
            "pages": QCoreApplication.translate("Window", "Pages: {count}"),
            "sources": QCoreApplication.translate("Window", "Originals: {count}"),
            "requests": QCoreApplication.translate("Window", "Waiting requests: {count}"),
            "reviews": QCoreApplication.translate("Window", "To review: {count}"),
        }
        parts = [self._reading] if self._reading else []
        parts += [text.format(count=number(self.counts[name])) for name, text in words.items() if name in self.counts]
        if session is not None and not session.project.writable:
            parts.append(QCoreApplication.translate("Window", "read only"))
        self._told.set_text("   ·   ".join(parts))
