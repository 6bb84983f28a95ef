"""The slides of a presentation as HTML: title, texts, tables, pictures, notes."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any

from kbdesk.sources.reading import slides as deck

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

MOST_SHAPES = 500
"""Pictures of one slide that are shown."""


def slides(file: Path, picture: Callable[[bytes], int | None]) -> Iterator[list[str]]:
    """Give the blocks of each slide in turn. Raises Unreadable for a damaged presentation."""
    for number, slide in enumerate(deck.opened(file), 1):
        heading, *texts = deck.blocks(slide, number)
        blocks = [f'<h2><a name="slide-{number}"></a>{html.escape(heading.removeprefix("## "))}</h2>']
        blocks += [made for text in texts if (made := _block(text))]
        blocks += [f'<p><img src="asset:{shown}"></p>' for shown in _pictures(slide, picture)]
        yield blocks


def _pictures(slide: Any, picture: Callable[[bytes], int | None]) -> Iterator[int]:
    for element in list(slide._element.iter("{*}blip"))[:MOST_SHAPES]:
        name = element.get("{http://schemas.openxmlformats.org/officeDocument/2006/relationships}embed")
        try:
            number = picture(slide.part.related_part(name).blob) if name else None
        except (*deck.BROKEN, *deck.BROKEN_XML):
            continue
        if number is not None:
            yield number


def _block(text: str) -> str:
    """Write a block of the slide's text as HTML: a table, a list, a note, a paragraph."""
    lines = text.split("\n")
    if text.startswith("| "):
        return _table(lines)
    head, _, rest = text.partition("\n\n")
    if head in ("Notes:", "Comments:") and rest:
        return f"<blockquote><p><b>{html.escape(head)}</b></p>{_lines(rest.split(chr(10)))}</blockquote>"
    return _lines(lines)


def _table(lines: list[str]) -> str:
    rows = []
    for number, line in enumerate(lines):
        if number == 1 or not line.startswith("| "):
            continue
        cells = line[2:-2].replace("\\|", "\0").split(" | ")
        tag = "td" if number else "th"
        shown = (html.escape(cell.replace("\0", "|").strip()) for cell in cells)
        rows.append("".join(f'<{tag} class="cell">{cell}</{tag}>' for cell in shown))
    inside = "".join(f"<tr>{row}</tr>" for row in rows)
    return f'<table cellspacing="0" style="border-collapse: collapse">{inside}</table>'


def _lines(lines: list[str]) -> str:
    """Write lines as a list where they are one, else as a paragraph."""
    if not any(line.lstrip().startswith("- ") for line in lines):
        return f"<p>{'<br>'.join(html.escape(line) for line in lines)}</p>"
    made = []
    depth = -1
    for line in lines:
        inner = line.lstrip()
        if not inner.startswith("- "):
            made.append(f"<br>{html.escape(inner)}" if depth >= 0 else f"<p>{html.escape(inner)}</p>")
            continue
        level = min((len(line) - len(inner)) // 2, depth + 1)
        made.append("<ul>" * max(0, level - depth) + "</ul>" * max(0, depth - level))
        made.append(f"<li>{html.escape(inner[2:])}</li>")
        depth = level
    return "".join(made) + "</ul>" * (depth + 1)
