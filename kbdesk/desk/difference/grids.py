"""A table whose cells changed, as HTML: its rows with what went and what came."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Literal, TypeAlias

from kbdesk.desk.amounts import number
from kbdesk.desk.reader.chunks import CHUNK
from kbdesk.desk.reader.writer import TABLE
from kbdesk.pages.difference.values import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from kbdesk.desk.reader.dress import Dress
    from kbdesk.pages.difference.values import Cell, Hunk, Row

GridSide: TypeAlias = Literal["both", "removed", "added"]
AROUND = 1
"""Rows that stay shown on each side of a changed one."""


def grid(hunk: Hunk, side: GridSide, dress: Dress, cell: Callable[[Sequence[Words]], str]) -> tuple[str, ...]:
    """Return a table as one side has it, or both, in parts of whole rows; `cell` writes what a cell holds."""
    head = "".join(f'<th class="cell">{cell([Words("same", words)])}</th>' for words in hunk.head)
    opening = f"{TABLE}<thead><tr>{head}</tr></thead><tbody>" if head else f"{TABLE}<tbody>"
    width = max((len(row.cells) for row in hunk.rows), default=1)
    parts, held, size = [], [], 0
    for html in _rows(hunk.rows, side, width, dress, cell):
        held.append(html)
        size += len(html)
        if size > CHUNK:
            parts.append(f"{opening}{''.join(held)}</tbody></table>")
            held, size = [], 0
    if held:
        parts.append(f"{opening}{''.join(held)}</tbody></table>")
    return tuple(parts)


def _rows(
    rows: Sequence[Row], side: GridSide, width: int, dress: Dress, cell: Callable[[Sequence[Words]], str]
) -> Iterator[str]:
    near = _near(rows)
    for is_near, some in groupby(zip(rows, near, strict=True), lambda each: each[1]):
        group = [row for row, _ in some]
        if not is_near:
            muted = f'style="color: {dress.colours["text_muted"]}"'
            left_out = f"<span {muted}>⋯ {number(len(group))}</span>"
            yield f'<tr><td class="cell" colspan="{width}" align="center">{left_out}</td></tr>'
            continue
        for row in group:
            if side == "both" or (row.before if side == "removed" else row.after) is not None:
                yield f"<tr>{''.join(_cell(each, row, side, dress, cell) for each in row.cells)}</tr>"


def _near(rows: Sequence[Row]) -> list[bool]:
    """Return for each row whether it is changed or stands beside one that is."""
    near = [False] * len(rows)
    for here, row in enumerate(rows):
        if row.before is None or row.after is None or any(cell.kind != "same" for cell in row.cells):
            for at in range(max(0, here - AROUND), min(len(rows), here + AROUND + 1)):
                near[at] = True
    return near


def _cell(each: Cell, row: Row, side: GridSide, dress: Dress, write: Callable[[Sequence[Words]], str]) -> str:
    words = [one for one in each.words if side == "both" or one.kind in ("same", side)]
    kind = "added" if row.before is None else "removed" if row.after is None else each.kind
    role = {"added": "added_ground", "removed": "removed_ground"}.get(kind)
    if kind in ("added", "removed"):
        # The ground says it; struck through is what went.
        words = [Words("same" if kind == "added" else one.kind, one.text) for one in words]
    ground = f' bgcolor="{dress.colours[role]}"' if role else ""
    return f'<td class="cell"{ground}>{write(words)}</td>'
