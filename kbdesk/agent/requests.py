"""Asking the person, and waiting for the answer no longer than the client does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import anyio
from anyio import to_thread
from mcp.server.mcpserver.exceptions import ToolError

from kbdesk.agent import replies

if TYPE_CHECKING:
    from mcp.server.mcpserver import Context

    from kbdesk.agent.door import Door
    from kbdesk.project.values import Request, Wish

LOOK = 0.2
"""Seconds between two looks at the project's version."""
BEAT = 5.0
"""Seconds between two progress messages."""


async def ask(door: Door, wish: Wish, context: Context[Any, Any]) -> str:
    """Ask the person for something and return their answer, or that they have not answered yet.

    The request outlives this call, this client and this process: the same wish asked again joins it.
    """
    request = await to_thread.run_sync(door.project.ask, wish, door.actor(context))
    request = await _answer(door, request, context)
    if request.state == "waiting":
        return replies.still_waiting(request)
    await to_thread.run_sync(door.project.mark_told, request.id)
    if request.state == "failed":
        raise ToolError(replies.answered(request))
    return replies.answered(request)


async def _answer(door: Door, request: Request, context: Context[Any, Any]) -> Request:
    """Wait for the answer; return the request as it stands when it is there or the time is over."""
    began = anyio.current_time()
    seen = -1
    beats = 0
    while True:
        version = await to_thread.run_sync(door.project.version)
        if version != seen:
            seen = version
            request = await to_thread.run_sync(door.project.request, request.id)
        waited = anyio.current_time() - began
        if request.state != "waiting" or waited >= door.wait:
            return request
        if waited >= beats * BEAT:
            beats += 1
            await context.report_progress(waited, door.wait, replies.WAITING)
        await anyio.sleep(min(LOOK, door.wait - waited))
