"""Values in nested tables, by the path of keys that leads to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def table_at(value: Mapping[str, Any], keys: Sequence[str]) -> Mapping[str, Any]:
    """Return the table at a path; an empty one where there is none, or something else."""
    for key in keys:
        inner = value.get(key)
        value = inner if isinstance(inner, dict) else {}
    return value


def with_table(value: Mapping[str, Any], keys: Sequence[str], table: Mapping[str, Any]) -> dict[str, Any]:
    """Return the value with the table at a path."""
    first, *rest = keys
    return {**value, first: with_table(table_at(value, [first]), rest, table) if rest else dict(table)}
