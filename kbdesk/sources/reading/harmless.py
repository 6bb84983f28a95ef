"""A document's HTML as the desk may show it: a few kinds of blocks, no script, no style, nothing fetched."""

from __future__ import annotations

import html
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CHUNK = 10_000
"""Characters after which a long table or list is parted."""
DEEPEST = 12
"""Lists and quotes in each other; deeper ones are shown at this depth."""
TABLES = 2
"""Tables in each other; of deeper ones only the words are shown: laying them out takes twice as long for each."""
LONGEST_WORD = 2_000
"""Signs without a space that are shown in a row."""

_HEADINGS = frozenset(f"h{level}" for level in range(1, 7))
_FRAMES = frozenset(
    {"address", "article", "aside", "body", "center", "details", "div", "dl", "fieldset", "figure", "footer", "form"}
    | {"header", "hgroup", "html", "main", "section", "summary", "tbody", "thead", "tfoot", "td", "th", "tr"}
)
_PARAGRAPHS = frozenset({"p", "dt", "dd", "figcaption", "caption", "legend"})
_BLOCKS = _HEADINGS | _FRAMES | _PARAGRAPHS | {"ul", "ol", "li", "table", "pre", "blockquote", "hr"}
_INLINE = {
    **dict.fromkeys(("b", "strong"), "b"),
    **dict.fromkeys(("i", "em", "cite", "dfn", "var"), "i"),
    **dict.fromkeys(("code", "kbd", "samp", "tt"), "code"),
    **dict.fromkeys(("s", "del", "strike"), "s"),
    "u": "u",
    "sub": "sub",
    "sup": "sup",
}
_DROPPED = frozenset(
    {"script", "style", "noscript", "template", "svg", "head", "iframe", "object", "embed", "button", "select"}
    | {"textarea", "canvas", "video", "audio", "rt", "rp", "input", "link", "meta", "map", "frame", "frameset", "nav"}
)
_SPACE = re.compile("[ \t\n\r\f]+")
_WORD = re.compile(rf"\S{{{LONGEST_WORD}}}")


class Harmless:
    """Writes blocks anew from a parsed page; only what is named here comes through.

    `base` is the page's own address, "" for none. `picture` gives the number of a picture by its source, None for one
    that is not shown.
    """

    def __init__(self, base: str = "", picture: Callable[[str], int | None] | None = None) -> None:
        self._base = base
        self._picture = picture or (lambda _source: None)

    def blocks(self, root: Any) -> Iterator[str]:
        """Give the blocks of an element (lxml), none much longer than a chunk."""
        yield from self._inside(root, 0, 0)

    def _inside(self, element: Any, depth: int, tables: int) -> Iterator[str]:
        words = [_text(element.text)]
        for child in element:
            tag = _tag(child)
            if tag in _BLOCKS or (tag not in _DROPPED and _holds_blocks(child)):
                yield from _paragraph(words)
                words = []
                yield from self._block(child, tag, depth, tables)
            elif tag not in _DROPPED:
                words.append(self._words(child, tag))
            words.append(_text(child.tail))
        yield from _paragraph(words)

    def _block(self, element: Any, tag: str, depth: int, tables: int) -> Iterator[str]:
        if tag in _HEADINGS:
            if words := self._line(element):
                yield f"<{tag}>{words}</{tag}>"
        elif tag in ("ul", "ol"):
            yield from self._list(element, tag, depth, tables)
        elif tag == "table" and tables < TABLES:
            yield from self._table(element, depth, tables)
        elif tag == "pre":
            yield f"<pre>{_kept_lines(element)}</pre>"
        elif tag == "blockquote" and depth < DEEPEST:
            if inner := "".join(self._inside(element, depth + 1, tables)):
                yield f"<blockquote>{inner}</blockquote>"
        elif tag == "hr":
            yield "<hr>"
        else:
            yield from self._inside(element, depth, tables)

    def _list(self, element: Any, tag: str, depth: int, tables: int) -> Iterator[str]:
        start = element.get("start") or "1"
        number = int(start) if start.isdecimal() and len(start) < 7 else 1
        items: list[str] = []
        size, first = 0, number
        for child in element:
            inner = "".join(self._inside(child, depth + 1, tables)) if _tag(child) not in _DROPPED else ""
            if depth >= DEEPEST:
                yield inner
                continue
            if not inner:
                continue
            if _tag(child) in ("ul", "ol"):
                items.append(inner)
            else:
                value = child.get("value") or ""
                number = int(value) if value.isdecimal() and len(value) < 7 else number
                first = number if not items else first
                items.append(_item(child.get("data-label"), inner, number if tag == "ol" else None))
                number += 1
            size += len(inner)
            if size > CHUNK and not depth:
                yield _listed(tag, first, items)
                items, size, first = [], 0, number
        if items:
            yield _listed(tag, first, items)

    def _table(self, element: Any, depth: int, tables: int) -> Iterator[str]:
        rows: list[str] = []
        size = 0
        for child in element.iterchildren("caption"):
            yield from self._inside(child, depth, tables)
        for row in _rows(element):
            cells = "".join(self._cell(cell, depth, tables) for cell in row)
            if cells:
                rows.append(f"<tr>{cells}</tr>")
                size += len(cells)
            if size > CHUNK and not tables:
                yield _tabled(rows)
                rows, size = [], 0
        if rows:
            yield _tabled(rows)

    def _cell(self, cell: Any, depth: int, tables: int) -> str:
        tag = "th" if _tag(cell) == "th" else "td"
        spans = "".join(
            f' {name}="{value}"'
            for name in ("colspan", "rowspan")
            if (value := cell.get(name) or "").isdecimal() and 1 < int(value[:4]) <= 200 and len(value) < 4
        )
        inside = "".join(self._inside(cell, depth + 1, tables + 1))
        return f'<{tag} class="cell"{spans}>{inside}</{tag}>'

    def _line(self, element: Any) -> str:
        return "".join(self._words(element, _tag(element))).strip()

    def _words(self, element: Any, tag: str) -> str:
        """Write what stands in a line: words, some of them marked, links, pictures."""
        if tag == "br":
            return "<br>"
        if tag == "img":
            return self._image(element)
        parts = [_text(element.text)]
        for child in element:
            inner = _tag(child)
            if inner not in _DROPPED:
                parts.append(self._words(child, inner))
            parts.append(_text(child.tail))
        words = "".join(parts)
        mark = _INLINE.get(tag)
        if mark and words.strip():
            return f"<{mark}>{words}</{mark}>"
        if tag == "a" and words.strip() and (address := self._address(element.get("href") or "")):
            return f'<a href="{html.escape(address)}">{words}</a>'
        return words

    def _image(self, element: Any) -> str:
        number = self._picture(element.get("src") or "")
        words = _SPACE.sub(" ", element.get("alt") or "").strip()
        if number is not None:
            return f'<img src="asset:{number}" alt="{html.escape(words)}">'
        return f"<i>[{html.escape(words)}]</i>" if words else ""

    def _address(self, href: str) -> str:
        """Return where a link leads outside, "" for one that leads nowhere else."""
        try:
            address = urljoin(self._base, href.strip()) if self._base else href.strip()
        except ValueError:
            return ""
        return address if address.lower().startswith(("http://", "https://", "mailto:")) else ""


