"""What changes did to their files, as differences; links in them are told by the pages that they lead to."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from kbdesk.errors import Refused
from kbdesk.pages.difference.compare import compare
from kbdesk.pages.difference.lines import parted
from kbdesk.pages.difference.linking import linked
from kbdesk.pages.links import is_external
from kbdesk.pages.support import is_document, is_source_path, stands_among_sources
from kbdesk.project.review.texts import as_bytes

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.pages.difference.values import Difference
    from kbdesk.project.history import PageHistory
    from kbdesk.project.review.texts import PieceTexts
    from kbdesk.project.review.values import Piece
    from kbdesk.project.shelf import ProjectShelf


class Differences:
    """Reads only."""

    def __init__(self, texts: PieceTexts, history: PageHistory, shelf: ProjectShelf) -> None:
        self._texts = texts
        self._history = history
        self._shelf = shelf

    def of(self, piece: Piece) -> Difference:
        """Return what a change did to a file; nothing for a file that was brought or moved. Raises NotFound."""
        before, after = (as_bytes(text) for text in self._texts.of(piece))
        return self.told(piece.path, before, after)

    def between(self, page: str, change: int, other: int) -> Difference:
        """Return what differs between two versions of a page, by the changes that made them. Raises NotFound."""
        texts: list[bytes | None] = []
        for number in (change, other):
            texts.append(None)
            with suppress(Refused):  # the file was gone then
                texts[-1] = self._history.text(page, number)
        return self.told(self._shelf.layout.in_project(self._history.place(page)), *texts)

    def told(self, path: str, before: bytes | None, after: bytes | None) -> Difference:
        """Return what differs between two texts of the file at a path of the project."""
        inside = self._shelf.layout.in_knowledge(path)
        return compare(before, after) if inside is None else compare(before, after, self._naming(inside))

    def targets(self, path: str, text: str) -> set[str]:
        """Return what a part of the file at a path of the knowledge folder links to, as a difference names it."""
        return {link.target for link in linked(parted(text), 0, self._naming(path))}

    def is_source(self, path: str, target: str) -> bool:
        """Whether a link of the file at a path of the knowledge folder leads to a source; `target` as it is told."""
        if is_external(target):
            return True
        found = self._shelf.locate(target)
        if found is not None:
            return stands_among_sources(self._shelf.layout, found)
        return is_source_path(self._shelf.layout, path, target) or is_document(target)

    def _naming(self, path: str) -> Callable[[str, bool], str | None]:
        known: dict[tuple[str, bool], str | None] = {}

        def named(destination: str, wiki: bool) -> str | None:
            if (destination, wiki) not in known:
                known[destination, wiki] = self._shelf.resolve(path, destination, wiki).id
            return known[destination, wiki]

        return named
