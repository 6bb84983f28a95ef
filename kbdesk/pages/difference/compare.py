"""Compares two texts of a page; see `values` for what is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.pages.difference import linking
from kbdesk.pages.difference.fields import Head, changes_of, header_hunks
from kbdesk.pages.difference.hunks import BodyHunks
from kbdesk.pages.difference.lines import lines_of
from kbdesk.pages.difference.values import Difference, Hunk, Span

if TYPE_CHECKING:
    from kbdesk.pages.difference.linking import Naming
    from kbdesk.pages.difference.values import HunkKind, LinkChange


def compare(before: bytes | None, after: bytes | None, naming: Naming = linking.as_written) -> Difference:
    """Return what differs between two texts of a page; None: there was or is no file.

    `naming` names the page that a destination leads to, so that links are compared by what they lead to. Takes time in
    proportion to the texts, but for bounded parts; 1 MB takes less than a second.
    """
    lines, to_lines = lines_of(before), lines_of(after)
    old, new = Head.of(lines), Head.of(to_lines)
    heads = old.beside(new), new.beside(old)
    links = [linking.linked(head.lines, head.end, naming) for head in heads]
    page_links = linking.changed(*links)
    hunks: tuple[Hunk, ...] = ()
    if before is None or after is None:
        kind: HunkKind = "added" if before is None else "removed"
        hunks = (_whole(kind, *heads, page_links),) if before is not after else ()
    elif before != after and any(head.is_open for head in heads):
        hunks = (_whole("header", *heads, page_links),)
    elif before != after:
        from kbdesk.pages.difference.pieces import pieces_of  # noqa: PLC0415  # NumPy is not needed to open a project

        pieces = pieces_of(lines, to_lines, heads[0].end, heads[1].end)
        body = BodyHunks(lines, to_lines, linking.ByLine(*links)).made_of(pieces)
        hunks = (*header_hunks(*heads), *body)
    return Difference(lines, to_lines, hunks, page_links, before is not None, after is not None)


def _whole(kind: HunkKind, before: Head, after: Head, links: tuple[LinkChange, ...]) -> Hunk:
    span = Span(0, len(before.lines), 0, len(after.lines))
    texts = "".join(before.lines), "".join(after.lines)
    return Hunk(kind, (span,), *texts, fields=changes_of(before.page, after.page), links=links)
