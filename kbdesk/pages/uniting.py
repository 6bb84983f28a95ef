"""Merging two pages: the text of one is put below the other's, links follow, and the one is superseded by the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.pages import anchors, footnotes, guards, standing
from kbdesk.pages.blocks import read_blocks
from kbdesk.pages.carrying import Route, carried
from kbdesk.pages.describe import status_of
from kbdesk.pages.edits import adapted, page_title
from kbdesk.pages.fixes import definition_line
from kbdesk.pages.following import Moved, below_notice, dated, expect, follow_all, same_order
from kbdesk.pages.ids import find_curated
from kbdesk.pages.levels import as_section
from kbdesk.pages.saving import Standing
from kbdesk.pages.text import PageText, trimmed
from kbdesk.plan import Plan, Put

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.pages.carrying import Follow
    from kbdesk.pages.inline import Span
    from kbdesk.pages.shelf import Shelf


NOT_IN_FORCE = {
    "superseded": "This page is superseded, so nothing is merged with it.",
    "retired": "This page is retired, so nothing is merged with it.",
}


@dataclass(frozen=True, slots=True)
class Union:
    """Which page takes in which other; with the hashes of the files that this was decided on, "" for whatever is."""

    page: str
    other: str
    base: str = ""
    other_base: str = ""


def unite(shelf: Shelf, wanted: Union, linking: Sequence[str] = ()) -> Plan:
    """Plan for a page to take in the text of another, as a section; `linking` are the pages that link to the other.

    The plan's first page is the one that takes in, the second the one that is superseded; its text stays in its own
    file too. Raises NotFound, Conflict, and Refused where one of them is not in force or they are the same page.
    """
    find_curated(shelf, wanted.page)
    find_curated(shelf, wanted.other)
    page, other = Standing.of(shelf, wanted.page), Standing.of(shelf, wanted.other)
    _refuse(page, other)
    expect(page, wanted.base)
    expect(other, wanted.other_base)
    superseded = standing.supersede(shelf, other.page, page.page)
    moved = _moved(page, other)
    after = _with_section(shelf, page, _section(shelf, page, other, moved.follow), moved.follow)
    others = follow_all(shelf, (each for each in linking if each not in (page.page, other.page)), moved)
    warnings = guards.text_warnings(shelf, page.page, page.path, page.parts, after)
    put = Put(shelf.layout.in_project(page.path), page.data, after.encode())
    return Plan(
        "merge",
        page.page,
        (put, *superseded.puts, *others.puts),
        pages=(page.page, other.page, *others.pages),
        warnings=(*superseded.warnings, *warnings, *others.warnings),
    )


def _refuse(page: Standing, other: Standing) -> None:
    if page.path == other.path:
        raise Refused("A page cannot be merged with itself.", page.page, "Name another page.")
    for each in (page, other):
        status = status_of(each.parts.fields())
        if status in NOT_IN_FORCE:
            raise Refused(NOT_IN_FORCE[status], each.page, "Restore it first.")
    if guards.open_fence(page.parts.body):
        what = "A code fence of this page is never closed; what comes below it would be read as code."
        raise Refused(what, page.page, "Close it first.")


def _moved(page: Standing, other: Standing) -> Moved:
    """Return where the headings of the other page are after it is merged; what led to the page leads to its section."""
    before = anchors.placed(other.parts.body)
    own = len(anchors.placed(page.parts.body))
    text = _plain(other.parts.body[below_notice(other.parts.body) :])
    merged = anchors.placed(f"{_plain(page.parts.body)}\n\n{as_section(trimmed(text), _title(other))}")[own:]
    spots = same_order(before, merged[len(merged) - len(before) :], page.path)
    return Moved(other.path, before, spots, (page.path, merged[0].anchor))


def _section(shelf: Shelf, page: Standing, other: Standing, follow: Follow) -> str:
    """Return the other page's text as it is to stand in the page."""
    body = other.parts.body
    route = Route(shelf, other.path, page.path, follow, {})
    text = trimmed("".join(carried(route, body, _without_clashes(page.parts.body, body))))
    text = footnotes.renamed(_plain(text), footnotes.texts(page.parts.body))
    return as_section(text, _title(other))


def _without_clashes(own: str, body: str) -> tuple[Span, ...]:
    """Return what of a body is carried: no definitions of links by names that the page gives to its own."""
    known = read_blocks(own).definitions if "]:" in own else {}
    spans, at = [], below_notice(body)
    for label, target in sorted(read_blocks(body).definitions.items() if known else (), key=lambda each: each[1]):
        line = definition_line(body, target) if label in known else None
        if line is not None and line[0] >= at:
            spans.append((at, line[0]))
            at = line[1]
    return (*spans, (at, len(body)))


def _with_section(shelf: Shelf, page: Standing, section: str, follow: Follow) -> PageText:
    body, newline = page.parts.body, page.parts.newline
    start = below_notice(body)
    rest = carried(Route(shelf, page.path, page.path, follow, {}), body, [(start, len(body))])[0]
    own = (body[:start] + rest).rstrip()
    joined = f"{own}{newline * 2 if own else ''}{adapted(section.rstrip(), newline)}{newline}"
    return dated(shelf, page.path, page.parts.with_edited_body(joined))


def _title(page: Standing) -> str:
    return page_title(page.parts, page.path)


def _plain(text: str) -> str:
    return text.replace("\r\n", "\n")
