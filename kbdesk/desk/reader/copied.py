"""What is copied from a page: words without the breaks that layout needs, pictures and formulas as their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QTextCursor, QTextFormat

from kbdesk.desk.reader.spans import without_breaks

if TYPE_CHECKING:
    from collections.abc import Iterator

IMAGE = "\ufffc"


def copied(text: str, cursor: QTextCursor) -> str:
    """Return the text of a selection as it is to be copied."""
    if IMAGE in text:
        words = _image_words(cursor)
        text = "".join(next(words, "") if sign == IMAGE else sign for sign in text)
    return without_breaks(text)


def _image_words(cursor: QTextCursor) -> Iterator[str]:
    """Yield what stands for each image of a selection, in their order."""
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    block = cursor.document().findBlock(start)
    while block.isValid() and block.position() < end:
        at = block.begin()
        while not at.atEnd():
            fragment = at.fragment()
            form = fragment.charFormat()
            if form.isImageFormat():
                words = str(form.property(QTextFormat.Property.ImageAltText.value) or "")
                places = range(fragment.position(), fragment.position() + fragment.length())
                yield from (words for place in places if start <= place < end)
            at += 1
        block = block.next()
