"""A request waits while server, client and desk are killed and started again: nothing is lost or done twice."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

import anyio
import pytest
from anyio import to_thread
from mcp import Client, StdioServerParameters
from mcp.types import Implementation, TextContent

from kbdesk.project.project import Project
from kbdesk.project.sample import copy_sample
from tests.soak.processes import DeskProcess, children

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.anyio

PAGE = "concept/double-high-water"
RETIRE = {"page": PAGE, "reason": "It repeats another page."}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def client(root: Path) -> Client:
    command = ["-m", "kbdesk", "mcp", "--project", str(root), "--wait", "40"]
    server = StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ))
    return Client(server, client_info=Implementation(name="restarted", version="1"), read_timeout_seconds=50)


async def until(holds: Callable[[], Any]) -> Any:
    with anyio.fail_after(40):
        while not (found := await to_thread.run_sync(holds)):
            await anyio.sleep(0.05)
    return found


def servers(root: Path) -> list[int]:
    return [process for process, command in children().items() if "kbdesk mcp" in command and str(root) in command]


async def ask_and_die(root: Path) -> None:
    """Ask for a retirement in a client whose server is killed while the call waits, and leave."""
    waits = anyio.Event()

    async def beat(_progress: float, _total: float | None, _message: str | None) -> None:
        waits.set()

    with suppress(BaseExceptionGroup):
        async with client(root) as killed, anyio.create_task_group() as group:
            group.start_soon(partial(killed.call_tool, "knowledge_retire", RETIRE, progress_callback=beat))
            with anyio.fail_after(40):
                await waits.wait()
            for process in servers(root):
                os.kill(process, signal.SIGKILL)


async def test_a_request_outlives_the_killing_of_server_client_and_desk(tmp_path: Path) -> None:
    root, errors = tmp_path / "tides", tmp_path / "errors.log"
    copy_sample(root)
    project = Project.open(root)

    await ask_and_die(root)
    (request,) = project.requests(waiting_only=True)

    first = DeskProcess(root, errors)
    shown = await to_thread.run_sync(first.look)
    assert shown["attended"]
    await until(lambda: first.look()["waiting"] == 1)
    first.kill()
    assert not project.is_attended()

    await ask_and_die(root)
    assert [one.id for one in project.requests(waiting_only=True)] == [request.id]

    second = DeskProcess(root, errors)
    async with client(root) as again, anyio.create_task_group() as group:
        answers = []

        async def ask() -> None:
            answers.append(await again.call_tool("knowledge_retire", RETIRE))

        group.start_soon(ask)
        await until(lambda: second.look()["waiting"] == 1)
        told = await to_thread.run_sync(second.ask, "answer yes Go on.")
        assert told == {"answered": 1}
    (block,) = answers[0].content
    assert isinstance(block, TextContent)
    assert block.text == f"Approved by the person. {PAGE} is retired.\nTheir note: Go on."
    assert (await to_thread.run_sync(second.look))["troubles"] == []
    assert await to_thread.run_sync(second.close) == 0
    assert project.request(request.id).state == "approved"
    assert [version.operation for version in project.versions(PAGE)].count("retire") == 1
    assert len(project.requests()) == 1
    project.close()
    assert errors.read_text() == ""
