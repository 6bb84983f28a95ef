"""Spreadsheets by calamine (XLSX, XLSB, XLS, ODS): numbers as their cells show them, dates as ISO dates."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING

import python_calamine as calamine

from kbdesk.errors import Unreadable
from kbdesk.sources.reading import formats, markdown
from kbdesk.sources.reading.archive import check_zip
from kbdesk.sources.reading.kinds import damaged, locked
from kbdesk.sources.reading.passage import Passage, Range, by_unit
from kbdesk.sources.reading.sparse import drawn_together
from kbdesk.sources.reading.styles import CellFormats
from kbdesk.sources.source import type_of
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from kbdesk.sources.reading.sparse import Drawn

_MOST_OF_A_SHEET = 60_000_000
"""Characters of a sheet that are read where all of it is wanted: more than this has no room in memory."""
_BROKEN = (calamine.CalamineError, OSError, ValueError)


@dataclass(frozen=True)
class SheetName:
    """A sheet: what it is called, and whether it is hidden."""

    name: str
    is_hidden: bool


class Book:
    """A workbook. Raises Unreadable for a damaged one or one with a password."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._book = opened(file)
        self._formats = CellFormats(file)
        self._last: tuple[int, calamine.CalamineSheet, Drawn | None] | None = None
        hidden = {one.name for one in self._book.sheets_metadata if one.visible != calamine.SheetVisibleEnum.Visible}
        self.sheets = [SheetName(name, name in hidden) for name in self._book.sheet_names]

    def rows(self, number: int) -> Iterator[tuple[int, list[str], Sequence[int]]]:
        """Yield rows of a sheet (from 0): number, texts, and the number of each text's column, from 0.

        Rows without any text may be left out. Raises Unreadable for a sheet without cells.
        """
        sheet, drawn = self._sheet(number)
        left = sheet.start[1] if sheet.start else 0
        columns = drawn.columns[left:] if drawn else range(left, left + sheet.width)
        telling, errors = self._formats.of_sheet(number), self._formats.errors

        def cell(value: object, at: tuple[int, int]) -> str:
            return _cell(value, telling.get(at, "")) or errors.get(at, "")

        for at, values in enumerate(sheet.iter_rows()):
            row = drawn.rows[at] if drawn else at
            yield row, [cell(value, (row, column)) for column, value in zip(columns, values, strict=False)], columns

    def merged(self, number: int) -> list[tuple[int, int, int, int]]:
        """Return row, column, rows and columns of each merged cell of a sheet."""
        found = self._sheet(number)[0].merged_cell_ranges or []
        return [(top, left, down - top + 1, right - left + 1) for (top, left), (down, right) in found]

    def _sheet(self, number: int) -> tuple[calamine.CalamineSheet, Drawn | None]:
        if self._last is not None and self._last[0] == number:
            return self._last[1:]
        self._last = None  # the memory of the one before
        part_name = self._formats.part_of_sheet(number)
        drawn = drawn_together(self._file, part_name) if part_name else None
        try:
            book = calamine.CalamineWorkbook.from_filelike(drawn.book) if drawn else self._book
            sheet = book.get_sheet_by_index(number)
        except _BROKEN as error:
            raise Unreadable("This sheet has no cells to read: it is a chart, or damaged.") from error
        self._last = number, sheet, drawn
        return sheet, drawn


def read(file: Path, wanted: Range) -> Passage:
    """Read a workbook's sheets. Raises Unreadable for a damaged one or one with a password."""
    book = Book(file)
    most = _MOST_OF_A_SHEET if wanted.give is not None else wanted.characters
    is_cut = False

    def sheet(number: int) -> str:
        nonlocal is_cut
        text, is_longer = _written(book, number - 1, most)
        is_cut = is_cut or (is_longer and wanted.give is not None)
        return text

    found = by_unit(part("sheets"), len(book.sheets), wanted, sheet)
    return replace(found, is_cut=True) if is_cut else found


def cells(book: Book, number: int) -> tuple[list[list[str]], list[tuple[int, int, int, int]]]:
    """Return all rows of a sheet as texts, without the empty ones at the end, and its merged cells."""
    rows: list[list[str]] = []
    nothing: list[str] = []
    for number_of_row, texts, columns in book.rows(number):
        while texts and not texts[-1]:
            texts.pop()
        rows += [nothing] * (number_of_row - len(rows))
        rows.append(_laid_out(texts, columns))
    while rows and not any(rows[-1]):
        rows.pop()
    return rows, book.merged(number)


def _laid_out(texts: list[str], columns: Sequence[int]) -> list[str]:
    """Return a row's texts with all that is empty before and between them."""
    row: list[str] = []
    for text, column in zip(texts, columns, strict=False):
        row += [""] * (column - len(row))
        row.append(text)
    return row


def opened(file: Path) -> calamine.CalamineWorkbook:
    """Open a workbook."""
    extension = type_of(file.name)
    if extension != "xls":
        check_zip(file).close()
    try:
        return calamine.CalamineWorkbook.from_path(str(file))
    except calamine.PasswordError as error:
        raise locked() from error
    except _BROKEN as error:
        raise damaged(extension, "its parts do not fit together") from error


def _written(book: Book, number: int, characters: int) -> tuple[str, bool]:
    """Write a sheet as a table, empty edges trimmed; tell whether there are more rows than so many characters hold."""
    named = book.sheets[number]
    heading = f"## Sheet: {named.name}{' (hidden)' if named.is_hidden else ''}"
    rows: list[list[str]] = []
    length = 0
    try:
        for _, row, _ in book.rows(number):
            if any(row):
                rows.append(row)
                length += sum(len(cell) + 3 for cell in row)
                if length > characters:
                    break
    except Unreadable:
        return f"{heading}\n\n(There are no cells to read: a chart, or damaged.)", False
    width = max((len(row) for row in rows), default=0)
    left = next((column for column in range(width) if any(row[column : column + 1] != [""] for row in rows)), 0)
    table = markdown.table([row[left:] for row in rows])
    return f"{heading}\n\n{table or '(empty)'}", length > characters


def _cell(value: object, code: str) -> str:
    """Write a value as a person would read it in the sheet, dates as ISO dates."""
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, int | float):
        return formats.shown(float(value), code) if code else formats.general(float(value))
    if isinstance(value, date | time):
        return _moment(value)
    if isinstance(value, timedelta):
        return _duration(value)
    return " / ".join(line.strip() for line in str(value).split("\n") if line.strip())


def _moment(value: date | time) -> str:
    if isinstance(value, datetime):
        return value.isoformat(" ", "seconds") if value.time() != time() else value.date().isoformat()
    return value.isoformat() if isinstance(value, date) else value.isoformat("seconds")


def _duration(value: timedelta) -> str:
    minutes, seconds = divmod(round(value.total_seconds()), 60)
    return f"{minutes // 60}:{minutes % 60:02d}:{seconds:02d}"
