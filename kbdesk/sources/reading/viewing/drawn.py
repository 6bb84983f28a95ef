"""The slides of a presentation as pages: each drawn when it is asked for, its notes and comments below it.

A sketch of what the program that made it shows: texts, tables, pictures and plain shapes at their places. What cannot
be drawn (charts, diagrams) stands there in words.
"""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any, NamedTuple

import pymupdf

from kbdesk.sources.reading import slides as deck
from kbdesk.sources.reading.deckstyle import WHITE, Colour, DeckStyle, readable
from kbdesk.sources.reading.pdf import BROKEN as BROKEN_PDF
from kbdesk.sources.reading.viewing.paged import Pages

if TYPE_CHECKING:
    from pathlib import Path

_mupdf: Any = pymupdf
EMU = 12_700
"""English metric units in a point."""
USUAL = (720.0, 540.0)
LARGEST = 4_000.0
"""Points of a side of a slide."""
NOTE_SIZE = 10
NOTE_LETTERS = 110
"""Letters in a line of notes, about."""
NOTE_LINES = 60
LINE = (0.6, 0.65, 0.7)
STRIP = (0.955, 0.96, 0.965)
INSET = 4.0
"""Points between a box and its words."""
MOST_SHAPES = 400
BROKEN: tuple[type[Exception], ...] = (*deck.BROKEN, *deck.BROKEN_XML, *BROKEN_PDF)


class Place(NamedTuple):
    """How the units of a group lie on the slide: a factor and an offset in points, across and down."""

    wide: float
    high: float
    left: float
    top: float

    def box(self, shape: Any) -> Any:
        """Return where a shape stands, in points; an empty box where nothing says it."""
        left, top, wide, high = (float(one or 0) for one in (shape.left, shape.top, shape.width, shape.height))
        x, y = self.left + left * self.wide, self.top + top * self.high
        return _mupdf.Rect(x, y, x + wide * self.wide, y + high * self.high)

    def within(self, group: Any) -> Place:
        """Return how the units of a group lie."""
        frame = group._element.find("{*}grpSpPr/{*}xfrm")
        box = self.box(group)
        inner = [frame.find(f"{{*}}{name}") for name in ("chOff", "chExt")] if frame is not None else [None, None]
        if inner[0] is None or inner[1] is None:
            return self
        left, top, wide, high = (
            float(inner[0].get("x")),
            float(inner[0].get("y")),
            float(inner[1].get("cx")),
            float(inner[1].get("cy")),
        )
        across, down = box.width / wide if wide else self.wide, box.height / high if high else self.high
        return Place(across, down, box.x0 - left * across, box.y0 - top * down)


class Slides(Pages):
    """A presentation. Nothing is drawn before it is seen, searched or read."""

    def __init__(self, slides: list[Any]) -> None:
        super().__init__(_mupdf.open())
        self._slides = slides
        self._drawn: set[int] = set()
        show = slides[0].part.package.presentation_part.presentation
        sides = [
            side / EMU if side else usual
            for side, usual in zip((show.slide_width, show.slide_height), USUAL, strict=True)
        ]
        self._wide, self._high = (min(max(side, 1.0), LARGEST) for side in sides)
        self._below = [_below(slide) for slide in slides]
        for words in self._below:
            self._document.new_page(width=self._wide, height=self._high + _height(words))

    def facts(self) -> dict[str, Any]:
        """Return what `Pages` tells, without drawing the slides for it."""
        outline = [(1, title, number) for number, slide in enumerate(self._slides, 1) if (title := _title(slide))]
        sizes = [self._size(number) for number in range(len(self._slides))]
        return {"kind": "pages", "unit": "slides", "sizes": sizes, "outline": outline, "title": "", "has_text": True}

    def _list(self, number: int) -> Any:
        self._draw_slide(number)
        return super()._list(number)

    def _words_of(self, number: int) -> list[Any]:
        self._draw_slide(number)
        return super()._words_of(number)

    def _draw_slide(self, number: int) -> None:
        if number in self._drawn or not 0 <= number < len(self._slides):
            return
        self._drawn.add(number)
        page, slide = self._document[number], self._slides[number]
        try:
            _Drawing(page, slide, self._wide, self._high).draw()
        except BROKEN:
            _write(page, _mupdf.Rect(0, 0, self._wide, self._high), _paragraphs(deck.blocks(slide, number + 1)))
        if self._below[number]:
            strip = _mupdf.Rect(0, self._high, self._wide, page.rect.height)
            page.draw_rect(strip, color=None, fill=STRIP)
            page.draw_line(strip.tl, strip.tr, color=LINE, width=0.7)
            _write(
                page,
                _mupdf.Rect(strip.x0 + 10, strip.y0 + 4, strip.x1 - 10, strip.y1),
                _paragraphs(self._below[number]),
                NOTE_SIZE,
            )


