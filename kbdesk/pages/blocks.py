"""The runs of inline text in a body, each with its place, and the definitions that references name."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from markdown_it import MarkdownIt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kbdesk.pages.inline import RawLink, Span

_LINE = re.compile(r"[^\r\n]*")
_ENDING = re.compile(r"\r\n|\r|\n")
_DEFINITION = re.compile(r"\[(?:[^\\\[\]]|\\.)*\]:[ \t\r\n>]*(?:<((?:[^<>\n\\]|\\.)*)>|([^\x01-\x20\x7f]+))", re.DOTALL)
_PARSER = MarkdownIt("commonmark", {"maxNesting": 100})


@dataclass(frozen=True, slots=True)
class Segment:
    """A run of inline text. Its line k stands in the body from `places[k]` on and in `text` from `starts[k]` on."""

    text: str
    starts: tuple[int, ...]
    places: tuple[int, ...]

    def place(self, link: RawLink, definitions: dict[str, Span]) -> RawLink | None:
        """Return the link with its spans in the body; None where a line could not be placed."""
        spans = [self._in_body(*span) for span in (link.words, link.outer)]
        own = definitions.get(link.label) if link.label else self._in_body(link.start, link.end)
        if own is None or spans[0] is None or spans[1] is None:
            return None
        return link._replace(start=own[0], end=own[1], words=spans[0], outer=spans[1])

    def _in_body(self, start: int, end: int) -> Span | None:
        first, last = bisect_right(self.starts, start) - 1, bisect_right(self.starts, end) - 1
        if self.places[first] < 0 or self.places[last] < 0:
            return None
        return self.places[first] + start - self.starts[first], self.places[last] + end - self.starts[last]


@dataclass(frozen=True, slots=True)
class Blocks:
    """What a body is made of: its runs of inline text, and where each definition's destination stands."""

    segments: tuple[Segment, ...]
    definitions: dict[str, Span]


def running_text(body: str) -> tuple[Span, ...]:
    """Return where the lines of a body's running text stand: no headings, no code, no HTML."""
    lines, starts = _lines_of(body)
    tokens: list[Any] = []
    _PARSER.block.parse("\n".join(lines), _PARSER, {}, tokens)
    found = []
    for before, token in pairwise(tokens):
        if token.type == "inline" and token.map and before.type != "heading_open":
            segment = _segment(token.content, token.map[0], lines, starts)
            for part, place in zip(token.content.split("\n"), segment.places, strict=True):
                if place >= 0:
                    found.append((place, place + len(part)))
    return tuple(found)


def list_items(body: str) -> tuple[Span, ...]:
    """Return where the items of a body's lists stand, each with all that is in it."""
    return tuple(span for _, span in _items(body))


def bullet_lists(body: str) -> tuple[tuple[Span, ...], ...]:
    """Return the lists of a body whose items have a sign and no number: where each of the items stands."""
    found: dict[int, list[Span]] = {}
    for number, span in _items(body):
        if body[span[0]] in "-*+":
            found.setdefault(number, []).append(span)
    return tuple(map(tuple, found.values()))


def _items(body: str) -> Iterator[tuple[int, Span]]:
    """Yield where the items of all lists stand, each with the number of its list."""
    lines, starts = _lines_of(body)
    tokens: list[Any] = []
    _PARSER.block.parse("\n".join(lines), _PARSER, {}, tokens)
    inside: list[int] = []
    lists = 0
    for token in tokens:
        if token.type in ("bullet_list_open", "ordered_list_open"):
            inside.append(lists)
            lists += 1
        elif token.type in ("bullet_list_close", "ordered_list_close"):
            inside.pop()
        elif token.type == "list_item_open" and token.map:
            first, end = token.map
            item = body[starts[first] : starts[end] if end < len(starts) else len(body)]
            lead = len(item) - len(item.lstrip(" \t"))
            yield inside[-1], (starts[first] + lead, starts[first] + len(item.rstrip()))


def read_blocks(body: str) -> Blocks:
    """Part a body into runs of inline text by CommonMark's blocks; code and HTML blocks hold none."""
    lines, starts = _lines_of(body)
    environment: dict[str, Any] = {}
    tokens: list[Any] = []
    _PARSER.block.parse("\n".join(lines), _PARSER, environment, tokens)
    segments = [
        _segment(token.content, token.map[0], lines, starts)
        for token in tokens
        if token.type == "inline" and token.map and "[" in token.content
    ]
    definitions = {}
    for label, entry in environment.get("references", {}).items():
        span = _destination(body, starts, *entry["map"])
        if span:
            definitions[label] = span
    return Blocks(tuple(segments), definitions)


def _lines_of(body: str) -> tuple[list[str], list[int]]:
    """Return the lines as the parser is to see them, without their endings, and where each begins in the body."""
    text = body.replace("\0", "\ufffd")
    if "\r" not in text:
        lines = text.split("\n")
        starts, at = [], 0
        for line in lines:
            starts.append(at)
            at += len(line) + 1
        return lines, starts
    lines, starts, at = [], [], 0
    for ending in _ENDING.finditer(text):
        lines.append(text[at : ending.start()])
        starts.append(at)
        at = ending.end()
    return [*lines, text[at:]], [*starts, at]


def _segment(content: str, first: int, lines: list[str], line_starts: list[int]) -> Segment:
    starts, places, at = [], [], 0
    begin = content.partition("\n")[0].strip(" \t")
    while first < len(lines) - 1 and begin not in lines[first]:
        first += 1  # a line of a form feed, which the parser counts as the block's first and strips from its text
    for number, part in enumerate(content.split("\n"), first):
        bare = part.lstrip(" \t")
        found = lines[number].rfind(bare) if number < len(lines) else -1
        starts.append(at)
        places.append(line_starts[number] + found - (len(part) - len(bare)) if found >= 0 else -1)
        at += len(part) + 1
    return Segment(content, tuple(starts), tuple(places))


def _destination(body: str, starts: list[int], first: int, end: int) -> Span | None:
    stop = starts[end] if end < len(starts) else len(body)
    match = _DEFINITION.search(body, starts[first], stop)
    if not match:
        return None
    return match.span(1) if match[1] is not None else match.span(2)
