"""Originals that were added for a text, and to which it links no more: one step back took the link, not the file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kbdesk.desk.editor.words import tr
from kbdesk.desk.parts import after

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.editor.manuscript import Manuscript
    from kbdesk.desk.editor.taking import Taken
    from kbdesk.desk.session import Session
    from kbdesk.plan import Actor
    from kbdesk.project.project import Project

SOON = 400
"""Milliseconds without a change of the text after which it is looked at: who moves a link cuts it first."""


class Leftover(QObject):
    """Looks whether the links still stand that were put into the text, and takes the files back when asked to."""

    left = Signal(object)
    """A list of Taken whose links are gone; empty when none is left behind any more."""
    taken_back = Signal()
    """They are among the retired ones now."""

    def __init__(self, session: Session, manuscript: Manuscript) -> None:
        super().__init__(manuscript)
        self._session = session
        self._manuscript = manuscript
        self._watched: list[Taken] = []
        self._told: list[Taken] = []
        self._page = ""
        self._soon = after(self, SOON, self._look)

    def watch(self, taken: Sequence[Taken]) -> None:
        """Watch the links to originals that were added for this text just now."""
        if self._page != self._manuscript.name:
            self.forget()
        self._page = self._manuscript.name
        self._watched += [one for one in taken if one.is_new]

    def touched(self) -> None:
        """Look soon: the text has changed."""
        if self._watched:
            self._soon.start()

    def forget(self) -> None:
        """Watch nothing any more: what was left behind stays where it is."""
        self._watched, self._told = [], []
        self._soon.stop()

    def _look(self) -> None:
        if self._page != self._manuscript.name or self._manuscript.state == "loading":
            return
        text = self._manuscript.text()
        found = [one for one in self._watched if f"({one.href})" not in text]
        if found != self._told:
            self._told = found
            self.left.emit(found)

    def take_back(self) -> None:
        """Retire what was left behind; it can be restored in the room of the sources."""
        project, person = self._session.project, self._session.person
        paths, reason = [one.path for one in self._told], tr("It was put into a page by mistake, and taken out again.")
        self._watched = [one for one in self._watched if one.path not in paths]
        self._told = []
        self._session.write(
            self, lambda _job: _retire(project, paths, reason, person), lambda _done: self.taken_back.emit()
        )


def _retire(project: Project, paths: Sequence[str], reason: str, person: Actor) -> None:
    """Retire originals, one after the other; runs on the writing worker."""
    for path in paths:
        project.retire_source(path, "wrong", reason, None, person)
