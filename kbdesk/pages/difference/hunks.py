"""Puts the pieces of a difference together to the hunks that a person judges."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.pages.difference.rows import Tables
from kbdesk.pages.difference.values import Hunk, Span, Words
from kbdesk.pages.difference.words import words_between
from kbdesk.pages.tables import is_dashes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.pages.difference.linking import ByLine
    from kbdesk.pages.difference.pieces import Piece, Sort
    from kbdesk.pages.difference.values import HunkKind

MOST = 3000
"""Hunks above which those that touch are put together."""

_BLANK_LINES = re.compile(r"\n[ \t\r]*\n\s*")


class BodyHunks:
    """Makes hunks of the pieces between two files' lines."""

    def __init__(self, before: Sequence[str], after: Sequence[str], links: ByLine) -> None:
        self._before = before
        self._after = after
        self._links = links
        self._tables = Tables(before, after)

    def made_of(self, pieces: Sequence[Piece]) -> list[Hunk]:
        """Return the hunks in the order of the text after."""
        groups, tail = self._with_tail(pieces)
        made = [*_grouped(groups), tail] if tail else _grouped(groups)
        moves: dict[int, list[Span]] = {}
        hunks = []
        for group in made:
            span = self._trimmed(_span(group))
            move = next((piece.move for piece in group if piece.move >= 0), -1)
            if move >= 0:
                moves.setdefault(move, []).append(span)
            else:
                hunks.append(self._hunk(group, span))
        hunks += [self._moved(spans) for spans in moves.values()]
        return sorted(hunks, key=_place)

    def _with_tail(self, pieces: Sequence[Piece]) -> tuple[list[Piece], list[Piece]]:
        """Part off what must stay together so that no line is put after one that lacks its ending."""
        ends = [
            number
            for number, piece in enumerate(pieces)
            if self._is_open(self._before, piece.span.before_first, piece.span.before_last)
            or self._is_open(self._after, piece.span.after_first, piece.span.after_last)
        ]
        if not ends or ends[0] == len(pieces) - 1:
            return list(pieces), []
        tail = pieces[ends[0] :]
        broken = {piece.move for piece in tail if piece.move >= 0}
        return [_settled(piece) if piece.move in broken else piece for piece in pieces[: ends[0]]], [
            _settled(piece) for piece in tail
        ]

    @staticmethod
    def _is_open(lines: Sequence[str], first: int, last: int) -> bool:
        return last == len(lines) > first and not lines[-1].endswith("\n")

    def _trimmed(self, span: Span) -> Span:
        """Leave blank lines at the edges out that are the same in both."""
        first, last, to_first, to_last = span.before_first, span.before_last, span.after_first, span.after_last
        while first < last and to_first < to_last and self._is_same_blank(first, to_first):
            first, to_first = first + 1, to_first + 1
        while first < last and to_first < to_last and self._is_same_blank(last - 1, to_last - 1):
            last, to_last = last - 1, to_last - 1
        return Span(first, last, to_first, to_last)

    def _is_same_blank(self, line: int, to_line: int) -> bool:
        return self._before[line] == self._after[to_line] and not self._before[line].strip()

    def _hunk(self, group: Sequence[Piece], span: Span) -> Hunk:
        before, after = self._texts(span)
        links = self._links.changed((span,))
        sorts = {piece.sort for piece in group}
        if _is_table(group) and not self._is_whole_table(group, sorts):
            rows = tuple(row for piece in group if (row := self._tables.row(piece.before, piece.after)))
            head = self._tables.head(group[0].before, group[0].after)
            return Hunk("table", (span,), before, after, rows=rows, head=head, links=links)
        if _paragraphs(before) == _paragraphs(after):
            return Hunk("changed", (span,), before, after, links=links, is_only_blanks=True)
        kind: HunkKind = "changed" if before.strip() and after.strip() else "added" if after.strip() else "removed"
        words = self._words(sorts, before, after) if kind == "changed" else ()
        return Hunk(kind, (span,), before, after, words, links=links)

    @staticmethod
    def _words(sorts: set[Sort], before: str, after: str) -> tuple[Words, ...]:
        """Tell the words of texts; those that took each other's place are not alike, so only as a whole."""
        if sorts <= {"removed", "added", "blanks"}:
            return Words("removed", before), Words("added", after)
        return words_between(before, after)

    def _is_whole_table(self, group: Sequence[Piece], sorts: set[Sort]) -> bool:
        """Whether a table is added or removed with its head."""
        if len(sorts) > 1 or not sorts <= {"added", "removed"}:
            return False
        texts = self._texts(_span(group))
        return any(is_dashes(line) for text in texts for line in text.split("\n"))

    def _moved(self, spans: Sequence[Span]) -> Hunk:
        texts = [self._texts(span) for span in spans]
        before, after = "".join(text for text, _ in texts), "".join(text for _, text in texts)
        links = self._links.changed(spans)
        return Hunk("moved", tuple(spans), before, after, words_between(before, after), links=links)

    def _texts(self, span: Span) -> tuple[str, str]:
        return (
            "".join(self._before[span.before_first : span.before_last]),
            "".join(self._after[span.after_first : span.after_last]),
        )


def _settled(piece: Piece) -> Piece:
    """Return a piece of a move as one that was removed or added."""
    if piece.sort == "left":
        return replace(piece, sort="removed", move=-1)
    return replace(piece, sort="added", move=-1) if piece.sort == "arrived" else piece


def _grouped(pieces: Sequence[Piece], *, is_coarse: bool = False) -> list[list[Piece]]:
    """Put together what is judged as one; of very many, all that touches."""
    groups: list[list[Piece]] = []
    sorts: set[Sort] = set()
    for piece in pieces:
        if not groups or not _belongs(groups[-1][-1], sorts, piece, is_coarse=is_coarse):
            groups.append([])
            sorts = set()
        groups[-1].append(piece)
        sorts.add(piece.sort)
    return groups if is_coarse or len(groups) <= MOST else _grouped(pieces, is_coarse=True)


def _belongs(last: Piece, sorts: set[Sort], piece: Piece, *, is_coarse: bool) -> bool:
    """Whether a piece goes on a group of such sorts that ends with another piece."""
    if (last.span.before_last, last.span.after_last) != (piece.span.before_first, piece.span.after_first):
        return False
    if piece.sort == "blanks" or sorts == {"blanks"}:
        return True
    if last.move >= 0 or piece.move >= 0:
        return last.move == piece.move
    kinds = {unit.kind for each in (last, piece) for unit in (each.before, each.after) if unit}
    if is_coarse or kinds <= {"row"} or kinds <= {"code"}:
        return True
    if piece.sort == "changed" or "changed" in sorts:
        return False
    unit = piece.after or piece.before
    begins_section = unit is not None and unit.kind == "heading" and last.sort == piece.sort
    return not begins_section


def _span(group: Sequence[Piece]) -> Span:
    first, last = group[0].span, group[-1].span
    return Span(first.before_first, last.before_last, first.after_first, last.after_last)


def _is_table(group: Sequence[Piece]) -> bool:
    return all(unit.kind == "row" for piece in group for unit in (piece.before, piece.after) if unit)


def _paragraphs(text: str) -> list[list[str]]:
    """Return a text's words by what blank lines part."""
    return [words for part in _BLANK_LINES.split(text) if (words := part.split())]


def _place(hunk: Hunk) -> tuple[int, int]:
    """Return where a hunk stands in the text after; of a move, where it arrived."""
    found = [(span.after_first, span.before_first) for span in hunk.spans if span.after_last > span.after_first]
    return min(found or [(span.after_first, span.before_first) for span in hunk.spans])