class _Drawing:
    """Draws one slide."""

    def __init__(self, page: Any, slide: Any, wide: float, high: float) -> None:
        self._page, self._slide = page, slide
        self._frame = _mupdf.Rect(0, 0, wide, high)
        self._style = DeckStyle(slide)
        self._ground = self._style.ground(slide)
        self._left = MOST_SHAPES

    def draw(self) -> None:
        if self._ground != WHITE:
            self._page.draw_rect(self._frame, color=None, fill=self._ground)
        place = Place(1 / EMU, 1 / EMU, 0.0, 0.0)
        for shape in (*self._style.shapes_behind(self._slide), *self._slide.shapes):
            self._shape(shape, place, 0)

    def _shape(self, shape: Any, place: Place, depth: int) -> None:
        self._left -= 1
        if self._left < 0 or depth > deck.DEEPEST_GROUP:
            return
        try:
            if hasattr(shape, "shapes"):
                for inner in shape.shapes:
                    self._shape(inner, place.within(shape), depth + 1)
                return
            box = place.box(shape) & self._frame
            if shape._element.tag.endswith("}cxnSp"):
                self._page.draw_line(box.tl, box.br, color=LINE, width=1)
            elif not box.is_empty:
                self._one(shape, box)
        except BROKEN:
            return

    def _one(self, shape: Any, box: Any) -> None:
        picture = next(iter(shape._element.iterfind(".//{*}blipFill/{*}blip")), None)
        if getattr(shape, "has_table", False) and shape.has_table:
            self._table(shape.table, box)
        elif shape._element.tag.endswith("}graphicFrame"):
            self._page.draw_rect(box, color=LINE, width=0.7)
            self._write(box, _paragraphs(deck.texts(shape)), 11, self._ground)
        elif picture is not None:
            self._picture(shape, picture, box)
        else:
            ground = self._filled(shape, box)
            if shape.has_text_frame and shape.text_frame.text.strip():
                own = self._style.colour(shape._element.find("{*}style/{*}fontRef"))
                words = self._words(shape, ground, own)
                _write(self._page, box, words, 18, readable(own, ground), self._style.anchor(shape))

    def _filled(self, shape: Any, box: Any) -> Colour:
        """Fill and frame a shape; return what its words stand on."""
        looks = shape._element.find("{*}spPr")
        if looks is None:
            return self._ground
        fill = self._style.colour(looks.find("{*}solidFill"))
        reference = shape._element.find("{*}style/{*}fillRef")
        is_bare = looks.find("{*}noFill") is not None
        if fill is None and reference is not None and not is_bare and reference.get("idx") != "0":
            fill = self._style.colour(reference)
        edge = self._style.colour(looks.find("{*}ln/{*}solidFill"))
        if fill is not None or edge is not None:
            form = looks.find("{*}prstGeom")
            draw = self._page.draw_oval if form is not None and form.get("prst") == "ellipse" else self._page.draw_rect
            draw(box, color=edge, fill=fill, width=1 if edge is not None else 0)
        return fill or self._ground

    def _picture(self, shape: Any, picture: Any, box: Any) -> None:
        name = picture.get("{http://schemas.openxmlformats.org/officeDocument/2006/relationships}embed")
        try:
            self._page.insert_image(box, stream=shape.part.related_part(name).blob, keep_proportion=False)
        except BROKEN:  # of a kind that is not drawn, or damaged: its words are told
            self._page.draw_rect(box, color=LINE, width=0.7)
            self._write(box, _paragraphs(deck.texts(shape)), 11, self._ground)

    def _table(self, table: Any, box: Any) -> None:
        wide = [float(column.width or 0) for column in table.columns]
        high = [float(row.height or 0) for row in table.rows]
        across, down = box.width / (sum(wide) or 1), box.height / (sum(high) or 1)
        top = box.y0
        for down_at, row in enumerate(table.rows):
            left = box.x0
            for at, cell in enumerate(row.cells):
                right = left + across * sum(wide[at : at + (cell.span_width if cell.is_merge_origin else 1)])
                low = top + down * sum(high[down_at : down_at + (cell.span_height if cell.is_merge_origin else 1)])
                if not cell.is_spanned:
                    self._cell(cell, _mupdf.Rect(left, top, right, low))
                left += across * sum(wide[at : at + 1])
            top += down * high[down_at]

    def _cell(self, cell: Any, box: Any) -> None:
        fill = self._style.colour(cell._tc.find("{*}tcPr/{*}solidFill"))
        self._page.draw_rect(box, color=LINE, fill=fill, width=0.6)
        words = _paragraphs([paragraph.text for paragraph in cell.text_frame.paragraphs])
        room = _mupdf.Rect(box.x0, box.y0 - INSET / 2, box.x1, box.y1 + INSET / 2)
        self._write(room, words, 12, fill or self._ground)

    def _write(self, box: Any, words: str, size: float, ground: Colour) -> None:
        _write(self._page, box, words, size, readable(None, ground))

    def _words(self, shape: Any, ground: Colour, own: Colour | None) -> str:
        """Return the paragraphs of a shape as HTML, dressed as the slide has them."""
        made = []
        for paragraph in shape.text_frame.paragraphs:
            size, align, tint, bold = self._style.text(shape, paragraph.level)
            told = paragraph._p.find("{*}pPr")
            align = (told.get("algn") if told is not None else "") or align
            runs = "".join(self._run(run, (size, own or tint, bold), ground) for run in paragraph.runs) or "&nbsp;"
            bullet = "• " if paragraph.text.strip() and self._style.is_bulleted(shape, paragraph.level, told) else ""
            side = {"ctr": "center", "r": "right"}.get(align, "left")
            dress = f"text-align:{side};margin:0 0 3px {14 * paragraph.level}px;font-size:{size:g}px"
            made.append(f'<p style="{dress}">{bullet}{runs}</p>')
        return "".join(made)

    def _run(self, run: Any, usual: tuple[float, Colour | None, bool], ground: Colour) -> str:
        font, looks = run.font, run._r.find("{*}rPr")
        size = font.size.pt if font.size is not None else usual[0]
        own = self._style.colour(looks.find("{*}solidFill")) if looks is not None else None
        bold = usual[2] if font.bold is None else font.bold
        dress = f"font-size:{size:g}px;color:{_hex(readable(own or usual[1], ground))}"
        dress += ";font-weight:bold" if bold else ""
        dress += ";font-style:italic" if font.italic else ""
        return f'<span style="{dress}">{html.escape(run.text)}</span>'


