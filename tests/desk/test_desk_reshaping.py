"""Splitting and merging pages at the desk: shown before, made as one change, taken back with one click."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QWidget

from kbdesk.desk.reshaping.merge import MergeDialog
from kbdesk.desk.reshaping.split import SplitDialog
from tests.desk.test_desk_editor import commit, edit, show, type_at_end
from tests.desk.test_desk_versions import written

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

    Dialog = TypeVar("Dialog", bound=QWidget)

LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


def texts(folder: Path) -> dict[str, str]:
    return {
        path.relative_to(folder).as_posix(): path.read_text("utf-8")
        for path in (folder / "knowledge").rglob("*.md")
        if path.name != "index.md"
    }


def asked(qtbot: QtBot, desk: Window, name: str, kind: type[Dialog]) -> Dialog:
    desk.actions_[name].trigger()
    qtbot.waitUntil(lambda: any(each.isVisible() for each in desk.findChildren(kind)))
    return next(each for each in desk.findChildren(kind) if each.isVisible())


def undo(qtbot: QtBot, desk: Window) -> None:
    """Click the notice's button."""

    def button() -> QPushButton | None:
        found = [each for each in desk.findChildren(QPushButton) if each.text().strip() == "Undo" and each.isVisible()]
        return found[-1] if found else None

    qtbot.waitUntil(lambda: button() is not None)
    found = button()
    assert found is not None
    qtbot.mouseClick(found, LEFT)


@pytest.mark.qt_log_ignore("does not support (raise|grabbing)", extend=True)
def test_what_is_selected_becomes_a_page_and_comes_back_with_one_click(
    qtbot: QtBot, desk: Window, folder: Path
) -> None:
    editor = edit(qtbot, desk)
    type_at_end(editor, "\nPhases ")
    commit(editor.text, "😀")
    type_at_end(editor, " of it: new, full.\n\nThe end.")
    cursor = editor.text.document().find("Phases")
    cursor.setPosition(cursor.selectionStart())
    editor.text.setTextCursor(cursor)
    QTest.keyClick(editor.text, Qt.Key.Key_End, SHIFT)
    port = editor.text.viewport()
    place = port.rect().center()
    QApplication.sendEvent(port, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, port.mapToGlobal(place)))
    menu = next(each for each in editor.text.findChildren(QMenu) if each.isVisible())
    assert [each.objectName() for each in menu.actions()][-1] == "page.split"
    menu.close()
    dialog = asked(qtbot, desk, "page.split", SplitDialog)
    assert b"Phases" in (folder / "knowledge/entities/moon.md").read_bytes()
    before = texts(folder)
    qtbot.waitUntil(dialog.do_button.isEnabled)
    assert dialog.part.currentText() == "What is selected: Phases 😀 of it: new, full."
    QTest.keyClicks(dialog.naming.title_line, "Phases")
    qtbot.waitUntil(lambda: dialog.pages.count() == 2 and dialog.do_button.isEnabled())
    assert dialog.pages.itemText(1) == "the new page: entity/phases"
    qtbot.waitUntil(lambda: "Phases" in written(dialog.difference))
    assert texts(folder) == before
    QTest.keyClick(dialog.naming.title_line, Qt.Key.Key_Return)
    qtbot.waitUntil((folder / "knowledge/entities/phases.md").exists)
    new = (folder / "knowledge/entities/phases.md").read_text("utf-8")
    assert new.endswith("---\n\n# Phases\n\nPhases 😀 of it: new, full.\n")
    qtbot.waitUntil(lambda: "[Phases](entity/phases)\n\nThe end." in editor.text.toPlainText())
    undo(qtbot, desk)
    qtbot.waitUntil(lambda: texts(folder) == before)
    qtbot.waitUntil(lambda: "Phases 😀 of it" in editor.text.toPlainText())


