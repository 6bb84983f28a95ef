"""The sample's word-processor document and workbook, and what makes office files the same at every run."""

from __future__ import annotations

import re
import zipfile
from datetime import datetime
from typing import TYPE_CHECKING

import docx
import openpyxl
import sample_tides
from docx.shared import Cm, Pt, RGBColor
from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from docx.document import Document
    from openpyxl.worksheet.worksheet import Worksheet

AUTHOR = "kbdesk sample"
WATER = "2F7F9F"


def settle(target: Path, moment: datetime) -> None:
    """Write an office file again with fixed times, so that two runs give the same bytes."""
    stamp = moment.strftime("%Y-%m-%dT%H:%M:%SZ").encode()
    with zipfile.ZipFile(target) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    core = re.sub(rb"(<dcterms:(?:created|modified)[^>]*>)[^<]*", rb"\g<1>" + stamp, parts["docProps/core.xml"])
    parts["docProps/core.xml"] = core
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in parts.items():
            part = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
            part.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(part, data)


def _table(document: Document, rows: Sequence[Sequence[str]]) -> None:
    table = document.add_table(len(rows), len(rows[0]), "Light Grid Accent 1")
    for row, cells in zip(table.rows, rows, strict=True):
        for cell, words in zip(row.cells, cells, strict=True):
            cell.text = words
    document.add_paragraph()


def _list(document: Document, style: str, lines: Iterable[str]) -> None:
    for line in lines:
        document.add_paragraph(line, style)


def _styled() -> Document:
    document = docx.Document()
    document.styles["Normal"].font.name = "Georgia"
    document.styles["Normal"].font.size = Pt(11)
    for level in (1, 2):
        document.styles[f"Heading {level}"].font.color.rgb = RGBColor.from_string(WATER)
    section = document.sections[0]
    section.left_margin = section.right_margin = Cm(2.5)
    properties = document.core_properties
    properties.author = properties.last_modified_by = AUTHOR
    properties.title = "Chart datums and gauges"
    return document


DATUMS = (
    ("Short", "Name", "Defined by"),
    ("HAT", "Highest astronomical tide", "Highest level predicted under average weather"),
    ("MHHW", "Mean higher high water", "Mean of the higher high water of each day"),
    ("MHW", "Mean high water", "Mean of all high waters"),
    ("MSL", "Mean sea level", "Mean of hourly heights"),
    ("MLW", "Mean low water", "Mean of all low waters"),
    ("MLLW", "Mean lower low water", "Mean of the lower low water of each day"),
    ("LAT", "Lowest astronomical tide", "Lowest level predicted under average weather"),
)
ZEROS = (
    ("Country", "Zero of the charts", "Zero of heights on land"),
    ("Great Britain", "Approximately LAT", "Ordnance Datum Newlyn"),
    ("Spain", "Cero hidrográfico", "Mean sea level at Alicante"),
    ("United States", "MLLW", "Not a tidal datum of one port"),
)
GAUGES = (
    "Tide staff: a graduated board, read by eye.",
    "Float in a stilling well: a pipe with a narrow inlet keeps the waves out, the float moves a pen or an encoder.",
    "Bubbler: gas is let out at a known depth; its pressure is that of the water above.",
    "Acoustic and radar gauge: the travel time of a pulse to the surface and back.",
)
CHECKS = ("Level the gauge to at least three bench marks.", "Compare with the staff.", "Note the clock's error in UTC.")


def _datums(document: Document) -> None:
    document.add_heading("Chart datums and gauges", 0)
    document.add_paragraph("Where heights and depths start, and the instruments that find out.")
    document.add_heading("Tidal datums", 1)
    document.add_paragraph(
        "A tidal datum is a level defined by a phase of the tide. Means are taken over about nineteen years, because"
        " the plane of the Moon's orbit turns round once in 18.61 years and the range of the tide changes with it."
    )
    _table(document, DATUMS)
    document.add_heading("Who uses what", 1)
    document.add_paragraph(
        "Charts want a low zero, so that there is nearly always at least the depth that is printed. Maps want one that"
        " lasts. The two are different levels, and the difference changes from port to port."
    )
    _table(document, ZEROS)


