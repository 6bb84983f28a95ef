"""What a door may ask of differences: the part of Project that tells what changes did, to their files and the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.project.history import SPECIAL
from kbdesk.project.review.differences import Differences
from kbdesk.project.review.effects import Consequences
from kbdesk.project.review.texts import as_bytes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kbdesk.index.index import Index
    from kbdesk.pages.difference.values import Difference
    from kbdesk.project.history import PageHistory
    from kbdesk.project.review.effects import Effects
    from kbdesk.project.review.review import Review
    from kbdesk.project.review.values import OriginalChange, Piece
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.values import Job


class Comparing:
    """Reads only."""

    _review: Review
    _history: PageHistory
    _shelf: ProjectShelf
    _index: Index

    def difference(self, piece: Piece) -> Difference:
        """Return what a change did to a file, in parts that can be judged. Raises NotFound, Unreadable.

        An original that was brought or moved has none.
        """
        return self._differences.of(piece)

    def original_change(self, piece: Piece) -> OriginalChange:
        """Return what a change did to an original, as facts. Raises NotFound, Refused for a piece of no original."""
        return self._review.original_changes.of(piece)

    def original_pictures(self, piece: Piece, width: int, job: Job | None = None) -> tuple[bytes | None, bytes | None]:
        """Return how an original looked before and after a change: a picture, of a PDF the first page; None for none.

        Raises NotFound, Refused, Cancelled as `job` does.
        """
        return self._review.original_changes.pictures(piece, width, job)

    def original_difference(self, piece: Piece, job: Job | None = None) -> Difference | None:
        """Return what differs between an original's texts before and after a change, None where one is not known.

        It is compared where both are kept. Raises NotFound, Refused, Cancelled as `job` does.
        """
        texts = self._review.original_changes.both_texts(piece, job)
        return self._differences.told(piece.path, *map(as_bytes, texts)) if texts is not None else None

    def difference_between(self, page: str, change: int, other: int) -> Difference:
        """Return what differs between two versions of a page, told by the changes that made them.

        Raises NotFound, Unreadable.
        """
        return self._differences.between(page, change, other)

    def difference_of(self, page: str, before: str, after: str) -> Difference:
        """Return what differs between two texts of a page, which need not be written, nor the page be there.

        "" stands for no text.
        """
        inside = SPECIAL.get(page) or self._shelf.locate(page) or self._shelf.layout.path_of(page)
        path = self._shelf.layout.in_project(inside) if inside is not None else page
        return self._differences.told(path, as_bytes(before or None), as_bytes(after or None))

    def effects(self, pieces: Iterable[Piece], job: Job | None = None) -> Effects:
        """Return what pieces, taken together, did to the rest of the base.

        Raises NotFound, Unreadable; Cancelled when `job` does.
        """
        return Consequences(self._review.texts, self._differences, self._shelf, self._index).of(pieces, job)

    def titles(self, pages: Iterable[str]) -> dict[str, str]:
        """Return what pages are called, by their ids; of one that is gone what it was called last, if known."""
        known = {page: title for page, _type, title in self._index.pages.placed().values()}
        told = {page: known.get(page) or self._history.last_title(page) for page in pages}
        return {page: title for page, title in told.items() if title}

    @property
    def _differences(self) -> Differences:
        return Differences(self._review.texts, self._history, self._shelf)
