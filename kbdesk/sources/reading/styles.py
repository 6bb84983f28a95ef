"""Which number format each cell of an XLSX has, where it changes what is read."""

from __future__ import annotations

import posixpath
import re
import zipfile
from typing import TYPE_CHECKING, Any

from kbdesk.sources.reading import formats, markup
from kbdesk.sources.reading.archive import part_of

if TYPE_CHECKING:
    from pathlib import Path

LARGEST = 256 * 1024 * 1024
"""Bytes of a sheet above which its formats are left out."""
_CELL = re.compile(rb"<(?:\w+:)?c\s([^>]*)>")
_ERROR = re.compile(rb'<c\s([^>]*\bt="e"[^>]*)>(?:<f[^>]*/>|<f[^>]*>[^<]*</f>)?<v>(#[^<]{1,20})</v>')
_PLACE = re.compile(rb'\br="([A-Z]{1,3})(\d{1,7})"')
_STYLE = re.compile(rb'\bs="(\d{1,6})"')
_RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
_BROKEN: tuple[type[Exception], ...] = (*markup.BROKEN, ValueError)
_OF_XLSX = (".xlsx", ".xlsm", ".xltx", ".xltm")


class CellFormats:
    """The formats of a workbook's cells; of another kind than XLSX none are known."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.errors: dict[tuple[int, int], str] = {}
        """What the cells of the sheet that was asked for last show in place of a value, as #N/A."""
        self._codes: dict[int, str] = {}
        self._parts: list[str] = []
        if file.suffix.lower() in _OF_XLSX:
            with zipfile.ZipFile(file) as opened:
                self._codes = _codes(opened)
                self._parts = _sheets(opened)

    def part_of_sheet(self, number: int) -> str:
        """Return where a sheet (from 0) stands in the archive, "" where that is not known, or it is very large."""
        name = self._parts[number] if number < len(self._parts) else ""
        if not name:
            return ""
        with zipfile.ZipFile(self._file) as opened:
            return name if name in opened.namelist() and opened.getinfo(name).file_size <= LARGEST else ""

    def of_sheet(self, number: int) -> dict[tuple[int, int], str]:
        """Return the formats of a sheet's cells (from 0) by row and column, those that change what is read."""
        self.errors = {}
        name = self.part_of_sheet(number)
        if not name:
            return {}
        with zipfile.ZipFile(self._file) as opened:
            data = part_of(opened, name) or b""
        self.errors = _errors(data)
        found: dict[tuple[int, int], str] = {}
        for cell in _CELL.finditer(data) if self._codes else ():
            style = _STYLE.search(cell[1])
            code = self._codes.get(int(style[1])) if style else None
            place = _PLACE.search(cell[1]) if code else None
            if code and place:
                found[int(place[2]) - 1, column_of(place[1].decode()) - 1] = code
        return found


def _errors(data: bytes) -> dict[tuple[int, int], str]:
    found = {}
    for cell in _ERROR.finditer(data) if b't="e"' in data else ():
        place = _PLACE.search(cell[1])
        if place:
            found[int(place[2]) - 1, column_of(place[1].decode()) - 1] = cell[2].decode("ascii", "replace")
    return found


def column_of(letters: str) -> int:
    """Return the number, from 1, of a column by its letters."""
    number = 0
    for letter in letters:
        number = number * 26 + ord(letter) - 64
    return number


def _codes(opened: zipfile.ZipFile) -> dict[int, str]:
    """Return the formats by the number of their style, those that change what is read."""
    root = _parsed(opened, "xl/styles.xml")
    if root is None:
        return {}
    own = {int(one.get("numFmtId", "0")): one.get("formatCode", "") for one in root.iter("{*}numFmt")}
    known = formats.BUILT_IN | own
    found = {}
    for styles in root.iter("{*}cellXfs"):
        for number, style in enumerate(styles.iter("{*}xf")):
            identity = style.get("numFmtId", "0")
            code = known.get(int(identity), "") if identity.isdecimal() else ""
            if code and formats.is_telling(code):
                found[number] = code
    return found


def _sheets(opened: zipfile.ZipFile) -> list[str]:
    """Return where each sheet stands in the archive."""
    book, relations = _parsed(opened, "xl/workbook.xml"), _parsed(opened, "xl/_rels/workbook.xml.rels")
    if book is None or relations is None:
        return []
    targets = {one.get("Id"): one.get("Target", "") for one in relations.iter("{*}Relationship")}
    found = [targets.get(sheet.get(_RELATION), "") for sheet in book.iter("{*}sheet")]
    return [posixpath.normpath(posixpath.join("/xl", target)).lstrip("/") for target in found]


def _parsed(opened: zipfile.ZipFile, name: str) -> Any:
    data = part_of(opened, name)
    try:
        return markup.xml(data) if data else None
    except _BROKEN:
        return None
