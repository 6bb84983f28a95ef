"""The header of a page in the editor: as a form, as it is written, and to and fro; what others have is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QRadioButton

from kbdesk.desk.editor.field_completion import ItemCompletion
from kbdesk.desk.editor.field_rows import FieldRows
from kbdesk.desk.editor.field_writing import BegunField, begun_in_header, begun_in_list
from tests.desk.test_desk_editor import CTRL, edit, save

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QPlainTextEdit, QWidget
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

LEFT = Qt.MouseButton.LeftButton
SPRINGS, NEAPS = "knowledge/concepts/spring-tides.md", "knowledge/concepts/neap-tides.md"


def header_of(folder: Path, page: str) -> str:
    return (folder / page).read_bytes().decode().split("---\n")[1]


def go_to(raw: QPlainTextEdit, words: str) -> None:
    cursor = raw.document().find(words)
    assert not cursor.isNull(), words
    cursor.setPosition(cursor.selectionEnd())
    raw.setTextCursor(cursor)


def write(field: QWidget, words: str) -> None:
    for number, line in enumerate(words.split("\n")):
        if number:
            QTest.keyClick(field, Qt.Key.Key_Return)
        QTest.keyClicks(field, line)


def test_the_lines_of_a_header_are_edited_byte_for_byte_and_what_is_wrong_is_told(
    qtbot: QtBot, desk: Window, folder: Path
) -> None:
    lines = "# mine\ntype: concept\ntitle:   'Spring tides'\naliases: springs\nupdated: 2026-01-01\n"
    text = (folder / SPRINGS).read_text("utf-8").split("---\n", 2)[2]
    (folder / SPRINGS).write_text(f"---\n{lines}---\n{text}", "utf-8")
    assert desk.session is not None
    desk.session.look()
    editor = edit(qtbot, desk, "concept/spring-tides")
    form, raw = editor.form, editor.form.raw
    form.turn()
    rows = form.findChild(FieldRows)
    qtbot.waitUntil(lambda: rows.isVisible() and rows.height() == rows.sizeHint().height())
    assert rows.verticalScrollBar().maximum() == 0
    aliases = form.findChild(QLineEdit, "field:aliases")
    aliases.setFocus()
    qtbot.keyClick(aliases, Qt.Key.Key_End)
    QTest.keyClicks(aliases, ", big tides")
    qtbot.mouseClick(form.raw_button, LEFT)
    qtbot.waitUntil(form.is_raw)
    assert raw.text() == lines.replace("springs", "springs, big tides").removesuffix("\n")

    go_to(raw.edit, "big tides")
    write(raw.edit, "\nkind: [sea")
    qtbot.waitUntil(lambda: raw.trouble is not None)
    assert raw.said.isVisible()
    assert raw.said.text().startswith("Line 5: YAML does not accept it")
    qtbot.mouseClick(form.raw_button, LEFT)
    qtbot.waitUntil(lambda: raw.edit.textCursor().blockNumber() == 4)
    assert form.is_raw()
    qtbot.keyClick(raw.edit, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: editor.strip.text() != "")
    assert "Line 5 of the header" in editor.strip.text()
    assert header_of(folder, SPRINGS) == lines
    assert '"header": ' in next((folder / ".kbdesk/drafts").glob("*.json")).read_text("utf-8")

    go_to(raw.edit, "kind: [sea")
    QTest.keyClicks(raw.edit, "]   # all of it")
    qtbot.waitUntil(lambda: raw.trouble is None)
    qtbot.mouseClick(form.raw_button, LEFT)
    qtbot.waitUntil(lambda: not form.is_raw())
    kind = form.findChild(QLineEdit, "field:kind")
    assert kind.text() == "sea"
    kind.setFocus()
    kind.selectAll()
    QTest.keyClicks(kind, "ocean")
    save(qtbot, editor)
    found = header_of(folder, SPRINGS)
    assert "# mine\ntype: concept\ntitle:   'Spring tides'\naliases: springs, big tides\nkind: [ocean]\n" in found
    assert editor.manuscript.state == "saved"
    assert not editor.manuscript.head().is_changed

    qtbot.mouseClick(form.raw_button, LEFT)
    qtbot.waitUntil(form.is_raw)
    assert raw.text() == found.removesuffix("\n")
    go_to(raw.edit, "kind: [ocean]")
    QTest.keyClicks(raw.edit, "  # sure")
    save(qtbot, editor)
    qtbot.waitUntil(lambda: raw.text() == header_of(folder, SPRINGS).removesuffix("\n"))
    assert "kind: [ocean]  # sure\n" in header_of(folder, SPRINGS)
    for _ in range(8):
        qtbot.keyClick(raw.edit, Qt.Key.Key_Z, CTRL)
    save(qtbot, editor)
    assert "# sure" not in header_of(folder, SPRINGS)


def test_lines_that_both_changed_are_decided_and_their_comments_stay(qtbot: QtBot, desk: Window, folder: Path) -> None:
    def write_lines(lines: str) -> None:
        text = (folder / SPRINGS).read_text("utf-8").split("---\n", 2)[2]
        (folder / SPRINGS).write_text(f"---\n{lines}\n---\n{text}", "utf-8")
        assert desk.session is not None
        desk.session.look()

    lines = "# mine\ntype: concept\ntitle: Spring tides\nkind: sea\n\nstage: early\nupdated: 2026-01-01"
    write_lines(lines)
    editor = edit(qtbot, desk, "concept/spring-tides")
    editor.form.turn()
    qtbot.mouseClick(editor.form.raw_button, LEFT)
    qtbot.waitUntil(editor.form.is_raw)
    go_to(editor.form.raw.edit, "kind: sea")
    QTest.keyClicks(editor.form.raw.edit, " # I am sure")
    write_lines(lines.replace("sea", "lake # no").replace("early", "'late' # by Ann\nm:\n  k: v # c"))
    qtbot.keyClick(editor.form.raw.edit, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: editor.conflict is not None)
    conflict = editor.conflict
    assert conflict is not None
    assert (conflict.theirs.toPlainText(), conflict.ours.toPlainText()) == ("kind: lake # no", "kind: sea # I am sure")
    mine, _, both, _ = conflict.findChildren(QRadioButton)
    assert not both.isVisible()
    qtbot.keyClick(mine, Qt.Key.Key_Space)
    qtbot.mouseClick(conflict.save_button, LEFT)
    qtbot.waitUntil(lambda: editor.manuscript.state == "saved")
    wanted = lines.replace("sea", "sea # I am sure").replace("early", "'late' # by Ann\nm:\n  k: v # c")
    found = header_of(folder, SPRINGS)
    assert found.partition("updated:")[0] == wanted.partition("updated:")[0]
    qtbot.waitUntil(lambda: editor.form.raw.text() == found.removesuffix("\n"))
    assert not editor.manuscript.head().is_changed


def test_a_draft_of_edited_lines_is_gone_on_with(qtbot: QtBot, desk: Window, folder: Path) -> None:
    editor = edit(qtbot, desk, "concept/spring-tides")
    editor.form.turn()
    qtbot.mouseClick(editor.form.raw_button, LEFT)
    qtbot.waitUntil(editor.form.is_raw)
    go_to(editor.form.raw.edit, "springs")
    write(editor.form.raw.edit, "\nkind: [sea")
    qtbot.waitUntil(lambda: editor.manuscript.state == "kept")
    qtbot.keyClick(desk, Qt.Key.Key_E, CTRL)
    again = edit(qtbot, desk, "concept/spring-tides")
    assert again.form.raw.isVisible()
    assert "kind: [sea" in again.form.raw.text()
    assert again.manuscript.state == "kept"


def test_names_and_values_that_other_pages_have_are_offered(qtbot: QtBot, desk: Window, folder: Path) -> None:
    text = (folder / NEAPS).read_text("utf-8")
    fields = "tags: [coast, moon light, sea]\nstage: early\n"
    (folder / NEAPS).write_text(text.replace("updated:", f"{fields}updated:", 1), "utf-8")
    assert desk.session is not None
    desk.session.look()
    qtbot.waitUntil(lambda: "stage" in {use.name for use in _uses(desk)})
    editor = edit(qtbot, desk, "concept/spring-tides")
    editor.form.turn()
    qtbot.mouseClick(editor.form.raw_button, LEFT)
    qtbot.waitUntil(editor.form.is_raw)
    raw = editor.form.raw
    go_to(raw.edit, "springs")
    write(raw.edit, "\nta")
    qtbot.waitUntil(raw.completion.isVisible)
    qtbot.keyClick(raw.edit, Qt.Key.Key_Return)
    QTest.keyClicks(raw.edit, "[se")
    qtbot.waitUntil(lambda: raw.completion.isVisible() and raw.completion.list.currentIndex().data() == "sea")
    qtbot.keyClick(raw.edit, Qt.Key.Key_Tab)
    QTest.keyClicks(raw.edit, ", [[neap")
    qtbot.waitUntil(lambda: raw.completion.list.currentIndex().data() == "Neap tides")
    qtbot.keyClick(raw.edit, Qt.Key.Key_Return)
    write(raw.edit, "]\nst")
    qtbot.waitUntil(raw.completion.isVisible)
    assert {use.name for use in editor.form.known.uses}.isdisjoint(("type", "status", "retired", "updated"))
    qtbot.waitUntil(lambda: raw.completion.list.currentIndex().data() == "stage")
    qtbot.keyClick(raw.edit, Qt.Key.Key_Return)
    QTest.keyClicks(raw.edit, "ea")
    qtbot.waitUntil(lambda: raw.completion.list.currentIndex().data() == "early")
    qtbot.keyClick(raw.edit, Qt.Key.Key_Return)
    assert "springs\ntags: [sea, [[neap-tides]]]\nstage: early\n" in raw.text()

    qtbot.mouseClick(editor.form.raw_button, LEFT)
    qtbot.waitUntil(lambda: not editor.form.is_raw())
    save(qtbot, editor)
    stage = editor.form.findChild(QLineEdit, "field:stage")
    stage.setFocus()
    stage.selectAll()
    QTest.keyClicks(stage, "earl")
    qtbot.waitUntil(lambda: any(each.isVisible() for each in editor.findChildren(ItemCompletion)))
    qtbot.keyClick(stage, Qt.Key.Key_Return)
    assert stage.text() == "early"


def _uses(desk: Window) -> tuple[object, ...]:
    assert desk.session is not None
    return desk.session.project.fields_used()


def test_very_many_fields_scroll_and_leave_the_text_its_room(qtbot: QtBot, desk: Window, folder: Path) -> None:
    lines = "".join(f"field_{number}: value\n" for number in range(60))
    (folder / NEAPS).write_text(f"---\ntype: concept\ntitle: Neap tides\n{lines}---\n\n# Neap tides\n", "utf-8")
    assert desk.session is not None
    desk.session.look()
    editor = edit(qtbot, desk, "concept/neap-tides")
    editor.form.turn()
    last = editor.form.findChild(QLineEdit, "field:field_59")
    qtbot.waitUntil(lambda: last.isVisible() and last.height() >= last.sizeHint().height())
    assert last.visibleRegion().isEmpty()
    assert editor.text.height() > editor.height() // 4
    editor.form.add_button.setFocus()
    for _ in range(2):  # by the button that takes the field away
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert last.hasFocus()
    assert last.visibleRegion().boundingRect().height() == last.height()
    editor.form.fold.setFocus()
    identity = editor.form.identity
    for widget in (identity.type, identity.status, *(each.widget for each in [*editor.form._edits.values()][:2])):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert widget.hasFocus()


def test_what_is_begun_in_a_header_is_known() -> None:
    lists = frozenset(("tags",))
    assert begun_in_header([], "ta", lists) == BegunField("name", "ta", 0)
    assert begun_in_header([], "tags: [a, b c", lists) == BegunField("value", "b c", 10, "tags")
    assert begun_in_header([], "kind: a, b", lists) == BegunField("value", "a, b", 6, "kind")
    assert begun_in_header(["x: y", "tags:", "  - a"], "  - se", lists) == BegunField("value", "se", 4, "tags")
    assert begun_in_header([], "see: '[[ne", lists) == BegunField("page", "ne", 6)
    assert begun_in_header([], "kind: ", lists) is None
    assert begun_in_header([], "# remark", lists) is None
    assert begun_in_list("tags", "海，月") == BegunField("value", "月", 2, "tags")
