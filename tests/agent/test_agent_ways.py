"""The tools over a wiki that others laid out: what is written takes the forms that stand there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mcp.types import CallToolResult

    from tests.agent.conftest import Connect

FILES = {
    "purpose.md": "# Purpose\n",
    "wiki/index.md": "# Index\n\n## Ideas\n\n- [[ebb-tide|Ebb tide]]: it falls\n",
    "wiki/log.md": "# Log\n\n## 2026-01-01 — ingest: Ebb\n",
    "wiki/ideas/ebb-tide.md": "---\ntags: [sea]\nrelated: []\n---\n\nIt falls. See [[flood-tide|flood]].\n",
    "wiki/ideas/flood-tide.md": '---\ntags: [sea]\nrelated: ["[[ebb-tide]]"]\n---\n\nIt rises, unlike [[ebb-tide]].\n',
    "wiki/ideas/slack.md": "---\ntags: [sea]\nrelated: []\n---\n\nBetween [[ebb-tide]] and [[flood-tide]].\n",
}


@pytest.mark.anyio
async def test_a_wiki_is_written_in_its_own_ways(
    tmp_path: Path, connect: Connect, words: Callable[[CallToolResult], str]
) -> None:
    root = tmp_path / "tidal"
    for name, text in FILES.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    async with connect(root=root) as client:
        new = {
            "type": "ideas",
            "slug": "neap-tide",
            "title": "Neap tide",
            "content": "Small. See [ebb](ideas/ebb-tide).",
        }
        made = await client.call_tool("knowledge_create", new)
        assert "ideas/neap-tide" in words(made)
        told = {"page": "ideas/slack", "oldText": "Between", "newText": "At [neaps](ideas/neap-tide), between"}
        told |= {"fields": [{"name": "related", "value": "[ideas/neap-tide]"}]}
        assert not (await client.call_tool("knowledge_edit", told)).is_error
        assert not (await client.call_tool("knowledge_log", {"operation": "ingest", "what": "Neaps"})).is_error
        dead = await client.call_tool("knowledge_edit", told | {"oldText": "At", "newText": "[x](ideas/none) at"})
        assert dead.is_error
        index = await client.call_tool("knowledge_edit", {"page": "index", "oldText": "# Index", "newText": "# X"})
        assert "kept by hand" in words(index)
    now = {path: (root / path).read_text("utf-8") for path in (*FILES, "wiki/ideas/neap-tide.md")}
    assert now == FILES | {
        "wiki/index.md": f"{FILES['wiki/index.md']}- [[neap-tide]]: Small.\n".replace(
            "[[neap-tide]]", "[[neap-tide|Neap tide]]"
        ),
        "wiki/log.md": f"{FILES['wiki/log.md']}\n## {now['wiki/log.md'].split('## ')[2][:10]} — ingest: Neaps\n",
        "wiki/ideas/neap-tide.md": "---\ntags: []\nrelated: []\n---\n\nSmall. See [[ebb-tide|ebb]].\n",
        "wiki/ideas/slack.md": '---\ntags: [sea]\nrelated: ["[[neap-tide]]"]\n---\n\n'
        "At [[neap-tide|neaps]], between [[ebb-tide]] and [[flood-tide]].\n",
    }
