"""Formed and plain texts in parts: DOCX, HTML, Markdown, text of any length."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtGui import QImage, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.preview import forming
from kbdesk.desk.preview.asking import OriginalPart
from kbdesk.desk.preview.paged.view import picture
from kbdesk.desk.preview.place import Place
from kbdesk.desk.reader.browser import PageBrowser
from kbdesk.desk.reader.finding import matches
from kbdesk.desk.reader.looks import dress
from kbdesk.project.showing import ShownTexts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.preview.forming import Part
    from kbdesk.desk.session import Session
    from kbdesk.project.showing import OriginalViewer, Shown
    from kbdesk.project.values import Job

WIDEST_PICTURE = 720
MARKED = 500
"""Matches that are marked at once."""
FEWER = (6, 3, 1)
"""Words of a place that are looked for where it does not stand as it is: the text shown may write it otherwise."""
SEARCHED = 200
"""Parts that are looked through in one go."""


class TextsView(OriginalPart):
    """Shows one part of a text at a time; at its end the next one is a step away."""

    outside_wanted = Signal(str)
    """A link leads out: its address."""

    def __init__(self, session: Session, viewer: OriginalViewer, parent: QWidget | None = None) -> None:
        super().__init__(session, viewer, parent)
        self.browser = PageBrowser(_no_head())
        self.browser.setAccessibleName(self.tr("Text of the original"))
        self.browser.anchorClicked.connect(self._follow)
        self.browser.settled.connect(self._settled)
        self._shown: ShownTexts | None = None
        self._part = 0
        self._spot: str | int = ""
        self._to_mark = self._mark_next = 0
        """Which match to go to in the part that stands, in the one on its way: 1 the first, -1 the last."""
        self._words = ""
        self._counts: dict[int, int] = {}
        self._searched = 0
        self._found: list[tuple[int, int]] = []
        self._at = -1
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.browser)

    # what is shown

    def show_original(self, original: str, shown: Shown, place: Place) -> None:  # noqa: D102
        assert isinstance(shown, ShownTexts)
        self.original = original
        self._shown = shown
        self._words, self._counts, self._found, self._at, self._part = "", {}, [], -1, 0
        self.go_to(place if place.number or place.words else Place("part", 1))

    def clear(self) -> None:  # noqa: D102
        self.original, self._shown, self._part = "", None, 0
        self.browser.clear()

    def go_to(self, place: Place) -> None:  # noqa: D102
        if self._shown is None:
            return
        if place.words:
            self._go_to_words(place, self._shown.parts)
        else:
            self._show_part(min(max(place.number, 1), self._shown.parts))

    def _go_to_words(self, place: Place, parts: int) -> None:
        """Show where words stand, as many from the first on as stand anywhere together, and mark them."""
        words = place.words.split()
        tried = [" ".join(words[:count]) for count in (len(words), *(few for few in FEWER if few < len(words)))]

        def look(viewer: OriginalViewer, original: str, job: Job) -> str:
            found = (each for each in tried if viewer.find_in_parts(original, each, 1, parts, job))
            return next(found, "")

        def go(found: str) -> None:
            if not found or place.number > 1:
                self._show_part(min(max(place.number, 1), parts))
            self.seek(found)

        self.ask(look, go, "words")

    def place(self) -> Place:  # noqa: D102
        return Place("part", self._part) if self._part > 1 else Place()

    def units(self) -> tuple[int, int]:  # noqa: D102
        return (self._part, self._shown.parts) if self._shown is not None else (0, 0)

    def keys(self) -> QWidget:  # noqa: D102
        return self.browser

    def _show_part(self, part: int, spot: str = "", to_mark: int = 0) -> None:
        """Show a part, from a spot in it or at one of its matches (1 the first, -1 the last)."""
        self._spot, self._to_mark = spot, 0
        if part != self._part:
            self._mark_next = to_mark
            self._ask_for(part)
        elif spot:
            self.browser.scrollToAnchor(spot)
        else:
            self._to_mark = to_mark
            self._settled()

    def _ask_for(self, part: int) -> None:
        dressed = dress()
        shown = self._shown
        assert shown is not None

        def load(viewer: OriginalViewer, original: str, job: Job) -> Part:
            return forming.load(viewer, original, shown, part, dressed, job)

        self.ask(load, lambda made: self._show(part, made), "part")

    def _show(self, part: int, made: Part) -> None:
        self._part = part
        self._found, self._at = [], -1
        self._to_mark, self._mark_next = self._mark_next, 0
        waiting = {number: self.tr("The picture is on its way") for number in made.pictures}
        self.browser.set_pictures({}, waiting)
        self.browser.show_chunks(made.chunks, made.sheet, self._spot or 0)
        for number in made.pictures:
            self._bring(part, number)
        self.moved.emit()

    def _bring(self, part: int, number: int) -> None:
        def put(image: QImage) -> None:
            if self._part == part:
                self.browser.put_picture(number, image, "")

        def draw(viewer: OriginalViewer, original: str, job: Job) -> QImage:
            return picture(viewer.picture(original, number, WIDEST_PICTURE, job))

        def refuse(_error: object) -> None:
            if self._part == part:
                self.browser.put_picture(number, None, self.tr("A picture that cannot be shown"))

        self.ask(draw, put, f"picture {number}", refuse)

    def _follow(self, url: QUrl) -> None:
        address = url.toString()
        if address.startswith(("http:", "https:", "mailto:")):
            self.outside_wanted.emit(address)

    def changeEvent(self, event: QEvent) -> None:
        """Dress the part that stands in the new colours or letters; it stays where it is scrolled to."""
        super().changeEvent(event)
        is_other = event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange)
        if is_other and hasattr(self, "_part") and self._part:
            part, self._part = self._part, 0
            self._spot = self.browser.verticalScrollBar().value()
            self._ask_for(part)

    # finding

    def seek(self, words: str) -> None:  # noqa: D102
        self._words, self._counts, self._searched = words, {}, 0
        self._found, self._at, self._to_mark = [], -1, 0
        self.browser.setExtraSelections([])
        if words and self._shown is not None:
            self.found.emit(0, 0, False)
            self._search_on()

    def _search_on(self) -> None:
        words, first = self._words, self._searched + 1
        assert self._shown is not None
        last = min(first + SEARCHED - 1, self._shown.parts)

        def take(counts: Sequence[tuple[int, int]]) -> None:
            if words == self._words:
                self._take_counts(counts, last)

        self.ask(
            lambda viewer, original, job: viewer.find_in_parts(original, words, first, last, job),
            take,
            "find",
        )

    def _take_counts(self, counts: Sequence[tuple[int, int]], last: int) -> None:
        """Go to the first match from the part on that is shown, else to the first of all; look on."""
        assert self._shown is not None
        self._counts |= dict(counts)
        self._searched = last
        is_done = last >= self._shown.parts
        if self._at < 0 and (there := [part for part in self._counts if part >= self._part]):
            self._show_part(min(there), to_mark=1)
        elif self._at < 0 and is_done and self._counts:
            self._show_part(min(self._counts), to_mark=1)
        else:
            self._tell()
        if not is_done:
            self._search_on()

    def _settled(self) -> None:
        """Mark what is looked for in the part that stands now."""
        if not self._words or self._shown is None:
            return
        text, words, part = self.browser.toPlainText(), self._words, self._part

        def take(found: list[tuple[int, int]]) -> None:
            if words != self._words or part != self._part:
                return
            self._found = found
            if found and self._to_mark:
                self._go_to_match(0 if self._to_mark > 0 else len(found) - 1)
                self._to_mark = 0
            self._tell()

        self._session.read(self, lambda _job: matches(text, words), take, replaces="matches")

    def step(self, step: int) -> None:  # noqa: D102
        if not self._counts:
            return
        at = self._at + step
        if 0 <= at < len(self._found):
            self._go_to_match(at)
            self._tell()
            return
        parts = sorted(self._counts)
        ahead = [part for part in parts if (part > self._part if step > 0 else part < self._part)]
        there = (ahead[0] if step > 0 else ahead[-1]) if ahead else (parts[0] if step > 0 else parts[-1])
        self._show_part(there, to_mark=step)

    def _go_to_match(self, at: int) -> None:
        self._at = at
        self.browser.show_place(self._found[at][0])
        marks = []
        first = max(0, at - MARKED // 2)
        for number, (start, end) in enumerate(self._found[first : first + MARKED], first):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = QTextCursor(self.browser.document())
            mark.cursor.setPosition(start)
            mark.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            form = QTextCharFormat()
            form.setBackground(look.colour("accent" if number == at else "mark"))
            form.setForeground(look.colour("accent_text" if number == at else "mark_text"))
            mark.format = form
            marks.append(mark)
        self.browser.setExtraSelections(marks)

    def _tell(self) -> None:
        """Say how many there are: of the part that stands what is marked, of the others what was counted."""
        assert self._shown is not None
        counts = {**self._counts, **({self._part: len(self._found)} if self._found else {})}
        before = sum(count for part, count in counts.items() if part < self._part)
        total = sum(counts.values())
        at = before + self._at + 1 if self._at >= 0 else 0
        self.found.emit(min(at, total), total, self._searched >= self._shown.parts)


def _no_head() -> QWidget:
    """Return a head that takes no room: a text of an original has none."""
    head = QWidget()
    column = QVBoxLayout(head)
    column.setContentsMargins(0, 0, 0, 0)
    column.addStrut(0)
    return head
