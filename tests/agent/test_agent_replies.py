from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING

import pytest

from kbdesk import errors
from kbdesk.agent import listings, reading, replies
from kbdesk.agent.tools import compact
from kbdesk.plan import Actor
from kbdesk.project.hits import Hits
from kbdesk.project.project import Project
from kbdesk.project.values import Changes, Extract, Hit, Link, Page, PageRow, Problem, Request, SourceRow, Wish

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CLASSES = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, errors.KbdeskError)]
EXAMPLES = [
    errors.KbdeskError("It failed."),
    errors.NotFound("There is no such page.", "concept/x"),
    errors.Refused("Retired pages are not edited.", "concept/x", "Ask the person to restore it."),
    errors.Unsupported("This is a picture; its text cannot be extracted.", "x.png", "Look at the picture itself."),
    errors.Unfinished("This file takes longer to read than 60 seconds.", "x.pdf", "Open it with its own program."),
    errors.BrokenLinks(("concept/a", "entity/b"), "concept/x"),
    errors.OutsideFolder("The path leads out of the sources.", "../x"),
    errors.Conflict("The page was changed.", "concept/x", b"old", b"new"),
    errors.Busy("/project", "process 12"),
    errors.Unreadable("The page is not UTF-8.", "concept/x"),
    errors.DownloadFailed("The server answered 404.", "https://example.org/a", "fetch_http_404"),
    errors.StorageFailed("The disk is full.", "concept/x"),
]


def row(page: str = "concept/x", status: str = "active", trouble: str = "") -> PageRow:
    kind, _, slug = page.partition("/")
    return PageRow(page, kind, slug, slug.upper(), "", status, f"knowledge/{kind}s/{slug}.md", trouble=trouble)


@pytest.mark.parametrize("kind", CLASSES)
def test_every_class_of_error_has_its_own_sentence(kind: type[errors.KbdeskError]) -> None:
    assert kind in replies.ERRORS
    assert kind in {type(example) for example in EXAMPLES}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: type(example).__name__)
def test_an_error_says_what_where_and_what_next(example: errors.KbdeskError) -> None:
    text = replies.error(example)
    assert example.what in text
    assert (example.where or "") in text
    step = example.next_step or replies.ERRORS[type(example)][1]
    assert text.endswith(step)
    if isinstance(example, errors.DownloadFailed):
        assert example.reason in text


def test_broken_links_name_every_missing_page() -> None:
    text = replies.error(errors.BrokenLinks(("concept/a", "entity/b"), "concept/x"))
    assert "concept/a, entity/b" in text


def test_a_subclass_without_a_sentence_uses_its_parents() -> None:
    class Odd(errors.NotFound):
        pass

    assert replies.error(Odd("Nothing.")).startswith("Not found")


@pytest.fixture
def project(tmp_path: Path) -> Iterator[Project]:
    (tmp_path / "knowledge/concepts").mkdir(parents=True)
    (tmp_path / "knowledge/summaries").mkdir()
    (tmp_path / "knowledge/summaries/one.md").write_text("# One\n\nThe first.\n")
    opened = Project.open(tmp_path)
    yield opened
    opened.close()


def test_a_long_index_keeps_every_section_with_its_count(project: Project) -> None:
    for number in range(450):
        page = project.root / f"knowledge/concepts/page-{number:03}.md"
        page.write_text(f"# Page {number:03}\n\nWhat it says{' of tides' * 12}.\n")
    project.noticed()
    shown = listings.index(project)
    assert len(shown) < listings.INDEX_LIMIT + 1000
    assert "- [One](summary/one) — The first." in shown
    first = int(re.search(r'of 450; go on with section: "Concepts", from: (\d+)$', shown)[1])
    on = listings.index_section(project, "concept", first)
    assert f"concept/page-{first - 2:03}" in shown
    assert f"concept/page-{first - 1:03}" not in shown
    assert on.splitlines()[2].startswith(f"- [Page {first - 1:03}](concept/page-{first - 1:03})")
    assert on == listings.index_section(project, " concepts ", first)
    assert listings.index_section(project, "concept", 400).endswith(" of tides.")


def test_a_short_index_is_shown_whole(project: Project) -> None:
    assert listings.index(project) == project.index_text().strip()
    (project.root / "knowledge/summaries/one.md").unlink()
    (project.root / "knowledge/notes").mkdir()
    (project.root / "knowledge/notes/two.md").write_text("# Two\n")
    project.noticed()
    assert "- [Two](" in listings.index(project) == project.index_text().strip()
    (project.root / "knowledge/notes/two.md").unlink()
    project.noticed()
    assert listings.index(project) == "The knowledge base has no pages yet."


def test_a_long_log_keeps_the_newest_entries() -> None:
    entries = "\n\n".join(f"## [2026-01-01] query | number {number} {'x' * 100}" for number in range(1000))
    shown = listings.log(f"# Log\n\n{entries}\n")
    assert len(shown) < listings.INDEX_LIMIT + 1000
    assert "number 999 " in shown
    assert "number 0 " not in shown
    first = int(re.search(r"older entries; go on with from: (\d+)", shown)[1])
    older = listings.log(f"# Log\n\n{entries}\n", first)
    assert f"number {1000 - first} " in older
    assert f"number {1001 - first} " not in older
    assert f"number {1001 - first} " in shown


