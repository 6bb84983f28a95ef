"""Letters in the order of a name: where they are meant, and how well they fit. No Qt in here.

A letter is best where a word begins, or right after the one before it: `tdm` is meant for "Tide Model".
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


@lru_cache(maxsize=256)
def word_start(text: str) -> re.Pattern[str]:
    """Return what finds a text where a word begins."""
    return re.compile(r"(?<![^\W_])" + re.escape(text))


def in_order(letters: str) -> re.Pattern[str]:
    """Return what finds letters in this order within a line; linear, whatever the line holds."""
    first, *rest = list(letters)
    return re.compile(re.escape(first) + "".join(f"[^{re.escape(sign)}\n]*+{re.escape(sign)}" for sign in rest))


def places(name: str, letters: str) -> list[int] | None:
    """Return where letters are meant in a name, None where it does not hold them in this order."""
    return _places(name, letters, at_words=True) or _places(name, letters, at_words=False)


def _places(name: str, letters: str, *, at_words: bool) -> list[int] | None:
    found: list[int] = []
    at = 0
    for sign in letters:
        if not (found and name.startswith(sign, at)):
            start = word_start(sign).search(name, at) if at_words else None
            at = start.start() if start is not None else name.find(sign, at)
            if at < 0:
                return None
        found.append(at)
        at += 1
    return found


def leaps(name: str, found: Sequence[int]) -> int:
    """Return how many letters stand neither where a word begins nor right after the one before them."""
    return sum(
        not (number and at == found[number - 1] + 1) and bool(at) and name[at - 1].isalnum()
        for number, at in enumerate(found)
    )


def spans(found: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return places of single letters as runs."""
    runs: list[tuple[int, int]] = []
    for at in found:
        if runs and runs[-1][1] == at:
            runs[-1] = (runs[-1][0], at + 1)
        else:
            runs.append((at, at + 1))
    return tuple(runs)
