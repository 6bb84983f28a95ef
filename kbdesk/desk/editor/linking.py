"""What of a link is being written at a place of a line, and what it becomes when a page is taken. No Qt in here."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

WIKI = re.compile(r"\[\[([^\[\]\n|#]{0,80})$")
WIKI_ANCHOR = re.compile(r"\[\[([^\[\]\n|#]{0,80})#([^\[\]\n|#]{0,80})$")
ADDRESS = re.compile(r"\]\(([^()\s#<>]{0,120})$")
ANCHOR = re.compile(r"\]\(([^()\s#<>]{0,120})#([^()\s#<>]{0,80})$")
BRACKETS = re.compile(r"([\[\]\\])")


@dataclass(frozen=True)
class Begun:
    """A link that is being written: `words` is what is sought, from `start` of the line to the place of writing.

    kind wiki: after `[[`; page: the address of a link; heading: what follows `#` in it, of the page `page` ("": the
    one that is written); wiki_heading: the same after `[[`.
    """

    kind: Literal["wiki", "page", "heading", "wiki_heading"]
    words: str
    start: int
    page: str = ""

    @property
    def is_heading(self) -> bool:
        """Whether a heading is sought."""
        return self.kind in ("heading", "wiki_heading")

    @property
    def href(self) -> str:
        """The page as the link names it, in the form that it is resolved in; "" for the page that is written."""
        return f"[[{self.page.strip()}]]" if self.kind == "wiki_heading" and self.page.strip() else self.page


def begun(line: str) -> Begun | None:
    """Return the link that a line, up to the place of writing, ends with."""
    if found := WIKI.search(line):
        return Begun("wiki", found[1], found.start())
    if found := WIKI_ANCHOR.search(line):
        return Begun("wiki_heading", found[2], found.start(), found[1])
    if found := ADDRESS.search(line):
        return Begun("page", found[1], found.start(1))
    if found := ANCHOR.search(line):
        return Begun("heading", found[2], found.start(2), found[1])
    return None


def written(link: Begun, target: str, title: str, after: str) -> tuple[str, int]:
    """Return what takes the place of what was begun, and how many signs after it go too.

    `target` is a page's id, or what follows `#`, with the page's id before it in a link after `[[`; `after` is what
    the line goes on with.
    """
    if link.kind in ("wiki", "wiki_heading"):
        words = BRACKETS.sub(r"\\\1", title)
        return f"[{words}]({target})", len("]]") if after.startswith("]]") else 0
    return target if after.startswith(")") else f"{target})", 0
