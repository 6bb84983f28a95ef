"""A page's headings, each with the anchor that the HTML carries."""

from __future__ import annotations

from dataclasses import dataclass

from kbdesk.pages.anchors import anchor_of


@dataclass(frozen=True)
class Heading:
    """A heading: its level, its words and the anchor that the HTML carries."""

    level: int
    text: str
    anchor: str


def heading_of(level: int, text: str, taken: dict[str, int]) -> Heading:
    """Make a heading whose anchor nobody else in `taken` has; adds it there."""
    return Heading(level, text, anchor_of(text, taken))
