"""PPTX by python-pptx: slides in the deck's order with tables, grouped shapes, charts, notes and comments."""

from __future__ import annotations

import re
import zipfile
from typing import TYPE_CHECKING, Any

import pptx.exc
from pptx.opc.constants import CONTENT_TYPE
from pptx.opc.package import PartFactory
from pptx.package import Package
from pptx.parts.presentation import PresentationPart

from kbdesk.errors import Unreadable
from kbdesk.sources.reading import markdown, markup
from kbdesk.sources.reading.archive import check_zip
from kbdesk.sources.reading.kinds import damaged
from kbdesk.sources.reading.passage import Passage, Range, by_unit
from kbdesk.sources.source import type_of
from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

BROKEN: tuple[type[Exception], ...] = (
    KeyError,
    ValueError,
    AttributeError,
    TypeError,
    IndexError,
    zipfile.BadZipFile,
    OSError,
)
BROKEN_XML: tuple[type[Exception], ...] = (*markup.BROKEN, pptx.exc.PythonPptxError)
_TEXT = "{http://schemas.openxmlformats.org/drawingml/2006/main}t"
_PARAGRAPH = "{http://schemas.openxmlformats.org/drawingml/2006/main}p"
_DIAGRAM = "http://schemas.openxmlformats.org/drawingml/2006/diagram"
_RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}dm"
_CELLS_SHOWN = 2_000
DEEPEST_GROUP = 50

for _kind in (CONTENT_TYPE.PML_SLIDESHOW_MAIN, CONTENT_TYPE.PML_TEMPLATE_MAIN):
    PartFactory.part_type_for[_kind] = PresentationPart


def read(file: Path, wanted: Range) -> Passage:
    """Read a deck's slides. Raises Unreadable for a damaged one."""
    slides, title = _opened(file)
    return by_unit(part("slides"), len(slides), wanted, lambda number: _slide(slides[number - 1], number), title)


def opened(file: Path) -> list[Any]:
    """Open a presentation and return its slides. Raises Unreadable for a damaged one, one without slides."""
    return _opened(file)[0]


def _opened(file: Path) -> tuple[list[Any], str]:
    check_zip(file).close()
    try:
        deck = Package.open(str(file)).main_document_part.presentation
        slides = list(deck.slides)
        title = deck.core_properties.title or ""
    except (*BROKEN, *BROKEN_XML) as error:
        raise damaged(type_of(file.name), "its parts do not fit together") from error
    if not slides:
        raise Unreadable("This presentation has no slides.", None, "Look at it in the program that made it.")
    return slides, title


def _slide(slide: Any, number: int) -> str:
    return "\n\n".join(blocks(slide, number))


def blocks(slide: Any, number: int) -> list[str]:
    """Return the texts of a slide: its heading, then what stands on it, its notes, the comments on it."""
    try:
        title = slide.shapes.title
        heading = " ".join(_paragraphs(title.text_frame)).strip() if title is not None else ""
        hidden = " (hidden)" if slide._element.get("show") == "0" else ""
        found = [f"## Slide {number}{hidden}{': ' if heading else ''}{heading}"]
        for shape in slide.shapes:
            if title is None or shape.shape_id != title.shape_id:
                found.extend(_shape(shape, 0))
        found.extend(notes(slide))
        found.extend(comments(slide))
    except (*BROKEN, *BROKEN_XML) as error:
        return [f"## Slide {number}", f"(This slide is damaged and cannot be read: {type(error).__name__}.)"]
    return [block for block in found if block]


def texts(shape: Any) -> list[str]:
    """Return the texts of one shape, in words what is drawn on it."""
    return [text for text in _shape(shape, 0) if text]


def _shape(shape: Any, depth: int) -> Iterator[str]:
    """Give the texts of one shape and of those grouped in it."""
    if hasattr(shape, "shapes"):
        if depth < DEEPEST_GROUP:
            for inner in shape.shapes:
                yield from _shape(inner, depth + 1)
    elif getattr(shape, "has_table", False) and shape.has_table:
        yield markdown.table(
            [[" / ".join(_paragraphs(cell.text_frame)) for cell in row.cells] for row in shape.table.rows]
        )
    elif getattr(shape, "has_chart", False) and shape.has_chart:
        yield _chart(shape.chart)
    elif shape.has_text_frame:
        yield _body(shape)
    elif shape._element.tag.endswith("}graphicFrame"):
        yield _diagram(shape)
    else:
        words = shape._element.xpath(".//p:cNvPr/@descr")
        yield f"[picture: {words[0].strip()}]" if words and words[0].strip() else ""


