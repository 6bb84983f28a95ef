"""What a change loses is said in the answer and kept in the journal."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from kbdesk.files import STATE
from kbdesk.journal.journal import Journal
from kbdesk.project.state import JOURNAL
from kbdesk.project.values import Draft
from tests.project.conftest import AGENT, write

if TYPE_CHECKING:
    from pathlib import Path

    from kbdesk.journal.changes import ChangeRecord
    from kbdesk.project.project import Project

LONG = "---\ntype: concept\ntitle: Neap\nkind: idea\n---\n\n# Neap\n\n" + "low water " * 50 + "\n"


def last(project: Project) -> ChangeRecord:
    """Return the newest change, read from the journal's file as another process would."""
    journal = Journal(project.root / STATE / JOURNAL)
    try:
        return journal.changes.latest(1)[0]
    finally:
        journal.close()


def test_warnings_are_told_and_journalled(project: Project) -> None:
    done = project.rewrite_page("concept/tides", "```\nSee the [Moon](entity/moon).", (), AGENT)
    assert done.warnings == ("concept/tides: the code fence “```” is never closed (1 line after it read as code).",)
    assert last(project).warnings == done.warnings
    assert project.rewrite_page("concept/tides", "See the [Moon](entity/moon).", (), AGENT).warnings == ()
    assert last(project).warnings == ()


def test_a_twin_is_made_and_said(root: Path, project: Project) -> None:
    done = project.create_pages((Draft("concept", "satellite", "MOON", "Up there."),), AGENT)
    assert done.warnings == ("concept/satellite: entity/moon is called “MOON” too.",)
    assert (root / "knowledge/concepts/satellite.md").exists()
    assert project.create_pages((Draft("concept", "sun", "Sun", "Up there."),), AGENT).warnings == ()


def test_losses_by_another_program_are_journalled_with_a_warning(root: Path, project: Project) -> None:
    place = root / "knowledge/concepts/neap.md"
    write(place, LONG)
    project.noticed()
    assert (last(project).operation, last(project).warnings) == ("outside", ())
    write(place, "# Neap\n")
    project.noticed()
    assert (last(project).operation, last(project).warnings) == (
        "outside",
        (
            "concept/neap: this drops 99 % of the page (from 101 words to 1).",
            "concept/neap: this loses the whole header: `type`, `title` and `kind`.",
        ),
    )


def test_a_copy_by_another_program_is_a_twin_and_a_renamed_page_is_none(root: Path, project: Project) -> None:
    moon = root / "knowledge/entities/moon.md"
    moon.rename(moon.with_name("luna.md"))
    project.noticed()
    assert (last(project).operation, last(project).warnings) == ("outside", ())
    write(root / "knowledge/entities/luna (conflicted copy).md", moon.with_name("luna.md").read_text())
    project.noticed()
    assert last(project).warnings == ("entity/luna (conflicted copy): entity/luna is called “Moon” too.",)


def test_hundreds_of_files_changed_at_once_are_looked_at_in_a_moment(root: Path, project: Project) -> None:
    places = [root / f"knowledge/concepts/page-{number}.md" for number in range(520)]
    for number, place in enumerate(places):
        write(place, LONG.replace("Neap", f"Neap {number}"))
    project.noticed()
    assert len(last(project).files) == 520
    for place in places:
        write(place, "# Neap\n")
    began = time.perf_counter()
    project.noticed()
    assert time.perf_counter() - began < 10
    found = last(project).warnings
    assert len([one for one in found if "drops" in one]) == 500
    assert len([one for one in found if "too." in one]) == 99  # a hundred are compared with the first
    assert found[-1] == "Only 500 of the 520 files changed at once were looked at for losses."
