"""Writing begins where one reads, and reading goes on where one wrote."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from kbdesk.desk.editor.title import first_line
from kbdesk.desk.reader.spots import found_again, spot_of

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

CONTROL = Qt.KeyboardModifier.ControlModifier
PARTS = [
    f"Part {number} tells of [tide {number}](moon.md) and *more*.\nIt goes on.\n\n- same\n" for number in range(80)
]


@pytest.fixture
def folder(folder: Path) -> Path:
    """The small project with a long page."""
    text = "---\ntype: entity\ntitle: Long\n---\n\n# Long\n\n" + "\n".join(PARTS)
    (folder / "knowledge/entities/long.md").write_text(text, "utf-8")
    return folder


@pytest.fixture
def view(qtbot: QtBot, desk: Window) -> Any:
    rooms: Any = desk.rooms
    qtbot.waitUntil(lambda: rooms.finder.model.index_of("entity/long").isValid())
    rooms.open_page("entity/long")
    qtbot.waitUntil(lambda: rooms.page is not None and rooms.page.row.id == "entity/long")
    qtbot.waitUntil(rooms.reader.browser.is_settled)
    rooms.reader.browser.setFocus()
    return rooms.view


def top_of(browser: Any) -> str:
    return str(browser.cursorForPosition(QPoint(browser.viewport().width() // 2, 12)).block().text())


def turn(qtbot: QtBot, view: Any, *, to_edit: bool) -> None:
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_E, CONTROL)
    qtbot.waitUntil(lambda: view.is_editing() == to_edit)
    if to_edit:
        qtbot.waitUntil(lambda: view.editor.manuscript.state != "loading" and view.editor.text.hasFocus())


def test_writing_begins_at_what_is_read_and_reading_goes_on_there(qtbot: QtBot, view: Any) -> None:
    bar = view.reader.browser.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    read = top_of(view.reader.browser)
    assert read.startswith("Part")
    turn(qtbot, view, to_edit=True)
    text = view.editor.text
    words = " ".join(read.split()[:2])
    assert text.textCursor().block().text().startswith(words)
    assert text.firstVisibleBlock().text().startswith(words)
    stood = bar.value()
    turn(qtbot, view, to_edit=False)
    assert bar.value() == stood
    turn(qtbot, view, to_edit=True)
    line = next(
        number for number in range(text.blockCount()) if "Part 7 " in text.document().findBlockByNumber(number).text()
    )
    text.show_line(line)
    turn(qtbot, view, to_edit=False)
    assert top_of(view.reader.browser).startswith("Part 7 ")


def test_writing_begins_at_the_match_that_is_looked_at(qtbot: QtBot, view: Any) -> None:
    view.reader.find_words()
    qtbot.keyClicks(view.reader.find_bar.line, "tide 61")
    qtbot.waitUntil(lambda: view.reader.find_bar.count() == 1)
    turn(qtbot, view, to_edit=True)
    assert view.editor.text.textCursor().block().text().startswith("Part 61 ")


def test_of_what_is_said_often_the_right_one_is_found() -> None:
    lines = ["# Same", "1. Same", "[Same](x.md)", "[[a/b|same]] words that go on and on", "- [ ] **same**"]
    read = ["Same", "Same", "Same", "same words that go on and on", "same"]
    for number in (0, 1, 2, 4):
        spot = spot_of(read, number)
        assert spot is not None
        assert found_again(lines, spot) == number
    assert spot_of(["…"], 0) is None


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("# X\n\n## What it is\n\n## How it works\n", 3),
        ("# Y\n", 1),
        ("# Z\n\nWords.\n", 2),
        ("# A\n\n## S\n\nText\n", 4),
        ("Words", 0),
        ("# B\n\n## A\n## S\nText\n", 4),
        ("", 0),
    ],
)
def test_the_cursor_of_a_page_stands_below_its_heading(text: str, line: int) -> None:
    assert first_line(text) == line
