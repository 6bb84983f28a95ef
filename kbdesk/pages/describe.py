"""What the index keeps of a page: the facts that its bytes hold."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import repeat
from typing import TYPE_CHECKING

from kbdesk.errors import Unreadable
from kbdesk.pages import notices
from kbdesk.pages.collation import sort_key
from kbdesk.pages.links import FoundLink, find_all, leads_to_file, words
from kbdesk.pages.text import PageText

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.pages.layouts import KitLayout, PageRef

LONGEST_DESCRIPTION = 140

_HEADING = re.compile(r" {0,3}(#{1,6})(?=[ \t]|$)")
_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})")
_UNDERLINE = re.compile(r" {0,3}(=+|-+)[ \t]*")
_MARKS = frozenset(" #=-")
"""How a line begins that is a heading, or makes the lines above it one."""
_NO_PARAGRAPH = re.compile(r"[\s>|<]|[-*+](?:[ \t]|$)|\d{1,9}[.)](?:[ \t]|$)|\[[^\]]+\]:")
"""How a line begins that begins no paragraph, or one that no underline makes a heading."""
_RULE = re.compile(r"[ \t]*(?:[-*_=][ \t]*){3,}")
_SENTENCE_END = re.compile(r"[.!?]+[\"'”’)\]*_]*(?=\s)|[。！？]+[」』”’）]*")
_ABBREVIATION = re.compile(
    r"(?:^|[\s(\[\"'“‘])(?:(?:[A-Z]\.\s?)*[A-Z]|(?i:e\.\s?g|i\.\s?e|etc|vs|cf|ca|approx|resp|incl|esp|nr|vol|pp?|figs?|eqs?"
    r"|eds?|al|dr|mr|mrs|ms|prof|st|jr|sr|inc|ltd|co|corp|p\.\s?ej|ej|sra?|z\.\s?b|bzw|usw|vgl|d\.\s?h))\.$"
)


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a page; `line` is the line of the file, `last` its last one where it is underlined."""

    level: int
    text: str
    line: int
    last: int


@dataclass(frozen=True, slots=True)
class PageFacts:
    """What a page's bytes say.

    `links` are those that may lead to a page; their spans count in the body, their lines in the file. `text` is the
    body for searching: links reduced to their words, the notice left out. `trouble` says what is wrong with the file.
    """

    path: str
    id: str
    type: str
    slug: str
    declared: bool
    title: str
    description: str
    status: str
    updated: str
    fields: tuple[tuple[str, str], ...]
    aliases: tuple[str, ...]
    headings: tuple[Heading, ...]
    links: tuple[FoundLink, ...]
    text: str
    sort_key: bytes
    notice: str = ""
    superseded_by: str = ""
    trouble: str = ""


def describe(layout: KitLayout, path: str, data: bytes) -> PageFacts | None:
    """Return the facts of the page or special file at a path; None where the file is neither."""
    special = layout.special(path)
    if not special and not layout.is_page(path):
        return None
    trouble = ""
    try:
        page = PageText.parse(data, path)
    except Unreadable as error:
        trouble = error.what
        page = replace(PageText.of(data.decode("utf-8", "replace")), trouble=error.what)
    fields = page.fields()
    reference = layout.page_at(path, fields.get("type", "").strip())
    return _facts(page, fields, path, reference, special or "", trouble or page.trouble)


def headings(text: str) -> tuple[Heading, ...]:
    """Return the headings of a text; lines count from 1."""
    return tuple(_headings(list(_lines(text)), 1))


def status_of(fields: dict[str, str]) -> str:
    """Return the status that a header gives: active where it gives none."""
    status = fields.get("status", "").strip()
    return status if status and status not in ("~", "null") else "active"


def title_of(page: PageText, slug: str) -> str:
    """Return a page's title: its field, else its first heading of the first level, else its slug."""
    title = _field_title(page.fields())
    if title:
        return title
    body = page.body
    lines = list(_lines(body))
    return _heading_title(lines, body) or slug


def title_in(data: bytes, path: str) -> str:
    """Return the title that a page's text gives it. Raises Unreadable."""
    return title_of(PageText.parse(data), path.rpartition("/")[2].removesuffix(".md"))


