"""Tools of the SDK's server and client in this process: what becomes of failures and of cancelled work."""

from __future__ import annotations

import logging
import threading
from typing import TYPE_CHECKING, Any

import anyio
import pytest
from anyio import to_thread
from mcp import Client
from mcp.server.mcpserver import Context, MCPServer

from kbdesk.agent import stoppable as room
from kbdesk.agent.stoppable import stoppable
from kbdesk.agent.tools import READS, tool
from kbdesk.errors import Cancelled, NotFound

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.project.values import Job

pytestmark = pytest.mark.anyio


def client(work: Callable[[Job], str]) -> Client:
    async def dig(context: Context[Any, Any]) -> str:
        return await stoppable(work, context, "digging")

    return Client(MCPServer("test", version="1", tools=[tool(dig, "Dig", READS)], log_level="WARNING"), mode="legacy")


async def test_work_that_fails_says_why(words: Any) -> None:
    def fail(job: Job) -> str:
        raise NotFound("There is no treasure.", "garden", "Dig elsewhere.")

    async with client(fail) as digger:
        result = await digger.call_tool("dig", {})
    assert result.is_error
    assert words(result) == "Not found (garden): There is no treasure. Dig elsewhere."


async def test_a_fault_of_ours_is_logged_with_its_trace_and_not_shown(
    words: Any, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(job: Job) -> str:
        raise ValueError("secret detail")

    async with client(fail) as digger:
        result = await digger.call_tool("dig", {})
    assert result.is_error
    assert "fault in kbdesk" in words(result)
    assert "secret" not in words(result)
    errors = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert "secret detail" in caplog.text
    assert errors[0].exc_info


async def test_cancelling_the_call_stops_the_work() -> None:
    begun, stopped = threading.Event(), threading.Event()

    def dig(job: Job) -> str:
        begun.set()
        try:
            while not stopped.wait(0.01):
                job(1, 2)
        except Cancelled:
            stopped.set()
            raise
        return "never"

    with anyio.fail_after(20):
        async with client(dig) as digger:
            async with anyio.create_task_group() as group:
                group.start_soon(digger.call_tool, "dig", {})
                await to_thread.run_sync(begun.wait)
                group.cancel_scope.cancel()
            assert await to_thread.run_sync(stopped.wait, 10)


async def test_long_work_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch, words: Any) -> None:
    monkeypatch.setattr(room, "BEAT", 0.05)
    told = threading.Event()
    heard: list[str | None] = []

    def dig(job: Job) -> str:
        job(1, 4)
        told.wait(20)
        return "gold"

    async def hear(_progress: float, _total: float | None, message: str | None) -> None:
        heard.append(message)
        told.set()

    async with client(dig) as digger:
        assert words(await digger.call_tool("dig", {}, progress_callback=hear)) == "gold"
    assert heard[0] == "digging 25 %"
