"""Originals that are shown as formed text, in parts: DOCX, HTML."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from kbdesk.errors import Refused, Unreadable
from kbdesk.sources.reading.harmless import Harmless
from kbdesk.sources.reading.readers import reader
from kbdesk.sources.reading.viewing.matching import folded, wanted

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

PART = 40_000
"""Characters of HTML of a part, about; it ends with a whole block."""
MOST_PICTURES = 500
LARGEST_PICTURE = 20 * 1024 * 1024
WIDEST = 1_600


class Pictures:
    """The pictures of a document: noted by number, decoded when they are seen."""

    def __init__(self) -> None:
        self._found: list[bytes] = []

    def note(self, data: bytes) -> int | None:
        """Return the number of a picture, None for one that is not shown."""
        if len(data) > LARGEST_PICTURE or len(self._found) >= MOST_PICTURES:
            return None
        self._found.append(data)
        return len(self._found) - 1

    def draw(self, number: int, width: int) -> tuple[dict[str, Any], bytes]:
        """Return a picture, not wider than `width` pixels; see `Pages.draw`. Raises Refused, Unreadable."""
        if not 0 <= number < len(self._found):
            raise Refused("There is no such picture.", next_step="Open the file itself.")
        shown = reader("viewing.pictured").small(io.BytesIO(self._found[number]), min(width, WIDEST))
        return {"width": shown.width, "height": shown.height, "stride": shown.width * 3}, shown.tobytes()


class Formed:
    """A text of blocks, in parts that are counted from 1."""

    def __init__(self, blocks: Iterable[str], pictures: Pictures, *, title: str = "") -> None:
        self._pictures = pictures
        self._title = title
        self._parts: list[list[str]] = []
        self._texts: dict[int, str] = {}
        size = PART
        for block in blocks:
            if size + len(block) > PART:
                self._parts.append([])
                size = 0
            self._parts[-1].append(block)
            size += len(block)
        if not self._parts:
            raise Unreadable("There is no text in this file.", next_step="Open it with its own program.")

    def facts(self) -> dict[str, Any]:
        """Return how many parts there are."""
        return {"kind": "formed", "parts": len(self._parts), "title": self._title}

    def part(self, number: int) -> dict[str, Any]:
        """Return the blocks of a part."""
        if not 1 <= number <= len(self._parts):
            raise Refused("There is no such part of the text.", next_step="Choose another one.")
        return {"blocks": self._parts[number - 1]}

    def picture(self, number: int, width: int) -> tuple[dict[str, Any], bytes]:
        """Return a picture of the text."""
        return self._pictures.draw(number, width)

    def find(self, words: str, first: int, last: int) -> dict[str, Any]:
        """Say how often words stand in each of the parts `first` to `last`."""
        sought = wanted(words)
        numbers = range(first, min(last, len(self._parts)) + 1) if sought else ()
        return {"counts": [(number, count) for number in numbers if (count := self._text(number).count(sought))]}

    def _text(self, number: int) -> str:
        if number not in self._texts:
            markup = reader("markup")
            root = markup.html(f"<html><body>{''.join(self._parts[number - 1])}</body></html>")
            self._texts[number] = folded(" ".join(root.itertext()))
        return self._texts[number]


def word(file: Path) -> Formed:
    """Open a DOCX. Raises Unreadable for a damaged or empty one."""
    pictures = Pictures()
    root = reader("word").formed(file, pictures.note)
    if root is None:
        raise Unreadable("There is no text in this file.", next_step="Open it with its own program.")
    return Formed(Harmless(picture=_numbered).blocks(root), pictures)


def web(file: Path) -> Formed:
    """Open a saved web page: its main content. Raises Unreadable where it has no text."""
    root, title = reader("web").main_part(file)
    return Formed(Harmless().blocks(root), Pictures(), title=title)


def _numbered(source: str) -> int | None:
    number = source.removeprefix("asset:")
    return int(number) if source.startswith("asset:") and number.isdecimal() else None
