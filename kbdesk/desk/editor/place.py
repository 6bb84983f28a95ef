"""Where somebody writes in a text: kept while the rooms are made anew, and gone back to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QTimer
from PySide6.QtGui import QTextCursor

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPlainTextEdit


class Place(NamedTuple):
    """The selection from its anchor to the cursor, in positions of the document, and how far the text is scrolled.

    `is_seen` says whether the cursor stands in what is shown, `has_fields` whether the header's fields are shown above.
    """

    anchor: int
    position: int
    scrolled: int
    is_seen: bool = True
    has_fields: bool = False


def place_in(text: QPlainTextEdit, *, has_fields: bool = False) -> Place:
    """Return where somebody writes."""
    cursor = text.textCursor()
    is_seen = text.viewport().rect().intersects(text.cursorRect())
    return Place(cursor.anchor(), cursor.position(), text.verticalScrollBar().value(), is_seen, has_fields)


def go_to(text: QPlainTextEdit, place: Place) -> None:
    """Put the cursor there; the text is scrolled as it was as soon as it is laid out."""
    last = text.document().characterCount() - 1
    cursor = text.textCursor()
    cursor.setPosition(min(place.anchor, last))
    cursor.setPosition(min(place.position, last), QTextCursor.MoveMode.KeepAnchor)
    text.setTextCursor(cursor)
    QTimer.singleShot(0, text, lambda: _scroll_to(text, place))


def _scroll_to(text: QPlainTextEdit, place: Place) -> None:
    text.verticalScrollBar().setValue(place.scrolled)
    if place.is_seen:  # other words around the text may leave it less room
        text.ensureCursorVisible()
