"""Modes: what each offers, and why the rest is refused."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project

pytestmark = pytest.mark.anyio

TOOLS = re.compile(
    r"\b(knowledge_\w+|list_sources|extract_text|(?:save|download)_to_sources|request_file|retire_source)\b"
)

READING = ["knowledge_index", "knowledge_search", "knowledge_read", "knowledge_check", "list_sources", "extract_text"]
ASKING = {"knowledge_retire", "request_file", "retire_source"}
ASKED = {"page": "concept/neap-tides", "reason": "Merged."}


async def test_autonomous_mode_has_no_tools_that_need_a_person(connect: Any, words: Any, desk: Project) -> None:
    async with connect() as client:
        all_tools = [tool.name for tool in (await client.list_tools()).tools]
    async with connect(options=["--mode", "autonomous"]) as client:
        tools = [tool.name for tool in (await client.list_tools()).tools]
        refused = await client.call_tool("knowledge_retire", ASKED)
        assert not any(name in client.instructions for name in ASKING)
    assert tools == [name for name in all_tools if name not in ASKING]
    assert refused.is_error
    assert "knowledge_retire is refused: this server runs in autonomous mode" in words(refused)
    assert desk.requests() == ()


async def test_plan_mode_only_reads(connect: Any, words: Any, folder: Path) -> None:
    async with connect(options=["--mode", "plan"]) as client:
        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == READING
        assert all(tool.annotations.read_only_hint for tool in tools)
        page = (folder / "knowledge/concepts/neap-tides.md").read_bytes()
        for name, arguments in (
            ("knowledge_edit", {"page": "concept/neap-tides", "oldText": "range", "newText": "span"}),
            ("knowledge_log", {"operation": "lint", "what": "all"}),
            ("save_to_sources", {"source": "x", "destination": "y"}),
            ("knowledge_retire", ASKED),
        ):
            refused = await client.call_tool(name, arguments)
            assert refused.is_error
            assert f"{name} is refused: this server runs in plan mode, which only reads." in words(refused)
        assert (folder / "knowledge/concepts/neap-tides.md").read_bytes() == page
        assert "Spring tides" in words(await client.call_tool("knowledge_index"))
        prompt = await client.get_prompt("lint")
    assert "plan mode" in prompt.messages[0].content.text


@pytest.mark.parametrize("mode", ["interactive", "autonomous", "plan"])
@pytest.mark.parametrize("has_sources", [True, False])
async def test_nothing_that_a_server_says_names_a_tool_or_a_part_that_it_has_not(
    connect: Any, words: Any, folder: Path, mode: str, has_sources: bool
) -> None:
    if not has_sources:
        shutil.rmtree(folder / "sources")
    async with connect(options=["--mode", mode]) as client:
        tools = (await client.list_tools()).tools
        names = {tool.name for tool in tools}
        said = {"instructions": client.instructions or ""}
        said |= {tool.name: f"{tool.description} {json.dumps(tool.input_schema)}" for tool in tools}
        for prompt in (await client.list_prompts()).prompts:
            values = {one.name: "tides" for one in prompt.arguments or () if one.required}
            got = await client.get_prompt(prompt.name, values)
            said[f"prompt {prompt.name}"] = f"{prompt.description} {got.messages[0].content.text}"
        for page in ("overview", "concept/none", "none"):
            said[page] = words(await client.call_tool("knowledge_read", {"page": page}))
        said["check"] = words(await client.call_tool("knowledge_check", {"look_for": ["all"]}))
    command = [sys.executable, "-m", "kbdesk", "prompt", "--project", str(folder), "--mode", mode]
    said["kbdesk prompt"] = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout

    assert all(said.values())
    assert {
        place: set(TOOLS.findall(text)) - names for place, text in said.items() if set(TOOLS.findall(text)) - names
    } == {}
    if not has_sources:
        assert [place for place, text in said.items() if "original" in text.lower()] == []
    if mode != "interactive":
        assert [place for place, text in said.items() if re.search(r"ask to retire|ask the person to", text)] == []
    if mode == "interactive":
        assert ("knowledge_retire asks the person" in said["instructions"]) is not has_sources
        assert ("retire_source and request_file ask the person" in said["instructions"]) is has_sources
