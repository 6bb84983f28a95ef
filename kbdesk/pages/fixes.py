"""What mends a page's links: led elsewhere, or taken away with their words kept; and a link to another page put in."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.pages import notices
from kbdesk.pages.anchors import slug
from kbdesk.pages.catalogue import link_text
from kbdesk.pages.dating import dated
from kbdesk.pages.edits import OVERVIEW, bytes_of
from kbdesk.pages.ids import find_page
from kbdesk.pages.layouts import joined, relative
from kbdesk.pages.links import FoundLink, find, find_all
from kbdesk.pages.listing import Listed, with_listed
from kbdesk.pages.mentions import first_mention
from kbdesk.pages.relink import destination
from kbdesk.pages.text import PageText
from kbdesk.plan import Put

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from kbdesk.pages.inline import Span
    from kbdesk.pages.shelf import Shelf

    Names = tuple[str, ...]

_DEFINITION_START = re.compile(r"(?:[ ]{0,3}>?)*[ ]{0,3}\[[^\[\]\n]+\]:[ \t]*<?")


@dataclass
class Mending:
    """What is to be mended in one page.

    `leading` says where links lead from now on: by what they ask for (`Resolution.wanted`) or the page they lead to,
    the id of another, or None to keep only their words. `linking` are pages that this one is to link to, each with
    the names by which it may stand in the text already. `headings` says by a link's destination to which heading of its
    page it leads, "" to the beginning; of links with the destinations `bared` only the words stay.
    """

    leading: dict[str, str | None] = field(default_factory=dict)
    linking: list[tuple[str, Names]] = field(default_factory=list)
    headings: dict[str, str] = field(default_factory=dict)
    bared: set[str] = field(default_factory=set)


def mended(shelf: Shelf, page: str, wanted: Mending, coming: Mapping[str, str] | None = None) -> Put:
    """Plan mending one page, or "overview"; the put's path is relative to the knowledge folder.

    `coming` are pages made in the same plan: path by id. Raises NotFound, Unreadable, and Refused where there is no
    such link.
    """
    page_id, path = _placed(shelf, page)
    before = bytes_of(shelf, path, page_id)
    old = PageText.parse(before, page_id)
    places = Places(shelf, path, coming or {})
    body = old.body
    if wanted.leading or wanted.headings or wanted.bared:
        body = _led(places, _pointed(body, wanted), wanted.leading)
        if body == old.body and not _asks(places, body, wanted.leading):
            raise Refused("There is no such link in this page any more.", page_id, "Check again.")
    if wanted.linking:
        body = _with_links(places, body, wanted.linking)
    new = old.with_edited_body(body)
    if path != OVERVIEW and new != old:
        new = dated(shelf, new)
    return Put(path, before, new.encode())


def unlinked(shelf: Shelf, path: str, data: bytes, pages: Iterable[str]) -> bytes:
    """Return a page's file, that at `path`, with only the words left of its links to some pages.

    One that such a page superseded stands again. Raises Unreadable.
    """
    old = PageText.parse(data, path)
    leading = dict.fromkeys(pages)
    by, fields = joined(path, old.fields().get("superseded_by", "")), old.fields()
    start = old
    if by and fields.get("status") == "superseded" and shelf.id_at(by) in leading:
        active = old.with_fields({"status": None, "superseded_by": None})
        start = active.with_body(notices.parted(old.body)[1])
    new = start.with_edited_body(_led(Places(shelf, path, {}), start.body, leading))
    if path != OVERVIEW and new != old:
        new = dated(shelf, new)
    return new.encode()


def _placed(shelf: Shelf, page: str) -> tuple[str, str]:
    return ("overview", OVERVIEW) if page == "overview" else find_page(shelf, page)


class Places:
    """Where pages stand, seen from one page's file."""

    def __init__(self, shelf: Shelf, path: str, coming: Mapping[str, str]) -> None:
        self.shelf = shelf
        self.path = path
        self._coming = coming

    def of(self, page: str) -> str:
        """Return the path of a page's file. Raises NotFound."""
        return self._coming.get(page) or _placed(self.shelf, page)[1]

    def asked_by(self, link: FoundLink) -> str:
        """Return the page that a link leads to, or what it asks for."""
        found = self.shelf.resolve(self.path, link.destination, link.wiki)
        return found.id or found.wanted

    def leads_to(self, link: FoundLink) -> str | None:
        """Return the path of the file that a link leads to."""
        return self.shelf.resolve(self.path, link.destination, link.wiki).path

    def wiki_name(self, path: str) -> str:
        """Return how the page at a path is called in double brackets: by its file's name where that is enough."""
        plain = path.removesuffix(".md")
        name = plain.rpartition("/")[2]
        found = self.shelf.resolve(self.path, name, wiki=True)
        is_its_own = found.path == path and not found.ambiguous
        return name if is_its_own or (path in self._coming.values() and found.path is None) else plain


# Links that are there


def _asks(places: Places, body: str, leading: Mapping[str, str | None]) -> bool:
    """Tell whether a page has such links; what they ask for may be made in the same plan, at the very place."""
    return any(places.asked_by(link) in leading for link in find(body)) if leading else False


