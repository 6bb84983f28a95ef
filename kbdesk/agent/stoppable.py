"""Long work on a thread, with progress out and the client's cancelling in."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

import anyio
from anyio import to_thread

from kbdesk.errors import Cancelled, KbdeskError

if TYPE_CHECKING:
    from collections.abc import Callable

    from mcp.server.mcpserver import Context

    from kbdesk.project.values import Job

T = TypeVar("T")

BEAT = 5.0
"""Seconds between two progress messages."""


async def stoppable(work: Callable[[Job], T], context: Context[Any, Any], saying: str) -> T:
    """Run the work on a thread and return its result; tell how far it is, and stop it when the call is cancelled."""
    state = {"done": 0, "total": 0, "stopped": 0}

    def job(done: int, total: int) -> None:
        if state["stopped"]:
            raise Cancelled
        state.update(done=done, total=total)

    async def beat() -> None:
        waited = 0.0
        while True:
            await anyio.sleep(BEAT)
            waited += BEAT
            size = f" {state['done'] * 100 // state['total']} %" if state["total"] else ""
            await context.report_progress(waited, None, f"{saying}{size}")

    failure: Exception | None = None
    async with anyio.create_task_group() as group:
        group.start_soon(beat)
        try:
            result = await to_thread.run_sync(partial(work, job), abandon_on_cancel=True)
        except (KbdeskError, Cancelled) as error:
            failure = error  # raised in here it would come out wrapped in a group
        finally:
            state["stopped"] = 1
        group.cancel_scope.cancel()
    if failure is not None:
        raise failure
    return result
