"""The calls that wait for the person, and what becomes of their requests when a client gives a call up.

A client that says that it cancels a call takes its wish back: the request is withdrawn. It waits on
- when the client only ran out of patience, which it says in the reason;
- when the client leaves without a word, or in the same moment: it may come back and ask again;
- when it, or anybody else, asks for the same thing by then.

Over HTTP from 2026-07-28 on nothing is withdrawn: a client cancels by closing the answer's stream, as it also does when
its patience is over and when it goes away, and the protocol has no message that tells these apart.
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import anyio
from anyio import to_thread

from kbdesk.errors import KbdeskError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from anyio.abc import TaskGroup

    from kbdesk.plan import Actor
    from kbdesk.project.project import Project
    from kbdesk.project.values import Request

    Key = tuple[str, str]

logger = logging.getLogger(__name__)

GRACE = 1.0
"""Seconds after which a cancelled call counts as given up: until then the client may leave, or ask again."""

_TIMEOUT = re.compile(r"time[sd]?[ -]?out|deadline|-32001", re.IGNORECASE)
"""What the reason of a cancelling holds when the client's patience was over (SDKs for Python, TypeScript, Go, Rust)."""


class Calls:
    """The calls of all clients of this process that wait for an answer. A call's key is its session and its id."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._waiting: Counter[str] = Counter()
        self._known: set[Key] = set()
        self._reasons: dict[Key, str] = {}
        self._group: TaskGroup | None = None

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """Keep calls while the server runs."""
        async with anyio.create_task_group() as group:
            self._group = group
            try:
                yield
            finally:
                self._group = None
                group.cancel_scope.cancel()

    @asynccontextmanager
    async def waiting(self, call: str, request: Request, actor: Actor) -> AsyncIterator[None]:
        """Be waiting for a request, for a call with this id of the actor's session."""
        key = (actor.session, call)
        self._known.add(key)
        self._waiting[request.id] += 1
        try:
            yield
        except anyio.get_cancelled_exc_class():
            if self._group is not None:
                self._group.start_soon(self._given_up, key, request, actor)
            raise
        else:
            self._known.discard(key)
        finally:
            self._waiting[request.id] -= 1

    def cancelled(self, session: str, call: str, reason: str) -> None:
        """Note that a client said that it cancels a call, and why."""
        if (session, call) in self._known:
            self._reasons[session, call] = reason

    async def _given_up(self, key: Key, request: Request, actor: Actor) -> None:
        """Take the wish of a call back that was cancelled, unless it is to wait on."""
        await anyio.sleep(GRACE)
        self._known.discard(key)
        reason = self._reasons.pop(key, None)
        if reason is None or is_out_of_patience(reason) or self._waiting[request.id] > 0:
            return
        try:
            await to_thread.run_sync(partial(self._project.withdraw, request.id, actor))
        except KbdeskError as error:
            logger.info("The request of a cancelled call stays as it is: %s", error)


def is_out_of_patience(reason: str) -> bool:
    """Whether the reason of a cancelling says that the client's patience was over, not that it changed its mind."""
    return _TIMEOUT.search(reason) is not None
