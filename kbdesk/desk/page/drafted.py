"""What stands around a page while it is written: its links and headings as its text has them now, not as saved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kbdesk.desk.parts import after
from kbdesk.desk.reader.headings import Heading
from kbdesk.errors import KbdeskError, NotFound
from kbdesk.pages import anchors
from kbdesk.pages.links import find

if TYPE_CHECKING:
    from kbdesk.desk.editor.view import EditorView
    from kbdesk.desk.session import Session
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, Job, Link, Page

PAUSE = 600
"""Milliseconds that the keys must rest before the text is looked through."""


class Drafted(QObject):
    """Looks through the text of an editor whenever it rests or other pages have changed."""

    told = Signal(object)
    """The Page as it stands, but with the links of the text."""

    def __init__(self, session: Session, editor: EditorView) -> None:
        super().__init__(editor)
        self._session = session
        self._editor = editor
        self.headings: tuple[Heading, ...] = ()
        self._soon = after(self, PAUSE, self.look)
        editor.manuscript.loaded.connect(lambda _loaded: self._soon.start())
        editor.text.document().contentsChange.connect(lambda *_: self._soon.start())
        session.changed.connect(self._changed)

    def _changed(self, changes: Changes) -> None:
        if changes.pages or changes.everything:
            self._soon.start()

    def stop(self) -> None:
        """Look no more until the next change."""
        self._soon.stop()
        self.headings = ()

    def look(self) -> None:
        """Look through the text now."""
        manuscript, project = self._editor.manuscript, self._session.project
        if manuscript.state == "loading" or not self._editor.isVisible():
            return
        name, text = manuscript.name, manuscript.text()
        self._session.read(
            self,
            lambda job: look_through(project, name, text, job),
            lambda found: self._tell(name, *found),
            lambda _error: None,  # a page that is gone is told by the editor
            replaces="drafted",
        )

    def _tell(self, name: str, page: Page, headings: tuple[Heading, ...]) -> None:
        if self._editor.isVisible() and name == self._editor.manuscript.name:
            self.headings = headings
            self.told.emit(page)

    def go_to(self, anchor: str) -> None:
        """Show the heading of an anchor in the text, and put the cursor there."""
        text = self._editor.text
        body = self._editor.manuscript.text()
        line = next((one.line for one in anchors.placed(body) if one.anchor == anchor), None)
        if line is None:
            return
        cursor = text.textCursor()
        cursor.setPosition(text.document().findBlockByNumber(line - 1).position())
        text.setTextCursor(cursor)
        text.show_line(line - 1)
        text.setFocus()


def look_through(project: Project, name: str, text: str, job: Job) -> tuple[Page, tuple[Heading, ...]]:
    """Return a page as it stands but with the links of a text, and the text's headings. Runs on a worker."""
    page = project.overview() if name == "overview" else project.page(name)
    if page is None:
        raise NotFound("This knowledge base has no overview yet.", name)
    links: list[Link] = []
    for one in find(text):
        job(0, 0)
        try:
            link = project.resolve(name, f"[[{one.destination}]]" if one.wiki else one.destination)
        except KbdeskError:
            continue
        if link is not None:
            links.append(replace(link, text=one.text, line=one.line))
    found = [Heading(one.level, one.text, one.anchor) for one in anchors.placed(text)]
    if found and found[0].text == page.row.title:
        del found[0]  # the reader's head shows it
    return replace(page, links=tuple(links)), tuple(found)
