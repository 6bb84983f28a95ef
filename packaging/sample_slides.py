"""The sample's presentation: six slides on extreme tides, with speaker notes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

import sample_office
from pptx import Presentation
from pptx.dml.color import RGBColor
from pptx.enum.shapes import MSO_SHAPE
from pptx.enum.text import PP_ALIGN
from pptx.util import Emu, Inches, Pt

if TYPE_CHECKING:
    from pathlib import Path

    from pptx.slide import Slide

WATER, INK, PAPER = (RGBColor.from_string(code) for code in (sample_office.WATER, "22333B", "FBFAF6"))


@dataclass(frozen=True)
class Sheet:
    """The words of one slide; `table` has its heading row first."""

    title: str
    lines: tuple[str, ...]
    notes: str
    table: tuple[tuple[str, ...], ...] = ()


SHEETS = (
    Sheet(
        "What makes a range large",
        (
            "Resonance: a bay a quarter of a wave long",
            "Funnel: the wave is squeezed",
            "Shoaling: it slows and steepens",
        ),
        "A bay that is open at one end has the period T = 4 L / sqrt(g h). If that is near 12.42 hours, M2 grows like"
        " a swing that is pushed in time. Friction sets the limit. Go through the table: 70 metres of water, a quarter"
        " of a wave is about 290 kilometres.",
        (
            ("Depth", "Wave speed", "Quarter wavelength for M2"),
            ("20 m", "14.0 m/s", "157 km"),
            ("70 m", "26.2 m/s", "293 km"),
            ("200 m", "44.3 m/s", "495 km"),
        ),
    ),
    Sheet(
        "Bay of Fundy",
        (
            "Burntcoat Head: 14.5 m at mean springs, 16.3 m at most",
            "With the Gulf of Maine: natural period about 13 h",
            "Saint John: the Reversing Falls",
            "Annapolis Royal: 20 MW, 1984 to 2019",
        ),
        "The Atlantic outside has an ordinary tide. It is the basin as a whole, up to the edge of the shelf, that is"
        " in tune. N2 is strong here, so perigee matters about as much as the phase of the Moon. At Hopewell Rocks"
        " people walk around the flowerpots and paddle there six hours later.",
    ),
    Sheet(
        "When a tide breaks",
        ("A large range at the mouth", "An estuary like a funnel", "A shallow, gently rising bed"),
        "A bore is a step in the level, not a wave that passes: behind it the water stays higher. In deep water the"
        " crest travels faster than the foot and catches up. A weak bore is undular, a strong one breaks. Names:"
        " mascaret on the Dordogne, pororoca on the Amazon.",
    ),
    Sheet(
        "钱塘江潮: the bore of the Qiantang",
        (
            "Hangzhou Bay 杭州湾: about 100 km wide at the mouth, about 20 km at Ganpu 澉浦",
            "The day: 18th of the eighth lunar month",
            "Su Shi 苏轼: 八月十八潮，壮观天下无",
            "A table of its times from 1056",
        ),
        "Three days after the full moon: the age of the tide. 一线潮 is the straight line at Yanguan 盐官, 交叉潮 the"
        " crossing at 大缺口, 回头潮 the front thrown back by the dyke at 老盐仓. People are swept away again and"
        " again; show the film only to the end of the wall.",
    ),
    Sheet(
        "What remains open",
        (
            "Fundy or Ungava: nearly equal, not separated beyond doubt",
            "Seine: mascaret lost to dredging and training walls",
            "Petitcodiac: causeway 1968, gates opened 2010",
        ),
        "The bore at Moncton shrank when the causeway was built and has recovered since the gates were opened. A bore"
        " is a property of an estuary's shape; change the shape and it goes, or comes back.",
    ),
)


def _words(slide: Slide, box: tuple[float, float, float, float], lines: tuple[str, ...], size: int) -> None:
    frame = slide.shapes.add_textbox(*(Inches(value) for value in box)).text_frame
    frame.word_wrap = True
    for index, line in enumerate(lines):
        paragraph = frame.paragraphs[0] if index == 0 else frame.add_paragraph()
        paragraph.text = line
        paragraph.font.size = Pt(size)
        paragraph.font.color.rgb = INK
        paragraph.space_after = Pt(12)


def _table(slide: Slide, rows: tuple[tuple[str, ...], ...]) -> None:
    frame = slide.shapes.add_table(len(rows), len(rows[0]), Inches(0.9), Inches(4.2), Inches(9.5), Inches(2.2))
    for row, cells in zip(frame.table.rows, rows, strict=True):
        for cell, words in zip(row.cells, cells, strict=True):
            cell.text = words
            cell.text_frame.paragraphs[0].font.size = Pt(18)
    for cell in frame.table.rows[0].cells:
        cell.fill.solid()
        cell.fill.fore_color.rgb = WATER


def _bar(slide: Slide, height: Emu) -> None:
    bar = slide.shapes.add_shape(MSO_SHAPE.RECTANGLE, Emu(0), Emu(0), Inches(0.35), height)
    bar.fill.solid()
    bar.fill.fore_color.rgb = WATER
    bar.line.fill.background()


def write_lecture(target: Path) -> None:
    """Write the PPTX. The image of the sample has to be there."""
    deck = Presentation()
    deck.slide_width, deck.slide_height = Inches(13.333), Inches(7.5)
    deck.core_properties.author = deck.core_properties.last_modified_by = sample_office.AUTHOR
    deck.core_properties.title = "Extreme tides"
    only_title = deck.slide_layouts[5]
    for sheet in (Sheet("Extreme tides", ("Where tides grow large, and where they break",), OPENING), *SHEETS):
        slide = deck.slides.add_slide(only_title)
        slide.background.fill.solid()
        slide.background.fill.fore_color.rgb = PAPER
        _bar(slide, deck.slide_height)
        title = slide.shapes.title
        title.left, title.top, title.width, title.height = Inches(0.9), Inches(0.5), Inches(11.6), Inches(1.2)
        title.text = sheet.title
        paragraph = title.text_frame.paragraphs[0]
        paragraph.alignment = PP_ALIGN.LEFT
        paragraph.font.size, paragraph.font.bold, paragraph.font.color.rgb = Pt(38), True, WATER
        _words(slide, (0.9, 1.8, 11.6, 4.8), sheet.lines, 24)
        if sheet.table:
            _table(slide, sheet.table)
        slide.notes_slide.notes_text_frame.text = sheet.notes
    figure = target.parent.parent / "figures" / "tide-curve-lunar-month.png"
    deck.slides[0].shapes.add_picture(str(figure), Inches(0.9), Inches(2.7), width=Inches(8.4))
    deck.save(str(target))
    sample_office.settle(target, datetime(2026, 10, 28, 7, 55))


OPENING = (
    "Welcome. The curve shows an ordinary tide over a lunar month, computed from five constituents. Ask which of the"
    " two springs is nearer to perigee, and keep the answer for the end."
)
