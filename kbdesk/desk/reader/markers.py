"""Room between the bullets, or the boxes of tasks, and the words of a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QTextBlockFormat, QTextCharFormat, QTextCursor, QTextListFormat

if TYPE_CHECKING:
    from PySide6.QtGui import QTextBlock

WIDER = 220
"""Per cent of the width of a space that lies between."""
BULLETS = (QTextListFormat.Style.ListDisc, QTextListFormat.Style.ListCircle, QTextListFormat.Style.ListSquare)


def spread_markers(first: QTextBlock, last: QTextBlock | None = None) -> None:
    """Widen the gaps of all lists from a block on, up to another or the end.

    Qt leaves as much as a space of the block's own font is wide, which no style sheet sets; no letters are drawn in it.
    """
    form = QTextCharFormat()
    form.setFontStretch(WIDER)
    cursor = QTextCursor(first)
    cursor.beginEditBlock()  # the page is laid out anew once, not for each item
    block = first
    while block.isValid():
        found = block.textList()
        is_task = block.blockFormat().marker() != QTextBlockFormat.MarkerType.NoMarker
        if found is not None and (is_task or found.format().style() in BULLETS):
            cursor.setPosition(block.position())
            cursor.mergeBlockCharFormat(form)
        if block == last:
            break
        block = block.next()
    cursor.endEditBlock()
