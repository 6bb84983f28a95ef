"""What was done, by operation; and what a lint is told beside the check."""

from __future__ import annotations

import json
import random
import sqlite3
from typing import TYPE_CHECKING

from kbdesk.errors import Cancelled
from kbdesk.journal.journal import Journal
from kbdesk.plan import Actor, Entry
from kbdesk.project.remarks import Remark
from kbdesk.project.values import Draft
from kbdesk.project.writing import PageEdit
from tests.project.conftest import AGENT, PERSON, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

    Open = Callable[[Path], Project]


def told(project: Project) -> list[tuple[str, str, list[str]]]:
    return [(one.kind, one.operation, [each.subject for each in one.changes]) for one in project.operations()]


def test_operations_are_what_an_entry_ties_a_session_and_a_burst_from_outside(root: Path, opened: Open) -> None:
    project = opened(root)
    other = Actor("agent", "other", "2", "s2")
    project.create_pages([Draft("concept", "ebb", "Ebb", "Falls.")], AGENT)
    project.edit_page("concept/tides", [("rise", "Rise")], (), other)
    project.edit_page("concept/ebb", [("Falls", "Falling")], (), PERSON)
    project.add_log("ingest", "Of the ebb", None, AGENT)
    project.edit_page("concept/ebb", [("Falling", "Sinking")], (), AGENT)
    for number in (1, 2):
        write(root / f"knowledge/concepts/outside-{number}.md", f"# Outside {number}\n")
        project.noticed()
    assert told(project) == [
        ("burst", "", ["concept/outside-1", "concept/outside-2"]),
        ("session", "", ["concept/ebb"]),
        ("entry", "ingest", ["concept/ebb", "log"]),
        ("change", "", ["concept/ebb"]),
        ("session", "", ["concept/tides"]),
    ]
    assert project.operations()[2].what == "Of the ebb"
    assert project.operations(limit=1, first=2) == project.operations()[2:3]
    assert project.log()[0].pages == ("concept/ebb",)


def test_entries_outlast_an_older_journal_a_crash_an_export_and_a_salvage(root: Path, opened: Open) -> None:
    project = opened(root)
    project.edit_page("concept/tides", [("rise", "Rise")], (), AGENT)
    project.close()
    with sqlite3.connect(root / ".kbdesk/journal.db") as connection:
        connection.executescript(
            "DROP TABLE tied; DROP TABLE entry; DROP INDEX change_session; DELETE FROM migration WHERE name = 'entries'"
        )
    connection.close()
    project = opened(root)
    project.add_log("query", "Why?", ["concept/tides"], AGENT)
    project.close()
    with sqlite3.connect(root / ".kbdesk/journal.db") as connection:  # as a crash leaves it, all but the record done
        connection.execute("DELETE FROM tied")
        connection.execute("UPDATE change SET state = 'intent' WHERE operation = 'log'")
    connection.close()
    project = opened(root)
    assert told(project) == [("entry", "query", ["concept/tides", "log"])]
    groups = project._journal.operations.groups()
    project.export_journal(root / "journal.jsonl")
    lines = [json.loads(line) for line in (root / "journal.jsonl").read_text().splitlines()]
    changes = [line for line in lines if line["kind"] == "change"]
    assert [(line["entry"], line["logged"]) for line in changes] == [(2, None), (2, "query | Why?")]
    salvaged = Journal(root / "salvaged.db")
    salvaged.salvage(root / ".kbdesk/journal.db")
    assert salvaged.operations.groups() == groups
    salvaged.close()


def test_edits_of_several_pages_are_one_change_that_is_undone_by_any_refusal(root: Path, opened: Open) -> None:
    project = opened(root)
    wanted = [
        PageEdit("concept/tides", (("rise", "Rise"),)),
        PageEdit("entity/moon", (), (("kind", "satellite"),)),
        PageEdit("concept/tides", (("Rise and fall", "coming and going"),)),
    ]
    changes = project.edit_pages(wanted, AGENT, Entry("lint", "Words"))
    assert {page for page, _, _ in changes.written} == {"concept/tides", "entity/moon"}
    assert "The coming and going." in project.page("concept/tides").text
    assert [one.operation for one in project.operations()] == ["lint"]
    assert not project.edit_pages([PageEdit("entity/moon", (("Up", "Up"),))], AGENT, Entry("lint", "Nothing")).change
    assert len(project.log()) == 1


