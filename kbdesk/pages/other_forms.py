"""Links that an agent wrote in another form than by id: as wikilinks, by name, by a path that counts from elsewhere.

Each is understood where only one page or original can be meant, and then stands on the disk like every link of this
wiki. Where several can be, it is for the agent to say which.
"""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.pages.describe import title_of
from kbdesk.pages.layouts import SPECIAL, joined, relative
from kbdesk.pages.links import ADDRESS, FoundLink, find
from kbdesk.pages.resolve import decoded, name_key
from kbdesk.pages.text import PageText
from kbdesk.pages.ways.links import Linking

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from kbdesk.pages.inline import Span
    from kbdesk.pages.shelf import Shelf


@dataclass(frozen=True, slots=True)
class Coming:
    """A page that is made in the same call: where it will stand, and what it is called."""

    path: str
    title: str = ""


def takes_any_form(shelf: Shelf, path: str, before: str, after: str) -> bool:
    """Whether links in other forms are to be understood in a page's new text.

    Not in pages of no declared type, but for double brackets in a wiki that writes none; and not where these are the
    wiki's own way: in a page that had some before, or where most links are written so.
    """
    reference = shelf.layout.page_at(path)
    is_own = reference is not None and not reference.declared
    if is_own and not (shelf.layout.follows_ways and "[[" in after):
        return False
    if "[[" not in after:
        return True
    return not ("[[" in before and any(link.wiki for link in find(before))) and not shelf.links_by_name()


def pages_meant(shelf: Shelf, path: str, link: FoundLink, coming: Mapping[str, Coming]) -> tuple[str, ...]:
    """Return the paths of the pages that a link in another form can be meant for."""
    if link.wiki:
        return _called(shelf, path, link.target.strip(), coming)
    for target in decoded(link.target):
        plain = target.replace("\\", "/")
        for form in (*((plain,) if plain != target else ()), *_forms(shelf, plain)):
            found = coming[form].path if form in coming else shelf.locate(form)
            if found:
                return (found,)
        name = plain.removesuffix(".md").removeprefix("./")
        if "/" not in name and "." not in name:
            return _called(shelf, path, name, coming)
    return ()


def _called(shelf: Shelf, path: str, name: str, coming: Mapping[str, Coming]) -> tuple[str, ...]:
    """Return the pages of a name: those whose file is called exactly so, else all that have it as a name."""
    for form in (name, *_forms(shelf, name)) if "/" in name else (name,):
        if form in coming:
            return (coming[form].path,)
    bare = name.removesuffix(".md")
    key = name_key(bare)
    known = [] if "/" in bare or bare in SPECIAL.values() else list(shelf.named(key))
    files = [each.path for each in known if each.kind == "file" and _stem(each.path) == bare]
    files += [each.path for each in coming.values() if _stem(each.path) == bare]
    others = [each.path for each in known]
    others += [each.path for each in coming.values() if key in (name_key(_stem(each.path)), name_key(each.title))]
    if files or others:
        return tuple(sorted({*(files or others)}))
    found = shelf.resolve(path, name, wiki=True)
    return (found.path,) if found.path is not None and not found.ambiguous else ()


def _stem(path: str) -> str:
    return path.rpartition("/")[2].removesuffix(".md")


def _forms(shelf: Shelf, target: str) -> Iterator[str]:
    """Yield the ids that a path can stand for: `concepts/x`, `knowledge/concepts/x.md`, `concept/x.md`, `Concept/X`."""
    folder, _, stem = target.removesuffix(".md").rpartition("/")
    inside = folder.lstrip("./").removeprefix(f"{shelf.layout.knowledge}/").casefold()
    slug = name_key(stem)
    if not inside or slug != stem.casefold():
        return
    for each in shelf.layout.types:
        if inside in (each.type, each.folder.casefold()):
            yield f"{each.type}/{slug}"


def is_for_a_page(shelf: Shelf, link: FoundLink) -> bool:
    """Whether a link that leads nowhere is surely meant for a page.

    It is in double brackets, or is one of our own addresses, or leads into a type's folder.
    """
    if link.wiki or link.destination.startswith(ADDRESS):
        return True
    return any(True for target in decoded(link.target) for _ in _forms(shelf, target.replace("\\", "/")))


def file_meant(shelf: Shelf, path: str, link: FoundLink) -> str | None:
    """Return the project path of the file that a link leads to, or of the original that it names; None for none."""
    here = posixpath.dirname(shelf.layout.in_project(path))
    for target in decoded(link.target):
        for start in (here, shelf.sources, ""):
            place = posixpath.normpath(posixpath.join(start, target.replace("\\", "/")))
            inside = start == here or place.startswith(f"{shelf.sources}/")
            if inside and not place.startswith(("../", "/")) and shelf.stands(place):
                return place
    return None


def counts_elsewhere(path: str, link: FoundLink, target: str) -> bool:
    """Whether a path that leads to a page counts from elsewhere than the page it stands in."""
    return link.target.endswith(".md") and all(joined(path, form) != target for form in decoded(link.target))


def as_written_here(
    shelf: Shelf, path: str, link: FoundLink, target: str, coming: Mapping[str, Coming]
) -> tuple[Span, str]:
    """Return what a wikilink is to be replaced by, and where: a link by path with the same words."""
    coming_at = {each.path: page for page, each in coming.items()}
    to = Linking(shelf, path, "", coming_at).place(target) if shelf.layout.follows_ways else relative(path, target)
    place = to.replace(" ", "%20")
    anchor = f"#{link.anchor.strip().replace(' ', '%20')}" if link.anchor else ""
    words = link.text if link.words != (link.start, link.end) else _title(shelf, target, link, coming)
    return link.outer, f"[{words}]({place}{anchor})"


def _title(shelf: Shelf, target: str, link: FoundLink, coming: Mapping[str, Coming]) -> str:
    data = shelf.read(target)
    new = next((each.title for each in coming.values() if each.path == target), "")
    title = new or (link.text if data is None else title_of(PageText.parse(data), link.text))
    return title.replace("[", "(").replace("]", ")")
