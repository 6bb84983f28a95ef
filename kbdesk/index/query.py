"""What somebody types to search: words, "phrases", type:, status:, links:, field:value, and - before what must not be.

A colon makes a condition of words that touch it on both sides: `status:retired`, `author:"Lord Kelvin"`. Several types
or statuses mean any of them; all other conditions must hold together.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

PART = re.compile(r'(-?)(?:([^\W\d][\w-]*):(?=[^\s/:]))?(?:"([^"]+)"|(\S+))')
"""A part of a query: minus, the name before the colon, then a phrase or a word. Addresses and times are words."""
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
    """Read what was typed; signs alone are left out, and nothing is an error."""
    terms: list[str] = []
    without: list[str] = []
    conditions: list[Condition] = []
    for minus, name, phrase, word in PART.findall(text):
        value = phrase or word
        if name:
            conditions.append(Condition(name.casefold(), value.strip('"'), bool(minus)))
        elif LETTERS.search(value):
            (without if minus else terms).append(value)
    return Query(tuple(terms), tuple(without), tuple(conditions))
