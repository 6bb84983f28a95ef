"""What each paragraph of the page rests on, and the passage in the original that says it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from kbdesk.desk import kinds, look, notices
from kbdesk.desk.joining import quoted, said_of
from kbdesk.desk.parts import ShortenedButton, empty, label, scrolled
from kbdesk.desk.tracing import words
from kbdesk.desk.tracing.paragraphs import Line
from kbdesk.desk.tracing.side import PageSide
from kbdesk.errors import KbdeskError, NotFound

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.session import Session
    from kbdesk.project.project import Project
    from kbdesk.project.review.grounds import Ground
    from kbdesk.project.review.passages import Passage
    from kbdesk.project.review.tracing import PageTrace, TracedParagraph
    from kbdesk.project.values import Job

QUOTED = 160
"""Characters of a passage that are shown beside the page; the sheet has it whole."""


class Sought(NamedTuple):
    """A passage that was looked for, or why it could not be."""

    ground: Ground
    passage: Passage | None
    error: KbdeskError | None = None


def seek(project: Project, paragraph: TracedParagraph, job: Job) -> tuple[Sought, ...]:
    """Look for a paragraph in the originals it rests on; runs on a worker."""
    found = []
    for ground in paragraph.grounds:
        if not ground.is_here:
            continue
        try:
            found.append(Sought(ground, project.passage(paragraph.text, ground.original, job)))
        except NotFound as error:
            found.append(Sought(ground, None, error))
    return tuple(found)


class TraceSide(PageSide):
    """Lists what the page says with what supports it; below, the originals of the paragraph that is chosen."""

    passage_wanted = Signal(object, object)
    """A passage is to be shown in its original: a TracedParagraph, a Passage."""
    base_wanted = Signal()
    """How far the whole base can be traced is to be shown."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, words.tr("What the paragraphs rest on"), words.tr("Looking at what it rests on…"))
        self._trace: PageTrace | None = None
        self._at = -1
        self._sought: tuple[Sought, ...] = ()
        self._rest = label("", "caption", wrap=True)
        details = QWidget()
        self._details = QVBoxLayout(details)
        self._details.setContentsMargins(0, 0, 0, 0)
        self._details.setSpacing(look.SMALL)
        area = scrolled(details)
        area.setAccessibleName(words.tr("Originals of this paragraph"))
        self._inner.insertWidget(0, self._rest)
        self._inner.insertWidget(0, self.told)
        self._inner.addWidget(area, 2)
        icon = look.icon("list-checks", "link")
        whole = ShortenedButton(words.tr("The whole knowledge base…"), self.base_wanted.emit, "link", icon)
        self._inner.addWidget(whole)

    def ask(self) -> None:  # noqa: D102
        project, page = self._session.project, self.page_id
        self._session.read(self, lambda job: project.trace(page, job), self._show, self._fail, replaces="trace")

    def _fail(self, error: KbdeskError) -> None:
        self._trace = None
        self.failed(error)

    def _show(self, trace: PageTrace) -> None:
        if trace.page != self.page_id:
            return
        is_same = self._trace is not None and self._trace.page == trace.page
        self._trace = trace
        self.told.setText(words.share(trace.share))
        told = words.rest(trace.share)
        self._rest.setText(told)
        self._rest.setVisible(bool(told))
        if not trace.paragraphs:
            self.say(words.tr("Nothing here wants a source: headings, links, questions and very short notes do not."))
            return
        self._at = self._at if is_same and self._at < len(trace.paragraphs) else -1
        self.show_list()
        self.list.show_lines([_line(one) for one in trace.paragraphs], chosen=self._at)
        if self._at >= 0:
            self.choose(self._at, quietly=True)
        else:
            self._show_details((), None)

    # the paragraph that is chosen

    def choose(self, at: int, *, quietly: bool = False) -> None:  # noqa: D102
        if self._trace is None or not 0 <= at < len(self._trace.paragraphs):
            return
        paragraph = self._trace.paragraphs[at]
        if at == self._at and not quietly and self._sought:
            self.paragraph_wanted.emit(paragraph.text)
            return
        self._at = at
        if not quietly:
            self.paragraph_wanted.emit(paragraph.text)
        self._show_details((), paragraph)
        if not any(ground.is_here for ground in paragraph.grounds):
            return
        project = self._session.project

        def show(found: tuple[Sought, ...]) -> None:
            if self._trace is not None and self._at == at and self._trace.paragraphs[at] is paragraph:
                self._show_details(found, paragraph)

        self._session.read(self, lambda job: seek(project, paragraph, job), show, self._not_sought, replaces="passage")

    def _not_sought(self, error: KbdeskError) -> None:
        empty(self._details)
        self._details.addWidget(label(notices.sentence(error), "danger", wrap=True))

    def open(self, at: int) -> None:  # noqa: D102
        if at != self._at:
            self.choose(at)
        elif self._trace is not None and self._sought:
            shown = next((one.passage for one in self._sought if one.passage and one.passage.is_found), None)
            if shown is not None:
                self.passage_wanted.emit(self._trace.paragraphs[at], shown)

    def _show_details(self, sought: Sequence[Sought], paragraph: TracedParagraph | None) -> None:
        self._sought = tuple(sought)
        empty(self._details)
        if paragraph is None:
            self._details.addWidget(label(words.tr("Choose a paragraph to see what it rests on."), "muted", wrap=True))
        else:
            passages = {one.ground: one for one in sought}
            for ground in paragraph.grounds:
                self._details.addWidget(self._card(ground, passages.get(ground), paragraph))
            for page in paragraph.pages:
                self._details.addWidget(self._page(page))
            if not paragraph.grounds and not paragraph.pages and paragraph.support == "none":
                self._details.addWidget(label(words.tr("Nothing it links to supports it."), "muted", wrap=True))
            elif paragraph.support == "person":
                told = words.tr("What a preference says rests on the word of the person who said it.")
                self._details.addWidget(label(told, "muted", wrap=True))
        self._details.addStretch()

    def _page(self, page: str) -> QWidget:
        icon = look.icon("file-text", f"type:{page.partition('/')[0]}")
        return ShortenedButton(page, partial(self._session.open_page, page), "row", icon)

    def _card(self, ground: Ground, sought: Sought | None, paragraph: TracedParagraph) -> QFrame:
        made = QFrame()
        made.setProperty("role", "card")
        column = QVBoxLayout(made)
        column.setContentsMargins(look.SMALL, look.SMALL, look.SMALL, look.SMALL)
        column.setSpacing(look.TIGHT)
        if ground.standing == "no_page":
            column.addWidget(label(ground.original, wrap=True, selectable=True))
        elif ground.original:
            icon = look.icon("globe" if ground.standing == "web" else "file-text")
            column.addWidget(ShortenedButton(ground.original, partial(self._open_original, ground), "row", icon))
        if ground.summary:
            words_ = said_of(kinds.type_words("summary"), ground.title)
            column.addWidget(ShortenedButton(words_, partial(self._session.open_page, ground.summary), "row"))
        role = "caption" if ground.standing == "present" else "danger"
        column.addWidget(label(words.standing(ground), "caption" if ground.standing == "web" else role, wrap=True))
        if not ground.is_here:
            return made
        if sought is None:
            column.addWidget(label(words.tr("Looking for the passage…"), "muted", wrap=True))
        elif sought.passage is None or not sought.passage.is_found:
            told = notices.sentence(sought.error) if sought.error else ""
            told = words.unfound(sought.passage) if sought.passage else told
            column.addWidget(label(told, "muted", wrap=True, selectable=True))
        else:
            passage = sought.passage
            said = " ".join(passage.words.split())
            shown = said if len(said) <= QUOTED else f"{said[:QUOTED].rpartition(' ')[0]}…"
            column.addWidget(label(said_of(words.place(passage), quoted(shown)), wrap=True, selectable=True))
            show = partial(self.passage_wanted.emit, paragraph, passage)
            icon = look.icon("text-quote", "link")
            column.addWidget(ShortenedButton(words.tr("Show the passage"), show, "link", icon))
        return made

    def _open_original(self, ground: Ground) -> None:
        if ground.standing == "web":
            notices.say(
                self,
                ground.original,
                action=(words.tr("Open it on the web"), lambda: QDesktopServices.openUrl(QUrl(ground.original))),
            )
        else:
            self._session.show_original(ground.original)


def _line(one: TracedParagraph) -> Line:
    return Line(words.support(one), words.COLOURS.get(one.verdict, "text_muted"), one.text)
