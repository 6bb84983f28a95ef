"""What the graph's room offers around the drawing: colours, filter, path, pins, map, exports, what it remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import pytest
from by_hand import move_mouse, write
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QMenu

from kbdesk.desk import look
from kbdesk.desk.graph.view import GraphView

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.session import Session

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(autouse=True)
def settings_of_its_own(tmp_path: Path) -> None:
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings"))


@pytest.fixture
def root(root: Path) -> Path:
    """The base of these tests has a page that links to what is not there, with words that are markup elsewhere."""
    body = "See [Moon](../entities/moon.md) and [not there](not-there.md)."
    write(root / "knowledge/concepts/odd.md", f'---\ntype: concept\ntitle: "<b>Odd</b> & co"\n---\n\n# Odd\n\n{body}\n')
    return root


@pytest.fixture
def make(session: Session, stand: Callable[..., Any], qtbot: QtBot, trouble: list[object]) -> Callable[[], GraphView]:
    def made() -> GraphView:
        view = GraphView(session)
        stand(view)
        qtbot.waitUntil(lambda: view.canvas.scene is not None)
        qtbot.waitUntil(session.work.is_idle)
        return view

    return made


def shown(view: GraphView) -> set[str]:
    motif = view.canvas.motif
    assert motif is not None
    return {node for node, is_shown in zip(motif.scene.ids, motif.shown.tolist(), strict=True) if is_shown}


def place(view: GraphView, node: str) -> QPoint:
    found = view.canvas.place_of(node)
    assert found is not None
    return found.toPoint()


def colour_at(view: GraphView, node: str) -> QColor:
    view.canvas.fit()
    return view.canvas.grab().toImage().pixelColor(place(view, node))


def choose(view: GraphView, mode: str) -> None:
    view.foot.chooser.setCurrentIndex(view.foot.chooser.findData(mode))


def test_what_is_not_there_is_hollow_and_originals_come_when_they_are_asked_for(
    make: Callable[[], GraphView], session: Session, qtbot: QtBot
) -> None:
    view = make()
    missing = next(node for node in shown(view) if node.startswith("missing:"))
    assert colour_at(view, missing) == look.colour("surface")
    assert not any(node.startswith("original:") for node in shown(view))
    view.turn_originals(True)
    original = next(node for node in shown(view) if node.startswith("original:") and node.endswith("tides.txt"))
    scene = view.canvas.scene
    assert scene is not None
    joined = {scene.ids[at] for at in scene.neighbours(scene.numbers[original]).tolist()}
    assert joined == {"summary/chapter"}
    with qtbot.waitSignal(session.original_wanted) as wanted:
        qtbot.mouseClick(view.canvas, Qt.MouseButton.LeftButton, pos=place(view, original))
    assert wanted.args[0].endswith("tides.txt")


def test_the_colours_say_what_is_chosen_and_the_legend_follows(make: Callable[[], GraphView], qtbot: QtBot) -> None:
    view = make()
    assert colour_at(view, "entity/moon") == look.type_colour("entity")
    choose(view, "community")
    qtbot.waitUntil(lambda: view.foot.legend.entries()[0].key == "community:0")
    rows = {entry.key: entry.row.colour for entry in view.foot.legend.entries()}
    assert colour_at(view, "entity/moon") in rows.values()
    tint = colour_at(view, "concept/tides")
    entry = next(each for each in view.foot.legend.entries() if each.row.colour == tint)
    qtbot.mouseClick(entry, Qt.MouseButton.LeftButton)
    assert "concept/tides" not in shown(view)
    choose(view, "status")
    assert "concept/tides" in shown(view)
    assert {entry.key for entry in view.foot.legend.entries()} >= {"status:active"}
    for mode in ("review", "age", "trace"):
        choose(view, mode)
        qtbot.waitUntil(lambda mode=mode: view.foot.legend.entries()[0].key.startswith(f"{mode}:"))


def test_the_filter_is_that_of_the_search_and_says_its_errors(make: Callable[[], GraphView], qtbot: QtBot) -> None:
    view = make()
    qtbot.mouseClick(view.bar.filter_button, Qt.MouseButton.LeftButton)
    assert view.filter.line.hasFocus()
    qtbot.keyClicks(view.filter.line, "type:entity makes")
    qtbot.waitUntil(lambda: shown(view) == {"entity/moon", "entity/sun"})
    assert "2" in view.filter.told.text()
    view.filter.take(" ".join(f"word{number}" for number in range(300)))
    qtbot.waitUntil(view.filter.trouble.isVisible)
    assert view.filter.trouble.text()
    qtbot.keyClick(view.filter.line, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: "concept/waves" in shown(view))
    assert not view.filter.trouble.isVisible()


def test_hubs_types_past_and_lonely_pages_are_hidden(make: Callable[[], GraphView]) -> None:
    view = make()
    everything = shown(view)
    view.limit(3)
    assert everything - shown(view) == {"concept/tides"}
    view.turn_loose(False)
    assert "entity/mars" not in shown(view)
    view.turn_row("type:concept", True)
    choose(view, "age")
    assert not any(node.startswith("concept/") for node in shown(view))
    view.show_everything()
    assert shown(view) == everything


def test_the_path_between_two_pages_is_listed_and_lit(
    make: Callable[[], GraphView], session: Session, qtbot: QtBot
) -> None:
    view = make()
    scene = view.canvas.scene
    assert scene is not None
    view.path_from(scene.numbers["concept/waves"])
    view.path_to(scene.numbers["entity/sun"])
    listing = view.side.path.list
    qtbot.waitUntil(lambda: listing.count() == 3)
    assert [listing.item(at).text() for at in range(3)] == ["Waves", "Tides", "Sun"]
    assert view.canvas.is_lit
    view.path_to(scene.numbers["entity/mars"])
    qtbot.waitUntil(lambda: listing.count() == 0)
    assert view.side.path.told.text()
    assert not view.canvas.is_lit


def test_a_finding_is_lit_and_gone_to(make: Callable[[], GraphView], qtbot: QtBot) -> None:
    view = make()
    view.turn_findings()
    rows = view.side.findings.list
    qtbot.waitUntil(rows.isVisible)
    titles = [str(rows.model().index(at, 0).data()) for at in range(rows.model().rowCount())]
    at = titles.index("Tides")
    qtbot.mouseClick(
        rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.visualRect(rows.model().index(at, 0)).center()
    )
    assert view.canvas.is_lit
    qtbot.waitUntil(lambda: view.canvas.rect().contains(place(view, "concept/tides")))
    view.canvas.setFocus()
    qtbot.keyClick(view.canvas, Qt.Key.Key_Escape)
    assert not view.canvas.is_lit


def test_a_dragged_page_is_pinned_comes_back_there_and_is_let_go(
    make: Callable[[], GraphView], session: Session, qtbot: QtBot
) -> None:
    view = make()
    start = place(view, "entity/moon")
    qtbot.mousePress(view.canvas, Qt.MouseButton.LeftButton, pos=start)
    for part in (4, 2, 1):
        move_mouse(view.canvas, start + QPoint(60, 30) / part, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(view.canvas, Qt.MouseButton.LeftButton, pos=start + QPoint(60, 30))
    assert set(view.pins) == {"entity/moon"}
    kept = view.pins["entity/moon"]
    choose(view, "community")
    view.turn_list()
    view.keep()
    other = make()
    assert other.pins == {"entity/moon": kept}
    scene = other.canvas.scene
    assert scene is not None
    assert scene.known()["entity/moon"] == pytest.approx(kept)
    assert other.foot.chooser.currentData() == "community"
    assert other.side.list.isVisible()
    other.canvas.menu_asked.emit(scene.numbers["entity/moon"], other.mapToGlobal(QPoint(5, 5)))
    menu = next(each for each in other.findChildren(QMenu) if each.isVisible())
    next(each for each in menu.actions() if "move" in each.text()).trigger()
    menu.close()
    assert not other.pins


def test_only_the_surroundings_are_shown_and_all_again(make: Callable[[], GraphView], qtbot: QtBot) -> None:
    view = make()
    view.enter_surroundings("entity/sun", 1)
    qtbot.waitUntil(lambda: shown(view) == {"entity/sun", "concept/tides"})
    assert view.scope.isVisible()
    qtbot.mouseClick(view.scope.away.button(2), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "entity/moon" in shown(view))
    qtbot.mouseClick(view.scope.all_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "entity/mars" in shown(view))
    assert not view.scope.isVisible()


def test_the_map_shows_where_one_looks_and_moves_it(make: Callable[[], GraphView], qtbot: QtBot) -> None:
    view = make()
    view.window().resize(1200, 900)
    qtbot.waitUntil(lambda: view.canvas.width() > 1000)
    view.canvas.zoom(4)
    view.canvas.repaint()
    qtbot.waitUntil(view.minimap.isVisible)
    before = view.minimap.frame()
    qtbot.mouseClick(view.minimap, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    after = view.minimap.frame()
    assert (after.center().toPoint() - QPoint(20, 20)).manhattanLength() <= 3
    assert after.size() == before.size()
    view.turn_map()
    assert not view.minimap.isVisible()


def test_what_is_exported_is_what_is_shown_and_escaped(
    make: Callable[[], GraphView], session: Session, qtbot: QtBot, tmp_path: Path, read: Callable[[Path], bytes]
) -> None:
    view = make()
    view.turn_row("type:entity", True)
    width = view.canvas.width()
    for kind in ("svg", "png", "graphml"):
        view._leaving.write(tmp_path / f"out.{kind}", kind)
        qtbot.waitUntil(session.work.is_idle)
    drawing = ElementTree.fromstring(read(tmp_path / "out.svg").decode())
    told = {each.findtext(f"{SVG}title") for each in drawing.iter(f"{SVG}circle")}
    assert {"<b>Odd</b> & co", "Tides"} <= told
    assert "Moon" not in told
    assert "Tides" in {each.text for each in drawing.iter(f"{SVG}text")}
    picture = QImage.fromData(read(tmp_path / "out.png"))
    assert picture.width() == width * 2
    assert b"Odd" in read(tmp_path / "out.graphml")
    assert b"Moon" not in read(tmp_path / "out.graphml")


@pytest.fixture
def read(elsewhere: Callable[[Callable[[], Any]], Any]) -> Callable[[Path], bytes]:
    return lambda path: elsewhere(path.read_bytes)
