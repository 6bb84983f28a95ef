"""Links as agents write them, ids, and as files hold them, relative paths: from one to the other.

Only the bytes of a destination are touched, and only where it has to read otherwise.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING
from urllib.parse import quote

from kbdesk.pages import other_forms
from kbdesk.pages.layouts import SPECIAL, joined, relative
from kbdesk.pages.links import ADDRESS, FoundLink, find, find_written
from kbdesk.pages.resolve import decoded
from kbdesk.pages.showing import Part, Showing
from kbdesk.pages.ways.links import Linking, To, is_in_table

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from kbdesk.pages.inline import Span
    from kbdesk.pages.other_forms import Coming
    from kbdesk.pages.shelf import Shelf

_UNSAFE = re.compile(r"[\x00-\x20\x7f<>()\\#?`|\"]|%(?=[0-9A-Fa-f]{2})|&(?=#?\w+;)|:(?=[^/]*/)|:(?=[^/]*$)")
_UNSAFE_IN_ANGLES = re.compile(r"[\x00-\x1f\x7f<>\\#?`|]|%(?=[0-9A-Fa-f]{2})|&(?=#?\w+;)")


@dataclass(frozen=True, slots=True)
class Relinked:
    """A text for the disk. `missing` are ids of declared types that no page has, `unresolved` other dead links.

    `unclear` are links that several pages can be meant by, each with their ids.
    """

    text: str
    missing: tuple[str, ...] = ()
    unresolved: tuple[str, ...] = ()
    unclear: tuple[tuple[str, tuple[str, ...]], ...] = ()


def destination(path: str, in_angles: bool = False) -> str:
    """Return a path or id as it can stand in a link."""
    unsafe = _UNSAFE_IN_ANGLES if in_angles else _UNSAFE
    return unsafe.sub(lambda match: quote(match[0], safe=""), path)


def from_disk(shelf: Shelf, path: str, body: str) -> str:
    """Return the body of the file at `path` as agents read it: relative links to pages of declared types as ids."""
    return showing(shelf, path, body).text


def showing(shelf: Shelf, path: str, body: str) -> Showing:
    """Return the body of the file at `path` as agents read it, with what stands on the disk for each part."""
    changes: dict[Span, str] = {}
    for link in find(body):
        before, sign, anchor = link.written.partition("#")
        if link.wiki or not before.endswith(".md") or before.startswith("/"):
            continue
        found = shelf.resolve(path, link.destination, wiki=False)
        exact = any(joined(path, form) == found.path for form in decoded(link.target))
        if found.id and found.path and exact and _is_declared(shelf, found.id):
            changes[link.start, link.end] = destination(found.id, _in_angles(body, link)) + sign + anchor
    return Showing.of(body, changes)


def to_disk(
    shelf: Shelf,
    path: str,
    text: str | Showing,
    coming: Mapping[str, Coming] | None = None,
    *,
    translating: bool = False,
    lines: Collection[int] | None = None,
) -> Relinked:
    """Return a text that an agent wrote for the file at `path` with its ids as relative paths.

    Of a text that was edited in places (Showing), all other places are the bytes they were. `coming` are pages made
    in the same call, by id. `translating` also understands links in other forms (see `other_forms`); those that
    lead nowhere are then missing like ids. `lines` (from 1) are those whose links are written; None: all.
    """
    edited = Showing((Part(text, None),)) if isinstance(text, str) else text
    links = _Relinking(shelf, path, edited, coming or {}, translating)
    for link in find_written(edited.text):
        if lines is None or link.line in lines or _target_line(edited.text, link) in lines:
            links.take(link)
    found = edited.on_disk(links.changes)
    return Relinked(found, tuple(links.missing), tuple(links.unresolved), tuple(links.unclear.items()))


def _target_line(text: str, link: FoundLink) -> int:
    """Return the line that a link's destination stands on: of a reference another than its own."""
    return text.count("\n", 0, link.start) + 1 if link.kind == "reference" else link.line


