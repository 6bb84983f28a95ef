"""What kinds of letters a text holds, found out in a few passes over its bytes that cost next to nothing.

Most texts have neither camelCase words nor accents nor CJK signs; to look for these by patterns takes longer than all
else that is done with a text.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

WORD = re.compile(r"[^\W_]+")
FEW = 8
"""Words up to which each is looked for by itself."""

_SPACE, _SMALL, _CAPITAL, _OTHER, _ACCENTED, _COMPOSED = b" aAmLC"
_RANGES = (
    (0x80, 0x100, _OTHER),
    (0xC3, 0xCA, _ACCENTED),  # U+00C0 to U+024F
    (0xCC, 0xCE, _COMPOSED),  # accents by themselves
    (0xE1, 0xE3, _COMPOSED),  # Hangul's parts, rarer accented letters, signs for units
    (0xE3, 0xF5, _COMPOSED),  # CJK
    (ord("0"), ord("9") + 1, _SMALL),
    (ord("a"), ord("z") + 1, _SMALL),
    (ord("A"), ord("Z") + 1, _CAPITAL),
)


def _table() -> bytes:
    kinds = bytearray([_SPACE]) * 256
    for start, end, kind in _RANGES:
        kinds[start:end] = bytes([kind]) * (end - start)
    return bytes(kinds)


_TABLE = _table()


class Letters:
    """The bytes of a text, and of what kind each is."""

    __slots__ = ("data", "kinds")

    def __init__(self, text: str) -> None:
        self.data = text.encode("utf-8", "replace")
        self.kinds = self.data.translate(_TABLE)

    @property
    def may_be_composed(self) -> bool:
        """Whether there may be CJK signs, or letters that the composed form writes otherwise."""
        return b"C" in self.kinds

    @property
    def may_have_humps(self) -> bool:
        """Whether there may be camelCase words."""
        return b"aA" in self.kinds or b"AAaa" in self.kinds

    @property
    def may_have_accents(self) -> bool:
        """Whether there may be letters with accents."""
        return b"L" in self.kinds or b"C" in self.kinds

    def accented(self) -> list[str]:
        """Return the stretches without blanks and signs in which accented letters may stand, in lower case."""
        found = []
        at = self.kinds.find(b"L")
        while at >= 0:
            end = self.kinds.find(b" ", at)
            end = len(self.data) if end < 0 else end
            found.append(self.data[self.kinds.rfind(b" ", 0, at) + 1 : end].decode().lower())
            at = self.kinds.find(b"L", end)
        return found

    def standing(self, words: Collection[str]) -> set[str]:
        """Return those of these words, written without capitals, that stand in the text as whole words."""
        if len(words) > FEW:
            return set(words).intersection(WORD.findall(self.data.decode().lower()))
        text = self.data.lower()
        return {word for word in words if self._stands(word.encode(), text)}

    def _stands(self, word: bytes, text: bytes) -> bool:
        at = text.find(word)
        while at >= 0:
            end = at + len(word)
            if self.kinds[at - 1 : at] in (b"", b" ") and self.kinds[end : end + 1] in (b"", b" "):
                return True
            at = text.find(word, end)
        return False
