"""What the person said last, told so that they know it again: for undoing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kbdesk.project.review.queue import Naming
from kbdesk.project.review.values import MadeJudgement

if TYPE_CHECKING:
    from kbdesk.index.index import Index
    from kbdesk.journal.journal import Journal
    from kbdesk.journal.reviews import Judgement
    from kbdesk.plan import Actor


class Recalling:
    """Reads judgements; what stands is in the journal, so that it is known after a restart as before."""

    def __init__(self, journal: Journal, index: Index, sources: str) -> None:
        self._journal = journal
        self._index = index
        self._sources = f"{sources}/"

    def last(self, actor: Actor) -> MadeJudgement | None:
        """Return what somebody judged last and did not undo, None where there is nothing."""
        found = self._journal.reviews.last_by(actor)
        return self._told(found) if found is not None else None

    def one(self, judgement: int) -> MadeJudgement:
        """Return one judgement. Raises NotFound."""
        return self._told(self._journal.reviews.get(judgement))

    def _told(self, made: Judgement) -> MadeJudgement:
        said = self._journal.reviews.said_by(made.id)
        pieces, paths = {(one.change, one.path) for one in said}, {one.path for one in said}
        name = Naming(self._index, self._sources).of(paths.pop()) if len(paths) == 1 else ("", "", "")
        is_part = any(one.spans for one in said)
        return MadeJudgement(made.id, made.at, made.kind, len(pieces), is_part, *name)  # type: ignore[arg-type]
