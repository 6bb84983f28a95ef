"""A text rendered section by section; sections that were rendered before are taken over. Runs on a worker. No Qt."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kbdesk.desk.editor.sections import sections
from kbdesk.desk.reader.rendering import LONGEST_TEXT, render

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.desk.reader.dress import Dress, Words
    from kbdesk.desk.reader.writer import Resolve
    from kbdesk.project.values import Job

PICTURE = re.compile(r'src="asset:(\d+)"')


@dataclass(frozen=True)
class Piece:
    """A section as HTML, the line of the text it begins at, and how many lines it has."""

    html: str
    line: int
    lines: int


@dataclass(frozen=True)
class Rendered:
    """A whole text. `sections` is each section's HTML by its text; pictures are numbered by `pictures`."""

    pieces: tuple[Piece, ...] = ()
    sections: Mapping[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    pictures: tuple[str, ...] = ()


def render_pieces(text: str, resolve: Resolve, look: tuple[Dress, Words], before: Rendered, job: Job) -> Rendered:
    """Render what is new in a text; `before` is what was rendered last in the same look."""
    dress, words = look
    known: dict[str, tuple[str, tuple[str, ...]]] = {}
    pictures = dict.fromkeys(before.pictures)
    pieces = []
    for section in sections(text[:LONGEST_TEXT]):
        job(0, 0)
        found = known.get(section.text) or before.sections.get(section.text)
        if found is None:
            made = render(section.text, resolve, dress, words)
            found = ("".join(made.chunks), made.pictures)
        known[section.text] = found
        html, hrefs = found
        pictures.update(dict.fromkeys(hrefs))
        if hrefs:
            html = _renumbered(html, [list(pictures).index(href) for href in hrefs])
        pieces.append(Piece(html, section.line, section.text.count("\n") + 1))
    return Rendered(tuple(pieces), known, tuple(pictures))


def _renumbered(html: str, places: list[int]) -> str:
    """Return a section's HTML with its pictures numbered as they are in the whole text."""
    return PICTURE.sub(lambda match: f'src="asset:{places[int(match[1])]}"', html)
