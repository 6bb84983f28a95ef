"""Callouts: quotes whose first line is `[!kind] Title`; with - or + after the brackets they fold. No Qt in here."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markdown_it.token import Token

HEAD = re.compile(r"\[!([\w-]+)(?:\|[^\]]*)?\]([+-]?)[ \t]*")
ROLES = {
    "note": "info", "info": "info", "abstract": "info", "summary": "info", "tldr": "info", "todo": "info",
    "question": "info", "faq": "info", "help": "info", "quote": "info", "cite": "info",
    "tip": "good", "hint": "good", "success": "good", "check": "good", "done": "good", "example": "good",
    "warning": "warn", "caution": "warn", "important": "warn", "attention": "warn",
    "danger": "danger", "error": "danger", "bug": "danger", "failure": "danger", "fail": "danger", "missing": "danger",
}  # fmt: skip


@dataclass(frozen=True)
class Callout:
    """The head of a callout: its kind, the role of its colours, how it folds, and the tokens of its title."""

    kind: str
    role: str
    fold: Literal["", "+", "-"]
    title: tuple[Token, ...]


def take_head(tokens: Sequence[Token], at: int) -> Callout | None:
    """Take the head of a callout off the quote that opens at a token; None where it is a quote like any other."""
    if at + 3 >= len(tokens) or tokens[at + 2].type != "inline":
        return None
    paragraph, inline, end = tokens[at + 1 : at + 4]
    words = inline.children or []
    match = HEAD.match(words[0].content) if words and words[0].type == "text" else None
    if match is None:
        return None
    words[0].content = words[0].content[match.end() :]
    line = next((number for number, word in enumerate(words) if word.type in ("softbreak", "hardbreak")), len(words))
    title = tuple(word for word in words[:line] if word.type != "text" or word.content.strip())
    inline.children = words[line + 1 :]
    if not inline.children:
        paragraph.hidden = end.hidden = True
    kind = match[1].lower()
    fold: Literal["", "+", "-"] = "-" if match[2] == "-" else "+" if match[2] == "+" else ""
    return Callout(kind, ROLES.get(kind, "info"), fold, title)
