"""A long text in pieces of bearable length: each ends with what the next one begins with, so that no phrase is lost."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

PIECE = 200_000
"""Characters of a piece."""
SHARED = 400
"""Characters that stand in a piece and at the beginning of the next one too."""
UNIT_HEAD = re.compile(r"^## (?:(?:Page|Slide) (\d+)|Sheet: (.*?)(?: \(hidden\))?$)", re.MULTILINE)
"""How the text of a page, slide or sheet begins."""


class Unit(NamedTuple):
    """A page, slide or sheet: its number from 1, 0 for none, and a sheet's name."""

    number: int = 0
    sheet: str = ""


class Piece(NamedTuple):
    """A part of a text, of which the first `own` characters are in no other; `unit` is where it begins."""

    text: str
    own: int
    unit: Unit = Unit()


class Pieces:
    """Cuts one text, which comes bit by bit."""

    def __init__(self) -> None:
        self._held = ""
        self._unit = Unit()

    @property
    def has_some(self) -> bool:
        """Whether something is held that is in no piece yet."""
        return bool(self._held)

    def take(self, text: str) -> Iterator[Piece]:
        """Take the next bit; yield what is complete with it."""
        self._held += text
        while len(self._held) > PIECE + SHARED:
            yield self._cut(_end(self._held), SHARED)

    def rest(self) -> Iterator[Piece]:
        """Yield what is left at the end."""
        if self._held:
            yield self._cut(len(self._held), 0)

    def _cut(self, own: int, shared: int) -> Piece:
        piece = Piece(self._held[: own + shared], own, self._unit)
        self._held = self._held[own:]
        for _, unit in units(piece):
            self._unit = unit
        return piece


def units(piece: Piece) -> Iterator[tuple[int, Unit]]:
    """Yield where in a piece each page, slide or sheet begins; lines of a text that only look so do not count."""
    number = piece.unit.number
    for head in UNIT_HEAD.finditer(piece.text, 0, piece.own):
        if not head.group(1) or int(head.group(1)) == number + 1:
            number += 1
            yield head.start(), Unit(number, head.group(2) or "")


def _end(text: str) -> int:
    """Return where a piece ends: after a line, or between words, where there is one not long before."""
    for sign in ("\n", " "):
        if (place := text.rfind(sign, PIECE * 3 // 4, PIECE)) >= 0:
            return place + 1
    return PIECE
