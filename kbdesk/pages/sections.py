"""A page's text by its headings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import NotFound
from kbdesk.pages.describe import headings
from kbdesk.pages.resolve import name_key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.pages.describe import Heading

MOST_TOLD = 40


def section(text: str, wanted: str) -> str:
    """Return the part of a text from the first heading so called to the next of its level or above.

    Case, accents and signs do not count. Raises NotFound naming the headings there are.
    """
    found = headings(text)
    key = name_key(wanted.strip().lstrip("#").strip())
    for number, heading in enumerate(found):
        if name_key(heading.text) == key:
            after = next((one.line for one in found[number + 1 :] if one.level <= heading.level), None)
            lines = text.split("\n")[heading.line - 1 : None if after is None else after - 1]
            return "\n".join(lines).strip()
    raise NotFound("There is no such heading.", wanted, _step(found))


def outline(text: str) -> tuple[str, ...]:
    """Return the headings of a text, each with as many # as its level."""
    return tuple(f"{'#' * one.level} {one.text}" for one in headings(text))


def _step(found: Sequence[Heading]) -> str:
    if not found:
        return "The page has no headings; read it whole."
    told = "; ".join(one.text for one in found[:MOST_TOLD])
    return f"The headings are: {told}{'; …' if len(found) > MOST_TOLD else ''}."
