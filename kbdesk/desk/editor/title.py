"""A page's title and the heading that its text begins with: where they say the same, they go on saying the same.

No Qt in here.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Agreed:
    """What is to be changed so that title and heading agree again; "" where nothing is."""

    title: str = ""
    heading: str = ""


def heading_of(text: str) -> str:
    """Return the words of the heading of the first level that a text begins with, "" for none."""
    first = text.lstrip("\n").split("\n", 1)[0]
    return first[2:].strip() if first.startswith("# ") else ""


def first_line(text: str) -> int:
    """Return the line where writing begins: below the heading that is the title, and below that of an empty section."""
    lines = text.split("\n")
    at = next((number for number, line in enumerate(lines) if line.strip()), 0)
    for mark in ("# ", "##"):
        if lines[at].startswith(mark) and at + 1 < len(lines):
            below = (number for number in range(at + 1, len(lines)) if lines[number].strip())
            at = next(below, at + 1)
    if lines[at].startswith("#") and at and not lines[at - 1].strip():
        return at - 1
    # In a heading, what is typed would become part of it.
    return at + 1 if lines[at].startswith("#") and at + 1 < len(lines) else at


def agreed(title: str, new_title: str, before: str, now: str) -> Agreed:
    """Say what follows from a change of one of both; `before` and `now` are the text's headings."""
    if not title or before != title or not now:
        return Agreed()
    if new_title != title and now == before:
        return Agreed(heading=new_title)
    if new_title == title and now != before:
        return Agreed(title=now)
    return Agreed()
