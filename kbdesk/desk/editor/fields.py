"""What the fields of a header are for their editors: a line, a list, a date, a longer text. No Qt in here."""

from __future__ import annotations

import json
import re
from typing import Literal

from kbdesk.pages import raw_header

Kind = Literal["line", "list", "date", "long", "pages"]

KEPT = (*raw_header.KEPT, "updated")
"""Fields that the store keeps by itself: nobody writes them by hand."""
USUAL = {
    "summary": ("file", "url"),
    "concept": ("aliases",),
    "entity": ("kind", "aliases"),
    "synthesis": ("question",),
    "preference": ("since",),
}
"""The fields that pages of a type usually have."""
LISTS = frozenset(("aliases", "tags", "related", "sources", "keywords", "authors"))
DATES = frozenset(("since", "created", "date", "published", "accessed", "due"))

NAME = re.compile(r"[A-Za-z0-9_-]*[A-Za-z0-9_][A-Za-z0-9_-]*", re.ASCII)
DAY = re.compile(r"\d{4}-\d\d-\d\d")
_ITEM = re.compile(
    r"\s*(?:(\"(?:[^\"\\]|\\.)*\")|'((?:[^']|'')*)'|((?:\[\[[^\[\]]*\]\]|[^,\[\]{}\"'#&*!|>%@`])"
    r"(?:\[\[[^\[\]]*\]\]|[^,\[\]{}])*?))\s*(?:,|\Z)"
)
_NEEDS_QUOTES = re.compile(r"[,\[\]{}\"#\n\\]|:\s|:$|^\s|\s$|^$|^['&*!|>%@`?-]")


def kind_of(name: str, value: str) -> Kind:
    """Return which editor suits a field."""
    if "\n" in value:
        return "long"
    if DAY.fullmatch(value):
        return "date"
    if items_of(value) is not None and (value.startswith("[") or name in LISTS):
        return "list"
    return "line"


def items_of(value: str) -> tuple[str, ...] | None:
    """Return the items of a list as a header has it, `[a, b]` or `a, b`; None for what is no plain list."""
    inner = value.strip()
    bracketed = inner.startswith("[") and inner.endswith("]") and not inner.startswith("[[")
    if bracketed:
        inner = inner[1:-1]
    elif inner.startswith(("[", "{")):
        return None
    items: list[str] = []
    at = 0
    while at < len(inner):
        found = _ITEM.match(inner, at)
        if found is None:
            return items_of("") if not inner.strip() else None
        items.append(_item(found))
        at = found.end()
    return tuple(item for item in items if item)


def _item(found: re.Match[str]) -> str:
    if found[1] is not None:
        try:
            return str(json.loads(found[1]))
        except ValueError:
            return found[1]
    return found[2].replace("''", "'") if found[2] is not None else found[3].strip()


def value_of(items: tuple[str, ...], before: str) -> str:
    """Return a list as a header has it: in brackets, unless it stood without and nothing asks for them."""
    bare = bool(before) and not before.lstrip().startswith("[")
    if bare and not any(_NEEDS_QUOTES.search(item) for item in items):
        return ", ".join(items)
    return "[" + ", ".join(quoted(item) for item in items) + "]" if items else ""


def quoted(item: str) -> str:
    """Return an item as it can stand in a header's list."""
    return json.dumps(item, ensure_ascii=False) if _NEEDS_QUOTES.search(item) else item


def shown(items: tuple[str, ...]) -> str:
    """Return items as a line to write in, parted by commas."""
    return ", ".join(json.dumps(item, ensure_ascii=False) if "," in item or '"' in item else item for item in items)


def written(line: str) -> tuple[str, ...]:
    """Return the items of a line that somebody wrote, parted by commas (of any script)."""
    found = items_of(re.sub(r"\s*[，、،]\s*", ", ", line))
    if found is not None:
        return found
    return tuple(part.strip() for part in re.split(r"[,，、،]", line) if part.strip())
