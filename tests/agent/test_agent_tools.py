"""Every tool, through the official client over standard input and output of the real command."""

from __future__ import annotations

import json
import shutil
import unicodedata
from typing import TYPE_CHECKING, Any

import anyio
import pytest

from kbdesk.agent.prompt import prompt

if TYPE_CHECKING:
    from pathlib import Path

    from mcp import Client

    from kbdesk.plan import Actor
    from kbdesk.project.project import Project

pytestmark = pytest.mark.anyio

PARAMETERS = {
    "knowledge_index": ([], ["section", "from"]),
    "knowledge_search": (["query"], ["limit"]),
    "knowledge_read": ([], ["page", "pages", "section", "fields_only", "from"]),
    "knowledge_create": (["type", "slug", "title"], ["content", "fields", "also"]),
    "knowledge_edit": (["page"], ["oldText", "newText", "edits", "fields", "log"]),
    "knowledge_rewrite": (["page", "content"], ["fields", "version"]),
    "knowledge_supersede": (["page", "by"], ["reason"]),
    "knowledge_retire": (["page", "reason"], []),
    "knowledge_log": (["operation", "what"], ["pages"]),
    "knowledge_check": ([], ["look_for", "from"]),
    "knowledge_requests": ([], ["from"]),
    "knowledge_reply": (["comment", "text"], []),
    "list_sources": ([], ["from", "citing"]),
    "extract_text": (["source"], ["from", "to", "at"]),
    "save_to_sources": (["source", "destination"], ["replaces"]),
    "download_to_sources": (["url", "destination"], ["replaces"]),
    "request_file": (["description"], ["destination", "replaces"]),
    "retire_source": (["source", "why", "reason"], ["replacedBy"]),
}
READ_ONLY = {
    "knowledge_index",
    "knowledge_search",
    "knowledge_read",
    "knowledge_check",
    "knowledge_requests",
    "list_sources",
    "extract_text",
}


async def call(client: Client, words: Any, name: str, **arguments: Any) -> str:
    result = await client.call_tool(name, arguments)
    assert not result.is_error, words(result)
    return words(result)


async def refused(client: Client, words: Any, name: str, **arguments: Any) -> str:
    result = await client.call_tool(name, arguments)
    assert result.is_error, words(result)
    return words(result)


def objects(schema: Any) -> list[dict[str, Any]]:
    if isinstance(schema, list):
        return [found for item in schema for found in objects(item)]
    if not isinstance(schema, dict):
        return []
    here = [schema] if schema.get("type") == "object" else []
    return here + [found for value in schema.values() for found in objects(value)]


async def test_tools_have_the_names_and_parameters_they_should(connect: Any) -> None:
    async with connect() as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    assert list(tools) == list(PARAMETERS)
    for name, (required, optional) in PARAMETERS.items():
        schema = tools[name].input_schema
        assert list(schema["properties"]) == required + optional, name
        assert schema.get("required", []) == required, name
        assert tools[name].annotations.read_only_hint is (name in READ_ONLY), name


async def test_schemas_are_closed_and_every_parameter_is_described(connect: Any) -> None:
    async with connect() as client:
        tools = (await client.list_tools()).tools
    for tool in tools:
        assert tool.description
        assert "$ref" not in json.dumps(tool.input_schema)
        for described in objects(tool.input_schema):
            assert described["additionalProperties"] is False
            for name, parameter in described["properties"].items():
                assert parameter.get("description"), f"{tool.name}: {name}"
    for_models = [tool.model_copy(update={"output_schema": None}) for tool in tools]
    assert sum(len(tool.model_dump_json(exclude_none=True)) for tool in for_models) < 15_000


async def test_a_project_without_sources_has_no_source_tools(connect: Any, folder: Path) -> None:
    shutil.rmtree(folder / "sources")
    async with connect() as client:
        tools = [tool.name for tool in (await client.list_tools()).tools]
        assert tools == [name for name in PARAMETERS if name.startswith("knowledge_")]
        assert "source" not in client.instructions


async def test_index_search_and_read(connect: Any, words: Any) -> None:
    async with connect() as client:
        index = await call(client, words, "knowledge_index")
        assert "[Spring tides](concept/spring-tides)" in index
        found = await call(client, words, "knowledge_search", query="smallest range", limit=5)
        assert found.startswith("- [Neap tides](concept/neap-tides)")
        page = await call(client, words, "knowledge_read", page="concept/neap-tides")
    assert page.startswith("concept/neap-tides\ntitle: Neap tides\n")
    assert "[the tables](summary/tide-tables)" in page
    assert page.endswith("Linked from: concept/spring-tides")
    assert ".md" not in (index + found + page).replace("tables/tides.md", "")


