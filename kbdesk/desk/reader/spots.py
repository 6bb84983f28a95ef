"""The same place in a page as it reads and as it is written: found again by its words. No Qt in here."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

TELLING = 60
"""Letters by which a block is known."""
WITHIN = 8 * TELLING
"""Signs of a line in which these letters stand, addresses of links included."""
LEAD = re.compile(r"\s*(?:(?:[-*+>]|#{1,6}|\d{1,9}[.)]|\[[ xX]\])(?:\s+|$))*")
"""What makes a line an item, a quote or a heading and is not shown, or is shown otherwise."""
ADDRESS = re.compile(r"\]\([^()\n]*\)|\[\[(?:[^\[\]|\n]*\|)|<[^<>\n]*>")
"""What is written of a link or a tag and not shown."""


class Spot(NamedTuple):
    """A block: how its words begin, as letters alone, and how many before it begin like that."""

    words: str
    number: int


def letters(text: str) -> str:
    """Return the letters and digits of a text, without those that only markdown wants, as many as tell it."""
    shown = ADDRESS.sub("]", LEAD.sub("", text[:WITHIN], count=1))
    return "".join(sign for sign in shown.casefold() if sign.isalnum())[:TELLING]


def spot_of(texts: Sequence[str], at: int) -> Spot | None:
    """Return the spot of one of several blocks or lines, None where it has no words."""
    words = letters(texts[at])
    if not words:
        return None
    probe = _probe(words)
    return Spot(words, sum(_is_like(letters(text), words) for text in texts[:at] if probe.search(text, 0, WITHIN)))


def found_again(texts: Iterable[str], spot: Spot) -> int | None:
    """Return which of these blocks or lines is the spot; where fewer are like it, the last of them."""
    found = None
    left, probe = spot.number, _probe(spot.words)
    for number, text in enumerate(texts):
        if probe.search(text, 0, WITHIN) and _is_like(letters(text), spot.words):
            found, left = number, left - 1
            if left < 0:
                break
    return found


def _is_like(one: str, other: str) -> bool:
    """Whether both begin alike: a line may end where the block goes on, or go on where the block ends."""
    shorter, longer = sorted((one, other), key=len)
    return one == other or (len(shorter) >= TELLING // 4 and longer.startswith(shorter))


def _probe(words: str) -> re.Pattern[str]:
    """Return what tells quickly which lines need no closer look."""
    return re.compile(r"[\W_]*".join(re.escape(sign) for sign in words[:3]), re.IGNORECASE)
