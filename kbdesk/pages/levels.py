"""The levels of a text's headings, moved up or down together, and the heading that a text begins with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.pages.describe import headings

if TYPE_CHECKING:
    from kbdesk.pages.describe import Heading

DEEPEST = 6


def shifted(text: str, by: int) -> str:
    """Return a text with each of its headings some levels deeper; a negative number takes them up.

    One that is underlined gets its signs in front: there are only two kinds of lines below a heading.
    """
    if not by:
        return text
    lines = text.split("\n")
    for one in reversed(headings(text)):
        signs = "#" * min(max(one.level + by, 1), DEEPEST)
        bare = lines[one.line - 1].lstrip(" ").lstrip("#") if one.last == one.line else f" {one.text}"
        lines[one.line - 1 : one.last] = [signs + bare]
    return "\n".join(lines)


def top(text: str) -> int:
    """Return the level of the highest heading of a text, 0 for none."""
    return min((one.level for one in headings(text)), default=0)


def titled(text: str, title: str) -> str:
    """Return a text as that of a page with a title: what it begins with as a heading of its own becomes the title."""
    first = _first(text)
    own = first.level if first else 0
    rest = "\n".join(text.split("\n")[first.last if first else 0 :])
    if own and not 0 < top(rest) <= own:
        return f"# {title}\n{shifted(rest, 1 - own)}"
    return f"# {title}\n\n{shifted(text, 2 - (top(text) or 2))}"


def as_section(text: str, title: str) -> str:
    """Return a page's text as a section of another page: under its title, one level below that page's."""
    if first_heading(text) == 1:
        return shifted(text, 1)
    return f"## {title}\n\n{shifted(text, 1)}"


def first_heading(text: str) -> int:
    """Return the level of the heading that a text begins with, 0 where it begins with none."""
    first = _first(text)
    return first.level if first else 0


def _first(text: str) -> Heading | None:
    """Return the heading that a text begins with."""
    found = headings(text)
    return found[0] if found and found[0].line == 1 else None
