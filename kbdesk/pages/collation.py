"""The order of titles: Unicode collation, the same on every machine."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pyuca

if TYPE_CHECKING:
    from collections.abc import Iterable

SIGNS = "\t\n\v\f\r _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz"
"""The ASCII signs that weigh anything, in their order; a capital stands where its small letter does."""
WEIGHTS = bytes.fromhex(
    "0201 0202 0203 0204 0205 0209 020b 020d 0222 0234 0239 0260 0266 0277 0305 030c 0317 0318 "
    "0319 031a 031b 031c 038e 038f 0394 0395 0396 0398 0399 0482 0485 0616 061a 061b 061c 061e "
    "0620 1c12 1c3d 1c3e 1c3f 1c40 1c41 1c42 1c43 1c44 1c45 1c46 1c47 1c60 1c7a 1c8f 1caa 1ce5 "
    "1cf4 1d18 1d32 1d4c 1d65 1d77 1daa 1db9 1ddd 1e0c 1e21 1e33 1e71 1e95 1eb5 1ee3 1ef5 1eff "
    "1f0b 1f21 "
)
"""Their weights in the root collation, two bytes each: all of it takes a third of a second to load."""
SECOND, SMALL, CAPITAL = b"\0\x20", 2, 8
"""The weights of the other two levels."""


@cache
def _collator() -> pyuca.Collator:
    return pyuca.Collator()


@cache
def _ascii_tables() -> tuple[bytes, bytes, bytes, bytes]:
    """Return the first and the second byte of each ASCII sign's weight, its form, and the signs that weigh nothing.

    No two of them are weighed together.
    """
    high, low, form = bytearray(256), bytearray(256), bytearray(256)
    for at, sign in enumerate(SIGNS):
        for code, third in ((ord(sign), SMALL), (ord(sign.upper()), CAPITAL if sign.isalpha() else SMALL)):
            high[code], low[code] = WEIGHTS[2 * at : 2 * at + 2]
            form[code] = third
    return bytes(high), bytes(low), bytes(form), bytes(code for code in range(128) if not form[code])


def _paired(first: bytes, second: bytes) -> bytearray:
    pairs = bytearray(2 * len(first))
    pairs[::2], pairs[1::2] = first, second
    return pairs


def _packed(weights: Iterable[int]) -> bytes:
    return b"".join(weight.to_bytes(2, "big") for weight in weights)


def sort_key(title: str) -> bytes:
    """Return bytes that sort as the title does among titles."""
    if title.isascii():
        high, low, form, weightless = _ascii_tables()
        codes = title.encode().translate(None, weightless)
        first, third = (
            _paired(codes.translate(high), codes.translate(low)),
            _paired(bytes(len(codes)), codes.translate(form)),
        )
        return b"\0\0".join((first, SECOND * len(codes), third, b""))
    return _packed(_collator().sort_key(title.encode("utf-8", "replace").decode()))
