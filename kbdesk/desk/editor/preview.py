"""The page as it will read, beside the text that is written: rendered a moment after each change, in step with it."""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QTimer, QUrl, Signal
from PySide6.QtGui import QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.editor.exact import shared_edges
from kbdesk.desk.editor.pieces import Piece, Rendered, render_pieces
from kbdesk.desk.reader import loading
from kbdesk.desk.reader.addresses import address_of
from kbdesk.desk.reader.browser import PageBrowser
from kbdesk.desk.reader.chunks import CHUNK
from kbdesk.desk.reader.markers import spread_markers
from kbdesk.desk.reader.rendering import style_sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QImage, QKeyEvent, QShowEvent

    from kbdesk.desk.reader.view import ReaderView
    from kbdesk.desk.session import Session
    from kbdesk.project.project import Project
    from kbdesk.project.values import Changes, Job

AFTER = 250
"""Milliseconds without a key until the preview follows."""
LONGEST_AFTER = 2_000
"""The same at most, for texts that take long."""
LONG = 300_000
"""Characters of a text above which what nobody sees is laid out when somebody scrolls there."""
SLICE = 10
"""Milliseconds that showing takes in one go."""
MARK_TEXT = "\u200b\u2060\u200b"
"""Signs that nobody sees, in an order that nobody writes."""
MARK = f'<p class="gap">{MARK_TEXT}</p>'
"""Stands before each piece: what is inserted after text would lose the margins of its first block."""


