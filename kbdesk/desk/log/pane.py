"""Beside the timeline: one entry, the pages it names, and the changes that it tied together."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from kbdesk.desk import core, kinds, look
from kbdesk.desk.joining import listed, said_of
from kbdesk.desk.log.model import tr, when
from kbdesk.desk.naming import by_title, changed_named
from kbdesk.desk.parts import button, label, moment
from kbdesk.desk.touched import Touched
from kbdesk.desk.versions.dialog import VersionsDialog
from kbdesk.desk.versions.words import doing, who

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from kbdesk.desk.session import Session
    from kbdesk.project.operations import ChangeRow
    from kbdesk.project.project import Project
    from kbdesk.project.timeline import Logged
    from kbdesk.project.values import PageRow

MOST_CHANGES = 100


class Told(NamedTuple):
    """What the pane shows of an entry: the pages it names, words that are no page, its changes; titles of all pages."""

    pages: tuple[PageRow, ...]
    words: tuple[str, ...]
    changes: tuple[ChangeRow, ...]
    titles: Mapping[str, str]


def load(project: Project, logged: Logged) -> Told:
    """Ask for an entry's pages and changes; runs on a worker."""
    rows = {row.id: row for row in project.rows()}
    named = logged.entry.pages
    overview = project.overview() if "overview" in named else None
    if overview is not None:
        rows["overview"] = overview.row
    changes = project.changes(logged.changes[:MOST_CHANGES])
    titles = project.titles({*named, *(page for change in changes for page in change.pages)})
    return Told(
        tuple(rows[page] for page in named if page in rows),
        tuple(titles.get(page, page) for page in named if page not in rows),
        changes,
        titles,
    )


class EntryPane(QScrollArea):
    """One entry of the log."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._logged: Logged | None = None
        self._is_told = True
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = inside = QWidget()
        self._when = label("", "section", wrap=True)
        self._what = label("", "title", wrap=True, selectable=True)
        self._who = label("", "muted", wrap=True)
        self.pages = Touched()
        self.pages.page_wanted.connect(session.open_page)
        self._words = label("", "muted", wrap=True, selectable=True)
        self._changes = QVBoxLayout()
        self._changes.setSpacing(look.SMALL)
        column = QVBoxLayout(inside)
        column.setContentsMargins(look.LARGE, look.SMALL, look.SMALL, look.SMALL)
        column.setSpacing(look.SMALL)
        for each in (self._when, self._what, self._who, self.pages, self._words):
            column.addWidget(each)
        column.addLayout(self._changes)
        column.addStretch()
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def show_entry(self, logged: Logged | None) -> None:
        """Show an entry; its pages and changes come from a worker."""
        self._logged = logged
        self._clear()
        self._inside.setVisible(logged is not None)
        if logged is None:
            return
        entry = logged.entry
        self._when.setText(
            f"{when(logged)} · {kinds.operation_words(entry.operation)}" if entry.operation else when(logged)
        )
        self._what.setText(entry.what or kinds.operation_words(entry.operation))
        self._is_told = bool(entry.operation)
        self._who.setText(who(logged.actor) if logged.actor is not None else "")
        self._who.setVisible(logged.actor is not None)
        self._words.hide()
        project = self._session.project

        def show(told: Told) -> None:
            if self._logged is logged:
                self._show(told)

        self._session.read(self, lambda _job: load(project, logged), show, replaces="entry")

    def _show(self, told: Told) -> None:
        groups = [(tr("Pages it names") if self._is_told else tr("Pages"), told.pages)]
        nothing = "" if told.words or not self._is_told else tr("It names no pages.")
        self.pages.show_groups(groups, nothing)
        self._words.setText(tr("No pages any more: %1").replace("%1", listed(told.words)))
        self._words.setVisible(bool(told.words))
        if told.changes:
            self._changes.addWidget(label(tr("Changes that belong to it"), "section"))
        for change in told.changes:
            page = change.pages[0] if len(change.pages) == 1 else ""
            act = partial(self._compare, page, told.titles.get(page, page))
            self._changes.addWidget(_change_card(change, told.titles, act if page else None))
        if told.changes:
            show = partial(self._session.show_past, told.changes[-1].at)
            self._changes.addWidget(button(tr("As it was then…"), show, "link", "calendar"))

    def _compare(self, page: str, title: str) -> None:
        """Show the page's versions, and what changed from one to the next."""
        VersionsDialog(self._session, page, title, self.window()).show()

    def _clear(self) -> None:
        self.pages.show_groups([], "")
        while (item := self._changes.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()


def _change_card(change: ChangeRow, titles: Mapping[str, str], compare: Callable[[], None] | None) -> QFrame:
    """Make a card that tells one change: what, of which pages, when, why, what to look at, and what compares."""
    made = QFrame()
    made.setProperty("role", "card")
    column = QVBoxLayout(made)
    column.setContentsMargins(look.MEDIUM, look.SMALL, look.MEDIUM, look.SMALL)
    column.setSpacing(2)
    done = doing(change.operation)
    pages = changed_named((change,), titles)
    column.addWidget(label(said_of(f"{done[:1].upper()}{done[1:]}", pages), wrap=True, selectable=True))
    column.addWidget(
        label(" · ".join(filter(None, [moment(change.at), core.sentence(change.reason)])), "caption", wrap=True)
    )
    for warning in change.warnings:
        column.addWidget(label(by_title(core.sentence(warning), titles), "danger", wrap=True, selectable=True))
    if compare is not None:
        column.addWidget(button(tr("Compare…"), compare, "link", "history"))
    return made
