"""A text rendered section by section; sections that were rendered before are taken over. Runs on a worker. No Qt."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from kbdesk.desk.editor.sections import sections
from kbdesk.desk.reader.rendering import LONGEST_TEXT, render

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from kbdesk.desk.editor.sections import Section
    from kbdesk.desk.reader.dress import Dress, Words
    from kbdesk.desk.reader.writer import Resolve
    from kbdesk.project.values import Job

Chunks: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""A section's HTML, and the addresses of its pictures."""
PICTURE = re.compile(r'src="asset:(\d+)"')


@dataclass(frozen=True)
class Piece:
    """A section or a part of one as HTML, the line of the text it begins at, and how many lines it has."""

    html: str
    line: int
    lines: int


@dataclass(frozen=True)
class Rendered:
    """A whole text. `sections` is each section's HTML, in chunks, by its text; pictures are numbered by `pictures`.

    `took` says how many milliseconds it took.
    """

    pieces: tuple[Piece, ...] = ()
    sections: Mapping[str, Chunks] = field(default_factory=dict)
    pictures: tuple[str, ...] = ()
    took: float = 0.0


def render_pieces(text: str, resolve: Resolve, look: tuple[Dress, Words], before: Rendered, job: Job) -> Rendered:
    """Render what is new in a text; `before` is what was rendered last in the same look."""
    started = time.monotonic()
    known: dict[str, Chunks] = {}
    pictures = dict.fromkeys(before.pictures)
    pieces: list[Piece] = []
    for section in sections(text[:LONGEST_TEXT]):
        job(0, 0)
        found = known.get(section.text) or before.sections.get(section.text)
        if found is None:
            made = render(section.text, resolve, *look)
            found = (made.chunks, made.pictures)
        known[section.text] = found
        pictures.update(dict.fromkeys(found[1]))
        places = [list(pictures).index(href) for href in found[1]]
        pieces += _pieces([_renumbered(chunk, places) for chunk in found[0]], section)
    return Rendered(tuple(pieces), known, tuple(pictures), (time.monotonic() - started) * 1000)


def _pieces(chunks: list[str], section: Section) -> Iterator[Piece]:
    """Yield a section's chunks; where there are several, each has its share of the lines, as long as it is."""
    lines = section.text.count("\n") + 1
    size = sum(map(len, chunks)) or 1
    done = 0
    for chunk in chunks:
        first, last = lines * done // size, lines * (done + len(chunk)) // size
        yield Piece(chunk, section.line + first, max(last - first, 1))
        done += len(chunk)


def _renumbered(html: str, places: list[int]) -> str:
    """Return HTML with its pictures numbered as they are in the whole text."""
    return PICTURE.sub(lambda match: f'src="asset:{places[int(match[1])]}"', html) if places else html
