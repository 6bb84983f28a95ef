"""The words in which two short texts differ. No Qt in here."""

from __future__ import annotations

import re
from difflib import SequenceMatcher
from itertools import accumulate

WORDS = re.compile(r"\w+|\s+|[^\w\s]")
MOST = 2_000
"""Words above which nothing is compared word by word."""

Spans = tuple[tuple[int, int], ...]


def differing_spans(one: str, other: str) -> tuple[Spans, Spans]:
    """Return the stretches of each text that the other does not have, counted as Qt counts (UTF-16)."""
    left, right = WORDS.findall(one), WORDS.findall(other)
    if max(len(left), len(right)) > MOST:
        return (), ()
    ends = [[0, *accumulate(_units(word) for word in words)] for words in (left, right)]
    found: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
    for kind, first, last, other_first, other_last in SequenceMatcher(None, left, right, autojunk=False).get_opcodes():
        if kind != "equal":
            found[0].append((ends[0][first], ends[0][last]))
            found[1].append((ends[1][other_first], ends[1][other_last]))
    return tuple(span for span in found[0] if span[0] < span[1]), tuple(span for span in found[1] if span[0] < span[1])


def _units(word: str) -> int:
    return len(word) + sum(1 for sign in word if ord(sign) > 0xFFFF)
