"""Finding words in a page, the card beside a link, and the pages shown lately."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QToolTip

from kbdesk.desk import look
from kbdesk.desk.reader.finding import matches

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


def focus() -> Any:
    return QApplication.focusWidget()


def shown(qtbot: QtBot, desk: Window, page: str) -> Any:
    """Show a page and return its reader."""
    rooms: Any = desk.rooms
    rooms.open_page(page)
    qtbot.waitUntil(lambda: rooms.page is not None and rooms.page.row.id == page)
    rooms.reader.browser.setFocus()
    return rooms.reader


def marked(reader: Any) -> list[str]:
    return [mark.cursor.selectedText() for mark in reader.browser.extraSelections()]


def here(reader: Any) -> int:
    """The number of the match that is marked as the one where the person is."""
    ground = look.colour("accent").name()
    marks = reader.browser.extraSelections()
    return next(at for at, mark in enumerate(marks) if mark.format.background().color().name() == ground)


@pytest.mark.parametrize(
    ("text", "words", "found"),
    [
        ("Tide and TIDES", "tide", ["Tide", "TIDE"]),
        ("Ñandú, nandu", "ÑANDU", ["Ñandú", "nandu"]),
        ("two  words,\ntwo\nwords", "two words", ["two  words", "two\nwords"]),
        ("🌊 tide 🌊🌊 tide", "tide", ["tide", "tide"]),
        ("潮汐和潮", "潮", ["潮", "潮"]),
        ("a.b axb", "a.b", ["a.b"]),
        ("anything", "  ", []),
    ],
)
def test_words_are_found_without_regard_to_case_and_accents(text: str, words: str, found: list[str]) -> None:
    wide = text.encode("utf-16-le")
    spans = [wide[2 * start : 2 * end].decode("utf-16-le") for start, end in matches(text, words)]
    assert spans == found


def test_all_matches_are_marked_and_keys_lead_from_one_to_the_next(qtbot: QtBot, desk: Window) -> None:
    reader = shown(qtbot, desk, "concept/spring-tides")
    qtbot.keyClick(focus(), Qt.Key.Key_F, CONTROL)
    bar = reader.find_bar
    assert focus() is bar.line
    qtbot.keyClicks(bar.line, "height")
    qtbot.waitUntil(lambda: bar.told.text() == "1 of 61")
    assert set(marked(reader)) == {"height", "Height"}
    assert here(reader) == 0
    qtbot.keyClick(bar.line, Qt.Key.Key_Return)
    qtbot.keyClick(bar.line, Qt.Key.Key_Return)
    assert here(reader) == 2
    qtbot.keyClick(bar.line, Qt.Key.Key_Return, SHIFT)
    qtbot.keyClick(bar.line, Qt.Key.Key_F3, SHIFT)
    qtbot.keyClick(bar.line, Qt.Key.Key_F3, SHIFT)
    assert bar.told.text() == "61 of 61"
    scroll = reader.browser.verticalScrollBar()
    assert scroll.value() > scroll.maximum() // 2
    last = bar._found[-1]
    qtbot.keyClick(bar.line, Qt.Key.Key_Escape)
    assert bar.isHidden()
    assert focus() is reader.browser
    assert marked(reader) == []
    cursor = reader.browser.textCursor()
    assert (cursor.selectionStart(), cursor.selectionEnd()) == last
    qtbot.keyClick(focus(), Qt.Key.Key_F3)
    assert bar.line.text() == "height"


def test_what_is_not_there_is_said_and_another_page_is_searched_too(qtbot: QtBot, desk: Window) -> None:
    reader = shown(qtbot, desk, "concept/neap-tides")
    qtbot.keyClick(focus(), Qt.Key.Key_F, CONTROL)
    qtbot.keyClicks(reader.find_bar.line, "raises")
    qtbot.waitUntil(lambda: not reader.find_bar._pause.isActive() and desk.session.work.is_idle())
    assert reader.find_bar.told.text() == "Not found"
    shown(qtbot, desk, "entity/moon")
    qtbot.waitUntil(lambda: reader.find_bar.told.text() == "1 of 1")
    assert marked(reader) == ["raises"]


def link_at(browser: Any, words: str) -> QPoint:
    cursor = browser.document().find(words)
    cursor.setPosition(cursor.selectionStart() + 1, QTextCursor.MoveMode.MoveAnchor)
    place: QPoint = browser.cursorRect(cursor).center()
    return place


def test_a_card_tells_where_a_link_leads_and_goes_when_the_page_moves(qtbot: QtBot, desk: Window) -> None:
    reader = shown(qtbot, desk, "concept/spring-tides")
    preview = reader.preview
    qtbot.mouseMove(reader.browser.viewport(), link_at(reader.browser, "neaps"))
    qtbot.waitUntil(preview.is_shown)
    card = preview.card
    assert card.title.text() == "Neap tides"
    assert card.words.text().startswith("Small tides")
    assert reader.browser.viewport().rect().contains(card.geometry())
    reader.browser.verticalScrollBar().setValue(40)
    assert card.isHidden()
    reader.browser.verticalScrollBar().setValue(0)
    qtbot.mouseMove(reader.browser.viewport(), QPoint(5, 5))
    qtbot.keyClick(focus(), Qt.Key.Key_Tab)  # to the first link, with the keys
    qtbot.waitUntil(card.isVisible)
    assert card.title.text() == "Moon"
    qtbot.keyClick(focus(), Qt.Key.Key_Escape)
    assert card.isHidden()


def test_no_tip_lies_on_the_card_of_a_page_while_other_links_have_one(qtbot: QtBot, desk: Window) -> None:
    reader = shown(qtbot, desk, "concept/spring-tides")
    viewport = reader.browser.viewport()

    def rest_on(words: str) -> None:
        at = link_at(reader.browser, words)
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at)))

    rest_on("the web")
    assert QToolTip.text() == "https://example.org/tides"
    rest_on("neaps")
    assert QToolTip.text() != "Neap tides"


def test_the_pages_shown_lately_stand_in_the_menu(qtbot: QtBot, desk: Window) -> None:
    shown(qtbot, desk, "concept/spring-tides")
    shown(qtbot, desk, "entity/moon")
    desk.menus.visited.aboutToShow.emit()
    actions = desk.menus.visited.actions()
    assert [action.text() for action in actions] == ["Moon", "Spring tides", "Overview"]
    actions[1].trigger()
    qtbot.waitUntil(lambda: desk.rooms.page.row.id == "concept/spring-tides")
