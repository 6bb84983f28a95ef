"""Facts beside the words, what is said again of what was sent, and lists that are cut with a way on."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING, Any

import pytest

from kbdesk.agent import facts, replies
from kbdesk.agent.cutting import ANSWER_LIMIT
from kbdesk.agent.reading import LINKED_LIMIT
from kbdesk.errors import BrokenLinks, NotFound
from kbdesk.plan import Actor
from kbdesk.project.values import Request, Wish

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project

pytestmark = pytest.mark.anyio

LONG = "lorem ipsum " * 5000
SHORT = 2_000
"""Characters of an answer that says nothing again at length."""


async def test_what_an_agent_sent_is_said_again_only_so_far(connect: Any, words: Any) -> None:
    page = {"type": "concept", "title": "A"}
    calls: list[tuple[str, dict[str, Any]]] = [
        ("request_file", {"description": LONG}),
        ("knowledge_requests", {}),
        ("x" * 50_000, {}),
        ("knowledge_create", {**page, "slug": "a", "content": f"[x]({'a' * 60_000}.pdf)"}),
        ("knowledge_create", {**page, "slug": "b", "title": "B", "content": f"[x](concept/{'b' * 60_000})"}),
        ("knowledge_read", {f"{LONG} {number}": 1 for number in range(50)}),
        ("knowledge_edit", {"page": "concept/neap-tides", "fields": [{"name": "x", "value": "1", LONG: "2"}]}),
        ("knowledge_check", {"look_for": [LONG] * 50}),
        ("knowledge_search", {"query": LONG}),
    ]
    async with connect(wait=0) as client:
        for name, arguments in calls:
            told = await client.call_tool(name, arguments)
            assert len(words(told)) < SHORT, name[:20]
            assert len(json.dumps(told.structured_content)) < SHORT, name[:20]
        many = " ".join(f"[x](nope-{number}.pdf)" for number in range(3000))
        told = await client.call_tool("knowledge_create", {**page, "slug": "c", "title": "C", "content": many})
        assert len(words(told)) < 3 * SHORT
        assert words(told).endswith("… and 2,980 more warnings; the person sees them all with the change.")
        also = [{**page, "slug": f"d{number}", "title": f"D{number}", "content": "x"} for number in range(300)]
        told = await client.call_tool("knowledge_create", {**page, "slug": "d", "content": "x", "also": also})
        assert "concept/d18 and 281 more." in words(told)
        assert (len(told.structured_content["pages"]), told.structured_content["more"]) == (facts.MOST_PAGES, 101)


def test_every_link_is_named_as_far_as_an_answer_has_room() -> None:
    some = tuple(f"concept/nope-{number}" for number in range(500))
    assert all(name in replies.error(BrokenLinks(some, "concept/a")) for name in some)
    many = tuple(f"concept/nope-{number:0100}" for number in range(3000))
    told = replies.error(BrokenLinks(many, "concept/a", tuple((name, ("concept/a", "concept/b")) for name in many)))
    assert len(told.encode()) < ANSWER_LIMIT
    assert " more. And 3,000 more may mean several pages. Link by the id" in told


async def test_what_is_found_listed_logged_and_kept_is_told_as_facts(
    connect: Any, words: Any, folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "more.txt").write_text("more\n", encoding="utf-8")
    async with connect() as client:  # which checks each answer against the tool's schema
        schemas = {tool.name for tool in (await client.list_tools()).tools if tool.output_schema is None}
        assert schemas == {"knowledge_index", "knowledge_read", "extract_text"}  # texts, to be read

        async def told(name: str, **arguments: Any) -> Any:
            return (await client.call_tool(name, arguments)).structured_content

        found = await told("knowledge_search", query="range", limit=1)
        assert [hit["page"] for hit in found["hits"]] == ["concept/neap-tides"]
        assert "higher limit" in found["hint"]
        assert (await told("knowledge_search", query="xyzzy"))["hint"].startswith("No page contains")
        check = await told("knowledge_check", look_for=["all"])
        kinds = {group["kind"]: group for group in check["groups"]}
        assert check["pages"] == 4
        assert kinds["broken_link"]["found"] == [{"what": "entity/bay-of-fundy", "target": "../concepts/gone.md"}]
        assert kinds["no_summary"]["found"] == [{"what": "tables/tides.pptx"}]
        (present,) = (await told("list_sources"))["groups"]
        assert [one["path"] for one in present["sources"]] == ["tables/tides.md", "tables/tides.pptx"]
        assert present["sources"][0]["summaries"] == ["summary/tide-tables"]
        assert (await told("knowledge_log", operation="lint", what="All."))["done"] == "Logged."
        kept = await told("save_to_sources", source=str(tmp_path / "more.txt"), destination="tables/")
        assert kept == {"done": "Saved as tables/more.txt.", "sources": ["tables/more.txt"]}


def made(number: int, **more: Any) -> Request:
    wish = Wish("retire_page", f"concept/p{number}", reason="x")
    return Request(f"r{number}", wish, Actor("agent", "a"), "2026-01-01T00:00:00Z", **{"state": "waiting", **more})


def test_requests_say_why_they_failed_and_go_on() -> None:
    failed = made(
        0, state="failed", failure="There is no such page.", note="Go on.", answered_at="2026-01-02T00:00:00Z"
    )
    found = [failed, *(made(number) for number in range(1, 120))]
    assert replies.requests(found).splitlines()[0] == (
        "- r0 failed 2026-01-02: retire concept/p0 (asked 2026-01-01); it could not be done: There is no such page.; "
        "their note: Go on."
    )
    assert replies.requests(found).endswith("… and 70 more; go on with from: 51")
    assert facts.requests(found, 51)["next"] == 101
    last = facts.requests(found, 101)
    assert (last["total"], len(last["requests"]), "next" in last) == (120, 20, False)
    assert facts.requests(found, 1)["requests"][0]["failure"] == "There is no such page."
    with pytest.raises(NotFound, match="ends at 120"):
        replies.requests(found, 121)


async def test_arguments_of_another_kind_are_told_in_the_tools_words(connect: Any, words: Any) -> None:
    page = "concept/neap-tides"
    async with connect() as client:

        async def said(name: str, **arguments: Any) -> str:
            told = await client.call_tool(name, arguments)
            assert told.is_error
            return str(words(told)).partition("these arguments. ")[2]

        keys = "it must be an object with `page`, `oldText`, `newText`, `fields`."
        assert await said("knowledge_edit", page=page, edits=["x"]) == f"edits.0: {keys}"
        assert await said("knowledge_edit", page=page, log="x") == "log: it must be an object with `operation`, `what`."
        key = await said("knowledge_edit", page=page, log={"operation": "a", "what": "b", LONG: 1})
        assert key.endswith("there is no such key. There are `operation`, `what`.")
        assert await said("knowledge_search", query="x", limit=0) == "limit: it must be 1 or more."
        assert await said("knowledge_read", page=7) == "page: it must be a text."


async def test_without_sources_nothing_speaks_of_them_and_what_is_left_out_is_told(
    connect: Any, words: Any, folder: Path
) -> None:
    shutil.rmtree(folder / "sources")
    async with connect() as client:
        for name, given in (("query", {"question": "Why?"}), ("lint", {})):
            text = (await client.get_prompt(name, given)).messages[0].content.text
            assert "source" not in text, name
        told = await client.call_tool("knowledge_check", {"look_for": ["sources", "duplicates"]})
        assert "Not looked for: sources. This knowledge base keeps no sources." in words(told)
        assert told.structured_content["notes"] == ["Not looked for: sources. This knowledge base keeps no sources."]


async def test_of_a_page_with_many_backlinks_the_rest_can_be_searched(
    connect: Any, words: Any, folder: Path, desk: Project
) -> None:
    for number in range(LINKED_LIMIT + 3):
        text = f"---\ntype: concept\ntitle: P{number}\n---\n\n# P{number}\n\n[x](neap-tides.md)\n"
        (folder / f"knowledge/concepts/p{number}.md").write_text(text, encoding="utf-8")
    async with connect() as client:
        told = words(await client.call_tool("knowledge_read", {"page": "concept/neap-tides"}))
        assert told.endswith(" and 4 more; knowledge_search finds them: links:concept/neap-tides")
        found = await client.call_tool("knowledge_search", {"query": "links:concept/neap-tides", "limit": 100})
    assert len(found.structured_content["hits"]) == LINKED_LIMIT + 4
