"""What of a header is being written at a place: a field's name, or a value that others have too. No Qt in here."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence

NAME = re.compile(r"([A-Za-z0-9_-]+)$")
KEYED = re.compile(r"([A-Za-z0-9_-]+):(?:[ \t]|$)")
VALUE = re.compile(r"(?:[A-Za-z0-9_-]+:[ \t]+\[?|.*[,\[])[ \t]*([^,\[\]]*)$")
WHOLE = re.compile(r"[A-Za-z0-9_-]+:[ \t]+(.*)$")
ITEM = re.compile(r"[ \t]*-[ \t]+(.*)$")
PAGE = re.compile(r"\[\[([^\[\]|#]*)$")
PART = re.compile(r"(?:^|[,，、،])\s*([^,，、،]*)$")


@dataclass(frozen=True)
class BegunField:
    """What is sought: the name of a field, a value of the field `name`, or a page; `words` from `start` of the line."""

    kind: Literal["name", "value", "page"]
    words: str
    start: int
    name: str = ""


def begun_in_header(above: Sequence[str], line: str, lists: frozenset[str]) -> BegunField | None:
    """Return what a line of a header, up to the cursor, ends with.

    `above` are the lines before it, `lists` the fields that are lists in this wiki.
    """
    if page := PAGE.search(line):
        return BegunField("page", page[1], page.start())
    if found := NAME.fullmatch(line):
        return BegunField("name", found[1], 0)
    if found := ITEM.fullmatch(line):
        name = next((key[1] for each in reversed(above) if (key := KEYED.match(each))), "")
        return BegunField("value", found[1], found.start(1), name) if name and found[1] else None
    key = KEYED.match(line)
    found = (VALUE if key and key[1] in lists else WHOLE).match(line) if key else None
    if key is None or found is None or not found[1].strip():
        return None
    return BegunField("value", found[1], found.start(1), key[1])


def begun_in_list(name: str, line: str) -> BegunField | None:
    """Return what the items of the field `name`, written with commas, end with up to the cursor."""
    if page := PAGE.search(line):
        return BegunField("page", page[1], page.start(), name)
    found = PART.search(line)
    return BegunField("value", found[1], found.start(1), name) if found and found[1].strip() else None


def begun_in_line(name: str, line: str) -> BegunField | None:
    """Return what the value of the field `name` is up to the cursor."""
    if page := PAGE.search(line):
        return BegunField("page", page[1], page.start(), name)
    return BegunField("value", line, 0, name) if line.strip() else None
