"""Parts of a page on their way into another page's file: each link goes on leading where it led, or follows.

The same serves a page that stays where it is, for links that are to follow what was carried out of another.
"""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias
from urllib.parse import quote

from kbdesk.pages.fixes import Places, replaced
from kbdesk.pages.layouts import relative
from kbdesk.pages.links import ADDRESS, FoundLink, find_all, is_external
from kbdesk.pages.relink import destination
from kbdesk.pages.resolve import decoded

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from kbdesk.pages.inline import Span
    from kbdesk.pages.shelf import Shelf

Spot: TypeAlias = tuple[str, str]
"""The path of a page's file and an anchor in it, "" for the page's top."""
Follow: TypeAlias = "Callable[[Spot], Spot]"
"""Says where what led to a spot leads from now on."""


@dataclass(frozen=True, slots=True)
class Route:
    """From which page's file to which a text is carried; `follow` says where its links lead from now on."""

    shelf: Shelf
    path: str
    to: str
    follow: Follow
    coming: Mapping[str, str]
    """Pages made in the same plan: path by id."""


def carried(route: Route, body: str, spans: Sequence[Span]) -> tuple[str, ...]:
    """Return the parts of a body that go together into one file, with their links as they are to stand there.

    References whose definition stays behind are written out.
    """
    changes: dict[Span, str] = {}
    carrying = _Carrying(route, body)
    for link in find_all(body):
        has_target = _within((link.start, link.end), spans)
        if has_target or _within(link.outer, spans):
            changes |= carrying.change(link, is_whole=has_target)
    return tuple(_part(body, changes, span) for span in spans)


def _part(body: str, changes: Mapping[Span, str], span: Span) -> str:
    start, end = span
    inside = {(a - start, b - start): new for (a, b), new in changes.items() if start <= a and b <= end}
    return replaced(body[start:end], inside)


def _within(span: Span, spans: Sequence[Span]) -> bool:
    return any(start <= span[0] and span[1] <= end for start, end in spans)


class _Carrying:
    """What becomes of the links of one body."""

    def __init__(self, route: Route, body: str) -> None:
        self._route = route
        self._body = body
        self._places = Places(route.shelf, route.to, route.coming)

    def change(self, link: FoundLink, *, is_whole: bool) -> dict[Span, str]:
        """Return what changes of a link; one that is not whole leaves its definition behind."""
        spot = self._spot(link)
        if spot is None:
            written = self._file(link)
        elif link.wiki:
            return self._wiki(link, spot, self._route.follow(spot))
        else:
            written = self._written(link, spot, self._route.follow(spot))
        if not is_whole:
            return self._written_out(link, written)
        return {} if written == link.written else {(link.start, link.end): written}

    def _spot(self, link: FoundLink) -> Spot | None:
        """Return where a link leads, None for what leads to no page."""
        if not link.wiki and (is_external(link.destination) or link.destination.startswith(ADDRESS)):
            return None
        if link.destination.startswith("#"):
            return self._route.path, link.anchor
        found = self._route.shelf.resolve(self._route.path, link.destination, link.wiki)
        return None if found.path is None else (found.path, link.anchor)

    def _is_kept(self, link: FoundLink, spot: Spot, to: Spot) -> bool:
        """Whether a link, as it is written, leads to where it is to lead."""
        if spot != to or link.destination.startswith("#"):
            return False
        found = self._route.shelf.resolve(self._route.to, link.destination, link.wiki)
        return found.path == to[0] and (self._route.path == self._route.to or not found.ambiguous)

    def _written(self, link: FoundLink, spot: Spot, to: Spot) -> str:
        anchor = self._anchor(link, spot, to)
        comes_home = to[0] == self._route.to and bool(anchor)
        if self._is_kept(link, spot, to) and not (comes_home and self._route.path != self._route.to):
            return link.written
        if comes_home:
            return anchor
        return destination(relative(self._route.to, to[0]), self._in_angles(link)) + anchor

    def _wiki(self, link: FoundLink, spot: Spot, to: Spot) -> dict[Span, str]:
        if self._is_kept(link, spot, to):
            return {}
        has_words = link.words != (link.start, link.end)
        text = self._body[slice(*link.words)] if has_words else link.target.strip() or link.anchor
        if to[0] == self._route.to and link.kind != "embed":
            return {link.outer: f"[{text}](#{quote(to[1])})" if to[1] else text}
        anchor = f"#{link.anchor if to[1] == spot[1] else to[1]}" if to[1] else ""
        name = f"{self._places.wiki_name(to[0])}{anchor}"
        if link.kind == "embed" or has_words or text.casefold() == name.casefold():
            return {(link.start, link.end): name}
        line = self._body[self._body.rfind("\n", 0, link.start) + 1 : link.start]
        bar = "\\|" if line.lstrip().startswith("|") else "|"
        return {(link.start, link.end): f"{name}{bar}{text}"}

    def _anchor(self, link: FoundLink, spot: Spot, to: Spot) -> str:
        """Return what follows the path of a link's destination: as it was written, where it is the same."""
        if to[1] == spot[1]:
            _, sign, anchor = link.written.partition("#")
            return sign + anchor
        return f"#{quote(to[1])}" if to[1] else ""

    def _file(self, link: FoundLink) -> str:
        """Return the destination of a link to no page: a path to a file counts from the new place."""
        if link.wiki or not link.target or is_external(link.destination) or self._is_id(link):
            return link.written
        layout = self._route.shelf.layout
        here, there = layout.in_project(self._route.path), layout.in_project(self._route.to)
        if link.target.startswith("/") or posixpath.dirname(here) == posixpath.dirname(there):
            return link.written
        place = posixpath.normpath(posixpath.join(posixpath.dirname(here), decoded(link.target)[0]))
        if place.startswith("../"):
            return link.written
        _, sign, anchor = link.written.partition("#")
        return destination(relative(there, place), self._in_angles(link)) + sign + anchor

    def _is_id(self, link: FoundLink) -> bool:
        kind, _, slug = decoded(link.target)[0].partition("/")
        return bool(slug) and "/" not in slug and self._route.shelf.layout.type_named(kind) is not None

    def _written_out(self, link: FoundLink, written: str) -> dict[Span, str]:
        sign = "!" if self._body[link.outer[0]] == "!" else ""
        return {link.outer: f"{sign}[{self._body[slice(*link.words)]}]({written})"}

    def _in_angles(self, link: FoundLink) -> bool:
        return not link.wiki and self._body[link.start - 1 : link.start] == "<"
