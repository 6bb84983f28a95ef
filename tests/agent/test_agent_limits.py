"""More than can be done at once is refused in words, and nothing that an agent asks makes the index a damaged one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from mcp.shared.exceptions import MCPError

from tests.agent.test_agent_tools import call, refused

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.anyio

LONG = "x%" * 40_000
SPRING = "concept/spring-tides"


async def test_what_no_page_can_be_called_is_told_short_and_is_no_damage(
    connect: Any, words: Any, folder: Path
) -> None:
    async with connect() as client:
        told = [
            await refused(client, words, "knowledge_read", page=LONG),
            await call(client, words, "knowledge_read", pages=[LONG, LONG + "y"]),
            await refused(client, words, "knowledge_supersede", page=SPRING, by=LONG),
            await refused(client, words, "knowledge_log", operation="lint", what="x", pages=[LONG]),
            await refused(
                client, words, "knowledge_edit", page=f"concept/{LONG}", fields=[{"name": "a", "value": "b"}]
            ),
            await refused(client, words, "knowledge_search", query=LONG),
        ]
        with pytest.raises(MCPError) as missing:
            await client.read_resource(f"kb://page/{LONG}")
        told.append(str(missing.value))
        assert [one for one in told if len(one) > 1000 or str(folder) in one or "damaged" in one] == []
        many = await refused(client, words, "knowledge_search", query="-tide " * 100)
        assert many.startswith("Refused: The query has too many words: 100, at most 32.")
        assert "concept/" in await call(client, words, "knowledge_search", query="tide " * 32)
    assert not list((folder / ".kbdesk").glob("*-doubt"))
