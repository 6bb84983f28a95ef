"""What pages were called that are gone: the index no longer tells."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Unreadable
from kbdesk.pages.describe import title_in

if TYPE_CHECKING:
    from kbdesk.journal.journal import Journal
    from kbdesk.project.review.values import Piece

MOST = 5_000
"""Titles that are kept; what is read of a piece stays true."""


class TitlesOfGone:
    """Reads the last texts of pages that went of which a piece knows, each once."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._read: dict[Piece, str] = {}

    def of(self, piece: Piece) -> str:
        """Return the title that a page which is gone had with a piece, "" where its text cannot be read."""
        if piece not in self._read:
            if len(self._read) >= MOST:
                self._read.clear()
            self._read[piece] = self._title(piece)
        return self._read[piece]

    def _title(self, piece: Piece) -> str:
        step = self._journal.history.step(piece.change, piece.path)
        with suppress(NotFound, Unreadable):
            name = (step.after or step.before) if step is not None and step.kind == "put" else None
            data = self._journal.changes.text(name) if name else None
            return title_in(data, piece.path) if data is not None else ""
        return ""
