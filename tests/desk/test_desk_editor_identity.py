"""What a page is and names, in the header of the editor: its type, its status, the pages of its fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from kbdesk.desk.editor.pages_field import PagesCompletion, PagesField
from kbdesk.desk.reshaping.retype import RetypeDialog
from kbdesk.desk.retiring import RetireDialog, SupersedeDialog
from tests.desk.test_desk_editor import edit, save, show, view_of
from tests.desk.test_desk_reshaping import texts, undo

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.editor.identity import Choice
    from kbdesk.desk.window import Window

MENUS = pytest.mark.qt_log_ignore("does not support (raise|grabbing)|propagateSizeHints", extend=True)
NEAPS = "knowledge/concepts/neap-tides.md"


def chips(field: PagesField) -> list[str]:
    return [made.shown.accessibleName() for made in field._made]


def choose(qtbot: QtBot, choice: Choice, words: str) -> None:
    """Open what can be chosen by the keys, and walk to one."""
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(menu.isVisible() for menu in choice.findChildren(QMenu)))
    menu = next(menu for menu in choice.findChildren(QMenu) if menu.isVisible())
    while menu.activeAction() is None or not menu.activeAction().text().startswith(words):
        QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)


def dialog_of(qtbot: QtBot, desk: Window, kind: type[Any]) -> Any:
    qtbot.waitUntil(lambda: any(each.isVisible() for each in desk.findChildren(kind)))
    return next(each for each in desk.findChildren(kind) if each.isVisible())


def dialog_is_gone(desk: Window) -> bool:
    return not any(each.isVisible() for each in desk.findChildren(RetypeDialog))


def test_fields_that_name_pages_show_titles_mark_what_is_broken_and_offer_pages(
    qtbot: QtBot, desk: Window, folder: Path
) -> None:
    header = "related: [concept/gone, moon]\nparent: concept/spring-tides\ntags: [moon, sea]\n"
    (folder / NEAPS).write_text(f"---\ntype: concept\ntitle: Neap tides\n{header}---\n\n# Neap tides\n", "utf-8")
    assert desk.session is not None
    desk.session.look()
    editor = edit(qtbot, desk, "concept/neap-tides")
    editor.form.turn()
    qtbot.waitUntil(lambda: isinstance(editor.form._edits["parent"].widget, PagesField))
    assert not isinstance(editor.form._edits["tags"].widget, PagesField)
    field = editor.form._edits["related"].widget
    assert isinstance(field, PagesField)
    qtbot.waitUntil(lambda: chips(field) == ["concept/gone (no such page)", "Moon"])
    field.line.setFocus()
    QTest.keyClicks(field.line, "pri")
    qtbot.waitUntil(lambda: any(each.isVisible() for each in editor.findChildren(PagesCompletion)))
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert chips(field)[2:] == ["A primer"]
    qtbot.waitUntil(field._made[2].isVisible)
    for _ in range(5):  # by two pages and what takes them out
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is field._made[0].remove_button
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    save(qtbot, editor)
    assert "related: [moon, summary/primer]\nparent: concept/spring-tides\n" in (folder / NEAPS).read_text("utf-8")


def test_what_supersedes_a_page_is_told_by_its_title(qtbot: QtBot, desk: Window, folder: Path) -> None:
    header = "status: superseded\nsuperseded_by: ../entities/moon.md"
    (folder / NEAPS).write_text(f"---\ntype: concept\ntitle: Neap tides\n{header}\n---\n\n# Neap tides\n", "utf-8")
    assert desk.session is not None
    with qtbot.waitSignal(desk.session.changed):
        desk.session.look()
    view = show(qtbot, desk, "concept/neap-tides")
    qtbot.waitUntil(lambda: view.reader.head.successor.text() == "Read Moon instead")


@MENUS
def test_choosing_a_status_leads_to_its_deed_and_a_word_of_the_wikis_own_is_kept(
    qtbot: QtBot, desk: Window, folder: Path
) -> None:
    moon = folder / "knowledge/entities/moon.md"
    moon.write_text(moon.read_text("utf-8").replace("---\n", "---\nstatus: stub\n", 1), "utf-8")
    assert desk.session is not None
    desk.session.look()
    editor = edit(qtbot, desk, "concept/neap-tides")
    choice = editor.form.identity.status
    known = editor.form.known
    qtbot.waitUntil(lambda: known.look() is None and "stub" in known.values("status"))
    choose(qtbot, choice, "stub")
    qtbot.waitUntil(lambda: "status: stub\n" in (folder / NEAPS).read_text("utf-8"))
    qtbot.waitUntil(lambda: choice.text().startswith("stub"))
    choose(qtbot, choice, "active")
    qtbot.waitUntil(lambda: "status" not in (folder / NEAPS).read_text("utf-8"))
    qtbot.waitUntil(lambda: choice.text().startswith("active"))
    choose(qtbot, choice, "superseded")
    dialog = dialog_of(qtbot, desk, SupersedeDialog)
    dialog.by.choose("entity/moon", "Moon")
    dialog.enable()
    QTest.keyClick(dialog.supersede_button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "superseded by Moon" in editor.form.identity.said.accessibleName())
    choose(qtbot, choice, "active")
    qtbot.waitUntil(lambda: "status" not in (folder / NEAPS).read_text("utf-8"))
    qtbot.waitUntil(lambda: choice.text().startswith("active"))
    choose(qtbot, choice, "retired")
    assert dialog_of(qtbot, desk, RetireDialog).findChildren(QLabel)


@MENUS
def test_another_type_is_written_where_the_header_says_it_and_made_anew_where_the_folder_does(
    qtbot: QtBot, desk: Window, folder: Path
) -> None:
    moon = folder / "knowledge/entities/moon.md"
    moon.write_text(moon.read_text("utf-8").replace("type: entity", "type: entitee"), "utf-8")
    assert desk.session is not None
    desk.session.look()
    editor = edit(qtbot, desk)
    choice = editor.form.identity.type
    assert "entitee" in choice.toolTip()
    choose(qtbot, choice, "Write")
    qtbot.waitUntil(lambda: "type: entity\n" in moon.read_text("utf-8"))
    qtbot.waitUntil(lambda: "entitee" not in choice.toolTip())
    before = texts(folder)
    QTest.keyClicks(editor.text, "Saved first. ")
    choose(qtbot, choice, "concept")
    dialog = dialog_of(qtbot, desk, RetypeDialog)
    qtbot.waitUntil(dialog.do_button.isEnabled)
    assert dialog.pages.itemText(0) == "the new page: concept/moon"
    QTest.keyClick(dialog.slug, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: view_of(desk).current() == "concept/moon")
    new = (folder / "knowledge/concepts/moon.md").read_text("utf-8")
    assert new.startswith("---\ntype: concept\ntitle: Moon\n")
    assert "Saved first." in new
    assert "[Moon](moon.md)" in (folder / "knowledge/concepts/spring-tides.md").read_text("utf-8")
    qtbot.waitUntil(lambda: dialog_is_gone(desk))
    undo(qtbot, desk)
    qtbot.waitUntil(lambda: texts(folder).keys() == before.keys())