def _led(places: Places, body: str, leading: Mapping[str, str | None]) -> str:
    """Return the body with links led elsewhere; the notice that the store keeps above it stays as it is."""
    kept = len(body) - len(notices.parted(body)[1])
    changes: dict[Span, str] = {}
    for link in find(body):
        asked = places.asked_by(link)
        if link.outer[0] < kept or asked not in leading:
            continue
        page = leading[asked]
        if page is None:
            changes |= dict.fromkeys(_without(body, link), "")
        else:
            changes |= _toward(places, body, link, page)
    return replaced(body, changes)


def _pointed(body: str, wanted: Mending) -> str:
    """Return the body with other headings behind some links, and of others only the words."""
    changes: dict[Span, str] = {}
    for link in find(body) if wanted.headings or wanted.bared else ():
        if link.destination in wanted.bared:
            changes |= dict.fromkeys(_without(body, link), "")
        elif link.destination in wanted.headings:
            heading = wanted.headings[link.destination]
            anchor = heading if link.wiki else destination(slug(heading))
            place = link.written.partition("#")[0]
            changes[(link.start, link.end)] = f"{place}#{anchor}" if anchor else place
    return replaced(body, changes)


def _without(body: str, link: FoundLink) -> Iterable[Span]:
    """Return what to cut so that only a link's words stay."""
    if link.kind in ("definition", "reference"):
        line = definition_line(body, (link.start, link.end))
        if line is not None:
            yield line
    if link.kind != "definition":
        yield link.outer[0], link.words[0]
        yield link.words[1], link.outer[1]


def definition_line(body: str, target: Span) -> Span | None:
    """Return the line on which a definition with its target there stands; None where it takes several."""
    start = body.rfind("\n", 0, target[0]) + 1
    end = body.find("\n", target[1]) + 1 or len(body)
    return (start, end) if _DEFINITION_START.fullmatch(body, start, target[0]) else None


def _toward(places: Places, body: str, link: FoundLink, page: str) -> dict[Span, str]:
    """Return how a link is written so that it leads to a page; a heading is kept only of a page that was not there."""
    path = places.of(page)
    if link.wiki:
        return {(link.start, link.end): _wiki_written(places, body, link, path)}
    is_lost = places.shelf.resolve(places.path, link.destination, wiki=False).path is None
    _, sign, anchor = link.written.partition("#")
    in_angles = body[link.start - 1 : link.start] == "<"
    place = destination(relative(places.path, path), in_angles)
    return {(link.start, link.end): place + (sign + anchor if is_lost else "")}


def _wiki_written(places: Places, body: str, link: FoundLink, path: str) -> str:
    name = places.wiki_name(path)
    if link.kind == "embed" or link.words != (link.start, link.end):
        return name
    words = link.target.strip()
    if words.casefold() == name.casefold():
        return words
    line = body[body.rfind("\n", 0, link.start) + 1 : link.start]
    bar = "\\|" if line.lstrip().startswith("|") else "|"
    return f"{name}{bar}{words}"


def replaced(body: str, changes: Mapping[Span, str]) -> str:
    """Return a body with other text at these spans; one that overlaps with an earlier one is left."""
    parts, at = [], 0
    for (start, end), text in sorted(changes.items()):
        if start >= at:
            parts += [body[at:start], text]
            at = end
    return "".join([*parts, body[at:]])


# Links that are put in


def _with_links(places: Places, body: str, linking: Sequence[tuple[str, Names]]) -> str:
    """Return the body with links to pages: around their names where these stand in the text, else in lists.

    A page that is linked already is left out.
    """
    links = find_all(body)
    linked = {places.leads_to(link) for link in find(body)}
    by_name = places.shelf.links_by_name()
    changes: dict[Span, str] = {}
    listed: list[Listed] = []
    for page, names in linking:
        path = places.of(page)
        if path in linked:
            continue
        linked.add(path)
        span = first_mention(body, links, names)
        if span is None or any(first < span[1] and span[0] < last for first, last in changes):
            link = written(places, path, names[0] if names else page, by_name=by_name)
            listed.append(Listed(link, page.partition("/")[0], _section_of(places, page)))
        else:
            changes[span] = written(places, path, body[slice(*span)], by_name=by_name)
    changed = replaced(body, changes)
    if not listed:
        return changed
    types = {link.outer[0]: places.asked_by(link).partition("/")[0] for link in find(changed)}
    return with_listed(changed, listed, types)


def _section_of(places: Places, page: str) -> str:
    """Return the section in which the overview lists a page where it lists none of its type; other pages have none."""
    kind = page.partition("/")[0]
    types = places.shelf.layout.types if places.path == OVERVIEW else ()
    return next((each.section for each in types if each.type == kind), "")


def written(places: Places, path: str, words: str, *, by_name: bool) -> str:
    """Return a link to the page at a path, with words; `by_name` in double brackets."""
    if by_name:
        name = places.wiki_name(path)
        plain = words.replace("|", "").replace("[", "(").replace("]", ")")
        return f"[[{name}]]" if plain.casefold() == name.casefold() else f"[[{name}|{plain}]]"
    return f"[{link_text(words)}]({destination(relative(places.path, path))})"
