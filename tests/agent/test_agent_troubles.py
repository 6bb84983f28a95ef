"""An agent hears what keeps it from seeing the whole wiki or from writing, so that it takes nothing for deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio


async def test_an_agent_takes_a_folder_that_is_away_for_no_deletion(connect: Any, words: Any, folder: Path) -> None:
    async with connect() as client:

        async def call(name: str, **arguments: Any) -> str:
            return str(words(await client.call_tool(name, arguments)))

        whole = await call("knowledge_index")
        assert "Trouble" not in whole
        (folder / "knowledge").rename(folder / "away")
        told = await call("knowledge_index")
        assert told.startswith(whole.strip())
        assert "Trouble (knowledge): This folder is not there: " in told
        assert "Don't take these pages for deleted" in told
        assert "Trouble (knowledge)" in await call("knowledge_check")
        assert "The smallest range" in await call("knowledge_read", page="concept/neap-tides")
        refused = await client.call_tool("knowledge_rewrite", {"page": "concept/neap-tides", "content": "Other."})
        assert refused.is_error
        assert "nothing was written into it" in words(refused)
        (folder / "away").rename(folder / "knowledge")
        assert await call("knowledge_index") == whole


async def test_an_agent_is_told_of_a_slug_that_windows_keeps(connect: Any, words: Any) -> None:
    async with connect() as client:
        page = {"type": "concept", "slug": "aux", "title": "Auxiliary", "content": "Text."}
        refused = await client.call_tool("knowledge_create", page)
        assert refused.is_error
        assert "Windows keeps the name aux.md" in words(refused)
        assert "`aux-concept`" in words(refused)