async def test_read_knows_overview_and_log(connect: Any, words: Any) -> None:
    async with connect() as client:
        assert "no overview yet" in await call(client, words, "knowledge_read", page="overview")
        await call(
            client, words, "knowledge_rewrite", page="overview", content="Start at [springs](concept/spring-tides)."
        )
        assert "(concept/spring-tides)" in await call(client, words, "knowledge_read", page="overview")
        assert "ingest | Tide tables" in await call(client, words, "knowledge_read", page="log")


async def test_create_without_content_gives_the_template_and_creates_nothing(
    connect: Any, words: Any, desk: Project
) -> None:
    async with connect() as client:
        text = await call(client, words, "knowledge_create", type="concept", slug="ebb", title="Ebb")
    assert "Nothing was created yet" in text
    assert desk.template("concept").strip() in text
    assert "concept/ebb" not in [row.id for row in desk.rows()]


async def test_create_makes_several_pages_that_link_to_each_other(connect: Any, words: Any, folder: Path) -> None:
    async with connect() as client:
        text = await call(
            client,
            words,
            "knowledge_create",
            type="concept",
            slug="ebb",
            title="Ebb",
            content="Falling water, in [Fundy](entity/bay-of-fundy) and [Severn](entity/severn).",
            fields=[{"name": "aliases", "value": "[falling tide]"}],
            also=[
                {
                    "type": "entity",
                    "slug": "severn",
                    "title": "Severn",
                    "content": "A river with a bore; see [ebb](concept/ebb).",
                    "fields": [{"name": "kind", "value": "river"}],
                }
            ],
        )
        assert text.splitlines()[0] == "Created concept/ebb, entity/severn."
        page = await call(client, words, "knowledge_read", page="entity/severn")
    assert "kind: river" in page
    assert "Linked from: concept/ebb" in page
    assert "(../entities/severn.md)" in (folder / "knowledge/concepts/ebb.md").read_text(encoding="utf-8")


async def test_create_with_a_dead_link_names_it_and_makes_nothing(connect: Any, words: Any, folder: Path) -> None:
    async with connect() as client:
        text = await refused(
            client,
            words,
            "knowledge_create",
            type="concept",
            slug="ebb",
            title="Ebb",
            content="[a](concept/nowhere) and [b](entity/nobody)",
        )
    assert "concept/nowhere" in text
    assert "entity/nobody" in text
    assert not (folder / "knowledge/concepts/ebb.md").exists()


async def test_edit_changes_a_passage_and_fields(connect: Any, words: Any, folder: Path) -> None:
    async with connect() as client:
        text = await call(
            client,
            words,
            "knowledge_edit",
            page="concept/spring-tides",
            oldText="twice a month",
            newText="about every two weeks",
            fields=[{"name": "aliases", "value": None}, {"name": "period", "value": 14.77}],
        )
    assert text.splitlines()[0] == "Edited concept/spring-tides."
    assert "every two weeks" not in text
    on_disk = (folder / "knowledge/concepts/spring-tides.md").read_text(encoding="utf-8")
    assert "about every two weeks. The opposite" in on_disk
    assert "aliases" not in on_disk
    assert "period: 14.77" in on_disk


async def test_edit_of_fields_alone_leaves_the_text(connect: Any, words: Any, folder: Path) -> None:
    async with connect() as client:
        await call(
            client,
            words,
            "knowledge_edit",
            page="entity/bay-of-fundy",
            oldText="",
            newText="",
            fields=[{"name": "kind", "value": "inlet"}],
        )
    assert "kind: inlet" in (folder / "knowledge/entities/bay-of-fundy.md").read_text(encoding="utf-8")


async def test_edit_of_a_passage_that_is_not_there_is_refused(connect: Any, words: Any) -> None:
    async with connect() as client:
        text = await refused(
            client, words, "knowledge_edit", page="concept/spring-tides", oldText="thrice a year", newText="x"
        )
    assert "concept/spring-tides" in text


async def test_rewrite_replaces_the_text(connect: Any, words: Any, folder: Path) -> None:
    async with connect() as client:
        text = await call(
            client,
            words,
            "knowledge_rewrite",
            page="concept/spring-tides",
            content="# Spring tides\n\nNew and full moon.",
        )
    assert text.splitlines()[0] == "Rewrote concept/spring-tides."
    on_disk = (folder / "knowledge/concepts/spring-tides.md").read_text(encoding="utf-8")
    assert on_disk.endswith("New and full moon.\n")
    assert "aliases: [syzygy tides]" in on_disk


