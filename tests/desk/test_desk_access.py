"""For whoever sees nothing or has no mouse: all has a name and a role, the tab key comes to it, and it shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QInputMethodEvent, QIntValidator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk.composing import Composing
from kbdesk.desk.editor.text import MarkdownEdit
from kbdesk.desk.graph.view import GraphView
from kbdesk.desk.palette.picker import Picker
from tests.flows.walk import until
from tests.gallery.access import backwards, described, for_the_mouse_only, nameless, reachable, spoken_rows, walk_by_tab
from tests.gallery.screens import search_results, sources, walk
from tests.gallery.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

quiet = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def stage(qtbot: QtBot, tmp_path: Path) -> Iterator[Stage]:
    made = Stage(tmp_path)
    made.dress("light", "en", (1024, 640))
    yield made
    made.close()


@quiet
def test_everything_has_a_name_and_the_tab_key_comes_to_it_and_shows(stage: Stage) -> None:
    found: list[str] = []
    seen: set[str] = set()
    for name, widget in walk(stage):
        QApplication.processEvents()
        found += [f"{name}: {fault}" for fault in nameless(widget)]
        if isinstance(widget, QMenu):
            continue
        found += [f"{name}: only the mouse comes to {each}" for each in for_the_mouse_only(widget)]
        came, unseen = walk_by_tab(widget, seen)
        found += [f"{name}: no focus shows on {each}" for each in unseen]
        found += [f"{name}: out of order: {each}" for each in backwards(came)]
        if any(isinstance(each, MarkdownEdit) and each.isVisible() for each in reachable(widget)):
            came += walk_by_tab(widget, seen, back=True)[0]  # out of the text, to what stands above it
        found += [f"{name}: no tab key comes to {described(each)}" for each in reachable(widget) if each not in came]
    assert found == []


@quiet
def test_every_field_takes_composed_text_and_the_key_that_commits_it_does_nothing_else(
    qapp: QApplication, stage: Stage
) -> None:
    watch = Composing(qapp)
    found: list[str] = []
    fields: set[str] = set()
    for name, widget in walk(stage):
        widget.activateWindow()
        for field in writable(widget):
            fields.add(described(field))
            before, window = words_of(field), stage.window.isVisible()
            field.setFocus()
            until(field.hasFocus, f"{described(field)} has the keys")
            compose(QApplication.focusWidget() or field)  # a list that is written in has the keys itself
            after = words_of(field)
            if "你好" not in after or len(after) != len(before) + 2:
                found.append(f"{name}: {described(field)} has {after!r} for {before!r}")
            if not widget.isVisible() or not field.isVisible() or stage.window.isVisible() != window:
                found.append(f"{name}: {described(field)} is gone by the key that ended the composition")
            field.undo() if isinstance(field, QPlainTextEdit) else field.setText(before)
    watch.deleteLater()
    QApplication.sendPostedEvents(watch, QEvent.Type.DeferredDelete)
    assert found == []
    assert len(fields) >= 16


def writable(root: QWidget) -> list[QLineEdit | QPlainTextEdit]:
    """Return the fields of a window that text can be written into."""
    picker = next((each for each in root.findChildren(Picker) if each.isVisible()), None)
    if picker is not None:
        return [picker.line]  # it goes as soon as another field has the keys
    fields = [*root.findChildren(QLineEdit), *root.findChildren(QPlainTextEdit)]
    here = (each for each in fields if each.isVisible() and each.window() is root.window())
    words = (each for each in here if not of_digits(each))
    return [each for each in words if each.isEnabled() and not each.isReadOnly()]


def of_digits(field: QLineEdit | QPlainTextEdit) -> bool:
    """Whether a field takes digits alone."""
    is_number = isinstance(field, QLineEdit) and isinstance(field.validator(), QIntValidator)
    return is_number or isinstance(field.parent(), QAbstractSpinBox)


def words_of(field: QLineEdit | QPlainTextEdit) -> str:
    return field.text() if isinstance(field, QLineEdit) else field.toPlainText()


def compose(field: QWidget) -> None:
    """Compose two signs at the end; Return and Escape come while it goes on, Return once more with its end."""
    QTest.keyClick(field, Qt.Key.Key_End)
    QApplication.sendEvent(field, QInputMethodEvent("nihao", []))
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    ended = QInputMethodEvent()
    ended.setCommitString("你好")
    QApplication.sendEvent(field, ended)
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()


@quiet
def test_lists_trees_tables_and_the_graph_can_be_read(stage: Stage) -> None:
    stage.open(stage.root)
    stage.page("concept/tidal-datums")
    rooms: Any = stage.rooms
    assert "Tidal datums, concept" in spoken_rows(rooms.finder.tree)
    assert any(each.startswith("Chart datums and gauges, summary") for each in spoken_rows(rooms.links.tree))
    search_results(stage)
    assert any(
        each.startswith("Spring and neap tides, concept, ") for each in spoken_rows(rooms.widget("search").results)
    )
    sources(stage)
    rows = spoken_rows(rooms.widget("sources").table)
    assert {"data/harmonic-constituents.xlsx, In place, Up to date", "Status: In place", "Text: Read"} <= set(rows)
    for room, words in (("log", "Tidal lag"), ("health", "A page that nothing links to"), ("preferences", "Units")):
        stage.room(room)
        assert any(each.startswith(words) for each in spoken_rows(rooms.widget(room).list)), room


@quiet
def test_the_graph_is_a_list_too_and_both_go_together(stage: Stage) -> None:
    stage.open(stage.root)
    stage.room("graph")
    view: Any = stage.rooms.widget("graph")
    assert isinstance(view, GraphView)
    QTest.keyClick(view.bar.sides["list"], Qt.Key.Key_Return)
    assert view.side.list.hasFocus()
    rows = [each for each in spoken_rows(view.side.list) if "Links: " in each]
    assert len(rows) == int(view.canvas.motif.shown.sum())
    assert "Links: " in rows[0]
    QTest.keyClick(view.side.list, Qt.Key.Key_Down)
    title = view.side.list.currentIndex().data()
    assert view.canvas.scene.titles[view.canvas.picked_number] == title
    QTest.keyClick(view.side.list, Qt.Key.Key_Return)
    stage.quiet()
    assert stage.rooms.page is not None
    assert stage.rooms.page.row.title == title


@quiet
def test_the_gauges_tell_what_has_no_name_and_what_is_never_reached(qtbot: QtBot) -> None:
    window = QWidget()
    window.setWindowTitle("A window")
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    field, blind, trap, after = QPlainTextEdit(), _Blind("Blind"), _Trap("Trap"), QPushButton("After")
    field.setTabChangesFocus(True)
    for each in (field, blind, trap, after):
        column.addWidget(each)
    window.show()
    assert any("EditableText without a name: QPlainTextEdit" in each for each in nameless(window))
    field.setFocus()
    came, unseen = walk_by_tab(window, set())
    assert after not in came
    assert unseen == ["_Blind Blind"]
    assert QAccessible.queryAccessibleInterface(after).text(QAccessible.Text.Name) == "After"


class _Trap(QPushButton):
    def focusNextPrevChild(self, _on: bool) -> bool:
        return True


class _Blind(QPushButton):
    def paintEvent(self, _event: object) -> None:
        """Show nothing."""
