"""What a door may ask of the past, and of where things come from: the part of Project that looks back."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from kbdesk.project.review.blame import blame
from kbdesk.project.review.past import lay_out_past
from kbdesk.project.review.tracing import Tracing

if TYPE_CHECKING:
    from typing import Self

    from kbdesk.files import Folder
    from kbdesk.journal.journal import Journal
    from kbdesk.project.clock import Clock
    from kbdesk.project.config import Config
    from kbdesk.project.history import PageHistory
    from kbdesk.project.review.blame import BlamedParagraph
    from kbdesk.project.state import State
    from kbdesk.project.values import Job


class LookingBack(Tracing):
    """Reads only."""

    _state: State
    _settings: Config
    _clock: Clock
    _journal: Journal
    _history: PageHistory

    @classmethod
    @abstractmethod
    def _opened(
        cls, folder: Folder, settings: Config, clock: Clock, job: Job | None, state: State | None = None
    ) -> Self:
        """Open a project whose folder, settings and, where it has them elsewhere, journal and index are known."""

    @property
    def moment(self) -> str:
        """The moment (ISO 8601, UTC) of which this project tells, "" where it is that of today."""
        return self._state.moment

    def blame(self, page: str, job: Job | None = None) -> tuple[BlamedParagraph, ...]:
        """Return who wrote each paragraph of a page as it stands. Raises NotFound; Cancelled when `job` does."""
        return blame(self._journal, self._history, page, job)

    def past(self, moment: str, job: Job | None = None) -> Self:
        """Open the project as it stood at a moment (ISO 8601, UTC), for reading: with pages, index, history and graph.

        It lies in a folder of the system's own, which goes when it is closed. It has no originals, so nothing can be
        traced in it. Raises Refused for a moment before all that the journal knows, StorageFailed; Cancelled when
        `job` does.
        """
        folder, settings, state = lay_out_past(self._state, self._folder, self._settings, moment, job)
        return self._opened(folder, settings, self._clock, job, state)

    def begins(self) -> str:
        """Return the first moment (ISO 8601, UTC) that the history reaches back to, "" where there is none."""
        return self._journal.past.begins()
