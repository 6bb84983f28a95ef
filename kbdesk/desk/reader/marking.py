"""A paragraph found again in what a browser shows, by its letters: in one block or over several, as a table's cells."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTextCursor

from kbdesk.desk import look

if TYPE_CHECKING:
    from PySide6.QtGui import QTextBlock, QTextDocument
    from PySide6.QtWidgets import QWidget

TELLING = 200
"""Letters by which a paragraph is known."""
SURE = 12
"""Letters that are enough to know it by its beginning, where it goes on otherwise than it is written."""
BAR = 3
"""Pixels of the bar beside what is marked."""


@dataclass(frozen=True)
class Marked:
    """What is marked: from a place in the document to another, which follow its text."""

    first: QTextCursor
    last: QTextCursor

    def ground(self, document: QTextDocument) -> QRectF:
        """Return the place it takes in the document."""
        layout, block = document.documentLayout(), self.first.block()
        end, found = self.last.position(), QRectF()
        while block.isValid() and block.position() <= end:
            found = found.united(layout.blockBoundingRect(block))
            block = block.next()
        return found


def found_paragraph(document: QTextDocument, text: str) -> Marked | None:
    """Return where a paragraph of these words stands, None where it does not."""
    whole = _letters(text)
    best, most = None, SURE - 1
    block = document.begin() if whole else document.end()
    while block.isValid():
        here = _letters(block.text()[: 4 * TELLING])[:TELLING]
        if here and here[: len(whole)] == whole[: len(here)]:
            last, count = _end(block, whole)
            if count >= min(len(whole), TELLING):
                return Marked(QTextCursor(block), QTextCursor(last))
            if count > most:
                best, most = Marked(QTextCursor(block), QTextCursor(last)), count
        block = block.next()
    return best


def _end(block: QTextBlock, whole: str) -> tuple[QTextBlock, int]:
    """Return the last block of a paragraph that begins in one, and how many of its letters stand there."""
    last, count = block, 0
    while block.isValid() and count < len(whole):
        here = _letters(block.text())
        size = min(len(here), len(whole) - count)
        if here[:size] != whole[count : count + size]:
            break
        if here:
            last, count = block, count + size
        block = block.next()
    return last, count


def paint_mark(marked: Marked, document: QTextDocument, onto: QWidget, left: int, top: int) -> None:
    """Paint the ground of what is marked, one piece of colour with a bar beside it, below the text."""
    box = marked.ground(document).translated(-left, -top).adjusted(-look.SMALL, -look.TIGHT, look.SMALL, look.TIGHT)
    if not box.intersects(onto.rect().toRectF()):
        return
    painter = QPainter(onto)
    painter.fillRect(box, look.colour("accent_soft"))
    painter.fillRect(QRectF(box.left() - BAR, box.top(), BAR, box.height()), look.colour("accent"))
    painter.end()


def _letters(text: str) -> str:
    """Return the letters and digits of a text alone: marks and blanks are shown otherwise than they are written."""
    return "".join(sign for sign in text.casefold() if sign.isalnum())
