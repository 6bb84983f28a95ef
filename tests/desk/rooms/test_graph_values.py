"""The values of the graph's room: what lies where, which names stand, what is remembered."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from kbdesk.desk.graph import keeping, labels
from kbdesk.desk.graph.camera import Camera
from kbdesk.desk.graph.guise import Choices
from kbdesk.desk.graph.scene import NONE, Scene, scene_of
from kbdesk.graph.graph import PAGE, Column, Graph

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


def made(places: NDArray[np.float64], links: Sequence[tuple[int, int]] = (), titles: Sequence[str] = ()) -> Scene:
    size = len(places)
    pairs = np.array(links, dtype=np.int32).reshape(-1, 2)
    nothing = np.zeros(size, dtype=np.int32)
    graph = Graph(
        tuple(f"concept/p{number}" for number in range(size)),
        tuple(titles or (f"Page {number}" for number in range(size))),
        np.full(size, PAGE, dtype=np.uint8),
        Column.made(["concept"] * size),
        Column.made(["active"] * size),
        Column.made([""] * size),
        np.full(size, np.datetime64("NaT", "D")),
        nothing,
        nothing,
        pairs[:, 0],
        pairs[:, 1],
    )
    return scene_of(graph, places)


@given(st.integers(0, 10_000), st.integers(1, 300), st.floats(0.05, 8))
@settings(max_examples=40, deadline=None)
def test_what_lies_under_the_mouse_is_what_is_nearest(seed: int, size: int, scale: float) -> None:
    chance = np.random.default_rng(seed)
    places = chance.normal(size=(size, 2)) * chance.choice([3, 300, 30_000])
    scene, camera = made(places), Camera(scale, 40, -20)
    shown = chance.random(size) < 0.8
    for x, y in camera.to_screen(places[:20]) + chance.normal(size=(min(size, 20), 2)) * 4:
        away = np.hypot(*(camera.to_screen(places) - (x, y)).T) - np.maximum(scene.radii(camera), 4.0)
        away[~shown] = np.inf
        found = scene.at(camera, float(x), float(y), shown)
        assert (found == NONE) == (away.min() > 3)
        assert found == NONE or away[found] == pytest.approx(away.min())


def test_a_node_is_found_where_it_was_dragged_to() -> None:
    scene = made(np.array([[0.0, 0.0], [500.0, 0.0], [0.0, 500.0]])).moved(1, 90.0, 90.0).settled()
    shown = np.ones(3, dtype=bool)
    assert scene.at(Camera(), 91, 90, shown) == 1
    assert scene.at(Camera(), 500, 0, shown) == NONE


def test_titles_are_found_those_that_begin_so_first_then_by_links() -> None:
    titles = ["High tide", "Tide", "tide\nof war", "Moon", "Riptide"]
    scene = made(np.zeros((5, 2)), [(0, 1), (0, 2), (0, 3), (4, 3), (4, 2)], titles)
    shown = np.ones(5, dtype=bool)
    assert scene.titled.holding("tide", shown, 10) == [2, 1, 0, 4]
    shown[2] = False
    assert scene.titled.holding("tide", shown, 10) == [1, 0, 4]
    assert scene.titled.holding("tide of", np.ones(5, dtype=bool), 10) == [2]
    assert scene.titled.holding("nothing", shown, 10) == []


def test_of_names_that_come_together_the_first_stand() -> None:
    boxes = [QRectF(0, 0, 50, 10), QRectF(40, 5, 50, 10), QRectF(85, 5, 50, 10), QRectF(0, 40, 50, 10)]
    assert labels.apart(boxes) == [True, False, True, True]
    assert labels.apart([]) == []


def test_a_flight_begins_here_ends_there_and_goes_neither_back_nor_astray() -> None:
    here, there = Camera(0.2, 10, 20), Camera(3.0, -900, -700)
    for share, camera in ((0, here), (1, there)):
        at = here.towards(there, share, 800, 600)
        assert (at.scale, at.x, at.y) == pytest.approx((camera.scale, camera.x, camera.y))
    scales = [here.towards(there, share / 10, 800, 600).scale for share in range(11)]
    assert scales == sorted(scales)


@pytest.mark.parametrize("text", ["", "[]", "7", '{"choices": 3, "look": {"x": 1}, "pins": [["a"], 4], "side": "x"}'])
def test_what_was_kept_and_makes_no_sense_is_as_it_is_at_first(text: str) -> None:
    assert keeping.read(text) == keeping.Kept()


def test_how_the_graph_was_left_comes_back() -> None:
    choices = Choices("trace", frozenset({"type:entity", "kind:original"}), 50, past=False, loose=False)
    kept = keeping.Kept(choices, 'type:x "ü"', "path", False, keeping.Look(1.5, -2, 0.25), (("concept/a", 1.0, -2.5),))
    assert keeping.read(keeping.written(kept)) == kept
    assert json.loads(keeping.written(kept))["choices"]["mode"] == "trace"
