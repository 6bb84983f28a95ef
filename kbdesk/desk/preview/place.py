"""A place in an original as a link names it: `#page=3`, `#slide=2`, `#sheet=Name&cell=B7`, `#row=7`. No Qt in here."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import quote, unquote

_CELL = re.compile(r"\$?([A-Za-z]{1,3})\$?(\d{1,7})(?::.*)?$")
_UNITS = {"page": "page", "p": "page", "slide": "slide", "part": "part"}


@dataclass(frozen=True)
class Place:
    """Where in an original: a page, a slide or a part, a sheet, a cell, the words that stand there.

    `number` is that of `unit`, from 1, 0 for none. `row` and `column` count from 0 and are -1 for none.
    """

    unit: str = ""
    number: int = 0
    sheet: str = ""
    row: int = -1
    column: int = -1
    words: str = ""


def place_of(anchor: str) -> Place:
    """Return the place that the part of a link after its # names; what it does not know it leaves out."""
    found = {}
    for piece in anchor.lstrip("#").split("&"):
        name, _, value = piece.partition("=")
        found[name.strip().lower()] = unquote(value.replace("+", " ")).strip()
    unit, number = "", 0
    for name, value in found.items():
        if name in _UNITS and value.isdecimal() and len(value) < 8:
            unit, number = _UNITS[name], int(value)
    row, column = _cell(found.get("cell", "") or found.get("range", ""))
    line = found.get("row", "")
    if row < 0 and line.isdecimal() and 0 < len(line) < 8:
        row, column = int(line) - 1, 0
    return Place(unit, number, found.get("sheet", ""), row, column, found.get("search", ""))


def anchor_of(place: Place) -> str:
    """Return a place as a link names it; `place_of` reads it back."""
    parts = [f"{place.unit}={place.number}"] if place.number else []
    if place.sheet:
        parts.append(f"sheet={quote(place.sheet, safe='')}")
    if place.row >= 0 and place.column >= 0:
        parts.append(f"cell={column_letters(place.column)}{place.row + 1}")
    if place.words:
        parts.append(f"search={quote(place.words, safe='')}")
    return "&".join(parts)


def column_letters(column: int) -> str:
    """Return the letters of a column, from 0."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def _cell(text: str) -> tuple[int, int]:
    found = _CELL.match(text)
    if found is None:
        return -1, -1
    column = 0
    for letter in found[1].upper():
        column = column * 26 + ord(letter) - 64
    return int(found[2]) - 1, column - 1
