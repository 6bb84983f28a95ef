"""The graph at the desk: frames while it is moved and zoomed, hits, turns of the UI thread, at both sizes."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

import numpy as np

from tests.bench.figures import Figure
from tests.bench.measuring import percentile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kbdesk.desk.graph.canvas import GraphCanvas
    from kbdesk.desk.graph.scene import Scene
    from kbdesk.graph.graph import Graph
    from tests.bench.grounds import Grounds

SIZES = ((10_000, 30_000, 0.033), (100_000, 300_000, 0.100))
"""Pages, links, and seconds that a frame may take."""
FIELD = (1600, 1000)
FRAMES = 60
ROUNDS = 3
HITS = 300
HIT = 0.001
TURN = 0.050


def run(grounds: Grounds) -> Iterator[Figure]:
    """Move and zoom a field as large as a screen, while workers draw; by the clock, and by what is worked."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSettings  # noqa: PLC0415  # only this part needs a desk

    from kbdesk.desk.app import make_app  # noqa: PLC0415
    from kbdesk.desk.collecting import Collecting  # noqa: PLC0415
    from kbdesk.desk.graph.canvas import GraphCanvas  # noqa: PLC0415
    from kbdesk.desk.graph.guise import Guise  # noqa: PLC0415
    from kbdesk.desk.graph.scene import scene_of  # noqa: PLC0415
    from kbdesk.desk.session import Session, open_project  # noqa: PLC0415
    from tests.flows.walk import settle, until  # noqa: PLC0415

    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(grounds.folder / "settings"))
    app = make_app()
    Collecting(app)  # as the program does
    session = Session(open_project(grounds.fresh(100), lambda done, total: None))
    try:
        for pages, links, goal in SIZES:
            scene = scene_of(*made(pages, links))
            canvas = GraphCanvas(session, Guise({}))
            canvas.resize(*FIELD)
            canvas.show()
            canvas.show_scene(scene)
            until(canvas.pictures.is_current, "the picture is there")
            settle(500)
            yield from _figures(canvas, scene, f"{pages:,} pages", goal)
            canvas.deleteLater()
            app.processEvents()
    finally:
        session.close()


def made(pages: int, links: int) -> tuple[Graph, np.ndarray]:
    """Make a graph of communities, as wikis have them, and places for its pages."""
    from kbdesk.graph.graph import PAGE, Column, Graph  # noqa: PLC0415

    chance = np.random.default_rng(8)
    groups = max(6, int(pages**0.5 / 5))
    of = np.sort((chance.power(0.6, pages) * groups).astype(np.int32))
    middles = np.stack([np.cos(np.arange(groups) * 2.4), np.sin(np.arange(groups) * 2.4)], axis=1)
    middles *= np.sqrt(np.arange(groups) + 1)[:, None] * np.sqrt(pages / groups) * 45
    places = middles[of] + chance.normal(size=(pages, 2)) * np.sqrt(np.bincount(of, minlength=groups))[of, None] * 14
    sources = chance.integers(0, pages, links)
    low, high = np.searchsorted(of, of[sources]), np.searchsorted(of, of[sources], side="right")
    near = low + (chance.power(0.4, links) * (high - low)).astype(np.int64)
    targets = np.where(chance.random(links) < 0.85, near, chance.integers(0, pages, links))
    kept = sources != targets
    sources, targets = sources[kept].astype(np.int32), targets[kept].astype(np.int32)
    kinds = [("concept", "entity", "summary")[number % 3] for number in range(pages)]
    graph = Graph(
        tuple(f"concept/p{number}" for number in range(pages)),
        tuple(f"Page {number} about something" for number in range(pages)),
        np.full(pages, PAGE, dtype=np.uint8),
        Column.made(kinds),
        Column.made(["active"] * pages),
        Column.made([""] * pages),
        np.full(pages, np.datetime64("2026-10-01", "D")),
        np.bincount(sources, minlength=pages).astype(np.int32),
        np.bincount(targets, minlength=pages).astype(np.int32),
        sources,
        targets,
    )
    return graph, places


def _figures(canvas: GraphCanvas, scene: Scene, label: str, goal: float) -> Iterator[Figure]:
    from PySide6.QtCore import QPointF  # noqa: PLC0415

    from tests.flows.watchdog import Watchdog  # noqa: PLC0415

    watchdog = Watchdog()
    watchdog.begin()
    steps: tuple[tuple[str, Callable[[int], object]], ...] = (
        ("moved", lambda at: canvas.pan(9 if at < FRAMES / 2 else -14, 5)),
        ("zoomed", lambda at: canvas.zoom(1.07 if at < FRAMES / 2 else 1 / 1.07, QPointF(500, 400))),
        ("moved close by", lambda _at: canvas.pan(-11, -4)),
    )
    for name, step in steps:
        if name == "moved close by":
            canvas.zoom(6)
        rounds = [_frames(canvas, step) for _ in range(ROUNDS)]
        times, worked = min(rounds, key=lambda one: percentile(one[0]))  # what disturbs from outside only lengthens
        yield Figure(f"{label}: a frame while {name}, p95", percentile(times), "ms", goal)
        yield Figure(f"{label}: worked for it, p95", percentile(worked), "ms")
    turns = watchdog.end()
    yield Figure(f"{label}: longest turn of the UI thread", max((turn.worked for turn in turns), default=0), "ms", TURN)
    shown = np.ones(len(scene.ids), dtype=bool)
    chance = np.random.default_rng(3)
    hits = []
    for x, y in chance.random((HITS, 2)) * FIELD:
        began = time.perf_counter()
        scene.at(canvas.camera, float(x), float(y), shown)
        hits.append(time.perf_counter() - began)
    yield Figure(f"{label}: what lies under the mouse, p95", percentile(hits), "ms", HIT)


def _frames(canvas: GraphCanvas, step: Callable[[int], object]) -> tuple[list[float], list[float]]:
    """Move and paint, frame by frame; return what each took by the clock, and what the UI thread worked for it."""
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from tests.flows.walk import settle  # noqa: PLC0415

    times, worked = [], []
    for at in range(FRAMES):
        began, began_work = time.perf_counter(), time.thread_time()
        step(at)
        canvas.repaint()
        QApplication.processEvents()
        times.append(time.perf_counter() - began)
        worked.append(time.thread_time() - began_work)
        settle(8)
    return times, worked
