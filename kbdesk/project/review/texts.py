"""What pieces did to their files, as texts: UTF-8 with surrogateescape, so that any bytes come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Refused
from kbdesk.pages.taking_back import are_within
from kbdesk.project.review.awaiting import TRUSTED
from kbdesk.project.review.values import Piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.journal.changes import ChangeRecord
    from kbdesk.journal.history import FileStep
    from kbdesk.journal.journal import Journal
    from kbdesk.project.review.renames import Renames
    from kbdesk.project.review.values import HunkSpans


class PieceTexts:
    """Reads them from the journal."""

    def __init__(self, journal: Journal, renames: Renames) -> None:
        self._journal = journal
        self._renames = renames
        self._last: ChangeRecord | None = None
        self._arrived: tuple[int, dict[str, list[str]]] = (0, {})

    def of(self, piece: Piece) -> tuple[str | None, str | None]:
        """Return the text before and after; None where there was or is no file, or no text is kept.

        Of a page that came in the place of one that went, which got another name, before is what that one held.
        Raises NotFound where there is no such piece or its texts are lost, Unreadable.
        """
        step = self.step(piece)
        if step.kind != "put":
            return None, None
        went = self.renamed_from(piece) if step.before is None else None
        before = self.step(went).before if went is not None else step.before
        return self.text(before), self.text(step.after)

    def renamed_from(self, piece: Piece) -> Piece | None:
        """Return the piece that went where a piece came, with another name and what else was changed; None for none."""
        step = self.step(piece)
        if step.kind != "put" or step.before is not None or step.after is None:
            return None
        record = self.record(piece.change)
        if record.actor.kind != "outside" and all(after is not None for _, _, after in record.files):
            return None
        return self._renames.other_half(piece)

    def renamed_to(self, piece: Piece) -> Piece | None:
        """Return the piece that came where one went and got another name; None for none."""
        return self._renames.other_half(piece)

    def step(self, piece: Piece) -> FileStep:
        """Return what the change did to the file. Raises NotFound."""
        self.record(piece.change)
        found = self._journal.history.step(piece.change, piece.path)
        if found is None:
            raise NotFound("There is no such change of this file.", piece.path, "Look at the queue again.")
        return found

    def steps(self, change: int) -> list[FileStep]:
        """Return what a change did to its files. Raises NotFound."""
        self.record(change)
        return self._journal.history.steps(change)

    def text(self, name: str | None) -> str | None:
        """Return a text by its hash. Raises NotFound, Unreadable."""
        data = self._journal.changes.text(name) if name is not None else None
        return as_text(data)

    def holding(self, name: str) -> list[str]:
        """Return the originals, by their paths in the project, that hold what has this hash."""
        return self._journal.originals.holding(name)

    def record(self, change: int) -> ChangeRecord:
        """Return a change that was done. Raises NotFound.

        The last one is kept: it stays as it is, may have very many files, and is asked for with each.
        """
        found = self._last
        if found is None or found.id != change:
            self._last = found = self._journal.changes.get(change)
        if found is None:
            raise NotFound("There is no such change.", str(change), "Look at the queue again.")
        return found

    def later(self, path: str, change: int) -> list[str]:
        """Return what was done to a file after a change, by the names of the operations."""
        return [one.operation for one in self._journal.history.of_file(path) if one.change > change]

    def present_path(self, path: str, change: int) -> str:
        """Return where a file is now; one that other programs gave another name after a change is followed."""
        while (gone := self._journal.history.gone_after(path, change)) is not None:
            change, name = gone
            came = self._arrivals(change).get(name, ())
            other = self._renames.other_half(Piece(change, path)) if len(came) != 1 else Piece(change, came[0])
            if other is None:
                break
            change, path = max(change, other.change), other.path
        return path

    def _arrivals(self, change: int) -> dict[str, list[str]]:
        """Return the files that came with a change, by the hashes of what they hold."""
        last, found = self._arrived  # other threads ask too
        if last != change:
            found = {}
            for path, before, after in self.record(change).files:
                if before is None and after is not None:
                    found.setdefault(after, []).append(path)
            self._arrived = change, found
        return found

    def refuse_unfit(self, piece: Piece, hunks: Sequence[HunkSpans]) -> None:
        """Raise Refused for hunks that are none of a piece, NotFound."""
        before, after = self.of(piece)
        if not all(spans and are_within(spans, before, after) for spans in hunks):
            raise Refused("This change has no such place.", piece.path, "Look at the change again.")

    def awaits(self, piece: Piece) -> bool:
        """Whether a piece waits for the person's word when they said none."""
        return self.record(piece.change).actor.kind not in TRUSTED


def as_text(data: bytes | None) -> str | None:
    """Return a file's bytes as a text."""
    return None if data is None else data.decode("utf-8", "surrogateescape")


def as_bytes(text: str | None) -> bytes | None:
    """Return the bytes of such a text."""
    return None if text is None else text.encode("utf-8", "surrogateescape")
