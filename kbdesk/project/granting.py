"""Answering a request: approval does what was asked, in the same commit, where the person approved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kbdesk.errors import NotFound, Refused
from kbdesk.pages import standing
from kbdesk.pages.describe import describe
from kbdesk.pages.ids import find_curated
from kbdesk.plan import Plan
from kbdesk.project.sources.following import request_to_check
from kbdesk.project.values import Changes

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.journal.requests import Answer
    from kbdesk.plan import Actor
    from kbdesk.project.asking import Asking
    from kbdesk.project.originals import Originals
    from kbdesk.project.shelf import ProjectShelf
    from kbdesk.project.sources.following import Following
    from kbdesk.project.sources.values import FollowUps
    from kbdesk.project.sourcing import Commit, Sourcing
    from kbdesk.project.values import Request, Wish


class Granting:
    """Does what was asked when the person says yes."""

    def __init__(
        self,
        asking: Asking,
        shelf: ProjectShelf,
        originals: Originals,
        sourcing: Sourcing,
        following: Following,
        commit: Commit,
    ) -> None:
        self._asking = asking
        self._shelf = shelf
        self._originals = originals
        self._sourcing = sourcing
        self._following = following
        self._commit = commit

    def examine(self, wish: Wish) -> None:
        """Raise NotFound or Refused for a wish that could not be granted as things stand."""
        if wish.kind == "retire_page":
            page, path = find_curated(self._shelf, wish.subject)
            facts = describe(self._shelf.layout, path, self._shelf.read(path) or b"")
            if facts is not None and facts.status == "retired":
                raise Refused("This page is retired already.", page)
            if not wish.reason.strip():
                raise Refused("A retirement needs a reason.", wish.subject, "Say why nobody should rely on the page.")
        elif wish.kind == "retire_source":
            if wish.replaced_by == wish.subject:
                raise Refused("It cannot replace itself.", wish.subject, "Name the source that replaces it.")
            self._originals.retire((wish.subject,), wish.why, wish.reason, wish.replaced_by)
        else:
            self._originals.check_destination(wish.destination)
            if wish.replaces:
                self._originals.find(wish.replaces)

    def canonical(self, wish: Wish) -> Wish:
        """Return the wish with its page or original named as the store names it, so that equal wishes are equal."""
        try:
            if wish.kind == "retire_page":
                return replace(wish, subject=find_curated(self._shelf, wish.subject)[0])
            if wish.kind == "retire_source":
                by = self._originals.find(wish.replaced_by).path if wish.replaced_by else wish.replaced_by
                return replace(wish, subject=self._originals.find(wish.subject).path, replaced_by=by)
        except (NotFound, Refused):
            return wish  # examining it will say what is wrong
        return wish

    def is_done(self, wish: Wish) -> bool:
        """Whether what is asked has been done already: the page or the original is retired."""
        try:
            if wish.kind == "retire_page":
                _, path = find_curated(self._shelf, wish.subject)
                facts = describe(self._shelf.layout, path, self._shelf.read(path) or b"")
                return facts is not None and facts.status == "retired"
            return wish.kind == "retire_source" and self._originals.find(wish.subject).status == "retired"
        except (NotFound, Refused):
            return False

    def answer(
        self, request: str, approve: bool, note: str, actor: Actor, file: Path | None, follow_ups: FollowUps
    ) -> Changes:
        """Answer a request; see `Project.answer`."""
        asked = self._asking.waiting(request)
        if not approve:
            self._asking.end(request, "declined", actor, note)
            return Changes(self._asking.version(), requests=frozenset({request}))
        try:
            changes = self._grant(asked, note, actor, file, follow_ups)
        except NotFound as error:
            if error.where == (str(file) if file else None):
                raise
            self._asking.fail(request, actor, note, error)
            raise
        return replace(changes, requests=frozenset({request}))

    def _grant(self, asked: Request, note: str, actor: Actor, file: Path | None, follow_ups: FollowUps) -> Changes:
        wish = asked.wish

        def approval(result: str = "") -> Answer:
            self._asking.waiting(asked.id)
            return self._asking.approval(asked.id, actor, note, result)

        if self.is_done(wish):
            nothing = Plan("retire", wish.subject)
            return self._commit(lambda: nothing, actor, lambda: approval("It was retired already."))
        if wish.kind == "retire_page":
            return self._commit(lambda: standing.retire(self._shelf, wish.subject, wish.reason), actor, approval)
        if wish.kind == "retire_source":
            return self._retire_source(wish, actor, approval, follow_ups)
        if file is None:
            raise Refused("No file was chosen.", asked.id, "Drop or choose the file that was asked for.")
        return self._sourcing.hand_over(file, wish.destination, wish.replaces, actor, approval)

    def _retire_source(
        self, wish: Wish, actor: Actor, approval: Callable[[], Answer], follow_ups: FollowUps
    ) -> Changes:
        said = (wish.subject, wish.why, wish.reason, wish.replaced_by)

        def ending() -> Answer:
            if not follow_ups.pages:
                return approval()
            return replace(approval(), asking=self._following.asking(request_to_check(*said), follow_ups, actor))

        changes = self._sourcing.change(
            lambda: self._following.retire({wish.subject: follow_ups}, *said[1:]), actor, ending
        )
        return replace(changes, sources=changes.sources | {wish.subject}, reviews=bool(follow_ups.pages))
