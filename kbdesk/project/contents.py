"""The index as agents read it, a part of each section at a time: of a large wiki nobody reads all lines at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.pages import catalogue
from kbdesk.pages.relink import destination

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from kbdesk.index.index import Index
    from kbdesk.project.values import Section


@dataclass(frozen=True)
class IndexPart:
    """Lines of a section of the index, from one on, and how many it has; `type` as in a Section."""

    type: str
    title: str
    lines: tuple[str, ...]
    total: int


def parts(index: Index, others: Iterable[Section], first: int, size: int) -> Iterator[IndexPart]:
    """Return a part of each section that has lines: from a line on (counted from 1), some `size` characters or more.

    `others` are the sections that belong to no declared type.
    """
    for number, declared in enumerate(index.layout.types):
        if total := index.listing.count(number):
            yield IndexPart(declared.type, declared.section, index.listing.part(number, first, size), total)
    for section in others:
        if lines := lines_of(section):
            yield IndexPart(section.type, section.title, lines[first - 1 :], len(lines))


def lines_of(section: Section) -> tuple[str, ...]:
    """Return the lines of a folder that belongs to no declared type, as the index tells the others."""
    return tuple(
        f"- [{catalogue.link_text(row.title)}]({destination(row.id)})"
        f"{f' — {row.description}' if row.description else ''}{' (superseded)' if row.status == 'superseded' else ''}\n"
        for row in section.pages
        if row.status != "retired"
    )
