"""How much goes into one answer, and how what is longer goes on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Sequence

ANSWER_LIMIT = 60_000
"""Bytes of UTF-8 in one answer, some 15,000 tokens: clients cut longer ones off, and a model forgets their middle."""
LONGEST_TITLE = 300
LONGEST_VALUE = 10_000
"""Characters of a title, and of another field's value, that an agent may give and is shown."""
OUTLINE_LIMIT = 60
OUTLINE_ROOM = 4_000
"""Bytes of an answer for the headings of a text that is cut."""
ECHO_LIMIT = 120
"""Characters of what an agent sent that an answer says again."""
SENTENCE_LIMIT = 10_000
"""Characters of one sentence, however many names it says."""
NAMED_LIMIT = 20
"""Names in one line."""
_SAID = re.compile("(`)([^`]+)(`)|(“)([^”]+)(”)|()([^\\s`“”]+)()")
"""What stands between the signs that quote it, or a word."""


def size(text: str) -> int:
    """Return how much room a text takes in an answer: its bytes, which go with its tokens in any script."""
    return len(text) if text.isascii() else len(text.encode("utf-8", "replace"))


def short(said: str, longest: int = ECHO_LIMIT) -> str:
    """Return what somebody sent as it is said again: not more of it than tells which it was."""
    return said if len(said) <= longest else f"{said[:longest]}…"


def sentence(words: str, longest: int = SENTENCE_LIMIT) -> str:
    """Return a sentence that may say again what somebody sent: each name or quotation in it only so far."""

    def cut_short(said: re.Match[str]) -> str:
        begin, words, end = (part for part in said.groups() if part is not None)
        return f"{begin}{short(words)}{end}"

    return short(_SAID.sub(cut_short, words), longest)


def named(names: Sequence[str], most: int = NAMED_LIMIT, room: int = ANSWER_LIMIT, *, between: str = ", ") -> str:
    """Return names in one line, each as it is said again: as many as are wanted and have room, and how many more."""
    told: list[str] = []
    for name in map(short, names[:most]):
        room -= size(name) + 2
        if told and room < 0:
            break
        told.append(name)
    left = len(names) - len(told)
    return between.join(told) + (f" and {left:,} more" if left else "")


def cut(text: str, first: int = 1, outline: Sequence[str] = (), *, name: str = "from") -> str:
    """Return a text from a character on, as much as fits into an answer, and how to go on: with the parameter `name`.

    Characters count from 1. Raises NotFound for a place behind the text.
    """
    last = last_of(text, first)
    kept = text[first - 1 : last]
    if last == len(text):
        return kept
    parts = [kept, f"… (characters {first:,} to {last:,} of {len(text):,}; go on with {name}: {last + 1})"]
    if outline and first == 1:
        parts.append(f"Sections: {named(outline, OUTLINE_LIMIT, OUTLINE_ROOM, between='; ')}")
    return "\n".join(parts)


def last_of(text: str, first: int = 1) -> int:
    """Return the last character of the part of a text that fits into an answer, as `cut` cuts it. Raises as it does."""
    rest = text[first - 1 :]
    if first > 1 and not rest:
        raise NotFound(f"The text ends at character {len(text):,}.", None, "There is nothing to go on with.")
    kept = rest[: ANSWER_LIMIT if rest.isascii() else _fitting(rest)]
    line = kept.rfind("\n", len(kept) * 4 // 5) if len(kept) < len(rest) else -1
    return first - 1 + (line + 1 if line > 0 else len(kept))


def _fitting(text: str) -> int:
    """Return how many characters fit into an answer."""
    data = text.encode("utf-8", "replace")[:ANSWER_LIMIT]
    return len(data.decode("utf-8", "ignore"))


def line(words: str, longest: int) -> str:
    """Return words as they can stand in one line of a prompt."""
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())
    return plain if len(plain) <= longest else f"{plain[: longest - 1].rstrip()}…"
