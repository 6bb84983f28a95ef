"""The names of header fields that a wiki uses, and what their lists hold: what a writer is offered to write again."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

ALWAYS_LISTS = frozenset(("tags", "keywords", "related", "authors"))
NEVER_SHARED = frozenset(("title", "aliases", "description", "file", "url", "updated", "ingested", "superseded_by"))
"""Fields whose values are each page's own."""
LONGEST = 60
"""Signs of a value that is offered."""


@dataclass(frozen=True)
class FieldUse:
    """A field of the wiki's headers: how many pages have it, and what its lists hold, what most have first."""

    name: str
    pages: int
    is_list: bool = False
    values: tuple[str, ...] = ()


def vocabulary(headers: Iterable[tuple[tuple[str, str], ...]]) -> tuple[FieldUse, ...]:
    """Return the fields of all these headers, those that most have first; a field of lists with what they hold."""
    pages: Counter[str] = Counter()
    written: dict[str, Counter[str]] = {}
    for fields in headers:
        pages.update(name for name, _ in fields)
        for name, value in fields:
            if name not in NEVER_SHARED and value.strip():
                written.setdefault(name, Counter())[value.strip()] += 1
    return tuple(
        _use(name, count, written.get(name, Counter()))
        for name, count in sorted(pages.items(), key=lambda each: (-each[1], each[0]))
    )


def _use(name: str, pages: int, written: Counter[str]) -> FieldUse:
    is_list = name in ALWAYS_LISTS or any(value.startswith("[") and value.endswith("]") for value in written)
    values: Counter[str] = Counter()
    for value, count in written.items():
        for item in _items(value) if is_list else (value,):
            values[item] += count
    told = sorted(values.items(), key=lambda each: (-each[1], each[0].casefold()))
    return FieldUse(name, pages, is_list, tuple(value for value, _ in told if 0 < len(value) <= LONGEST))


def _items(value: str) -> list[str]:
    inner = value[1:-1] if value.startswith("[") and value.endswith("]") else value
    return [item.strip().strip("\"'") for item in inner.split(",")]
