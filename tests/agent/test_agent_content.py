"""Few calls and few words: what one call of the official client reads and writes, and how what is too long goes on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from kbdesk.agent.entries import UNLOGGED
from tests.agent.test_agent_tools import call, refused

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.project.project import Project

pytestmark = pytest.mark.anyio


def fill(folder: Path, pages: dict[str, str]) -> None:
    for name, text in pages.items():
        path = folder / "knowledge" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


async def test_one_read_gives_several_pages_a_section_or_the_header(connect: Any, words: Any, folder: Path) -> None:
    fill(
        folder,
        {"concepts/ebb.md": "# Ebb\n\nFalls.\n\n## Why\n\nThe Moon.\n\n### More\n\nAnd the Sun.\n\n## When\n\nSoon.\n"},
    )
    async with connect() as client:
        several = await call(
            client, words, "knowledge_read", pages=["concept/ebb", "concept/none", "entity/bay-of-fundy"]
        )
        first, missing, last = several.split("\n\n=====\n\n")
        assert first == (await call(client, words, "knowledge_read", page="concept/ebb"))
        assert missing.startswith("Not found (concept/none)")
        assert last.startswith("entity/bay-of-fundy\ntitle: Bay of Fundy\n")
        section = await call(client, words, "knowledge_read", page="concept/ebb", section="why")
        assert section == "concept/ebb\n---\n## Why\n\nThe Moon.\n\n### More\n\nAnd the Sun."
        no_section = await refused(client, words, "knowledge_read", page="concept/ebb", section="Where")
        assert "The headings are: Ebb; Why; More; When." in no_section
        header = await call(
            client, words, "knowledge_read", pages=["concept/ebb", "concept/spring-tides"], fields_only=True
        )
        assert header.endswith(
            "concept/spring-tides\ntitle: Spring tides\naliases: [syzygy tides]\nupdated: 2026-01-02"
        )
        assert "Falls" not in header


async def test_what_is_too_long_for_an_answer_is_read_to_its_end(connect: Any, words: Any, folder: Path) -> None:
    body = "# Long\n\n" + "".join(f"Zeile {number} über die Gezeiten, 潮汐.\n" for number in range(4000))
    fill(folder, {"concepts/long.md": body, "concepts/brief.md": "# Brief\n\nA line.\n"})
    async with connect() as client:
        parts = []
        answer = await call(client, words, "knowledge_read", page="concept/long")
        while found := re.search(r"\n… \(characters [\d,]+ to [\d,]+ of [\d,]+; go on with from: (\d+)\)", answer):
            assert len(answer.encode()) < 62_000
            parts.append(answer[: found.start()].split("\n---\n", 1)[1])
            answer = await call(client, words, "knowledge_read", **{"page": "concept/long", "from": int(found[1])})
        parts.append(answer.split("\n---\n", 1)[1])
        assert len(parts) > 2
        assert "".join(parts) + "\n" == body
        both = await call(
            client, words, "knowledge_read", pages=["concept/long", "concept/brief", "concept/neap-tides"]
        )
        assert "no room for concept/brief, concept/neap-tides" in both
        order = ["concept/brief", "concept/long", "concept/neap-tides"]
        others = await call(client, words, "knowledge_read", pages=order)
        assert others.endswith("\n\n=====\n\n… (no room for concept/long; read on with these)")
        assert "concept/neap-tides\ntitle: Neap tides" in others
        original = folder / "sources/tables/long.txt"
        original.write_text(body, encoding="utf-8")
        extract = await call(client, words, "extract_text", source="tables/long.txt")
        at = int(re.search(r"go on with at: (\d+)\)$", extract)[1])
        on = await call(client, words, "extract_text", source="tables/long.txt", at=at)
        assert on.split("\n---\n", 1)[1].startswith(body[at - 1 : at + 50])


async def test_long_lists_go_on_where_they_were_cut(connect: Any, words: Any, folder: Path) -> None:
    pages = {f"concepts/page-{number:04}.md": f"# Page {number:04}\n\n{'x' * 60}.\n" for number in range(1000)}
    fill(folder, pages)
    async with connect() as client:
        answer = await call(client, words, "knowledge_index")
        seen = re.findall(r"\(concept/(page-\d{4})\)", answer)
        while found := re.search(r'go on with section: "Concepts", from: (\d+)', answer):
            answer = await call(client, words, "knowledge_index", **{"section": "concept", "from": int(found[1])})
            assert "Entities" not in answer
            seen += re.findall(r"\(concept/(page-\d{4})\)", answer)
        assert seen == [f"page-{number:04}" for number in range(1000)]
        checked = await call(client, words, "knowledge_check")
        orphans = re.findall(r"^- concept/page-(\d{4})$", checked, re.MULTILINE)
        assert "go on with from: 101" in checked
        more = await call(client, words, "knowledge_check", **{"from": 101})
        assert not set(orphans) & set(re.findall(r"^- concept/page-(\d{4})$", more, re.MULTILINE))
        assert "no such section" in await refused(client, words, "knowledge_index", section="Nowhere")


EDITS: list[dict[str, Any]] = [
    {"oldText": "twice a month", "newText": "at new and full moon"},
    {"page": "concept/neap-tides", "oldText": "smallest", "newText": "least"},
    {"page": "entity/bay-of-fundy", "fields": [{"name": "country", "value": "Canada"}]},
    {"page": "concept/spring-tides", "oldText": "largest range", "newText": "greatest range"},
]


async def test_many_edits_and_the_log_entry_are_one_change(
    connect: Any, words: Any, folder: Path, desk: Project
) -> None:
    async with connect() as client:
        told = await call(
            client,
            words,
            "knowledge_edit",
            page="concept/spring-tides",
            edits=EDITS,
            log={"operation": "lint", "what": "Wording"},
        )
    assert told == "Edited 3 pages."
    text = (folder / "knowledge/concepts/spring-tides.md").read_text(encoding="utf-8")
    assert "The greatest range, at new and full moon." in text
    assert "country: Canada" in (folder / "knowledge/entities/bay-of-fundy.md").read_text(encoding="utf-8")
    log = (folder / "knowledge/log.md").read_text(encoding="utf-8")
    assert log.endswith("] lint | Wording\n- pages: concept/spring-tides, concept/neap-tides, entity/bay-of-fundy\n")
    (operation,) = desk.operations()
    assert (operation.kind, operation.operation, operation.what) == ("entry", "lint", "Wording")
    assert [change.operation for change in operation.changes] == ["edit"]


async def test_of_many_edits_one_that_fails_stops_all_and_every_failure_is_told(
    connect: Any, words: Any, folder: Path
) -> None:
    before = {path: path.read_bytes() for path in (folder / "knowledge").rglob("*.md")}
    async with connect() as client:
        told = await refused(
            client,
            words,
            "knowledge_edit",
            page="concept/spring-tides",
            edits=[
                *EDITS,
                {"page": "concept/none", "oldText": "a"},
                {"page": "summary/tide-tables", "oldText": "nothing like"},
            ],
            log={"operation": "lint", "what": "Wording"},
        )
    assert "2 of these 5 edits cannot be made" in told
    assert "concept/none" in told
    assert "summary/tide-tables: The text to replace is not in the page" in told
    assert {path: path.read_bytes() for path in before if path.name != "index.md"} == before


async def test_a_log_entry_ties_what_its_session_changed_since_the_one_before(
    connect: Any, words: Any, desk: Project
) -> None:
    edit = {"page": "concept/neap-tides", "oldText": "smallest", "newText": "least"}
    async with connect() as one, connect() as other:
        await call(one, words, "knowledge_create", type="concept", slug="ebb", title="Ebb", content="Falls.")
        await call(other, words, "knowledge_edit", **edit)
        await call(one, words, "knowledge_edit", page="concept/ebb", oldText="Falls", newText="Falling")
        same = {"page": "concept/ebb", "oldText": "Falling", "newText": "Falling"}
        told = await call(one, words, "knowledge_edit", **same, log={"operation": "ingest", "what": "Nothing"})
        assert told.endswith(UNLOGGED)
        await call(one, words, "knowledge_log", operation="ingest", what="Of the ebb")
        await call(one, words, "knowledge_rewrite", page="concept/ebb", content="Falling water.")
    operations = desk.operations()
    told = [(one.kind, one.operation, [change.operation for change in one.changes]) for one in operations]
    assert told == [
        ("session", "", ["rewrite"]),
        ("entry", "ingest", ["create", "edit", "log"]),
        ("session", "", ["edit"]),
    ]
    actors = {change.actor for one in operations for change in one.changes}
    assert {(actor.kind, actor.name, actor.version) for actor in actors} == {("agent", "tide-agent", "1.2")}
    assert len({actor.session for actor in actors}) == 2
    assert "- pages: concept/ebb\n" in desk.log_text()


async def test_the_check_looks_for_what_a_lint_needs(connect: Any, words: Any, folder: Path) -> None:
    text = " ".join(f"The bore of river {number} runs up with the flood." for number in range(20))
    fill(
        folder,
        {
            "concepts/bore.md": f"---\ntitle: Tidal bore\nrelated: [neap-tides]\n---\n\n{text} Of Lord Kelvin.\n",
            "concepts/bores.md": f"---\ntitle: Tidal bores\n---\n\n{text} As Lord Kelvin said.\n",
            "entities/kelvin.md": "Machine by Lord Kelvin.\n\n## See also\n\n- [neaps](../concepts/neap-tides.md)\n",
            "summaries/old.md": "---\nfile: gone.pdf\n---\n\n# Old\n\nWords.\n",
        },
    )
    async with connect() as client:
        plain = await call(client, words, "knowledge_check")
        assert "Called the same" not in plain
        told = await call(client, words, "knowledge_check", look_for=["all"])
        assert told.startswith(plain.partition("\n")[0])
        assert "Called the same (1):\n- concept/bore, concept/bores: “Tidal bore" in told
        assert re.search(r"Nearly the same text \(1\):\n- concept/bores?, concept/bores? \(\d\d % in common\)", told)
        assert "- Lord Kelvin: 3 pages (" in told
        assert "Originals without a summary (1):\n- tables/tides.pptx" in told
        assert "Summaries whose original is missing (1):\n- summary/old → gone.pdf" in told
        assert "- concept/spring-tides\n" in told.partition("Pages without a link to a source")[2] + "\n"
        assert "- concept/neap-tides\n" not in told.partition("Pages without a link to a source")[2]
        assert "Related pages that do not link back (2):" in told
        assert "- entity/kelvin → concept/neap-tides" in told
        assert "- concept/bore → concept/neap-tides" in told
        some = await call(client, words, "knowledge_check", look_for=["untraced", "duplicates"])
        assert "Originals without" not in some
        wrong = await refused(client, words, "knowledge_check", look_for=["everything"])
        assert "look_for" in wrong


async def test_text_is_taken_as_it_is_meant(connect: Any, words: Any, folder: Path) -> None:
    content = (
        "# Ebb\\n\\nSee [[spring-tides]], [[Neap tides|the neaps]], [Fundy](entities/bay-of-fundy),"
        " [tables](knowledge/summaries/tide-tables.md#top), `[[code]]` and `\\n`.\\n"
    )
    async with connect() as client:
        await call(client, words, "knowledge_create", type="concept", slug="ebb", title="Ebb", content=content)
        on_disk = (folder / "knowledge/concepts/ebb.md").read_text(encoding="utf-8")
        assert on_disk.endswith(
            "# Ebb\n\nSee [Spring tides](spring-tides.md), [the neaps](neap-tides.md), "
            "[Fundy](../entities/bay-of-fundy.md), [tables](../summaries/tide-tables.md#top), `[[code]]` and `\\n`.\n"
        )
        await call(
            client, words, "knowledge_edit", page="concept/ebb", oldText="# Ebb\\n\\nSee", newText="# Ebb\\n\\nLook at"
        )
        assert "# Ebb\n\nLook at [Spring" in (folder / "knowledge/concepts/ebb.md").read_text(encoding="utf-8")
        dead = await refused(
            client,
            words,
            "knowledge_rewrite",
            page="concept/ebb",
            content="[[nobody]] and [x](concepts/nowhere) and [y](../entities/gone.md)",
        )
        assert "These links lead nowhere: [[nobody]], concepts/nowhere, ../entities/gone.md." in dead
        for wrong, why in (
            ("concepts/spring-tides", "`concept` is the type, `concepts` a folder"),
            ("concept/spring-tides.md", "without .md"),
            ("Concept/Spring-Tides", "in small letters"),
            ("[x](concept/spring-tides)", "the id alone, no link"),
        ):
            hint = await refused(client, words, "knowledge_read", page=wrong)
            assert f"Did you mean concept/spring-tides ({why})? Give the id exactly so." in hint