def _facts(
    page: PageText, fields: dict[str, str], path: str, reference: PageRef | None, special: str, trouble: str
) -> PageFacts:
    body = page.body
    links = find_all(body, page.body_line)
    notice, rest = notices.parted(body)
    text = words(body, links, len(body) - len(rest))
    lines = list(_lines(text))
    first_line = page.body_line + body.count("\n", 0, len(body) - len(rest))
    slug = reference.slug if reference else special
    title = _field_title(fields) or _heading_title(lines, text) or slug
    return PageFacts(
        path,
        reference.id if reference else special,
        reference.type if reference else special,
        slug,
        bool(reference and reference.declared),
        title,
        _one_line(fields.get("description", "")) or _description(lines),
        status_of(fields),
        fields.get("updated", ""),
        tuple(fields.items()),
        page.field_list("aliases"),
        tuple(_headings(lines, first_line)),
        tuple(link for link in links if leads_to_file(link)),
        text.strip(),
        sort_key(title),
        notice,
        fields.get("superseded_by", ""),
        trouble,
    )


def _field_title(fields: dict[str, str]) -> str:
    return _one_line(fields.get("title", ""))


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _lines(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the lines of a body, each with whether it lies in a fenced code block (the fences included)."""
    if "```" not in text and "~~~" not in text:
        lines = text.split("\n")
        yield from zip(lines if "\r" not in text else [line.rstrip("\r") for line in lines], repeat(False))
        return
    fence = ""
    for line in text.split("\n"):
        match = _FENCE.match(line)
        inside = bool(fence)
        if match:
            sign = match[1]
            if not fence:
                fence = sign
                inside = True
            elif sign[0] == fence[0] and len(sign) >= len(fence) and not line.strip(" \t\r" + sign[0]):
                fence = ""
        yield line.rstrip("\r"), inside


def _heading(line: str) -> tuple[int, str] | None:
    """Return the level and the words of a line that is a heading."""
    match = _HEADING.match(line)
    if not match:
        return None
    text = line[match.end() :].strip()
    bare = text.rstrip("#")
    return len(match[1]), bare.rstrip() if not bare or bare[-1] in " \t" else text


def _headings(lines: list[tuple[str, bool]], first_line: int) -> Iterator[Heading]:
    for at, (line, code) in enumerate(lines):
        if code or line[:1] not in _MARKS:
            continue
        heading = _heading(line) if "#" in line[:4] else None
        if heading:
            yield Heading(*heading, first_line + at, first_line + at)
        elif at and line.lstrip(" ")[:1] in ("=", "-") and (mark := _UNDERLINE.fullmatch(line)):
            start = _paragraph_above(lines, at)
            if start < at:
                text = " ".join(words.strip() for words, _ in lines[start:at])
                yield Heading(1 if mark[1][0] == "=" else 2, text, first_line + start, first_line + at)


def _paragraph_above(lines: list[tuple[str, bool]], at: int) -> int:
    """Return where the paragraph begins that a line underlines; the line's own place where none does."""
    start = at
    while start:
        line, code = lines[start - 1]
        if code or not line.strip() or _heading(line) or _RULE.fullmatch(line) or "-->" in line:
            break
        start -= 1
    return at if _NO_PARAGRAPH.match(lines[start][0]) else start


def _heading_title(lines: list[tuple[str, bool]], text: str) -> str:
    """Return the first heading of the first level; of an empty one the line that follows, as the original reads it."""
    if "#" not in text:
        return ""
    wanted = False
    for line, code in lines:
        if code:
            continue
        heading = _heading(line) if "#" in line[:4] else None
        found = heading is not None and heading[0] == 1
        title = heading[1] if heading and found else line.strip() if wanted else ""
        if title:
            return title
        wanted = wanted or found
    return ""


def _description(lines: list[tuple[str, bool]]) -> str:
    """Return the first sentence of the first line that is running text."""
    header = _second_header(lines)
    for line, code in lines[header:]:
        text = line.strip()
        if not text or code or text[0] in "#>-<|" or _RULE.fullmatch(text):
            continue
        return _cut(_first_sentence(text))
    return ""


def _second_header(lines: list[tuple[str, bool]]) -> int:
    """Return how many lines a header takes that was copied into the body from another file."""
    first = next((number for number, (line, _) in enumerate(lines) if line.strip()), 0)
    if lines[first][0].rstrip() != "---" or first + 1 >= len(lines) or ":" not in lines[first + 1][0]:
        return 0
    for number in range(first + 1, min(len(lines), first + 100)):
        if lines[number][0].rstrip() == "---":
            return number + 1
    return 0


def _first_sentence(text: str) -> str:
    for match in _SENTENCE_END.finditer(text, 0, 1000):
        if match[0] != "." or not _ABBREVIATION.search(text[max(0, match.end() - 24) : match.end()]):
            return text[: match.end()]
    return text


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_DESCRIPTION else text[: LONGEST_DESCRIPTION - 1] + "…"
