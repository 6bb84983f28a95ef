"""What a door may ask of the past: the part of Project that looks back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.project.review.blame import blame

if TYPE_CHECKING:
    from kbdesk.journal.journal import Journal
    from kbdesk.project.history import PageHistory
    from kbdesk.project.review.blame import BlamedParagraph
    from kbdesk.project.values import Job


class LookingBack:
    """Reads only."""

    _journal: Journal
    _history: PageHistory

    def blame(self, page: str, job: Job | None = None) -> tuple[BlamedParagraph, ...]:
        """Return who wrote each paragraph of a page as it stands. Raises NotFound; Cancelled when `job` does."""
        return blame(self._journal, self._history, page, job)
