"""The graph as a person meets it: real project, real mouse and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from by_hand import AGENT, move_mouse, write
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor, QWheelEvent
from PySide6.QtWidgets import QApplication

from kbdesk.desk import look
from kbdesk.desk.graph.local import LocalGraphView
from kbdesk.desk.graph.view import GraphView
from kbdesk.project.project import Project
from kbdesk.project.values import Draft

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.session import Session


@pytest.fixture
def view(session: Session, stand: Callable[..., Any], qtbot: QtBot, trouble: list[object]) -> GraphView:
    made = GraphView(session)
    stand(made)
    qtbot.waitUntil(lambda: made.canvas.scene is not None)
    return made


def place(view: GraphView, page: str) -> QPoint:
    found = view.canvas.place_of(page)
    assert found is not None
    return found.toPoint()


def test_all_pages_are_shown_with_their_links(view: GraphView) -> None:
    scene = view.canvas.scene
    assert scene is not None
    assert set(scene.ids[: scene.graph.page_count]) == {
        "concept/tides", "concept/waves", "entity/moon", "entity/sun", "entity/mars", "summary/chapter",
    }  # fmt: skip
    assert len(scene.graph.pages_only.first) == 4
    for page in scene.ids[: scene.graph.page_count]:
        assert view.canvas.rect().contains(place(view, page))


def test_a_click_opens_the_page(view: GraphView, session: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignal(session.page_wanted) as wanted:
        qtbot.mouseClick(view.canvas, Qt.MouseButton.LeftButton, pos=place(view, "entity/moon"))
    assert wanted.args == ["entity/moon", "", False]
    with qtbot.waitSignal(session.page_wanted) as wanted:
        qtbot.mouseClick(
            view.canvas,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.ControlModifier,
            place(view, "concept/tides"),
        )
    assert wanted.args == ["concept/tides", "", True]


def test_the_page_under_the_mouse_is_lit_and_named(view: GraphView, qtbot: QtBot) -> None:
    before = view.canvas.grab().toImage()
    move_mouse(view.canvas, place(view, "entity/moon"))
    assert view.canvas.hovered_page == "entity/moon"
    assert view.canvas.grab().toImage() != before
    move_mouse(view.canvas, QPoint(2, 2))
    assert view.canvas.hovered_page is None
    assert view.canvas.grab().toImage() == before


def test_the_wheel_zooms_at_the_cursor(view: GraphView) -> None:
    at = place(view, "entity/sun")
    other = place(view, "entity/mars")
    event = QWheelEvent(
        QPointF(at), QPointF(view.canvas.mapToGlobal(at)), QPoint(), QPoint(0, 240), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    scale = view.canvas.camera.scale
    QApplication.sendEvent(view.canvas, event)
    assert view.canvas.camera.scale > scale * 1.4
    assert (place(view, "entity/sun") - at).manhattanLength() <= 2
    assert place(view, "entity/mars") != other


def drag(view: GraphView, qtbot: QtBot, start: QPoint, way: QPoint) -> None:
    qtbot.mousePress(view.canvas, Qt.MouseButton.LeftButton, pos=start)
    for part in (4, 2, 1):
        move_mouse(view.canvas, start + way / part, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(view.canvas, Qt.MouseButton.LeftButton, pos=start + way)


def test_dragging_the_ground_pans(view: GraphView, session: Session, qtbot: QtBot) -> None:
    before = place(view, "entity/moon")
    opened: list[object] = []
    session.page_wanted.connect(lambda *args: opened.append(args))
    drag(view, qtbot, QPoint(3, 3), QPoint(80, 40))
    assert (place(view, "entity/moon") - before - QPoint(80, 40)).manhattanLength() <= 2
    qtbot.mouseClick(view._room, Qt.MouseButton.LeftButton)
    assert not opened
    view.canvas.fit()
    assert (place(view, "entity/moon") - before).manhattanLength() <= 2


def test_dragging_a_page_moves_it_and_does_not_open_it(view: GraphView, session: Session, qtbot: QtBot) -> None:
    opened: list[object] = []
    session.page_wanted.connect(lambda *args: opened.append(args))
    start, other = place(view, "entity/moon"), place(view, "entity/sun")
    drag(view, qtbot, start, QPoint(70, 30))
    assert (place(view, "entity/moon") - start - QPoint(70, 30)).manhattanLength() <= 2
    assert place(view, "entity/sun") == other
    assert not opened


def test_the_legend_hides_a_type(view: GraphView, qtbot: QtBot) -> None:
    entry = next(one for one in view.foot.legend.entries() if one.key == "type:entity")
    assert entry.text() == "Entities"
    at = place(view, "entity/moon")
    qtbot.mouseClick(entry, Qt.MouseButton.LeftButton)
    move_mouse(view.canvas, at)
    assert view.canvas.hovered_page is None
    entry.setFocus()
    qtbot.keyClick(entry, Qt.Key.Key_Space)
    move_mouse(view.canvas, at + QPoint(1, 0))
    assert view.canvas.hovered_page == "entity/moon"


def test_the_keyboard_reaches_every_page(view: GraphView, session: Session, qtbot: QtBot) -> None:
    scene = view.canvas.scene
    assert scene is not None
    view.canvas.setFocus()
    reached = set()
    pages = set(scene.ids[: scene.graph.page_count])
    for _ in pages:
        qtbot.keyClick(view.canvas, Qt.Key.Key_PageDown)
        reached.add(view.canvas.picked_page)
    assert reached == pages
    with qtbot.waitSignal(session.page_wanted) as wanted:
        qtbot.keyClick(view.canvas, Qt.Key.Key_Return)
    assert wanted.args[0] == view.canvas.picked_page
    qtbot.keyClick(view.canvas, Qt.Key.Key_Escape)
    assert view.canvas.picked_page is None


def test_arrow_keys_pan_and_with_shift_go_from_page_to_page(view: GraphView, qtbot: QtBot) -> None:
    view.canvas.setFocus()
    before = place(view, "entity/moon")
    qtbot.keyClick(view.canvas, Qt.Key.Key_Right)
    assert place(view, "entity/moon").x() < before.x()
    qtbot.keyClick(view.canvas, Qt.Key.Key_0)
    view.canvas.pick("concept/tides")
    qtbot.keyClick(view.canvas, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    right = view.canvas.picked_page
    assert right is not None
    if right != "concept/tides":
        assert place(view, right).x() > place(view, "concept/tides").x()
    scale = view.canvas.camera.scale
    qtbot.keyClick(view.canvas, Qt.Key.Key_Minus)
    assert view.canvas.camera.scale < scale


def test_a_screen_reader_hears_what_is_marked(view: GraphView) -> None:
    assert view.canvas.accessibleName()
    view.canvas.pick("entity/moon")
    spoken = QAccessible.queryAccessibleInterface(view.canvas).text(QAccessible.Text.Description)
    assert "Moon" in spoken
    assert "entity" in spoken


def test_search_goes_to_a_page_and_on_to_the_next(view: GraphView, qtbot: QtBot) -> None:
    qtbot.keyClicks(view.bar.search, "m")
    first = view.canvas.picked_page
    assert first in ("entity/moon", "entity/mars")
    qtbot.keyClick(view.bar.search, Qt.Key.Key_Return)
    assert {first, view.canvas.picked_page} == {"entity/moon", "entity/mars"}
    qtbot.keyClick(view.bar.search, Qt.Key.Key_Down)
    assert view.canvas.hasFocus() or QApplication.focusWidget() is view.canvas
    qtbot.keyClick(view.bar.search, Qt.Key.Key_Escape)
    assert view.bar.search.text() == ""
    assert view.canvas.picked_page is None


def test_a_page_an_agent_makes_appears_and_the_others_stay(
    view: GraphView, session: Session, qtbot: QtBot, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    scene = view.canvas.scene
    assert scene is not None
    before = scene.known()
    draft = Draft("concept", "currents", "Currents", "Driven by [the Moon](entity/moon).")
    elsewhere(lambda: session.project.create_pages([draft], AGENT))
    qtbot.waitUntil(lambda: view.canvas.scene is not None and "concept/currents" in view.canvas.scene.numbers)
    after = view.canvas.scene
    assert after is not None
    known = after.known()
    assert all(known[page] == at for page, at in before.items() if page not in ("entity/moon", "entity/mars"))


def test_retired_pages_are_dimmed(
    view: GraphView, session: Session, qtbot: QtBot, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    def centre() -> QColor:
        view.canvas.fit()
        return view.canvas.grab().toImage().pixelColor(place(view, "entity/mars"))

    before = centre()
    assert before == look.type_colour("entity")
    elsewhere(lambda: session.project.retire_page("entity/mars", "wrong planet", session.person))
    qtbot.waitUntil(lambda: bool(view.canvas.scene and view.canvas.scene.faded.any()))
    assert centre().lightness() > before.lightness() + 40


def test_the_colours_follow_the_theme(view: GraphView) -> None:
    try:
        look.apply(QApplication.instance(), "dark")
        image = view.canvas.grab().toImage()
        assert image.pixelColor(1, 1) == look.colour("surface")
        assert image.pixelColor(place(view, "concept/tides")) == look.type_colour("concept")
    finally:
        look.apply(QApplication.instance(), "light")


def test_an_empty_knowledge_base_says_so(
    tmp_path: Path, sessions: Callable[[Path], Session], qtbot: QtBot, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    (tmp_path / "new").mkdir()
    elsewhere(lambda: Project.create(tmp_path / "new"))
    empty = sessions(tmp_path / "new")
    view = GraphView(empty)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitUntil(view._empty.isVisible)
    draft = Draft("concept", "first", "First", "Hello.")
    elsewhere(lambda: empty.project.create_pages([draft], AGENT))
    qtbot.waitUntil(view.canvas.isVisible)


def test_a_big_graph_is_drawn_on_a_worker(tmp_path: Path, sessions: Callable[[Path], Session], qtbot: QtBot) -> None:
    for number in range(1700):
        links = " ".join(f"[p](p{(number * step + 7) % 1700}.md)" for step in (3, 5))
        write(
            tmp_path / f"big/knowledge/concepts/p{number}.md", f"---\ntype: concept\n---\n\n# P {number}\n\n{links}\n"
        )
    view = GraphView(sessions(tmp_path / "big"))
    qtbot.addWidget(view)
    view.resize(1200, 800)
    view.show()
    canvas = view.canvas
    qtbot.waitUntil(canvas.pictures.is_current, timeout=20000)
    assert canvas.pictures.newest is not None
    assert canvas.pictures.newest.image.pixelColor(1, 1) == look.colour("surface")
    canvas.pan(600, 0)
    canvas.repaint()
    assert not canvas.pictures.is_current()
    qtbot.waitUntil(canvas.pictures.is_current, timeout=20000)
    canvas.zoom(0.5)
    canvas.repaint()
    qtbot.waitUntil(canvas.pictures.is_current, timeout=20000)


def test_the_local_graph_shows_a_page_and_its_neighbours(
    session: Session, stand: Callable[..., Any], qtbot: QtBot, trouble: list[object]
) -> None:
    view = LocalGraphView(session)
    window = stand(view)
    assert view._nothing.isVisible()
    view.show_page("entity/sun")
    qtbot.waitUntil(lambda: view.canvas.scene is not None)
    assert set(view.canvas.scene.numbers) == {"entity/sun", "concept/tides"}
    qtbot.mouseClick(view.away.button(2), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "entity/moon" in view.canvas.scene.numbers)
    with qtbot.waitSignal(session.page_wanted) as wanted:
        at = view.canvas.place_of("concept/tides")
        qtbot.mouseClick(view.canvas, Qt.MouseButton.LeftButton, pos=at.toPoint())
    assert wanted.args[0] == "concept/tides"
    view.show_page("")
    assert view._nothing.isVisible()
    window.hide()
    view.show_page("entity/moon")
    window.show()
    qtbot.waitUntil(lambda: view.canvas.isVisible() and "entity/moon" in view.canvas.scene.numbers)


def test_the_local_graph_of_a_page_that_is_gone_says_so(
    session: Session, stand: Callable[..., Any], qtbot: QtBot
) -> None:
    view = LocalGraphView(session)
    stand(view)
    view.show_page("entity/pluto")
    qtbot.waitUntil(lambda: "pluto" in view._nothing.text() or "does not stand" in view._nothing.text())
