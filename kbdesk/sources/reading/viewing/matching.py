"""Looking for words without regard to case, accents and how many spaces part them."""

from __future__ import annotations

import re
import unicodedata

_SPACE = re.compile(r"\s+")


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
