"""What a line of tokens holds: its words, its raw tags and which of those are harmless. No Qt in here."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markdown_it.token import Token

SAFE_TAGS = ("b", "i", "em", "strong", "sub", "sup", "kbd", "mark", "u", "s", "del", "ins", "small")


LONG_RUN = re.compile(r"[^\s\u2e80-\uffff]{31,}")
BARE_ADDRESS = re.compile(r"(?<![\w/])https?://[^\s<>\"`|\u3000-\u303f\uff00-\uffef]{3,2000}")
"""An address that stands among words, as GitHub and others make a link of it."""
BREAK = "\u200b"
"""Shows nothing and lets a line break: long words must not make a page wider than its column."""


def breakable(text: str) -> str:
    """Return text whose long words may break, after a sign where there is one."""

    def broken(match: re.Match[str]) -> str:
        pieces = re.findall(r"[^/\-_.,;:=&?+]{0,29}[/\-_.,;:=&?+]?", match[0])
        return BREAK.join(piece for piece in pieces if piece)

    return LONG_RUN.sub(broken, text)


def without_breaks(text: str) -> str:
    """Return text as it was before `breakable`."""
    return text.replace(BREAK, "")


def with_addresses(text: str) -> list[tuple[str, bool]]:
    """Return text in parts, each with whether it is an address of the web; signs that end a sentence are none of it."""
    parts, at = [], 0
    for found in BARE_ADDRESS.finditer(text):
        address = found[0].rstrip(".,;:!?'\"*_~")
        if address.endswith(")") and address.count("(") < address.count(")"):
            address = address[:-1]
        parts += [(text[at : found.start()], False), (address, True)]
        at = found.start() + len(address)
    return [part for part in (*parts, (text[at:], False)) if part[0]]


def balanced_tags(children: Sequence[Token]) -> set[int]:
    """Return the numbers of the raw tags that are harmless: known, without attributes, opened and closed in place."""
    safe: set[int] = set()
    opened: list[tuple[str, int]] = []
    for number, child in enumerate(children):
        if child.type != "html_inline":
            continue
        match = re.fullmatch(r"<(/?)([a-z]+)\s*(/?)>", child.content.lower())
        if match is None:
            continue
        if match[2] == "br":
            safe.add(number)
        elif match[2] in SAFE_TAGS and not match[1]:
            opened.append((match[2], number))
        elif opened and opened[-1][0] == match[2]:
            safe.update((opened.pop()[1], number))
    return safe


def words_of(inline: Token) -> str:
    """Return the words of a line, without its markup."""
    return "".join(
        child.content if child.type in ("text", "code_inline", "math_inline") else " " if "break" in child.type else ""
        for child in inline.children or []
    ).strip()


def first_html(inline: Token) -> str:
    """Return the raw HTML that a line begins with, "" when it begins otherwise."""
    children = inline.children or []
    return children[0].content if children and children[0].type == "html_inline" else ""
