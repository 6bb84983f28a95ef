"""A file's bytes as lines and back, exactly, and the text that some of a difference's hunks make."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.pages.difference.values import Difference, Hunk


def lines_of(data: bytes | None) -> tuple[str, ...]:
    """Return a file's lines with their endings, parted at line feeds alone; `bytes_of` makes the same bytes of them."""
    return parted((data or b"").decode("utf-8", "surrogateescape"))


def parted(text: str) -> tuple[str, ...]:
    """Return a text's lines with their endings, parted at line feeds alone."""
    *lines, last = text.split("\n")
    return (*(f"{line}\n" for line in lines), last) if last else tuple(f"{line}\n" for line in lines)


def bytes_of(lines: Iterable[str]) -> bytes:
    """Return the bytes that `lines_of` made such lines of."""
    return "".join(lines).encode("utf-8", "surrogateescape")


def applied(difference: Difference, hunks: Iterable[Hunk]) -> bytes | None:
    """Return the text before with these of its hunks: all make the text after, none leaves the one before.

    None where that is no file. What is to be taken back is left out of `hunks`.
    """
    chosen = tuple(hunks)
    is_there = difference.is_there if chosen else difference.was_there
    if not is_there:
        return None
    spans = sorted(span for hunk in chosen for span in hunk.spans)
    found: list[str] = []
    at = 0
    for span in sorted(spans, key=lambda one: (one.before_first, one.after_first)):
        found += difference.before[at : span.before_first]
        found += difference.after[span.after_first : span.after_last]
        at = span.before_last
    found += difference.before[at:]
    return bytes_of(found)
