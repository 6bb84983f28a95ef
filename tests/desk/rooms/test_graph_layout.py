"""Where the pages of the graph stand."""

from __future__ import annotations

import numpy as np
import pytest

from kbdesk.desk.graph.building import build
from kbdesk.desk.graph.camera import Camera
from kbdesk.desk.graph.layout import Settling, shelf, undirected
from kbdesk.errors import Cancelled
from kbdesk.project.values import Graph, PageRow


def page(number: int, kind: str = "concept", status: str = "active") -> PageRow:
    return PageRow(f"{kind}/p{number}", kind, f"p{number}", f"Page {number}", "", status, f"k/p{number}.md")


def graph(count: int, edges: list[tuple[int, int]]) -> Graph:
    return Graph(tuple(page(number) for number in range(count)), tuple(edges))


def two_groups() -> Graph:
    """Two rings of ten, joined by one link, and three pages alone."""
    ring = [(at, (at + 1) % 10) for at in range(10)] + [(at, (at + 3) % 10) for at in range(10)]
    return graph(23, [*ring, *((one + 10, other + 10) for one, other in ring), (0, 10)])


def quiet(done: int, total: int) -> None:
    """Heed nothing."""


def test_the_same_graph_gives_the_same_picture() -> None:
    one = Settling(two_groups(), {}).run(quiet)
    other = Settling(two_groups(), {}).run(quiet)
    assert np.array_equal(one, other)


def test_linked_pages_are_nearer_than_others() -> None:
    places = Settling(two_groups(), {}).run(quiet)
    first, second = places[:10], places[10:20]
    within = np.mean([np.linalg.norm(first[a] - first[b]) for a in range(10) for b in range(a)])
    across = np.mean([np.linalg.norm(a - b) for a in first for b in second])
    assert within * 1.5 < across


def test_no_two_pages_stand_at_the_same_place() -> None:
    places = Settling(two_groups(), {}).run(quiet)
    away = np.linalg.norm(places[:, None] - places[None], axis=2) + np.eye(len(places)) * 1000
    assert away.min() > 8


def test_pages_without_links_stand_below_the_others() -> None:
    places = Settling(two_groups(), {}).run(quiet)
    assert places[20:, 1].min() > places[:20, 1].max()


def test_islands_do_not_overlap() -> None:
    ring = [(at, (at + 1) % 6) for at in range(6)]
    islands = graph(30, [(one + start, other + start) for start in range(0, 30, 6) for one, other in ring])
    places = Settling(islands, {}).run(quiet)
    boxes = [(places[at : at + 6].min(axis=0), places[at : at + 6].max(axis=0)) for at in range(0, 30, 6)]
    for number, (low, high) in enumerate(boxes):
        for other_low, other_high in boxes[:number]:
            assert (high < other_low).any() or (low > other_high).any()


def test_a_new_page_moves_only_its_surroundings() -> None:
    before = two_groups()
    places = Settling(before, {}).run(quiet)
    known = {one.id: tuple(at) for one, at in zip(before.pages, places.tolist(), strict=True)}
    after = Graph((*before.pages, page(99)), (*before.edges, (23, 2)))
    moved = Settling(after, known).run(quiet)
    shift = np.linalg.norm(moved[:23] - places, axis=1)
    assert shift[[number for number in range(23) if number != 2]].max() == 0
    assert np.linalg.norm(moved[23] - moved[2]) < 300


def test_too_few_known_places_are_forgotten() -> None:
    anew = Settling(two_groups(), {}).run(quiet)
    with_few = Settling(two_groups(), {"concept/p0": (9000.0, 9000.0)}).run(quiet)
    assert np.array_equal(anew, with_few)


def test_settling_can_be_cancelled_and_shows_its_way() -> None:
    shown: list[object] = []

    def stop(done: int, total: int) -> None:
        if done >= 60:
            raise Cancelled

    with pytest.raises(Cancelled):
        Settling(two_groups(), {}).run(stop, shown.append)
    assert len(shown) >= 2


@pytest.mark.parametrize("count", [0, 1, 2])
def test_tiny_graphs(count: int) -> None:
    edges = [(0, 1)] if count == 2 else []
    assert Settling(graph(count, edges), {}).run(quiet).shape == (count, 2)


def test_links_to_itself_and_doubles_count_once() -> None:
    told = graph(3, [(0, 0), (0, 1), (1, 0)])
    scene = build(told, np.zeros((3, 2)), undirected(told))
    assert scene.counts.tolist() == [1, 1, 0]


def test_a_shelf_by_itself_is_about_a_square() -> None:
    places = shelf(100, np.zeros((0, 2)))
    width, height = np.ptp(places, axis=0)
    assert 0.5 < width / height < 3


def test_zooming_keeps_the_place_under_the_cursor() -> None:
    camera = Camera(1.3, 40, -20)
    before = camera.to_drawing(300, 200)
    assert camera.zoomed(4.0, 300, 200).to_drawing(300, 200) == pytest.approx(before)


def test_hit_and_direction() -> None:
    told = graph(3, [(0, 1), (1, 2)])
    scene = build(told, np.array([[0.0, 0.0], [100.0, 0.0], [0.0, 100.0]]), undirected(told))
    shown = np.ones(3, dtype=bool)
    camera = Camera(1, 10, 10)
    assert scene.at(camera, 111, 9, shown) == 1
    assert scene.at(camera, 60, 60, shown) == -1
    assert scene.towards(0, 1, 0, shown) == 1
    assert scene.towards(0, 0, 1, shown) == 2
    assert scene.towards(0, -1, 0, shown) == 0
