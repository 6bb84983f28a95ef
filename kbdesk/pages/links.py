"""The links of a page's body: CommonMark's and wikilinks, each with the exact place of its destination."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from markdown_it.common.utils import unescapeAll

from kbdesk.pages.blocks import read_blocks
from kbdesk.pages.inline import Kind, RawLink, Span, scan, wikilink

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

ADDRESS = "kb://"
"""What the addresses begin with at which agents read pages as resources: `kb://page/` and an id, `kb://overview`."""

_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:|//")
_BLOCKS = ("    ", "\t", "```", "~~~", "]:", "\0")
"""What a body holds that has indented or fenced code, or definitions."""
_HTML = re.compile(r"<[A-Za-z/!?]")
_LONE_RETURN = re.compile(r"\r(?!\n)")
_TOKEN = re.compile(  # each branch begins with a sign: only there the search stops
    r"\[\[(?P<wiki>[^\[\]\n`<>|]*)(?:\|(?P<shown>[^\[\]\n`<>]*))?\]\](?![(\[])"
    r"|\[(?P<words>[^\[\]\n`\\<>]*)\](?:\((?P<destination>[^\x00-\x20\x7f\s()<>\\&]*)\)|(?![(\[]))"
    r"|`(?<!``)[^`\n]+`(?!`)"
    r"|\\[^\[\]`<\\!()\n]"
    r"|\[|\]|`|\\"
)

WORDS, DESTINATION = 3, 4
"""The numbers of these groups: asking by name takes twice as long."""


class FoundLink(NamedTuple):
    """A link that may lead to a page; `body[start:end]` is its destination as written.

    `destination` is `written` without escapes, `text` the link's words, `line` counted from 1. `words` and `outer`
    are the spans of the words and of the whole link. A definition is a reference's target that no text uses.
    """

    kind: Kind
    written: str
    destination: str
    text: str
    line: int
    start: int
    end: int
    words: Span
    outer: Span

    @property
    def wiki(self) -> bool:
        """Whether it is written in double brackets."""
        return self.kind in ("wikilink", "embed")

    @property
    def target(self) -> str:
        """The destination without what follows `#`."""
        return self.destination.partition("#")[0]

    @property
    def anchor(self) -> str:
        """What follows `#`."""
        return self.destination.partition("#")[2]


def is_external(destination: str) -> bool:
    """Tell whether a markdown destination leads to the web, or elsewhere by a scheme."""
    return _SCHEME.match(destination) is not None


def find(body: str, first_line: int = 1) -> tuple[FoundLink, ...]:
    """Find the links in a body, in their order, without those that lead to the web or within the page.

    `first_line` is the number of the body's first line.
    """
    return tuple(link for link in find_all(body, first_line) if leads_to_file(link))


def find_written(body: str) -> tuple[FoundLink, ...]:
    """Find the links of a text that an agent wrote: also by address, and those whose destination holds bare spaces."""
    if "[" not in body:
        return ()
    simple = find_simple(body)  # there it has no destination with bare spaces
    found = _found(body, _careful(body, spaces=True) if simple is None else simple, 1)
    return tuple(link for link in found if leads_to_file(link) or link.destination.startswith(ADDRESS))


def find_all(body: str, first_line: int = 1) -> tuple[FoundLink, ...]:
    """Find the links in a body, wherever they lead."""
    if "[" not in body:
        return ()
    simple = find_simple(body)
    return _found(body, _careful(body) if simple is None else simple, first_line)


def words(body: str, links: Sequence[FoundLink], begin: int = 0) -> str:
    """Return a body, from a position on, with the links found in it reduced to their words."""
    cuts = []
    for link in links:
        if link.kind != "definition" and link.outer[0] >= begin:
            cuts += [(link.outer[0], link.words[0]), (link.words[1], link.outer[1])]
    if not cuts:
        return body[begin:]
    cuts.sort()
    parts, at = [], begin
    for start, end in cuts:
        if start > at:
            parts.append(body[at:start])
        at = max(at, end)
    parts.append(body[at:])
    return "".join(parts)


def find_simple(body: str) -> list[RawLink] | None:
    """Find the links of a body in which nothing but plain links has brackets; None where it takes a parser.

    Then lines can be read alone, whatever blocks they are in: there is no code block, no HTML, no definition, and
    no bracket and no backtick whose partner might be on another line.
    """
    for sign in _BLOCKS:
        if sign in body:
            return None
    if ("<" in body and _HTML.search(body)) or ("\r" in body and _LONE_RETURN.search(body)):
        return None
    found = []
    for match in _TOKEN.finditer(body) if "`" in body or "\\" in body else _bracketed(body):
        start, end = match.span()
        is_marked = body[start - 1 : start] == "!"
        wiki, _, _, destination = match.groups()
        if destination is not None:
            kind: Kind = "image" if is_marked else "inline"
            first, last = match.span(DESTINATION)
            found.append(RawLink(kind, first, last, match.span(WORDS), (start - is_marked, end)))
        elif wiki is not None:
            link = wikilink(match, embed=is_marked)
            if link:
                found.append(link)
        elif end - start == 1:
            return None
    return found


def _bracketed(body: str) -> Iterator[re.Match[str]]:
    """Yield the tokens of a body without code and escapes, the same that a search finds, in half the time."""
    closed, at = 0, body.find("[")
    while at >= 0:
        match = _TOKEN.match(body, at)
        if match is None:
            break
        closed += match[0].count("]")
        yield match
        at = body.find("[", match.end())
    if closed < body.count("]"):
        yield from _TOKEN.finditer("]")  # one that closes nothing


def _careful(body: str, spaces: bool = False) -> list[RawLink]:
    blocks = read_blocks(body)
    found, used = [], set()
    for segment in blocks.segments:
        for link in scan(segment.text, blocks.definitions, spaces):
            used.add(link.label)
            placed = segment.place(link, blocks.definitions)
            if placed:
                found.append(placed)
    for label, span in blocks.definitions.items():
        if label not in used:
            found.append(RawLink("definition", *span, span, span, label))
    return found


def _found(body: str, raw: Iterable[RawLink], first_line: int) -> tuple[FoundLink, ...]:
    links = []
    at, line = 0, first_line
    for link in sorted(raw, key=lambda each: each.outer):
        line += body.count("\n", at, link.outer[0])
        at = link.outer[0]
        written = body[link.start : link.end]
        text = body[slice(*link.words)]
        if link.kind in ("wikilink", "embed"):
            destination = written
        else:
            destination = unescapeAll(written) if "\\" in written or "&" in written else written
            if "[" in text:
                text = words(text, find_all(text))
        links.append(
            FoundLink(link.kind, written, destination, text, line, link.start, link.end, link.words, link.outer)
        )
    return tuple(links)


def leads_to_file(link: FoundLink) -> bool:
    """Tell whether a link may lead to a file: not to the web, nor within its own page."""
    if not link.destination or link.destination[0] == "#":
        return False
    return link.wiki or not is_external(link.destination)
