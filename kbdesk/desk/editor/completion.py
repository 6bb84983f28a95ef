"""The list that opens while a link is written: the pages, or the headings of one, that fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QObject

from kbdesk.desk.editor.completing import SHOWN, Completion, TextHost
from kbdesk.desk.editor.linking import Begun, begun, written
from kbdesk.desk.palette.matching import Entry, Matcher
from kbdesk.desk.palette.picker import Row
from kbdesk.desk.rows import Item
from kbdesk.errors import NotFound
from kbdesk.pages import anchors

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.editor.completing import Sought
    from kbdesk.desk.editor.manuscript import Manuscript
    from kbdesk.desk.editor.text import MarkdownEdit
    from kbdesk.desk.session import Session
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, Job


class Pages:
    """The names of all pages, to be asked on a worker."""

    def __init__(self, project: Project) -> None:
        names = project.names()
        self.status = {each.id: each.status for each in names}
        self._matcher = Matcher([Entry(each.id, each.title, (*each.aliases, each.id)) for each in names])

    def rows(self, words: str, job: Job) -> list[Row]:
        """Return the pages that fit."""
        found = self._matcher.best(words, SHOWN, (), job)
        return [
            Row(
                Item(
                    each.entry.title,
                    dot=each.entry.key.partition("/")[0],
                    state=self.status.get(each.entry.key, "active"),
                    under=each.entry.key
                    if not each.name or each.name == each.entry.key
                    else f"{each.name} · {each.entry.key}",
                ),
                each.entry.key,
            )
            for each in found
        ]


class KnownPages(QObject):
    """The names of a project's pages, kept until one changes."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._project = session.project
        self._pages: Pages | None = None
        self._changes = 0
        session.changed.connect(self._changed)

    def _changed(self, changes: Changes) -> None:
        if changes.pages or changes.everything:
            self._pages = None
            self._changes += 1

    def finding(self, words: str) -> Callable[[Job], list[Row]]:
        """Return what finds the pages that fit, on a worker."""
        changes = self._changes

        def find(job: Job) -> list[Row]:
            pages = self._pages or Pages(self._project)
            if changes == self._changes:
                self._pages = pages
            return pages.rows(words, job)

        return find


def heading_rows(text: str, words: str, before: str) -> list[Row]:
    """Return the headings of a text that fit, each by `before` and its anchor."""
    entries = [Entry(each.anchor, each.text) for each in anchors.placed(text)]
    found = Matcher(entries).best(words, SHOWN)
    return [Row(Item(each.entry.title, under=f"#{each.entry.key}"), f"{before}{each.entry.key}") for each in found]


class LinkCompletion(Completion):
    """Offers pages after `[[` and in a link's address, and headings after `#` in either."""

    def __init__(self, session: Session, text: MarkdownEdit, manuscript: Manuscript) -> None:
        name = QCoreApplication.translate("LinkCompletion", "Pages to link to")
        super().__init__(session, TextHost(text), name)
        self._manuscript = manuscript
        self._known = KnownPages(session, self)
        text.verticalScrollBar().valueChanged.connect(self.keep_by)

    def begun(self, line: str) -> Begun | None:  # noqa: D102
        return begun(line)

    def finding(self, sought: Sought) -> Callable[[Job], list[Row]]:  # noqa: D102
        link = cast("Begun", sought)
        if not link.is_heading:
            return self._known.finding(link.words)
        project, name = self._session.project, self._manuscript.name
        own = "" if link.href else self._manuscript.text()

        def find(_job: Job) -> list[Row]:
            page, text = ("", own) if not link.href else _text_of(project, name, link.href)
            before = f"{page}#" if link.kind == "wiki_heading" else ""
            return heading_rows(text, link.words, before)

        return find

    def written(self, sought: Sought, row: Row, after: str) -> tuple[str, int]:  # noqa: D102
        return written(cast("Begun", sought), row.key, row.item.text, after)


def _text_of(project: Project, name: str, href: str) -> tuple[str, str]:
    """Return the id and text of the page that a link in a page leads to, "" for none; runs on a worker."""
    try:
        link = project.resolve(name, href)
        return (link.target, project.page(link.target).text) if link is not None and link.target else ("", "")
    except NotFound:
        return "", ""
