"""The order of titles: Unicode collation, the same on every machine."""

from __future__ import annotations

from functools import cache

import pyuca


@cache
def _collator() -> pyuca.Collator:
    return pyuca.Collator()


def sort_key(title: str) -> bytes:
    """Return bytes that sort as the title does among titles."""
    weights = _collator().sort_key(title.encode("utf-8", "replace").decode())
    return b"".join(weight.to_bytes(2, "big") for weight in weights)
