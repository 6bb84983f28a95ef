"""More than can be done at once is refused in words, and nothing that an agent asks makes the index a damaged one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from mcp.shared.exceptions import MCPError

from kbdesk.agent.memory import Memory
from kbdesk.agent.reading import Asked, Reader
from kbdesk.errors import NotFound
from tests.agent.test_agent_tools import call, refused

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project

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
        many = await refused(
            client, words, "knowledge_search", query=" ".join(f"-tide{number}" for number in range(100))
        )
        assert many.startswith("Refused: The query has too many words: 100, at most 64.")
        assert "concept/" in await call(client, words, "knowledge_search", query="tide " * 100)
    assert not list((folder / ".kbdesk").glob("*-doubt"))


async def test_no_answer_is_longer_than_it_may_be_whatever_stands_in_the_files(
    connect: Any, words: Any, folder: Path
) -> None:
    pages = folder / "knowledge/concepts"
    for name in ("a", "b"):
        (pages / f"{name}.md").write_text(f"---\ntitle: {name}{'x' * 90_000}\n---\n\n# A\n\nText.\n", encoding="utf-8")
    many = "".join(f"field{number}: {'x' * 5_000}\n" for number in range(300))
    (pages / "c.md").write_text(f"---\ntitle: C\n{many}---\n\n# C\n\nText.\n", encoding="utf-8")
    with (folder / "knowledge/log.md").open("a", encoding="utf-8") as log:
        log.write(f"\n## [2026-01-03] lint | {'x' * 90_000}\n")
    async with connect() as client:
        for tool, arguments, holds in (
            ("knowledge_index", {}, "spring-tides"),
            ("knowledge_index", {"section": "concept"}, "spring-tides"),
            ("knowledge_read", {"page": "log"}, "ingest | Tide tables"),
            ("knowledge_read", {"page": "concept/a"}, "Text."),
            ("knowledge_read", {"page": "concept/c"}, "… (no room for 297 more fields)\n---\n# C"),
            ("knowledge_search", {"query": "text"}, "concept/a"),
            ("knowledge_read", {"pages": [f"{number}{LONG}" for number in range(2000)]}, "no room for"),
        ):
            answer = await call(client, words, tool, **arguments)
            assert holds in answer
            assert len(answer) < 100_000


async def test_what_cannot_be_done_is_refused_with_the_way_on(connect: Any, words: Any, folder: Path) -> None:
    before = (folder / "knowledge/concepts/spring-tides.md").read_bytes()
    async with connect() as client:
        for nothing in ("", " \n", "\\n\\n"):
            empty = await refused(client, words, "knowledge_rewrite", page=SPRING, content=nothing)
            assert empty.startswith(f"Refused ({SPRING}): The content is empty. Give the whole text.")
        text = (await call(client, words, "knowledge_read", page=SPRING)).split("\n---\n")[1]
        cleared = await refused(client, words, "knowledge_edit", page=SPRING, oldText=text)
        assert cleared.startswith(f"Refused ({SPRING}): No text would be left in the page.")
        page = {"type": "concept", "slug": "ebb", "title": "Ebb", "content": "It falls."}
        title = [{"name": "title", "value": "Flood"}]
        twice = await refused(client, words, "knowledge_create", **page, fields=title)
        assert twice.startswith("Refused (concept/ebb): The title is given twice, not alike.")
        also = {"type": "concept", "slug": "flood", "title": "Ebb", "content": "It rises.", "fields": title}
        assert "concept/flood" in await refused(client, words, "knowledge_create", **page, also=[also])
        long = await refused(client, words, "knowledge_log", operation="lint", what="x" * 200_000)
        assert long.startswith("Refused (log): `what` is one line: it has 200,000 characters, at most 500.")
        assert "one word" in await refused(client, words, "knowledge_log", operation="spring cleaning", what="x")
        why = await refused(client, words, "knowledge_supersede", page=SPRING, by="concept/neap-tides", reason=LONG)
        assert "`reason` is one line: it has 80,000 characters, at most 500." in why
        named = await refused(client, words, "knowledge_create", **{**page, "title": "T" * 301})
        assert "`title` has 301 characters, at most 300" in named
        value = [{"name": "kind", "value": LONG}]
        assert "at most 10,000" in await refused(client, words, "knowledge_edit", page=SPRING, fields=value)
        for tool, arguments, end in (
            ("knowledge_index", {"section": "concept"}, "The list ends at 2."),
            ("knowledge_check", {}, "The longest of these lists ends at 1."),
            ("knowledge_check", {"look_for": ["all"]}, "The longest of these lists ends at"),
            ("knowledge_read", {"page": "log"}, "The list ends at 1."),
            ("knowledge_read", {"page": "index", "section": "Concepts"}, "The list ends at 2."),
            ("list_sources", {}, "The list ends at 2."),
        ):
            assert end in await refused(client, words, tool, **arguments, **{"from": 5000})
        assert "too large" in await refused(client, words, "knowledge_index", section="concept", **{"from": 1 << 70})
    assert (folder / "knowledge/concepts/spring-tides.md").read_bytes() == before
    assert not (folder / "knowledge/concepts/ebb.md").exists()


def test_of_several_one_that_cannot_be_read_so_is_told_in_its_place(desk: Project) -> None:
    reader = Reader(desk, Memory(desk))
    fields = reader.read(["index", SPRING, "log"], Asked(fields_only=True)).split("\n\n=====\n\n")
    assert fields[0].startswith("Refused (index): The index has no header fields.")
    assert fields[1].startswith(f"{SPRING}\ntitle: Spring tides\n")
    section = reader.read(["log", "index", SPRING], Asked(section="Concepts")).split("\n\n=====\n\n")
    assert [part.split(maxsplit=2)[:2] for part in section] == [
        ["Refused", "(log):"],
        ["##", "Concepts"],
        ["Not", "found"],
    ]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("index.md", "index (without .md)"),
        ("Log.md", "log (without .md, in small letters)"),
        ("LOG", "log (in small letters)"),
        ("knowledge/index.md", "index (without .md, without its folder)"),
        ("/overview", "overview (without its folder)"),
        ("kb://index", "index (the id alone, no address)"),
        ("kb://page/log", "log (the id alone, no address)"),
        ("kb://page/concept/spring-tides", f"{SPRING} (the id alone, no address)"),
    ],
)
def test_a_name_nearly_that_of_what_can_be_read_gets_the_precise_hint(desk: Project, written: str, meant: str) -> None:
    with pytest.raises(NotFound) as missing:
        Reader(desk, Memory(desk)).read([written], Asked())
    assert str(missing.value.next_step).startswith(f"Did you mean {meant}? Give the ")


def test_a_value_of_several_lines_reads_as_no_other_field(desk: Project, folder: Path) -> None:
    text = '---\ntype: concept\ndescription: |\n  One.\n  status: retired\n\n  ---\n"a\\nb": c\n---\n\n# Ebb\n'
    (folder / "knowledge/concepts/ebb.md").write_text(text, encoding="utf-8")
    desk.noticed()
    shown = Reader(desk, Memory(desk)).read(["concept/ebb"], Asked(fields_only=True))
    assert shown == "concept/ebb\ndescription: |\n  One.\n  status: retired\n\n  ---\na b: c"
