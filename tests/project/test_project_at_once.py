"""What other programs did a moment before is known to whoever writes, without going through the whole folder."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import BrokenLinks, NotFound
from kbdesk.project.values import Draft
from tests.project.conftest import AGENT, TIDES, write

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from kbdesk.project.project import Project

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what happens to files")
OTHER = """
import os, pathlib, sys
root = pathlib.Path(sys.argv[1])
for line in sys.stdin:
    number = line.strip()
    page = root / "concepts" / f"other-{number}.md"
    page.write_text(f"---\\ntype: concept\\ntitle: Other {number}\\n---\\n\\n# Other {number}\\n")
    tides = root / "concepts" / "tides.md"
    tides.with_name("tides.md.tmp").write_text(tides.read_text() + f"\\nAnother's line {number}.\\n")
    os.replace(tides.with_name("tides.md.tmp"), tides)
    print(number, flush=True)
"""


@pytest.fixture
def project(root: Path, opened: Callable[[Path], Project]) -> Iterator[Project]:
    """Return a project. A page that the index holds wrong shows that no other is looked at.

    Nothing watches it: nobody hears what there is to hear before it is asked for, as it is when a thread is late.
    """
    one = opened(root)
    with closing(sqlite3.connect(root / ".kbdesk/index.db")) as connection, connection:
        connection.execute("UPDATE file SET signature = 'x' WHERE path = 'entities/moon.md'")
    yield one
    assert one._index.file("entities/moon.md")[0] == "x"


def linking(slug: str, to: str) -> list[Draft]:
    return [Draft("concept", slug, slug.title(), f"See [it]({to}).")]


def test_what_another_process_wrote_a_moment_before_is_linked_to_kept_and_journalled_before(
    root: Path, project: Project
) -> None:
    command = [sys.executable, "-c", OTHER, str(root / "knowledge")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdin
        assert other.stdout
        for number in range(15):
            other.stdin.write(f"{number}\n")
            other.stdin.flush()
            other.stdout.readline()
            project.create_pages(linking(f"mine-{number}", f"concept/other-{number}"), AGENT)
            project.edit_page("concept/tides", [(f"Another's line {number}.", f"My line {number}.")], [], AGENT)
        other.stdin.close()
    assert "Other 14" in (root / "knowledge/index.md").read_text()
    told = [version.actor.kind for version in project.versions("concept/tides")]
    assert told[:4] == ["agent", "outside", "agent", "outside"]
    assert project.review_counts().pieces >= 15 * 4


def test_a_target_that_another_program_deleted_a_moment_before_is_no_target(root: Path, project: Project) -> None:
    for number in range(10):
        write(root / "knowledge/concepts/short-lived.md", TIDES)
        project.create_pages(linking(f"first-{number}", "concept/short-lived"), AGENT)
        (root / "knowledge/concepts/short-lived.md").unlink()
        with pytest.raises(BrokenLinks):
            project.create_pages(linking(f"second-{number}", "concept/short-lived"), AGENT)
        with pytest.raises(NotFound):
            project.edit_page("concept/short-lived", [], [("title", "Gone")], AGENT)


def test_an_index_that_another_program_changed_a_moment_before_is_journalled_and_made_anew(
    root: Path, project: Project
) -> None:
    place = root / "knowledge/index.md"
    project.create_pages([Draft("concept", "first", "First", "Text.")], AGENT)
    for number in range(5):
        whole = place.read_bytes()
        place.write_bytes(whole.replace(b"First", b"Thirst", 1) if number % 2 else b"# Mine\n")
        project.create_pages([Draft("concept", f"next-{number}", f"Next {number}", "Text.")], AGENT)
        text = place.read_text()
        assert "[First](concepts/first.md)" in text
        assert f"[Next {number}](concepts/next-{number}.md)" in text
    kinds = [version.actor.kind for version in project.versions("index")]
    assert kinds[:10] == ["agent", "outside"] * 5


def test_what_was_missed_is_found_by_the_look_after_it_and_by_the_next_commit(root: Path, project: Project) -> None:
    knowledge = root / "knowledge"
    (knowledge / "syntheses").mkdir()
    write(knowledge / "syntheses/new.md", TIDES.replace("concept", "synthesis"))
    project.create_pages(linking("after-a-folder", "synthesis/new"), AGENT)
    with closing(sqlite3.connect(root / ".kbdesk/index.db")) as connection, connection:
        assert connection.execute("SELECT signature FROM file WHERE path = 'entities/moon.md'").fetchone() != ("x",)
        connection.execute("UPDATE file SET signature = 'x' WHERE path = 'entities/moon.md'")
