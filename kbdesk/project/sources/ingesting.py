"""What a door may leave word of for agents: the part of Project that asks them to take originals in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
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
    from kbdesk.project.values import Changes, SourceRow

INGEST = "Read this original and write what the knowledge base should hold of it."
INGEST_AGAIN = "This original changed since it was read. Read it again and bring the pages built from it up to date."
_ASKED = (INGEST, INGEST_AGAIN)


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

    def ask_to_ingest(self, paths: Sequence[str], actor: Actor, words: str = "") -> tuple[str, ...]:
        """Leave word for agents that originals are to be read, or read again; return the paths of those newly asked.

        `words` are the person's own, said after that. Passed over are those that are up to date or were asked already.
        Raises NotFound for one that is not there, Refused for too many words.
        """
        rows = {same_source(row.path): row for row in self._rows_at_hand() if row.status == "present"}
        wanted = []
        for path in paths:
            if (row := rows.get(same_source(path))) is None:
                raise NotFound("There is no such original.", path, "List the originals to see their paths.")
            wanted.append(row)
        waiting = self.ingests_asked()
        asked = [row for row in wanted if row.state != "up_to_date" and row.path not in waiting]
        for row in asked:
            text = INGEST_AGAIN if row.state == "changed_since" else INGEST
            self._review.comments.add_on(
                (self._change_of(row.path, actor), self._place(row.path)), f"{text} {words.strip()}".strip(), actor
            )
        return tuple(row.path for row in asked)

    def ingests_asked(self) -> Mapping[str, Comment]:
        """Return the originals that agents are asked to read and have not, by path; a reply alone does not end it."""
        found = self._asked()
        return {row.path: found[row.path] for row in self._rows_at_hand() if row.wish} if found else {}

    def comments_to_deal_with(self) -> tuple[Comment, ...]:
        """Return the comments that no agent has dealt with; of wishes for an original to be read, what waits."""
        found = [one for one in self._review.comments.all(open_only=True) if one.state == "open"]
        if not any(one.text.startswith(_ASKED) for one in found):
            return tuple(found)
        waiting = {one.id for one in self.ingests_asked().values()}
        return tuple(one for one in found if one.id in waiting or not self._is_wish(one))

    def _with_wishes(self, rows: Sequence[SourceRow]) -> tuple[SourceRow, ...]:
        """Return originals with the wishes for them to be read; of one that is up to date none is left."""
        found = self._asked()
        asked = (found.get(row.path) if found and row.state != "up_to_date" else None for row in rows)
        return tuple(row if one is None else replace(row, wish=one.id) for row, one in zip(rows, asked, strict=True))

    def _asked(self) -> dict[str, Comment]:
        wishes = [one for one in self._review.comments.all(open_only=True) if self._is_wish(one)]
        return {one.piece.path.removeprefix(self._place("")): one for one in reversed(wishes)}

    def _is_wish(self, comment: Comment) -> bool:
        return comment.piece.path.startswith(self._place("")) and comment.text.startswith(_ASKED)

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
