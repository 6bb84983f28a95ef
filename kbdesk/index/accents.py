"""Words with accents as further terms of the index, so that those come first which have just the accents asked for.

The index itself takes all letters as if they had none. Beside such words stands what accents they have: the bare word,
a sign, and the word with its accents as signs that the index keeps. The sign says whether the bare word stands in the
same text too.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ACCENTED = re.compile("[\u00c0-\u024f\u1e00-\u1eff]")
MARKS = {mark: 0xE000 + mark for mark in range(0x300, 0x370)}
"""Combining marks as signs of the private use area, which FTS5 takes for letters and leaves as they are."""
BARE = dict.fromkeys(range(0x300, 0x370))
ONLY, ALSO = "\ue000", "\ue001"
"""Between the bare word and its accents: it stands only with accents in this text; it also stands bare."""


def told_accents(text: str) -> str:
    """Return the terms that tell of a text's words with accents; the text is in the composed form."""
    words = _accented(text)
    if not words:
        return ""
    lower = text.lower()
    found = []
    for word in words:
        bare, full = _taken_apart(word)
        if bare != full:
            found.append(f"{bare}{ALSO if _stands(bare, lower) else ONLY}{full}")
    return " ".join(found)


def _accented(text: str) -> dict[str, None]:
    """Return the words that have an accented letter, in lower case, each once."""
    words: dict[str, None] = {}
    end = 0
    for match in ACCENTED.finditer(text):
        if match.start() < end:
            continue
        start, end = match.span()
        while start and text[start - 1].isalnum():
            start -= 1
        while end < len(text) and text[end].isalnum():
            end += 1
        words[text[start:end].lower()] = None
    return words


def _taken_apart(word: str) -> tuple[str, str]:
    parts = unicodedata.normalize("NFD", word)
    return parts.translate(BARE), parts.translate(MARKS)


def _stands(word: str, text: str) -> bool:
    """Whether a word stands in a text as a whole word."""
    at = text.find(word)
    while at >= 0:
        end = at + len(word)
        if not (at and text[at - 1].isalnum()) and not (end < len(text) and text[end].isalnum()):
            return True
        at = text.find(word, at + 1)
    return False


def exact_forms(term: str) -> Iterator[tuple[str, bool]]:
    """Yield, of a term's words, what of the further terms concerns them, as FTS5 takes it.

    With True: one of these must stand there, for the very accents. With False: where this stands, the word has other
    accents than asked for: none.
    """
    lower = unicodedata.normalize("NFC", term).lower()
    for word in re.findall(r"[^\W_]+", lower):
        bare, full = _taken_apart(word)
        if bare != full:
            yield f'("{bare}{ONLY}{full}" OR "{bare}{ALSO}{full}")', True
        elif bare.isascii() and not bare.isdigit():
            yield f'"{bare}{ONLY}" *', False
