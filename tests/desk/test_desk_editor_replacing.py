"""Finding and replacing in the text, moving lines, links by pasting, and the count of words, all by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from kbdesk.desk.editor.counting import words_in
from tests.desk.test_desk_editor import CTRL, edit

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

TEXT = "# Moon\n\nThe tide, the 😀 tide.\nTides of the ebb.\nLast."
ALT = Qt.KeyboardModifier.AltModifier


def test_words_are_found_counted_and_replaced_one_by_one_or_all_as_one_step(qtbot: QtBot, desk: Window) -> None:
    editor = edit(qtbot, desk)
    editor.text.selectAll()
    editor.text.insertPlainText(TEXT)
    editor.text.moveCursor(editor.text.textCursor().MoveOperation.Start)
    QTest.keyClick(editor.text, Qt.Key.Key_H, CTRL)
    bar = editor.find_bar
    assert bar.other.isVisible()
    QTest.keyClicks(bar.line, "tide")
    assert bar.said.text() == "1 of 3"
    QTest.keyClick(bar.line, Qt.Key.Key_Return)
    assert bar.said.text() == "2 of 3"
    QTest.keyClick(bar.line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    bar.other.setFocus()
    QTest.keyClicks(bar.other, "sea tide")
    QTest.keyClick(bar.other, Qt.Key.Key_Return)
    assert editor.text.toPlainText() == TEXT.replace("The tide", "The sea tide")
    assert editor.text.textCursor().selectedText() == "tide"
    assert bar.said.text() == "2 of 3"
    (every,) = [each for each in bar.findChildren(QPushButton) if each.text() == "Replace all"]
    QTest.mouseClick(every, Qt.MouseButton.LeftButton)
    assert bar.said.text() == "Replaced: 3"
    assert "The sea sea tide, the 😀 sea tide.\nsea tides of" in editor.text.toPlainText()
    QTest.keyClick(bar.other, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    QTest.keyClick(editor.text, Qt.Key.Key_Z, CTRL)
    assert editor.text.toPlainText() == TEXT.replace("The tide", "The sea tide")


def test_lines_move_a_pasted_address_makes_a_link_and_words_are_counted(qtbot: QtBot, desk: Window) -> None:
    editor = edit(qtbot, desk)
    text = editor.text
    text.selectAll()
    text.insertPlainText(TEXT)
    text.moveCursor(text.textCursor().MoveOperation.End)
    QTest.keyClick(text, Qt.Key.Key_Up, ALT)
    QTest.keyClick(text, Qt.Key.Key_Up, ALT)
    assert text.toPlainText() == "# Moon\n\nLast.\nThe tide, the 😀 tide.\nTides of the ebb."
    QTest.keyClick(text, Qt.Key.Key_Down, ALT)
    assert text.toPlainText() == "# Moon\n\nThe tide, the 😀 tide.\nLast.\nTides of the ebb."
    assert text.textCursor().block().text() == "Last."
    QTest.keyClick(text, Qt.Key.Key_Home, Qt.KeyboardModifier.ShiftModifier)
    mime = QMimeData()
    mime.setText("https://example.org/a")
    QGuiApplication.clipboard().setMimeData(mime)
    QTest.keyClick(text, Qt.Key.Key_V, CTRL)
    assert "\n[Last.](https://example.org/a)\n" in text.toPlainText()
    QTest.keyClick(text, Qt.Key.Key_V, CTRL)
    assert "a)https://example.org/a\n" in text.toPlainText()
    QTest.keyClick(text, Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: editor.count.accessibleName() == "Words: 10")
    text.selectAll()
    qtbot.waitUntil(lambda: editor.count.accessibleName() == "Words: 10 of 10")
    assert words_in("潮汐 and 1,234.5 well-known [x](a/b c) words’ `y`.\n\n- [ ] z") == 9
