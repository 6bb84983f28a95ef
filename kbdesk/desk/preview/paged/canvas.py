"""The sheet of pages: scrolls, zooms, paints what is drawn of them, marks what is found, lets text be selected."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QKeySequence, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from kbdesk.desk import look
from kbdesk.desk.preview.paged.layout import MARGIN, PageLayout, fitting, whole
from kbdesk.desk.preview.paged.letters import Letters
from kbdesk.desk.preview.paged.selection import Selection
from kbdesk.desk.preview.paged.tiles import SIDE, Tile, Tiles

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QPixmap, QResizeEvent, QWheelEvent

    from kbdesk.project.showing import Box, PageHit, PlacedWord, ShownPages

Fit = Literal["width", "page", ""]
PAPER = QColor("#ffffff")
EDGE = QColor("#b9bec6")
CLEAR = 110
"""How strongly marks cover what they mark, of 255."""
STEPS = (0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0, 4.0, 6.0, 8.0)
"""Enlargements that zooming goes through."""
POINT = 96 / 72
"""Pixels to a point at 100 %."""
WIDEST_FIT = 2.4
"""Pixels to a point at most where pages are as wide as there is room: on a very wide screen they would be huge."""


class PageCanvas(QAbstractScrollArea):
    """Shows pages of which parts are brought by whoever listens to `wanted`."""

    wanted = Signal()
    """Other parts or words are seen than are there."""
    page_changed = Signal(int)
    """Another page, from 1, is the one that is read."""
    zoomed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._shown: ShownPages | None = None
        self._layout = PageLayout((), 1.0, 0)
        self._tiles = Tiles()
        self._letters: dict[int, Letters] = {}
        self._told: dict[int, str] = {}
        self._hits: Sequence[PageHit] = ()
        self._hit = -1
        self._passage: tuple[int, Sequence[Box]] = (-1, ())
        self._selection = Selection()
        self._unit = POINT
        self._page = 0
        self.fit: Fit = "width"
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "sunken")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.horizontalScrollBar().valueChanged.connect(self._scrolled)
        self.setAccessibleName(self.tr("Pages of the original"))

    # what is shown

    def show_pages(self, shown: ShownPages | None) -> None:
        """Show another document, from its beginning."""
        self._shown = shown
        self._tiles.clear()
        self._letters.clear()
        self._told.clear()
        self._hits, self._hit, self._passage = (), -1, (-1, ())
        self._selection = Selection()
        self._page = 0
        self._unit = 1.0 if shown is not None and shown.is_picture else POINT
        self.fit = "page" if shown is not None and shown.is_picture else "width"
        self._lay_out(self._fitting())
        self.verticalScrollBar().setValue(0)

    @property
    def page(self) -> int:
        """The page that is read, from 1."""
        return self._page + 1

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._shown.sizes) if self._shown is not None else 0

    @property
    def zoom(self) -> float:
        """How large the pages are shown; 1 is their own size."""
        return self._layout.scale / self._unit

    def text(self, page: int) -> str | None:
        """Return the words of a page (from 1), None where they are not known yet."""
        found = self._letters.get(page - 1)
        return found.text if found is not None else None

    # what is brought

    def next_tile(self) -> Tile | None:
        """Return the part that is wanted first: one that is seen, or else one that is about to be."""
        top, bottom = self._seen()
        for low, high in ((top, bottom), (top - (bottom - top) // 2, bottom + (bottom - top) // 2)):
            missing = [tile for tile in self._tiles_between(low, high) if not self._tiles.has(tile)]
            if missing:
                middle = (top + bottom) / 2
                return min(missing, key=lambda tile: abs(self._middle(tile) - middle))
        return None

    def next_words(self) -> int | None:
        """Return a page (from 1) that is seen or selected on and whose words are not known yet."""
        seen = self._layout.between(*self._seen())
        pages = [*seen, *(self._selection.pages() if not self._selection.is_empty else ())]
        return next((page + 1 for page in pages if page not in self._letters), None)

    def box(self, tile: Tile) -> tuple[int, int, int, int]:
        """Return left, top, width, height of a part in pixels of the screen."""
        return tile.box(*self._pixels(tile.page))

    def put_tile(self, tile: Tile, shown: QPixmap) -> None:
        """Take a part that was drawn."""
        self._tiles.put(tile, shown)
        self.viewport().update()

    def tell(self, page: int, words: str) -> None:
        """Say on a page (from 0), in the middle of what is seen of it, why parts of it are not drawn; "" no more."""
        self._told[page] = words
        self.viewport().update()

    def told(self, page: int) -> str:
        """Return what is said on a page (from 0) that is not drawn, "" for nothing."""
        return self._told.get(page, "")

    def put_words(self, page: int, words: Sequence[PlacedWord]) -> None:
        """Take the words of a page (from 1)."""
        self._letters[page - 1] = Letters(words)
        self.viewport().update()

    @property
    def kept(self) -> int:
        """Bytes of the pictures that are held."""
        return self._tiles.bytes

    def _tiles_between(self, top: int, bottom: int) -> list[Tile]:
        scale = round(self._layout.scale * self.devicePixelRatioF(), 5)
        left = self.horizontalScrollBar().value()
        ratio = self.devicePixelRatioF()
        found = []
        for page in self._layout.between(top, bottom):
            spot = self._layout.spots[page]
            wide, high = self._pixels(page)
            first = max(0, int((top - spot.top) * ratio) // SIDE), max(0, int((left - spot.left) * ratio) // SIDE)
            last_row = min(math.ceil(high / SIDE), math.ceil((bottom - spot.top) * ratio / SIDE))
            right = left + self.viewport().width() - spot.left
            last_column = min(math.ceil(wide / SIDE), math.ceil(right * ratio / SIDE))
            found += [
                Tile(page, scale, column, row)
                for row in range(first[0], last_row)
                for column in range(first[1], last_column)
            ]
        return found

    def _pixels(self, page: int) -> tuple[int, int]:
        """Return how many pixels of the screen a page is wide and high."""
        spot, ratio = self._layout.spots[page], self.devicePixelRatioF()
        return max(1, round(spot.width * ratio)), max(1, round(spot.height * ratio))

    def _middle(self, tile: Tile) -> float:
        return self._layout.spots[tile.page].top + (tile.row + 0.5) * SIDE / self.devicePixelRatioF()

    def _seen(self) -> tuple[int, int]:
        top = self.verticalScrollBar().value()
        return top, top + self.viewport().height()

    # going

    def go_to(self, page: int) -> None:
        """Show a page (from 1) from its top."""
        if self.count:
            spot = self._layout.spots[min(max(page, 1), self.count) - 1]
            self.verticalScrollBar().setValue(spot.top - MARGIN // 2)

    def go_to_box(self, page: int, box: Box) -> None:
        """Scroll so that a place of a page (from 1) is seen, where it is not."""
        if not 1 <= page <= self.count:
            return
        spot, scale = self._layout.spots[page - 1], self._layout.scale
        top, bottom = spot.top + box[1] * scale, spot.top + box[3] * scale
        seen = self._seen()
        if top < seen[0] + MARGIN or bottom > seen[1] - MARGIN:
            self.verticalScrollBar().setValue(int((top + bottom) / 2 - self.viewport().height() / 3))
        left, right = spot.left + box[0] * scale, spot.left + box[2] * scale
        bar = self.horizontalScrollBar()
        if left < bar.value() or right > bar.value() + self.viewport().width():
            bar.setValue(int(left - MARGIN))

    def mark_hits(self, hits: Sequence[PageHit], at: int) -> None:
        """Mark what was found; one of them is where the person is, -1 for none."""
        self._hits, self._hit = hits, at
        self.viewport().update()

    def mark_passage(self, page: int, boxes: Sequence[Box]) -> None:
        """Mark a passage of a page (from 1) and show it."""
        self._passage = (page - 1, boxes)
        if boxes:
            self.go_to_box(page, boxes[0])
        self.viewport().update()

    # zooming

    def zoom_to(self, zoom: float, fit: Fit = "", at: QPoint | None = None) -> None:
        """Show the pages so large; the place at a point of the view, usually its middle, stays where it is."""
        self.fit = fit
        self._lay_out(min(max(zoom, STEPS[0] / 2), STEPS[-1]) * self._unit, at)
        self.zoomed.emit()

    def zoom_step(self, step: int, at: QPoint | None = None) -> None:
        """Show the pages larger (1) or smaller (-1)."""
        now = self.zoom
        steps = [each for each in STEPS if (each > now * 1.01 if step > 0 else each < now / 1.01)]
        if steps:
            self.zoom_to(steps[0] if step > 0 else steps[-1], at=at)

    def fit_to(self, fit: Fit) -> None:
        """Show the pages as wide as there is room, or whole."""
        self.fit = fit
        self.zoom_to(self._fitting() / self._unit, fit)

    def _fitting(self) -> float:
        if self._shown is None:
            return self._unit
        wide, high = self.viewport().width(), self.viewport().height()
        if self.fit == "page":
            scale = whole(self._shown.sizes, wide, high)
            return min(scale, 1.0) if self._shown.is_picture else scale
        if self.fit == "width":
            return min(fitting(self._shown.sizes, wide), WIDEST_FIT if not self._shown.is_picture else 8.0)
        return self._layout.scale

    def _lay_out(self, scale: float, at: QPoint | None = None) -> None:
        """Lay the pages out anew; what is at a point of the view stays there."""
        before, bars = self._layout, (self.horizontalScrollBar(), self.verticalScrollBar())
        point = at if at is not None else QPoint(self.viewport().width() // 2, 0)
        top = bars[1].value() + point.y()
        page = before.at(top) if before.spots else 0
        share = (top - before.spots[page].top) / before.scale if before.spots else 0.0
        across = (bars[0].value() + point.x()) / max(before.width, 1)
        sizes = self._shown.sizes if self._shown is not None else ()
        self._layout = PageLayout(sizes, scale, self.viewport().width())
        self._set_ranges()
        if before.spots and page < len(self._layout.spots):
            bars[1].setValue(int(self._layout.spots[page].top + share * scale - point.y()))
            bars[0].setValue(int(across * self._layout.width - point.x()))
        self.viewport().update()
        self.wanted.emit()

    def _set_ranges(self) -> None:
        view = self.viewport()
        self.verticalScrollBar().setRange(0, max(0, self._layout.height - view.height()))
        self.verticalScrollBar().setPageStep(view.height())
        self.verticalScrollBar().setSingleStep(look.WIDE * 2)
        self.horizontalScrollBar().setRange(0, max(0, self._layout.width - view.width()))
        self.horizontalScrollBar().setPageStep(view.width())
        self.horizontalScrollBar().setSingleStep(look.WIDE)

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), look.colour("sunken"))
        top, bottom = self._seen()
        shift = QPointF(-self.horizontalScrollBar().value(), -top)
        painter.translate(shift)
        for page in self._layout.between(top, bottom):
            self._paint_page(painter, page)
        painter.end()

    def _paint_page(self, painter: QPainter, page: int) -> None:
        spot = self._layout.spots[page]
        paper = QRectF(spot.left, spot.top, spot.width, spot.height)
        painter.setClipRect(paper.adjusted(-1, -1, 1, 1))
        painter.fillRect(paper, PAPER)
        scale = round(self._layout.scale * self.devicePixelRatioF(), 5)
        seen = [tile for tile in self._tiles_between(*self._seen()) if tile.page == page]
        is_whole = all(self._tiles.has(tile) for tile in seen)
        if not is_whole:
            self._paint_stand_ins(painter, page, scale)
        ratio = self.devicePixelRatioF()
        for tile in seen:
            shown = self._tiles.get(tile)
            if shown is not None:
                at = QPointF(spot.left + tile.column * SIDE / ratio, spot.top + tile.row * SIDE / ratio)
                painter.drawPixmap(at, shown)
        self._paint_marks(painter, page)
        if not is_whole and self.told(page):
            self._paint_told(painter, paper, self.told(page))
        painter.setPen(EDGE)
        painter.drawRect(paper.adjusted(-0.5, -0.5, 0.5, 0.5))

    def _paint_told(self, painter: QPainter, paper: QRectF, words: str) -> None:
        """Write in the middle of what is seen of a page; where that is narrow also beyond its edges."""
        view = QRectF(self.viewport().rect()).translated(self.horizontalScrollBar().value(), self._seen()[0])
        seen = view.intersected(QRectF(view.left(), paper.top(), view.width(), paper.height()))
        room = seen.adjusted(look.LARGE, look.SMALL, -look.LARGE, -look.SMALL)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.save()
        painter.setClipping(False)
        painter.setFont(look.font())
        ground = painter.boundingRect(room, flags, words).adjusted(-look.MEDIUM, -look.SMALL, look.MEDIUM, look.SMALL)
        painter.setPen(look.colour("border"))
        painter.setBrush(look.colour("surface"))
        painter.drawRoundedRect(ground, look.RADIUS, look.RADIUS)
        painter.setPen(look.colour("text"))
        painter.drawText(room, flags, words)
        painter.restore()

    def _paint_stand_ins(self, painter: QPainter, page: int, scale: float) -> None:
        spot = self._layout.spots[page]
        for tile, shown in self._tiles.others(page, scale):
            factor = self._layout.scale / tile.scale
            at = QRectF(
                spot.left + tile.column * SIDE * factor,
                spot.top + tile.row * SIDE * factor,
                shown.width() * factor,
                shown.height() * factor,
            )
            painter.drawPixmap(at, shown, QRectF(0, 0, shown.width(), shown.height()))

    def _paint_marks(self, painter: QPainter, page: int) -> None:
        painter.save()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        if self._passage[0] == page:
            self._paint_boxes(painter, page, self._passage[1], QColor("#ffe27a"))
        for number, hit in enumerate(self._hits):
            if hit.page == page + 1:
                self._paint_boxes(painter, page, hit.boxes, QColor("#ffa94d" if number == self._hit else "#ffec99"))
        letters = self._letters.get(page)
        if letters is not None and not self._selection.is_empty:
            self._paint_boxes(painter, page, self._selection.boxes(page, letters), QColor("#a5c8ff"))
        painter.restore()

    def _paint_boxes(self, painter: QPainter, page: int, boxes: Sequence[Box], colour: QColor) -> None:
        for box in boxes:
            painter.fillRect(self._place(page, box), colour)

    def _place(self, page: int, box: Box) -> QRectF:
        spot, scale = self._layout.spots[page], self._layout.scale
        wide, high = (box[2] - box[0]) * scale, (box[3] - box[1]) * scale
        return QRectF(spot.left + box[0] * scale, spot.top + box[1] * scale, wide, high)

    # selecting

    def selected_text(self) -> str:
        """Return the words that are selected."""
        return self._selection.text(self._letters)

    def select_page(self) -> None:
        """Select all text of the page that is read."""
        letters = self._letters.get(self._page)
        if letters is not None:
            self._selection = Selection((self._page, 0), (self._page, len(letters.text)))
            self.viewport().update()

    def copy(self) -> None:
        """Put what is selected on the clipboard."""
        if text := self.selected_text():
            QGuiApplication.clipboard().setText(text)

    def _on_page(self, at: QPoint) -> tuple[int, float, float]:
        """Return the page (from 0) at a point of the view, and where on it, in points."""
        x, y = at.x() + self.horizontalScrollBar().value(), at.y() + self.verticalScrollBar().value()
        page = self._layout.at(y)
        spot = self._layout.spots[page]
        return page, (x - spot.left) / self._layout.scale, (y - spot.top) / self._layout.scale

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() != Qt.MouseButton.LeftButton or not self._layout.spots:
            return
        page, x, y = self._on_page(event.position().toPoint())
        letters = self._letters.get(page)
        at = (page, letters.at(x, y)) if letters is not None else (page, 0)
        is_longer = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        self._selection = Selection(self._selection.anchor if is_longer else at, at)
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if not self._layout.spots:
            return
        page, x, y = self._on_page(event.position().toPoint())
        letters = self._letters.get(page)
        is_text = letters is not None and letters.is_on_word(x, y)
        self.viewport().setCursor(Qt.CursorShape.IBeamCursor if is_text else Qt.CursorShape.ArrowCursor)
        if event.buttons() & Qt.MouseButton.LeftButton:
            if letters is not None:
                self._selection = Selection(self._selection.anchor, (page, letters.at(x, y)))
            self._scroll_along(event.position().toPoint())
            self.viewport().update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if not self._layout.spots:
            return
        page, x, y = self._on_page(event.position().toPoint())
        letters = self._letters.get(page)
        if letters is not None:
            start, end = letters.word_at(letters.at(x, y))
            self._selection = Selection((page, start), (page, end))
            self.viewport().update()

    def _scroll_along(self, at: QPoint) -> None:
        bar = self.verticalScrollBar()
        if at.y() < 0 or at.y() > self.viewport().height():
            bar.setValue(bar.value() + (at.y() if at.y() < 0 else at.y() - self.viewport().height()))

    # keys and wheel

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        bar = self.verticalScrollBar()
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.select_page()
        elif event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_step(1)
        elif event.key() == Qt.Key.Key_Minus:
            self.zoom_step(-1)
        elif event.key() == Qt.Key.Key_0:
            self.fit_to("width")
        elif event.key() == Qt.Key.Key_Home:
            bar.setValue(0)
        elif event.key() == Qt.Key.Key_End:
            bar.setValue(bar.maximum())
        elif event.key() in (Qt.Key.Key_N, Qt.Key.Key_P):
            self.go_to(self.page + (1 if event.key() == Qt.Key.Key_N else -1))
        elif event.key() == Qt.Key.Key_Space:
            step = bar.pageStep() - look.VAST
            bar.setValue(bar.value() + (-step if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else step))
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.angleDelta().y():
                self.zoom_step(1 if event.angleDelta().y() > 0 else -1, event.position().toPoint())
            event.accept()
        else:
            super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._lay_out(self._fitting())
        if self.fit:
            self.zoomed.emit()

    def _scrolled(self) -> None:
        self.viewport().update()
        if self._layout.spots:
            page = self._layout.at(self.verticalScrollBar().value() + self.viewport().height() // 3)
            if page != self._page:
                self._page = page
                self.page_changed.emit(page + 1)
        self.wanted.emit()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(420, 400)
