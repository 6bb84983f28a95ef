"""Asking the person, and waiting for the answer no longer than the client does."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import anyio
from anyio import to_thread
from mcp.server.mcpserver.exceptions import ToolError
from mcp.shared.exceptions import MCPError
from mcp.types import ElicitRequest, InputRequiredResult

from kbdesk.agent import comments, elicit, facts, replies
from kbdesk.agent.forms import Form
from kbdesk.agent.told import Told
from kbdesk.errors import KbdeskError, Refused
from kbdesk.plan import Actor

if TYPE_CHECKING:
    from mcp.server.mcpserver import Context
    from mcp.types import ElicitRequestFormParams

    from kbdesk.agent.door import Door
    from kbdesk.project.values import Request, Wish

logger = logging.getLogger(__name__)

Answer: TypeAlias = Told | InputRequiredResult

LOOK = 0.2
"""Seconds between two looks at the project's version."""
BEAT = 5.0
"""Seconds between two progress messages."""
MOST_FORMS = 5
"""Times that one call puts its question to the client's user, where what they give is no use."""
NO_FORM = "Make the call again without an answer; then it is asked."
ASKS_BY_RESULT = "2026-07-28"
"""The protocol version from which on the client's user is asked by a call's result, and not in the middle of it."""


async def ask(door: Door, wish: Wish, context: Context[Any, Any]) -> Answer:
    """Ask the person for something and return their answer, or that they have not answered yet.

    The request outlives this call, this client and this process: the same wish asked again joins it. Where no desk is
    open, the client's own user is asked, if the client can.
    """
    return await _Asking(door, context, wish).ask()


async def listed(door: Door, context: Context[Any, Any], first: int = 1) -> Told:
    """Return the person's open comments, and the requests of the calling client from one on, those that wait first."""
    found = await to_thread.run_sync(door.project.requests_of, door.actor(context))
    said = await to_thread.run_sync(comments.to_deal_with, door.project)
    words = [comments.words(said), replies.requests(found, first)]
    told = {**facts.requests(found, first), **facts.given(comments=comments.facts(said))}
    return Told("\n\n".join(filter(None, words)), told)


