"""What stands where on the screen, and what is met there."""

from __future__ import annotations

import numpy as np
import pytest

from kbdesk.desk.graph.camera import Camera
from kbdesk.desk.graph.scene import scene_of
from tests.graph.made import graph


def test_zooming_keeps_the_place_under_the_cursor() -> None:
    camera = Camera(1.3, 40, -20)
    before = camera.to_drawing(300, 200)
    assert camera.zoomed(4.0, 300, 200).to_drawing(300, 200) == pytest.approx(before)


def test_hit_and_direction() -> None:
    scene = scene_of(graph(3, [(0, 1), (1, 2)]), np.array([[0.0, 0.0], [100.0, 0.0], [0.0, 100.0]]))
    shown = np.ones(3, dtype=bool)
    camera = Camera(1, 10, 10)
    assert scene.at(camera, 111, 9, shown) == 1
    assert scene.at(camera, 60, 60, shown) == -1
    assert scene.towards(0, 1, 0, shown) == 1
    assert scene.towards(0, 0, 1, shown) == 2
    assert scene.towards(0, -1, 0, shown) == 0
