"""What the header of a page that is written names: its original, and the pages that it calls related."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kbdesk.errors import Unreadable
from kbdesk.pages.text import PageText
from kbdesk.project.sourcing import same_source

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from kbdesk.index.index import Index
    from kbdesk.plan import Plan, Put
    from kbdesk.project.originals import Originals
    from kbdesk.project.shelf import ProjectShelf

WRITTEN = frozenset(("create", "edit", "rewrite", "save"))
"""The operations in which somebody wrote the header: what others do to it names nothing new."""
NAMING = ("file", "related")
_ITEM = re.compile(r"\[\[[^\[\]]+\]\]|[^\[\],]+")


@dataclass(frozen=True)
class Header:
    """What a plan writes in the header of a page: the fields that change, by name."""

    page: str
    type: str
    path: str
    fields: Mapping[str, str]
    is_new: bool


class HeaderNames:
    """Looks at what plans write in headers."""

    def __init__(self, shelf: ProjectShelf, index: Index, originals: Originals) -> None:
        self._shelf = shelf
        self._index = index
        self._originals = originals

    def warned(self, plan: Plan) -> Plan:
        """Return the plan with what is to be said of headers that name what is not there, or what has a summary."""
        headers = list(self._headers(plan)) if plan.operation in WRITTEN else []
        found: list[str] = []
        if self._originals.exist and any(header.type == "summary" for header in headers):
            files = {same_source(file): page for page, file in self._index.pages.summaries() if _is_summary(page)}
            for header in headers:
                found += self._of_original(header, files) if header.type == "summary" else ()
        coming = {header.page for header in headers}
        for header in headers:
            names = related_names(header.fields.get("related", ""))
            missing = [name for name in names if name not in coming and not self._stands(header, name)]
            if missing:
                found.append(f"{header.page}: `related` names {', '.join(missing)}, and there is no such page.")
        return replace(plan, warnings=(*plan.warnings, *found)) if found else plan

    def _headers(self, plan: Plan) -> Iterator[Header]:
        layout = self._shelf.layout
        for put in plan.puts:
            path = layout.in_knowledge(put.path)
            fields = _written(put) if path and layout.is_page(path) else {}
            place = layout.page_at(path, fields.get("type", "")) if path else None
            if path is None or place is None:
                continue
            header = Header(place.id, place.type, path, fields, put.before is None)
            if header.is_new or any(name in fields for name in NAMING):
                yield header

    def _stands(self, header: Header, name: str) -> bool:
        return self._shelf.resolve(header.path, name, wiki=True).id is not None

    def _of_original(self, header: Header, files: dict[str, str]) -> Iterator[str]:
        page, file = header.page, header.fields.get("file", "").strip()
        if not file:
            if header.is_new and not header.fields.get("url"):
                yield f"{page}: a summary names its original in `file` (or its address in `url`); this one names none."
            return
        name = same_source(file)
        forms = (name, unicodedata.normalize("NFD", name))
        if not any(self._shelf.stands(f"{self._shelf.sources}/{form}") for form in forms):
            yield f"{page}: `file` names {file}, and there is no such original; list_sources gives their paths."
        other = files.setdefault(name, page)
        if other != page:
            yield f"{page}: {other} is a summary of {file} already; one original has one summary."


def related_names(written: str) -> Iterator[str]:
    """Yield the pages that a field `related` names, as ids, slugs, paths or wikilinks."""
    for item in _ITEM.findall(written.strip("[] ") if "[[" not in written else written):
        name = item.strip(" []\"'").partition("|")[0]
        if name:
            yield name


def _is_summary(page: str) -> bool:
    return page.startswith("summary/")


def _written(put: Put) -> Mapping[str, str]:
    """Return the fields that a file's new text has and its old one had not, or otherwise."""
    try:
        before, after = (PageText.parse(data or b"").fields() for data in (put.before, put.after))
    except Unreadable:
        return {}
    return {name: value for name, value in after.items() if before.get(name) != value}