@dataclass(frozen=True)
class _Asking:
    """One call that asks."""

    door: Door
    context: Context[Any, Any]
    wish: Wish

    async def ask(self) -> Answer:
        taken = await self._taken()
        if taken is not None:
            return taken
        actor = self.door.actor(self.context)
        request = await to_thread.run_sync(self.door.project.ask, self.wish, actor)
        if request.state != "waiting":
            return await self._told(request)
        async with self.door.calls.waiting(self.context.request_id, request, actor):
            if not await self._asks_the_client():
                return await self._told(await self._answer(request))
            if str(self.context.protocol_version) >= ASKS_BY_RESULT:
                return await self._form(request)
            return await self._told(await self._asked_meanwhile(request))

    async def _asks_the_client(self) -> bool:
        return elicit.can_ask(self.context) and not await to_thread.run_sync(self.door.project.is_attended)

    async def _told(self, request: Request) -> Told:
        if request.state == "waiting":
            return facts.asked(replies.still_waiting(request), request)
        await to_thread.run_sync(self.door.project.mark_told, request.id, self.wish, self.door.actor(self.context))
        words = replies.declined_before(request) if request.was_told else replies.answered(request)
        if request.state == "failed":
            raise ToolError(words)
        return facts.asked(words, request)

    async def _answer(self, request: Request, given_up: anyio.Event | None = None) -> Request:
        """Wait for the answer; return the request as it stands when it is there, given up, or the time is over."""
        began = anyio.current_time()
        seen = -1
        beats = 0
        while True:
            version = await to_thread.run_sync(self.door.project.version)
            if version != seen:
                seen = version
                request = await to_thread.run_sync(self.door.project.request, request.id)
            waited = anyio.current_time() - began
            is_over = waited >= self.door.wait or (given_up is not None and given_up.is_set())
            if request.state != "waiting" or is_over:
                return request
            if waited >= beats * BEAT:
                beats += 1
                await self.context.report_progress(waited, self.door.wait, replies.WAITING)
            await anyio.sleep(min(LOOK, self.door.wait - waited))

    async def _asked_meanwhile(self, request: Request) -> Request:
        """Ask the client's user while waiting: the desk may be opened and answer first."""
        given_up = anyio.Event()
        failure: KbdeskError | None = None
        async with anyio.create_task_group() as group:
            group.start_soon(self._ask_user, request, given_up)
            try:
                request = await self._answer(request, given_up)
            except KbdeskError as error:
                failure = error  # raised in here it would come out wrapped in a group
            group.cancel_scope.cancel()
        if failure is not None:
            raise failure
        return request

    async def _ask_user(self, request: Request, given_up: anyio.Event) -> None:
        """Put the question to the client's user until they answer it in a way that can be done, or it is enough."""
        trouble = ""
        session = self.context.session
        call = self.context.request_context.request_id
        for _ in range(MOST_FORMS):
            try:
                form = await self._question(request, trouble)
                result = await session.elicit_form(form.message, form.requested_schema, related_request_id=call)
            except (MCPError, KbdeskError) as error:
                logger.info("The client's user could not be asked; the desk may still answer: %s", error)
                return
            found = await self._take(request, result)
            if found is None:
                break
            trouble = found
        given_up.set()

    async def _taken(self) -> Answer | None:
        """Take the answer to a form that this client was shown, also where a desk was opened or it ended meanwhile.

        None where no answer came with this call. Raises Refused for one to what this client was not asked.
        """
        responses = self.context.input_responses
        if not responses:
            return None
        client = self.door.actor(self.context)
        form = self.door.forms.shown(self.context.request_state, self.wish, client)
        if form is None or not elicit.can_ask(self.context):
            raise Refused("This answers no form that you were shown. Nothing was decided.", None, NO_FORM)
        request = await to_thread.run_sync(self.door.project.request, form.request)
        if request.state != "waiting" or form.is_answered:
            return await self._told(request)
        form.is_answered = True
        trouble = await self._take(request, responses.get(form.request))
        if trouble is not None and form.number < MOST_FORMS:
            return await self._form(request, trouble, form.number + 1)
        return await self._told(await to_thread.run_sync(self.door.project.request, form.request))

    async def _form(self, request: Request, trouble: str = "", number: int = 1) -> InputRequiredResult:
        """Return the question as this call's result."""
        asked = await self._question(request, trouble)
        state = self.door.forms.show(Form(request.id, self.wish, self.door.actor(self.context), number))
        return InputRequiredResult(input_requests={request.id: ElicitRequest(params=asked)}, request_state=state)

    async def _question(self, request: Request, trouble: str) -> ElicitRequestFormParams:
        touched = await to_thread.run_sync(self.door.project.consequences, request.wish)
        return elicit.question(request, touched, trouble)

    async def _take(self, request: Request, result: object) -> str | None:
        """Answer the request with what the client's user said; return why it could not be done, None when all is said.

        It goes through the same commit as an answer at the desk.
        """
        said = elicit.answered(request, result)
        if said is None or isinstance(said, str):
            return said
        client = self.door.actor(self.context)
        person = Actor("person", f"through {client.name}", client.version, client.session)
        file = _file(said.file) if said.file else None
        answer = partial(self.door.project.answer, request.id, said.approve, said.note, person, file)
        try:
            await to_thread.run_sync(answer)
        except KbdeskError as error:
            now = await to_thread.run_sync(self.door.project.request, request.id)
            return str(error) if now.state == "waiting" else None
        return None


def _file(path: str) -> Path:
    try:
        return Path(path).expanduser()
    except RuntimeError:  # a home that nobody has
        return Path(path)
