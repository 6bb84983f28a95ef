"""Which piece that came and which that went are one page under another name, as other programs rename files.

What they hold is the same or, where another program also changed it before anybody looked, much alike.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from kbdesk.errors import NotFound, Unreadable
from kbdesk.pages.likeness import renamed
from kbdesk.project.review.values import Piece

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from kbdesk.journal.journal import Journal

MOST_READ = 400
"""Files that came or went up to which their texts are compared: of more, nobody renamed and changed each."""


class Step(NamedTuple):
    """A file that came or went, and the hash of what it held. `may_differ`: it may have been changed as well."""

    piece: Piece
    text: str
    came: bool
    may_differ: bool


class Renames:
    """Reads the journal; what was found is kept until the journal moves."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._found: tuple[int, dict[int, dict[Piece, Piece]]] = (-1, {})

    def other_half(self, piece: Piece) -> Piece | None:
        """Return what came where the piece went, or went where it came; None of a piece that is no half of a rename."""
        other = self._halves(piece.change).get(piece)
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
        version = self._journal.version()
        if self._found[0] != version:
            self._found = version, {}
        known = self._found[1]  # other threads ask too
        if change not in known:
            known[change] = self._read(change)
        return known[change]

    def _read(self, change: int) -> dict[Piece, Piece]:
        """Return the halves of renames among what came and went with a change, or close to it by other programs.

        What more than one file held that came or went is nobody's rename for certain.
        """
        steps = [
            Step(Piece(number, step.path), step.after or step.before or "", step.before is None, may_differ)
            for step, number, may_differ in self._journal.history.came_and_went(change)
        ]
        if len({step.came for step in steps}) < 2:  # nothing but what came, or what went
            return {}
        by_change: dict[int, list[Step]] = {}
        for step in steps:
            by_change.setdefault(step.piece.change, []).append(step)
        found: dict[Piece, Piece] = {}
        for those in by_change.values():
            found |= _paired(those)
        found |= _paired(_left(steps, found))
        return found | self._alike([step for step in _left(steps, found) if step.may_differ])

    def _alike(self, steps: Sequence[Step]) -> dict[Piece, Piece]:
        """Return the halves of renames among what other programs renamed and changed."""
        if len({step.came for step in steps}) < 2 or len(steps) > MOST_READ:
            return {}
        went, came = ({step.piece: self._text(step) for step in steps if step.came == side} for side in (False, True))
        pairs = renamed(went, came)
        return pairs | {other: one for one, other in pairs.items()}

    def _text(self, step: Step) -> str:
        with suppress(NotFound, Unreadable):
            return (self._journal.changes.text(step.text) or b"").decode("utf-8", "replace")
        return ""


def _left(steps: Iterable[Step], found: dict[Piece, Piece]) -> list[Step]:
    return [step for step in steps if step.piece not in found]


def _paired(steps: Sequence[Step]) -> dict[Piece, Piece]:
    came: dict[str, list[Piece]] = {}
    went: dict[str, list[Piece]] = {}
    for step in steps:
        (came if step.came else went).setdefault(step.text, []).append(step.piece)
    found: dict[Piece, Piece] = {}
    for text, gone in went.items():
        here = came.get(text, ())
        if len(gone) == len(here) == 1 and gone[0].path != here[0].path:
            found |= {gone[0]: here[0], here[0]: gone[0]}
    return found