class _Relinking:
    """What becomes of the links of one text."""

    def __init__(self, shelf: Shelf, path: str, told: Showing, coming: Mapping[str, Coming], translating: bool) -> None:
        self._shelf = shelf
        self._path = path
        self._text = told.text
        self._standing = told.standing
        self._coming = coming
        self._translating = translating
        self.changes: dict[Span, str] = {}
        self.missing: dict[str, None] = {}
        self.unresolved: dict[str, None] = {}
        self.unclear: dict[str, tuple[str, ...]] = {}

    def take(self, link: FoundLink) -> None:
        """Write a link for the disk, or note that it leads nowhere."""
        target, page_id = _target(self._shelf, self._path, link, self._coming)
        if self._translating and link.kind != "embed":
            self._take_any_form(link, target, page_id)
        elif target is None:
            self._note(link, page_id)
        elif not link.wiki and (not link.target.endswith(".md") or self._is_bare(link)):
            self._write(link, target)

    def _take_any_form(self, link: FoundLink, target: str | None, page_id: str) -> None:
        if link.wiki or target is None:
            meant = other_forms.pages_meant(self._shelf, self._path, link, self._coming)
            if target is None and not link.wiki and self._take_file(link):
                return
            if len(meant) > 1:
                self.unclear[_shown(link)] = tuple(self._id_at(each) for each in meant)
                return
            target = meant[0] if meant else None
        if target is None:
            self._note(link, page_id)
        elif link.wiki:
            span, written = other_forms.as_written_here(self._shelf, self._path, link, target, self._coming)
            self.changes[span] = written
        elif (
            not link.target.endswith(".md")
            or self._is_bare(link)
            or other_forms.counts_elsewhere(self._path, link, target)
        ):
            self._write(link, target)

    def _take_file(self, link: FoundLink) -> bool:
        """Write a link to a file that is no page for the disk; False where there is none."""
        place = other_forms.file_meant(self._shelf, self._path, link)
        if place is None:
            return False
        written = relative(self._shelf.layout.in_project(self._path), place)
        if written not in decoded(link.target):
            self._put(link, written)
        return True

    def _id_at(self, path: str) -> str:
        new = (page for page, each in self._coming.items() if each.path == path)
        return self._shelf.id_at(path) or next(new, path)

    def _note(self, link: FoundLink, page_id: str) -> None:
        is_id = _is_declared(self._shelf, page_id) or page_id == _asked_for(self._shelf, link)
        if page_id and is_id and not link.wiki:
            self.missing[page_id] = None
        elif self._is_bare(link):
            return
        elif self._translating and other_forms.is_for_a_page(self._shelf, link):
            self.missing[_shown(link)] = None
        elif page_id or self._translating:
            self.unresolved[link.written] = None

    def _is_bare(self, link: FoundLink) -> bool:
        return not link.wiki and " " in link.written and not _in_angles(self._text, link)

    def _write(self, link: FoundLink, target: str) -> None:
        if not self._shelf.layout.follows_ways:
            self._put(link, relative(self._path, target))
            return
        is_plain = link.kind == "inline" and not any(sign in link.text for sign in "![]")
        words = self._text[slice(*link.words)]
        to = To(target, words, link.anchor, is_in_table(self._text, link.outer[0]))
        written = self._linking.written(to) if is_plain else None
        if written is not None:
            self.changes[link.outer] = written
            return
        place = self._linking.place(target)
        if self._linking.way_to(target).is_angled and " " in place and not _in_angles(self._text, link):
            anchor = f"#{link.anchor}" if link.anchor else ""
            self.changes[link.start, link.end] = f"<{destination(place, in_angles=True)}{anchor}>"
            return
        self._put(link, place)

    @cached_property
    def _linking(self) -> Linking:
        """How this wiki writes links; looked for where one is to be written."""
        coming = {each.path: page for page, each in self._coming.items()}
        return Linking(self._shelf, self._path, self._standing, coming)

    def _put(self, link: FoundLink, place: str) -> None:
        _, sign, anchor = link.written.partition("#")
        anchor = anchor.replace(" ", "%20") if self._is_bare(link) else anchor
        self.changes[link.start, link.end] = destination(place, _in_angles(self._text, link)) + sign + anchor


def _target(shelf: Shelf, path: str, link: FoundLink, coming: Mapping[str, Coming]) -> tuple[str | None, str]:
    """Return the path of the page a link leads to, or None and what it asks for ("" for no link to a page).

    A path without .md that merely happens to lead to a file is left as it is written.
    """
    if link.destination.startswith(ADDRESS):
        return _addressed(shelf, link, coming)
    known = _coming(path, link, coming) or _by_id(shelf, link)
    if known is not None:
        return known
    found = shelf.resolve(path, link.destination, link.wiki)
    if found.path is None:
        return None, found.wanted or _asked_for(shelf, link)
    if not link.wiki and not link.target.endswith(".md") and found.id not in decoded(link.target):
        return None, ""
    return found.path, found.id or ""


def _coming(path: str, link: FoundLink, coming: Mapping[str, Coming]) -> tuple[str, str] | None:
    """Return path and id of the page made in the same call that a link leads to; None for another."""
    for form in (link.target,) if link.wiki else decoded(link.target):
        if form in coming:
            return coming[form].path, form
        coming_path = joined(path, form) if form.endswith(".md") else None
        if coming_path and any(each.path == coming_path for each in coming.values()):
            return coming_path, form
    return None


def _by_id(shelf: Shelf, link: FoundLink) -> tuple[str, str] | None:
    """Return path and id of the page whose id a link in a wiki of other ways is, whatever path it could be besides."""
    if not shelf.layout.follows_ways or link.wiki or link.target.endswith(".md"):
        return None
    located = ((shelf.locate(form), form) for form in decoded(link.target))
    return next(((path, form) for path, form in located if path is not None), None)


def _asked_for(shelf: Shelf, link: FoundLink) -> str:
    """Return the id that a link asks for where no page has it, of a folder that holds pages; "" for none.

    Only in a wiki with ways of its own: elsewhere the declared types say what is an id.
    """
    if not shelf.layout.follows_ways or link.wiki or "/" not in link.target:
        return ""
    wanted = decoded(link.target)[0]
    folder, _, name = wanted.rpartition("/")
    is_id = "." not in name and any(folder == each for each, _, _ in shelf.folders())
    return wanted if is_id and not shelf.stands(wanted) else ""


def _addressed(shelf: Shelf, link: FoundLink, coming: Mapping[str, Coming]) -> tuple[str | None, str]:
    """Return the path of the page that a link by our own address leads to, or None and its id."""
    page_id = decoded(link.target)[0].removeprefix(ADDRESS).removeprefix("page/")
    special = next((path for path, name in SPECIAL.items() if name == page_id and shelf.id_at(path)), None)
    return (coming[page_id].path if page_id in coming else special or shelf.locate(page_id)), page_id


def _shown(link: FoundLink) -> str:
    return f"[[{link.written}]]" if link.wiki else link.written


def _is_declared(shelf: Shelf, page_id: str) -> bool:
    kind, _, slug = page_id.partition("/")
    return bool(slug) and "/" not in slug and shelf.layout.type_named(kind) is not None


def _in_angles(text: str, link: FoundLink) -> bool:
    return not link.wiki and text[link.start - 1 : link.start] == "<"
