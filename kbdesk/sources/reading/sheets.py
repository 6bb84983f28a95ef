"""Spreadsheets by calamine (XLSX, XLSB, XLS, ODS): a table a sheet, dates as ISO dates, empty edges trimmed."""

from __future__ import annotations

from datetime import date, datetime, time
from typing import TYPE_CHECKING

import python_calamine as calamine

from kbdesk.sources.reading import markdown
from kbdesk.sources.reading.archive import check_zip
from kbdesk.sources.reading.kinds import damaged, locked
from kbdesk.sources.reading.passage import Passage, Range, by_unit
from kbdesk.sources.source import type_of
from kbdesk.wording import part

if TYPE_CHECKING:
    from pathlib import Path


def read(file: Path, wanted: Range) -> Passage:
    """Read a workbook's sheets. Raises Unreadable for a damaged one or one with a password."""
    book = opened(file)
    names = book.sheet_names
    hidden = {sheet.name for sheet in book.sheets_metadata if sheet.visible != calamine.SheetVisibleEnum.Visible}

    def sheet(number: int) -> str:
        name = names[number - 1]
        return _sheet(book, name, is_hidden=name in hidden, characters=wanted.characters)

    return by_unit(part("sheets"), len(names), wanted, sheet)


def opened(file: Path) -> calamine.CalamineWorkbook:
    """Open a workbook."""
    extension = type_of(file.name)
    if extension != "xls":
        check_zip(file).close()
    try:
        return calamine.CalamineWorkbook.from_path(str(file))
    except calamine.PasswordError as error:
        raise locked() from error
    except (calamine.CalamineError, OSError, ValueError) as error:
        raise damaged(extension, "its parts do not fit together") from error


def _sheet(book: calamine.CalamineWorkbook, name: str, *, is_hidden: bool, characters: int) -> str:
    heading = f"## Sheet: {name}{' (hidden)' if is_hidden else ''}"
    try:
        sheet = book.get_sheet_by_name(name)
    except (calamine.CalamineError, OSError, ValueError):
        return f"{heading}\n\n(There are no cells to read: a chart, or damaged.)"
    rows: list[list[str]] = []
    length = 0
    for row in sheet.iter_rows():
        cells = [_cell(value) for value in row]
        if any(cells):
            rows.append(cells)
            length += sum(len(cell) + 3 for cell in cells)
            if length > characters:
                break
    left = next((column for column in range(sheet.width) if any(row[column : column + 1] != [""] for row in rows)), 0)
    return f"{heading}\n\n{markdown.table([row[left:] for row in rows]) or '(empty)'}"


def _cell(value: object) -> str:
    """Write a value as a person would read it in the sheet, dates as ISO dates."""
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float):
        return str(int(value)) if value.is_integer() and abs(value) < 1e15 else repr(value)
    if isinstance(value, date | time):
        return _moment(value)
    return " / ".join(line.strip() for line in str(value).split("\n") if line.strip())


def _moment(value: date | time) -> str:
    if isinstance(value, datetime):
        return value.isoformat(" ", "seconds") if value.time() != time() else value.date().isoformat()
    return value.isoformat() if isinstance(value, date) else value.isoformat("seconds")
