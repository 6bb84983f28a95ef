"""What the header of a page that is made names: its original, and the pages that it calls related."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from kbdesk.project.sourcing import same_source

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from kbdesk.index.index import Index
    from kbdesk.pages.edits import Draft
    from kbdesk.project.shelf import ProjectShelf

_ITEM = re.compile(r"\[\[[^\[\]]+\]\]|[^\[\],]+")


def related_names(written: str) -> Iterator[str]:
    """Yield the pages that a field `related` names, as ids, slugs, paths or wikilinks."""
    for item in _ITEM.findall(written.strip("[] ") if "[[" not in written else written):
        name = item.strip(" []\"'").partition("|")[0]
        if name:
            yield name


def warnings(shelf: ProjectShelf, index: Index, drafts: Sequence[Draft], has_sources: bool) -> list[str]:
    """Return what is to be said of new pages whose header names what is not there, or what has a summary already."""
    files: dict[str, str] = {}
    if has_sources and any(draft.type == "summary" for draft in drafts):
        files = {same_source(file): page for page, file in index.pages.summaries() if page.startswith("summary/")}
    coming = {f"{draft.type}/{draft.slug}" for draft in drafts}
    found: list[str] = []
    for draft in drafts:
        page = f"{draft.type}/{draft.slug}"
        fields = {name: value for name, value in draft.fields if value}
        if has_sources and draft.type == "summary":
            found += _of_original(shelf, page, fields, files)
        missing = [
            name
            for name in related_names(fields.get("related") or "")
            if name not in coming and shelf.resolve(shelf.layout.path_of(page) or "", name, wiki=True).id is None
        ]
        if missing:
            found.append(f"{page}: `related` names {', '.join(missing)}, and there is no such page.")
    return found


def _of_original(
    shelf: ProjectShelf, page: str, fields: Mapping[str, str | None], files: dict[str, str]
) -> Iterator[str]:
    file = (fields.get("file") or "").strip()
    if not file:
        if not fields.get("url"):
            yield f"{page}: a summary names its original in `file` (or its address in `url`); this one names none."
        return
    name = same_source(file)
    if not any(shelf.stands(f"{shelf.sources}/{form}") for form in (name, unicodedata.normalize("NFD", name))):
        yield f"{page}: `file` names {file}, and there is no such original; list_sources gives their paths."
    other = files.setdefault(name, page)
    if other != page:
        yield f"{page}: {other} is a summary of {file} already; one original has one summary."
