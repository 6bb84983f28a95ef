"""How many pages, slides or sheets a file has, without reading it through."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError
from kbdesk.sources.reading import markup
from kbdesk.sources.reading.archive import check_zip, part_of, parts_like
from kbdesk.sources.reading.kinds import Kind, damaged, kind_of
from kbdesk.sources.reading.readers import reader

if TYPE_CHECKING:
    from pathlib import Path

UNITS: dict[Kind, str] = {"pdf": "pages", "slides": "slides", "sheets": "sheets"}


def count(file: Path) -> tuple[str, int | None, str]:
    """Return the unit, how many there are (None: not known), and what is wrong with the file."""
    try:
        kind = kind_of(file)
        unit = UNITS.get(kind, "")
        if kind == "pdf":
            return (unit, *reader("pdf").count(file))
        if kind == "slides":
            return unit, _slides(file), ""
        if kind == "sheets":
            return unit, _sheets(file), ""
    except KbdeskError as error:
        return "", None, error.what
    return unit, None, ""


def _slides(file: Path) -> int:
    with check_zip(file) as opened:
        deck = part_of(opened, "ppt/presentation.xml")
        if deck is None:
            found = parts_like(opened, "ppt/slides/", ".xml")
            if not found:
                raise damaged("pptx", "it holds no slides")
            return found
    return len(_elements(deck, "sldIdLst", "sldId", "pptx"))


def _sheets(file: Path) -> int:
    if file.suffix.lower() in (".xlsx", ".xlsm", ".xltx", ".xltm"):
        with check_zip(file) as opened:
            book = part_of(opened, "xl/workbook.xml")
        if book is not None:
            return len(_elements(book, "sheets", "sheet", "xlsx"))
    return len(reader("sheets").opened(file).sheet_names)


def _elements(xml: bytes, around: str, name: str, extension: str) -> list[object]:
    try:
        root = markup.xml(xml)
    except markup.BROKEN as error:
        raise damaged(extension, "its table of contents cannot be read") from error
    return [inner for outer in root.iter(f"{{*}}{around}") for inner in outer.iter(f"{{*}}{name}")]
