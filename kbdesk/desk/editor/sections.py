"""A text in sections that can be rendered one by one, so that a preview renders only what changed. No Qt in here."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ENOUGH = 1_200
"""Characters after which a section may end before a plain paragraph; before a heading it always may."""

FENCE = re.compile(r"(?:[ \t]|> ?)*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})")
HEADING = re.compile(r"#{1,6}(?:[ \t]|$)")
PLAIN = re.compile(r"[^\W\d_]|\*\*|\[(?!\^)|`(?!``)")
"""How a line begins that can only be the beginning of a paragraph."""
REFERENCE = re.compile(r"^ {0,3}(?:\[[^\]\n]+\]:|\[\^[^\]\n]+\])|\[\^", re.MULTILINE)
"""What has a meaning all over a text: link definitions and footnotes."""


@dataclass(frozen=True)
class Section:
    """Whole blocks of a text, and the line they begin at, counted from 0."""

    text: str
    line: int


def sections(text: str) -> tuple[Section, ...]:
    """Part a text; one whose parts depend on each other stays whole."""
    if REFERENCE.search(text):
        return (Section(text, 0),)
    return tuple(_parted(text.split("\n")))


def _parted(lines: list[str]) -> Iterator[Section]:
    start = size = 0
    fence = ""
    comment = False
    for number, line in enumerate(lines):
        before = lines[number - 1].strip() if number else ""
        apart = not fence and not comment and number > start
        if apart and (HEADING.match(line) or (size > ENOUGH and not before and PLAIN.match(line))):
            yield Section("\n".join(lines[start:number]), start)
            start, size = number, 0
        size += len(line) + 1
        if not comment:
            fence = _fence_after(line, fence)
        if not fence:
            comment = _comment_after(line, comment)
    yield Section("\n".join(lines[start:]), start)


def _fence_after(line: str, fence: str) -> str:
    """Return the fence that is open after a line, "" for none; `$$` and code fences alike."""
    found = FENCE.match(line)
    if fence:
        closes = found is not None and found[1].startswith(fence) and not line[found.end() :].strip()
        return "" if closes or (fence == "$$" and "$$" in line) else fence
    if found is not None:
        return found[1]
    return "$$" if line.count("$$") % 2 else ""


def _comment_after(line: str, comment: bool) -> bool:
    """Whether a comment of HTML is open after a line."""
    return line.rfind("<!--") > line.rfind("-->") if "<!--" in line else comment and "-->" not in line
