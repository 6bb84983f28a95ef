"""The base as it was on a date: read-only, with pages, index, history and graph, beside the project, gone after it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from kbdesk.errors import Cancelled, NotFound, Refused, StorageFailed
from kbdesk.project.clock import Clock, stamp
from kbdesk.project.project import Project
from kbdesk.project.values import Draft
from tests.project.conftest import AGENT, PERSON, TIDES, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

START = datetime(2026, 3, 1, 9, 0, tzinfo=UTC)


class Day:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = START

    def on(self, day: int) -> None:
        self.now = START + timedelta(days=day)


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have this test's folders that pass in a place of its own."""
    place = tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    return place


@pytest.fixture
def days(root: Path) -> Iterator[tuple[Project, Day]]:
    """A project with a day's change each: an edit, a new page with a link, one that another program took away."""
    day = Day()
    project = Project.open(root, clock=Clock(lambda: day.now))
    day.on(1)
    project.edit_page("concept/tides", [("rise and fall", "ebb and flood")], (), AGENT)
    day.on(2)
    project.create_pages([Draft("concept", "neaps", "Neaps", "# Neaps\n\nSee [Tides](concept/tides).\n")], AGENT)
    day.on(3)
    (root / "knowledge/entities/moon.md").unlink()
    project.noticed()
    day.on(4)
    project.edit_page("concept/tides", [("ebb and flood", "coming and going")], (), PERSON)
    yield project, day
    project.close()


def moment(day: int, hour: int = 12) -> str:
    return stamp((START + timedelta(days=day)).replace(hour=hour))


def test_the_past_has_its_pages_index_graph_search_and_history(
    root: Path, days: tuple[Project, Day], own_place: Path
) -> None:
    project, _ = days
    before = bytes_of(root)
    past = project.past(moment(2))
    assert past.moment == moment(2)
    assert past.name == project.name
    assert not past.writable
    assert set(past.ids()) == {"concept/tides", "concept/neaps", "entity/moon", "summary/chapter"}
    assert "ebb and flood" in past.page("concept/tides").body
    assert past.search("flood")[0].page.id == "concept/tides"
    assert not past.search("coming going")
    assert "Neaps" in past.index_text()
    graph = past.graph()
    edges = zip(graph.sources.tolist(), graph.targets.tolist(), strict=True)
    assert (graph.numbers["concept/neaps"], graph.numbers["concept/tides"]) in edges
    assert [one.operation for one in past.versions("concept/tides")] == ["edit", "found"]
    assert past.blame("concept/tides")[1].origin.actor == AGENT
    assert [one.target for one in past.page("concept/tides").links] == ["entity/moon"]
    assert past.troubles() == ()
    assert [one.kind for one in past.check()] == ["orphan"]
    with pytest.raises(StorageFailed, match="once stood"):
        past.edit_page("concept/tides", [("ebb", "flow")], (), PERSON)
    assert bytes_of(root) == before
    assert list(own_place.iterdir())
    past.close()
    assert not list(own_place.iterdir())
    assert "coming and going" in project.page("concept/tides").body


def test_each_moment_is_its_own_and_the_first_is_how_it_was_found(days: tuple[Project, Day]) -> None:
    project, _ = days
    found = []
    for day in (0, 1, 2, 3, 4):
        past = project.past(moment(day))
        found.append((len(past.ids()), past.page("concept/tides").body))
        past.close()
    assert [count for count, _ in found] == [3, 3, 4, 3, 3]
    assert TIDES.endswith(found[0][1])
    assert "coming" in found[4][1]
    with pytest.raises(Refused, match="does not reach"):
        project.past(moment(-1))
    assert project.begins() == moment(0, 9)
    with pytest.raises(NotFound):
        project.past(moment(1)).page("concept/neaps")


def test_stopping_and_a_crash_leave_nothing(root: Path, days: tuple[Project, Day], own_place: Path) -> None:
    project, _ = days

    def stop(done: int, _total: int) -> None:
        if done:
            raise Cancelled

    with pytest.raises(Cancelled):
        project.past(moment(2), stop)
    assert not list(own_place.iterdir())
    script = (
        "import os, sys\nfrom pathlib import Path\nfrom kbdesk.project.project import Project\n"
        f"Project.open(Path(sys.argv[1])).past({moment(2)!r})\nos._exit(9)\n"
    )
    environment = {**os.environ, "TMPDIR": str(own_place), "TEMP": str(own_place)}
    crashed = subprocess.run([sys.executable, "-c", script, str(root)], env=environment, check=False)
    assert crashed.returncode == 9
    (left,) = own_place.iterdir()
    past = project.past(moment(2))
    assert left not in own_place.iterdir()
    assert past.page("concept/neaps").row.title == "Neaps"
    other = Project.open(root)  # another process's past stays as long as that has it open
    other.close()
    assert past.page("concept/neaps").row.title == "Neaps"
    past.close()


def test_settings_and_pages_of_other_programs_are_as_they_are(root: Path) -> None:
    write(root / "kbdesk.toml", 'knowledge = "wiki"\n[[types]]\ntype = "term"\nfolder = "terms"\nsection = "Terms"\n')
    write(root / "wiki/terms/ebb.md", "# Ebb\n\nThe water goes out.\n")
    write(root / "wiki/other/My Note.md", "# Mine\n\nSee [[ebb]].\n")
    project = Project.open(root)
    past = project.past(project._clock.stamp())
    assert {row.id for row in past.rows()} == {row.id for row in project.rows()}
    assert past.types == project.types
    assert past.page("other/My Note").links == project.page("other/My Note").links
    past.close()
    project.close()
