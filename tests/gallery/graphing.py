"""The graph in its states: colours, filter, path, findings, map, surroundings, menus, empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from tests.flows.walk import until

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.graph.view import GraphView
    from tests.gallery.stage import Stage


def view_of(stage: Stage) -> GraphView:
    """Return the room."""
    view: GraphView = stage.rooms.widget("graph")  # type: ignore[assignment]
    return view


def graph(stage: Stage) -> QWidget:
    return stage.room("graph")


def graph_list(stage: Stage) -> QWidget:
    QTest.mouseClick(view_of(stage).bar.sides["list"], Qt.MouseButton.LeftButton)
    return stage.window


def graph_communities(stage: Stage) -> QWidget:
    view = view_of(stage)
    view.turn_side("")
    _colour(stage, "community")
    view.turn_originals(True)
    return stage.window


def graph_trace(stage: Stage) -> QWidget:
    view_of(stage).turn_originals(False)
    _colour(stage, "trace")
    return stage.window


def graph_findings(stage: Stage) -> QWidget:
    view = view_of(stage)
    _colour(stage, "type")
    view.turn_side("findings")
    stage.quiet()
    until(view.side.findings.list.isVisible, "the findings are there")
    view.side.findings.list.setCurrentIndex(view.side.findings.list.model().index(3, 0))
    until(lambda: not view.canvas.is_flying, "one has arrived")
    return stage.window


def graph_path(stage: Stage) -> QWidget:
    view = view_of(stage)
    view.turn_side("path")
    scene = view.canvas.scene
    assert scene is not None
    view.path_from(scene.numbers["concept/tidal-lag"])
    view.path_to(scene.numbers["entity/lord-kelvin"])
    stage.quiet()
    until(lambda: not view.canvas.is_flying, "one has arrived")
    return stage.window


def graph_filter_refused(stage: Stage) -> QWidget:
    view = view_of(stage)
    view.turn_side("")
    view.canvas.show_light(None)
    view.canvas.fit()
    view.turn_filter()
    view.filter.take("type:concept tide")
    stage.quiet()
    view.filter.take(" ".join(f"word{number}" for number in range(200)))
    stage.quiet()
    return stage.window


def graph_around(stage: Stage) -> QWidget:
    view = view_of(stage)
    view.turn_filter()
    view.enter_surroundings("concept/tidal-datums", 2)
    stage.quiet()
    return stage.window


def graph_near(stage: Stage) -> QWidget:
    view = view_of(stage)
    view.scope.leave()
    stage.quiet()
    view.canvas.pick("concept/spring-and-neap-tides", go=True)
    until(lambda: not view.canvas.is_flying, "one has arrived")
    stage.quiet()
    return stage.window


def graph_menu(stage: Stage) -> QWidget:
    view = view_of(stage)
    scene = view.canvas.scene
    assert scene is not None
    view.canvas.menu_asked.emit(scene.numbers["concept/tidal-datums"], stage.window.mapToGlobal(QPoint(40, 40)))
    return _open_menu(stage)


def graph_shown_menu(stage: Stage) -> QWidget:
    stage.clear()
    view_of(stage).choose_shown()
    return _open_menu(stage)


def graph_more_menu(stage: Stage) -> QWidget:
    stage.clear()
    QTest.mouseClick(view_of(stage).bar.more_button, Qt.MouseButton.LeftButton)
    return _open_menu(stage)


def graph_arranging(stage: Stage) -> QWidget:
    stage.clear()
    view = view_of(stage)
    view.canvas.mark(-1)
    view.canvas.fit()
    view.arriving.tell(30, 100)
    until(view.arriving.isVisible, "it is told")
    return stage.window


def _colour(stage: Stage, mode: str) -> None:
    chooser = view_of(stage).foot.chooser
    chooser.setCurrentIndex(chooser.findData(mode))
    stage.quiet()


def _open_menu(stage: Stage) -> QWidget:
    return next(each for each in stage.window.findChildren(QMenu) if each.isVisible())


SCREENS = (
    graph,
    graph_list,
    graph_communities,
    graph_trace,
    graph_findings,
    graph_path,
    graph_filter_refused,
    graph_around,
    graph_near,
    graph_menu,
    graph_shown_menu,
    graph_more_menu,
    graph_arranging,
)
"""All of them but the empty one; the room is as it is at first when they are begun."""
