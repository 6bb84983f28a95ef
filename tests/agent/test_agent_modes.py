"""Modes: what each offers, and why the rest is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project

pytestmark = pytest.mark.anyio

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
