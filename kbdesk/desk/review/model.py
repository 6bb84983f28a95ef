"""The queue as a list: each operation, and below it the pages it touched. Made on a worker, shown as it is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QStandardItemModel

from kbdesk.desk.joining import listed, said_of
from kbdesk.desk.review import words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from kbdesk.desk.rows import Index
    from kbdesk.project.review.values import Piece, WaitingOperation, WaitingPiece

ENTRY = Qt.ItemDataRole.UserRole + 1
"""The role under which the model hands an Entry to the delegate."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A row: an operation, or a piece of one."""

    operation: WaitingOperation
    piece: WaitingPiece | None = None

    @property
    def pieces(self) -> tuple[WaitingPiece, ...]:
        """What is judged when this row is."""
        return (self.piece,) if self.piece is not None else self.operation.pieces

    def is_same(self, other: Entry) -> bool:
        """Whether another row stands for the same thing."""
        if self.piece is None or other.piece is None:
            return self.piece is other.piece and self.operation.key == other.operation.key
        return self.piece.piece == other.piece.piece


class Listing:
    """The rows of the queue. An operation of one piece has no row of its own."""

    def __init__(self, operations: Sequence[WaitingOperation] = ()) -> None:
        self.operations = tuple(operations)
        self.entries = list(_entries(self.operations))

    def without(self, pieces: Collection[Piece]) -> Listing:
        """Return the rows that are left when some pieces are judged; rows of operations without these stay the same."""
        left = Listing()
        operations: list[WaitingOperation] = []
        at = 0
        for operation in self.operations:
            end = at + len(operation.pieces) + (len(operation.pieces) > 1)
            kept = tuple(one for one in operation.pieces if one.piece not in pieces)
            if len(kept) == len(operation.pieces):
                operations.append(operation)
                left.entries += self.entries[at:end]
            elif kept:
                operations.append(replace(operation, pieces=kept))
                left.entries += _entries(operations[-1:])
            at = end
        left.operations = tuple(operations)
        return left

    def place_of(self, entry: Entry) -> int:
        """Return the row of an entry like this, -1 for none."""
        return next((at for at, one in enumerate(self.entries) if one.is_same(entry)), -1)

    def place_of_pieces(self, pieces: Collection[Piece]) -> int:
        """Return the first row that is of such pieces only, -1 for none."""
        for at, one in enumerate(self.entries):
            if all(each.piece in pieces for each in one.pieces):
                return at
        return -1

    def next_piece(self, row: int, step: int = 1, without: Collection[Piece] = ()) -> int:
        """Return the row of the next piece that is not among some, going on from a row; -1 where there is none."""
        at = row + step
        while 0 <= at < len(self.entries):
            piece = self.entries[at].piece
            if piece is not None and piece.piece not in without:
                return at
            at += step
        return -1


def _entries(operations: Sequence[WaitingOperation]) -> Iterator[Entry]:
    for operation in operations:
        if len(operation.pieces) > 1:
            yield Entry(operation)
        for piece in operation.pieces:
            yield Entry(operation, piece)


class QueueModel(QStandardItemModel):
    """Shows a listing. Qt keeps how many rows there are, so that laying out thousands of them calls nothing of ours."""

    listing = Listing()

    def set_listing(self, listing: Listing) -> None:
        """Show these rows in place of all."""
        self.beginResetModel()
        self.listing = listing
        self.blockSignals(True)  # of all this, only the reset is told
        self.setColumnCount(1)
        self.setRowCount(len(listing.entries))
        self.blockSignals(False)
        self.endResetModel()

    def at(self, row: int) -> QModelIndex:
        """Return the index of a row."""
        return self.index(row, 0)

    def entry(self, index: Index) -> Entry | None:
        """Return what stands in a row."""
        entries = self.listing.entries
        return entries[index.row()] if index.isValid() and index.row() < len(entries) else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        entry = self.entry(index)
        if entry is None:
            return None
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return words.title(entry.piece) if entry.piece is not None else words.headline(entry.operation)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return _spoken(entry)
        if role == Qt.ItemDataRole.ToolTipRole:
            return _tip(entry)
        return None


def _spoken(entry: Entry) -> str:
    if entry.piece is not None:
        return words.spoken(entry.piece)
    return listed((words.headline(entry.operation), words.under(entry.operation)))


def _tip(entry: Entry) -> str:
    if entry.piece is None:
        return ""
    return "\n".join(said_of(words.flag(kind), words.meaning(kind)) for kind in words.kinds(entry.piece.flags))
