"""Tells clients which pages changed, whoever changed them: this server, another, the desk, an editor."""

from __future__ import annotations

import logging
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

import anyio
from anyio import from_thread, to_thread
from anyio.lowlevel import current_token
from mcp.server.mcpserver import Context
from mcp.server.session import ServerSession
from mcp.server.subscriptions import InMemorySubscriptionBus, ResourcesListChanged, ResourceUpdated
from mcp.types import EmptyResult

from kbdesk.agent.resources import SPECIAL, address
from kbdesk.errors import KbdeskError
from kbdesk.project.values import Changes

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from mcp.server.context import ServerRequestContext
    from mcp.server.subscriptions import ServerEvent
    from mcp.types import NotificationParams, SubscribeRequestParams, UnsubscribeRequestParams

    from kbdesk.agent.door import Door

logger = logging.getLogger(__name__)


class Bus(InMemorySubscriptionBus):
    """The SDK's bus, which also says whether anybody listens."""

    def __init__(self) -> None:
        super().__init__()
        self._here: set[object] = set()

    @property
    def is_heard(self) -> bool:
        """Whether anybody listens now."""
        return bool(self._here)

    def subscribe(self, listener: Callable[[ServerEvent], None]) -> Callable[[], None]:
        """Have a listener told; what is returned ends it."""
        token, leave = object(), super().subscribe(listener)
        self._here.add(token)

        def left() -> None:
            self._here.discard(token)
            leave()

        return left


class Notices:
    """Who wants to know, and telling them.

    Clients of the protocol up to 2025-11-25 are told on their session: of a page where they subscribed to it, of the
    list always. Later ones listen on the bus.
    """

    def __init__(self, door: Door) -> None:
        self.bus = Bus()
        self._door = door
        self._project = door.project
        self._sessions: dict[str, ServerSession] = {}
        self._wanted: dict[str, dict[str, ServerSession]] = {}
        self._woken = anyio.Event()

    @asynccontextmanager
    async def told(self) -> AsyncIterator[None]:
        """Watch the project and tell, while the server runs."""
        token = current_token()

        def wake() -> None:
            self._take_in()
            from_thread.run_sync(self._wake, token=token)

        seen = self._project.version()
        watch = await to_thread.run_sync(self._project.watch, wake)
        try:
            async with anyio.create_task_group() as group:
                group.start_soon(self._tell_on, seen)
                yield
                group.cancel_scope.cancel()
        finally:
            with anyio.CancelScope(shield=True):
                await to_thread.run_sync(watch.stop)

    async def arrived(self, context: ServerRequestContext[Any, Any], params: NotificationParams) -> None:
        """Note a session that has begun (notifications/initialized)."""
        caller: Context[Any, Any] = Context(request_context=context)
        self._door.memory(caller)
        self._sessions[self._door.session_of(caller)] = context.session

    async def subscribe(self, context: ServerRequestContext[Any, Any], params: SubscribeRequestParams) -> EmptyResult:
        """Answer resources/subscribe."""
        self._wanted.setdefault(params.uri, {})[self._session_of(context)] = context.session
        return EmptyResult()

    async def unsubscribe(
        self, context: ServerRequestContext[Any, Any], params: UnsubscribeRequestParams
    ) -> EmptyResult:
        """Answer resources/unsubscribe."""
        self._wanted.get(params.uri, {}).pop(self._session_of(context), None)
        return EmptyResult()

    def _session_of(self, context: ServerRequestContext[Any, Any]) -> str:
        return self._door.session_of(Context(request_context=context))

    def _take_in(self) -> None:
        """Take in what other programs changed; what cannot be read now is looked at again with the next change."""
        try:
            self._project.noticed()
        except KbdeskError as error:
            logger.warning("Changes by other programs were not taken in: %s", error)

    def _wake(self) -> None:
        self._woken.set()

    async def _tell_on(self, seen: int) -> None:
        """Tell of every burst of changes after a version, until the server stops."""
        listed = await to_thread.run_sync(self._project.naming)
        if await to_thread.run_sync(self._project.version) != seen:
            listed = -1  # it may be newer than what clients have seen: the next burst tells of the list too
        while True:
            await self._woken.wait()
            self._woken = anyio.Event()
            try:
                changes = await to_thread.run_sync(self._changes_since, seen)
                now = await to_thread.run_sync(self._project.naming)
            except KbdeskError as error:
                logger.warning("Clients were not told of changes: %s", error)
                continue
            seen = changes.version
            await self._tell(changes, is_list_changed=now != listed)
            listed = now

    def _changes_since(self, seen: int) -> Changes:
        """Return what changed; which pages that are, only where anybody wants to know: finding out takes a while."""
        if self.bus.is_heard or any(self._wanted.values()):
            return self._project.changes_since(seen)
        return Changes(self._project.version())

    async def _tell(self, changes: Changes, *, is_list_changed: bool) -> None:
        """Tell of pages, and of their list: a change in the midst of looking shows in one before the other."""
        for page in self._pages_of(changes):
            uri = address(page)
            await self.bus.publish(ResourceUpdated(uri=uri))
            for session in list(self._wanted.get(uri, {}).values()):
                await self._send(session, partial(ServerSession.send_resource_updated, uri=uri))
        if is_list_changed:
            await self.bus.publish(ResourcesListChanged())
            for session in list(self._sessions.values()):
                await self._send(session, ServerSession.send_resource_list_changed)

    def _pages_of(self, changes: Changes) -> list[str]:
        """Return what to tell of, the index with every page."""
        if changes.everything:
            return [*SPECIAL, *sorted({*self._project.ids()} - {*SPECIAL})]
        return sorted({*changes.pages, "index"}) if changes.pages else []

    async def _send(self, session: ServerSession, message: Callable[[ServerSession], Awaitable[None]]) -> None:
        """Send to a session; one that has ended is told nothing any more."""
        try:
            await message(session)
        except (anyio.ClosedResourceError, anyio.BrokenResourceError):
            for known in (self._sessions, *self._wanted.values()):
                for name in [name for name, one in known.items() if one is session]:
                    del known[name]
