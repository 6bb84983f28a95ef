"""The pages of an original with their outline: brings what is seen, finds words, tells screen readers the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QImage, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QTreeWidget, QTreeWidgetItem, QWidget

from kbdesk.desk import notices
from kbdesk.desk.amounts import number
from kbdesk.desk.joining import said_of
from kbdesk.desk.parts import after
from kbdesk.desk.preview.asking import OriginalPart
from kbdesk.desk.preview.paged.canvas import PageCanvas
from kbdesk.desk.preview.place import Place
from kbdesk.project.showing import ShownPages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.preview.paged.tiles import Tile
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.showing import Drawn, OriginalViewer, OutlineEntry, PageHit, PlacedWord, Shown
    from kbdesk.project.values import Job

SEARCHED = 24
"""Pages that are looked through in one go; between them what is seen is drawn."""
MOST_HITS = 10_000
SPOKEN = 20_000
"""Letters of a page that are told to a screen reader."""
SLOW = 400
"""Milliseconds after which it is said that a page is being drawn."""
MOST_LINES = 2_000
"""Lines of an outline that are shown."""
OUTLINE = 220
"""Pixels that an outline is wide at first."""


class PagesView(OriginalPart):
    """Shows a PDF, an EPUB or a picture."""

    outline_there = Signal(bool)
    """Whether the original has an outline."""

    def __init__(self, session: Session, viewer: OriginalViewer, parent: QWidget | None = None) -> None:
        super().__init__(session, viewer, parent)
        self.canvas = PageCanvas()
        self.outline = QTreeWidget()
        self._shown: ShownPages | None = None
        self._is_busy = False
        self._failing: set[Tile] = set()
        self._silent: set[int] = set()
        self._words = ""
        self._hits: list[PageHit] = []
        self._at = -1
        self._searched = 0
        self._start = 1
        self._drawn = 0
        self._slow = after(self, SLOW, self._tell_slow)
        self._lay_out()
        self.canvas.wanted.connect(self._bring)
        self.canvas.page_changed.connect(self._page_changed)
        self.canvas.zoomed.connect(self.moved)
        self.outline.itemActivated.connect(self._go_to_entry)
        self.outline.itemClicked.connect(self._go_to_entry)

    def _lay_out(self) -> None:
        self.outline.setHeaderHidden(True)
        self.outline.setAccessibleName(self.tr("Outline of the original"))
        self.outline.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.outline.hide()
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(self.outline)
        self._split.addWidget(self.canvas)
        self._split.setStretchFactor(1, 1)
        self.outline.setMinimumWidth(120)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._split)

    # what is shown

    def show_original(self, original: str, shown: Shown, place: Place) -> None:  # noqa: D102
        assert isinstance(shown, ShownPages)
        self.original = original
        self._shown = shown
        self._slow.stop()
        self._failing.clear()
        self._silent.clear()
        self._words, self._hits, self._at, self._searched = "", [], -1, len(shown.sizes)
        self.canvas.show_pages(shown)
        self._fill_outline(shown.outline)
        self.go_to(place)
        self._page_changed(self.canvas.page)
        self._bring()

    def clear(self) -> None:  # noqa: D102
        self.original, self._shown = "", None
        self._slow.stop()
        self.canvas.show_pages(None)
        self.outline.clear()

    def go_to(self, place: Place) -> None:  # noqa: D102
        if place.unit == self._unit() and place.number:
            self.canvas.go_to(place.number)
        if place.words:
            page = place.number or self.canvas.page
            self.ask(
                lambda viewer, original, job: viewer.find_passage(original, page, place.words, job),
                lambda boxes: self.canvas.mark_passage(page, boxes),
                "passage",
                lambda _error: None,
            )

    def place(self) -> Place:  # noqa: D102
        return Place(self._unit(), self.canvas.page) if self.units()[1] > 1 else Place()

    def _unit(self) -> str:
        """Return what a page is called."""
        return "slide" if self._shown is not None and self._shown.unit == "slides" else "page"

    def units(self) -> tuple[int, int]:  # noqa: D102
        return (self.canvas.page, self.canvas.count) if self.canvas.count else (0, 0)

    def keys(self) -> QWidget:  # noqa: D102
        return self.canvas

    def zoom(self) -> float | None:  # noqa: D102
        return self.canvas.zoom

    def zoom_step(self, step: int) -> None:  # noqa: D102
        self.canvas.zoom_step(step)

    def fit(self) -> None:  # noqa: D102
        both = self._shown is not None and self._shown.is_picture
        self.canvas.fit_to("page" if both and self.canvas.fit != "page" else "width")

    # bringing what is seen

    def _bring(self) -> None:
        """Ask for what is wanted most, one thing at a time: whoever scrolls on wants another by then."""
        if self._is_busy or self._shown is None or not self.isVisible():
            return
        tile = self.canvas.next_tile()
        page = self.canvas.next_words()
        if tile is not None and tile not in self._failing:
            self._draw(tile)
        elif page is not None and page not in self._silent and not self._shown.is_picture:
            self._read(page)
        elif self._words and self._searched < self.canvas.count:
            self._search_on()

    def _draw(self, tile: Tile) -> None:
        self._is_busy = True
        self._drawn = tile.page
        self._slow.start()
        box = self.canvas.box(tile)
        ratio = self.devicePixelRatioF()

        def draw(viewer: OriginalViewer, original: str, job: Job) -> QImage:
            return picture(viewer.draw(original, tile.page + 1, tile.scale, box, job), ratio)

        def put(drawn: QImage) -> None:
            self._is_busy = False
            self._slow.stop()
            if not any(each.page == tile.page for each in self._failing):
                self.canvas.tell(tile.page, "")
            self.canvas.put_tile(tile, QPixmap.fromImage(drawn))
            self._bring()

        def refuse(error: KbdeskError) -> None:
            self._failing.add(tile)
            self._slow.stop()
            self.canvas.tell(tile.page, notices.own_words(error))
            self._not_brought(error)

        self.ask(draw, put, "bring", refuse)

    def _tell_slow(self) -> None:
        """Say that a page is being drawn, so that nobody takes it for an empty one."""
        self.canvas.tell(self._drawn, self.tr("Being drawn…"))

    def _read(self, page: int) -> None:
        self._is_busy = True

        def put(words: tuple[PlacedWord, ...]) -> None:
            self._is_busy = False
            self.canvas.put_words(page, words)
            if page == self.canvas.page:
                self._tell_page()
            self._bring()

        def refuse(error: KbdeskError) -> None:
            self._silent.add(page)
            self._not_brought(error)

        self.ask(lambda viewer, original, job: viewer.words(original, page, job), put, "bring", refuse)

    def _not_brought(self, error: KbdeskError) -> None:
        self._is_busy = False
        self.failed.emit(error)
        self._bring()

    # finding

    def seek(self, words: str) -> None:  # noqa: D102
        self._words, self._hits, self._at = words, [], -1
        self._searched = 0 if words else self.canvas.count
        self._start = self.canvas.page
        self.canvas.mark_hits((), -1)
        if words:
            self.found.emit(0, 0, False)
            self._bring()

    def _search_on(self) -> None:
        """Look through some more pages, from the one that is read on, then from the beginning."""
        self._is_busy = True
        words, count, offset = self._words, self.canvas.count, self._searched
        first = (self._start - 1 + offset) % count + 1
        last = min(first + SEARCHED - 1, count, first + count - offset - 1)

        def put(hits: Sequence[PageHit]) -> None:
            self._is_busy = False
            if self._words == words:
                self._searched += last - first + 1
                self._take_hits(hits)
            self._bring()

        self.ask(
            lambda viewer, original, job: viewer.find_on_pages(original, words, first, last, job),
            put,
            "bring",
            self._not_brought,
        )

    def _take_hits(self, hits: Sequence[PageHit]) -> None:
        at = self._hits[self._at] if self._at >= 0 else None
        self._hits = sorted([*self._hits, *hits], key=lambda hit: (hit.page, hit.boxes[0][1] if hit.boxes else 0))
        if len(self._hits) > MOST_HITS:
            self._searched = self.canvas.count
        if at is not None:
            self._at = self._hits.index(at)
        elif self._hits:
            self._go_to_hit(next((n for n, hit in enumerate(self._hits) if hit.page >= self._start), 0))
        self._tell_hits()

    def step(self, step: int) -> None:  # noqa: D102
        if self._hits:
            self._go_to_hit((self._at + step) % len(self._hits))
            self._tell_hits()

    def _go_to_hit(self, at: int) -> None:
        self._at = at
        hit = self._hits[at]
        if hit.boxes:
            self.canvas.go_to_box(hit.page, hit.boxes[0])

    def _tell_hits(self) -> None:
        self.canvas.mark_hits(self._hits, self._at)
        self.found.emit(self._at + 1, len(self._hits), self._searched >= self.canvas.count)

    # outline

    def _fill_outline(self, entries: Sequence[OutlineEntry]) -> None:
        self.outline.clear()
        self.outline.hide()
        self.outline_there.emit(bool(entries))
        above: list[tuple[int, QTreeWidgetItem]] = []
        for entry in entries[:MOST_LINES]:
            item = QTreeWidgetItem([entry.title])
            item.setData(0, Qt.ItemDataRole.UserRole, entry.page)
            item.setToolTip(0, said_of(entry.title, number(entry.page)))
            while above and above[-1][0] >= entry.level:
                above.pop()
            if above:
                above[-1][1].addChild(item)
            else:
                self.outline.addTopLevelItem(item)
            above.append((entry.level, item))

    def turn_outline(self) -> None:
        """Show the outline, or hide it."""
        self.outline.setVisible(self.outline.isHidden())
        if not self.outline.isHidden():
            wide = min(OUTLINE, self.width() // 3)
            self._split.setSizes([wide, self.width() - wide])
            self.outline.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _go_to_entry(self, item: QTreeWidgetItem) -> None:
        page = item.data(0, Qt.ItemDataRole.UserRole)
        if isinstance(page, int):
            self.canvas.go_to(page)

    # telling

    def _page_changed(self, _page: int) -> None:
        self._tell_page()
        self.moved.emit()

    def _tell_page(self) -> None:
        """Tell a screen reader which page is shown, and what it says."""
        page, count = self.units()
        if self._shown is not None and self._shown.is_picture:
            name = self.tr("Picture {name}").format(name=self.original)
        else:
            is_slide = self._unit() == "slide"
            name = self.tr("Slide {page} of {count}") if is_slide else self.tr("Page {page} of {count}")
            name = name.format(page=number(page), count=number(count))
        self.canvas.setAccessibleName(name)
        self.canvas.setAccessibleDescription((self.canvas.text(page) or "")[:SPOKEN])
        for event in (QAccessible.Event.NameChanged, QAccessible.Event.DescriptionChanged):
            QAccessible.updateAccessibility(QAccessibleEvent(self.canvas, event))


def picture(drawn: Drawn, ratio: float = 1.0) -> QImage:
    """Return what was drawn as a picture of its own memory; runs on a worker."""
    image = QImage(drawn.data, drawn.width, drawn.height, drawn.stride, QImage.Format.Format_RGB888)
    own = image.convertToFormat(QImage.Format.Format_RGB32)
    own.setDevicePixelRatio(ratio)
    return own
