"""A client that nobody here wrote: the command-line mode of the MCP inspector from npm."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pathlib import Path

INSPECTOR = ["npx", "--yes", "@modelcontextprotocol/inspector", "--cli"]
LIMIT = 120
"""Seconds for one run, the first download included."""


@pytest.fixture(scope="module")
def inspector(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The command of the inspector, or a skip that says why there is none."""
    if shutil.which("npx") is None:
        pytest.skip("npx is not installed, so the MCP inspector cannot run")
    try:
        tried = subprocess.run(
            [*INSPECTOR, "--help"],
            capture_output=True,
            text=True,
            timeout=LIMIT,
            cwd=tmp_path_factory.mktemp("npx"),
            check=False,
        )
    except subprocess.TimeoutExpired:
        pytest.skip(f"npx did not bring the MCP inspector within {LIMIT} s")
    if tried.returncode:
        pytest.skip(f"npx cannot bring the MCP inspector: {tried.stderr.strip()[-300:]}")
    return INSPECTOR


def inspect(inspector: list[str], folder: Path, *arguments: str) -> dict[str, Any]:
    server = [sys.executable, "-m", "kbdesk", "mcp", "--project", str(folder), "--wait", "1"]
    done = subprocess.run(
        [*inspector, *server, *arguments], capture_output=True, text=True, timeout=LIMIT, cwd=folder, check=False
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def called(inspector: list[str], folder: Path, tool: str, **arguments: Any) -> tuple[str, bool]:
    given = [
        part
        for name, value in arguments.items()
        for part in ("--tool-arg", f"{name}={value if isinstance(value, str) else json.dumps(value)}")
    ]
    answer = inspect(inspector, folder, "--method", "tools/call", "--tool-name", tool, *given)
    return "\n".join(block["text"] for block in answer["content"]), bool(answer.get("isError"))


def test_inspector_lists_the_tools(inspector: list[str], folder: Path) -> None:
    tools = inspect(inspector, folder, "--method", "tools/list")["tools"]
    assert len(tools) == 18
    edit = next(tool for tool in tools if tool["name"] == "knowledge_edit")
    assert "page" in edit["inputSchema"]["required"]


def test_inspector_reads_writes_and_asks(inspector: list[str], folder: Path) -> None:
    text, failed = called(inspector, folder, "knowledge_read", page="concept/spring-tides")
    assert not failed
    assert "Linked from: " in text
    text, failed = called(
        inspector,
        folder,
        "knowledge_edit",
        page="concept/spring-tides",
        oldText="twice a month",
        newText="every fortnight",
        fields=[{"name": "period", "value": "14.77 d"}],
    )
    assert not failed, text
    assert "every fortnight" in (folder / "knowledge/concepts/spring-tides.md").read_text(encoding="utf-8")
    text, failed = called(inspector, folder, "knowledge_retire", page="concept/neap-tides", reason="merged")
    assert not failed
    assert "has not answered yet" in text
    text, failed = called(inspector, folder, "knowledge_read", page="concept/none")
    assert failed
    assert "concept/none" in text
