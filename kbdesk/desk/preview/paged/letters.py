"""The words of a page as a text in which places have numbers, for selecting with the mouse. No Qt in here."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.project.showing import Box, PlacedWord

FARTHER = 4.0
"""How much farther a word above or below counts than one beside."""


class Letters:
    """A page's words. A place is a number of letters from the page's beginning."""

    def __init__(self, words: Sequence[PlacedWord]) -> None:
        self._words = words
        self._starts: list[int] = []
        pieces: list[str] = []
        at = 0
        for number, word in enumerate(words):
            if number:
                pieces.append(" " if word.line == words[number - 1].line else "\n")
                at += 1
            self._starts.append(at)
            pieces.append(word.text)
            at += len(word.text)
        self.text = "".join(pieces)

    def at(self, x: float, y: float) -> int:
        """Return the place in the text that is nearest to a place on the page (in points)."""
        best, number = float("inf"), -1
        for index, word in enumerate(self._words):
            x0, y0, x1, y1 = word.box
            away = max(x0 - x, 0.0, x - x1) + FARTHER * max(y0 - y, 0.0, y - y1)
            if away < best:
                best, number = away, index
        if number < 0:
            return 0
        word = self._words[number]
        x0, _, x1, _ = word.box
        share = min(max((x - x0) / max(x1 - x0, 0.01), 0.0), 1.0)
        if _runs_left(word.text):
            share = 1.0 - share
        return self._starts[number] + round(share * len(word.text))

    def is_on_word(self, x: float, y: float) -> bool:
        """Whether a word stands at a place on the page."""
        return any(x0 <= x <= x1 and y0 <= y <= y1 for x0, y0, x1, y1 in (word.box for word in self._words))

    def word_at(self, place: int) -> tuple[int, int]:
        """Return where the word begins and ends that a place is in."""
        if not self._words:
            return 0, 0
        number = max(0, bisect_right(self._starts, place) - 1)
        return self._starts[number], self._starts[number] + len(self._words[number].text)

    def boxes(self, start: int, end: int) -> list[Box]:
        """Return what a part of the text covers on the page, a box for each run of words in a line."""
        found: list[Box] = []
        line = -1
        number = max(0, bisect_right(self._starts, start) - 1)
        for word, begins in zip(self._words[number:], self._starts[number:], strict=False):
            if begins >= end:
                break
            first, last = max(start - begins, 0), min(end - begins, len(word.text))
            if first >= last:
                continue
            box = _part(word, first, last)
            if word.line == line and found:
                x0, y0, x1, y1 = found[-1]
                found[-1] = (min(x0, box[0]), min(y0, box[1]), max(x1, box[2]), max(y1, box[3]))
            else:
                found.append(box)
            line = word.line
        return found


def _part(word: PlacedWord, first: int, last: int) -> Box:
    x0, y0, x1, y1 = word.box
    letter = (x1 - x0) / max(len(word.text), 1)
    if _runs_left(word.text):
        return x1 - letter * last, y0, x1 - letter * first, y1
    return x0 + letter * first, y0, x0 + letter * last, y1


def _runs_left(text: str) -> bool:
    """Whether a word is written from right to left."""
    return bool(text) and unicodedata.bidirectional(text[0]) in ("R", "AL")
