"""What a door may ask about a page among the others: the lines that link to it, that name it, and its kin."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import StorageFailed, Unreadable
from kbdesk.pages.links import find_all
from kbdesk.pages.mentions import first_mention, line_around, pattern_of
from kbdesk.pages.text import PageText
from kbdesk.project.vocabulary import FieldUse, vocabulary

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.index.index import Index
    from kbdesk.pages.inline import Span
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job, Link, PageNames

MOST_MENTIONS = 30
"""Mentions that are told; whoever links these is told the next."""
MOST_LOOKED_AT = 300
"""Pages with a name's words that are looked at for a mention."""
LEAST_SHARED = 2
MOST_SHARING = 12


@dataclass(frozen=True)
class Quoted:
    """A page with the line in which it links to another or names it; `match` is the place in the line."""

    page: str
    title: str
    status: str
    text: str
    match: Span


@dataclass(frozen=True)
class Sharing:
    """A page that is linked, one way or the other, with `count` of the pages that another is linked with."""

    page: str
    title: str
    status: str
    count: int


class Relating(ABC):
    """Reading changes nothing."""

    _index: Index
    _shelf: ProjectShelf

    @abstractmethod
    def names(self) -> tuple[PageNames, ...]:
        """Return what every page is called."""

    def quoted(self, links: Iterable[Link], job: Job | None = None) -> tuple[Quoted, ...]:
        """Return links with the lines they stand in, of each page its first; those that are gone are left out."""
        found: dict[str, Quoted] = {}
        for link in links:
            if link.source in found:
                continue
            if job:
                job(len(found), 0)
            quote = self._quote(link)
            if quote is not None:
                found[link.source] = quote
        return tuple(found.values())

    def _quote(self, link: Link) -> Quoted | None:
        path = "overview.md" if link.source == "overview" else self._shelf.locate(link.source)
        lines = self._text(path).split("\n") if path else []
        if not 0 < link.line <= len(lines):
            return None
        line = lines[link.line - 1]
        for one in find_all(line):
            if one.destination == link.written:
                text, match = line_around(line, one.outer, one.text)
                return Quoted(link.source, link.title, link.status, text, match)
        at = line.find(link.text)
        text, match = line_around(line, (at, at + len(link.text)) if at >= 0 else (0, 0))
        return Quoted(link.source, link.title, link.status, text, match)

    def _text(self, path: str) -> str:
        """Return a page's text, "" while it cannot be read."""
        try:
            return (self._shelf.read(path) or b"").decode("utf-8", "replace")
        except (StorageFailed, Unreadable):
            return ""

    def mentions(self, page: str, job: Job | None = None) -> tuple[Quoted, ...]:
        """Return pages that name a page in their running text and do not link to it, with the lines."""
        own = next((one for one in self.names() if one.id == page), None)
        names = (own.title, *own.aliases) if own is not None else ()
        pattern = pattern_of(names)
        if pattern is None:
            return ()
        found: list[Quoted] = []
        for path, plain in self._index.neighbours.may_name(page, names, MOST_LOOKED_AT):
            if job:
                job(len(found), 0)
            quote = self._mention(path, names) if pattern.search(plain) else None
            if quote is not None:
                found.append(quote)
            if len(found) == MOST_MENTIONS:
                break
        return tuple(found)

    def _mention(self, path: str, names: Iterable[str]) -> Quoted | None:
        row = self._index.pages.by_path(path)
        try:
            body = PageText.parse(self._shelf.read(path) or b"", path).body
        except (StorageFailed, Unreadable):
            return None
        place = first_mention(body, find_all(body), names)
        if row is None or place is None:
            return None
        text, match = line_around(body, place)
        return Quoted(row.id, row.title, row.status, text, match)

    def fields_used(self) -> tuple[FieldUse, ...]:
        """Return the header fields that the wiki's pages have, those that most have first, with what is in them."""
        return vocabulary(self._index.pages.headers())

    def sharing(self, page: str) -> tuple[Sharing, ...]:
        """Return the pages that share most links with a page."""
        return tuple(Sharing(*row) for row in self._index.neighbours.sharing(page, LEAST_SHARED, MOST_SHARING))
