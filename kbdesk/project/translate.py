"""Turns what the rooms know into the frozen values that the doors see."""

from __future__ import annotations

from sys import intern
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.pages.types import BUILT_IN
from kbdesk.project.values import Extract, Link, LogEntry, PageRow, PageType, SourceRow

if TYPE_CHECKING:
    from kbdesk.index.originals import OriginalFacts
    from kbdesk.index.queries import IndexedLink, IndexedPage
    from kbdesk.pages.layouts import KitLayout
    from kbdesk.pages.log import LogEntry as ReadEntry
    from kbdesk.pages.types import PageType as DeclaredType
    from kbdesk.project.sources.pairing import Paired
    from kbdesk.sources.extract import Text
    from kbdesk.sources.source import Source


def page_row(page: IndexedPage, layout: KitLayout) -> PageRow:
    """Return a page of the index as a row; words that most pages have are kept in memory once."""
    return PageRow(
        id=page.id,
        type=intern(page.type),
        slug=page.slug,
        title=page.title,
        description=page.description,
        status=intern(page.status),
        path=layout.in_project(page.path),
        declared=page.declared,
        links=page.links,
        backlinks=page.backlinks,
        updated=intern(page.updated),
        trouble=page.trouble,
    )


def link(found: IndexedLink) -> Link:
    """Return a link of the index as the doors see it."""
    return Link(
        source=found.source,
        target=found.target,
        written=found.destination,
        text=found.text,
        anchor=found.anchor,
        line=found.line,
        title=found.title,
        status=found.status,
        ambiguous=found.ambiguous,
    )


def page_type(declared: DeclaredType) -> PageType:
    """Return a page type as the doors see it."""
    return PageType(
        declared.type,
        declared.folder,
        declared.section,
        declared.description,
        declared.template,
        tuple(declared.index_fields),
        declared in BUILT_IN,
    )


def log_entry(entry: ReadEntry) -> LogEntry:
    """Return an entry of the log as the doors see it."""
    return LogEntry(entry.date, entry.operation, entry.what, tuple(entry.pages))


def extract(source: str, text: Text) -> Extract:
    """Return the text of an original as the doors see it."""
    return Extract(source, text.text, text.unit, text.first, text.last, text.total, text.truncated)


ReadText: TypeAlias = tuple[Literal["", "read", "unsupported", "unreadable"], str]
"""What became of an original's text, and why there is none."""
NO_TEXT: ReadText = ("", "")


def source_row(source: Source, facts: OriginalFacts | None, paired: Paired, text: ReadText = NO_TEXT) -> SourceRow:
    """Return an original with what is known of its bytes, what the pages say of it and what became of its text."""
    return SourceRow(
        path=source.path,
        status=source.status,
        type=source.type,
        size=source.size,
        unit=(facts.unit or "") if facts else "",
        units=facts.units if facts else None,
        changed_at=source.changed_at,
        added_at=source.added_at,
        origin=source.origin.kind,
        origin_from=source.origin.place,
        replaces=source.replaces,
        derived_from=source.derived_from,
        retired_at=source.retired_at,
        why=source.why,
        reason=source.reason,
        replaced_by=source.replaced_by,
        moved_to=source.moved_to,
        summaries=paired.summaries,
        trouble=source.trouble or (facts.trouble if facts else ""),
        state=paired.state,
        behind=paired.behind,
        newer=paired.newer,
        text=text[0],
        text_trouble=text[1],
        is_gone=source.is_gone,
    )
