"""Originals that are shown page by page, as drawn: PDF, EPUB, pictures. Parts of pages are drawn when asked for."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import pymupdf

from kbdesk.errors import Refused
from kbdesk.sources.reading.archive import check_zip
from kbdesk.sources.reading.kinds import damaged, locked
from kbdesk.sources.reading.pdf import BROKEN, opened
from kbdesk.sources.reading.picture import LEAST_MARKED, bare, run
from kbdesk.sources.reading.viewing.matching import folded, wanted

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

_mupdf: Any = pymupdf  # it tells its types for some calls only
_raw: Any = pymupdf.mupdf

MOST_PIXELS = 4_000_000
"""Pixels of one part of a page."""
MOST_PAGES = 20_000
MOST_OUTLINE = 5_000
MOST_WORDS = 20_000
MOST_HITS = 2_000
"""Places of the words that are looked for, in one answer."""
KEPT = 12
"""Pages that are kept ready to be drawn again."""
LOOKED_AT = 40
"""Pages in which text is looked for before a PDF is said to be a scan."""

_A4 = (595.0, 842.0)
"""What a damaged page is taken to measure."""


class Pages:
    """A document that is drawn page by page."""

    def __init__(self, document: Any, *, is_book: bool = False) -> None:
        self._document = document
        self._is_book = is_book
        self._ready: OrderedDict[int, Any] = OrderedDict()

    def facts(self) -> dict[str, Any]:
        """Return the size of each page in points, the outline, the title, and whether there is any text."""
        count = min(self._document.page_count, MOST_PAGES)
        return {
            "kind": "pages",
            "unit": "" if self._is_book else "pages",
            "sizes": [self._size(number) for number in range(count)],
            "outline": self._outline(count),
            "title": (self._document.metadata or {}).get("title") or "",
            "has_text": self._has_text(count),
        }

    def _size(self, number: int) -> tuple[float, float]:
        try:
            shown = self._document[number].rect
        except BROKEN:
            return _A4
        return max(shown.width, 1.0), max(shown.height, 1.0)

    def _outline(self, count: int) -> list[tuple[int, str, int]]:
        try:
            entries = self._document.get_toc(simple=True)
        except BROKEN:
            return []
        return [
            (level, " ".join(str(title).split())[:300], page)
            for level, title, page in entries[:MOST_OUTLINE]
            if 1 <= page <= count
        ]

    def _has_text(self, count: int) -> bool:
        numbers = sorted({*range(min(count, LOOKED_AT // 2)), *range(0, count, max(1, count // (LOOKED_AT // 2)))})
        return any(self._words_of(number) for number in numbers)

    def _words_of(self, number: int) -> list[Any]:
        try:
            found: list[Any] = self._document[number].get_text("words", sort=False)
        except BROKEN:
            return []
        return found

    def draw(self, page: int, scale: float, box: Sequence[int]) -> tuple[dict[str, Any], bytes]:
        """Draw a part of a page (from 1): `scale` pixels a point, `box` left, top, width, height in pixels.

        The bytes are red, green, blue a pixel, row by row. Raises Refused for a page that cannot be drawn.
        """
        left, top, width, height = box
        if width * height > MOST_PIXELS:
            raise Refused("This part of a page is too large to be drawn.", next_step="Ask for a smaller one.")
        try:
            drawn = self._list(page - 1)
            origin = drawn.rect
            clip = _mupdf.IRect(left, top, left + width, top + height)
            pixmap = _mupdf.Pixmap(_mupdf.csRGB, clip, False)
            pixmap.clear_with(255)
            matrix = _raw.FzMatrix(scale, 0, 0, scale, -origin.x0 * scale, -origin.y0 * scale)
            device = _raw.fz_new_draw_device(_raw.FzMatrix(), pixmap.this)
            _raw.fz_run_display_list(drawn.this, device, matrix, _raw.FzRect(*clip), _raw.FzCookie())
            _raw.fz_close_device(device)
        except BROKEN as error:
            raise Refused("This page is damaged and cannot be shown.", next_step="Open the file itself.") from error
        return {"width": pixmap.width, "height": pixmap.height, "stride": pixmap.stride}, bytes(pixmap.samples_mv)

    def _list(self, number: int) -> Any:
        if number not in self._ready:
            self._ready[number] = self._document[number].get_displaylist()
            while len(self._ready) > KEPT:
                self._ready.popitem(last=False)
        self._ready.move_to_end(number)
        return self._ready[number]

    def words(self, page: int) -> dict[str, Any]:
        """Return the words of a page: left, top, right, bottom in points from its corner, text, number of its line."""
        return {"words": self._placed(page - 1)}

    def _placed(self, number: int) -> list[tuple[float, float, float, float, str, int]]:
        found = self._words_of(number)[:MOST_WORDS]
        if not found:
            return []
        page = self._document[number]
        turn, corner = page.rotation_matrix, page.rect.tl
        lines: dict[tuple[int, int], int] = {}
        placed = []
        for x0, y0, x1, y1, text, block, line, _ in found:
            box = _mupdf.Rect(x0, y0, x1, y1) * turn
            at = lines.setdefault((block, line), len(lines))
            shown = text.encode("utf-8", "replace").decode()
            placed.append((box.x0 - corner.x, box.y0 - corner.y, box.x1 - corner.x, box.y1 - corner.y, shown, at))
        return placed

    def passage(self, page: int, words: Sequence[str]) -> dict[str, Any]:
        """Return where the run of words stands that is most like a passage: a box for each of its lines."""
        placed = self._placed(page - 1)
        first, length, share = run([bare(one[4]) for one in placed], [bare(word) for word in words])
        lines: dict[int, tuple[float, float, float, float]] = {}
        for x0, y0, x1, y1, _, line in placed[first : first + length] if share >= LEAST_MARKED else ():
            a0, b0, a1, b1 = lines.get(line, (x0, y0, x1, y1))
            lines[line] = (min(a0, x0), min(b0, y0), max(a1, x1), max(b1, y1))
        return {"boxes": list(lines.values())}

    def find(self, words: str, first: int, last: int) -> dict[str, Any]:
        """Look for words on pages `first` to `last` (from 1): where each hit stands, as boxes by page."""
        sought = wanted(words)
        found: list[tuple[int, list[tuple[float, float, float, float]]]] = []
        for number in range(first - 1, min(last, self._document.page_count)) if sought else ():
            found += [(number + 1, boxes) for boxes in _hits(self._placed(number), sought)]
            if len(found) > MOST_HITS:
                break
        return {"hits": found[:MOST_HITS]}


def _hits(
    placed: Sequence[tuple[float, float, float, float, str, int]], sought: str
) -> list[list[tuple[float, float, float, float]]]:
    """Return the boxes of each place where the words stand, of a word that is hit in part that part."""
    texts = [folded(one[4]) for one in placed]
    starts: list[int] = []
    at = 0
    for text in texts:
        starts.append(at)
        at += len(text) + 1
    whole = " ".join(texts)
    hits = []
    at = whole.find(sought)
    word = 0
    while at >= 0:
        while word + 1 < len(starts) and starts[word + 1] <= at:
            word += 1
        boxes, number, end = [], word, at + len(sought)
        while number < len(starts) and starts[number] < end:
            boxes.append(_part(placed[number], texts[number], at - starts[number], end - starts[number]))
            number += 1
        hits.append(boxes)
        at = whole.find(sought, end)
    return hits


def _part(
    word: tuple[float, float, float, float, str, int], text: str, start: int, end: int
) -> tuple[float, float, float, float]:
    """Return the box of some letters of a word, as if all were equally wide."""
    x0, y0, x1, y1 = word[:4]
    wide = (x1 - x0) / max(len(text), 1)
    return (x0 + wide * max(start, 0), y0, x0 + wide * min(max(end, 0), len(text)), y1)


def pdf(file: Path) -> Pages:
    """Open a PDF. Raises Unreadable for a damaged one, one with a password."""
    return Pages(opened(file))


def book(file: Path) -> Pages:
    """Open an EPUB, laid out for a small page. Raises Unreadable for a damaged one, one with a password."""
    check_zip(file).close()
    try:
        document = _mupdf.open(str(file), filetype="epub")
        if document.needs_pass:
            raise locked()
        document.layout(width=440, height=640, fontsize=11)
    except BROKEN as error:
        raise damaged("epub", "it cannot be opened as a book") from error
    return Pages(document, is_book=True)


def drawing(file: Path) -> Pages:
    """Open an SVG as a page. Raises Unreadable for a damaged one."""
    try:
        return Pages(_mupdf.open(str(file), filetype="svg"), is_book=True)
    except BROKEN as error:
        raise damaged("svg", "its content is no such drawing") from error
