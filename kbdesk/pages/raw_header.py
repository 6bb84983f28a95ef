"""A page's header as its lines are written: to be shown so, looked at for what is wrong, and put in as it is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.pages.header import read_header
from kbdesk.pages.merge import places
from kbdesk.pages.text import PageText

if TYPE_CHECKING:
    from collections.abc import Mapping

_FENCE = re.compile(r"(?:-{3,}|\.{3})[ \t]*|---#{1,6}[ \t].*")
KEPT = ("type", "status", "superseded_by", "retired", "ingested")
"""Fields that the store keeps; `updated` it sets anew at each change."""


@dataclass(frozen=True, slots=True)
class HeaderTrouble:
    """What is wrong with the lines of a header: on which of them (from 1; 0 for the whole), and what."""

    line: int
    what: str


def shown(page: PageText) -> str:
    """Return the lines between a header's fences, without the last line's end; "" where there is no header."""
    return "".join(page.lines).replace("\r\n", "\n").removesuffix("\n")


def trouble_of(text: str) -> HeaderTrouble | None:
    """Return what is wrong with the lines of a header, None where nothing is."""
    lines = text.replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if _FENCE.fullmatch(line):
            return HeaderTrouble(number, "This line would end the header.")
    reading = read_header([f"{line}\n" for line in lines])
    if reading.kind == "rejected":
        return HeaderTrouble(reading.line, f"YAML does not accept it: {reading.objection}.")
    if reading.kind == "other":
        return HeaderTrouble(0, "A header is lines of fields, each as `name: value`.")
    return None


def with_shown(page: PageText, text: str, where: str) -> PageText:
    """Return a page with other lines in its header; lines that it has already keep their bytes.

    Raises Refused for lines that YAML does not accept, naming the line, and for a change of a field that the store
    keeps.
    """
    if text == shown(page):
        return page
    page_with = read(page, text, where)
    before, after = page.fields(), page_with.fields()
    for name in KEPT:
        if before.get(name) != after.get(name) and page.reading.kind != "rejected":
            raise Refused(
                f"The field `{name}` is kept by the store.",
                where,
                "Leave it as it was, or supersede, retire or restore the page.",
            )
    return page_with


def read(page: PageText, text: str, where: str) -> PageText:
    """Return a page with other lines in its header, whatever they say; raises Refused where YAML rejects them."""
    if trouble := trouble_of(text):
        what = f"Line {trouble.line:,} of the header: {trouble.what}" if trouble.line else trouble.what
        raise Refused(what, where, "Correct the line.")
    return with_lines(page, text)


def with_lines(page: PageText, text: str) -> PageText:
    """Return a page with other lines in its header; lines that it has already keep their bytes. Raises Refused."""
    return page if text == shown(page) else page.with_header_lines(_written(page, text))


def fields_of(text: str) -> tuple[tuple[str, str], ...]:
    """Return the fields that the lines of a header say, values as text."""
    return tuple(_page(text).fields().items())


def with_set(text: str, changes: Mapping[str, str | None]) -> str:
    """Return the lines of a header with fields set (None: removed); every other sign stays. Raises Refused."""
    return shown(_page(text).with_fields(changes)) if changes else text


def _page(text: str) -> PageText:
    return PageText.new().with_header_lines(_written(PageText.new(), text))


def _written(page: PageText, text: str) -> tuple[str, ...]:
    """Return the lines as they are to stand in the file."""
    if not text:
        return ()
    lines = text.split("\n")
    old = [line.removesuffix("\n").removesuffix("\r") for line in page.lines]
    found = []
    for line, place in zip(lines, places(old, lines), strict=True):
        kept = "" if place is None else page.lines[place]
        found.append(kept if kept.endswith("\n") else f"{line}{page.newline}")
    return tuple(found)
