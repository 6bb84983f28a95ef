"""A page's text in a Qt document and back, sign by sign, and changed there without losing what can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QTextCursor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QTextDocument

BREAKS = "\r\u2029\ufdd0\ufdd1"
"""Signs that a Qt document takes for the end of a line."""
STAND_INS = range(0x10FF00, 0x10FFFE)
"""Signs for private use that nobody uses: while a text is edited, some of them stand for the breaks."""


class Exact:
    """Turns one page's text into what a document can hold, and back."""

    def __init__(self, text: str) -> None:
        free = (chr(code) for code in STAND_INS if chr(code) not in text)
        self._stand_ins = tuple((sign, next(free)) for sign in BREAKS)

    def can_hold(self, text: str) -> bool:
        """Whether a text holds none of the signs that stand for others."""
        return not any(stand_in in text for _, stand_in in self._stand_ins)

    def held(self, text: str) -> str:
        """Return a text as a document holds it."""
        for sign, stand_in in self._stand_ins:
            text = text.replace(sign, stand_in)
        return text

    def text(self, document: QTextDocument) -> str:
        """Return what a document holds; Qt's own `toPlainText` would turn hard spaces into soft ones."""
        text = document.toRawText().replace("\u2029", "\n")
        for sign, stand_in in self._stand_ins:
            text = text.replace(stand_in, sign)
        return text


def replace_text(document: QTextDocument, old: str, new: str) -> None:
    """Change a document that holds `old` to hold `new`, as one step to undo: only the lines that differ are touched."""
    was, lines = old.split("\n"), new.split("\n")
    first, last = shared_edges(was, lines)
    if first == len(was) == len(lines):
        return
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    at_end = first == len(was)
    start = document.findBlockByNumber(first - 1 if at_end else first)
    cursor.setPosition(start.position() + (start.length() - 1 if at_end else 0))
    if not at_end and last < len(was) - first:
        end = document.findBlockByNumber(len(was) - last - 1)
        cursor.setPosition(end.position() + end.length() - 1, QTextCursor.MoveMode.KeepAnchor)
        if first == len(lines) - last:
            _take_one_break(cursor, first, last)
        cursor.insertText("\n".join(lines[first : len(lines) - last]))
    else:
        middle = "\n".join(lines[first : len(lines) - last])
        cursor.insertText(f"\n{middle}" if at_end else f"{middle}\n")
    cursor.endEditBlock()


def _take_one_break(cursor: QTextCursor, first: int, last: int) -> None:
    """Widen a selection of whole lines that go away by the line end after it or, at the text's end, before it."""
    start, end = cursor.anchor(), cursor.position()
    if last:
        end += 1
    elif first:
        start -= 1
    cursor.setPosition(start)
    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)


def shared_edges(old: Sequence[str], new: Sequence[str]) -> tuple[int, int]:
    """Return how many lines two texts begin with alike, and how many of the rest they end with alike."""
    most = min(len(old), len(new))
    first = 0
    while first < most and old[first] == new[first]:
        first += 1
    last = 0
    while last < most - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return first, last
