"""Who wrote each paragraph of the page: the newest change that its words come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.joining import listed, said_of
from kbdesk.desk.parts import ShortenedButton, after, label, moment, scrolled
from kbdesk.desk.reader.spans import BREAK
from kbdesk.desk.tracing import words
from kbdesk.desk.tracing.paragraphs import Line
from kbdesk.desk.tracing.side import PageSide
from kbdesk.desk.versions.words import told, what, who

if TYPE_CHECKING:
    from kbdesk.desk.session import Session
    from kbdesk.project.review.blame import BlamedParagraph
    from kbdesk.project.values import PageVersion

ICONS = {"agent": "bot", "person": "user", "outside": "pencil"}


class AuthorsSide(PageSide):
    """Lists the paragraphs with who wrote them; below, what is known of the change, and the way to compare it."""

    version_wanted = Signal(str, int)
    """A version of a page is to be shown and compared: the page's id, the change."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, words.tr("Who wrote the paragraphs"), words.tr("Looking through its versions…"))
        self._found: tuple[BlamedParagraph, ...] = ()
        self._at = -1
        self.told.setText(words.tr("Choose a paragraph to see who wrote it and why."))
        self._why = label("", "caption", wrap=True, selectable=True)
        self._others = label("", "caption", wrap=True, selectable=True)
        icon = look.icon("history", "link")
        self.compare = ShortenedButton(words.tr("Compare this version…"), self._compare, "link", icon)
        details = QWidget()
        column = QVBoxLayout(details)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.SMALL)
        for each in (self.told, self._why, self._others, self.compare):
            column.addWidget(each)
        column.addStretch(1)
        area = scrolled(details)
        area.setAccessibleName(words.tr("Who wrote the paragraphs"))
        self._inner.addWidget(area, 1)
        self._see_soon = after(self, 0, lambda: self.list.scrollTo(self.list.currentIndex()))
        self._tell(None)

    def ask(self) -> None:  # noqa: D102
        project, page = self._session.project, self.page_id

        def show(found: tuple[BlamedParagraph, ...]) -> None:
            if page == self.page_id:
                self._show(found)

        self._session.read(self, lambda job: project.blame(page, job), show, self.failed, replaces="blame")

    def _show(self, found: tuple[BlamedParagraph, ...]) -> None:
        is_same = [one.text for one in found] == [one.text for one in self._found]
        self._found = found
        if not found:
            self.say(words.tr("This page has no text."))
            return
        self._at = self._at if is_same else -1
        self.show_list()
        self.list.show_lines([_line(one) for one in found], chosen=self._at)
        self._tell(found[self._at] if self._at >= 0 else None)

    def choose(self, at: int) -> None:  # noqa: D102
        if 0 <= at < len(self._found):
            self._at = at
            self.paragraph_wanted.emit(self._found[at].text)
            self._tell(self._found[at])

    def open(self, at: int) -> None:  # noqa: D102
        if 0 <= at < len(self._found):
            self.version_wanted.emit(self.page_id, self._found[at].origin.change)

    def _compare(self) -> None:
        self.open(self._at)

    def _tell(self, one: BlamedParagraph | None) -> None:
        for each in (self._why, self._others, self.compare):
            each.setVisible(one is not None)
        if one is None:
            self.told.setText(words.tr("Choose a paragraph to see who wrote it and why."))
            return
        self.told.setText(" · ".join(filter(None, (_headline(one.origin), moment(one.origin.at)))))
        why = told(one.origin, self.page_id)
        self._why.setText(why.replace("/", f"/{BREAK}"))  # else an id may be wider than the pane
        self._why.setVisible(bool(self._why.text()))
        others = listed(dict.fromkeys(_headline(other) for other in one.others))
        self._others.setText(said_of(words.tr("Other words of it"), others))
        self._others.setVisible(bool(one.others))
        self._see_soon.start()


def _headline(version: PageVersion) -> str:
    if version.operation == "found":
        return words.tr("There from the start")
    return said_of(who(version.actor), what(version))


def _line(one: BlamedParagraph) -> Line:
    icon = "" if one.origin.operation == "found" else ICONS.get(one.origin.actor.kind, "")
    when = "" if one.origin.operation == "found" else _day(one.origin.at)
    return Line(_headline(one.origin), "border_strong", one.text, when, icon)


def _day(at: str) -> str:
    """Return a time's day as short as the person's language writes it: it stands at the end of a narrow row."""
    time = QDateTime.fromString(at, Qt.DateFormat.ISODateWithMs).toLocalTime()
    return QLocale().toString(time.date(), QLocale.FormatType.ShortFormat) if time.isValid() else ""