def _write(
    page: Any, box: Any, words: str, size: float = 14, colour: Colour = (0.1, 0.1, 0.1), anchor: str = "t"
) -> None:
    """Write HTML into a box, smaller where it has no room; `anchor`: at its top, centre (ctr) or bottom (b)."""
    inner = _mupdf.Rect(box.x0 + INSET, box.y0 + INSET, box.x1 - INSET, box.y1 - INSET)
    if not words or inner.is_empty:
        return
    sheet = f"* {{font-family: sans-serif; color: {_hex(colour)}; font-size: {size:g}px; line-height: 1.15;}}"
    if anchor in ("ctr", "b"):
        more, filled = _mupdf.Story(words, sheet).place(inner)
        spare = 0.0 if more else inner.y1 - filled[3]
        inner.y0 += spare / 2 if anchor == "ctr" else spare
    page.insert_htmlbox(inner, words, css=sheet, scale_low=0)


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{round(one * 255):02x}" for one in colour)


def _paragraphs(texts: list[str]) -> str:
    return "".join(f"<p>{html.escape(line)}</p>" for text in texts for line in text.split("\n") if line.strip())


def _title(slide: Any) -> str:
    try:
        title = slide.shapes.title
        return " ".join(title.text_frame.text.split())[:300] if title is not None else ""
    except BROKEN:
        return ""


def _below(slide: Any) -> list[str]:
    """Return the notes and comments of a slide, without the words that say which they are."""
    try:
        return [text.partition("\n\n")[2] for text in (*deck.notes(slide), *deck.comments(slide))]
    except BROKEN:
        return []


def _height(words: list[str]) -> float:
    """Return how high the strip is that notes stand in, in points."""
    lines = sum(1 + len(line) // NOTE_LETTERS for text in words for line in text.split("\n"))
    return min(lines, NOTE_LINES) * NOTE_SIZE * 1.9 + 20 if words else 0.0


def slides(file: Path) -> Slides:
    """Open a presentation. Raises Unreadable for a damaged one, one without slides."""
    return Slides(deck.opened(file))