class Preview(PageBrowser):
    """Shows a text's pieces; only those that changed are replaced."""

    wanted = Signal()
    """The text is wanted: give it by `show_text`."""
    led = Signal()
    """The person scrolls it, or is about to. What it shows may move it too, and tells nothing of that."""

    def __init__(self, session: Session, reader: ReaderView) -> None:
        head = QWidget()
        QVBoxLayout(head).setContentsMargins(0, 0, 0, 0)
        super().__init__(head)
        self.setAccessibleName(self.tr("Preview"))
        self._session = session
        self._reader = reader
        self._name = ""
        self._is_long = False
        self._rendered = Rendered()
        self._shown: list[Piece] = []
        self._starts: list[QTextCursor] = []
        self._images: dict[int, QImage | None] = {}
        self._todo: deque[tuple[int, Piece]] = deque()
        self._kept_at: int | None = None
        """How far it was scrolled when what it shows began to change."""
        self.verticalScrollBar().actionTriggered.connect(lambda _action: self._led_by_hand())
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(AFTER)
        self._soon.timeout.connect(self.wanted)
        self._filling = QTimer(self)
        self._filling.setSingleShot(True)
        self._filling.setInterval(0)
        self._filling.timeout.connect(self._fill)
        self.anchorClicked.connect(self._follow)
        session.changed.connect(self._changed)

    # what is asked for

    def begin(self, name: str) -> None:
        """Show nothing, for another page."""
        self._name = name
        self._forget()

    def later(self) -> None:
        """Ask for the text when the keys rest. A preview that nobody sees asks when it is shown."""
        if self.isVisible():
            self._soon.start()

    def show_text(self, text: str) -> None:
        """Render a text and show what differs."""
        self._is_long = len(text) > LONG
        project, name, before = self._session.project, self._name, self._rendered
        looks = (self._reader.dress(), self._reader.words())
        self._session.read(
            self,
            lambda job: render_pieces(text, loading.resolver(project, name), looks, before, job),
            self._show,
            replaces="preview",
        )

    def _forget(self) -> None:
        self._filling.stop()
        self._rendered = Rendered()
        self._images.clear()
        self._shown.clear()
        self._starts.clear()
        self._todo.clear()
        self.clear()

    def _changed(self, changes: Changes) -> None:
        """Links may lead elsewhere now."""
        if changes.pages or changes.everything:
            self._rendered = Rendered(pictures=self._rendered.pictures)
            self.later()

    # showing

    def _show(self, rendered: Rendered) -> None:
        self._rendered = rendered
        self._soon.setInterval(max(AFTER, min(round(2 * rendered.took), LONGEST_AFTER)))
        sheet = style_sheet(self._reader.dress())
        document = self.document()
        if document.defaultStyleSheet() != sheet:
            document.setDefaultStyleSheet(sheet)
            document.setDefaultFont(look.font())
            document.setIndentWidth(look.WIDE)
            document.setDocumentMargin(0)
        self._ask_pictures(rendered)
        new = rendered.pieces
        self._kept_at = self.verticalScrollBar().value()
        first, last = shared_edges([piece.html for piece in self._shown], [piece.html for piece in new])
        self._cut(first, len(self._shown) - last)
        self._shown[:first] = new[:first]
        self._shown[first:] = new[len(new) - last :]
        self._todo = deque(enumerate(new[first : len(new) - last], first))
        self._fill()

    def _cut(self, first: int, end: int) -> None:
        """Take pieces out of the document."""
        if first >= end:
            return
        cursor = QTextCursor(self.document())
        start = self._starts[first].position()
        if end < len(self._starts):
            cursor.setPosition(start)
            cursor.setPosition(self._starts[end].position(), QTextCursor.MoveMode.KeepAnchor)
        else:
            cursor.setPosition(max(start - 1, 0))
            cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        del self._starts[first:end]
        del self._shown[first:end]

    def _fill(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._todo and clock.elapsed() < SLICE:
            at, taken, size = self._todo[0][0], list[Piece](), 0
            while self._todo and size < CHUNK:
                taken.append(self._todo.popleft()[1])
                size += len(taken[-1].html)
            at_end = at >= len(self._starts)
            self._insert(at, taken)
            if at_end and not self._is_long:
                # Laid out piece by piece, nothing is left to do at once when somebody scrolls.
                self.document().documentLayout().documentSize()
        self._fit()
        if self._kept_at is not None:
            self.verticalScrollBar().setValue(self._kept_at)
        if self._todo:
            self._filling.start()
        else:
            self._kept_at = None
            self.settled.emit()

    def _insert(self, at: int, pieces: Sequence[Piece]) -> None:
        """Put pieces into the document, each with a mark before it by which its beginning is found again."""
        cursor = QTextCursor(self.document())
        if at < len(self._starts):
            cursor.setPosition(self._starts[at].position())
            cursor.insertBlock(cursor.blockFormat(), cursor.charFormat())
            cursor.movePosition(QTextCursor.MoveOperation.PreviousBlock)
            cursor.setBlockFormat(QTextBlockFormat())
        else:
            cursor.movePosition(QTextCursor.MoveOperation.End)
            if self._starts:
                cursor.insertBlock(QTextBlockFormat(), QTextCharFormat())
        block = cursor.block().blockNumber()
        cursor.insertHtml("".join(MARK + piece.html for piece in pieces))
        spread_markers(self.document().findBlockByNumber(block), cursor.block())
        self._starts[at:at] = self._found_starts(block, len(pieces))
        self._shown[at:at] = pieces

    def _found_starts(self, number: int, count: int) -> list[QTextCursor]:
        """Return where the marks of so many pieces stand, from a block on."""
        found: list[QTextCursor] = []
        block = self.document().findBlockByNumber(number)
        while block.isValid() and len(found) < count:
            if block.text() == MARK_TEXT:
                found.append(QTextCursor(block))
            block = block.next()
        return found

    def _follow(self, url: QUrl) -> None:
        """Open what a link leads to in another tab: this one is being written."""
        href = url.toString(QUrl.ComponentFormattingOption.FullyEncoded)
        if href.startswith("page:"):
            page_id, anchor = address_of(href)
            if page_id and page_id != self._name:
                self._session.open_page(page_id, anchor, new=True)
            elif anchor:
                self._led_by_hand()
                self.scrollToAnchor(anchor)

    # pictures

    def _ask_pictures(self, rendered: Rendered) -> None:
        words = {number: self.tr("Picture: {name}").format(name=href) for number, href in enumerate(rendered.pictures)}
        self.set_pictures(dict(self._images), words)
        project, name = self._session.project, self._name
        width = int(look.column() * self.devicePixelRatioF())
        for number, href in enumerate(rendered.pictures):
            if number in self._images:
                continue
            self._images[number] = None

            def put(image: QImage | None, number: int = number, text: str = words[number]) -> None:
                self._images[number] = image
                self.put_picture(number, image, text)

            self._session.read(self, partial(_picture, project, name, href, width), put)

    # in step with the text

    def show_line(self, line: float, seen: int | None = None) -> None:
        """Scroll so that what a line of the text became stands at the top; and what another became is seen, if given.

        Beyond the last line is the end.
        """
        top = self._top_of(line)
        if seen is not None:
            top = min(max(top, self._top_of(seen + 1) - self.viewport().height()), self._top_of(seen))
        self.verticalScrollBar().setValue(round(top))

    def _led_by_hand(self) -> None:
        self._kept_at = None
        self.led.emit()

    def line(self) -> float:
        """Return the line of the text whose piece stands at the top."""
        value = self.verticalScrollBar().value()
        if not self._starts:
            return 0.0
        at = max(0, bisect_right(range(len(self._starts)), value, key=lambda number: int(self._top(number))) - 1)
        top, piece = self._top(at), self._shown[at]
        share = (value - top) / max(self._top(at + 1) - top, 1)
        return piece.line + max(0.0, min(share, 1.0)) * piece.lines

    def _top_of(self, line: float) -> float:
        if not self._starts:
            return 0.0
        at = max(0, bisect_right(self._shown, line, key=lambda piece: piece.line) - 1)
        piece = self._shown[at]
        top = self._top(at)
        return top + (self._top(at + 1) - top) * min((line - piece.line) / max(piece.lines, 1), 1.0)

    def _top(self, number: int) -> float:
        """Return where a piece begins, or where the last one ends."""
        if number == len(self._starts):
            return self.document().documentLayout().documentSize().height()
        block = self.document().findBlock(self._starts[number].position())
        top = self.document().documentLayout().blockBoundingRect(block).top()
        return top - look.MEDIUM if number else 0.0

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        self._led_by_hand()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and hasattr(self, "_soon"):
            self._forget()
            self.later()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        self.wanted.emit()


def _picture(project: Project, name: str, href: str, width: int, _job: Job) -> QImage | None:
    return loading.picture(project, name, href, width)