def test_a_page_shows_ids_and_no_paths() -> None:
    shown = Page(
        row("concept/x", "superseded"),
        (("type", "concept"), ("title", "X"), ("status", "superseded"), ("superseded_by", "../entities/y.md")),
        "> Superseded: see [Y](../entities/y.md).\n\n# X\n",
        "> Superseded: see [Y](entity/y).\n\n# X\n",
        (),
        (
            Link("entity/y", "concept/x", "../concepts/x.md", "X"),
            Link("entity/y", "concept/x", "../concepts/x.md", "x"),
        ),
        superseded_by="entity/y",
    )
    text = reading.shown(shown)
    assert text.splitlines()[:5] == ["concept/x", "title: X", "status: superseded", "superseded_by: entity/y", "---"]
    assert text.endswith("Linked from: entity/y")
    assert ".md" not in text
    assert "hash" not in text


def test_a_page_longer_than_one_answer_is_cut_and_says_so() -> None:
    body = "word " * 40_000
    text = reading.shown(Page(row(), (), body, body, (), ()))
    assert "… (characters 1 to 60,000 of 200,000; go on with from: 60001)" in text
    assert text.endswith("Linked from: no page")


def test_hits_say_that_there_may_be_more() -> None:
    found = (Hit(row("concept/a"), "# A\nhigh\nwater"), Hit(row("concept/b", "retired"), "low water"))
    assert listings.hits("water", Hits(found, is_cut=True), 2).splitlines() == [
        "- [A](concept/a) — high water",
        "- [B](concept/b) (retired) — low water",
        "(the best 2; a higher limit shows more)",
    ]
    assert listings.hits("water", Hits(found), 2).count("\n") == 1
    last = listings.hits("watr", Hits(found, instead=("water",)), 2).splitlines()[-1]
    assert last == '(no page contains "watr", these are for "water")'
    assert "No page contains" in listings.hits("water", Hits(()), 2)


def test_problems_come_by_kind_with_their_place() -> None:
    found = [
        Problem("orphan", "entity/b"),
        Problem("broken_link", "concept/a", "concept/gone", 12),
        Problem("unreadable", "concept/c", detail="not UTF-8"),
        Problem("link_to_retired", "synthesis/d", "concept/e", 3, written="../concepts/e.md"),
    ]
    text = listings.problems(found, 30)
    assert text.startswith("4 problems in 30 pages.")
    assert "- synthesis/d → concept/e" in text
    assert "Broken links (1):\n- concept/a → concept/gone" in text
    assert "- concept/c (not UTF-8)" in text
    assert listings.problems([], 1) == "No problems in 1 page."


def test_many_problems_are_cut() -> None:
    found = [Problem("orphan", f"entity/{number}") for number in range(500)]
    text = listings.problems(found, 500)
    assert text.count("- entity/") == listings.LIST_LIMIT
    assert "and 400 more" in text


def test_sources_say_their_state_and_never_a_hash() -> None:
    rows = [
        SourceRow("old.pdf", "retired", "PDF", 10, why="replaced", reason="newer", replaced_by="new.pdf"),
        SourceRow(
            "new.pdf",
            "present",
            "PDF",
            2_500_000,
            "pages",
            12,
            "2026-01-02T00:00:00Z",
            summaries=("summary/new",),
            behind=("summary/new",),
        ),
        SourceRow("gone.txt", "missing", "text"),
    ]
    assert listings.sources(rows) == (
        "Present (1):\n- new.pdf (PDF, 12 pages, 2.5 MB, changed 2026-01-02) → summary/new "
        "(changed since summary/new was made)\n\n"
        "Missing (1):\n- gone.txt (text)\n\n"
        "Retired (1):\n- old.pdf (PDF, 10 bytes, replaced: newer, replaced by new.pdf)"
    )
    assert listings.sources([]) == "There are no sources yet."


def test_an_extract_says_how_to_go_on() -> None:
    part = Extract("deck.pptx", "Slide 2", "slides", 2, 2, 3)
    assert listings.extract(part) == "deck.pptx, slides 2 to 2 of 3\n---\nSlide 2\n… (go on with from: 3)"
    assert listings.extract(Extract("a.md", "text")) == "a.md\n---\ntext"
    assert "too long to be read" in listings.extract(Extract("a.md", "text", truncated=True))


def request(state: str, kind: str = "retire_page", **more: str) -> Request:
    wish = Wish(kind, "concept/x", reason="wrong")
    return Request("r1", wish, Actor("agent"), "2026-01-01T00:00:00Z", state, **more)


def test_answers_carry_the_persons_note() -> None:
    assert replies.answered(request("approved", note="Go.")) == (
        "Approved by the person. concept/x is retired.\nTheir note: Go."
    )
    declined = replies.answered(request("declined", note="Still true."))
    assert declined.startswith("Declined by the person: retire concept/x was not done.\nTheir note: Still true.")
    assert "could not be done: the disk is full" in replies.answered(request("failed", failure="the disk is full"))
    assert "withdrawn" in replies.answered(request("withdrawn"))
    assert "is the source a/b.pdf" in replies.answered(request("approved", "request_file", result="a/b.pdf"))


def test_a_write_that_changed_nothing_says_so() -> None:
    assert replies.written("Edited x.", Changes(3), "Nothing to change.") == "Nothing to change."
    assert replies.written("Edited x.", Changes(3, change=7, warnings=("No link.",)), "Nothing to change.") == (
        "Edited x.\nWarning: No link."
    )


def test_a_schema_is_closed_and_holds_no_references() -> None:
    schema = {
        "$defs": {"Pair": {"type": "object", "title": "Pair", "properties": {"title": {"type": "string"}}}},
        "type": "object",
        "properties": {
            "pairs": {
                "anyOf": [{"items": {"$ref": "#/$defs/Pair"}, "type": "array"}, {"type": "null"}],
                "default": None,
                "title": "Pairs",
            }
        },
    }
    assert compact(schema) == {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "pairs": {
                "type": "array",
                "items": {
                    "type": "object",
                    "additionalProperties": False,
                    "properties": {"title": {"type": "string"}},
                },
            }
        },
    }
