"""The levels of a text's headings, moved up or down together, and the heading that a text begins with."""

from __future__ import annotations

from kbdesk.pages.describe import headings

DEEPEST = 6


def shifted(text: str, by: int) -> str:
    """Return a text with each of its headings some levels deeper; a negative number takes them up."""
    if not by:
        return text
    lines = text.split("\n")
    for one in headings(text):
        line = lines[one.line - 1]
        bare = line.lstrip(" ").lstrip("#")
        lines[one.line - 1] = "#" * min(max(one.level + by, 1), DEEPEST) + bare
    return "\n".join(lines)


def top(text: str) -> int:
    """Return the level of the highest heading of a text, 0 for none."""
    return min((one.level for one in headings(text)), default=0)


def titled(text: str, title: str) -> str:
    """Return a text as that of a page with a title: what it begins with as a heading of its own becomes the title."""
    own = first_heading(text)
    rest = text.split("\n", 1)[1] if own and "\n" in text else "" if own else text
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
    found = headings(text.split("\n", 1)[0])
    return found[0].level if found else 0