async def test_supersede_leads_to_the_successor(connect: Any, words: Any) -> None:
    async with connect() as client:
        done = await call(
            client,
            words,
            "knowledge_supersede",
            page="concept/neap-tides",
            by="concept/spring-tides",
            reason="merged",
        )
        page = await call(client, words, "knowledge_read", page="concept/neap-tides")
    assert done.splitlines()[0] == "concept/neap-tides is superseded by concept/spring-tides."
    assert "status: superseded" in page
    assert "superseded_by: concept/spring-tides" in page
    assert "> Superseded on" in page
    assert "[Spring tides](concept/spring-tides)" in page


async def test_log_adds_an_entry(connect: Any, words: Any, folder: Path) -> None:
    async with connect() as client:
        await call(
            client, words, "knowledge_log", operation="query", what="Why springs?", pages=["concept/spring-tides"]
        )
    log = (folder / "knowledge/log.md").read_text(encoding="utf-8")
    assert "] query | Why springs?" in log
    assert "- pages: concept/spring-tides" in log


async def test_check_names_the_broken_link_and_the_orphan(connect: Any, words: Any) -> None:
    async with connect() as client:
        text = await call(client, words, "knowledge_check")
    assert "Broken links (1):\n- entity/bay-of-fundy → " in text
    assert "Orphans, no page links to them (1):\n- entity/bay-of-fundy" in text


async def test_sources_are_listed_and_read_in_parts(connect: Any, words: Any) -> None:
    async with connect() as client:
        listed = await call(client, words, "list_sources")
        text = await call(client, words, "extract_text", source="tables/tides.md")
        part = await call(client, words, "extract_text", **{"source": "tables/tides.pptx", "from": 2, "to": 2})
    assert "- tables/tides.md (" in listed
    assert "→ summary/tide-tables" in listed
    assert "3 slides" in listed
    assert "High water 06:12" in text
    assert "slides 2 to 2 of 3" in part
    assert "Tide number 2" in part
    assert "Tide number 3" not in part
    assert "from: 3" in part


async def test_what_cites_a_source_is_told_with_its_paragraphs(connect: Any, words: Any, folder: Path) -> None:
    page = folder / "knowledge/concepts/neap-tides.md"
    cited = "\n\nThe range is least at the quarters, as [the tables](../../sources/tables/tides.md) have it.\n"
    page.write_text(page.read_text("utf-8") + cited, "utf-8")
    async with connect() as client:
        result = await client.call_tool("list_sources", {"citing": "tables/tides.md"})
        missing = await client.call_tool("list_sources", {"citing": "tables/none.md"})
    said = words(result)
    assert said.startswith("tables/tides.md (present). Summaries: summary/tide-tables.")
    assert "(rests on it alone): The range is least at the quarters, as the tables have it." in said
    told = result.structured_content["citing"]
    assert (told["summaries"], told["total"] >= 1) == (["summary/tide-tables"], True)
    (found,) = [one for one in told["paragraphs"] if one["text"].startswith("The range is least")]
    lines = page.read_text("utf-8").splitlines()
    assert (found["page"], found["alone"]) == ("concept/neap-tides", True)
    assert lines[found["first_line"] - 1].startswith("The range is least")
    assert missing.is_error


async def test_save_copies_a_file_and_never_overwrites(connect: Any, words: Any, folder: Path, tmp_path: Path) -> None:
    (tmp_path / "work" / "moon.txt").write_text("full\n", encoding="utf-8")
    async with connect() as client:
        text = await call(client, words, "save_to_sources", source="moon.txt", destination="sky/moon.txt")
        assert text.splitlines()[0] == "Saved as sky/moon.txt."
        into = await call(
            client, words, "save_to_sources", source="moon.txt", destination="more/", replaces="tables/tides.md"
        )
        assert "/moon.txt" in into
        (tmp_path / "work" / "moon.txt").write_text("new\n", encoding="utf-8")
        again = await client.call_tool("save_to_sources", {"source": "moon.txt", "destination": "sky/moon.txt"})
    assert (folder / "sources/sky/moon.txt").read_text(encoding="utf-8") == "full\n", words(again)


