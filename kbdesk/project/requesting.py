"""What a door may ask of the person, and who is there to answer: the part of Project that keeps requests."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING
from uuid import uuid4

from kbdesk.project.consequences import consequences
from kbdesk.project.sources.values import NO_FOLLOW_UPS

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.files.presence import Presence
    from kbdesk.index.index import Index
    from kbdesk.plan import Actor
    from kbdesk.project.asking import Asking
    from kbdesk.project.granting import Granting
    from kbdesk.project.reading import Reading
    from kbdesk.project.sources.values import FollowUps
    from kbdesk.project.values import Changes, Consequences, Request, Wish

DESK = "desk-"
"""How the name begins under which a desk is here."""


class Requesting(ABC):
    """Requests outlive every process; who is here does not outlive the project's closing."""

    _asking: Asking
    _granting: Granting
    _index: Index
    _presence: Presence
    _reading: Reading
    writable: bool

    @abstractmethod
    def _refuse_unless_writable(self) -> None:
        """Raise StorageFailed where nothing can be written."""

    def ask(self, wish: Wish, actor: Actor) -> Request:
        """Put a wish on record, or join the same one: it waits, or has ended and the actor was not told yet.

        A wish that the same session was told to be declined is asked again only for another reason.
        A request that nobody answers within 30 days expires. Raises NotFound or Refused for a wish that could not be
        granted as it is, StorageFailed where no person would see it.
        """
        self._refuse_unless_writable()
        self._asking.expire()
        wish = self._granting.canonical(wish)
        joined = self._asking.joined(wish, actor)
        if joined is not None:
            return joined
        self._granting.examine(wish)
        return self._asking.ask(wish, actor)

    def requests(self, *, waiting_only: bool = False) -> tuple[Request, ...]:
        """Return the requests, those that wait first."""
        return self._asking.all(waiting_only=waiting_only)

    def requests_of(self, actor: Actor) -> tuple[Request, ...]:
        """Return the requests that a client of this name made or joined, in any of its sessions."""
        return self._asking.of(actor)

    def request(self, request: str) -> Request:
        """Return one request. Raises NotFound."""
        return self._asking.get(request)

    def is_done(self, wish: Wish) -> bool:
        """Whether what a wish asks for has been done already; approving it then only answers the agent."""
        return self._granting.is_done(wish)

    def consequences(self, wish: Wish) -> Consequences:
        """Return what granting a wish touches."""
        return consequences(wish, self._reading, self._index.pages)

    def answer(
        self,
        request: str,
        approve: bool,
        note: str,
        actor: Actor,
        file: Path | None = None,
        follow_ups: FollowUps = NO_FOLLOW_UPS,
    ) -> Changes:
        """Answer a request; approval does what was asked, in one commit with the answer.

        `file` is the file handed over, `follow_ups` what comes with the retirement of an original. Raises Refused when
        it was answered already, and what doing it raises: then the request waits on.
        """
        self._refuse_unless_writable()
        return self._granting.answer(request, approve, note, actor, file, follow_ups)

    def withdraw(self, request: str, actor: Actor) -> bool:
        """Take one's wish back; whether the request ended with it, which it does not while others ask for the same.

        Raises Refused when it has ended already.
        """
        self._refuse_unless_writable()
        return self._asking.withdraw(request, actor, self._presence.names())

    def mark_told(self, request: str, wish: Wish, actor: Actor) -> None:
        """Note that a client was told the answer to its wish; others who asked for the same are still to be told."""
        self._asking.mark_told(request, wish, actor)

    def attend(self) -> None:
        """Say that a person can answer requests here, until the project is closed."""
        if self.writable:
            self._presence.announce(f"{DESK}{uuid4()}")

    def serve_session(self, session: str) -> None:
        """Say that an agent's session is under way here, until the project is closed."""
        if self.writable:
            self._presence.announce(session)

    def is_attended(self) -> bool:
        """Whether a person can answer requests now, at a desk of any process."""
        return any(name.startswith(DESK) for name in self._presence.names())
