"""A page's headings and which of them an anchor means; writers spell anchors in many ways."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Heading:
    """A heading: its level, its words and the anchor that the HTML carries."""

    level: int
    text: str
    anchor: str


def heading_of(level: int, text: str, taken: set[str]) -> Heading:
    """Make a heading whose anchor nobody else in `taken` has; adds it there."""
    return Heading(level, text, unique(slug(text) or "section", taken))


def unique(anchor: str, taken: set[str]) -> str:
    """Return the anchor, with -1, -2 … when it is taken; adds it to `taken`."""
    free = anchor
    number = 0
    while free in taken:
        number += 1
        free = f"{anchor}-{number}"
    taken.add(free)
    return free


def slug(text: str) -> str:
    """Return words as GitHub writes an anchor: lower case, no punctuation, blanks as hyphens."""
    kept = re.sub(r"[^\w\- ]", "", unicodedata.normalize("NFC", text).lower())
    return kept.strip().replace(" ", "-")


def find(headings: Sequence[Heading], wanted: str) -> str | None:
    """Return the anchor that `wanted` means, or None; exact first, then its slug, its words, its bare letters."""
    anchors = {heading.anchor for heading in headings}
    if wanted in anchors or wanted.startswith("footnote-"):
        return wanted
    if slug(wanted) in anchors:
        return slug(wanted)
    last = wanted.rsplit("#", 1)[-1]
    for heading in headings:
        if _bare(heading.text) == _bare(last):
            return heading.anchor
    return None


def _bare(text: str) -> str:
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in split if sign.isalnum())
