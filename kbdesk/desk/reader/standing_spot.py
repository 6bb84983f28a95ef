"""Where the person is in a page, carried from reading to writing and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint

from kbdesk.desk import look
from kbdesk.desk.reader.spots import found_again, spot_of

if TYPE_CHECKING:
    from PySide6.QtGui import QTextBlock, QTextDocument

    from kbdesk.desk.editor.text import MarkdownEdit
    from kbdesk.desk.reader.browser import PageBrowser
    from kbdesk.desk.reader.spots import Spot
    from kbdesk.desk.reader.view import ReaderView

SEARCHED = 40
"""Blocks or lines without words that are looked past for one with some."""


def spot_in_reader(reader: ReaderView) -> Spot | None:
    """Return what stands at the top of the reader, or where a match is that is looked at; None for the beginning."""
    browser = reader.browser
    at = reader.find_bar.place() if reader.find_bar is not None else None
    if at is None and browser.verticalScrollBar().value() == 0:
        return None
    if at is None:
        at = browser.cursorForPosition(QPoint(browser.viewport().width() // 2, look.SMALL)).position()
    texts = _texts(browser.document())
    first = browser.document().findBlock(at).blockNumber()
    found = (spot_of(texts, number) for number in range(first, min(first + SEARCHED, len(texts))))
    return next((spot for spot in found if spot is not None), None)


def show_in_reader(browser: PageBrowser, spot: Spot | None) -> None:
    """Scroll the reader so that a spot stands at its top, None for the beginning."""
    if spot is None:
        browser.verticalScrollBar().setValue(0)
        return
    document = browser.document()
    number = found_again(_texts(document), spot)
    if number is not None:
        box = document.documentLayout().blockBoundingRect(document.findBlockByNumber(number))
        browser.verticalScrollBar().setValue(int(box.top()) - look.SMALL)


def spot_in_editor(text: MarkdownEdit) -> Spot | None:
    """Return what stands at the top of the editor; None for the beginning."""
    first = int(text.top_line())
    if first == 0:
        return None
    lines = _texts(text.document())
    found = (spot_of(lines, number) for number in range(first, min(first + SEARCHED, len(lines))))
    return next((spot for spot in found if spot is not None), None)


def show_in_editor(text: MarkdownEdit, spot: Spot) -> bool:
    """Show a spot at the top of the editor, with the cursor in it; whether it is there."""
    number = found_again(_texts(text.document()), spot)
    if number is None:
        return False
    put_cursor(text, number)
    text.show_line(number)
    return True


def put_cursor(text: MarkdownEdit, line: int) -> None:
    """Put the cursor where a line begins; behind a heading, so that what is typed does not break it."""
    cursor, block = text.textCursor(), text.document().findBlockByNumber(line)
    cursor.setPosition(block.position() + (block.length() - 1 if block.text().startswith("#") else 0))
    text.setTextCursor(cursor)


def _texts(document: QTextDocument) -> list[str]:
    """Return what stands in each block."""
    texts: list[str] = []
    block: QTextBlock = document.begin()
    while block.isValid():
        texts.append(block.text())
        block = block.next()
    return texts
