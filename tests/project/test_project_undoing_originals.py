"""Every kind of operation on originals, undone and done again: files and list stand as they stood, to the byte."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

import pytest

from kbdesk.agent import listings
from kbdesk.project.sources.values import FollowUps
from tests.project.conftest import AGENT, PERSON, bytes_of, write
from tests.webserver import ARTICLE, Document, serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from kbdesk.project.project import Project
    from tests.webserver import Server

TIDES, MAP, OTHER = "books/tides.txt", "maps/a map.txt", "other.txt"


class Place(NamedTuple):
    """The project, where it is, a folder outside of it, and a server."""

    project: Project
    root: Path
    outside: Path
    server: Server

    def last(self) -> int:
        """Return the newest change."""
        return self.project._journal.changes.latest(1)[0].id


@pytest.fixture
def place(root: Path, tmp_path: Path, opened: Callable[[Path], Project], monkeypatch) -> Iterator[Place]:
    monkeypatch.setattr("kbdesk.sources.wire.is_public", lambda _address: True)
    write(root / "sources" / OTHER, "Another text about tides.\n")
    write(root / "sources" / MAP, "A map of the bay.\n")
    project = opened(root)
    project.record_sources(PERSON)
    write(tmp_path / "out/moon.txt", "The moon draws the sea.\n")
    write(tmp_path / "out/deep/sun.txt", "So does the sun.\n")
    with serving() as server:
        server.documents["/knots"] = Document(ARTICLE.encode(), "text/html", '"1"')
        project.retire_source(MAP, "wrong", "of another bay", None, PERSON)
        yield Place(project, root, tmp_path / "out", server)


def intake(at: Place) -> None:
    at.project.take_in(at.project.plan_intake([at.outside], "new/"), PERSON)


def agents_addition(at: Place) -> None:
    at.project.add_source(at.outside / "moon.txt", "moon.txt", AGENT, "run", replaces=TIDES)


def download(at: Place) -> None:
    at.project.take_in_url(f"{at.server.url}/knots", "web/", PERSON)


def renewal(at: Place) -> None:
    at.server.documents["/knots"] = Document(ARTICLE.replace("sailor", "boatman").encode(), "text/html", '"2"')
    at.project.fetch_source("web/knots.html", PERSON)


def retirement(at: Place) -> None:
    at.project.retire_source(TIDES, "wrong", "a forgery", None, PERSON)


def replacement(at: Place) -> None:
    follow_ups = FollowUps((("summary/chapter", "retire"),), pages=("concept/tides",))
    at.project.retire_sources({TIDES: follow_ups}, "replaced", "a better one", OTHER, PERSON)


def retirement_of_many(at: Place) -> None:
    at.project.retire_sources({OTHER: FollowUps(), TIDES: FollowUps()}, "wrong", "forgeries", None, PERSON)


def letting_go(at: Place) -> None:
    at.project.retire_sources({TIDES: FollowUps(), OTHER: FollowUps()}, "wrong", "nobody has it", None, PERSON)


def restoring(at: Place) -> None:
    at.project.restore_source(MAP, PERSON)


def restoring_elsewhere(at: Place) -> None:
    at.project.restore_source(MAP, PERSON, "old maps/bay.txt")


def finding(at: Place) -> None:
    (found,) = at.project.find_missing([TIDES], [at.outside])
    at.project.bring_missing_back(found, PERSON)


def moving_back(at: Place) -> None:
    (found,) = at.project.find_missing([TIDES])
    at.project.bring_missing_back(found, PERSON)


def following(at: Place) -> None:
    (found,) = at.project.find_missing([TIDES])
    at.project.bring_missing_back(found, PERSON, follow=True)


def missing(at: Place) -> None:
    (at.root / "sources" / TIDES).rename(at.outside / "kept.txt")


def renamed(at: Place) -> None:
    (at.root / "sources" / TIDES).rename(at.root / "sources" / "renamed.txt")


def noted(at: Place) -> None:
    renamed(at)
    at.project.record_sources(PERSON)


def by_hand(at: Place) -> None:
    write(at.root / "sources/by hand.txt", "Put there by hand.\n")


def recording(at: Place) -> None:
    at.project.record_sources(PERSON)


def nothing(_at: Place) -> None:
    pass


def standing(at: Place) -> tuple[bytes, dict[str, bytes]]:
    """Return the bytes of the list, and those of the files that stand; the log and the index tell what was done."""
    files = bytes_of(at.root)
    told = files.pop("sources/.agent-kit/sources.json")
    return told, {path: data for path, data in files.items() if path not in ("knowledge/log.md", "knowledge/index.md")}


@pytest.mark.parametrize(
    ("first", "do", "brings"),
    [
        (nothing, intake, 2),
        (nothing, agents_addition, 1),
        (nothing, download, 2),
        (download, renewal, 2),
        (nothing, retirement, 0),
        (nothing, replacement, 0),
        (nothing, retirement_of_many, 0),
        (missing, letting_go, 0),
        (nothing, restoring, 0),
        (nothing, restoring_elsewhere, 0),
        (missing, finding, 1),
        (renamed, moving_back, 0),
        (noted, moving_back, 0),
        (renamed, following, 0),
        (noted, following, 0),
        (by_hand, recording, 0),
    ],
    ids=lambda one: getattr(one, "__name__", None),
)
def test_undone_and_done_again(
    place: Place, first: Callable[[Place], None], do: Callable[[Place], None], brings: int
) -> None:
    first(place)
    place.project.noticed()
    before = standing(place)
    do(place)
    after = standing(place)
    done = place.last()
    assert after != before

    undone = place.project.undo_sources(done, PERSON).change
    told, files = standing(place)
    kept = {path: data for path, data in files.items() if path not in before[1]}
    assert {path: data for path, data in files.items() if path in before[1]} == before[1]
    assert len(kept) == brings  # what was brought is not lost, but retired
    assert all(path.startswith("sources/.agent-kit/retired/") for path in kept)
    if brings:
        now, then = json.loads(told), json.loads(before[0])
        assert (list(now["files"].items()), now["retired"][: len(then["retired"])]) == (
            list(then["files"].items()),
            then["retired"],
        )
        assert len(now["retired"]) - len(then["retired"]) == brings
    else:
        assert told == before[0]

    again = place.project.undo_sources(undone, PERSON).change
    assert standing(place) == after
    place.project.undo_sources(again, PERSON)
    assert standing(place)[0] == told or brings  # a file that goes again gets another name


def test_who_undoes_an_intake_says_nothing_against_the_file(place: Place) -> None:
    (came,) = place.project.take_in(place.project.plan_intake([place.outside / "moon.txt"], ""), PERSON)
    assert came.change
    place.project.undo_sources(came.change, PERSON)
    told = {row.path: row for row in place.project.source_listing().rows if row.status == "retired"}
    assert (told["moon.txt"].why, told[MAP].why) == ("taken_back", "wrong")
    listed = listings.sources(tuple(told.values()), 1)
    assert ("taken back: Undoes" in listed, "wrong: Undoes" in listed, "wrong: of another bay" in listed) == (1, 0, 1)
    again = place.project.add_source(place.outside / "moon.txt", "", PERSON)
    assert (again.created, again.warnings) == (("moon.txt",), ())
    write(place.outside / "map.txt", "A map of the bay.\n")
    (warning,) = place.project.add_source(place.outside / "map.txt", "", PERSON).warnings
    assert "retired as wrong" in warning
