"""Makes a part of a text ready for the browser: its HTML in chunks. Runs on a worker."""

from __future__ import annotations

import html
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kbdesk.desk.reader.chunks import CHUNK
from kbdesk.desk.reader.dress import Words
from kbdesk.desk.reader.rendering import render, style_sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.reader.dress import Dress
    from kbdesk.project.showing import OriginalViewer, ShownTexts
    from kbdesk.project.values import Job

PICTURE = re.compile(r'<img src="asset:(\d+)"')
LONGEST_LINE = 4_000
"""Letters of a line above which it is parted: a longer one takes seconds to break."""
MARKDOWN = frozenset(("md", "markdown", "mdown", "mkd"))


@dataclass(frozen=True)
class Part:
    """A part of a text: HTML in chunks of whole blocks, the style sheet it counts on, the pictures in it by number."""

    chunks: tuple[str, ...]
    sheet: str
    pictures: tuple[int, ...] = ()


def load(viewer: OriginalViewer, original: str, shown: ShownTexts, part: int, dressed: Dress, job: Job) -> Part:
    """Bring a part of a text. Raises what the viewer raises."""
    sheet = style_sheet(replace(dressed, typeset=None)) + _of_tables(dressed)
    if shown.is_formed:
        chunks = tuple(_chunks(viewer.blocks(original, part, job)))
        return Part(chunks, sheet, tuple(dict.fromkeys(int(number) for number in PICTURE.findall("".join(chunks)))))
    text = viewer.text(original, part, job)
    if original.rpartition(".")[2].lower() in MARKDOWN:
        rendered = render(text, lambda _href, _wiki: None, dressed, Words())
        return Part(rendered.chunks, sheet)
    return Part(tuple(plain(text)), sheet)


def plain(text: str) -> list[str]:
    """Return a plain text as HTML in chunks."""
    lines: list[str] = []
    for line in text.split("\n"):
        lines += [line[at : at + LONGEST_LINE] for at in range(0, len(line), LONGEST_LINE)] or [""]
    chunks: list[str] = []
    held: list[str] = []
    size = 0
    for line in lines:
        held.append(html.escape(line, quote=False))
        size += len(line) + 1
        if size > CHUNK:
            chunks.append(_kept("\n".join(held)))
            held, size = [], 0
    if held or not chunks:
        chunks.append(_kept("\n".join(held)))
    return chunks


def _kept(lines: str) -> str:
    return f'<pre class="plain">{lines}</pre>'


def _chunks(blocks: Sequence[str]) -> list[str]:
    """Put blocks together until there is enough for one go."""
    chunks: list[str] = []
    held, size = "", 0
    for block in blocks:
        if held and size + len(block) > CHUNK:
            chunks.append(held)
            held, size = "", 0
        held += block
        size += len(block)
    return [*chunks, held] if held or not chunks else chunks


def _of_tables(dressed: Dress) -> str:
    colours = dressed.colours
    return f"""
table {{ margin-bottom: 12px; border-collapse: collapse; }}
td p, th p, li p {{ margin-top: 0px; margin-bottom: 2px; }}
blockquote p {{ color: {colours["quote_text"]}; }}
pre.plain {{ color: {colours["text"]}; background-color: transparent; }}
"""
