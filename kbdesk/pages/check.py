"""The check: links that lead nowhere, pages that nothing links to, links to retired pages, unreadable files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from kbdesk.pages.layouts import KitLayout
    from kbdesk.pages.resolve import Resolution

NO_ORPHANS = frozenset({"summary", "synthesis", "preference"})
"""Types whose pages stand for themselves, linked or not."""


@dataclass(frozen=True, slots=True)
class CheckedPage:
    """What the check needs of a page."""

    id: str
    type: str
    status: str
    path: str = ""
    trouble: str = ""
    declared: bool = True


@dataclass(frozen=True, slots=True)
class CheckedLink:
    """A link and where it leads; `source` is a page id, or overview."""

    source: str
    written: str
    line: int
    resolution: Resolution


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing found. `target` is the path, id or name that a broken link asks for, or the retired page's id."""

    kind: Literal["broken_link", "orphan", "link_to_retired", "unreadable"]
    page: str
    target: str = ""
    line: int = 0
    written: str = ""
    detail: str = ""


def check(
    pages: Iterable[CheckedPage], links: Iterable[CheckedLink], layout: KitLayout, linked: Iterable[str] = ()
) -> tuple[Finding, ...]:
    """Return what is wrong, in the order of the types and paths, each thing once.

    Links of the overview count as any page's; links of retired pages do not count at all. Pages of undeclared types
    are examined for their links, but are no orphans: other programs' pages are not ours to arrange. `linked` are ids of
    pages that are known to be linked to, so that `links` need not hold those that are in order.
    """
    by_id = {page.id: page for page in pages}
    retired = {page.id for page in by_id.values() if page.status == "retired"}
    has_links = set(linked)
    found: dict[tuple[str, str, str], Finding] = {}
    for link in links:
        if link.source in retired:
            continue
        target = link.resolution.id
        if target is None:
            if link.resolution.meant:
                wanted = link.resolution.wanted
                finding = Finding("broken_link", link.source, wanted, link.line, link.written)
                found.setdefault(("broken_link", link.source, wanted), finding)
            continue
        if target != link.source:
            has_links.add(target)
        if target in retired:
            finding = Finding("link_to_retired", link.source, target, link.line, link.written)
            found.setdefault(("link_to_retired", link.source, target), finding)
    findings = [*found.values(), *_orphans(by_id, has_links), *_unreadable(by_id)]
    order = {"broken_link": 0, "orphan": 1, "link_to_retired": 2, "unreadable": 3}
    places = _places(by_id, layout)
    return tuple(
        sorted(findings, key=lambda each: (order[each.kind], places.get(each.page, (-1, "")), each.line, each.target))
    )


def _orphans(by_id: Mapping[str, CheckedPage], linked: set[str]) -> Iterable[Finding]:
    for page in by_id.values():
        stands_alone = page.type in NO_ORPHANS or not page.declared or page.status == "retired"
        if not stands_alone and page.id not in linked:
            yield Finding("orphan", page.id)


def _unreadable(by_id: Mapping[str, CheckedPage]) -> Iterable[Finding]:
    return (Finding("unreadable", page.id, detail=page.trouble) for page in by_id.values() if page.trouble)


def _places(by_id: Mapping[str, CheckedPage], layout: KitLayout) -> dict[str, tuple[int, str]]:
    number = {each.type: at for at, each in enumerate(layout.types)}
    last = len(number)
    return {
        page.id: (number.get(page.type, last) if page.declared else last, page.path or page.id)
        for page in by_id.values()
    }
