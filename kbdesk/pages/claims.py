"""What a page says that wants a source, and at which of its lines the sources for it may be named."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.pages.footnotes import marks
from kbdesk.pages.links import is_external
from kbdesk.pages.paragraphs import paragraphs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.pages.inline import Span
    from kbdesk.pages.paragraphs import Paragraph
    from kbdesk.pages.text import PageText

_LISTING = re.compile(
    r"(?:\d+[.)]\s*)?(?:sources?|references?|bibliograph|citations?|works cited|evidence|fuentes?|referencias?"
    r"|bibliograf|quellen|literatur|r[ée]f[ée]rences|fonti|riferimenti|来源|來源|参考|參考|出典|文献|文獻)",
    re.IGNORECASE,
)
"""How the heading of a section begins that lists what the whole page rests on."""
_FOOTNOTE = re.compile(r" {0,3}\[\^([^\[\]\s^]+)\]:")


@dataclass(frozen=True, slots=True)
class Claim:
    """A paragraph that says something. Lines count in the file from 1, both ends of a span are of it.

    `spans` are the lines whose links are meant for it: its own, and those of its footnotes. `section` is the part
    under its heading. `web` are the addresses on the web that it names.
    """

    paragraph: Paragraph
    spans: tuple[Span, ...]
    section: Span
    web: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PageClaims:
    """A page's claims, and its sections that list what the whole page rests on."""

    claims: tuple[Claim, ...]
    listing: tuple[Span, ...] = ()


def claims_of(page: PageText) -> PageClaims:
    """Return what a page says that wants a source."""
    found = paragraphs(page)
    sections = _sections(found)
    notes = _notes(found)
    claims = []
    for one in found:
        if one.is_claim:
            noted = [notes[label] for label in sorted(marks(one.text)) if label in notes]
            spans = ((one.first, one.last), *((note.first, note.last) for note in noted))
            claims.append(Claim(one, spans, sections[one.section], _web([one, *noted])))
    listing = dict.fromkeys(sections[one.section] for one in found if _LISTING.match(one.heading))
    return PageClaims(tuple(claims), tuple(listing))


def _sections(found: Sequence[Paragraph]) -> dict[int, Span]:
    spans: dict[int, Span] = {}
    for one in found:
        first, last = spans.get(one.section, (one.first, one.first))
        spans[one.section] = (first, last if one.kind == "footnote" else one.last)
    return spans


def _notes(found: Sequence[Paragraph]) -> dict[str, Paragraph]:
    notes: dict[str, Paragraph] = {}
    for one in found:
        label = _FOOTNOTE.match(one.text) if one.kind == "footnote" else None
        if label:
            notes.setdefault(label[1], one)
    return notes


def _web(places: Sequence[Paragraph]) -> tuple[str, ...]:
    links = (link for place in places for link in place.links)
    addresses = (link.destination for link in links if not link.wiki and is_external(link.destination))
    return tuple(dict.fromkeys(one for one in addresses if one.startswith(("http://", "https://"))))
