"""Files and pictures put into a page: pasted or dropped, they become originals, and a link stands at the cursor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QColor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QGuiApplication, QImage, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from kbdesk.desk.dropsign import DropSign
from tests.desk.test_desk_editor import CTRL, edit, save, type_at_end

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.editor.view import EditorView
    from kbdesk.desk.window import Window

COPY, MOVE = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def picture(colour: str) -> QImage:
    made = QImage(12, 8, QImage.Format.Format_RGB32)
    made.fill(QColor(colour))
    return made


def drop(editor: EditorView, files: list[Path], place: int) -> QDropEvent:
    """Drag files from a file manager that would move them, and let go at a place of the text."""
    cursor = QTextCursor(editor.text.document())
    cursor.setPosition(place)
    at = QPointF(editor.text.cursorRect(cursor).center())
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    port = editor.text.viewport()
    both = COPY | MOVE
    for event in (
        QDragEnterEvent(at.toPoint(), both, mime, LEFT, NO_KEYS),
        QDragMoveEvent(at.toPoint(), both, mime, LEFT, NO_KEYS),
    ):
        event.setDropAction(MOVE)
        QApplication.sendEvent(port, event)
        assert event.isAccepted()
        assert event.dropAction() == COPY
    sign = editor.text.findChild(DropSign)
    assert sign.isVisible()
    assert files[0].name in sign.words.text()
    dropped = QDropEvent(at, both, mime, LEFT, NO_KEYS)
    QApplication.sendEvent(port, dropped)
    assert not sign.isVisible()
    return dropped


def test_dropped_files_are_copied_into_the_sources_and_linked_where_they_fell(
    qtbot: QtBot, desk: Window, folder: Path, tmp_path: Path
) -> None:
    editor = edit(qtbot, desk)
    text = editor.text.toPlainText()
    chart, notes = tmp_path / "tide chart.png", tmp_path / "notes [1].txt"
    assert picture("navy").save(str(chart))
    notes.write_text("Notes.\n", "utf-8")
    event = drop(editor, [chart, notes], len("# Moon\n\n"))
    assert event.dropAction() == COPY
    links = "![tide chart](../../sources/tide%20chart.png)\n\n[notes \\[1\\].txt](../../sources/notes%20[1].txt)"
    qtbot.waitUntil(lambda: "notes" in editor.text.toPlainText())
    assert editor.text.toPlainText() == text.replace("# Moon\n\n", f"# Moon\n\n{links}")
    assert chart.exists()
    assert (folder / "sources/tide chart.png").read_bytes() == chart.read_bytes()
    assert editor.strip.text() == ""
    QTest.keyClick(editor.text, Qt.Key.Key_Z, CTRL)
    assert editor.text.toPlainText() == text
    qtbot.waitUntil(lambda: "still among the sources" in editor.strip.text())
    assert "tide chart.png" in editor.strip.text()
    QTest.keyClick(editor.text, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    save(qtbot, editor)
    assert links in (folder / "knowledge/entities/moon.md").read_text("utf-8")

    other = tmp_path / "other" / "tide chart.png"
    other.parent.mkdir()
    assert picture("red").save(str(other))
    again = tmp_path / "again.png"
    again.write_bytes(chart.read_bytes())
    drop(editor, [other, again, tmp_path / "gone.png"], 0)
    links = "![tide chart](../../sources/tide%20chart-2.png)\n\n![again](../../sources/tide%20chart.png)"
    qtbot.waitUntil(lambda: editor.text.toPlainText().startswith(f"{links}# Moon"))
    told = editor.strip.text().splitlines()
    assert told[0].startswith("gone.png: ")
    assert "again.png is in the sources already" in told[-1]


def test_a_picture_of_the_clipboard_gets_a_name_and_words_are_pasted_as_words(
    qtbot: QtBot, desk: Window, folder: Path
) -> None:
    editor = edit(qtbot, desk)
    clipboard = QGuiApplication.clipboard()
    day = QDate.currentDate().toString("yyyy-MM-dd")
    type_at_end(editor, "\n")
    for colour, number in (("navy", ""), ("red", "-2")):
        clipboard.setImage(picture(colour))
        QTest.keyClick(editor.text, Qt.Key.Key_V, CTRL)
        link = f"![moon-{day}{number}](../../sources/moon-{day}{number}.png)"
        qtbot.waitUntil(lambda link=link: editor.text.toPlainText().endswith(link))
        found = QImage(str(folder / f"sources/moon-{day}{number}.png"))
        assert found.pixelColor(3, 3) == QColor(colour)

    # Undone, the link goes; the file goes only when the person says so.
    QTest.keyClick(editor.text, Qt.Key.Key_Z, CTRL)
    qtbot.waitUntil(lambda: "still among the sources" in editor.strip.text())
    assert (folder / f"sources/moon-{day}-2.png").exists()
    (out,) = [each for each in editor.strip.findChildren(QPushButton) if each.text() == "Take it out of the sources"]
    QTest.mouseClick(out, LEFT)
    qtbot.waitUntil(lambda: "retired sources" in editor.strip.text())
    assert [each.name for each in (folder / "sources").glob("*.png")] == [f"moon-{day}.png"]

    mime = QMimeData()
    mime.setText("only words")
    mime.setImageData(picture("navy"))
    clipboard.setMimeData(mime)
    QTest.keyClick(editor.text, Qt.Key.Key_V, CTRL)
    assert editor.text.toPlainText().endswith("only words")
    editor.text.setReadOnly(True)
    clipboard.setImage(picture("green"))
    QTest.keyClick(editor.text, Qt.Key.Key_V, CTRL)
    assert len(list((folder / "sources").glob("*.png"))) == 1