def test_summaries_and_originals_are_compared_both_ways(root: Path, opened: Open) -> None:
    for name in ("read.pdf", "newer.pdf", "page.html", "page.md", "old.pdf", "new.pdf"):
        write(root / f"sources/{name}", f"All of {name}.\n")
    summary = "---\nfile: {}\ningested: {}\n---\n\n# {}\n\nWords.\n"
    for name, day in (
        ("read.pdf", "2999-01-01"),
        ("newer.pdf", "2020-01-01"),
        ("page.md", "2999-01-01"),
        ("old.pdf", "2999-01-01"),
        ("never.pdf", "2999-01-01"),
    ):
        write(root / f"knowledge/summaries/{name.replace('.', '-')}.md", summary.format(name, day, name))
    write(root / "knowledge/summaries/again.md", summary.format("read.pdf", "2999-01-01", "Again"))
    project = opened(root)
    project.record_sources(PERSON)
    manifest = root / "sources/.agent-kit/sources.json"
    manifest.write_text(manifest.read_text().replace('"page.md": {', '"page.md": {\n      "derivedFrom": "page.html",'))
    project.retire_source("old.pdf", "replaced", "a newer edition", "new.pdf", PERSON)
    found = {(one.kind, one.subject): one for one in project.remarks(["sources"])}
    day = project.sources()[0].changed_at
    assert set(found) == {
        ("no_summary", "new.pdf"),
        ("summaries_of_one", "read.pdf"),
        ("summary_behind", "newer.pdf"),
        ("original_retired", "summary/old-pdf"),
        ("original_missing", "summary/never-pdf"),
    }
    assert found["summaries_of_one", "read.pdf"].others == ("summary/again", "summary/read-pdf")
    assert found["summary_behind", "newer.pdf"].others == ("summary/newer-pdf",)
    assert found["summary_behind", "newer.pdf"].detail[:10] == day[:10]
    retired = Remark("original_retired", "summary/old-pdf", ("old.pdf", "new.pdf"), "a newer edition")
    assert found["original_retired", "summary/old-pdf"] == retired


def test_names_in_any_script_that_no_page_has_are_found(root: Path, opened: Open) -> None:
    for number, name in enumerate(("one", "two", "three")):
        text = (
            f"The thermal expansion of water, and **harmonic analysis**. It says 「大潮」 {number}. "
            "As in the Bay of Fundy, and the moon. See [springs](tides.md).\n"
        )
        write(root / f"knowledge/concepts/{name}.md", f"# Page {name}\n\n{text}")
    write(root / "knowledge/entities/fundy.md", "---\naliases: [Bay of Fundy]\n---\n\n# Fundy\n")
    found = {one.subject: one.others for one in opened(root).remarks(["missing"])}
    assert set(found) == {"thermal expansion", "harmonic analysis", "大潮"}
    assert set(found["大潮"]) == {"concept/one", "concept/two", "concept/three"}


def test_twins_are_found_among_many_pages_and_looking_can_be_stopped(root: Path, opened: Open) -> None:
    chance = random.Random(7)
    words = [f"word{number}" for number in range(1000)]
    for number in range(1200):
        text = " ".join(chance.choices(words, k=150))
        write(root / f"knowledge/concepts/page-{number}.md", f"# Page {number}\n\n{text}.\n")
        if number % 300 == 0:
            write(
                root / f"knowledge/concepts/twin-{number}.md",
                f"# Twin {number}\n\n{text.replace(text[60:80], 'other')}.\n",
            )
    project = opened(root)
    found = project.remarks(["duplicates", "missing"])
    twins = [{one.subject, *one.others} for one in found if one.kind == "same_text"]
    assert sorted(map(sorted, twins)) == [[f"concept/page-{n}", f"concept/twin-{n}"] for n in (0, 300, 600, 900)]
    steps: list[tuple[int, int]] = []

    def job(done: int, total: int) -> None:
        steps.append((done, total))
        if done > total / 2:
            raise Cancelled

    try:
        project.remarks(["missing"], job)
    except Cancelled:
        assert len(steps) > 3
    else:
        raise AssertionError("it was not stopped")
