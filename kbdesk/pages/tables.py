"""Tables of a body: their rows' cells, and what does not hold together in them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from kbdesk.wording import part

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROW = re.compile(r"^[^\n|]*+\|[^\n]*$", re.MULTILINE)
_MARKER = re.compile(r"(?:[-*+]|\d{1,9}[.)])[ \t]++(?=\|)")
_DASHES = re.compile(r"\|?[ \t]*+:?-++:?[ \t]*+(?:\|[ \t]*+:?-++:?[ \t]*+)*+\|?")
_ESCAPED = re.compile(r"\\.")
_NO_BORDER = re.compile(r"\\.|`[^`]*`|\[\[[^\[\]]*\]\]")
_EDGES = " \t\r\n>"
_SPECIAL = re.compile(r"[\\`]|\[\[")


def broken_rows(text: str) -> list[tuple[str, str]]:
    """Return the rows that are broken, each with what is wrong; `text` is a body without its blocks of code."""
    found: list[tuple[str, str]] = []
    if "|" in text:
        for rows in _blocks(text):
            found += _broken(rows)
    return found


def is_dashes(row: str) -> bool:
    """Whether a line is the one of dashes under a table's head."""
    return "-" in row and _DASHES.fullmatch(row.strip(_EDGES)) is not None


def cells_of(row: str) -> tuple[str, ...]:
    """Return the cells of a row, without blanks at their edges; code and wikilinks are kept whole."""
    bare = row.strip(_EDGES)
    marks = _NO_BORDER.sub(lambda found: "x" * len(found[0]), bare) if _SPECIAL.search(bare) else bare
    if marks.startswith("|"):
        bare, marks = bare[1:], marks[1:]
    if marks.endswith("|"):
        bare, marks = bare[:-1], marks[:-1]
    found, at = [], 0
    for piece in marks.split("|"):
        found.append(bare[at : at + len(piece)].strip())
        at += len(piece) + 1
    return tuple(found)


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
        is_row = first[0] == first[-1] == "|" and min(_cells(first)) > 1
        return [(first, "it stands under no head with a line of dashes")] if is_row else []
    if dashes == 0:
        return [(rows[0], "no head stands above the line of dashes")]
    head, line = rows[dashes - 1], rows[dashes]
    widths = _cells(head)
    if widths.isdisjoint(_cells(line)):
        return [(head, f"{_said(head)}, and {min(_cells(line))} in the line of dashes under it")]
    closed = head[0] == head[-1] == "|"
    found = []
    for row in rows[dashes + 1 :]:
        if widths.isdisjoint(_cells(row)):
            found.append((row, f"{_said(row)}, and {min(widths)} in the table's head"))
        elif closed and row[-1] != "|":
            found.append((row, "it ends without `|`"))
    return found


def _cells(row: str) -> set[int]:
    """Return how many cells a row has: as a table is read strictly, and with code and wikilinks kept whole."""
    if not _SPECIAL.search(row):
        return {_count(row)}
    return {_count(_ESCAPED.sub("x", row)), _count(_NO_BORDER.sub("x", row))}


def _count(row: str) -> int:
    return row.count("|") + 1 - (row[0] == "|") - (len(row) > 1 and row[-1] == "|")


def _said(row: str) -> str:
    cells = min(_cells(row))
    return part("1 cell") if cells == 1 else part(f"{cells} cells")
