"""Plain text in portions, of any length and encoding: only the portion that is seen is read."""

from __future__ import annotations

import codecs
from typing import TYPE_CHECKING, Any

from kbdesk.errors import Refused
from kbdesk.sources.reading.plain import check_words, encoding_of
from kbdesk.sources.reading.viewing.matching import folded, wanted

if TYPE_CHECKING:
    from pathlib import Path
    from typing import BinaryIO

PORTION = 128 * 1024
"""Bytes of a portion, about; it ends with a line where one ends near."""
SEEK = 16 * 1024
"""Bytes in which the end of a line is looked for."""
SAMPLE = 1024 * 1024
MOST_SEARCHED = 2_000
"""Portions that are looked through in one answer."""


class Written:
    """A text file. Its portions are counted from 1."""

    def __init__(self, file: Path) -> None:
        self._handle: BinaryIO = file.open("rb")
        self._size = file.stat().st_size
        head = self._handle.read(SAMPLE)
        encoding = encoding_of(head, is_whole=self._size <= SAMPLE)
        if self._size <= SAMPLE:
            check_words(head.decode(encoding, "replace"))
        self._encoding = _of_one_order(encoding, head)
        self._unit = 4 if "32" in self._encoding else 2 if "16" in self._encoding else 1
        self._end = "\n".encode(self._encoding)
        self._count = max(1, -(-self._size // PORTION))

    def facts(self) -> dict[str, Any]:
        """Return how many portions there are, and the encoding."""
        return {"kind": "text", "parts": self._count, "encoding": self._encoding}

    def part(self, number: int) -> dict[str, Any]:
        """Return the text of a portion."""
        return {"text": self._text(number)}

    def find(self, words: str, first: int, last: int) -> dict[str, Any]:
        """Say how often words stand in each of the portions `first` to `last`."""
        sought = wanted(words)
        last = min(last, self._count, first + MOST_SEARCHED)
        numbers = range(first, last + 1) if sought else ()
        return {
            "counts": [(number, count) for number in numbers if (count := folded(self._text(number)).count(sought))]
        }

    def _text(self, number: int) -> str:
        if not 1 <= number <= self._count:
            raise Refused("There is no such part of the text.", next_step="Choose another one.")
        start, end = self._edge(number - 1), self._edge(number)
        self._handle.seek(start)
        text = self._handle.read(end - start).decode(self._encoding, "replace").removeprefix("\ufeff")
        return text.replace("\r\n", "\n").replace("\r", "\n")

    def _edge(self, number: int) -> int:
        """Return where a portion ends: after a line, or else after a whole sign."""
        at = number * PORTION
        if number <= 0 or at >= self._size:
            return 0 if number <= 0 else self._size
        self._handle.seek(at)
        ahead = self._handle.read(SEEK)
        found = ahead.find(self._end)
        while found >= 0 and found % self._unit:
            found = ahead.find(self._end, found + 1)
        if found >= 0:
            return at + found + len(self._end)
        if self._encoding == "utf-8":
            while b"\x80" <= ahead[:1] < b"\xc0":
                at, ahead = at + 1, ahead[1:]
        return at


def _of_one_order(encoding: str, head: bytes) -> str:
    """Return an encoding that holds for every portion: only the first one has the byte order mark."""
    if encoding == "utf-8-sig":
        return "utf-8"
    if encoding in ("utf-16", "utf-32"):
        return f"{encoding}-{'le' if head.startswith(codecs.BOM_UTF16_LE) else 'be'}"
    return encoding
