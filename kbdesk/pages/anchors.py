"""Which heading of a page an anchor means, the part of a link after `#`; writers spell anchors in many ways."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from kbdesk.pages.describe import headings
from kbdesk.pages.links import find_all, words

if TYPE_CHECKING:
    from collections.abc import Sequence


class Anchored(Protocol):
    """A heading with the anchor that leads to it."""

    @property
    def text(self) -> str:
        """Its words."""

    @property
    def anchor(self) -> str:
        """Its anchor; no other heading of the page has the same."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A heading of a text: its anchor, and the line, counted from 1, that it stands on."""

    level: int
    text: str
    anchor: str
    line: int


def slug(text: str) -> str:
    """Return words as GitHub writes an anchor: lower case, no punctuation, blanks as hyphens."""
    kept = re.sub(r"[^\w\- ]", "", unicodedata.normalize("NFC", text).lower())
    return kept.strip().replace(" ", "-")


def unique(anchor: str, taken: dict[str, int]) -> str:
    """Return the anchor, with -1, -2 … when it is taken; adds it to `taken`, which holds the last number of each."""
    free, number = anchor, taken.get(anchor, 0)
    while free in taken:
        number += 1
        free = f"{anchor}-{number}"
    taken[anchor] = number
    taken.setdefault(free, 0)
    return free


def anchor_of(text: str, taken: dict[str, int]) -> str:
    """Return the anchor of a heading with these words that nobody else in `taken` has; adds it there."""
    return unique(slug(text) or "section", taken)


def find(headings: Sequence[Anchored], wanted: str) -> str | None:
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


def placed(body: str) -> tuple[Placed, ...]:
    """Return the headings of a body, each with the anchor that a reader's view gives it."""
    taken: dict[str, int] = {}
    plain = words(body, find_all(body)) if "[" in body else body
    return tuple(Placed(one.level, one.text, anchor_of(one.text, taken), one.line) for one in headings(plain))


def _bare(text: str) -> str:
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in split if sign.isalnum())
