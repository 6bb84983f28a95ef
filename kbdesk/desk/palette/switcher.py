"""The quick switcher: finds a page by a few letters of its title, its aliases or its id."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from kbdesk.desk.palette.matching import Entry, Match, Matcher
from kbdesk.desk.palette.picker import Picker, Row
from kbdesk.desk.rows import Item

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.session import Session
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, Job, PageNames

SHOWN = 50
CREATE = "\0new:"
"""Begins the key of the row that makes a page; no id begins so."""


class Found:
    """What the switcher knows of all pages: their names, matched, and what each is. Made on a worker."""

    def __init__(self, project: Project, specials: Sequence[tuple[str, str]]) -> None:
        names = project.names()
        self.pages: dict[str, PageNames] = {each.id: each for each in names}
        entries = [Entry(page, title) for page, title in specials]
        entries += [Entry(each.id, each.title, (*each.aliases, each.id)) for each in names]
        self.matcher = Matcher(entries)

    def best(self, text: str, recent: Sequence[str], job: Job) -> tuple[list[Match], bool]:
        """Return the pages that fit, and whether one is called just so."""
        return self.matcher.best(text, SHOWN, recent, job), self.matcher.is_named(text)


class QuickSwitcher(Picker):
    """Opens a page, here or in a new tab, or asks for one that is not there yet."""

    page_wanted = Signal(str, bool)
    """A page, and whether in a new tab."""
    new_page_wanted = Signal(str)
    """A page of this title shall be made."""

    def __init__(self, session: Session, recent: Callable[[], Sequence[str]], over: QWidget) -> None:
        super().__init__(
            over,
            self.tr("Go to a page"),
            self.tr("Title, alias or id of a page"),
            self.tr("Enter opens, Ctrl+Enter opens in a new tab, Escape closes"),
        )
        self._session = session
        self._recent = recent
        self._found: Found | None = None
        self._is_old = True
        self._in_new_tab = False
        self.typed.connect(self._typed)
        self.chosen.connect(self._go)
        session.changed.connect(self._changed)

    def open_for(self, *, new_tab: bool = False) -> None:
        """Open it; what is taken comes into a new tab with `new_tab`."""
        self._in_new_tab = new_tab
        self.open()

    def _changed(self, changes: Changes) -> None:
        if changes.pages or changes.everything:
            self._is_old = True
            if self.isVisible():
                self._typed(self.line.text())

    def _typed(self, text: str) -> None:
        session, recent, found = self._session, tuple(self._recent()), self._found
        if found is None or self._is_old:
            self._is_old = False
            project = session.project
            specials = (("overview", self.tr("Overview")), ("log", self.tr("Log")))
            session.read(self, lambda _job: Found(project, specials), self._know, replaces="names")
        if found is not None:
            session.read(
                self,
                lambda job: found.best(text, recent, job),
                lambda best: self._show(text, *best),
                replaces="best",
            )

    def _know(self, found: Found) -> None:
        self._found = found
        if self.isVisible():
            self._typed(self.line.text())

    def _show(self, text: str, matches: list[Match], is_named: bool) -> None:
        rows = [self._row(match) for match in matches]
        title = " ".join(text.split())
        if title and not is_named and self._session.project.writable:
            words = self.tr("Create page “{title}”").format(title=title)
            rows.append(Row(Item(words, icon="file-plus"), CREATE + title))
        self.show_rows(rows, text)

    def _row(self, match: Match) -> Row:
        key = match.entry.key
        page = self._found.pages.get(key) if self._found is not None else None
        if page is None:
            icon = {"overview": "house", "log": "scroll-text"}.get(key, "file-text")
            return Row(Item(match.entry.title, icon=icon), key)
        under = f"{match.name}  ·  {key}" if match.name not in ("", key) else key
        titled, other = ((), match.marked) if match.name else (match.marked, ())
        return Row(Item(page.title, dot=page.type, state=page.status, under=under, matches=other, marked=titled), key)

    def _go(self, key: str, new: bool) -> None:
        if key.startswith(CREATE):
            self.new_page_wanted.emit(key.removeprefix(CREATE))
        else:
            self.page_wanted.emit(key, new or self._in_new_tab)
