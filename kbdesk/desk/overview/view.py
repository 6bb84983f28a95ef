"""The room of the overview: what the base is about as the overview tells it, and beside it how the base stands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from kbdesk.desk import actions, kinds, look
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.fresh import FreshView
from kbdesk.desk.joining import said_of
from kbdesk.desk.naming import changed_named, pages_of
from kbdesk.desk.parts import ShortenedButton, label, moment
from kbdesk.desk.reader.view import ReaderView
from kbdesk.desk.twofold import TwoFold
from kbdesk.desk.versions.words import doing, who

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.session import Session
    from kbdesk.project.operations import Operation
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes

LATELY = 8
"""Operations that are told."""
OVERVIEW = "overview"
NO_MORE = ("retired", "superseded")
"""The status of pages that are not in force."""


def tr(text: str) -> str:
    """Return a phrase of this room in the person's language."""
    return QCoreApplication.translate("overview", text)


class Standing(NamedTuple):
    """How the base stands: pages in force by section, originals, waiting requests, and what was done lately."""

    sections: tuple[tuple[str, int], ...]
    originals: int
    requests: int
    lately: tuple[Operation, ...]
    past: int
    """Pages that are retired or superseded: the sections' numbers are without them."""
    titles: dict[str, str]
    """Of the pages that were changed lately."""
    there: frozenset[str]


def load(project: Project) -> Standing:
    """Ask how the base stands; runs on a worker."""
    found = project.sections()
    sections = tuple(
        (kinds.title_of(section), sum(row.status not in NO_MORE for row in section.pages)) for section in found
    )
    lately = project.operations(LATELY)
    return Standing(
        sections,
        len(project.source_listing().rows) if project.has_sources else 0,
        len(project.requests(waiting_only=True)),
        lately,
        sum(row.status in NO_MORE for section in found for row in section.pages),
        project.titles(pages_of(lately)),
        frozenset(project.ids()),
    )


class Counted(NamedTuple):
    """What leads to a room, and the number beside it; no size of text takes the number away."""

    button: ShortenedButton
    number: QLabel

    def tell(self, count: str) -> None:
        """Say how many things are there."""
        self.number.setText(count)
        self.button.setAccessibleName(said_of(self.button.words(), count))


class OverviewView(FreshView):
    """The overview's text, and how the base stands; kept fresh while it is shown."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.reader = ReaderView(session)
        self.reader.edit_asked.connect(lambda: session.edit_page(OVERVIEW))
        lead_keys(self, self.reader.browser)
        self._numbers = QGridLayout()
        self._numbers.setVerticalSpacing(2)
        self._numbers.setColumnStretch(0, 1)
        self._lately = QVBoxLayout()
        self._lately.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(TwoFold(self.reader, self._make_side(), (7, 3)))
        self.reader.open(OVERVIEW)

    def _make_side(self) -> QScrollArea:
        made = QScrollArea()
        made.setWidgetResizable(True)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(look.MEDIUM, look.LARGE, look.MEDIUM, look.LARGE)
        column.setSpacing(look.SMALL)
        column.addWidget(label(tr("What is here"), "section"))
        column.addLayout(self._numbers)
        column.addSpacing(look.MEDIUM)
        column.addWidget(label(tr("Lately"), "section"))
        column.addLayout(self._lately)
        column.addStretch()
        made.setWidget(inside)
        inside.setAutoFillBackground(False)
        made.viewport().setAutoFillBackground(False)
        return made

    # what is shown

    def ask(self) -> None:
        """Ask again how the base stands; the check, which may take a while, comes by itself."""
        project = self._session.project
        self._session.read(self, lambda _job: load(project), self._show, replaces="standing")
        self._session.read(self, lambda job: len(project.health(job)), self._show_problems, replaces="problems")

    def _show(self, standing: Standing) -> None:
        _clear(self._numbers)
        number = QLocale().toString
        past = [(tr("Retired or superseded"), standing.past)] if standing.past else []
        for at, (title, count) in enumerate((*standing.sections, *past)):
            self._numbers.addWidget(label(title, wrap=True), at, 0)
            self._numbers.addWidget(label(number(count), "muted"), at, 1, Qt.AlignmentFlag.AlignRight)
        self._counts = [
            self._leading(room, words, icon)
            for room, words, icon in (
                ("sources", tr("Originals"), "library"),
                ("requests", actions.command("go.requests").text(), "inbox"),
                ("health", tr("Problems"), "heart-pulse"),
            )
        ]
        for counted, count in zip(self._counts, (standing.originals, standing.requests), strict=False):
            counted.tell(number(count))
        self._show_lately(standing)
        if self._found >= 0:
            self._show_problems(self._found)

    _found = -1
    _counts: Sequence[Counted] = ()

    def _show_problems(self, count: int) -> None:
        self._found = count
        if self._counts:
            self._counts[-1].tell(QLocale().toString(count))

    def _leading(self, room: str, words: str, icon: str) -> Counted:
        """Add a line that leads to a room and tells how many things are there."""
        made = ShortenedButton(words, lambda: self._session.open_room(room), "link", look.icon(icon, "link"))
        count, below = label("…", "muted"), self._numbers.rowCount()
        self._numbers.addWidget(made, below, 0)
        self._numbers.addWidget(count, below, 1, Qt.AlignmentFlag.AlignRight)
        return Counted(made, count)

    def _show_lately(self, standing: Standing) -> None:
        _clear(self._lately)
        for operation in standing.lately:
            last = operation.changes[-1]
            pages = list(dict.fromkeys(page for change in operation.changes for page in change.pages))
            known = [page for page in pages if page in standing.there or page == OVERVIEW]
            done = doing(last.operation)
            what = operation.what or changed_named(operation.changes, standing.titles)
            head = kinds.operation_words(operation.operation) or done
            words = said_of(f"{head[:1].upper()}{head[1:]}", what)
            made = ShortenedButton(words, partial(self._go, operation.kind, known), "row")
            self._lately.addWidget(made)
            who_and_when = label(f"{who(last.actor)} · {moment(last.at)}", "caption", wrap=True)
            who_and_when.setContentsMargins(look.SMALL, 0, 0, look.TIGHT)
            self._lately.addWidget(who_and_when)
        if not standing.lately:
            self._lately.addWidget(label(tr("Nothing was done yet."), "muted", wrap=True))

    def _go(self, kind: str, pages: Sequence[str]) -> None:
        if kind == "entry" or not pages:
            self._session.open_room("log")
        else:
            self._session.open_page(pages[0])

    def concerns(self, changes: Changes) -> bool:
        """Whether changes touch what is shown: all do."""
        return True


def _clear(layout: QGridLayout | QVBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
