"""A small project on disk, the real server over it in a process of its own, and the official client."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

import httpx2
import pytest
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.types import Implementation, TextContent
from pptx import Presentation

from kbdesk.plan import Actor
from kbdesk.project.project import Project
from tests.loaded import kbdesk_loaded

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Sequence
    from contextlib import AbstractContextManager
    from pathlib import Path

    from mcp.types import CallToolResult

PAGES = {
    "concepts/spring-tides.md": """\
---
type: concept
title: Spring tides
aliases: [syzygy tides]
updated: 2026-01-02
---

# Spring tides

The largest range, twice a month. The opposite are [neap tides](neap-tides.md).
""",
    "concepts/neap-tides.md": """\
---
type: concept
title: Neap tides
updated: 2026-01-02
---

# Neap tides

The smallest range; see [spring tides](spring-tides.md) and [the tables](../summaries/tide-tables.md).
""",
    "entities/bay-of-fundy.md": """\
---
type: entity
title: Bay of Fundy
kind: bay
updated: 2026-01-02
---

# Bay of Fundy

The largest tides of all, 16 m at [springs](../concepts/spring-tides.md). [Gone](../concepts/gone.md).
""",
    "summaries/tide-tables.md": """\
---
type: summary
title: Tide tables
file: tables/tides.md
updated: 2026-01-02
ingested: 2026-01-02T03:04:05.678Z
---

# Tide tables

High and low water.
""",
    "log.md": "# Log\n\n## [2026-01-02] ingest | Tide tables\n\n- pages: summary/tide-tables\n",
}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A project with four pages, one of them with a broken link, and two sources."""
    root = tmp_path / "tides"
    for name, text in PAGES.items():
        path = root / "knowledge" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    tables = root / "sources" / "tables"
    tables.mkdir(parents=True)
    (tables / "tides.md").write_text("High water 06:12, low water 12:31.\n", encoding="utf-8")
    deck = Presentation()
    for number in (1, 2, 3):
        slide = deck.slides.add_slide(deck.slide_layouts[5])
        slide.shapes.title.text = f"Tide number {number}"
    deck.save(str(tables / "tides.pptx"))
    return root


@pytest.fixture
def desk(folder: Path) -> Iterator[Project]:
    """The project as the desk has it open, in this process."""
    project = Project.open(folder)
    yield project
    project.close()


@pytest.fixture
def person() -> Actor:
    return Actor("person", "Ada")


TOKEN = "a-token-of-the-tests"
CLIENT = {"client_info": Implementation(name="tide-agent", version="1.2"), "read_timeout_seconds": 60}

Connect = "Callable[..., AbstractAsyncContextManager[Client]]"


@pytest.fixture(scope="session")
def loaded() -> Iterator[list[str]]:
    """The words that start `kbdesk` in a process that need not load it first."""
    with kbdesk_loaded() as command:
        yield command


@pytest.fixture
def connect(folder: Path, tmp_path: Path, loaded: list[str]) -> Connect:
    """Start `kbdesk mcp` over a project and connect the official client to it."""
    work = tmp_path / "work"
    work.mkdir()

    @asynccontextmanager
    async def connected(
        wait: float = 20,
        root: Path = folder,
        mode: str = "auto",
        options: Sequence[str] = (),
        server_env: dict[str, str] | None = None,
        **given: Any,
    ) -> AsyncIterator[Client]:
        server = StdioServerParameters(
            command=loaded[0],
            args=[*loaded[1:], "mcp", "--project", str(root), "--wait", str(wait), *options],
            cwd=work,
            env=server_env,
        )
        async with Client(server, **{**CLIENT, "mode": mode, **given}) as client:
            yield client

    return connected


@pytest.fixture
def words() -> Callable[[CallToolResult], str]:
    """The text of a result."""

    def text(result: CallToolResult) -> str:
        assert all(isinstance(block, TextContent) for block in result.content)
        return "\n".join(block.text for block in result.content)

    return text


@pytest.fixture
def http(folder: Path, tmp_path: Path) -> Callable[..., AbstractContextManager[str]]:
    """Serve a project over HTTP in a process of its own, with TOKEN; gives the address."""

    @contextmanager
    def served(*options: str) -> Iterator[str]:
        command = [sys.executable, "-m", "kbdesk", "mcp", "--project", str(folder), "--http", "0", *options]
        env = {**os.environ, "KBDESK_MCP_TOKEN": TOKEN}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=tmp_path) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().split()[-1]
            finally:
                process.terminate()
                assert process.wait(20) == 0

    return served


@asynccontextmanager
async def over_http(address: str, mode: str = "legacy", **given: Any) -> AsyncIterator[Client]:
    """Connect the official client over HTTP."""
    async with httpx2.AsyncClient(headers={"Authorization": f"Bearer {TOKEN}"}, timeout=60) as http_client:
        transport = streamable_http_client(address, http_client=http_client)
        async with Client(transport, **{**CLIENT, "mode": mode, **given}) as client:
            yield client
