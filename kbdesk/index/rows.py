"""What the index writes of a page, ready for its tables but for the keys: values that another process can make."""

from __future__ import annotations

import json
from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from kbdesk.index.terms import searchable
from kbdesk.pages.catalogue import entry
from kbdesk.pages.describe import describe
from kbdesk.pages.resolve import exact, name_keys

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.pages.describe import PageFacts
    from kbdesk.pages.layouts import KitLayout

CATALOGUE = ("index.md", "log.md")
"""Files that can be linked to and are no pages: their own links tell nothing about the pages."""

_json = json.JSONEncoder(ensure_ascii=False).encode

Row = tuple[object, ...]
Line = tuple[int, bytes, str, str, str, str, str]
"""A line of index.md: what it sorts by, and its parts; see `kbdesk.pages.catalogue.Entry`."""


class PageRows(NamedTuple):
    """The rows of one page, each without the keys of page and link; `listed` is its line of index.md, if it has one."""

    path: str
    id: str
    title: str
    page: Row
    text: str
    headings: str
    searched: tuple[str, str, str, str]
    names: tuple[tuple[str, str, str], ...]
    links: tuple[Row, ...]
    listed: Line | None


def rows_of(layout: KitLayout, path: str, data: bytes | None, trouble: str = "") -> PageRows | None:
    """Return what the index writes of a file; None where it is gone or no page. `trouble` is why it cannot be read."""
    facts = describe(layout, path, data) if data is not None and path not in CATALOGUE else None
    if facts is None:
        return None
    listed = entry(layout.types, facts)
    headings = "\n".join(heading.text for heading in facts.headings if heading.text != facts.title)
    return PageRows(
        facts.path,
        facts.id,
        facts.title,
        _page(layout, facts, trouble),
        facts.text,
        headings,
        searched(facts.title, facts.aliases, headings, facts.text),
        name_keys(facts.path, facts.title, facts.aliases),
        tuple(_links(layout, facts)),
        (*listed.place, listed.start, listed.path, listed.id, listed.end) if listed else None,
    )


def searched(title: str, aliases: Sequence[str], headings: str, text: str) -> tuple[str, str, str, str]:
    """Return what the search's tables are given of a page; they are told it again when it is taken out.

    It is the title, the other names, the headings, and the whole text with these names.
    """
    names = "\n".join(aliases)
    title_above = "" if text.startswith(f"# {title}\n") else f"{title}\n"
    whole = f"{title_above}{names}\n{text}" if title_above or names else text
    return searchable(title), searchable(names), searchable(headings), searchable(whole)


def _page(layout: KitLayout, facts: PageFacts, trouble: str) -> Row:
    return (
        facts.path,
        facts.id,
        facts.type,
        facts.slug,
        facts.title,
        facts.description,
        facts.status,
        facts.declared,
        layout.special(facts.path) is not None,
        facts.updated,
        _json(facts.fields),
        _json(facts.aliases),
        facts.sort_key,
        trouble or facts.trouble,
    )


def _links(layout: KitLayout, facts: PageFacts) -> Iterator[Row]:
    """Yield the links; one whose place is not certain yet says that it is meant for none."""
    starts = [heading.line for heading in facts.headings]
    sections = ("", *(heading.text for heading in facts.headings))
    for number, link in enumerate(facts.links):
        found = exact(layout, facts.path, link.destination, link.wiki)
        answer = (False, "", None, None, "") if found is None else (True, "", *found)
        section = sections[bisect_right(starts, link.line)]
        yield (number, link.destination, link.wiki, link.text, link.line, section, *answer, False, "")