def _paragraphs(frame: Any) -> list[str]:
    return [text for paragraph in frame.paragraphs if (text := re.sub(r"\s*\v\s*", " ", paragraph.text).strip())]


def _body(shape: Any) -> str:
    """Write a text frame; the paragraphs of a placeholder with several are a list, by level."""
    is_list = shape.is_placeholder and len(_paragraphs(shape.text_frame)) > 1
    lines = []
    numbers: dict[int, int] = {}
    for paragraph in shape.text_frame.paragraphs:
        text = paragraph.text.replace("\v", "\n").strip()
        if not text:
            continue
        indent = "  " * paragraph.level
        number = _number(paragraph, numbers)
        mark = f"{indent}{number}. " if number else f"{indent}- " if is_list or paragraph.level else ""
        lines.append(mark + text.replace("\n", f"\n{' ' * len(mark)}"))
    return "\n".join(lines)


def _number(paragraph: Any, numbers: dict[int, int]) -> int:
    """Return which number a paragraph has in its list, 0 for one without; `numbers` says how far each level is."""
    level = paragraph.level
    for deeper in [each for each in numbers if each > level]:
        del numbers[deeper]
    found = paragraph._p.find("{*}pPr/{*}buAutoNum")
    if found is None:
        numbers.pop(level, None)
        return 0
    start = found.get("startAt") or "1"
    first = int(start) if start.isdecimal() and len(start) < 6 else 1
    numbers[level] = numbers[level] + 1 if level in numbers else first
    return numbers[level]


def _chart(chart: Any) -> str:
    heading = chart.chart_title.text_frame.text.strip() if chart.has_title and chart.chart_title.has_text_frame else ""
    blocks = [f"Chart: {heading}" if heading else "Chart:"]
    for plot in chart.plots:
        names = [str(category) for category in plot.categories]
        series = list(plot.series)
        rows = [["", *(str(one.name) for one in series)]]
        columns = [list(one.values) for one in series]
        for index in range(min(max((len(column) for column in columns), default=0), _CELLS_SHOWN)):
            values = [column[index] if index < len(column) else None for column in columns]
            name = names[index] if index < len(names) else str(index + 1)
            rows.append([name, *("" if value is None else f"{value:g}" for value in values)])
        blocks.append(markdown.table(rows))
    return "\n\n".join(block for block in blocks if block)


def _diagram(shape: Any) -> str:
    """Write the words of SmartArt, which stand in a part of their own."""
    for mark in shape._element.iter(f"{{{_DIAGRAM}}}relIds"):
        part = shape.part.related_part(mark.get(_RELATION))
        return "\n".join(f"- {text}" for text in _xml_paragraphs(part.blob))
    return ""


def _xml_paragraphs(blob: bytes) -> list[str]:
    root = markup.xml(blob)
    found = ("".join(text.text or "" for text in paragraph.iter(_TEXT)) for paragraph in root.iter(_PARAGRAPH))
    return [text.strip() for text in found if text.strip()]


def notes(slide: Any) -> Iterator[str]:
    """Give the notes of a slide, if it has any."""
    if not slide.has_notes_slide or slide.notes_slide.notes_text_frame is None:
        return
    text = "\n".join(
        paragraph.text.replace("\v", "\n") for paragraph in slide.notes_slide.notes_text_frame.paragraphs
    ).strip()
    if text:
        yield f"Notes:\n\n{text}"


def comments(slide: Any) -> Iterator[str]:
    """Give the review comments, which stand in parts of their own (in an old form and in a new one)."""
    texts: list[str] = []
    for relation in slide.part.rels.values():
        if relation.is_external or not relation.reltype.endswith("/comments"):
            continue
        root = markup.xml(relation.target_part.blob)
        old = [node.text or "" for node in root.iter("{*}text")]
        texts += old if old else _xml_paragraphs(relation.target_part.blob)
    if texts:
        yield "Comments:\n\n" + "\n".join(f"- {' '.join(text.split())}" for text in texts)
