"""The order of titles: Unicode collation, the same on every machine."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pyuca

if TYPE_CHECKING:
    from collections.abc import Iterable

LEVELS = 4


@cache
def _collator() -> pyuca.Collator:
    return pyuca.Collator()


@cache
def _ascii_weights() -> tuple[tuple[bytes, ...], ...]:
    """Return the weights of every ASCII sign, a table for each level; no two of them are weighed together."""
    elements = [_collator().collation_elements(chr(code)) for code in range(128)]
    return tuple(
        tuple(
            _packed(element[level] for element in each if len(element) > level and element[level]) for each in elements
        )
        for level in range(LEVELS)
    )


def _packed(weights: Iterable[int]) -> bytes:
    return b"".join(weight.to_bytes(2, "big") for weight in weights)


def sort_key(title: str) -> bytes:
    """Return bytes that sort as the title does among titles."""
    if title.isascii():
        codes = title.encode()
        return b"\0\0".join(b"".join([table[code] for code in codes]) for table in _ascii_weights())
    return _packed(_collator().sort_key(title.encode("utf-8", "replace").decode()))
