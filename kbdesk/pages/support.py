"""What counts as a source that a page rests on, told from how a link or a field is written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kbdesk.pages.layouts import joined
from kbdesk.pages.links import is_external
from kbdesk.pages.resolve import decoded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.pages.layouts import KitLayout

_SOURCE_FOLDERS = frozenset({"summaries", "sources", "raw"})
_ONE, _SEVERAL = ("file", "url", "source"), "sources"
_DOCUMENT = re.compile(
    r"\.(?:pdf|docx?|pptx?|xlsx?|od[tsp]|rtf|epub|txt|csv|tsv|html?|json|xml|bib|tex|zip|mp[34]|m4a|wav|ogg|mov|webm)$",
    re.I,
)


def is_source_path(layout: KitLayout, path: str, written: str) -> bool:
    """Whether a markdown link written in the file at `path` leads to a source."""
    target = decoded(written.partition("#")[0])[0]
    if is_external(target):
        return False
    place = joined(path, target)
    if place is None:
        return target.startswith("../") or is_document(target)
    return stands_among_sources(layout, place) or target.startswith("summary/") or is_document(place)


def is_document(name: str) -> bool:
    """Whether a name ends like a document's."""
    return _DOCUMENT.search(name) is not None


def stands_among_sources(layout: KitLayout, path: str) -> bool:
    """Whether a file of the knowledge folder stands in a folder of summaries or sources."""
    kind = layout.type_named("summary")
    folder = path.rpartition("/")[0]
    return bool(folder) and ((kind and folder == kind.folder) or not _SOURCE_FOLDERS.isdisjoint(folder.split("/")))


def field_sources(fields: Mapping[str, str], several: int = 0) -> int:
    """Return how many sources a header names; `several` is the length of its list of them, where that is known."""
    one = sum(1 for name in _ONE if fields.get(name, "").strip("[] \"'"))
    return one + (several or bool(fields.get(_SEVERAL, "").strip("[] \"'")))
