"""Links that follow a text which was carried from one page into another."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import unquote

from kbdesk.errors import Conflict, NotFound, Refused, Unreadable
from kbdesk.pages import anchors, dating, notices
from kbdesk.pages.carrying import Route, carried
from kbdesk.pages.edits import OVERVIEW
from kbdesk.pages.saving import Standing
from kbdesk.plan import Put, hash_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from kbdesk.pages.anchors import Placed
    from kbdesk.pages.carrying import Spot
    from kbdesk.pages.shelf import Shelf
    from kbdesk.pages.text import PageText


@dataclass(frozen=True, slots=True)
class Moved:
    """Where the headings of the page at `path` are now: by their anchors before. `top` is where the page itself is."""

    path: str
    before: tuple[Placed, ...]
    spots: Mapping[str, Spot]
    top: Spot | None = None

    def follow(self, spot: Spot) -> Spot:
        """Return where what led to a spot leads from now on."""
        path, written = spot
        if path != self.path:
            return spot
        anchor = anchors.find(self.before, unquote(written)) if written else None
        to = self.spots.get(anchor) if anchor else None
        if to is None:
            return self.top or spot
        return (to[0], written) if to[1] == anchor else to


@dataclass
class Followed:
    """The pages whose links follow, each with what becomes of its file; those that cannot are told as warnings."""

    pages: list[str] = field(default_factory=list)
    puts: list[Put] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)


def follow_all(shelf: Shelf, pages: Iterable[str], moved: Moved, coming: Mapping[str, str] | None = None) -> Followed:
    """Plan for the links of pages (or the overview) to follow; pages without one stay as they are."""
    found = Followed()
    for page in dict.fromkeys(pages):
        try:
            standing = Standing.of(shelf, page)
            after = with_links_followed(shelf, standing, moved, coming or {})
            if after != standing.data:
                found.puts.append(Put(shelf.layout.in_project(standing.path), standing.data, after))
                found.pages.append(standing.page)
        except (NotFound, Refused, Unreadable) as error:
            found.warnings.append(f"{page}: left as it is. {error.what}")
    return found


def with_links_followed(shelf: Shelf, standing: Standing, moved: Moved, coming: Mapping[str, str]) -> bytes | None:
    """Return a page's file with its links following; the notice that the store keeps above it stays."""
    body = standing.parts.body
    start = below_notice(body)
    route = Route(shelf, standing.path, standing.path, moved.follow, coming)
    rest = carried(route, body, [(start, len(body))])[0]
    if rest == body[start:]:
        return standing.data
    return dated(shelf, standing.path, standing.parts.with_edited_body(body[:start] + rest)).encode()


def dated(shelf: Shelf, path: str, page: PageText) -> PageText:
    """Return a page that was changed with today as its day; one without a header gets none for it."""
    if path == OVERVIEW or not page.has_header:
        return page
    return dating.dated(shelf, page)


def below_notice(body: str) -> int:
    """Return where a body goes on below the notice that the store keeps."""
    return len(body) - len(notices.parted(body)[1])


def expect(standing: Standing, base: str) -> None:
    """Raise Conflict where a page is no more as it was when the hash of its file was `base`."""
    now = "" if standing.data is None else hash_of(standing.data)
    if base and now != base:
        raise Conflict("This page has changed since it was read.", standing.page, None, standing.data)


def same_order(before: Sequence[Placed], after: Sequence[Placed], path: str) -> dict[str, Spot]:
    """Return where headings are now that stand in the same order in another text, that of the page at `path`."""
    return {old.anchor: (path, new.anchor) for old, new in zip(before, after, strict=False)}
