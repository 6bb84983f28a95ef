"""Which piece that came and which that went are one page under another name, as other programs rename files."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from kbdesk.project.review.values import Piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.journal.journal import Journal


Step: TypeAlias = "tuple[int, str, str | None, str | None]"
"""A change, a file that came or went with it, and the hashes of what it held before and after."""


class Renames:
    """Reads the journal; a change stays as it is, so what was read of the last one is kept."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._read: tuple[int, dict[Piece, Piece]] = (0, {})

    def other_half(self, piece: Piece) -> Piece | None:
        """Return what came where the piece went, or went where it came; None of a piece that is no half of a rename."""
        if self._read[0] != piece.change:
            self._read = piece.change, self._halves(piece.change)
        other = self._read[1].get(piece)
        if other is None or other.change == piece.change:
            return other
        return other if self._halves(other.change).get(other) == piece else None

    def with_other_halves(self, pieces: Sequence[Piece]) -> list[Piece]:
        """Return pieces, each once, with the other halves of those that are halves: a rename is judged as one."""
        found: dict[Piece, None] = {}
        for piece in pieces:
            other = self.other_half(piece)
            found.update(dict.fromkeys((piece, other) if other is not None else (piece,)))
        return list(found)

    def _halves(self, change: int) -> dict[Piece, Piece]:
        """Return the halves of renames among what came and went with a change, or close to it by other programs.

        What more than one file held that came or went is nobody's rename for certain.
        """
        steps = self._journal.history.came_and_went(change)
        by_change: dict[int, list[Step]] = {}
        for step in steps:
            by_change.setdefault(step[0], []).append(step)
        found: dict[Piece, Piece] = {}
        for those in by_change.values():
            found |= _paired(those)
        return found | _paired([step for step in steps if Piece(step[0], step[1]) not in found])


def _paired(steps: Sequence[Step]) -> dict[Piece, Piece]:
    came: dict[str, list[Piece]] = {}
    went: dict[str, list[Piece]] = {}
    for change, path, before, after in steps:
        if after is not None:
            came.setdefault(after, []).append(Piece(change, path))
        elif before is not None:
            went.setdefault(before, []).append(Piece(change, path))
    found: dict[Piece, Piece] = {}
    for text, gone in went.items():
        here = came.get(text, ())
        if len(gone) == len(here) == 1 and gone[0].path != here[0].path:
            found |= {gone[0]: here[0], here[0]: gone[0]}
    return found