async def test_save_finds_a_name_in_either_unicode_form(connect: Any, words: Any, tmp_path: Path) -> None:
    composed, split = unicodedata.normalize("NFC", "marées.txt"), unicodedata.normalize("NFD", "marées.txt")
    (tmp_path / "work" / split).write_text("haute\n", encoding="utf-8")
    async with connect() as client:
        text = await call(client, words, "save_to_sources", source=composed, destination="fr/m.txt")
        assert text.splitlines()[0] == "Saved as fr/m.txt."
        missing = await refused(client, words, "save_to_sources", source="nothing.txt", destination="n.txt")
    assert "nothing.txt" in missing
    assert str(tmp_path / "work") in missing


async def test_download_refuses_other_schemes_and_private_addresses(connect: Any, words: Any) -> None:
    async with connect() as client:
        for url in ("file:///etc/passwd", "ftp://example.org/a", "http://127.0.0.1:9/a"):
            text = await refused(client, words, "download_to_sources", url=url, destination="a.txt")
            assert url in text


MISTAKES: list[tuple[str, dict[str, Any], str]] = [
    ("knowledge_read", {"page": "concept/none"}, "concept/none"),
    ("knowledge_read", {"page": "../../etc/passwd"}, "etc/passwd"),
    ("knowledge_read", {}, "id of the page is missing"),
    ("knowledge_search", {}, "query: it is missing."),
    (
        "knowledge_read",
        {"page": "concept/spring-tides", "part": 1},
        "takes no `part`. Did you mean `section`? It takes `page`, `pages`, `section`, `fields_only`, `from`.",
    ),
    ("knowledge_search", {"query": "tide", "limit": 0}, "limit: "),
    ("knowledge_edit", {"page": "index", "oldText": "a", "newText": "b"}, "It is made of the pages"),
    (
        "knowledge_create",
        {"type": "concept", "slug": "x", "title": "X", "content": "---\ntitle: X\ntags: [a]\n---\n\nText."},
        "begins with a header (`title`, `tags`). Give the text alone",
    ),
    ("knowledge_search", {"query": "tide", "look_for": ["all"]}, "knowledge_check takes `look_for`."),
    ("knowledge_check", {"lookFor": ["all"]}, "Did you mean `look_for`?"),
    ("knowledge_check", {"look_for": "all"}, 'look_for: it must be a list: ["all"].'),
    ("knowledge_read", {"page": ["concept/a"]}, "page: it must be one text, not a list; several go into `pages`."),
    ("knowledge_edit", {"page": "concept/x", "fields": {"title": "X"}}, 'fields: it must be a list of {"name": …, '),
    ("knowledge_edit", {"page": "concept/x", "title": "X"}, "A header field goes into `fields`, a list of "),
    ("knowledge_edit", {"page": "x", "edits": [{"old_string": "a"}]}, "no such key. Did you mean `oldText`? There are"),
    ("knowledge_create", {"type": "planet", "slug": "x", "title": "X", "content": "x"}, "planet"),
    ("knowledge_create", {"type": "concept", "slug": "Not A Slug", "title": "X", "content": "x"}, "Not A Slug"),
    ("knowledge_create", {"type": "concept", "slug": "neap-tides", "title": "X", "content": "x"}, "neap-tides"),
    ("knowledge_edit", {"page": "concept/none", "oldText": "a", "newText": "b"}, "concept/none"),
    ("knowledge_rewrite", {"page": "concept/none", "content": "b"}, "concept/none"),
    ("knowledge_supersede", {"page": "concept/neap-tides", "by": "concept/none"}, "concept/none"),
    ("knowledge_retire", {"page": "concept/none", "reason": "wrong"}, "concept/none"),
    ("extract_text", {"source": "none.pdf"}, "none.pdf"),
    ("extract_text", {"source": "../knowledge/log.md"}, "log.md"),
    ("retire_source", {"source": "none.pdf", "why": "wrong", "reason": "x"}, "none.pdf"),
    ("retire_source", {"source": "tables/tides.md", "why": "dull", "reason": "x"}, "why: "),
    ("save_to_sources", {"source": ".", "destination": "a.txt"}, ""),
    ("no_such_tool", {}, "no_such_tool"),
]


async def test_errors_reach_the_model_as_text(connect: Any, words: Any) -> None:
    async with connect() as client:
        for name, arguments, says in MISTAKES:
            text = await refused(client, words, name, **arguments)
            assert says in text, (name, arguments)
            assert "Error executing tool" not in text
            assert "fault in kbdesk" not in text, (name, arguments)


