"""The text of index.md: every page under the section of its type, in the order of titles."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
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


@dataclass(frozen=True, slots=True, order=True)
class Entry:
    """A page's line in the index: what it sorts by, and its text in parts, around the target (a path or an id)."""

    section: int
    sort_key: bytes
    name: str
    start: str
    path: str
    id: str
    end: str

    @property
    def place(self) -> tuple[int, bytes, str]:
        """What it sorts by; no two pages have the same."""
        return self.section, self.sort_key, self.name


def entry(types: Sequence[PageType], page: Listed) -> Entry | None:
    """Return a page's entry; None where the index leaves it out."""
    if not page.declared or page.status == "retired":
        return None
    section = next((number for number, each in enumerate(types) if each.type == page.type), None)
    if section is None:
        return None
    fields = dict(page.fields)
    names = types[section].index_fields
    shown = [f"{name}: {' '.join(fields[name].split())}" for name in names if fields.get(name, "").strip()]
    details = f" ({', '.join(shown)})" if shown else ""
    superseded = " (superseded)" if page.status == "superseded" else ""
    return Entry(
        section,
        page.sort_key,
        page.path.rpartition("/")[2],
        f"- [{link_text(page.title)}](",
        destination(page.path),
        page.id,
        f") — {' '.join(page.description.split())}{details}{superseded}\n",
    )


def index_on_disk(types: Sequence[PageType], pages: Iterable[Listed]) -> str:
    """Return the text of index.md, with paths."""
    return _index(types, pages, lambda one: one.path)


def index_for_agents(types: Sequence[PageType], pages: Iterable[Listed]) -> str:
    """Return the same text as agents get it, with ids."""
    return _index(types, pages, lambda one: one.id)


def _index(types: Sequence[PageType], pages: Iterable[Listed], target: Callable[[Entry], str]) -> str:
    entries = sorted(one for one in (entry(types, page) for page in pages) if one)
    lines = [b""] * len(types)
    for section, group in groupby(entries, key=lambda one: one.section):
        lines[section] = "".join(f"{one.start}{target(one)}{one.end}" for one in group).encode()
    return index_of(types, lines).decode()


def index_of(types: Sequence[PageType], lines: Sequence[bytes]) -> bytes:
    """Return the index made of the lines of each type, in the order of the types; b"" where it has no pages."""
    parts = [_HEAD.encode()]
    for each, told in zip(types, lines, strict=True):
        if told:
            parts += [f"\n## {each.section}\n\n".encode(), told]
    return b"".join(parts)


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


def _stands_in_link(text: str) -> bool:
    if "`" in _CODE.sub("", text) or _TAG.search(text):
        return False
    line = f"[{text}](x)"
    return [link.outer for link in find_all(line)] == [(0, len(line))]
