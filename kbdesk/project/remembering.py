"""What a door may ask of earlier versions: the part of Project that shows them, brings them back, takes them out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from kbdesk.project.export import export

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.journal.journal import Journal
    from kbdesk.plan import Actor, Plan
    from kbdesk.project.clock import Clock
    from kbdesk.project.history import PageHistory
    from kbdesk.project.state import State
    from kbdesk.project.values import Changes, Exported, Job, PageVersion


class Remembering(ABC):
    """Every text that ever stood is kept in the journal."""

    _clock: Clock
    _history: PageHistory
    _journal: Journal
    _state: State

    @abstractmethod
    def _commit(self, make_plan: Callable[[], Plan], actor: Actor) -> Changes:
        """Carry a plan out."""

    def versions(self, page: str) -> tuple[PageVersion, ...]:
        """Return how a page stood, newest first, also where its file is gone. Raises NotFound."""
        return self._history.versions(page)

    def version_text(self, page: str, change: int) -> bytes:
        """Return the bytes of a version. Raises NotFound, Refused where there was no file, Unreadable."""
        return self._history.text(page, change)

    def bring_back(self, page: str, change: int, actor: Actor, expected_hash: str | None = None) -> Changes:
        """Give a page's file the bytes of a version, as a new change. Raises as `version_text` does, Conflict."""
        return self._commit(lambda: self._history.bring_back(page, change, expected_hash), actor)

    def export_journal(self, target: Path, job: Job | None = None) -> Exported:
        """Write all that the journal holds to a new folder, .zip or .jsonl file. Raises Refused, StorageFailed."""
        self._state.refuse_unless_readable()
        return export(self._journal, target, self._clock.stamp(), job)
