"""What a reader gives: texts by unit (page, slide, sheet) or one whole, within a range and a length."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class Range:
    """The units asked for (1-based, None for open ends) and how many characters are wanted at most.

    With `give` all of it is wanted, however long: each piece is given as soon as it is read, and none is returned.
    """

    first: int | None = None
    last: int | None = None
    characters: int = 2_000_000
    give: Callable[[str], object] | None = None


@dataclass(frozen=True)
class Passage:
    """The text of a document, or of units `first` to `last` of its `total`. `is_cut`: there was more."""

    text: str
    unit: str = ""
    first: int = 0
    last: int = 0
    total: int = 0
    is_cut: bool = False
    title: str = ""


def whole(text: str, wanted: Range, title: str = "") -> Passage:
    """Return a document that has no units. Raises Refused when some were asked for."""
    if wanted.first is not None or wanted.last is not None:
        raise Refused(
            "This document has no pages, slides or sheets to choose from.", next_step="Ask for it without a range."
        )
    if wanted.give is not None:
        wanted.give(text)
        return Passage("", title=title)
    return Passage(text[: wanted.characters], is_cut=len(text) > wanted.characters, title=title)


def by_unit(unit: str, total: int, wanted: Range, read: Callable[[int], str], title: str = "") -> Passage:
    """Return the units asked for, one `read` (1-based) a unit, until there are characters enough.

    Raises Refused for a range that the document does not have.
    """
    if total == 0:
        return Passage("", unit, title=title)
    first = wanted.first if wanted.first is not None else 1
    last = min(wanted.last if wanted.last is not None else total, total)
    if first < 1 or first > total or last < first:
        raise Refused(
            f"There are {total} {unit}; {first} to {wanted.last or total} is no part of them.",
            next_step=f"Ask for {unit} from 1 to {total}.",
        )
    if wanted.give is not None:
        for number in range(first, last + 1):
            wanted.give(read(number) + ("\n\n" if number < last else ""))
        return Passage("", unit, first, last, total, title=title)
    texts: list[str] = []
    left = wanted.characters
    for number in range(first, last + 1):
        text = read(number)
        texts.append(text[:left])
        left -= len(text) + 2
        if left <= 0:
            is_cut = left < -2 or number < last
            return Passage("\n\n".join(texts), unit, first, number, total, is_cut, title)
    return Passage("\n\n".join(texts), unit, first, last, total, title=title)
