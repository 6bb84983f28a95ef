"""Lines that stayed as they were, made such that they render by themselves: rows have their head, notes their sign."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

DELIMITER = re.compile(r"(?=[^|]*\|) {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$")
"""The row that parts a table's head from its body."""
CODE_OR_NOTE = re.compile(
    r"^ {0,3}(?P<fence>`{3,}|~{3,}).*?(?:^ {0,3}(?P=fence)[^\n]*$|\Z)"
    r"|(?P<ticks>`+)(?!`).*?(?<!`)(?P=ticks)(?!`)"
    r"|\[\^(?P<note>[^\[\]\s]{1,60})\](?P<colon>:(?=[ \t]))?",
    re.MULTILINE | re.DOTALL,
)
"""Code, which is left alone, or a footnote's sign: where it is told of, or (with a colon) where it stands."""


def by_itself(lines: Sequence[str], first: int, last: int) -> str:
    """Return lines of a text as markdown that shows by itself what they show in it."""
    head = head_of(lines, first)
    begin = "".join(lines[head : min(head + 2, first)]) if head >= 0 else ""
    return begin + CODE_OR_NOTE.sub(_signed, "".join(lines[first:last]))


def _signed(found: re.Match[str]) -> str:
    name = found["note"]
    return f"<sup>{escape(name)}</sup>" if name else found[0]


def head_of(lines: Sequence[str], at: int) -> int:
    """Return the line of the head of the table that a line stands in, below that head; -1 where it stands in none."""
    line = at
    while line > 0 and at < len(lines) and "|" in lines[line] and lines[line].strip():
        if DELIMITER.match(lines[line].rstrip("\r\n")) and "|" in lines[line - 1]:
            return line - 1
        line -= 1
    return -1


def without_bare_head(lines: Sequence[str], first: int, last: int) -> tuple[int, int]:
    """Return a range without a table's head at its end, or what is left of one at its beginning: they show no row."""
    if first < last and head_of(lines, first) == first - 1 >= 0:
        first += 1
    end = last
    if end < len(lines) and head_of(lines, end) == end - 1:
        end += 1  # the head alone, for what parts it from its rows is beyond
    if end - 2 >= first and head_of(lines, end - 1) == end - 2:
        last = end - 2
    return first, last
