"""Tables of a body that do not hold together: rows cut off, heads without their line of dashes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROW = re.compile(r"^[^\n|]*+\|[^\n]*$", re.MULTILINE)
_MARKER = re.compile(r"(?:[-*+]|\d{1,9}[.)])[ \t]++(?=\|)")
_DASHES = re.compile(r"\|?[ \t]*+:?-++:?[ \t]*+(?:\|[ \t]*+:?-++:?[ \t]*+)*+\|?")
_NO_BORDER = re.compile(r"\\.|`[^`]*`|\[\[[^\[\]]*\]\]")
_SPECIAL = re.compile(r"[\\`]|\[\[")


def broken_rows(text: str) -> list[tuple[str, str]]:
    """Return the rows that are broken, each with what is wrong; `text` is a body without its blocks of code."""
    found: list[tuple[str, str]] = []
    if "|" in text:
        for rows in _blocks(text):
            found += _broken(rows)
    return found


def _blocks(text: str) -> Iterator[list[str]]:
    """Yield the runs of lines that hold a `|`, without the marks of a quotation or list before them."""
    rows: list[str] = []
    end = -1
    for match in _ROW.finditer(text):
        if rows and match.start() != end + 1:
            yield rows
            rows = []
        row = match[0].strip(" \t\r>")
        rows.append(row if row[0] == "|" or rows else _MARKER.sub("", row, count=1))
        end = match.end()
    if rows:
        yield rows


def _broken(rows: list[str]) -> list[tuple[str, str]]:
    dashes = next((number for number, row in enumerate(rows) if _DASHES.fullmatch(row)), None)
    if dashes is None:
        first = rows[0]
        is_row = first[0] == first[-1] == "|" and _cells(first) > 1
        return [(first, "it stands under no head with a line of dashes")] if is_row else []
    if dashes == 0:
        return [(rows[0], "no head stands above the line of dashes")]
    head = rows[dashes - 1]
    width = _cells(head)
    if _cells(rows[dashes]) != width:
        return [(head, f"{_said(width)}, and {_cells(rows[dashes])} in the line of dashes under it")]
    closed = head[0] == head[-1] == "|"
    found = []
    for row in rows[dashes + 1 :]:
        cells = _cells(row)
        if cells != width:
            found.append((row, f"{_said(cells)}, and {width} in the table's head"))
        elif closed and row[-1] != "|":
            found.append((row, "it ends without `|`"))
    return found


def _cells(row: str) -> int:
    bare = _NO_BORDER.sub("x", row) if _SPECIAL.search(row) else row
    return bare.count("|") + 1 - (bare[0] == "|") - (len(bare) > 1 and bare[-1] == "|")


def _said(cells: int) -> str:
    return "1 cell" if cells == 1 else f"{cells} cells"
