"""HTML to text that reads like Markdown: headings, lists and tables keep their shape, nothing else does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

_HEADINGS = {f"h{level}": "#" * level for level in range(1, 7)}
_BLOCKS = frozenset(
    {"address", "article", "aside", "blockquote", "body", "center", "dd", "details", "div", "dl", "dt", "fieldset"}
    | {"figcaption", "figure", "footer", "form", "header", "hr", "html", "li", "main", "nav", "ol", "p", "pre"}
    | {"section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul", "caption", *_HEADINGS}
)
_DROPPED = frozenset(
    {"script", "style", "noscript", "template", "svg", "head", "iframe", "object", "embed", "button", "select"}
    | {"textarea", "canvas", "video", "audio", "rt", "rp", "nav"}
)
_SPACE = re.compile("[ \t\n\r\f\u00a0]+")


def from_html(root: Any) -> str:
    """Return the text of a parsed element (lxml)."""
    return "\n\n".join(block for block in _blocks(root) if block)


def _blocks(element: Any) -> Iterator[str]:
    """Give the blocks inside an element, in order; loose words between them are paragraphs."""
    words: list[str] = [element.text or ""]
    for child in element:
        tag = _tag(child)
        if tag in _BLOCKS:
            yield _paragraph(words)
            words = []
            yield from _block(child, tag)
        elif tag not in _DROPPED:
            if any(_tag(inner) in _BLOCKS for inner in child.iter() if inner is not child):
                yield _paragraph(words)
                words = []
                yield from _blocks(child)
            else:
                words.append(_inline(child, tag))
        words.append(child.tail or "")
    yield _paragraph(words)


def _block(element: Any, tag: str) -> Iterator[str]:
    if tag in _DROPPED:
        return
    if tag in _HEADINGS:
        yield f"{_HEADINGS[tag]} {_line(element)}".rstrip(" #")
    elif tag in ("ul", "ol"):
        yield "\n".join(_items(element, ordered=tag == "ol"))
    elif tag == "table":
        yield from _table(element)
    elif tag == "pre":
        yield f"```\n{''.join(element.itertext()).strip(chr(10))}\n```"
    elif tag == "blockquote":
        yield "\n".join(f"> {line}".rstrip() for line in from_html(element).split("\n"))
    elif tag == "hr":
        yield "---"
    else:
        yield from _blocks(element)


def _tag(element: Any) -> str:
    return element.tag.lower() if isinstance(element.tag, str) else "script"  # a comment is dropped like one


def _inline(element: Any, tag: str) -> str:
    if tag == "br":
        return "\v"
    if tag == "img":
        words = _SPACE.sub(" ", element.get("alt") or "").strip()
        return f"[picture: {words}]" if words else ""
    parts = [element.text or ""]
    for child in element:
        inner = _tag(child)
        if inner not in _DROPPED:
            parts.append(_inline(child, inner))
        parts.append(child.tail or "")
    return "".join(parts)


def _paragraph(words: list[str]) -> str:
    lines = "".join(words).split("\v")
    return "\n".join(_SPACE.sub(" ", line).strip() for line in lines).strip("\n")


def _line(element: Any) -> str:
    """Return everything in an element on one line."""
    return _SPACE.sub(" ", from_html(element).replace("\v", " ")).strip()


def _items(element: Any, *, ordered: bool, indent: str = "") -> Iterator[str]:
    start = element.get("start") or "1"
    number = int(start) if start.isdecimal() and len(start) < 7 else 1
    for child in element:
        tag = _tag(child)
        if tag in ("ul", "ol"):  # a list directly in a list
            yield from _items(child, ordered=tag == "ol", indent=indent + "  ")
        elif tag == "li":
            mark = child.get("data-label") or (f"{number}." if ordered else "-")
            number += 1
            deeper = indent + " " * (len(mark) + 1)
            blocks = [block for block in _blocks(child) if block]
            text = "\n".join(blocks) if blocks else ""
            first, *rest = text.split("\n")
            yield f"{indent}{mark} {first}".rstrip()
            yield from (f"{deeper}{line}".rstrip() for line in rest)
        elif tag not in _DROPPED and (text := _line(child)):
            yield f"{indent}{text}"


def _table(element: Any) -> Iterator[str]:
    for child in element:
        if _tag(child) == "caption":
            yield _line(child)
    rows = list(_rows(element))
    if rows and all(len(row) <= 1 for row in rows):  # one column: a frame, no table
        for row in rows:
            yield from (block for cell in row for block in _blocks(cell))
        return
    yield table(list(_grid(rows)))


def _rows(element: Any) -> Iterator[list[Any]]:
    for child in element:
        tag = _tag(child)
        if tag == "tr":
            yield [cell for cell in child if _tag(cell) in ("td", "th")]
        elif tag in ("thead", "tbody", "tfoot"):
            yield from _rows(child)


def _grid(rows: list[list[Any]]) -> Iterator[list[str]]:
    """Give each row's cells in their columns; a cell over several stands in the first, the others stay empty."""
    below: dict[int, int] = {}
    for row in rows:
        line: list[str] = []
        for cell in row:
            _skip_covered(line, below)
            rows_down, columns = _span(cell, "rowspan"), _span(cell, "colspan")
            for column in range(len(line), len(line) + columns):
                if rows_down > 1:
                    below[column] = rows_down - 1
            line.extend([_cell(cell), *[""] * (columns - 1)])
        _skip_covered(line, below)
        yield line


def _skip_covered(line: list[str], below: dict[int, int]) -> None:
    while (left := below.get(len(line), 0)) > 0:
        if left == 1:
            del below[len(line)]
        else:
            below[len(line)] = left - 1
        line.append("")


def _span(cell: Any, name: str) -> int:
    value = cell.get(name) or "1"
    return max(1, min(int(value), 200)) if value.isdecimal() and len(value) < 5 else 1


def _cell(cell: Any) -> str:
    lines = (line.strip() for block in _blocks(cell) for line in block.split("\n"))
    return " / ".join(_flat(line) for line in lines if line and not line.startswith("| ---"))


def _flat(line: str) -> str:
    """Write the row of a table in a table as words with commas."""
    if not (line.startswith("| ") and line.endswith(" |")):
        return line
    return ", ".join(text for part in line[2:-2].split(" | ") if (text := part.strip().replace(r"\|", "|")))


def table(rows: list[list[str]]) -> str:
    """Write rows as a Markdown table: the first is its head, empty columns at the right and empty rows are left out."""
    width = max((column + 1 for row in rows for column, text in enumerate(row) if text), default=0)
    shown = [row[:width] + [""] * (width - len(row)) for row in rows if any(row)]
    if not shown:
        return ""
    lines = [f"| {' | '.join(text.replace('|', chr(92) + '|') for text in row)} |" for row in shown]
    return "\n".join([lines[0], f"|{' --- |' * width}", *lines[1:]])
