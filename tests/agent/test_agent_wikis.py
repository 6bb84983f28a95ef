"""Wikis that others laid out, by a real client over standard input and output."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.bench.client import Server

if TYPE_CHECKING:
    from pathlib import Path

PAGES = {
    "CLAUDE.md": "",
    "wiki/index.md": "By hand: [[Spring Tide]]\n",
    "wiki/log.md": "",
    "wiki/notes/Spring Tide.md": "# Spring tide\n\nThe highest tide. See [[大潮]].\n",
    "wiki/notes/大潮.md": "# 大潮\n\n每月两次的大潮汐。\n",
    "raw/a.md": "a",
}


def test_an_agent_finds_and_reads_the_pages_of_a_wiki_as_it_is(tmp_path: Path) -> None:
    for path, text in PAGES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    with Server("-m", "kbdesk", "mcp", "--project", str(tmp_path)) as server:
        names = [each["name"] for each in server.ask("tools/list", {})["tools"]]
        assert "search_kb" in names
        assert "[Spring tide](notes/Spring%20Tide)" in server.call("knowledge_index")
        assert "notes/大潮" in server.call("search_kb", query="潮汐")
        assert "The highest tide." in server.call("knowledge_read", page="notes/Spring Tide")
    assert (tmp_path / "wiki/index.md").read_text("utf-8") == PAGES["wiki/index.md"]
