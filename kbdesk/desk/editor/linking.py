"""What of a link is being written at a place of a line, and what it becomes when a page is taken. No Qt in here."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

WIKI = re.compile(r"\[\[([^\[\]\n|#]{0,80})$")
ADDRESS = re.compile(r"\]\(([^()\s#<>]{0,120})$")
ANCHOR = re.compile(r"\]\(([^()\s#<>]{0,120})#([^()\s#<>]{0,80})$")
BRACKETS = re.compile(r"([\[\]\\])")


@dataclass(frozen=True)
class Begun:
    """A link that is being written: `words` is what is sought, from `start` of the line to the place of writing.

    kind wiki: after `[[`; page: the address of a link; heading: what follows `#` in it, of the page `page`.
    """

    kind: Literal["wiki", "page", "heading"]
    words: str
    start: int
    page: str = ""


def begun(line: str) -> Begun | None:
    """Return the link that a line, up to the place of writing, ends with."""
    if found := WIKI.search(line):
        return Begun("wiki", found[1], found.start())
    if found := ADDRESS.search(line):
        return Begun("page", found[1], found.start(1))
    if found := ANCHOR.search(line):
        return Begun("heading", found[2], found.start(2), found[1])
    return None


def written(link: Begun, target: str, title: str, after: str) -> str:
    """Return what takes the place of what was begun; `after` is what the line goes on with."""
    if link.kind == "wiki":
        words = BRACKETS.sub(r"\\\1", title)
        return f"[{words}]({target})"
    return target if after.startswith(")") else f"{target})"
