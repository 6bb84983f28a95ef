"""A page of a PDF as a picture, with the words of a passage marked on it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pymupdf

from kbdesk.errors import Refused
from kbdesk.sources.reading.kinds import kind_of
from kbdesk.sources.reading.pdf import BROKEN, opened

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

_mupdf: Any = pymupdf  # it tells its types for some calls only

MOST_PIXELS = 8_000_000
"""Pixels of a picture; a larger page is shown smaller."""
NEAR = 4
"""Heights of a line within which the next one begins, where both belong together."""
LEAST_MARKED = 0.6
"""Share of a passage's words that must stand together on the page for them to be marked."""


def picture(file: Path, number: int, words: Sequence[str], width: int) -> tuple[bytes, tuple[float, float] | None]:
    """Return a page as PNG, `width` pixels wide, and where on it (from 0 to 1, top and bottom) most words are marked.

    None where they were not found on it. Raises Unreadable for a damaged file, Refused where it has no such page.
    """
    if kind_of(file) != "pdf":
        raise Refused("Only a page of a PDF is shown as a picture.", next_step="Open it with its own program.")
    document = opened(file)
    if not 1 <= number <= document.page_count:
        raise Refused(f"It has {document.page_count} pages.", next_step="Choose one of them.")
    try:
        page = document[number - 1]
        marked = _mark(page, words)
        scale = width / max(page.rect.width, 1.0)
        pixels = page.rect.width * page.rect.height * scale * scale
        scale *= min(1.0, (MOST_PIXELS / max(pixels, 1.0)) ** 0.5)
        pixmap = page.get_pixmap(matrix=_mupdf.Matrix(scale, scale), alpha=False)
        return pixmap.tobytes("png"), marked
    except BROKEN as error:
        raise Refused("This page is damaged and cannot be shown.", next_step="Open the file itself.") from error


def _mark(page: Any, words: Sequence[str]) -> tuple[float, float] | None:
    """Mark the run of the page's words that has most of a passage's; return where it is from top to bottom."""
    found = page.get_text("words")
    first, length, share = run([bare(one[4]) for one in found], [bare(word) for word in words])
    if share < LEAST_MARKED:
        return None
    lines: dict[tuple[int, int], list[Any]] = {}
    for one in found[first : first + length]:
        lines.setdefault((one[5], one[6]), []).append(one)
    boxes = [_around(line) for line in lines.values()]
    page.add_highlight_annot([_mupdf.Rect(*box) for box in boxes])
    shown = [_mupdf.Rect(*box) * page.rotation_matrix for box in boxes]
    height = max(page.rect.height, 1.0)
    return _densest([(box.y0 / height, box.y1 / height) for box in shown], [len(line) for line in lines.values()])


def _densest(lines: Sequence[tuple[float, float]], words: Sequence[int]) -> tuple[float, float]:
    """Return from where to where those of the lines that follow close on each other reach that have most words."""
    best, most = lines[0], 0
    top, bottom, count, last = *lines[0], 0, lines[0]
    for line, some in zip(lines, words, strict=True):
        if not -(line[1] - line[0]) <= line[0] - last[0] <= NEAR * (last[1] - last[0]):  # a column, or far below
            top, bottom, count = *line, 0
        top, bottom, count, last = min(top, line[0]), max(bottom, line[1]), count + some, line
        if count > most:
            best, most = (top, bottom), count
    return best


def run(on_page: Sequence[str], wanted: Sequence[str]) -> tuple[int, int, float]:
    """Return where the run of words begins that is most like those wanted, its length, and how much of them it has."""
    length = min(len(wanted), len(on_page))
    if not length:
        return 0, 0, 0.0
    left, known = Counter(wanted), frozenset(wanted)
    best, at, common = (0, 0), 0, 0
    for end, word in enumerate(on_page):
        common += left[word] > 0
        left[word] -= 1
        if end >= length:
            gone = on_page[end - length]
            left[gone] += 1
            common -= left[gone] > 0
        if common > best[0]:
            at = max(0, end - length + 1)
            best = (common, at)
    first, last = best[1], best[1] + length
    while first < last and on_page[first] not in known:
        first += 1
    while last > first and on_page[last - 1] not in known:
        last -= 1
    return first, last - first, best[0] / len(wanted)


def bare(word: str) -> str:
    """Return a word as it is compared."""
    return word.casefold().strip(".,;:!?()[]“”\"'’")


def _around(words: Sequence[Any]) -> tuple[float, float, float, float]:
    return (
        min(one[0] for one in words),
        min(one[1] for one in words),
        max(one[2] for one in words),
        max(one[3] for one in words),
    )
