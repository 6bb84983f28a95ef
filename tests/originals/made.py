"""Makes a small original of each kind that is shown, and some that cannot be."""

from __future__ import annotations

import io
import zlib
from typing import TYPE_CHECKING, Any

import docx
import openpyxl
import pptx
import pymupdf
from PIL import Image
from pptx.dml.color import RGBColor
from pptx.enum.shapes import MSO_SHAPE
from pptx.util import Pt

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_mupdf: Any = pymupdf


def pdf(file: Path) -> None:
    """Three pages with an outline; the second says something of neap tides."""
    document = _mupdf.open()
    for number, words in enumerate(("Spring tides are large.", "Neap tides are small: 1,204 mm.", "The end."), 1):
        page = document.new_page(width=400, height=500)
        page.insert_text((50, 80), f"Page number {number}", fontsize=18)
        page.insert_text((50, 140), words, fontsize=12)
    document.set_toc([[1, "Springs", 1], [2, "Neaps", 2], [1, "End", 3]])
    document.save(file)


def locked_pdf(file: Path) -> None:
    """A PDF that needs a password."""
    document = _mupdf.open()
    document.new_page()
    document.save(file, encryption=_mupdf.PDF_ENCRYPT_AES_256, user_pw="secret", owner_pw="secret")


def scanned_pdf(file: Path) -> None:
    """A page that is only a picture."""
    document = _mupdf.open()
    page = document.new_page(width=200, height=200)
    pixmap = _mupdf.Pixmap(_mupdf.csRGB, _mupdf.IRect(0, 0, 20, 20), False)
    pixmap.clear_with(90)
    page.insert_image(page.rect, pixmap=pixmap)
    document.save(file)


def word(file: Path) -> None:
    """Headings, a numbered list, a merged table, a picture, a header."""
    document = docx.Document()
    document.sections[0].header.paragraphs[0].text = "Harbour office"
    document.add_heading("Tides of the bay", 1)
    document.add_paragraph("Large ").add_run("springs").bold = True
    for words in ("First step", "Second step"):
        document.add_paragraph(words, style="List Number")
    table = document.add_table(rows=2, cols=2)
    table.cell(0, 0).merge(table.cell(0, 1)).text = "Both columns"
    table.cell(1, 1).text = "4.7 m"
    picture = file.with_suffix(".bmp")
    Image.new("RGB", (8, 8), "red").save(picture)
    document.add_picture(str(picture))
    picture.unlink()
    document.save(str(file))


def _square() -> io.BytesIO:
    made = io.BytesIO()
    Image.new("RGB", (8, 8), (255, 0, 0)).save(made, "PNG")
    made.seek(0)
    return made


def slides(file: Path) -> None:
    """Two slides: the first with a navy box whose words say no colour, a table and a picture, the second with notes."""
    deck = pptx.Presentation()
    for number in (1, 2):
        slide = deck.slides.add_slide(deck.slide_layouts[1])
        slide.shapes.title.text = f"Title {number}"
        slide.placeholders[1].text = "A point\nAnother point"
    shapes = deck.slides[0].shapes
    box = shapes.add_shape(MSO_SHAPE.RECTANGLE, Pt(500), Pt(400), Pt(200), Pt(100))
    box.fill.solid()
    box.fill.fore_color.rgb = RGBColor(0, 0, 128)
    box.text_frame.text = "Boxed"
    table = shapes.add_table(2, 2, Pt(20), Pt(400), Pt(200), Pt(60)).table
    table.cell(0, 0).merge(table.cell(0, 1))
    table.cell(0, 0).text, table.cell(1, 1).text = "Port", "Brest"
    shapes.add_picture(_square(), Pt(300), Pt(400), Pt(100), Pt(100))
    deck.slides[1].notes_slide.notes_text_frame.text = "Said but not shown"
    deck.save(str(file))


def book(file: Path) -> None:
    """Two sheets, the second hidden; formats of numbers, a date, a merged cell."""
    made = openpyxl.Workbook()
    first = made.active
    first.title = "High water"
    first.append(["Port", "Share", "Metres"])
    for number in range(1, 400):
        first.append([f"Port {number}", number / 400, number * 1000.5])
    for row in first.iter_rows(min_row=2, min_col=2, max_col=3):
        row[0].number_format, row[1].number_format = "0.0%", "#,##0.00"
    first["E1"] = "Both"
    first.merge_cells("E1:E2")
    hidden = made.create_sheet("Notes")
    hidden["C3"] = "deep down"
    hidden.sheet_state = "hidden"
    made.save(file)


def web(file: Path) -> None:
    """A page with a script, a picture from elsewhere, and navigation around its content."""
    said = "<p>The moon draws the sea, and the sea comes up the beach twice a day, as it always has.</p>" * 8
    file.write_text(
        "<html><head><title>Moon</title><script>steal()</script></head><body><nav><a href='/'>Home</a></nav>"
        f"<article><h1>Moon and sea</h1>{said}<img src='https://example.org/spy.png' alt='A spy'>"
        "<p onclick='steal()'><a href='javascript:steal()'>Click</a> <a href='https://example.org/t'>More</a></p>"
        "</article></body></html>",
        "utf-8",
    )


def bomb_png(file: Path) -> None:
    """A picture that says it is 60,000 pixels wide and high."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return len(data).to_bytes(4, "big") + body + zlib.crc32(body).to_bytes(4, "big")

    head = (60_000).to_bytes(4, "big") * 2 + bytes((8, 2, 0, 0, 0))
    file.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")
    )


MADE: dict[str, Callable[[Path], object]] = {
    "tides.pdf": pdf,
    "locked.pdf": locked_pdf,
    "scan.pdf": scanned_pdf,
    "tides.docx": word,
    "tides.pptx": slides,
    "tides.xlsx": book,
    "moon.html": web,
    "bomb.png": bomb_png,
    "small.png": lambda file: Image.new("RGB", (300, 200), "navy").save(file),
    "empty.pdf": lambda file: file.write_bytes(b""),
    "torn.docx": lambda file: file.write_bytes(b"PK\x03\x04torn"),
    "ports.csv": lambda file: file.write_text("name;metres\nÖresund;0,2\n" + "Brest;7\n" * 3000, "cp1252"),
    "long.txt": lambda file: file.write_text("".join(f"line {n} häuft\n" for n in range(30_000)), "utf-16"),
    "notes.md": lambda file: file.write_text("# Notes\n\nSome *words* of <b>one</b>.\n", "utf-8"),
    "song.mp3": lambda file: file.write_bytes(b"ID3\x04"),
}


def make(folder: Path, *names: str) -> None:
    """Make originals in a folder: those named, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or MADE:
        MADE[name](folder / name)