async def test_null_for_an_optional_parameter_is_as_if_left_out(connect: Any, words: Any) -> None:
    async with connect() as client:
        await call(client, words, "knowledge_search", query="tide", limit=None)
        await call(
            client, words, "knowledge_edit", page="concept/neap-tides", oldText="smallest", newText="least", fields=None
        )


async def test_a_change_by_another_program_is_read_without_being_told(connect: Any, words: Any, folder: Path) -> None:
    page = folder / "knowledge/concepts/slack-water.md"
    async with connect() as client:
        page.write_text("---\ntype: concept\ntitle: Slack water\n---\n\n# Slack water\n\nStill.\n", encoding="utf-8")
        with anyio.fail_after(20):
            while "slack-water" not in await call(client, words, "knowledge_index"):
                await anyio.sleep(0.05)
        assert "(concept/slack-water)" in await call(client, words, "knowledge_search", query="still")


async def test_writing_what_stands_already_says_so(connect: Any, words: Any) -> None:
    async with connect() as client:
        same = {"page": "concept/spring-tides", "content": "# Spring tides\n\nNew and full moon."}
        assert (await call(client, words, "knowledge_rewrite", **same)).startswith("Rewrote")
        assert (await call(client, words, "knowledge_rewrite", **same)).startswith("Nothing to change")


async def test_a_file_that_is_there_already_is_not_copied_again(connect: Any, words: Any, tmp_path: Path) -> None:
    (tmp_path / "work" / "copy.md").write_text("High water 06:12, low water 12:31.\n", encoding="utf-8")
    async with connect() as client:
        text = await call(client, words, "save_to_sources", source="copy.md", destination="copy.md")
    assert "tables/tides.md" in text
    assert "not copied again" in text


async def test_what_was_written_is_told_as_facts_too(connect: Any, words: Any) -> None:
    async with connect() as client:
        tools = (await client.list_tools()).tools
        with_facts = {tool.name for tool in tools if tool.output_schema}
        whole = {"knowledge_index", "knowledge_read", "extract_text"}
        assert with_facts == set(PARAMETERS) - whole  # whole texts are text alone: not sent twice
        assert {"knowledge_create", "knowledge_edit", "knowledge_rewrite", "knowledge_retire"} <= with_facts
        new = {"type": "concept", "slug": "ebb", "title": "Ebb"}
        template = await client.call_tool("knowledge_create", new)
        assert template.structured_content == {"done": words(template), "pages": []}
        made = await client.call_tool("knowledge_create", {**new, "content": "It runs out."})
        assert made.structured_content == {"done": "Created concept/ebb.", "pages": ["concept/ebb"]}
        listed = await client.call_tool("knowledge_requests")
        assert listed.structured_content == {"total": 0, "requests": []}


async def test_a_comment_of_the_person_is_told_until_it_is_dealt_with(
    connect: Any, words: Any, desk: Project, person: Actor
) -> None:
    async with connect() as client:
        await call(client, words, "knowledge_edit", page="concept/neap-tides", oldText="smallest", newText="least")
        (operation,) = desk.review_queue().operations
        piece = operation.pieces[0].piece
        (hunk,) = [one for one in desk.difference(piece).hunks if not one.is_routine]
        comment = desk.comment(piece, hunk.spans, "Smallest was right.", person)
        listed = await client.call_tool("knowledge_requests", {})
        line = f"- comment {comment.id}, concept/neap-tides, {comment.at[:10]}, on “The least range"
        assert line in words(listed)
        assert words(listed).endswith("You have asked the person for nothing.")
        (told,) = listed.structured_content["comments"]
        assert (told["comment"], told["text"]) == (comment.id, "Smallest was right.")
        assert "Smallest was right." in prompt(desk)
        assert "knowledge_reply" not in prompt(desk, "plan")
        done = await call(client, words, "knowledge_reply", comment=comment.id, text="Put back.")
        assert done == f"The person sees your reply to comment {comment.id}, on concept/neap-tides."
        assert "comment" not in await call(client, words, "knowledge_requests")
        assert "Smallest was right." not in prompt(desk)
        answered = desk.comments()[0]
        assert (answered.state, answered.reply) == ("answered", "Put back.")
        assert answered.replied_by
        assert answered.replied_by.name == "tide-agent"
        desk.reopen_comment(comment.id, comment.by)
        assert "(answered before: Put back.)" in await call(client, words, "knowledge_requests")
        assert "Not found" in await refused(client, words, "knowledge_reply", comment=99, text="Done.")
