"""The columns of the originals' table: what each says of an original, and by what it is sorted."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from kbdesk.desk.amounts import number
from kbdesk.desk.originals import words
from kbdesk.desk.signs import named
from kbdesk.project.sources.faults import fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.project.values import SourceRow


class Column(IntEnum):
    """The columns in their order. The settings keep their names: they stay."""

    PATH = 0
    STATUS = 1
    STATE = 2
    TYPE = 3
    SIZE = 4
    EXTENT = 5
    CHANGED = 6
    ADDED = 7
    ORIGIN = 8
    REPLACES = 9
    REPLACED_BY = 10
    SUMMARIES = 11
    TEXT = 12


RIGHT = (Column.SIZE, Column.EXTENT, Column.SUMMARIES)
AT_FIRST_HIDDEN = (Column.SUMMARIES, Column.TEXT)
"""Columns that are shown when the person chooses them."""
STATUSES = ("missing", "present", "retired")
STATES = ("orphaned", "changed_since", "not_ingested", "up_to_date", "")

SORTED_BY: dict[Column, Callable[[SourceRow], Any]] = {
    Column.STATUS: lambda row: (STATUSES.index(row.status), not fault_of(row), fault_of(row)),
    Column.STATE: lambda row: STATES.index(row.state),
    Column.TYPE: lambda row: row.type,
    Column.SIZE: lambda row: -1 if row.size is None else row.size,
    Column.EXTENT: lambda row: (row.unit, row.units or 0),
    Column.CHANGED: lambda row: row.changed_at,
    Column.ADDED: lambda row: row.added_at,
    Column.ORIGIN: words.origin,
    Column.REPLACES: words.replaces,
    Column.REPLACED_BY: words.replaced_by,
    Column.SUMMARIES: lambda row: len(row.summaries),
    Column.TEXT: words.reading,
}
"""What the rows of a column are sorted by; they stand in the order of their paths before."""

TEXTS: dict[Column, Callable[[SourceRow], str]] = {
    Column.PATH: lambda row: named(row.path),
    Column.STATUS: words.status,
    Column.STATE: words.state,
    Column.TYPE: lambda row: row.type.upper(),
    Column.SIZE: words.size,
    Column.EXTENT: words.extent,
    Column.CHANGED: lambda row: words.moment(row.changed_at),
    Column.ADDED: lambda row: words.moment(row.added_at),
    Column.ORIGIN: words.origin,
    Column.REPLACES: words.replaces,
    Column.REPLACED_BY: words.replaced_by,
    Column.SUMMARIES: lambda row: number(len(row.summaries)) if row.summaries else "",
    Column.TEXT: words.reading,
}


def headings() -> tuple[str, ...]:
    """Return the columns' headings in the person's language."""
    return (
        words.tr("Name"),
        words.tr("Status"),
        words.tr("State"),
        words.tr("Type"),
        words.tr("Size"),
        words.tr("Extent"),
        words.tr("Changed"),
        words.tr("Added"),
        words.tr("Origin"),
        words.tr("Replaces"),
        words.tr("Replaced by"),
        words.tr("Summaries"),
        words.tr("Text"),
    )
