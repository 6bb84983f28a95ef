"""A preference is what the person said: one that an agent writes after it read an original is to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from mcp.types import CallToolResult

    from kbdesk.project.project import Project

pytestmark = pytest.mark.anyio


def wish(slug: str, kind: str = "preference") -> dict[str, object]:
    return {"type": kind, "slug": slug, "title": slug.title(), "content": "Metres, never feet."}


async def test_a_preference_after_reading_an_original_carries_a_warning_into_the_review(
    connect: Callable[..., object], desk: Project, words: Callable[[CallToolResult], str]
) -> None:
    async with connect() as client:
        before = await client.call_tool("knowledge_create", wish("metres"))
        await client.call_tool("list_sources", {})
        await client.call_tool("extract_text", {"source": "tables/tides.md"})
        after = await client.call_tool("knowledge_create", wish("fathoms"))
        rewritten = {"page": "preference/metres", "content": "Yards."}
        changed = await client.call_tool("knowledge_rewrite", rewritten)
        concept = await client.call_tool("knowledge_create", wish("units", "concept"))
    async with connect() as client:
        elsewhere = await client.call_tool("knowledge_create", wish("knots"))

    assert "Warning" not in words(before) + words(concept) + words(elsewhere)
    for answer, page in ((after, "preference/fathoms"), (changed, "preference/metres")):
        assert f"Warning: {page}: written after tables/tides.md was read in the same session." in words(answer)
        assert any("did they say this?" in warning for warning in desk.versions(page)[0].warnings)
    assert desk.versions("preference/knots")[0].warnings == ()