def _tag(element: Any) -> str:
    return element.tag.lower() if isinstance(element.tag, str) else "script"  # a comment is dropped like one


def _holds_blocks(element: Any) -> bool:
    return any(_tag(inner) in _BLOCKS for inner in element.iter() if inner is not element)


def _rows(element: Any) -> Iterator[list[Any]]:
    for child in element:
        tag = _tag(child)
        if tag == "tr":
            yield [cell for cell in child if _tag(cell) in ("td", "th")]
        elif tag in ("thead", "tbody", "tfoot"):
            yield from _rows(child)


def _listed(tag: str, first: int, items: list[str]) -> str:
    start = f' start="{first}"' if tag == "ol" and first != 1 else ""
    return f"<{tag}{start}>{''.join(items)}</{tag}>"


def _item(label: str | None, inner: str, number: int | None) -> str:
    """Write an item of a list: with a number of its own, with the one that is its turn, or with a bullet."""
    if label and not re.fullmatch(r"\d+\.", label):
        words = f"{html.escape(label)} "
        return f'<li type="none">{f"<p>{words}{inner[3:]}" if inner.startswith("<p>") else words + inner}</li>'
    value = label.rstrip(".") if label else number
    return f"<li>{inner}</li>" if value is None else f'<li value="{value}">{inner}</li>'


def _tabled(rows: list[str]) -> str:
    return f'<table cellspacing="0" style="border-collapse: collapse">{"".join(rows)}</table>'


def _text(text: str | None) -> str:
    return html.escape(_parted(_SPACE.sub(" ", text)), quote=False) if text else ""


def _parted(text: str) -> str:
    """Part what has no spaces for so long that breaking it into lines would take seconds."""
    return _WORD.sub(lambda found: found[0] + " ", text) if len(text) > LONGEST_WORD else text


def _kept_lines(element: Any) -> str:
    text = "".join(element.itertext()).strip("\n")
    lines = (line[at : at + LONGEST_WORD] for line in text.split("\n") for at in range(0, len(line) or 1, LONGEST_WORD))
    return html.escape("\n".join(lines), quote=False)


def _paragraph(words: list[str]) -> Iterator[str]:
    text = "".join(words).strip()
    if text and text != "<br>":
        for at in _cuts(text):
            yield f"<p>{at}</p>"


def _cuts(text: str) -> Iterator[str]:
    """Part a paragraph of many lines, so that no part takes long."""
    if len(text) <= 2 * CHUNK or "<br>" not in text:
        yield text
        return
    held: list[str] = []
    size = 0
    for line in text.split("<br>"):
        held.append(line)
        size += len(line)
        if size > CHUNK:
            yield "<br>".join(held)
            held, size = [], 0
    if held:
        yield "<br>".join(held)
