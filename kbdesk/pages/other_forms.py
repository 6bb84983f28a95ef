"""Links that an agent wrote in another form than by id: as wikilinks, by folder, by a path that counts from elsewhere.

Each is understood where only one page can be meant, and then stands on the disk like every link of this wiki.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.pages.describe import title_of
from kbdesk.pages.layouts import joined, relative
from kbdesk.pages.links import FoundLink, find
from kbdesk.pages.resolve import decoded, name_key
from kbdesk.pages.text import PageText

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from kbdesk.pages.inline import Span
    from kbdesk.pages.shelf import Shelf


def takes_any_form(shelf: Shelf, path: str, before: str, after: str) -> bool:
    """Whether links in other forms are to be understood in a page's new text.

    Not in pages of no declared type, and not where double brackets are the wiki's own way: in a page that had some
    before, or where most links are written so.
    """
    reference = shelf.layout.page_at(path)
    if reference is not None and not reference.declared:
        return False
    if "[[" not in after:
        return True
    return not ("[[" in before and any(link.wiki for link in find(before))) and not shelf.links_by_name()


def page_meant(shelf: Shelf, path: str, link: FoundLink, coming: Mapping[str, str]) -> str | None:
    """Return the path of the one page that a link in another form can be meant for, None where there is none."""
    if link.wiki:
        return _named(shelf, path, link, coming)
    for target in decoded(link.target):
        for form in _forms(shelf, target):
            found = coming.get(form) or shelf.locate(form)
            if found:
                return found
    return None


def _named(shelf: Shelf, path: str, link: FoundLink, coming: Mapping[str, str]) -> str | None:
    name = link.target.strip()
    new = [place for page, place in coming.items() if name in (page, page.rpartition("/")[2])]
    found = shelf.resolve(path, link.destination, wiki=True)
    known = [] if found.path is None or found.ambiguous else [found.path]
    meant = {*new, *known}
    return meant.pop() if len(meant) == 1 and not found.ambiguous else None


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
    """Whether a link that leads nowhere is surely meant for a page: a wikilink, or one into a type's folder."""
    return link.wiki or any(True for target in decoded(link.target) for _ in _forms(shelf, target))


def counts_elsewhere(path: str, link: FoundLink, target: str) -> bool:
    """Whether a path that leads to a page counts from elsewhere than the page it stands in."""
    return link.target.endswith(".md") and all(joined(path, form) != target for form in decoded(link.target))


def as_written_here(shelf: Shelf, path: str, link: FoundLink, target: str) -> tuple[Span, str]:
    """Return what a wikilink is to be replaced by, and where: a link by path with the same words."""
    place = relative(path, target).replace(" ", "%20")
    anchor = f"#{link.anchor.strip().replace(' ', '%20')}" if link.anchor else ""
    words = link.text if link.words != (link.start, link.end) else _title(shelf, target, link)
    return link.outer, f"[{words}]({place}{anchor})"


def _title(shelf: Shelf, target: str, link: FoundLink) -> str:
    data = shelf.read(target)
    if data is None:
        return link.text
    return title_of(PageText.parse(data), link.text).replace("[", "(").replace("]", ")")
