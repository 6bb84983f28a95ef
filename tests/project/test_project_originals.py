"""Originals from both sides: what is ingested and what is not, what a search inside them finds, how far it got."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Cancelled
from tests.project.conftest import PERSON, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.project.project import Project

FUTURE = "2100-01-01T00:00:00.000Z"
LATER = 4_200_000_000 * 10**9
"""A time after that, as disks keep it: in 2103."""


def summary(root: Path, slug: str, file: str, ingested: str = FUTURE, status: str = "") -> None:
    told = f"status: {status}\n" if status else ""
    header = f"---\ntype: summary\ntitle: {slug}\nfile: {file}\n{told}ingested: {ingested}\n---\n\n"
    write(root / f"knowledge/summaries/{slug}.md", f"{header}# {slug}\n\nSays it.\n")


def states(project: Project) -> dict[str, str]:
    return {row.path: row.state for row in project.source_listing().rows}


def test_the_state_is_computed_from_both_sides(root: Path, opened: Callable[[Path], Project]) -> None:
    for name in ("old", "new", "retired-summary", "gone", "page"):
        write(root / f"sources/{name}.txt", f"{name}\n")
    summary(root, "chapter", "books/tides.txt")
    summary(root, "old", "old.txt", "2001-01-01")
    summary(root, "left", "retired-summary.txt", status="superseded")
    summary(root, "gone", "gone.txt")
    summary(root, "nowhere", "never/was.pdf")
    project = opened(root)
    project.record_sources(PERSON)
    (root / "sources/gone.txt").unlink()
    write(root / "later.txt", "a later version\n")
    project.add_source(root / "later.txt", "old-2.txt", PERSON, replaces="old.txt")
    write(root / "later.txt", "a later page\n")
    project.add_source(root / "later.txt", "page-2.txt", PERSON, replaces="page.txt")
    listing = project.source_listing()
    assert {row.path: row.state for row in listing.rows} == {
        "books/tides.txt": "up_to_date",
        "gone.txt": "orphaned",
        "new.txt": "not_ingested",
        "old.txt": "changed_since",
        "old-2.txt": "not_ingested",
        "page-2.txt": "not_ingested",
        "page.txt": "",
        "retired-summary.txt": "not_ingested",
    }
    row = next(row for row in listing.rows if row.path == "old.txt")
    assert (row.behind, row.newer) == (("summary/old",), "old-2.txt")
    orphans = [(one.page, one.original, one.standing) for one in listing.orphans]
    assert orphans == [("summary/gone", "gone.txt", "missing"), ("summary/nowhere", "never/was.pdf", "unknown")]


def test_the_bytes_decide_whether_an_original_changed(root: Path, project: Project) -> None:
    summary(root, "chapter", "books/tides.txt")
    project.noticed()
    project.record_sources(PERSON)
    file = root / "sources/books/tides.txt"
    os.utime(file, ns=(LATER, LATER))  # after the summary's day
    assert states(project) == {"books/tides.txt": "up_to_date"}
    project.examine_sources()
    assert states(project) == {"books/tides.txt": "up_to_date"}
    file.write_text("All about tidal.\n", encoding="utf-8")  # of the same length
    os.utime(file, ns=(LATER, LATER))
    project.examine_sources()
    assert states(project) == {"books/tides.txt": "changed_since"}


def test_a_search_looks_inside_originals_and_says_how_far_it_got(root: Path, project: Project) -> None:
    write(root / "sources/notes/harbour.md", "# Harbour\n\nThe höchste Flut of 1906 came at night. 東京湾の潮。\n")
    write(root / "sources/picture.png", "no picture at all")
    before = project.search_sources("flut")
    assert (before.hits, before.read, before.total) == ((), 0, 3)
    assert project.examine_sources() == 3
    found = project.search_sources("hochste flut")
    (hit,) = found.hits
    assert hit.path == "notes/harbour.md"
    assert [hit.snippet[start:end] for start, end in hit.matches] == ["höchste", "Flut"]
    assert (found.read, found.total, found.silent) == (3, 3, 1)
    assert [one.path for one in project.search_sources("京湾").hits] == ["notes/harbour.md"]
    assert project.search_sources("flut -1906").hits == ()
    rows = {row.path: (row.text, bool(row.text_trouble)) for row in project.source_listing().rows}
    assert rows["picture.png"] == ("unsupported", True)
    write(root / "sources/notes/harbour.md", "# Harbour\n\nNothing more.\n")
    assert project.search_sources("flut").hits == ()  # of the file as it stands nothing is known yet
    assert project.source_listing().unexamined == 1
    assert project.examine_sources() == 1


def test_examining_that_is_stopped_goes_on_from_there(root: Path, project: Project) -> None:
    for number in range(150):
        write(root / f"sources/many/{number}.txt", f"text number {number}\n")

    def stop(done: int, total: int) -> None:
        assert total == 151
        if done >= 120:  # two portions are done wholly, and the third is under way
            raise Cancelled

    def stop_hashing(done: int, _total: int) -> None:
        if done >= 5:
            raise Cancelled

    with pytest.raises(Cancelled):
        project.examine_sources(stop_hashing)
    known = project._index.originals.all()
    assert 12 <= sum(1 for one in known.values() if one.hash) <= 18
    with pytest.raises(Cancelled):
        project.examine_sources(stop)
    left = project.source_listing().unexamined
    assert 0 < left <= 151 - 32 - 64
    assert project.examine_sources() == left
    assert project.source_listing().unexamined == 0
    assert project.examine_sources() == 0
