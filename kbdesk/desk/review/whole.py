"""An operation as a whole: what it was, who did it, and its pages with what is to be heeded."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.joining import noted
from kbdesk.desk.parts import Chip, ShortenedButton, empty, label, scrolled
from kbdesk.desk.review import words
from kbdesk.desk.review.words import tr

if TYPE_CHECKING:
    from kbdesk.project.review.values import WaitingOperation, WaitingPiece

MOST = 60
"""So many pages are named; of the rest only the number."""


class OperationPane(QWidget):
    """Shows one operation."""

    piece_wanted = Signal(object)
    """One of its pieces, a WaitingPiece, is to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self.operation: WaitingOperation | None = None
        self._title = label("", "title", wrap=True, selectable=True)
        self._told = label("", "muted", wrap=True)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(2)
        inside = QWidget()
        within = QVBoxLayout(inside)
        within.setContentsMargins(look.SMALL, 0, look.SMALL, look.SMALL)
        within.addLayout(self._rows)
        within.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(look.LARGE, 0, 0, 0)
        column.setSpacing(look.TIGHT)
        column.addWidget(self._title)
        column.addWidget(self._told)
        column.addSpacing(look.SMALL)
        column.addWidget(scrolled(inside), 1)

    def show_operation(self, operation: WaitingOperation) -> None:
        """Show an operation; one that is shown already is shown again only when it changed."""
        if operation == self.operation:
            return
        self.operation = operation
        self._title.setText(words.headline(operation))
        self._told.setText(words.under(operation))
        empty(self._rows)
        for piece in operation.pieces[:MOST]:
            self._rows.addWidget(self._row(piece))
        if len(operation.pieces) > MOST:
            more = tr("and more: {count}").replace("{count}", words.number(len(operation.pieces) - MOST))
            self._rows.addWidget(label(more, "muted"))

    def _row(self, piece: WaitingPiece) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(look.TIGHT)
        icon = look.icon(words.DEED_ICONS[piece.deed], f"type:{piece.type}" if piece.type else "text_muted")
        title = noted(words.title(piece), words.deed(piece))
        row.addWidget(ShortenedButton(title, partial(self.piece_wanted.emit, piece), "row", icon), 1)
        for kind in words.kinds(piece.flags):
            chip = Chip(words.flag(kind), words.role(kind))
            chip.setToolTip(words.meaning(kind))
            row.addWidget(chip, 0, Qt.AlignmentFlag.AlignVCenter)
        return made
