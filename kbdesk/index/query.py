"""What somebody types to search: words, "phrases", type:, status:, links:, field:value, and - before what must not be.

A colon makes a condition of words that touch it on both sides: `status:retired`, `author:"Lord Kelvin"`. Several types
or statuses mean any of them; all other conditions must hold together.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from kbdesk.errors import Refused

PART = re.compile(r'(-?)(?:([^\W\d][\w-]*):(?=[^\s/:]))?(?:"([^"]+)"|(\S+))')
"""A part of a query: minus, the name before the colon, then a phrase or a word. Addresses and times are words."""
LONGEST = 1000
"""Characters of a query."""
MOST_WORDS = 64
"""Different words and phrases in it, those that must not be there included; each takes its time in a large wiki."""
MOST_CONDITIONS = 20
LETTERS = re.compile(r"\w", re.UNICODE)


@dataclass(frozen=True)
class Condition:
    """What must hold of a page: `name` is type, status, links, or a header field; or must not hold."""

    name: str
    value: str
    is_not: bool = False

    def as_word(self) -> str:
        """Return what it says when its name turns out to be no field."""
        return f"{self.name}:{self.value}"


@dataclass(frozen=True)
class Query:
    """A query in parts: words and phrases to find, those that must not stand there, and conditions."""

    terms: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    conditions: tuple[Condition, ...] = ()


def parse(text: str) -> Query:
    """Read what was typed; signs alone are left out. Raises Refused for more than can be looked for at once."""
    if len(text) > LONGEST:
        what = f"The query has too many characters: {len(text):,}, at most {LONGEST:,}."
        raise Refused(what, None, "Look for the words that matter.")
    terms: dict[str, None] = {}
    without: dict[str, None] = {}
    conditions: list[Condition] = []
    for minus, name, phrase, word in PART.findall(text.replace("\0", " ")):
        value = phrase or word
        if name:
            conditions.append(Condition(name.casefold(), value.strip('"'), bool(minus)))
        elif LETTERS.search(value):
            (without if minus else terms)[value] = None
    if (words := len(terms) + len(without)) > MOST_WORDS:
        what = f"The query has too many words: {words:,}, at most {MOST_WORDS}."
        raise Refused(what, None, "Look for those that matter.")
    if len(conditions) > MOST_CONDITIONS:
        what = f"The query has too many conditions: {len(conditions):,}, at most {MOST_CONDITIONS}."
        raise Refused(what, None, "Leave some out.")
    return Query(tuple(terms), tuple(without), tuple(conditions))
