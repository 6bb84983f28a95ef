"""Where a body lists a page that it is to link to: among links to pages of its type, else in a section at the end."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kbdesk.pages.blocks import bullet_lists
from kbdesk.pages.describe import headings
from kbdesk.pages.resolve import name_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from kbdesk.pages.inline import Span

_ITEM = re.compile(r"[ \t]*(?P<sign>[-*+])[ \t]")
_LEAD = re.compile(r"[-*+][ \t]+[*_]{0,3}")
_LINKING = re.compile(_LEAD.pattern + r"\[(?![ xX]\][ \t])")
_DEFINITION = re.compile(r" {0,3}\[[^\]\n]+\]:")
_FURTHER = "See also"


@dataclass(frozen=True, slots=True)
class Listed:
    """A link that is to stand in a list: as it is written, the type of its page, and how a section of these is called.

    `section` "" stands for a list at the end without a heading of its own, where nothing else makes one necessary.
    """

    link: str
    type: str
    section: str = ""


def with_listed(body: str, wanted: Sequence[Listed], types: Mapping[int, str]) -> str:
    """Return the body with links as items; `types` are those of the pages that its links lead to, by where they begin.

    Each stands below the last link of the list that has the most links to pages of its type; a list that is mostly of
    something else is none.
    """
    lists = [_types_of(body, items, types) for items in bullet_lists(body)]
    inside: dict[int, list[str]] = {}
    left = []
    for one in wanted:
        at = _best(lists, one.type)
        if at is None:
            left.append(one)
        else:
            inside.setdefault(at[1], []).append(f"{_mark(body, at)}{one.link}")
    newline = "\r\n" if "\r\n" in body else "\n"
    for end in sorted(inside, reverse=True):
        body = "".join((body[:end], *(newline + line for line in inside[end]), body[end:]))
    for section in dict.fromkeys(one.section for one in left):
        links = [one.link for one in left if one.section == section]
        body = _with_section(body, section, links, newline) if section else _with_last(body, links, newline)
    return body


def _types_of(body: str, items: Sequence[Span], types: Mapping[int, str]) -> tuple[tuple[Span, str], ...]:
    """Return the items of a list, each with the type of the page that it begins with a link to, "" for none."""
    found = []
    for start, end in items:
        lead = _LEAD.match(body, start)
        found.append(((start, end), types.get(lead.end(), "") if lead else ""))
    return tuple(found)


def _best(lists: Iterable[Sequence[tuple[Span, str]]], wanted: str) -> Span | None:
    """Return the last item of a type in the list that has the most of them."""
    best: tuple[int, Span] | None = None
    for items in lists:
        fitting = [span for span, found in items if found == wanted]
        if fitting and 2 * len(fitting) >= len(items) and (best is None or len(fitting) >= best[0]):
            best = len(fitting), fitting[-1]
    return best[1] if best else None


def _mark(body: str, item: Span) -> str:
    """Return what stands before the words of an item: its sign, and what its line begins with."""
    line = body.rfind("\n", 0, item[0]) + 1
    return f"{body[line : item[0]]}{body[item[0]]} "


def _with_section(body: str, section: str, links: Sequence[str], newline: str) -> str:
    """Return the body with items in the section of a name, or in one that is made at its end."""
    found = headings(body)
    at = next((number for number, one in enumerate(found) if name_key(one.text) == name_key(section)), None)
    if at is None:
        end = _before_definitions(body)
        heading = f"{newline * 2 if body[:end].strip() else ''}## {section}"
        return _joined(body[:end].rstrip() + heading, links, body[end:], newline)
    starts = [0]
    for line in body.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    end = starts[found[at + 1].line - 1] if at + 1 < len(found) else _before_definitions(body)
    return _joined(body[:end], links, body[end:], newline)


def _with_last(body: str, links: Sequence[str], newline: str) -> str:
    """Return the body with items at its end; one that ends with a list of other things gets a section of its own."""
    end = _before_definitions(body)
    lists = bullet_lists(body)
    if lists and lists[-1][-1][1] == len(body[:end].rstrip()):
        linking = sum(_LINKING.match(body, start) is not None for start, _ in lists[-1])
        if 2 * linking < len(lists[-1]):
            return _with_section(body, _FURTHER, links, newline)
    return _joined(body[:end], links, body[end:], newline)


def _joined(above: str, links: Sequence[str], below: str, newline: str) -> str:
    """Return a text with items between its parts, in the list that the first of them ends with, or as one."""
    text = above.rstrip()
    item = _ITEM.match(text.rpartition("\n")[2])
    sign = item["sign"] if item else "-"
    gap = newline if item or not text else newline * 2
    rest = newline + below.lstrip("\r\n") if below.strip() else ""
    return f"{text}{gap}{newline.join(f'{sign} {link}' for link in links)}{newline}{rest}"


def _before_definitions(body: str) -> int:
    """Return where the lines begin that end a body and only say where its references lead; its end without any."""
    lines = body.rstrip().split("\n")
    count = 0
    for line in reversed(lines):
        if not _DEFINITION.match(line):
            break
        count += 1
    return len("\n".join(lines[:-count])) if count else len(body)
