"""The paragraphs of a page's body, and which of them say something that wants a source."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from markdown_it import MarkdownIt

from kbdesk.pages import footnotes, notices
from kbdesk.pages.links import find_all
from kbdesk.pages.prose import prose

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.pages.links import FoundLink
    from kbdesk.pages.text import PageText

Kind: TypeAlias = Literal["heading", "text", "item", "quote", "table", "code", "html", "footnote", "notice"]
CLAIMING = frozenset({"text", "item", "quote", "table"})
"""Kinds of paragraphs that say something; the others structure the page, show code, or name a source."""

LEAST_WORDS = 3
"""Words a paragraph has besides its links, where it says something of its own: “- [Primer](…), section 6” does not."""
OF_SENTENCE = 2
"""Words that are enough for a sentence that ends as one and links nothing: “Water boils.”"""

_PARSER = MarkdownIt("commonmark", {"maxNesting": 100}).enable("table")
_WORD = re.compile(r"[^\W\d_](?:[^\W_]|['’\-])+|\d[\d.,:/]*", re.UNICODE)
_IDEOGRAPHS = re.compile(r"[぀-ヿ㐀-䶿一-鿿가-힯]")
_OPEN_TASK = re.compile(r"\s*(?:[-*+]|\d+[.)])\s+\[ \]\s")
_QUESTION = re.compile(r"[^.!。！]*(?:\.(?=\S)[^.!。！]*)*[?？][\"'”’»)\]]*")
_SENTENCE = re.compile(r"[.!。！][\"'”’»)\]」』]*\s*$")
_FORMULA = re.compile(r"\s*\$\$.*\$\$\s*", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, item of a list, table or block. `first` and `last` are lines of the file, counted from 1.

    `section` counts the headings above it, `heading` are the words of the nearest; `text` is as written, `is_claim`
    whether it says something of its own, which wants a source. `links` are those it makes, wherever they lead.
    """

    first: int
    last: int
    kind: Kind
    section: int
    heading: str
    text: str
    is_claim: bool
    links: tuple[FoundLink, ...] = ()

    @property
    def prose(self) -> str:
        """Its words, without marks."""
        return prose(self.text).removeprefix(": ")


def paragraphs(page: PageText) -> tuple[Paragraph, ...]:
    """Return the paragraphs of a page in their order; an item of a list is one, and so is a whole table.

    Headings, the notice above a page, code, HTML, formulas, footnotes, questions, tasks that are not done, and what
    consists of links are no claims.
    """
    lines = page.body.replace("\0", "\ufffd").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    links = find_all(page.body, page.body_line)
    starts = [link.line for link in links]
    noted = _lines_of_notice(page.body)
    feet = _lines_of_footnotes(page.body)
    found = []
    section, heading = 0, ""
    for first, end, kind in _blocks("\n".join(lines)):
        text = "\n".join(lines[first:end])
        line, last = page.body_line + first, page.body_line + end - 1
        if kind == "heading":
            section, heading = section + 1, prose(text)
        real: Kind = "notice" if end <= noted else "footnote" if first in feet else kind
        own = tuple(links[bisect_right(starts, line - 1) : bisect_right(starts, last)])
        is_claim = real in CLAIMING and says_something(text)
        found.append(Paragraph(line, last, real, section, heading, text, is_claim, own))
    return tuple(found)


def says_something(text: str) -> bool:
    """Whether a text claims something: it has words of its own besides its links, and asks or plans not only."""
    if _FORMULA.fullmatch(text) or _OPEN_TASK.match(text) or _QUESTION.fullmatch(prose(text)):
        return False
    links = find_all(text)
    bare = prose(_without(text, links))
    words, ideographs = _WORD.findall(bare), len(_IDEOGRAPHS.findall(bare))
    if not links and _SENTENCE.search(bare):
        return sum(word[0].isalpha() for word in words) >= OF_SENTENCE or ideographs > OF_SENTENCE
    return len(words) >= LEAST_WORDS or ideographs > 2 * LEAST_WORDS


def _without(text: str, links: Sequence[FoundLink]) -> str:
    parts, at = [], 0
    for link in links:
        if link.kind != "definition" and link.outer[0] >= at:
            parts.append(text[at : link.outer[0]])
            at = link.outer[1]
    return " ".join([*parts, text[at:]])


def _lines_of_notice(body: str) -> int:
    """Return how many lines a body's notice takes, with what is above it."""
    notice, rest = notices.parted(body)
    return body[: len(body) - len(rest)].count("\n") + (0 if rest else 1) if notice else 0


def _lines_of_footnotes(body: str) -> frozenset[int]:
    return frozenset(
        line
        for start, end in footnotes.texts(body).values()
        for line in range(body.count("\n", 0, start), body.count("\n", 0, end) + 1)
    )


def _blocks(text: str) -> Iterator[tuple[int, int, Kind]]:
    """Yield the blocks of a text as (first line, line after the last, kind); lines count from 0."""
    tokens: list[Any] = []
    _PARSER.block.parse(text, _PARSER, {}, tokens)
    quotes = items = tables = 0
    for token in tokens:
        if token.type == "table_open" and not tables and token.map:
            yield (*token.map, "table")
        quotes += token.nesting if token.type.startswith("blockquote") else 0
        items += token.nesting if token.type.startswith("list_item") else 0
        tables += token.nesting if token.type.startswith("table_") else 0
        if not token.map or tables:
            continue
        if token.type == "heading_open":
            yield (*token.map, "heading")
        elif token.type == "paragraph_open":
            yield (*token.map, "quote" if quotes else "item" if items else "text")
        elif token.type in ("fence", "code_block"):
            yield (*token.map, "code")
        elif token.type == "html_block":
            yield (*token.map, "html")
