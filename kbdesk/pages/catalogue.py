"""The text of index.md: every page under the section of its type, in the order of titles."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol

from kbdesk.pages.links import find_all
from kbdesk.pages.relink import destination

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from kbdesk.pages.types import PageType

_HEAD = "# Index\n"
_GENERATED_LINE = re.compile(r"(?:## [^\n]+|- \[[^\n]*\]\([^\n]*\) —(?: [^\n]*)?)?", re.DOTALL)
_SIGNS = re.compile(r"[\\`\[\]<]")
_CODE = re.compile(r"(?<!`)`[^`]+`(?!`)")
_TAG = re.compile(r"<[A-Za-z/!?]")


class Listed(Protocol):
    """What the index says of a page; PageFacts is one."""

    @property
    def id(self) -> str:
        """The page's id."""

    @property
    def type(self) -> str:
        """Its type."""

    @property
    def path(self) -> str:
        """Its file."""

    @property
    def title(self) -> str:
        """Its title."""

    @property
    def description(self) -> str:
        """Its description."""

    @property
    def status(self) -> str:
        """Its status."""

    @property
    def fields(self) -> Sequence[tuple[str, str]]:
        """Its header's fields, or at least those that its type shows in the index."""

    @property
    def declared(self) -> bool:
        """Whether its type is a declared one."""

    @property
    def sort_key(self) -> bytes:
        """What its title sorts by."""


def index_on_disk(types: Sequence[PageType], pages: Iterable[Listed]) -> str:
    """Return the text of index.md, with paths."""
    return _index(types, pages, lambda page: destination(page.path))


def index_for_agents(types: Sequence[PageType], pages: Iterable[Listed]) -> str:
    """Return the same text as agents get it, with ids."""
    return _index(types, pages, lambda page: page.id)


def index_line(page: Listed, target: str, index_fields: Sequence[str]) -> str:
    """Return a page's line, with its line ending."""
    fields = dict(page.fields)
    shown = [f"{name}: {' '.join(fields[name].split())}" for name in index_fields if fields.get(name, "").strip()]
    details = f" ({', '.join(shown)})" if shown else ""
    superseded = " (superseded)" if page.status == "superseded" else ""
    return f"- [{link_text(page.title)}]({target}) — {' '.join(page.description.split())}{details}{superseded}\n"


def link_text(title: str) -> str:
    """Return a title as it can stand in the brackets of a link; signs are escaped only where they would break it."""
    text = " ".join(title.split())
    if not _SIGNS.search(text) or _stands_in_link(text):
        return text
    return _SIGNS.sub(lambda match: "\\" + match[0], text)


def generated(text: str) -> bool:
    """Tell whether an index.md looks as if this program or the original had made it."""
    plain = text.replace("\r\n", "\n").removeprefix("\ufeff")
    if not plain.startswith(_HEAD):
        return not plain.strip()
    return all(_GENERATED_LINE.fullmatch(line) for line in plain.split("\n")[1:])


def _index(types: Sequence[PageType], pages: Iterable[Listed], target: Callable[[Listed], str]) -> str:
    sections: dict[str, list[Listed]] = {each.type: [] for each in types}
    for page in pages:
        if page.declared and page.status != "retired" and page.type in sections:
            sections[page.type].append(page)
    parts = [_HEAD]
    for each in types:
        listed = sorted(sections[each.type], key=lambda page: (page.sort_key, page.path.rpartition("/")[2]))
        if listed:
            parts.append(f"\n## {each.section}\n\n")
            parts += [index_line(page, target(page), each.index_fields) for page in listed]
    return "".join(parts)


def _stands_in_link(text: str) -> bool:
    if "`" in _CODE.sub("", text) or _TAG.search(text):
        return False
    line = f"[{text}](x)"
    return [link.outer for link in find_all(line)] == [(0, len(line))]