def test_what_a_split_breaks_is_said_before(qtbot: QtBot, desk: Window, folder: Path) -> None:
    moon = folder / "knowledge/entities/moon.md"
    moon.write_text(f"{moon.read_text('utf-8')}\n| a | b |\n|---|---|\n| 1 | 2 |\n", "utf-8")
    assert desk.session is not None
    desk.session.look()
    editor = edit(qtbot, desk)
    qtbot.waitUntil(lambda: "| 1 | 2 |" in editor.text.toPlainText())
    cursor = editor.text.document().find("| a | b |")
    cursor.setPosition(cursor.selectionStart())
    editor.text.setTextCursor(cursor)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_End):
        QTest.keyClick(editor.text, key, SHIFT)
    dialog = asked(qtbot, desk, "page.split", SplitDialog)
    qtbot.waitUntil(lambda: dialog.part.count() > 0)
    QTest.keyClicks(dialog.naming.title_line, "Table")
    qtbot.waitUntil(dialog.told.isVisible)
    assert "the table row “| 1 | 2 |” is broken" in dialog.told_words.text()
    assert dialog.do_button.isEnabled()


def test_a_section_is_split_off_and_links_to_it_follow(qtbot: QtBot, desk: Window, folder: Path) -> None:
    show(qtbot, desk, "concept/spring-tides")
    dialog = asked(qtbot, desk, "page.split", SplitDialog)
    qtbot.waitUntil(lambda: dialog.pages.count() == 3 and dialog.do_button.isEnabled())
    assert (dialog.part.currentText(), dialog.naming.title_line.text()) == ("Height", "Height")
    assert [dialog.pages.itemText(at) for at in range(3)] == [
        "this page: concept/spring-tides",
        "the new page: concept/height",
        "links follow: concept/neap-tides",
    ]
    assert not dialog.told.isVisible()
    dialog.pages.setCurrentIndex(2)
    qtbot.waitUntil(lambda: "Small tides near the quarters, the contrary of" in written(dialog.difference))
    assert "“springs” leads to height.md now, no longer to Spring tides" in [
        one.text() for one in dialog.difference.findChildren(QLabel)
    ]
    qtbot.mouseClick(dialog.do_button, LEFT)
    neaps = folder / "knowledge/concepts/neap-tides.md"
    qtbot.waitUntil(lambda: "[springs](height.md)" in neaps.read_text("utf-8"))
    assert "[Height](height.md)" in (folder / "knowledge/concepts/spring-tides.md").read_text("utf-8")


def test_two_pages_are_merged_and_come_apart_with_one_click(qtbot: QtBot, desk: Window, folder: Path) -> None:
    view = show(qtbot, desk, "concept/neap-tides")
    before = texts(folder)
    dialog = asked(qtbot, desk, "page.merge", MergeDialog)
    assert not dialog.do_button.isEnabled()
    qtbot.mouseClick(dialog.other.choose_button, LEFT)
    QTest.keyClicks(dialog.other.chooser.line, "spring")
    qtbot.waitUntil(lambda: dialog.other.chooser.list.currentIndex().data() == "Spring tides")
    QTest.keyClick(dialog.other.chooser.line, Qt.Key.Key_Return)
    qtbot.waitUntil(dialog.do_button.isEnabled)
    dialog.takes.setFocus()
    QTest.keyClick(dialog.takes, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: dialog.pages.itemText(0) == "takes the text: concept/spring-tides")
    assert dialog.pages.itemText(1) == "is superseded: concept/neap-tides"
    assert texts(folder) == before
    qtbot.waitUntil(dialog.do_button.isEnabled)
    qtbot.mouseClick(dialog.do_button, LEFT)
    qtbot.waitUntil(lambda: texts(folder) != before)
    springs = (folder / "knowledge/concepts/spring-tides.md").read_text("utf-8")
    assert "\n\n## Neap tides\n\nSmall tides near the quarters, the contrary of [springs](#height).\n" in springs
    assert "See [neaps](#neap-tides)" in springs
    qtbot.waitUntil(lambda: view.reader.shown is not None and view.reader.shown.page.row.status == "superseded")
    undo(qtbot, desk)
    qtbot.waitUntil(lambda: texts(folder) == before)
