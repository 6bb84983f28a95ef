"""The sheet a page is shown on: a text browser that fetches nothing, with a head that scrolls along."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QMimeData, QPoint, QSizeF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QFrame, QTextBrowser, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import GO_BUTTONS
from kbdesk.desk.reader import pictures, typeset
from kbdesk.desk.reader.coming import ComingSign
from kbdesk.desk.reader.copied import copied as copied_text
from kbdesk.desk.reader.markers import spread_markers
from kbdesk.desk.reader.marking import found_paragraph, paint_mark

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.reader.marking import Marked

RIGHT, KEEP = QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor
SCROLLING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Space,
)
SLICE = 8
"""Milliseconds that marking broken links takes in one go."""
GAP = '<p class="gap">\u200b</p>'
"""What a chunk's first block is merged into: without it that block would lose its margins."""


class PageBrowser(QTextBrowser):
    """Shows HTML made by our renderer, in a readable column. Follows no link by itself, reads no file."""

    middle_clicked = Signal(QUrl)
    """A link was clicked with the middle button."""
    settled = Signal()
    """All chunks stand, and the place that was asked for is shown."""

    def __init__(self, head: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "surface")
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setAccessibleName(self.tr("Page"))
        self._head = head
        head.setParent(self.viewport())
        self._pictures: dict[str, QImage] = {}
        self._words: dict[str, str] = {}
        self._waiting: deque[str] = deque()
        self._is_more_coming = False
        self._place: int | str | None = None
        self._coming = ComingSign(self)
        self.is_led = True
        """Nobody has scrolled by hand since the page came."""
        self._more = QTimer(self)
        self._more.setSingleShot(True)
        self._more.setInterval(0)
        self._more.timeout.connect(self._append)
        self._fit_pictures = QTimer(self)
        self._fit_pictures.setSingleShot(True)
        self._fit_pictures.setInterval(120)
        self._fit_pictures.timeout.connect(self._put_all_pictures)
        self._to_select = ""
        self._marked: Marked | None = None
        self._to_mark = self._marked_to = 0
        self._marking = QTimer(self)
        self._marking.setSingleShot(True)
        self._marking.setInterval(0)
        self._marking.timeout.connect(self._mark_more)
        self.verticalScrollBar().valueChanged.connect(self._move_head)
        self.horizontalScrollBar().valueChanged.connect(self._move_head)
        self.horizontalScrollBar().rangeChanged.connect(self._bar_below)
        self.verticalScrollBar().sliderPressed.connect(self._forget_place)
        self._is_at_end = False
        self.verticalScrollBar().rangeChanged.connect(lambda _least, _most: self._keep_at_end())
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    # what is shown

    def show_chunks(
        self, chunks: Sequence[str], sheet: str, place: int | str | None, *, is_more_coming: bool = False
    ) -> None:
        """Show a page: the first chunk now, the others one by one; then go to a scroll position or an anchor.

        `is_more_coming`: these are not all of them, `add_chunks` follows.
        """
        self._more.stop()
        self._marking.stop()
        self._place, self.is_led = place, True
        self._marked, self._is_at_end = None, False
        document = self.document()
        document.setDefaultStyleSheet(sheet)
        document.setDefaultFont(look.font())
        document.setIndentWidth(look.WIDE)
        document.setDocumentMargin(0)
        self.setHtml(chunks[0])
        spread_markers(document.begin())
        self._waiting = deque(chunks[1:])
        self._is_more_coming = is_more_coming
        self._fit()
        self._go_to_place()
        self._go_on()

    def add_chunks(self, chunks: Sequence[str], place: int | str | None, *, is_more_coming: bool) -> None:
        """Take more of the page that is shown; go to a place in it, if one is given and nobody has scrolled by hand."""
        self._waiting.extend(chunks)
        self._is_more_coming = is_more_coming
        if place is not None and self.is_led:
            self._place = place
        self._go_on()

    def is_settled(self) -> bool:
        """Whether all chunks stand."""
        return not self._waiting and not self._is_more_coming

    def place(self) -> int | str:
        """Return how far the page is scrolled, or where it is about to be: how far, or at which anchor."""
        return self.verticalScrollBar().value() if self._place is None else self._place

    def _go_on(self) -> None:
        """Wait for what is to be done next: the next chunk, or the rest of the page."""
        self._coming.set_coming(not self.is_settled())
        if self._waiting:
            self._more.start()
        elif not self._is_more_coming:
            self._settle()

    def _append(self) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertBlock()
        before = cursor.block()
        cursor.insertHtml(GAP + self._waiting.popleft())
        spread_markers(before)
        self._go_to_place()
        self._go_on()

    def _settle(self) -> None:
        self._select()
        self._go_to_place()
        if self.isVisible():
            self._place = None
        self.settled.emit()

    def _go_to_place(self) -> None:
        if isinstance(self._place, int):
            bar = self.verticalScrollBar()
            self.document().documentLayout().documentSize()
            bar.setValue(self._place)
            if bar.value() == self._place:
                self._place = None
        elif self._place:
            self.scrollToAnchor(self._place)

    def _forget_place(self) -> None:
        self._place, self.is_led, self._is_at_end = None, False, False

    def is_at_end(self) -> bool:
        """Whether somebody went to the end, and has not gone elsewhere since."""
        return self._is_at_end

    def go_to_end(self) -> None:
        """Go to the end, also of what is still to come."""
        self._place, self.is_led, self._is_at_end = None, False, True
        self._keep_at_end()

    def _keep_at_end(self) -> None:
        """Go on to the end, as more of the page comes or its lines are laid out, for who went there."""
        if self._is_at_end:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def show_place(self, position: int) -> None:
        """Scroll so that a place of the text is seen, where it is not."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        at = self.cursorRect(cursor)
        if not self.viewport().rect().adjusted(0, 0, 0, -look.VAST).contains(at):
            self._forget_place()
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + at.top() - self.viewport().height() // 3)

    def mark_paragraph(self, text: str) -> bool:
        """Mark the paragraph of these words and show it; whether it is there, as far as all chunks stand."""
        self._marked = found_paragraph(self.document(), text)
        if self._marked is not None:
            self.show_place(self._marked.first.position())
        self.viewport().update()
        return self._marked is not None

    def marked_text(self) -> str:
        """Return the text of the paragraph that is marked, "" for none."""
        if self._marked is None:
            return ""
        cursor = QTextCursor(self._marked.first)
        cursor.setPosition(self._marked.last.position(), KEEP)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, KEEP)
        return cursor.selectedText()

    def mark_broken(self, count: int) -> None:
        """Underline the first `count` broken links with dots, which HTML has no words for; very many bit by bit."""
        self._to_mark, self._marked_to = count, 0
        self._mark_more()

    def _mark_more(self) -> None:
        """Mark links for a moment, as one change of the document: it is laid out anew after each."""
        clock = QElapsedTimer()
        clock.start()
        change = QTextCursor(self.document())
        change.beginEditBlock()
        block = self.document().findBlockByNumber(self._marked_to)
        while block.isValid() and self._to_mark > 0 and clock.elapsed() < SLICE:
            self._to_mark -= self._mark_in(block)
            self._marked_to = block.blockNumber() + 1
            block = block.next()
        change.endEditBlock()
        if block.isValid() and self._to_mark > 0:
            self._marking.start()

    def _mark_in(self, block: QTextBlock) -> int:
        """Mark the broken links of a block; return how many."""
        marked = QTextCharFormat()
        marked.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        marked.setUnderlineColor(look.colour("broken"))
        spans = []
        at = block.begin()
        while not at.atEnd():
            fragment = at.fragment()
            shape = fragment.charFormat()
            if shape.isAnchor() and shape.foreground().color() == look.colour("broken"):
                spans.append((fragment.position(), fragment.length()))
            at += 1
        for position, length in spans:
            cursor = QTextCursor(self.document())
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(marked)
        return len(spans)

    def select_link(self, href: str) -> None:
        """Select a link of the page that comes next, as walking to it by the keys does."""
        self._to_select = href

    def link_words(self, href: str) -> str:
        """Return the words of the first link that leads to an address."""
        block, words = self.document().begin(), ""
        while block.isValid() and not words:
            at = block.begin()
            while not at.atEnd():
                if at.fragment().charFormat().anchorHref() == href:
                    words += at.fragment().text()
                elif words:
                    break
                at += 1
            block = block.next()
        return words.strip()

    def _select(self) -> None:
        href, self._to_select = self._to_select, ""
        block = self.document().begin() if href else QTextBlock()
        while block.isValid():
            at = block.begin()
            while not at.atEnd():
                if at.fragment().charFormat().anchorHref() == href:
                    cursor = QTextCursor(self.document())
                    cursor.setPosition(at.fragment().position())
                    cursor.movePosition(RIGHT, KEEP, at.fragment().length())
                    self.setTextCursor(cursor)
                    return
                at += 1
            block = block.next()

    def spots_at(self, at: QPoint) -> tuple[str, ...]:
        """Return the anchors of the heading at a place of the view, none where no heading stands."""
        block = self.cursorForPosition(at).block()
        if not block.blockFormat().headingLevel():
            return ()
        found: list[str] = []
        each = block.begin()
        while not each.atEnd():
            found += each.fragment().charFormat().anchorNames()
            each += 1
        return tuple(found)

    # pictures

    def set_pictures(self, found: dict[int, QImage | None], words: dict[int, str]) -> None:
        """Say which pictures the next page has, and what stands in for those on their way."""
        self._pictures = {f"asset:{number}": image for number, image in found.items() if image}
        self._words = {f"asset:{number}": text for number, text in words.items()}

    def add_pictures(self, words: dict[int, str]) -> None:
        """Say what stands in for more pictures that are on their way."""
        self._words |= {f"asset:{number}": text for number, text in words.items()}

    def put_picture(self, number: int, image: QImage | None, words: str) -> None:
        """Put a picture that came later in its place."""
        name = f"asset:{number}"
        self._words[name] = words
        if image:
            self._pictures[name] = image
        self._put(name)
        self._relay()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Hand out the pictures we were given; nothing else is loaded from anywhere."""
        url = name.toString() if isinstance(name, QUrl) else name
        if kind == QTextDocument.ResourceType.ImageResource.value and url in self._words:
            return self._picture(url)
        if kind == QTextDocument.ResourceType.ImageResource.value and url.startswith(typeset.SCHEME):
            return typeset.image(url)
        return QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)

    def _picture(self, name: str) -> QImage:
        image = self._pictures.get(name)
        width = self.column()
        if image is None:
            return pictures.stand_in(self._words[name], width)
        return pictures.fitted(image, width, self.devicePixelRatioF())

    def _put(self, name: str) -> None:
        kind = QTextDocument.ResourceType.ImageResource.value
        self.document().addResource(kind, QUrl(name), self._picture(name))

    def _put_all_pictures(self) -> None:
        if self._words:
            for name in self._words:
                self._put(name)
            self._relay()

    def _relay(self) -> None:
        self.document().markContentsDirty(0, self.document().characterCount())

    # the column and its head

    def column(self) -> int:
        """Return the width of the text column in pixels."""
        return max(120, self.viewport().width() - 2 * self._side())

    def _side(self) -> int:
        room = self.viewport().width()
        return max(look.WIDE, (room - look.column()) // 2)

    def _fit(self) -> None:
        """Give the column its margins and the head its place above the text."""
        side = self._side()
        self._head.setFixedWidth(self.column())
        layout = self._head.layout()
        by_width = layout is not None and layout.hasHeightForWidth()
        height = layout.totalHeightForWidth(self.column()) if layout and by_width else self._head.sizeHint().height()
        self._head.setFixedHeight(height)
        root = self.document().rootFrame()
        form = root.frameFormat()
        wanted = (side, look.WIDE + height + look.MEDIUM, look.VAST * 2)
        if (form.leftMargin(), form.topMargin(), form.bottomMargin()) != wanted:
            form.setLeftMargin(side)
            form.setRightMargin(side)
            form.setTopMargin(wanted[1])
            form.setBottomMargin(wanted[2])
            root.setFrameFormat(form)
        self._move_head()

    def refit(self) -> None:
        """Make room for a head that became taller or lower."""
        self._fit()

    def _bar_below(self, _least: int, most: int) -> None:
        """Show no bar for the part of a pixel by which a block of code as wide as the page sticks out."""
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if most <= 1 else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        if policy != self.horizontalScrollBarPolicy():
            self.setHorizontalScrollBarPolicy(policy)

    def _move_head(self) -> None:
        left = self._side() - self.horizontalScrollBar().value()
        self._head.move(left, look.WIDE - self.verticalScrollBar().value())

    def _focus_moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None and self._head.isAncestorOf(new):
            self.verticalScrollBar().setValue(0)

    # events

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: D102
        data = super().createMimeDataFromSelection()
        copied = QMimeData()
        copied.setText(copied_text(data.text(), self.textCursor()))
        return copied

    def showEvent(self, event: QShowEvent) -> None:
        """Go to the place now that the lines have their width; before, they had none."""
        super().showEvent(event)
        self._fit()  # a head that is not shown yet has no height
        if self.is_settled():
            self._go_to_place()
            self._place = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the lines their new width; those out of sight get it little by little."""
        if event.size().width() != event.oldSize().width():  # Qt gives no width again where only the height is another
            self.document().setPageSize(QSizeF(0, 0))  # other margins have all lines laid out at once, if they have one
        self._fit()
        super().resizeEvent(event)
        self._coming.place()
        self._fit_pictures.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() in GO_BUTTONS:
            event.ignore()
            return
        self._forget_place()
        if event.button() != Qt.MouseButton.MiddleButton:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() != Qt.MouseButton.MiddleButton:
            super().mouseReleaseEvent(event)
        elif address := self.anchorAt(event.position().toPoint()):
            self.middle_clicked.emit(QUrl(address))

    def focusNextPrevChild(self, on: bool) -> bool:
        """Walk the links, if the keys are in the text, and tell of the link they come to, as under the pointer."""
        if not self.hasFocus():  # they are in the head, which asks us as the parent it stands on
            return QAbstractScrollArea.focusNextPrevChild(self, on)
        moved = super().focusNextPrevChild(on)
        cursor = self.textCursor()
        if moved and self.hasFocus() and cursor.hasSelection():
            self._tells_link = True
            self.highlighted.emit(QUrl(cursor.charFormat().anchorHref()))
        return moved

    _tells_link = False

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102
        super().focusOutEvent(event)
        if self._tells_link:
            self._tells_link = False
            self.highlighted.emit(QUrl())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if event.key() in SCROLLING:
            self._forget_place()
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_End:
            self.go_to_end()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground of what is marked, then the text."""
        if self._marked is not None:
            across, down = self.horizontalScrollBar().value(), self.verticalScrollBar().value()
            paint_mark(self._marked, self.document(), self.viewport(), across, down)
        super().paintEvent(event)

    def event(self, event: QEvent) -> bool:  # noqa: D102
        if event.type() == QEvent.Type.Wheel:
            self._forget_place()
        return super().event(event)
