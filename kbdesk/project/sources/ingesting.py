"""What a door may leave word of for agents: the part of Project that asks them to take originals in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound
from kbdesk.project.sourcing import same_source
from kbdesk.sources.manifest import PATH as MANIFEST

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from kbdesk.journal.journal import Journal
    from kbdesk.plan import Actor
    from kbdesk.project.clock import Clock
    from kbdesk.project.originals import Originals
    from kbdesk.project.review.review import Review
    from kbdesk.project.review.values import Comment
    from kbdesk.project.values import Changes, Job, SourceRow

INGEST = "Read this original and write what the knowledge base should hold of it."
INGEST_AGAIN = "This original changed since it was read. Read it again and bring the pages built from it up to date."


@dataclass(frozen=True)
class AskedToRead:
    """The originals that agents are newly asked to read, or no more; `deed` takes all of it back, 0 for none."""

    paths: tuple[str, ...]
    deed: int


class Ingesting(ABC):
    """A wish is a comment on the original: agents read and answer it as any other, until the original is up to date."""

    _clock: Clock
    _journal: Journal
    _originals: Originals
    _review: Review

    @abstractmethod
    def record_sources(self, actor: Actor) -> Changes:
        """Note the originals found by hand in the manifest."""

    @abstractmethod
    def _rows_at_hand(self) -> tuple[SourceRow, ...]:
        """Return the originals with what is known of them at once."""

    def ask_to_ingest(self, paths: Sequence[str], actor: Actor, words: str = "", job: Job | None = None) -> AskedToRead:
        """Leave word for agents that originals are to be read, or read again: all at once, or none.

        `words` are the person's own, said after that. Passed over are those that are up to date or were asked already.
        `undo_comment` takes all back by the deed. Raises NotFound for one that is not there, Refused for too many
        words, Cancelled as `job` does; then nobody is asked for anything.
        """
        rows = {same_source(row.path): row for row in self._rows_at_hand() if row.status == "present"}
        wanted = []
        for path in paths:
            if (row := rows.get(same_source(path))) is None:
                raise NotFound("There is no such original.", path, "List the originals to see their paths.")
            wanted.append(row)
        asked = {row.path: row for row in wanted if row.state != "up_to_date" and not row.wish}
        wishes = []
        for done, row in enumerate(asked.values()):
            if job:
                job(done, len(asked))
            text = INGEST_AGAIN if row.state == "changed_since" else INGEST
            change = self._change_of(row.path, actor)
            wishes.append((change, self._place(row.path), f"{text} {words.strip()}".strip()))
        return AskedToRead(tuple(asked), self._review.comments.wish(wishes, actor))

    def ask_no_more(self, wishes: Sequence[int], actor: Actor) -> int:
        """Close wishes, given by `wish` of the originals' rows, at once; return the deed that undoes it, 0 for none."""
        return self._review.comments.close_all(wishes, actor)

    def ingests_asked(self) -> Mapping[str, Comment]:
        """Return the originals that agents are asked to read and have not, by path; a reply alone does not end it."""
        asked = {row.wish: row.path for row in self._rows_at_hand() if row.wish}
        if not asked:
            return {}
        return {asked[one.id]: one for one in self._review.comments.all(open_only=True) if one.id in asked}

    def comments_to_deal_with(self) -> tuple[Comment, ...]:
        """Return the comments that no agent has dealt with; of wishes for an original to be read, what waits."""
        found = [one for one in self._review.comments.all(open_only=True) if one.state == "open"]
        if not any(one.is_wish for one in found):
            return tuple(found)
        waiting = {one.id for one in self.ingests_asked().values()}
        return tuple(one for one in found if one.id in waiting or not one.is_wish)

    def _with_wishes(self, rows: Sequence[SourceRow]) -> tuple[SourceRow, ...]:
        """Return originals with the wishes for them to be read; of one that is up to date none is left."""
        wishes = self._journal.comments.wishes()
        if not wishes:
            return tuple(rows)
        asked = (wishes.get(self._place(row.path)) if row.state != "up_to_date" else None for row in rows)
        return tuple(row if one is None else replace(row, wish=one) for row, one in zip(rows, asked, strict=True))

    def _place(self, path: str) -> str:
        return f"{self._originals.name}/{path}"

    def _change_of(self, path: str, actor: Actor) -> int:
        """Return the change that an original came or changed with last; one put in place by hand is noted first."""
        changes = self._journal.changes
        newest = changes.of_path(self._place(path), 1)
        if not newest:
            self.record_sources(actor)
            newest = changes.of_path(self._place(path), 1) or changes.of_path(self._place(MANIFEST), 1)
        return newest[0].id
