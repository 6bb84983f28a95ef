"""The page graph of a project: what it holds, where it is kept, what leaves it."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import numpy as np
import pytest

from kbdesk.errors import Cancelled, Refused, StorageFailed
from kbdesk.graph.graph import MISSING, ORIGINAL, PAGE
from kbdesk.project.graphing import apart
from kbdesk.project.values import Draft
from tests.graph.made import graph, like_a_wiki
from tests.project.conftest import AGENT, PERSON, bytes_of, write

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.graph.graph import Graph
    from kbdesk.project.project import Project


def edges(found: Graph) -> set[tuple[str, str]]:
    return {(found.ids[one], found.ids[other]) for one, other in zip(found.sources, found.targets, strict=True)}


def test_pages_what_they_ask_for_and_originals_are_nodes_with_their_links(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    text = "---\ntype: concept\ntitle: Neaps\nupdated: 2026-03-04\nstatus: superseded\n---\n\n# Neaps\n\n"
    write(
        root / "knowledge/concepts/neaps.md",
        f"{text}[Gone](../concepts/gone.md), [[Gone/Too]], [x](gone.md), [Tides](tides.md), [again](tides.md),"
        " [me](neaps.md)\n",
    )
    write(root / "sources/alone.txt", "Nobody names it.\n")
    found = opened(root).graph()
    kinds = {kind: [found.name(at) for at in np.flatnonzero(found.kinds == kind)] for kind in (PAGE, MISSING, ORIGINAL)}
    assert kinds[PAGE] == ["summary/chapter", "entity/moon", "concept/neaps", "concept/tides"]
    assert kinds[ORIGINAL] == ["alone.txt", "books/tides.txt"]
    assert [found.ids[at] for at in np.flatnonzero(found.kinds == MISSING)] == [
        f"missing:{one}" for one in kinds[MISSING]
    ]
    asked = {other for one, other in edges(found) if one == "concept/neaps"}
    assert asked == {"concept/tides", *(f"missing:{one}" for one in kinds[MISSING])}
    assert len(kinds[MISSING]) == 2
    assert ("summary/chapter", "original:books/tides.txt") in edges(found)
    at = found.numbers["concept/neaps"]
    assert (found.titles[at], found.types.word(at), found.statuses.word(at)) == ("Neaps", "concept", "superseded")
    assert str(found.updated[at]) == "2026-03-04"
    assert not np.isnat(found.updated[found.numbers["entity/moon"]])  # by its file
    tides = found.numbers["concept/tides"]
    assert (found.links[tides], found.backlinks[tides], found.counts[tides]) == (1, 2, 3)
    assert found.counts[found.numbers["summary/chapter"]] == 1  # the original is no page


def test_around_a_page_what_is_so_many_links_away_whichever_way(root: Path, opened: Callable[[Path], Project]) -> None:
    write(root / "knowledge/concepts/far.md", "---\ntype: concept\ntitle: Far\n---\n\n[C](../summaries/chapter.md)\n")
    project = opened(root)
    around = {steps: project.graph("entity/moon", steps) for steps in (0, 1, 2, 3)}
    pages = {steps: set(one.ids[: one.page_count]) for steps, one in around.items()}
    assert pages[0] == {"entity/moon"}
    assert pages[1] == {"entity/moon", "concept/tides"}
    assert pages[2] == pages[1] | {"summary/chapter"}
    assert pages[3] == pages[2] | {"concept/far"}
    assert around[1].ids == ("entity/moon", "concept/tides")
    assert around[2].ids == ("summary/chapter", "entity/moon", "concept/tides")
    assert around[3].ids[-1] == "original:books/tides.txt"
    assert not project.graph("entity/none").ids


def test_what_waits_for_review_is_told(project: Project) -> None:
    assert project.graph().reviews.words == ("",)
    project.create_pages([Draft("concept", "ebb", "Ebb", "Water goes.")], AGENT)
    found = project.graph()
    assert found.reviews.word(found.numbers["concept/ebb"]) == "waiting"
    assert found.reviews.word(found.numbers["concept/tides"]) == ""
    (piece,) = (one.piece for one in project.review_queue().operations[0].pieces if one.page == "concept/ebb")
    project.comment(piece, (), "Where from?", PERSON)
    found = project.graph()
    assert found.reviews.word(found.numbers["concept/ebb"]) == "commented"


def test_places_are_the_same_the_next_day_and_beside_the_index_alone(
    root: Path, opened: Callable[[Path], Project]
) -> None:
    before = bytes_of(root)
    project = opened(root)
    found = project.graph()
    places = project.arrange(found)
    project.close()
    assert bytes_of(root) == before
    write(root / "knowledge/concepts/new.md", "---\ntype: concept\ntitle: New\n---\n\n[Moon](../entities/moon.md)\n")
    again = opened(root)
    later = again.graph()
    now = again.arrange(later)
    for node in ("summary/chapter", "concept/tides", "original:books/tides.txt"):
        assert now[later.numbers[node]].tolist() == places[found.numbers[node]].tolist()
    moved = places.copy()
    moved[0] += 5000
    again.keep_places(found, moved)
    assert again.arrange(found)[0].tolist() == pytest.approx(moved[0].tolist())
    assert not np.array_equal(again.arrange(found, known={})[0], moved[0])


def test_places_that_cannot_be_read_are_made_anew(root: Path, opened: Callable[[Path], Project]) -> None:
    project = opened(root)
    places = project.arrange(project.graph())
    project.close()
    for damage in (b"", b"nonsense", (root / ".kbdesk/graph/places").read_bytes()[:200]):
        (root / ".kbdesk/graph/places").write_bytes(damage)
        again = opened(root)
        assert np.array_equal(again.arrange(again.graph()), places)
        again.close()


def test_a_page_that_gets_its_first_link_leaves_the_rows(root: Path, opened: Callable[[Path], Project]) -> None:
    lone = root / "knowledge/concepts/lone.md"
    write(lone, "---\ntype: concept\ntitle: Lone\n---\n\n# Lone\n")
    project = opened(root)
    found = project.graph()
    places = project.arrange(found)
    write(lone, "---\ntype: concept\ntitle: Lone\n---\n\n# Lone\n\n[Moon](../entities/moon.md)\n")
    project.noticed()
    linked = project.graph()
    known = {node: tuple(at) for node, at in zip(found.ids, places.tolist(), strict=True)}
    now = project.arrange(linked)
    assert not np.array_equal(now, places)
    project.keep_places(found, places)
    assert np.array_equal(project.arrange(linked, known), now)
    number, moon = found.numbers["concept/lone"], found.numbers["entity/moon"]
    assert now[moon].tolist() == pytest.approx(places[moon].tolist(), abs=40)
    assert np.hypot(*(now[number] - now[moon])) < np.hypot(*(places[number] - places[moon]))


def test_large_graphs_are_arranged_and_examined_in_a_process_of_their_own(project: Project) -> None:
    own = graph(1500, like_a_wiki(1500), around="concept/p0")
    shown: list[np.ndarray] = []
    told: list[tuple[int, int]] = []
    places = project.arrange(own, {}, {"concept/p3": (9000.0, 0.0)}, lambda *at: told.append(at), shown.append)
    assert places.shape == (1500, 2)
    assert places[3].tolist() == [9000.0, 0.0]
    assert shown[0].shape == (1500, 2)
    assert any(0 <= done <= total > 0 for done, total in told)
    assert np.array_equal(project.arrange(own, {}, {"concept/p3": (9000.0, 0.0)}), places)
    assert len(project.communities(own).names) > 5
    assert project.findings(own).hubs


def test_arranging_stops_at_once_when_it_is_cancelled(project: Project) -> None:
    own = graph(4000, like_a_wiki(4000), around="concept/p0")
    seen: list[object] = []

    def job(_done: int, _total: int) -> None:
        if seen:
            raise Cancelled

    with pytest.raises(Cancelled):
        project.arrange(own, {}, job=job, show=seen.append)
    assert len(seen) == 1


def test_a_process_that_ends_before_its_time_is_told() -> None:
    given = {"size": 5000, "first": np.zeros(1, np.int32), "second": np.ones(1, np.int32)}
    with pytest.raises(StorageFailed, match="ended before"):
        list(apart.done("no such task", given, lambda _done, _total: None))


def test_all_pages_that_fit_a_query_and_no_others(root: Path, opened: Callable[[Path], Project]) -> None:
    for number in range(60):
        write(
            root / f"knowledge/concepts/n{number}.md",
            f"---\ntype: concept\ntitle: N{number}\n---\n\nMarea alta {number}\n",
        )
    write(root / "knowledge/concepts/old.md", "---\ntype: concept\ntitle: Old\nstatus: retired\n---\n\nMarea\n")
    project = opened(root)
    assert len(project.matching("marea")) == 60
    assert project.matching("marea -alta") == frozenset()
    assert project.matching("marea 7 links:tides") == frozenset()
    assert project.matching("type:concept links:moon") == {"concept/tides"}
    assert project.matching("status:retired") == {"concept/old"}
    assert project.matching("") == frozenset()
    assert project.matching('alta "marea alta 7"') == {"concept/n7"}
    with pytest.raises(Refused):
        project.matching("x" * 2000)


def test_graphml_is_read_by_others_whatever_the_titles_hold(
    root: Path, opened: Callable[[Path], Project], tmp_path: Path
) -> None:
    title = 'A <b>"bold"</b> & 钱塘江 title'
    write(
        root / "knowledge/concepts/odd.md",
        f"---\ntype: concept\n---\n\n# {title}\x08\n\n[Tides](tides.md), [[no<where>&]]\n",
    )
    project = opened(root)
    found = project.graph()
    places = project.arrange(found)
    target = tmp_path / "graph.graphml"
    project.write_graphml(target, found, places)
    import igraph  # noqa: PLC0415

    read = igraph.Graph.Read_GraphML(str(target))
    rows = {one["id"]: one.attributes() for one in read.vs}
    assert rows["concept/odd"]["label"].startswith(title)
    assert rows["concept/odd"]["kind"] == "page"
    assert rows["concept/odd"]["x"] == pytest.approx(places[found.numbers["concept/odd"]][0], abs=0.01)
    tree, space = ET.parse(target), "{http://graphml.graphdrawing.org/xmlns}"
    assert [one.get("id") for one in tree.iter(f"{space}node")] == list(found.ids)
    assert {(one.get("source"), one.get("target")) for one in tree.iter(f"{space}edge")} == edges(found)
    shown = found.kinds == PAGE
    project.write_graphml(target, found, None, shown)
    tree = ET.parse(target)
    assert len(tree.findall(f".//{space}node")) == found.page_count
    assert not tree.findall(f".//{space}data[@key='x']")


def test_graphml_that_is_stopped_leaves_nothing(project: Project, tmp_path: Path) -> None:
    def job(_done: int, _total: int) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        project.write_graphml(tmp_path / "graph.graphml", graph(3, [(0, 1)]), job=job)
    assert not list(tmp_path.glob("*graphml*"))
