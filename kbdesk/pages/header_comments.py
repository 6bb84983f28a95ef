"""Comments behind the fields of a header: one behind a field that is set goes, which is told."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kbdesk.pages.header import read_alone

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.pages.text import PageText

_MAYBE = re.compile(r"(?:^|[ \t])#[^\r\n]*")
_LONGEST = 80


def gone(page_id: str, before: PageText, after: PageText) -> list[str]:
    """Return what is to be said of comments that went with the fields they stood behind.

    The original reads a line to its end and would take a comment for part of the value, so none is put behind a value
    that is set.
    """
    now = after.fields()
    left = "".join(after.lines)
    found = []
    for field in before.reading.fields:
        if now.get(field.name) == field.text:
            continue
        for comment in _comments(before.lines[field.first : field.end]):
            if comment not in left:
                shown = comment if len(comment) <= _LONGEST else f"{comment[: _LONGEST - 1]}…"
                found.append(f"{page_id}: the comment behind `{field.name}` went: {shown}")
    return found


def _comments(lines: Sequence[str]) -> Iterator[str]:
    """Yield the comments in the lines of one field: what says nothing, left out."""
    says = read_alone(lines) if any("#" in line for line in lines) else None
    if says is None:
        return
    for number, line in enumerate(lines):
        for match in _MAYBE.finditer(line):
            without = (*lines[:number], line[: match.start()] + line[match.end() :], *lines[number + 1 :])
            read = read_alone(without)
            if read is not None and (read.text, read.items) == (says.text, says.items):
                yield match[0].strip()
                break
