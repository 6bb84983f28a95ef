"""Brings a difference onto the screen bit by bit: what is drawn next, and in which manner. Runs on a worker."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from kbdesk.desk.difference import words
from kbdesk.desk.difference.arranging import Departure, Outline, Stretch, arranged, origin_of, place_of
from kbdesk.desk.difference.context import without_bare_head
from kbdesk.desk.difference.faces import Drawing, Face, Manner, Shown
from kbdesk.desk.reader import loading
from kbdesk.desk.reader.rendering import style_sheet
from kbdesk.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QImage

    from kbdesk.desk.reader.writer import Resolve
    from kbdesk.pages.difference.values import Difference, Hunk
    from kbdesk.project.project import Project
    from kbdesk.project.values import Job, Link

LARGE_HEADING = re.compile(r"(</?)h[1-3]\b")
PICTURES = 6
"""Pictures of one bit that are shown."""
PICTURE_WIDTH = 760
CONTEXT = 12
"""Lines of a stretch that are shown whole; of a longer one its ends, and the rest when it is asked for."""
END = 4
"""Lines shown at each end of a longer stretch, at most; fewer where a blank line parts them off."""
EXPANDED = 400
"""Lines of a stretch that are shown when it is asked for; the page has the rest."""


@dataclass(frozen=True)
class Drawn:
    """A hunk with its looks and the section it stands in, or lines that stayed as they were (`count`, if folded).

    `origin` says where a hunk that moved stood before; without looks (`shown`) it is that very place. `titles` are
    those of pages that are linked, or were.
    """

    number: int = -1
    hunk: Hunk | None = None
    shown: Shown | None = None
    section: str = ""
    origin: str = ""
    titles: Mapping[str, str] = field(default_factory=dict)
    lines: Face | None = None
    stretch: Stretch | None = None
    count: int = 0


@dataclass
class Plan:
    """A difference of a page that is being shown, and what was found out about it so far. Used by workers only."""

    project: Project
    page: str
    difference: Difference
    manner: Manner
    items: tuple[Stretch | int | Departure, ...] = ()
    sections: dict[int, str] = field(default_factory=dict)
    _drawing: Drawing | None = None
    _before: Outline | None = None
    _after: Outline | None = None
    _titles: Mapping[str, str] = field(default_factory=dict)

    def prepare(self) -> None:
        """Find out in which order things come; once."""
        if self._drawing is not None:
            return
        self._before, self._after = Outline(self.difference.before), Outline(self.difference.after)
        resolve = _resolver(self.project, self.page)
        self._drawing = Drawing(self.difference, self.manner, resolve, self._before, self._after)
        self.items = arranged(self.difference)
        self._titles = self.project.titles({link.target for hunk in self.difference.hunks for link in hunk.links})

    def bit(self, first: int, count: int, job: Job) -> tuple[Drawn, ...]:
        """Return some of the items, drawn."""
        self.prepare()
        drawn: list[Drawn] = []
        last = len(self.items) - 1 - sum(hunk.is_routine for hunk in self.difference.hunks)
        for at in range(first, min(first + count, len(self.items))):
            job(0, 0)
            item = self.items[at]
            if isinstance(item, Stretch):
                is_first = self._after is not None and item.first <= self._after.header
                drawn += self._stretch(item, is_first=is_first, is_last=at >= last)
            elif isinstance(item, Departure):
                drawn.append(Drawn(item.number, self.difference.hunks[item.number]))
            else:
                drawn.append(self._hunk(item))
        return tuple(drawn)

    def lines(self, stretch: Stretch) -> Face:
        """Return lines that were folded away."""
        assert self._drawing is not None
        return _quiet(self._drawing.lines(stretch.first, min(stretch.last, stretch.first + EXPANDED)))

    def sheets(self) -> tuple[str, str]:
        """Return the style sheet of hunks, and that of what stayed as it was, which steps back."""
        dress = self.manner.dress
        muted = dress.colours["text_muted"]
        quiet = replace(dress, colours={**dress.colours, "text": muted, "heading": muted, "code_text": muted})
        return style_sheet(dress), style_sheet(quiet)

    def _hunk(self, number: int) -> Drawn:
        assert self._drawing is not None
        assert self._after is not None
        hunk = self.difference.hunks[number]
        shown = self._drawing.hunk(hunk)
        faces = tuple(self._with_pictures(face) for face in shown.faces)
        section = self._after.section(place_of(hunk)) if hunk.kind != "header" else ""
        return Drawn(number, hunk, replace(shown, faces=faces), section, self._origin(hunk), self._titles)

    def _origin(self, hunk: Hunk) -> str:
        """Return where a hunk that moved stood before, "" for any other."""
        span = origin_of(hunk)
        if span is None or self._before is None:
            return ""
        return words.where(self._before.section(span.before_first), words.lines(span.before_first, span.before_last))

    def _with_pictures(self, face: Face) -> Face:
        if not face.wanted:
            return face
        found: Mapping[str, QImage | None] = {
            name: loading.picture(self.project, self.page, href, PICTURE_WIDTH)
            for name, href in list(face.wanted.items())[:PICTURES]
        }
        return Face(face.kind, face.parts, face.left_out, face.wanted, found)

    # lines that stayed

    def _stretch(self, stretch: Stretch, *, is_first: bool, is_last: bool) -> list[Drawn]:
        """Return the lines that are shown of a stretch, and how many are folded between them."""
        assert self._after is not None
        first, last = max(stretch.first, min(stretch.last, self._after.header)), stretch.last
        header = [Drawn(stretch=Stretch(stretch.first, first), count=first - stretch.first)]
        shown = header if first > stretch.first and not self.manner.is_rendered else []
        first, last = _without_edges(self.difference.after, first, last)
        if first >= last:
            return shown
        if last - first <= CONTEXT and not is_first and not is_last:
            return [*shown, self._lines(first, last)]
        lines = self.difference.after
        head = first if is_first else _end_of_block(lines, first, min(last, first + END))
        tail = last if is_last else _start_of_block(lines, last, max(head, last - END))
        if head > first:
            shown.append(self._lines(first, head))
        if tail > head:
            shown.append(Drawn(stretch=Stretch(head, tail), count=tail - head))
        if last > tail:
            shown.append(self._lines(tail, last))
        return shown

    def _lines(self, first: int, last: int) -> Drawn:
        assert self._drawing is not None
        face = _quiet(self._drawing.lines(first, last))
        return Drawn(lines=self._with_pictures(face), stretch=Stretch(first, last))


def _resolver(project: Project, page: str) -> Resolve:
    """Return how links of a page are resolved; those of a page that is gone lead nowhere from here."""
    known = loading.resolver(project, page)

    def resolve(href: str, wiki: bool) -> Link | None:
        try:
            return known(href, wiki)
        except NotFound:
            return None

    return resolve


def _quiet(face: Face) -> Face:
    """Return a face without large headings: Qt gives each its size, whatever the style sheet says."""
    return replace(face, parts=tuple(LARGE_HEADING.sub(r"\1h4", part) for part in face.parts))


def _without_edges(lines: tuple[str, ...], first: int, last: int) -> tuple[int, int]:
    """Return a range without blank lines at its edges, and without the head there of a table that changed below it."""
    first, last = without_bare_head(lines, first, last)
    while first < last and not lines[first].strip():
        first += 1
    while last > first and not lines[last - 1].strip():
        last -= 1
    return first, last


def _end_of_block(lines: tuple[str, ...], first: int, most: int) -> int:
    """Return the line after the block that begins here, at most that many on."""
    at = first
    while at < most and lines[at].strip():
        at += 1
    return at


def _start_of_block(lines: tuple[str, ...], last: int, least: int) -> int:
    """Return the line at which the block begins that ends here, at least that one."""
    at = last
    while at > least and lines[at - 1].strip():
        at -= 1
    return at
