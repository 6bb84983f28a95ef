"""A soak: mixed calls from four clients at once, with the desk open on the same project.

    python -m tests.soak [CALLS] [--project DIR]

Two clients have a server each over standard input and output, one of either era of the protocol; two share one over
HTTP. A desk is open offscreen and answers what is asked. Prints times, refusals, faults and the memory of every
process as it goes; at the end the doctor looks at the project. Exit code 1 when there was a fault.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import anyio
import httpx2
from anyio import to_thread
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.types import Implementation

from kbdesk.project.project import Project
from kbdesk.project.sample import copy_sample
from tests.soak.agents import Agent, Figures
from tests.soak.processes import TOKEN, DeskProcess, HttpServer, children, memory

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

WAIT = "0.5"
"""Seconds that a call waits for the desk."""
NAMES = ("stdio-2026", "stdio-2025", "http-2026", "http-2025")
EVERY = 15.0
"""Seconds between two lines about the memory."""


async def clients(stack: AsyncExitStack, root: Path, address: str) -> AsyncIterator[tuple[str, Client]]:
    for name in NAMES:
        how, year = name.split("-")
        mode = "legacy" if year == "2025" else "2026-07-28" if how == "http" else "auto"
        if how == "http":
            headers = {"Authorization": f"Bearer {TOKEN}"}
            http_client = await stack.enter_async_context(httpx2.AsyncClient(headers=headers, timeout=60))
            server = streamable_http_client(address, http_client=http_client)
        else:
            command = ["-m", "kbdesk", "mcp", "--project", str(root), "--wait", WAIT]
            server = StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ))
        info = Implementation(name=name, version="1")
        client = Client(server, mode=mode, client_info=info, read_timeout_seconds=120)
        yield name, await stack.enter_async_context(client)


async def soak(root: Path, calls: int, errors: Path) -> Figures:
    figures = Figures()
    pages = [row.id for row in first_look(root)]
    desk = DeskProcess(root, errors)
    served = HttpServer(root, float(WAIT), errors)
    done = anyio.Event()

    async def watch() -> None:
        answers = 0
        while not done.is_set():
            told = await to_thread.run_sync(desk.look)
            decision = "yes" if answers % 3 == 0 else "no"
            answers += (await to_thread.run_sync(desk.ask, f"answer {decision} soak")).get("answered", 0)
            held = [f"{name_of(command)} {memory(process)}" for process, command in sorted(children().items())]
            state = f"{figures.count():>6} calls, {len(figures.faults)} faults, {told['pages']} pages"
            say(f"{state}, MB: {', '.join(held)}")
            with anyio.move_on_after(EVERY):
                await done.wait()

    async with AsyncExitStack() as stack:
        agents = [Agent(name, client, pages, figures) async for name, client in clients(stack, root, served.address)]
        async with anyio.create_task_group() as group:
            group.start_soon(watch)
            async with anyio.create_task_group() as working:
                for agent in agents:
                    working.start_soon(agent.work, calls // len(agents))
            done.set()
    told = await to_thread.run_sync(desk.look)
    figures.faults += [f"desk: {trouble}" for trouble in told["troubles"]]
    if served.close():
        figures.faults.append("the HTTP server did not end well")
    if desk.close():
        figures.faults.append("the desk did not end well")
    here = len(first_look(root))
    if told["pages"] != here:
        figures.faults.append(f"the desk shows {told['pages']} pages, there are {here}")
    return figures


def first_look(root: Path) -> tuple[object, ...]:
    project = Project.open(root)
    try:
        return project.rows()
    finally:
        project.close()


def name_of(command: str) -> str:
    for sign, name in (("tests.soak.desk", "desk"), ("--http", "http"), ("kbdesk mcp", "stdio")):
        if sign in command:
            return name
    return command[:20]


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def report(figures: Figures, seconds: float) -> None:
    say(f"\n{figures.count():,} calls in {seconds:.0f} s, {figures.count() / seconds:.0f} a second")
    for kind, times in sorted(figures.times.items()):
        ordered = sorted(times)
        p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
        say(f"  {kind:<10}{len(times):>6}  p50 {statistics.median(times) * 1000:7.1f} ms   p95 {p95 * 1000:7.1f} ms")
    for words, count in figures.refused.most_common():
        say(f"  refused {count:>5}  {words}")
    for fault in figures.faults[:40]:
        say(f"  FAULT {fault}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("calls", nargs="?", type=int, default=10_000)
    parser.add_argument("--project", type=Path, help="a project to copy and work on; the sample when left out")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "tides"
        if given.project:
            shutil.copytree(given.project, root)
        else:
            copy_sample(root)
        errors = Path(folder) / "errors.log"
        first_look(root)
        before = examined(root)
        began = time.perf_counter()
        figures = anyio.run(soak, root, given.calls, errors)
        report(figures, time.perf_counter() - began)
        log = errors.read_text("utf-8", "replace")
        say(f"  standard error of desk and HTTP server: {len(log.splitlines())} lines\n{log[-2000:]}")
        if (after := examined(root)) != before:
            figures.faults.append(f"the doctor finds more than before: {after}")
        say(f"  doctor, before and after: {after}")
    return 1 if figures.faults else 0


def examined(root: Path) -> list[str]:
    """Return what the doctor finds, without how much it looked at."""
    doctor = [sys.executable, "-m", "kbdesk", "doctor", "--project", str(root)]
    done = subprocess.run(doctor, capture_output=True, text=True, check=False)
    return [*done.stdout.splitlines()[:-1], *done.stderr.splitlines()]


if __name__ == "__main__":
    sys.exit(main())
