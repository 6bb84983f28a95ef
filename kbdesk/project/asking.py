"""What an agent asks of the person: wishes on record, what granting them touches, and the answer that does them."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from datetime import timedelta
from typing import TYPE_CHECKING

from kbdesk.errors import KbdeskError, Refused, Unreadable
from kbdesk.journal.requests import Answer
from kbdesk.plan import Actor
from kbdesk.project.clock import stamp
from kbdesk.project.values import Request, Wish

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from kbdesk.journal.journal import Journal
    from kbdesk.journal.requests import RequestRecord
    from kbdesk.project.clock import Clock

EXPIRY = timedelta(days=30)
"""How long a request waits for the person before it ends by itself."""


class Asking:
    """The requests of a project. Granting one is the project's work; keeping them is this."""

    def __init__(self, journal: Journal, clock: Clock, alone: Callable[[Actor], AbstractContextManager[None]]) -> None:
        self._book = journal.requests
        self._alone = alone
        self._journal = journal
        self._clock = clock

    def version(self) -> int:
        """Return the journal's version."""
        return self._journal.version()

    def joined(self, wish: Wish, actor: Actor) -> Request | None:
        """Return the request of the same wish that is to be told, or that waits and is joined now.

        So is the one of which the actor was told already that it is declined, as long as the reason is the same.
        """
        found = self._book.open_for(_sameness(wish), actor)
        if found is not None:
            return as_request(found)
        before = self._book.declined(_sameness(wish), _reason(wish), actor)
        return replace(as_request(before), was_told=True) if before else None

    def ask(self, wish: Wish, actor: Actor) -> Request:
        """Put a wish on record, or join the equal one that waits. Raises Refused for a wish without a subject."""
        if not wish.subject.strip():
            raise Refused("A request must say what it asks for.")
        return as_request(self._book.ask(_sameness(wish), _wish_text(wish), actor, self._clock.stamp()))

    def expire(self) -> None:
        """End the requests that nobody answered within EXPIRY."""
        before = stamp(self._clock.now() - EXPIRY)
        kbdesk = Actor("kbdesk")
        if self._book.has_waiting(before):
            with self._alone(kbdesk):
                self._book.expire(before, self._clock.stamp(), kbdesk)

    def withdraw(self, request: str, actor: Actor, here: frozenset[str]) -> bool:
        """Take a wish back; whether it ended, which it does not while others ask for it too.

        Another session of the same client counts while its process is among those who are `here`, and always where
        it has no name. Raises NotFound, Refused when it has ended already.
        """
        self.waiting(request)
        askers = self._book.askers(self._book.get(request))
        others = [one for one in askers if one.session != actor.session]
        if any(one.name != actor.name or not one.session or one.session.partition(".")[0] in here for one in others):
            return False
        self.end(request, "withdrawn", actor)
        return True

    def all(self, *, waiting_only: bool = False) -> tuple[Request, ...]:
        """Return the requests, those that wait first."""
        return tuple(as_request(record) for record in self._book.all(waiting_only=waiting_only))

    def of(self, actor: Actor) -> tuple[Request, ...]:
        """Return the requests that a client of this name made or joined."""
        joined = self._book.joined_by(actor.name)
        return tuple(one for one in self.all() if one.asked_by.name == actor.name or one.id in joined)

    def get(self, request: str) -> Request:
        """Return one request. Raises NotFound."""
        return as_request(self._book.get(request))

    def waiting(self, request: str) -> Request:
        """Return one request that waits. Raises NotFound, Refused when it has ended."""
        found = self.get(request)
        if found.state != "waiting":
            raise Refused(f"This request was answered already: it is {found.state}.", request)
        return found

    def mark_told(self, request: str, wish: Wish, actor: Actor) -> None:
        """Note that a client has been told the answer to its wish."""
        self._book.mark_told(request, actor, _reason(wish))

    def end(self, request: str, state: str, actor: Actor, note: str = "", failure: str = "") -> None:
        """End a request without doing anything. Raises Refused when it has ended already.

        Under the project's lock: never between the steps of a commit that approves it.
        """
        with self._alone(actor):
            self._book.answer(Answer(request, state, self._clock.stamp(), actor, note, failure=failure))

    def approval(self, request: str, actor: Actor, note: str, result: str = "") -> Answer:
        """Return the answer that goes into the commit of an approval."""
        return Answer(request, "approved", self._clock.stamp(), actor, note, result)

    def fail(self, request: str, actor: Actor, note: str, error: KbdeskError) -> None:
        """End a request whose approval cannot be carried out, with the reason."""
        self.end(request, "failed", actor, note, str(error))


def as_request(record: RequestRecord) -> Request:
    """Return a journal's record as the doors see it."""
    try:
        wish = Wish(**json.loads(record.wish))
    except (ValueError, TypeError) as error:
        raise Unreadable("This request is damaged: it cannot be told what it asks for.", record.id) from error
    return Request(
        id=record.id,
        wish=wish,
        asked_by=record.asked_by,
        asked_at=record.asked_at,
        state=record.state,  # type: ignore[arg-type]
        note=record.note,
        answered_at=record.answered_at,
        result=record.result,
        failure=record.failure,
    )


def _wish_text(wish: Wish) -> str:
    return json.dumps(asdict(wish), ensure_ascii=False, sort_keys=True)


def _sameness(wish: Wish) -> str:
    """Return what equal wishes share: the same thing asked for, whatever the words of the reason."""
    return _wish_text(replace(wish, subject=" ".join(wish.subject.split()), reason=""))


def _reason(wish: Wish) -> str:
    return " ".join(wish.reason.split())
