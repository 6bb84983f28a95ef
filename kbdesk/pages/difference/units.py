"""What a body is made of, for comparing: paragraphs, headings, list items, rows of tables, lines of code."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.pages.tables import is_dashes

if TYPE_CHECKING:
    from collections.abc import Sequence

Kind: TypeAlias = Literal["blank", "heading", "item", "text", "row", "code"]

_FENCE = re.compile(r"[ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*(`{3,}(?=[^`\n]*$)|~{3,})")
_HEADING = re.compile(r"[ ]{0,3}#{1,6}(?:[ \t]|$)")
_ITEM = re.compile(r"[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]")
_BEGINS = re.compile("|".join(each.pattern for each in (_ITEM, _HEADING, _FENCE)))


@dataclass(frozen=True, slots=True)
class Unit:
    """One of them: its lines of the file from `first` to before `end`, the blank ones after it included.

    `key` is its text with blanks evened out: by it two are the same. `table` is the line at which a row's table begins.
    """

    kind: Kind
    first: int
    end: int
    key: str
    table: int = -1


def units_of(lines: Sequence[str], first: int) -> list[Unit]:
    """Return the units of the lines from one on; together they are all of these lines."""
    return _Reader(lines, first).read()


class _Reader:
    """One pass over the lines."""

    def __init__(self, lines: Sequence[str], first: int) -> None:
        self._lines = lines
        self._at = first
        self._fence = ""
        self._table = -1

    def read(self) -> list[Unit]:
        found = []
        while self._at < len(self._lines):
            first = self._at
            kind = self._kind(self._lines[first])
            self._at += 1
            if kind == "row":
                self._table = first if self._table < 0 else self._table
            else:
                self._table = -1
            if kind in ("text", "item"):
                self._take_rest()
            last = self._at
            while self._at < len(self._lines) and not self._lines[self._at].strip():
                self._at += 1
            key = " ".join("".join(self._lines[first:last]).split())
            found.append(Unit(kind, first, self._at, key, self._table))
            if self._at > last:
                self._table = -1
        return found

    def _kind(self, line: str) -> Kind:
        bare = line.strip()
        if self._fence:
            if bare.startswith(self._fence) and not bare.strip(self._fence[0]):
                self._fence = ""
            return "code"
        if not bare:
            return "blank"
        if ("```" in bare or "~~~" in bare) and (fence := _FENCE.match(line)):
            self._fence = fence[1]
            return "code"
        if "|" in bare and self._is_row():
            return "row"
        if _HEADING.match(line):
            return "heading"
        return "item" if _ITEM.match(line) else "text"

    def _is_row(self) -> bool:
        """Whether the line belongs to a table: one above it does, or the next is its line of dashes."""
        if self._table >= 0:
            return True
        after = self._lines[self._at + 1] if self._at + 1 < len(self._lines) else ""
        return ("|" in after and is_dashes(after)) or is_dashes(self._lines[self._at])

    def _take_rest(self) -> None:
        """Go on to the end of a paragraph or an item."""
        while self._at < len(self._lines) and self._goes_on(self._lines[self._at]):
            self._at += 1

    def _goes_on(self, line: str) -> bool:
        if not line.strip() or _BEGINS.match(line):
            return False
        return "|" not in line or not self._is_row()
