"""Looking for words without regard to case, accents and how many spaces part them."""

from __future__ import annotations

import re
import unicodedata

_SPACE = re.compile(r"\s+")
_WORD = re.compile(r"[^\W_]+")


def folded(text: str) -> str:
    """Return a text as it is compared."""
    plain = text.casefold()
    if not plain.isascii():
        apart = unicodedata.normalize("NFKD", plain)
        plain = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return _SPACE.sub(" ", plain)


def wanted(text: str) -> str:
    """Return the words that are looked for as they are compared, "" for none."""
    return folded(text).strip()


def words_of(text: str) -> list[str]:
    """Return the different words of a text as they are compared."""
    return list(dict.fromkeys(_WORD.findall(folded(text))))


def begins_with(word: str) -> re.Pattern[str]:
    """Return a pattern for a compared word in compared text: the search finds words by how they begin.

    Of writing without spaces, anywhere.
    """
    return re.compile((r"(?<![^\W_])" if word.isascii() else "") + re.escape(word))
