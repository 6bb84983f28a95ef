"""Where somebody writes in a text: kept while the rooms are made anew, and gone back to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtGui import QTextCursor

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPlainTextEdit


class Place(NamedTuple):
    """The selection from its anchor to the cursor, in positions of the document, and how far the text is scrolled."""

    anchor: int
    position: int
    scrolled: int


def place_in(text: QPlainTextEdit) -> Place:
    """Return where somebody writes."""
    cursor = text.textCursor()
    return Place(cursor.anchor(), cursor.position(), text.verticalScrollBar().value())


def go_to(text: QPlainTextEdit, place: Place) -> None:
    """Put the cursor there; the text is scrolled as it was as soon as it is laid out."""
    last = text.document().characterCount() - 1
    cursor = text.textCursor()
    cursor.setPosition(min(place.anchor, last))
    cursor.setPosition(min(place.position, last), QTextCursor.MoveMode.KeepAnchor)
    text.setTextCursor(cursor)
    QTimer.singleShot(0, text, lambda: text.verticalScrollBar().setValue(place.scrolled))
