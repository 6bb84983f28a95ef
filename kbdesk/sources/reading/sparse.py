"""Sheets with a few cells far apart, drawn together: what reads them lays out the whole rectangle in memory."""

from __future__ import annotations

import io
import re
import zipfile
from bisect import bisect_left
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.sources.reading.archive import part_of
from kbdesk.sources.reading.styles import column_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

MOST_LAID_OUT = 8_000_000
"""Cells, empty ones too, of a rectangle for which there is room."""
_ROW = re.compile(rb'<(?:\w+:)?row\s[^>]*?\br="(\d{1,7})"')
_FAR = re.compile(rb'<(?:\w+:)?c\s[^>]*?\br="([A-Z]{2,3})\d')
_CELL = re.compile(rb'<(?:\w+:)?c\s[^>]*?\br="([A-Z]{1,3})(\d{1,7})"')
_ANY_CELL = re.compile(rb"<(?:\w+:)?c[\s/>]")
_PLACED = re.compile(rb'(<(?:\w+:)?(?:row|c)\s[^>]*?\br=")([A-Z]{0,3})(\d{1,7})(?=")')
_OF_PLACES = re.compile(rb"<(?:\w+:)?dimension\b[^>]*/>|<((?:\w+:)?mergeCells)\b.*?</\1>", re.DOTALL)
"""What names places besides the cells: how far they reach, and which are merged, which is not told of such a sheet."""
_LETTERS_OF_ALPHABET = 26


@dataclass(frozen=True)
class Drawn:
    """A workbook with one sheet drawn together, and where its rows and columns stand in truth, from 0."""

    book: io.BytesIO
    rows: Sequence[int]
    columns: Sequence[int]


def drawn_together(file: Path, part: str) -> Drawn | None:
    """Draw the sheet of an XLSX that stands in this part together; None where there is room for it as it is."""
    with zipfile.ZipFile(file) as opened:
        data = part_of(opened, part) or b""
        if not _is_wide(data):
            return None
        cells = [(column_of(one[1].decode()) - 1, int(one[2]) - 1) for one in _CELL.finditer(data)]
        columns, rows = sorted({column for column, _ in cells}), sorted({row for _, row in cells})
        if len(columns) * len(rows) > MOST_LAID_OUT or len(cells) != len(_ANY_CELL.findall(data)):
            return None  # no room all the same, or some stand where the one before them ends
        return Drawn(_with(opened, part, _moved(data, rows, columns)), rows, columns)


def _is_wide(data: bytes) -> bool:
    """Whether the rectangle around the cells has no room, told as cheaply as can be: nearly none is so."""
    height = max((int(one) for one in _ROW.findall(data)), default=0)
    far = max((column_of(one.decode()) for one in set(_FAR.findall(data))), default=_LETTERS_OF_ALPHABET)
    return height * far > MOST_LAID_OUT


def _moved(data: bytes, rows: Sequence[int], columns: Sequence[int]) -> bytes:
    def place(found: re.Match[bytes]) -> bytes:
        column = _letters(bisect_left(columns, column_of(found[2].decode()) - 1)) if found[2] else ""
        return found[1] + f"{column}{bisect_left(rows, int(found[3]) - 1) + 1}".encode()

    return _PLACED.sub(place, _OF_PLACES.sub(b"", data))


def _letters(column: int) -> str:
    letters = ""
    column += 1
    while column:
        column, last = divmod(column - 1, _LETTERS_OF_ALPHABET)
        letters = chr(65 + last) + letters
    return letters


def _with(opened: zipfile.ZipFile, part: str, data: bytes) -> io.BytesIO:
    """Return the workbook with other bytes for a part; what only its other sheets need is left out."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as copy:
        for one in opened.infolist():
            if one.filename == part:
                copy.writestr(part, data)
            elif not one.filename.startswith(("xl/worksheets/", "xl/media/", "xl/drawings/")):
                copy.writestr(one.filename, part_of(opened, one.filename) or b"")
    made.seek(0)
    return made
