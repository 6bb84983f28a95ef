"""Links as agents write them, ids, and as files hold them, relative paths: from one to the other.

Only the bytes of a destination are touched, and only where it has to read otherwise.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import quote

from kbdesk.pages.layouts import joined, relative
from kbdesk.pages.links import FoundLink, find, find_written
from kbdesk.pages.resolve import decoded
from kbdesk.pages.showing import Part, Showing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.pages.inline import Span
    from kbdesk.pages.shelf import Shelf

_UNSAFE = re.compile(r"[\x00-\x20\x7f<>()\\#?`|\"]|%(?=[0-9A-Fa-f]{2})|&(?=#?\w+;)|:(?=[^/]*/)|:(?=[^/]*$)")
_UNSAFE_IN_ANGLES = re.compile(r"[\x00-\x1f\x7f<>\\#?`|]|%(?=[0-9A-Fa-f]{2})|&(?=#?\w+;)")


@dataclass(frozen=True, slots=True)
class Relinked:
    """A text for the disk. `missing` are ids of declared types that no page has, `unresolved` other dead links."""

    text: str
    missing: tuple[str, ...] = ()
    unresolved: tuple[str, ...] = ()


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


def to_disk(shelf: Shelf, path: str, text: str | Showing, coming: Mapping[str, str] | None = None) -> Relinked:
    """Return a text that an agent wrote for the file at `path` with its ids as relative paths.

    Of a text that was edited in places (Showing), all other places are the bytes they were. `coming` are pages made
    in the same call: path by id.
    """
    edited = Showing((Part(text, None),)) if isinstance(text, str) else text
    text = edited.text
    changes: dict[Span, str] = {}
    missing: dict[str, None] = {}
    unresolved: dict[str, None] = {}
    for link in find_written(text):
        target, page_id = _target(shelf, path, link, coming or {})
        in_angles = _in_angles(text, link)
        bare = not link.wiki and " " in link.written and not in_angles
        if target is None:
            if page_id and _is_declared(shelf, page_id) and not link.wiki:
                missing[page_id] = None
            elif page_id and not bare:
                unresolved[link.written] = None
            continue
        if link.wiki or (link.target.endswith(".md") and not bare):
            continue
        _, sign, anchor = link.written.partition("#")
        anchor = anchor.replace(" ", "%20") if bare else anchor
        changes[link.start, link.end] = destination(relative(path, target), in_angles) + sign + anchor
    return Relinked(edited.on_disk(changes), tuple(missing), tuple(unresolved))


def _target(shelf: Shelf, path: str, link: FoundLink, coming: Mapping[str, str]) -> tuple[str | None, str]:
    """Return the path of the page a link leads to, or None and what it asks for ("" for no link to a page).

    A path without .md that merely happens to lead to a file is left as it is written.
    """
    for form in (link.target,) if link.wiki else decoded(link.target):
        if form in coming:
            return coming[form], form
        coming_path = joined(path, form) if form.endswith(".md") else None
        if coming_path in coming.values():
            return coming_path, form
    found = shelf.resolve(path, link.destination, link.wiki)
    if found.path is None:
        return None, found.wanted
    if not link.wiki and not link.target.endswith(".md") and found.id not in decoded(link.target):
        return None, ""
    return found.path, found.id or ""


def _is_declared(shelf: Shelf, page_id: str) -> bool:
    kind, _, slug = page_id.partition("/")
    return bool(slug) and "/" not in slug and shelf.layout.type_named(kind) is not None


def _in_angles(text: str, link: FoundLink) -> bool:
    return not link.wiki and text[link.start - 1 : link.start] == "<"
