"""Names that are nearly another's: a plural, other word order, a slip of one letter; as keys to look up in an index."""

from __future__ import annotations

import string
from itertools import permutations
from typing import TYPE_CHECKING

from kbdesk.pages.resolve import name_key

if TYPE_CHECKING:
    from collections.abc import Iterator

LEAST_WORD = 5
"""Letters of a word from which on another letter in it is taken for a slip: short words differ by one letter anyhow."""
LEAST_NAME = 6
"""The same for a name as a whole."""
LEAST_PLURAL = 3
MOST_ORDERED = 4
"""Words of a name up to which other orders of them are looked for."""
LONGEST = 80
"""Letters of a name up to which it is looked for."""


def near_keys(name: str) -> frozenset[str]:
    """Return the keys (see `kbdesk.pages.resolve.name_key`) of names that are nearly this one; not its own.

    Numbers make other names ("Week 12" and "Week 13"), and so does another beginning ("typical", "atypical").
    """
    key = name_key(name)
    words = key.split("-")
    if len(key) > LONGEST:
        return frozenset()
    slips = len(key) >= LEAST_NAME
    found = {
        "-".join((*words[:at], other, *words[at + 1 :]))
        for at, word in enumerate(words)
        for other in (*_numbers(word), *(_slips(word) if slips else ()))
    }
    if len(words) <= MOST_ORDERED and not any(word.isdigit() for word in words):
        found.update(map("-".join, permutations(words)))
    return frozenset(found - {key})


def _slips(word: str) -> Iterator[str]:
    """Yield what a word may be with one letter more, less or another, or two of them exchanged."""
    if not word.isalpha() or len(word) < LEAST_WORD:
        return
    letters = string.ascii_lowercase if word.isascii() else "".join(set(word))
    for at in range(1, len(word) + 1):
        start, rest = word[:at], word[at:]
        for letter in letters:
            yield start + letter + rest
            if rest:
                yield start + letter + rest[1:]
        if rest:
            yield start + rest[1:]
        if len(rest) > 1:
            yield start + rest[1] + rest[0] + rest[2:]


def _numbers(word: str) -> Iterator[str]:
    """Yield the plurals of a word, and what it may be the plural of, as English and Spanish make them."""
    if not word.isalpha() or len(word) < LEAST_PLURAL:
        return
    yield f"{word}s"
    yield f"{word}es"
    if word.endswith("y"):
        yield f"{word[:-1]}ies"
    if word.endswith("ies"):
        yield f"{word[:-3]}y"
    for ending in ("s", "es"):
        if word.endswith(ending) and len(word) - len(ending) >= LEAST_PLURAL:
            yield word.removesuffix(ending)
