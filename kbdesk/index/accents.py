"""Words with accents as further terms of the index, so that those come first which have just the accents asked for.

The index itself takes all letters as if they had none. Beside such words stands what accents they have: the bare word,
a sign, and the word with its accents as signs that the index keeps. The sign says whether the bare word stands in the
same text too.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from kbdesk.index.letters import WORD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.index.letters import Letters

MARKS = {mark: 0xE000 + mark for mark in range(0x300, 0x370)}
"""Combining marks as signs of the private use area, which FTS5 takes for letters and leaves as they are."""
BARE = dict.fromkeys(range(0x300, 0x370))
ONLY, ALSO = "\ue000", "\ue001"
"""Between the bare word and its accents: it stands only with accents in this text; it also stands bare."""


def told_accents(letters: Letters) -> str:
    """Return the terms that tell of a text's words with accents; the text is in the composed form."""
    words = dict.fromkeys(word for piece in letters.accented() for word in WORD.findall(piece))
    apart = [_taken_apart(word) for word in words if not word.isascii()]
    told = [(bare, full) for bare, full in apart if bare != full]
    also = letters.standing({bare for bare, _ in told}) if told else ()
    return " ".join(f"{bare}{ALSO if bare in also else ONLY}{full}" for bare, full in told)


def _taken_apart(word: str) -> tuple[str, str]:
    parts = unicodedata.normalize("NFD", word)
    return parts.translate(BARE), parts.translate(MARKS)


def exact_forms(term: str) -> Iterator[tuple[str, bool]]:
    """Yield, of a term's words, what of the further terms concerns them, as FTS5 takes it.

    With True: one of these must stand there, for the very accents. With False: where this stands, the word has other
    accents than asked for: none.
    """
    lower = unicodedata.normalize("NFC", term).lower()
    for word in WORD.findall(lower):
        bare, full = _taken_apart(word)
        if bare != full:
            yield f'("{bare}{ONLY}{full}" OR "{bare}{ALSO}{full}")', True
        elif bare.isascii() and not bare.isdigit():
            yield f'"{bare}{ONLY}" *', False
