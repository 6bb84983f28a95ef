"""The parts of a page that can be a page of their own: what is selected, and each section. No Qt in here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.desk.editor.loading import BLANK, parted
from kbdesk.pages import anchors

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.editor.loading import Selected
    from kbdesk.pages.anchors import Placed
    from kbdesk.project.values import Page

LONGEST_TITLE = 60


@dataclass(frozen=True)
class Part:
    """A part of a page's text, from `start` to `end`; `level` is that of its heading, 0 for what is selected."""

    start: int
    end: int
    title: str
    level: int = 0
    first: int = 0
    """Where its heading stands, in lines from 0."""


@dataclass(frozen=True)
class Parted:
    """A page with its parts; `at` is the one to begin with."""

    page: Page
    parts: tuple[Part, ...]
    at: int = 0


def parts_of(page: Page, selected: Selected | None) -> Parted:
    """Return the parts of a page: what is selected in its editor first, then its sections.

    Without a selection, the section that the cursor stands in comes first to be chosen.
    """
    above, text = parted(page.text)
    sections = _sections(text, len(above))
    if selected is None:
        return Parted(page, sections)
    shift = len(above) + _lead(text) - _lead(selected.text)
    start, end = selected.start + shift, selected.end + shift
    if start < end:
        words = " ".join(selected.text[selected.start : selected.end].split())
        return Parted(page, (Part(start, end, _title(words)), *sections))
    inside = [number for number, part in enumerate(sections) if part.start <= start <= part.end]
    return Parted(page, sections, inside[-1] if inside else 0)


def _sections(text: str, shift: int) -> tuple[Part, ...]:
    """Return the sections of a text, but for the one that the page begins with."""
    headings = anchors.placed(text)
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    found = []
    for number, heading in enumerate(headings):
        if heading.level == 1 and not text[: starts[heading.line - 1]].strip():
            continue
        end = _end(headings[number + 1 :], heading, starts, len(text))
        start = starts[heading.line - 1]
        found.append(Part(start + shift, end + shift, heading.text, heading.level, heading.line - 1))
    return tuple(found)


def _end(following: Sequence[Placed], heading: Placed, starts: Sequence[int], length: int) -> int:
    after = next((one for one in following if one.level <= heading.level), None)
    return length if after is None else starts[after.line - 1]


def _lead(text: str) -> int:
    return len(text) - len(text.lstrip(BLANK))


def _title(words: str) -> str:
    """Return a title to begin with: a heading's words, or the first few of a text."""
    plain = words.lstrip("#>-*+ \t")
    return plain if len(plain) <= LONGEST_TITLE else plain[:LONGEST_TITLE].rpartition(" ")[0] or plain[:LONGEST_TITLE]