def _newlyn(document: Document) -> None:
    document.add_heading("Newlyn", 1)
    paragraph = document.add_paragraph("Mean sea level at Newlyn in Cornwall from ")
    paragraph.add_run("1 May 1915 to 30 April 1921").bold = True
    paragraph.add_run(" is Ordnance Datum Newlyn. The gauge was set up by the Ordnance Survey in 1915. Why there:")
    _list(document, "List Bullet", ("open to the Atlantic,", "away from any large river,", "on hard granite."))
    document.add_paragraph(
        "A brass bolt in the floor of the observatory is 4.751 m above the datum. An earlier datum rested on a short"
        " series at Liverpool in 1844. Mean sea level at Newlyn is today about 20 cm above the mean of 1915 to 1921;"
        " the datum stays where it was."
    )


def write_datums(target: Path) -> None:
    """Write the DOCX."""
    document = _styled()
    _datums(document)
    _newlyn(document)
    document.add_heading("Gauges", 1)
    document.add_paragraph(
        "The first gauge that wrote its own record was at work at Sheerness on the Thames estuary in the early 1830s."
        " In order of age:"
    )
    _list(document, "List Number", GAUGES)
    document.add_heading("Before a record is used", 2)
    _list(document, "List Bullet", CHECKS)
    document.save(str(target))
    settle(target, datetime(2026, 11, 9, 20, 16, 27))


def _heading_row(sheet: Worksheet, row: int, words: Sequence[str]) -> None:
    for column, word in enumerate(words, 1):
        cell = sheet.cell(row, column, word)
        cell.font = Font(bold=True, color="FFFFFF")
        cell.fill = PatternFill("solid", fgColor=WATER)
        cell.alignment = Alignment(vertical="center", wrap_text=True)
        cell.border = Border(bottom=Side("thin"))


def _widths(sheet: Worksheet, widths: dict[str, int]) -> None:
    for column, width in widths.items():
        sheet.column_dimensions[column].width = width


def _constituents(sheet: Worksheet) -> None:
    _heading_row(
        sheet, 1, ("Name", "What it is", "Species", "Speed, °/h", "Period, h", "Doodson number", "Size, M2 = 100")
    )
    species = {0: "long-period", 1: "diurnal", 2: "semidiurnal"}
    for row, part in enumerate(sample_tides.CONSTITUENTS, 2):
        kind = species.get(int(part.doodson[0]), "shallow water")
        cells = (part.name, part.about, kind, part.speed, round(part.period, 4), part.doodson, part.size)
        for column, value in enumerate(cells, 1):
            sheet.cell(row, column, value)
        sheet.cell(row, 4).number_format = "0.0000000"
        sheet.cell(row, 5).number_format = "0.0000"
    _widths(sheet, {"A": 9, "B": 30, "C": 16, "D": 14, "E": 13, "F": 16, "G": 15})
    sheet.freeze_panes = "A2"


PAIRS = (
    ("M2", "S2", "springs and neaps"),
    ("M2", "N2", "anomalistic month, perigee to perigee"),
    ("S2", "K2", "half a year"),
    ("K1", "O1", "tropic and equatorial tides"),
    ("K1", "P1", "half a year"),
)
FORMS = (
    ("below 0.25", "semidiurnal", "two nearly equal high waters a day"),
    ("0.25 to 1.5", "mixed, mainly semidiurnal", "two high waters of different height"),
    ("1.5 to 3", "mixed, mainly diurnal", "now and then only one high water"),
    ("above 3", "diurnal", "one high water a day, as in the Gulf of Tonkin"),
)


def _beats(sheet: Worksheet) -> None:
    _heading_row(sheet, 1, ("First", "Second", "Beat, days", "Known as"))
    for row, (first, second, name) in enumerate(PAIRS, 2):
        for column, value in enumerate((first, second, round(sample_tides.beat_days(first, second), 3), name), 1):
            sheet.cell(row, column, value)
    start = len(PAIRS) + 4
    sheet.cell(start - 1, 1, "Form factor F = (K1 + O1) / (M2 + S2), local amplitudes").font = Font(italic=True)
    _heading_row(sheet, start, ("F", "Form", "What it looks like"))
    for row, cells in enumerate(FORMS, start + 1):
        for column, value in enumerate(cells, 1):
            sheet.cell(row, column, value)
    _widths(sheet, {"A": 14, "B": 26, "C": 36, "D": 38})


def write_constituents(target: Path) -> None:
    """Write the XLSX."""
    book = openpyxl.Workbook()
    book.properties.creator = book.properties.lastModifiedBy = AUTHOR
    book.properties.title = "Harmonic constituents"
    sheet = book.active
    sheet.title = "Constituents"
    _constituents(sheet)
    _beats(book.create_sheet("Beats and form"))
    book.save(target)
    settle(target, datetime(2026, 11, 14, 15, 58, 20))
