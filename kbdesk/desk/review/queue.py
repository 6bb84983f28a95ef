"""The left side of the room: what waits, filtered and in order; choosing a row shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import label
from kbdesk.desk.review import words
from kbdesk.desk.review.delegate import QueueDelegate
from kbdesk.desk.review.filters import Filters
from kbdesk.desk.review.model import Entry, Listing, QueueModel
from kbdesk.desk.review.words import tr

if TYPE_CHECKING:
    from collections.abc import Collection

    from kbdesk.project.review.values import Piece, Queue

AT_ONCE = 200
"""Operations that are asked for at first, and more whenever the end of the list comes into sight."""


class QueuePanel(QWidget):
    """The queue."""

    chosen = Signal(object)
    """An Entry is the current one, or None."""
    opened = Signal(object)
    """An Entry is to be opened."""
    entered = Signal()
    """The person wants to go on in what is shown of the current entry."""
    more_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.filters = Filters()
        self.model = QueueModel(self)
        self.list = self._make_list()
        self.told = label("", "caption", wrap=True)
        self.limit = AT_ONCE
        self._operations = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, look.SMALL, look.SMALL)
        column.setSpacing(look.SMALL)
        column.addWidget(self.filters)
        column.addWidget(self.told)
        column.addWidget(self.list, 1)

    def _make_list(self) -> QListView:
        made = QListView()
        made.setModel(self.model)
        made.setItemDelegate(QueueDelegate(made))
        made.setUniformItemSizes(True)
        made.setMouseTracking(True)
        made.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setAccessibleName(tr("What waits for your word"))
        made.installEventFilter(self)
        made.doubleClicked.connect(lambda index: self.opened.emit(self.model.entry(index)))
        made.selectionModel().currentChanged.connect(lambda now, _before: self.chosen.emit(self.model.entry(now)))
        made.verticalScrollBar().valueChanged.connect(lambda _value: self._near_end())
        return made

    # what is shown

    def show_queue(self, queue: Queue, listing: Listing) -> None:
        """Show what waits; the current row stays, or the one that comes in its place, and so does the scrolling."""
        before, row = self.current(), self.list.currentIndex().row()
        bar = self.list.verticalScrollBar()
        place = bar.value()
        at = listing.place_of(before) if before is not None else -1
        top = self._row_at_top()
        kept = listing.place_of(top) if top is not None else -1
        self._operations = queue.total_operations
        self.filters.show_choices(queue.choices)
        pieces = tr("Pages: {pages} · operations: {operations}").replace("{pages}", words.number(queue.total_pieces))
        self.told.setText(pieces.replace("{operations}", words.number(queue.total_operations)))
        selection = self.list.selectionModel()
        selection.blockSignals(True)
        self.model.set_listing(listing)
        selection.blockSignals(False)
        if kept >= 0:
            self.list.scrollTo(self.model.index(kept), QListView.ScrollHint.PositionAtTop)
        else:
            bar.setValue(place)
        count = len(listing.entries)
        if at < 0 and count:
            at = self._instead(listing, row)
        self.list.setCurrentIndex(self.model.index(at) if at >= 0 else QModelIndex())
        if at < 0:
            self.chosen.emit(None)

    def _instead(self, listing: Listing, row: int) -> int:
        """Return the row that takes the place of one that is gone: a page, rather than the heading of an operation."""
        at = max(0, min(row, len(listing.entries) - 1))
        if listing.entries[at].piece is None and row >= 0:
            return listing.next_piece(at)
        return at if row >= 0 else max(0, listing.next_piece(-1))

    def _row_at_top(self) -> Entry | None:
        return self.model.entry(self.list.indexAt(self.list.viewport().rect().topLeft()))

    def take_out(self, pieces: Collection[Piece]) -> None:
        """Go on to the next page that is not among these; they are about to be judged."""
        at = self.model.listing.next_piece(self.list.currentIndex().row(), 1, pieces)
        if at < 0:
            at = self.model.listing.next_piece(self.list.currentIndex().row(), -1, pieces)
        if at >= 0:
            self.list.setCurrentIndex(self.model.index(at))

    def current(self) -> Entry | None:
        """Return the current row."""
        return self.model.entry(self.list.currentIndex())

    def step(self, step: int) -> bool:
        """Go to the next page (1) or the one before (-1); whether there is one."""
        at = self.model.listing.next_piece(self.list.currentIndex().row(), step)
        if at >= 0:
            self.list.setCurrentIndex(self.model.index(at))
        return at >= 0

    def _near_end(self) -> None:
        bar = self.list.verticalScrollBar()
        if bar.value() >= bar.maximum() - self.list.height() and len(self.model.listing.operations) < self._operations:
            self.limit = len(self.model.listing.operations) + AT_ONCE
            self.more_wanted.emit()

    # keys

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: D102
        if watched is self.list and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.opened.emit(self.current())
                return True
            if event.key() == Qt.Key.Key_Right:
                self.entered.emit()
                return True
            if event.key() == Qt.Key.Key_Slash:
                self.filters.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return True
        return super().eventFilter(watched, event)
