"""A page as one of another type: made anew in that type's folder, with its text; the page it was is superseded by it.

No page's file is ever moved or renamed: an id that somebody has noted goes on leading to what stood there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.pages import anchors, standing
from kbdesk.pages.carrying import Route, carried
from kbdesk.pages.dating import dated, stamp_of
from kbdesk.pages.describe import status_of
from kbdesk.pages.edits import page_title
from kbdesk.pages.following import Moved, below_notice, expect, follow_all, same_order
from kbdesk.pages.ids import find_curated
from kbdesk.pages.places import place_of
from kbdesk.pages.saving import Standing
from kbdesk.pages.text import trimmed
from kbdesk.pages.uniting import NOT_IN_FORCE
from kbdesk.plan import Plan, Put

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.pages.shelf import Shelf
    from kbdesk.pages.text import PageText


@dataclass(frozen=True, slots=True)
class Retyping:
    """Which page is to be one of which type, and its slug there; `base` is the hash of the file it was decided on."""

    page: str
    type: str
    slug: str
    base: str = ""


def retype(shelf: Shelf, wanted: Retyping, linking: Sequence[str] = ()) -> Plan:
    """Plan a page's text as a page of another type; `linking` are the pages whose links follow it there.

    The plan's first page is the new one, the second the one that is superseded by it; its text stays in its own file
    too. Raises NotFound, Conflict, and Refused where the page is not in force or the other cannot be made.
    """
    find_curated(shelf, wanted.page)
    if shelf.layout.follows_ways:
        what = "In this wiki no page is made anew as one of another type: links by name would not tell the two apart."
        raise Refused(what, wanted.page, "Move its file with the program that you write the wiki with.")
    old = Standing.of(shelf, wanted.page)
    expect(old, wanted.base)
    status = status_of(old.parts.fields())
    if status in NOT_IN_FORCE:
        raise Refused("This page is not in force, so none is made of it.", old.page, "Restore it first.")
    page_id, to = place_of(shelf, wanted.type, wanted.slug)
    headings, coming = anchors.placed(old.parts.body), {page_id: to}
    moved = Moved(old.path, headings, same_order(headings, headings, to), (to, ""))
    made = _made(shelf, old, wanted.type, Route(shelf, old.path, to, moved.follow, coming))
    title = page_title(old.parts, old.path)
    superseded = standing.marked_superseded(shelf, (old.page, old.path), to, title)
    others = follow_all(shelf, (page for page in linking if page != old.page), moved, coming)
    return Plan(
        "retype",
        page_id,
        (Put(shelf.layout.in_project(to), None, made.encode()), superseded, *others.puts),
        pages=(page_id, old.page, *others.pages),
        warnings=tuple(others.warnings),
    )


def _made(shelf: Shelf, old: Standing, kind: str, route: Route) -> PageText:
    """Return the page with the header of the old one, but for what says its type and when it was read."""
    body = old.parts.body
    text = carried(route, body, [(below_notice(body), len(body))])[0]
    ingested = stamp_of(shelf.now()) if kind == "summary" else None
    fields: dict[str, str | None] = {"type": kind, "title": page_title(old.parts, old.path), "ingested": ingested}
    page = dated(shelf, old.parts.with_fields(fields))
    return page.with_body(trimmed(text))
