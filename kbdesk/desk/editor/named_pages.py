"""Pages that the fields of a header name: which fields do, which pages are meant, how one is written. No Qt in here."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.desk.editor import fields
from kbdesk.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from kbdesk.project.project import Project

NAMING = frozenset(("related", "sources", "see_also", "see-also"))
"""Fields that name pages in any wiki, also while they are empty. `sources` may name originals too."""
NEVER = frozenset(("title", "description", "question", "aliases", "tags", "keywords", "authors", "kind", "file", "url"))
"""Fields whose words name no page, though a page may be called so."""

_WIKILINK = re.compile(r"\[\[[^\[\]]+\]\]")
_WIKILINKS = re.compile(rf"{_WIKILINK.pattern}(?:\s*,\s*{_WIKILINK.pattern})+")


@dataclass(frozen=True)
class Named:
    """One item of a field: the page that it names, with its title and status; no page where it names none.

    `is_broken` where one is meant that is not there.
    """

    item: str
    page: str = ""
    title: str = ""
    status: str = "active"
    is_broken: bool = False


def items_of(value: str) -> tuple[str, ...]:
    """Return the items of a field, whether it is a list or one value."""
    if _WIKILINKS.fullmatch(value.strip()):
        return tuple(_WIKILINK.findall(value))
    found = fields.items_of(value)
    return found if found is not None else ((value,) if value.strip() else ())


def named_in(project: Project, page: str, says: Mapping[str, str]) -> dict[str, tuple[Named, ...]]:
    """Return what the fields of a page's header name, of those that name pages. Runs on a worker."""
    found = {}
    for name, value in says.items():
        if name in NEVER or name in fields.KEPT or "\n" in value:
            continue
        told = tuple(named(project, page, name, item) for item in items_of(value))
        if name in NAMING or _names_pages(told):
            found[name] = told
    return found


def named(project: Project, page: str, name: str, item: str) -> Named:
    """Return what an item of the field `name` names. Runs on a worker."""
    href = item if _is_link(item) else f"[[{item}]]"
    try:
        link = project.resolve(page, href)
    except NotFound:
        link = None
    if link is None:
        return Named(item)
    if link.target is None:
        kinds = {each.type for each in project.types}
        may_be_file = name == "sources" and not item.startswith("[[") and item.partition("/")[0] not in kinds
        return Named(item, is_broken=not may_be_file)
    return Named(item, link.target, link.title or link.target, link.status)


def _names_pages(told: Sequence[Named]) -> bool:
    """Tell whether a field of any name holds links: each item leads to a page, or is written as a link and one does."""
    leading = [each for each in told if each.page]
    return bool(leading) and all(each.page or _is_link(each.item) for each in told)


def _is_link(item: str) -> bool:
    return item.startswith("[[") or "/" in item or item.endswith(".md")


def written(page: str, items: Iterable[str]) -> str:
    """Return a page as a field names it: as its own items do, or those of other pages; else by its id."""
    slug = page.rpartition("/")[2]
    for item in items:
        if item.startswith("[["):
            return f"[[{page if '/' in item else slug}]]"
        if not _is_link(item):
            return slug
        if not item.endswith(".md"):
            break
    return page
