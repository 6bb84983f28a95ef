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
        self._pieces = self._operations = 0
        self.filters.line.returnPressed.connect(lambda: self.list.setFocus(Qt.FocusReason.OtherFocusReason))
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
        made.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
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
        at = listing.place_of(before) if before is not None else -1
        self.filters.show_choices(queue.choices)
        self._tell(queue.total_pieces, queue.total_operations)
        self._put(listing)
        count = len(listing.entries)
        if at < 0 and count:
            at = self._instead(listing, row)
        self.list.setCurrentIndex(self.model.at(at) if at >= 0 else QModelIndex())
        if at < 0:
            self.chosen.emit(None)

    def show_pieces(self, pieces: Collection[Piece]) -> None:
        """Go to what is of these pieces, where it is shown."""
        at = self.model.listing.place_of_pieces(pieces)
        if at >= 0:
            self.list.setCurrentIndex(self.model.at(at))

    def _tell(self, pieces: int, operations: int) -> None:
        self._pieces, self._operations = max(0, pieces), max(0, operations)
        told = tr("Changes: {changes} · operations: {operations}").replace("{changes}", words.number(self._pieces))
        self.told.setText(told.replace("{operations}", words.number(self._operations)))

    def _instead(self, listing: Listing, row: int) -> int:
        """Return the row that takes the place of one that is gone: a page, rather than the heading of an operation."""
        at = max(0, min(row, len(listing.entries) - 1))
        if listing.entries[at].piece is None and row >= 0:
            return listing.next_piece(at)
        return at if row >= 0 else max(0, listing.next_piece(-1))

    def _row_at_top(self) -> Entry | None:
        return self.model.entry(self.list.indexAt(self.list.viewport().rect().topLeft()))

    def take_out(self, pieces: Collection[Piece]) -> None:
        """Take pieces out that are about to be judged, and go on to the next page."""
        left = self.model.listing.without(pieces)
        row = self.list.currentIndex().row()
        at = self.model.listing.next_piece(row, 1, pieces)
        following = self.model.listing.entries[at] if at >= 0 else None
        gone = len(self.model.listing.operations) - len(left.operations)
        self._tell(self._pieces - len(pieces), self._operations - gone)
        self._put(left)
        count = len(left.entries)
        at = left.place_of(following) if following is not None else left.next_piece(count, -1)
        self.list.setCurrentIndex(self.model.at(at) if at >= 0 else QModelIndex())
        if at < 0:
            self.chosen.emit(None)

    def _put(self, listing: Listing) -> None:
        """Show other rows; who hears of the current one is told afterwards."""
        bar = self.list.verticalScrollBar()
        top = self._row_at_top()
        kept, place = listing.place_of(top) if top is not None else -1, bar.value()
        selection = self.list.selectionModel()
        selection.blockSignals(True)
        self.model.set_listing(listing)
        selection.blockSignals(False)
        if kept >= 0:
            self.list.scrollTo(self.model.at(kept), QListView.ScrollHint.PositionAtTop)
        else:
            bar.setValue(place)

    def current(self) -> Entry | None:
        """Return the current row."""
        return self.model.entry(self.list.currentIndex())

    def step(self, step: int) -> bool:
        """Go to the next page (1) or the one before (-1); whether there is one."""
        at = self.model.listing.next_piece(self.list.currentIndex().row(), step)
        if at >= 0:
            self.list.setCurrentIndex(self.model.at(at))
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
