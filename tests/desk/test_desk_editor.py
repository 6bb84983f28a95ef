"""Editing a page at the desk: typing, drafts, saving, what others change meanwhile."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QDate, QElapsedTimer, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QApplication, QFrame, QLabel, QLineEdit, QPushButton, QWidget

from kbdesk.desk import look
from kbdesk.desk.editor.unsaved_dialog import UnsavedDialog
from kbdesk.desk.page.new import NewPageDialog
from kbdesk.plan import Actor
from kbdesk.project.project import Project

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.editor.conflict import ConflictView
    from kbdesk.desk.editor.view import EditorView
    from kbdesk.desk.page.view import PageView
    from kbdesk.desk.window import Window

CTRL = Qt.KeyboardModifier.ControlModifier
AGENT = Actor("agent", "test-agent")
MOON = "knowledge/entities/moon.md"


def view_of(window: Window) -> PageView:
    assert window.rooms is not None
    assert window.rooms.view is not None
    return window.rooms.view


def show(qtbot: QtBot, window: Window, page: str) -> PageView:
    assert window.rooms is not None
    window.rooms.open_page(page)
    qtbot.waitUntil(
        lambda: view_of(window).reader.shown is not None and view_of(window).reader.shown.page.row.id == page
    )
    return view_of(window)


def edit(qtbot: QtBot, window: Window, page: str = "entity/moon") -> EditorView:
    """Open a page and press Ctrl+E."""
    view = show(qtbot, window, page)
    qtbot.keyClick(window, Qt.Key.Key_E, CTRL)
    qtbot.waitUntil(lambda: view.editor is not None and view.editor.manuscript.state in ("saved", "kept"))
    assert view.editor is not None
    return view.editor


def type_at_end(editor: EditorView, words: str) -> None:
    editor.text.moveCursor(editor.text.textCursor().MoveOperation.End)
    for number, line in enumerate(words.split("\n")):
        if number:
            QTest.keyClick(editor.text, Qt.Key.Key_Return)
        QTest.keyClicks(editor.text, line)


def commit(field: QWidget, words: str) -> None:
    """Write words as an input method does."""
    event = QInputMethodEvent()
    event.setCommitString(words)
    QApplication.sendEvent(field, event)


def save(qtbot: QtBot, editor: EditorView) -> None:
    qtbot.keyClick(editor.text, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: editor.manuscript.state == "saved")


def drafts(folder: Path) -> list[dict[str, object]]:
    return [json.loads(file.read_text("utf-8")) for file in (folder / ".kbdesk/drafts").glob("*.json")]


def by_agent(folder: Path, change: Callable[[Project], object]) -> object:
    project = Project.open(folder)
    try:
        return change(project)
    finally:
        project.close()


def test_what_is_typed_is_kept_as_a_draft_then_saved_and_undone_across_the_save(
    qtbot: QtBot, desk: Window, folder: Path
) -> None:
    editor = edit(qtbot, desk)
    before = (folder / MOON).read_bytes()
    assert editor.text.toPlainText() == "# Moon\n\nThe Moon raises [tides](concept/spring-tides).\n"
    assert not editor.save_button.isEnabled()
    type_at_end(editor, "New words.")
    assert editor.state.text() == "Not saved"
    qtbot.waitUntil(lambda: editor.manuscript.state == "kept")
    assert editor.state.text().startswith("Draft kept")
    assert drafts(folder)[0]["page"] == "entity/moon"
    assert str(drafts(folder)[0]["text"]).endswith("New words.")
    assert (folder / MOON).read_bytes() == before
    save(qtbot, editor)
    assert editor.state.text() == "Saved"
    assert b"New words.\n" in (folder / MOON).read_bytes()
    assert b"](../concepts/spring-tides.md)" in (folder / MOON).read_bytes()
    assert drafts(folder) == []
    for _ in range(20):
        qtbot.keyClick(editor.text, Qt.Key.Key_Z, CTRL)
    save(qtbot, editor)
    assert b"New words." not in (folder / MOON).read_bytes()
    assert editor.strip.text() == ""


def test_going_back_to_what_the_page_says_drops_the_draft_and_writes_nothing(
    qtbot: QtBot, desk: Window, folder: Path
) -> None:
    editor = edit(qtbot, desk)
    before = (folder / MOON).stat()
    type_at_end(editor, "x")
    qtbot.waitUntil(lambda: len(drafts(folder)) == 1)
    qtbot.keyClick(editor.text, Qt.Key.Key_Backspace)
    qtbot.waitUntil(lambda: editor.manuscript.state == "saved")
    qtbot.waitUntil(lambda: not drafts(folder))
    qtbot.keyClick(editor.text, Qt.Key.Key_S, CTRL)
    QApplication.processEvents()
    after = (folder / MOON).stat()
    assert (before.st_mtime_ns, before.st_ino) == (after.st_mtime_ns, after.st_ino)


def test_signs_that_qt_would_change_are_saved_as_they_stand(qtbot: QtBot, folder: Path, window: Window) -> None:
    header = "---\r\ntitle: Odd # kept\r\nx:   'y'\r\n---\r\n"
    body = "# Odd\r\n\r\nhard\u00a0space, line\u2028sign, lone\rreturn, \u2029\r\n\r\nEnd"
    path = folder / "knowledge/concepts/odd.md"
    path.write_bytes((header + body).encode())
    window.open_folder(folder)
    qtbot.waitUntil(lambda: window.rooms is not None and window.rooms.page is not None)
    editor = edit(qtbot, window, "concept/odd")
    type_at_end(editor, "ing")
    save(qtbot, editor)
    saved = path.read_bytes().decode()
    assert saved.startswith(header.removesuffix("---\r\n"))
    assert saved.endswith(f"---\r\n{body}ing")


def test_what_an_agent_changes_elsewhere_on_the_page_is_merged_and_told(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], object]], object]
) -> None:
    editor = edit(qtbot, desk, "concept/spring-tides")
    editor.text.moveCursor(editor.text.textCursor().MoveOperation.Start)
    qtbot.keyClick(editor.text, Qt.Key.Key_Down)
    qtbot.keyClick(editor.text, Qt.Key.Key_Down)
    QTest.keyClicks(editor.text, "Mine: ")
    change = [("## Height", "## Height by the agent")]
    elsewhere(lambda: by_agent(folder, lambda project: project.edit_page("concept/spring-tides", change, (), AGENT)))
    assert desk.session is not None
    desk.session.look()
    qtbot.waitUntil(lambda: "test-agent" in editor.strip.text())
    assert "Mine: " in editor.text.toPlainText()
    assert "by the agent" not in editor.text.toPlainText()
    save(qtbot, editor)
    text = (folder / "knowledge/concepts/spring-tides.md").read_text("utf-8")
    assert "Mine: Large tides" in text
    assert "## Height by the agent" in text
    assert "Height by the agent" in editor.text.toPlainText()
    assert "merged" in editor.strip.text() or "together" in editor.strip.text()
    qtbot.keyClick(editor.text, Qt.Key.Key_Z, CTRL)
    assert "by the agent" not in editor.text.toPlainText()


def test_a_change_elsewhere_comes_into_a_text_that_nobody_touched(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], object]], object]
) -> None:
    editor = edit(qtbot, desk)
    (folder / MOON).write_text((folder / MOON).read_text("utf-8") + "\nFrom outside.\n", "utf-8")
    assert desk.session is not None
    desk.session.look()
    qtbot.waitUntil(lambda: "From outside." in editor.text.toPlainText())
    assert editor.manuscript.state == "saved"


def conflicting(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], object]], object]
) -> tuple[EditorView, ConflictView]:
    """Both write into the same line; the person saves."""
    editor = edit(qtbot, desk)
    type_at_end(editor, "Mine is the last word.")
    old = "The Moon raises [tides](concept/spring-tides)."
    change = [(old, f"{old}\nTheirs is the last word.")]
    elsewhere(lambda: by_agent(folder, lambda project: project.edit_page("entity/moon", change, (), AGENT)))
    qtbot.keyClick(editor.text, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: editor.conflict is not None)
    assert editor.conflict is not None
    return editor, editor.conflict


def test_a_save_that_touches_what_another_wrote_shows_both_and_keeps_both(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], object]], object]
) -> None:
    editor, conflict = conflicting(qtbot, desk, folder, elsewhere)
    assert "Mine" not in (folder / MOON).read_text("utf-8")
    assert "Mine is the last word." in str(drafts(folder)[0]["text"])
    assert "Theirs is the last word." in conflict.theirs.toPlainText()
    assert "Mine is the last word." in conflict.ours.toPlainText()
    assert not conflict.save_button.isEnabled()
    dressed(qtbot, conflict)
    both = conflict._choices.button(2)
    both.setFocus()
    qtbot.keyClick(both, Qt.Key.Key_Space)
    assert conflict.result.toPlainText() == "Theirs is the last word.\nMine is the last word."
    qtbot.mouseClick(conflict.save_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: editor.manuscript.state == "saved")
    text = (folder / MOON).read_text("utf-8")
    assert text.index("Theirs is the last word.") < text.index("Mine is the last word.")
    assert editor.conflict is None
    assert editor.text.toPlainText().endswith("Theirs is the last word.\nMine is the last word.\n")
    assert drafts(folder) == []


def dressed(qtbot: QtBot, conflict: ConflictView) -> None:
    """What differs is marked in the colours of whichever theme is in use."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)

    def grounds() -> set[str]:
        marks = [*conflict.theirs.extraSelections(), *conflict.ours.extraSelections()]
        return {mark.format.background().color().name() for mark in marks}  # type: ignore[attr-defined]

    for theme in ("dark", "light"):
        look.apply(app, theme)
        wanted = {look.colour(role).name() for role in ("danger_soft", "good_soft")}
        qtbot.waitUntil(lambda wanted=wanted: grounds() == wanted)


def test_a_conflict_is_decided_by_hand_or_left_and_the_draft_stays(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], object]], object]
) -> None:
    editor, conflict = conflicting(qtbot, desk, folder, elsewhere)
    conflict.left.emit()
    assert editor.conflict is None
    assert "Mine is the last word." in editor.text.toPlainText()
    assert len(drafts(folder)) == 1
    qtbot.keyClick(editor.text, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: editor.conflict is not None)
    again = editor.conflict
    assert again is not None
    QTest.keyClicks(again.result, "Written by hand.")
    qtbot.keyClick(desk, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: editor.manuscript.state == "saved")
    text = (folder / MOON).read_text("utf-8")
    assert "Written by hand." in text
    assert "Mine" not in text
    assert "Theirs" not in text


def test_fields_that_both_changed_are_decided_too(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], object]], object]
) -> None:
    editor = edit(qtbot, desk, "concept/spring-tides")
    editor.form.turn()
    aliases = editor.form.findChild(QLineEdit, "field:aliases")
    aliases.setFocus()
    QTest.keyClicks(aliases, "mine, ")
    theirs = [("aliases", "theirs"), ("since", "2026-01-01")]
    elsewhere(lambda: by_agent(folder, lambda project: project.edit_page("concept/spring-tides", [], theirs, AGENT)))
    qtbot.keyClick(desk, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: editor.conflict is not None)
    conflict = editor.conflict
    assert conflict is not None
    assert [place.differing.field for place in conflict.places] == ["aliases"]
    assert (conflict.theirs.toPlainText(), conflict.ours.toPlainText()) == ("theirs", "mine, springs")
    commit(conflict.result, "mine, theirs")
    qtbot.mouseClick(conflict.save_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: editor.manuscript.state == "saved")
    text = (folder / "knowledge/concepts/spring-tides.md").read_text("utf-8")
    assert "aliases: mine, theirs\n" in text
    assert "since: 2026-01-01\n" in text
    assert not editor.manuscript.head().is_changed


def test_a_save_that_is_refused_says_why_until_it_is_solved(qtbot: QtBot, desk: Window, folder: Path) -> None:
    editor = edit(qtbot, desk)
    type_at_end(editor, "[gone](concept/nowhere) ")
    qtbot.keyClick(editor.text, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: "concept/nowhere" in editor.strip.text())
    assert "kept as a draft" in editor.strip.text()
    assert len(drafts(folder)) == 1
    for _ in range(len("[gone](concept/nowhere) ")):
        qtbot.keyClick(editor.text, Qt.Key.Key_Backspace)
    QTest.keyClicks(editor.text, "Fine.")
    assert "concept/nowhere" in editor.strip.text()
    save(qtbot, editor)
    assert editor.strip.text() == ""
    assert "Fine." in (folder / MOON).read_text("utf-8")


@pytest.mark.parametrize("way", ["done", "elsewhere", "tab", "window"])
def test_leaving_keeps_a_draft_that_is_offered_again(qtbot: QtBot, desk: Window, folder: Path, way: str) -> None:
    editor = edit(qtbot, desk)
    type_at_end(editor, "Half a thou")
    assert desk.rooms is not None
    if way == "done":
        qtbot.keyClick(desk, Qt.Key.Key_E, CTRL)
    elif way == "elsewhere":
        desk.rooms.open_page("concept/neap-tides")
    elif way == "tab":
        desk.rooms.open_page("overview", new=True)
        desk.rooms.area.close_tab(desk.rooms.area.all_tabs()[0])
    else:
        desk.close_project()
        desk.open_folder(folder)
        qtbot.waitUntil(lambda: desk.rooms is not None and desk.rooms.page is not None)
    qtbot.waitUntil(lambda: len(drafts(folder)) == 1)
    view = show(qtbot, desk, "entity/moon")
    qtbot.waitUntil(lambda: "not saved" in view.strip.text())
    press(qtbot, view.strip, "Continue editing")
    qtbot.waitUntil(lambda: view.editor is not None and view.editor.manuscript.state == "kept")
    assert view.editor is not None
    assert view.editor.text.toPlainText().endswith("Half a thou")
    save(qtbot, view.editor)
    assert "Half a thou" in (folder / MOON).read_text("utf-8")
    qtbot.waitUntil(lambda: not drafts(folder))
    qtbot.waitUntil(lambda: view.strip.text() == "")


def test_the_header_form_changes_only_the_lines_of_what_was_changed(qtbot: QtBot, desk: Window, folder: Path) -> None:
    path = folder / "knowledge/concepts/spring-tides.md"
    path.write_text(
        path.read_text("utf-8").replace("aliases: springs", "# mine\naliases: [springs]  # two\nodd: {a: [1, 2]}", 1),
        "utf-8",
    )
    assert desk.session is not None
    desk.session.look()
    editor = edit(qtbot, desk, "concept/spring-tides")
    before = path.read_text("utf-8")
    qtbot.mouseClick(editor.form.fold, Qt.MouseButton.LeftButton)
    aliases = editor.form.findChild(QLineEdit, "field:aliases")
    assert aliases.text() == "springs"
    aliases.setFocus()
    qtbot.keyClick(aliases, Qt.Key.Key_End)
    commit(aliases, ", 大潮，syzygy tides")
    editor.form.add_field("since")
    assert editor.state.text() == "Not saved"
    qtbot.keyClick(desk, Qt.Key.Key_S, CTRL)
    qtbot.waitUntil(lambda: editor.manuscript.state == "saved")
    after = path.read_text("utf-8")
    today = QDate.currentDate().toString("yyyy-MM-dd")
    changed = set(after.split("\n")) - set(before.split("\n"))
    assert {line for line in changed if not line.startswith("updated")} == {
        "aliases: [springs, 大潮, syzygy tides]",
        f"since: {today}",
    }
    assert "# mine\n" in after
    assert "odd: {a: [1, 2]}\n" in after


def test_title_and_heading_are_changed_together(qtbot: QtBot, desk: Window, folder: Path) -> None:
    editor = edit(qtbot, desk)
    editor.form.turn()
    title = editor.form.findChild(QLineEdit, "field:title")
    title.setFocus()
    qtbot.keyClick(title, Qt.Key.Key_End)
    QTest.keyClicks(title, " of ours")
    save(qtbot, editor)
    assert (folder / MOON).read_text("utf-8").count("Moon of ours") == 2
    editor.text.moveCursor(editor.text.textCursor().MoveOperation.Start)
    editor.text.moveCursor(editor.text.textCursor().MoveOperation.EndOfBlock)
    QTest.keyClicks(editor.text, ", too")
    save(qtbot, editor)
    assert (folder / MOON).read_text("utf-8").count("Moon of ours, too") == 2


def test_a_new_page_gets_a_slug_from_a_title_of_any_script_and_is_edited(
    qtbot: QtBot, desk: Window, folder: Path
) -> None:
    qtbot.keyClick(desk, Qt.Key.Key_N, CTRL)
    dialog = desk.findChild(NewPageDialog)
    assert dialog is not None
    dialog.naming.type.setCurrentText("entity")
    commit(dialog.naming.title_line, "钱塘江 Bore")
    qtbot.waitUntil(dialog.make_button.isEnabled)
    assert dialog.naming.slug_line.text() == "qian-tang-jiang-bore"
    assert "entities/qian-tang-jiang-bore.md" in dialog.naming.place.text()
    own = dialog.naming.slug_line
    own.selectAll()
    QTest.keyClicks(own, "moon")
    qtbot.waitUntil(lambda: "moon-2 is free" in dialog.naming.place.text())
    assert not dialog.make_button.isEnabled()
    own.clear()
    QTest.keyClicks(own, "x")
    qtbot.keyClick(own, Qt.Key.Key_Backspace)
    qtbot.waitUntil(lambda: dialog.make_button.isEnabled() and own.text() == "qian-tang-jiang-bore")
    qtbot.keyClick(dialog.naming.title_line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: view_of(desk).is_editing())
    editor = view_of(desk).editor
    assert editor is not None
    qtbot.waitUntil(lambda: editor.manuscript.state == "saved")
    assert editor.text.toPlainText().startswith("# 钱塘江 Bore\n\n## What it is")
    assert (folder / "knowledge/entities/qian-tang-jiang-bore.md").exists()


def test_the_list_of_unsaved_texts_leads_back_to_each_or_lets_it_go(qtbot: QtBot, desk: Window, folder: Path) -> None:
    for page in ("entity/moon", "concept/neap-tides"):
        type_at_end(edit(qtbot, desk, page), "Unsaved.")
    assert desk.rooms is not None
    desk.rooms.open_page("overview")
    qtbot.waitUntil(lambda: len(drafts(folder)) == 2)
    desk.actions_["page.unsaved"].trigger()
    dialog = desk.findChild(UnsavedDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: len(cards(dialog)) == 2)
    qtbot.waitUntil(lambda: {"Moon", "Neap tides"} <= {each.text() for each in dialog.findChildren(QLabel)})
    press(qtbot, cards(dialog)[0], "Discard…")
    qtbot.waitUntil(lambda: bool(cards(dialog)))
    press(qtbot, cards(dialog)[0], "Discard it")
    qtbot.waitUntil(lambda: len(cards(dialog)) == 1)
    assert [each["page"] for each in drafts(folder)] == ["entity/moon"]
    press(qtbot, cards(dialog)[0], "Continue editing")
    qtbot.waitUntil(lambda: view_of(desk).is_unsaved())
    assert view_of(desk).current() == "entity/moon"


def cards(dialog: UnsavedDialog) -> list[QFrame]:
    return [each for each in dialog.findChildren(QFrame) if each.property("role") == "card" and each.isVisible()]


def press(qtbot: QtBot, where: QWidget, words: str) -> None:
    def found() -> list[QPushButton]:
        return [each for each in where.findChildren(QPushButton) if each.text() == words and each.isVisible()]

    qtbot.waitUntil(lambda: bool(found()))
    qtbot.mouseClick(found()[0], Qt.MouseButton.LeftButton)


def test_the_preview_follows_the_text_and_scrolls_with_it(qtbot: QtBot, desk: Window) -> None:
    desk.resize(1500, 800)
    editor = edit(qtbot, desk, "concept/spring-tides")
    qtbot.waitUntil(editor.preview.isVisible)
    qtbot.waitUntil(lambda: "Words about height." in editor.preview.toPlainText())
    type_at_end(editor, "\n\n## Last\n\n- **bold** [neaps](concept/neap-tides) [gone](concept/gone)")
    qtbot.waitUntil(lambda: "Last" in editor.preview.toPlainText())
    editor.text.moveCursor(editor.text.textCursor().MoveOperation.Start)
    editor.text.moveCursor(editor.text.textCursor().MoveOperation.EndOfBlock)
    QTest.keyClicks(editor.text, " Again")
    qtbot.waitUntil(lambda: "Spring tides Again" in editor.preview.toPlainText())
    assert editor.preview.toPlainText().count("Words about height.") == 60
    assert editor.preview.toPlainText().count("Spring tides") == 1
    html = editor.preview.toHtml()
    assert "page:concept/neap-tides" in html
    assert "broken:concept" in html
    bar, other = editor.text.verticalScrollBar(), editor.preview.verticalScrollBar()
    qtbot.waitUntil(lambda: editor._leading is None)
    bar.setValue(0)
    qtbot.waitUntil(lambda: other.value() < 40)
    qtbot.waitUntil(lambda: editor._leading is None)
    other.setValue(other.maximum() // 2)  # moved by nobody
    assert bar.value() == 0
    other.triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    for _ in range(3):
        QTest.keyClick(editor.preview, Qt.Key.Key_PageDown)
    qtbot.waitUntil(lambda: bar.value() > bar.maximum() * 0.3)


def test_what_the_preview_shows_never_scrolls_the_text_nor_closes_the_list_of_links(
    qtbot: QtBot, desk: Window, folder: Path
) -> None:
    lines = "\n".join(f"{number} words" for number in range(120))
    by_agent(folder, lambda project: project.rewrite_page("entity/moon", f"# Moon\n\n{lines}\n\nEnd", (), AGENT))
    desk.resize(1500, 700)
    editor = edit(qtbot, desk)
    qtbot.waitUntil(lambda: "End" in editor.preview.toPlainText())
    QTest.keyClick(editor.text, Qt.Key.Key_End, CTRL)
    stood = editor.text.verticalScrollBar().value()
    for words in ("q", " [[spr"):
        QTest.keyClicks(editor.text, words)
        with qtbot.waitSignal(editor.preview.settled):
            pass
        qtbot.waitUntil(lambda: editor._leading is None)
        assert editor.text.verticalScrollBar().value() == stood > 0
        assert editor.text.viewport().rect().contains(editor.text.cursorRect())
    assert editor.completion.isVisible()
    QTest.keyClick(editor.text, Qt.Key.Key_Return)
    assert editor.text.toPlainText().rstrip().endswith("End\nq [Spring tides](concept/spring-tides)")


def test_panels_give_way_to_the_preview_beside_the_text_and_come_back(qtbot: QtBot, desk: Window) -> None:
    desk.resize(1200, 760)
    editor, rooms = edit(qtbot, desk), desk.rooms
    assert rooms is not None
    qtbot.waitUntil(editor.preview.isVisible)
    assert editor.text.isVisible()
    assert (rooms.finder.isVisible(), rooms.links.isVisible()) == (True, False)
    desk.resize(1000, 640)
    qtbot.waitUntil(lambda: not rooms.finder.isVisible() and editor.preview.isVisible())
    assert editor.text.isVisible()
    qtbot.mouseClick(editor.preview_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(rooms.finder.isVisible)
    assert not editor.preview.isVisible()
    desk.resize(1200, 760)
    qtbot.waitUntil(rooms.links.isVisible)
    assert not editor.preview.isVisible()


def time_of_a_key(editor: EditorView, at: int) -> float:
    """Return the milliseconds that most keys take in a text."""
    cursor = editor.text.textCursor()
    cursor.setPosition(at)
    editor.text.setTextCursor(cursor)
    clock, times = QElapsedTimer(), []
    for sign in "typing, quickly. " * 6:
        clock.start()
        QTest.keyClick(editor.text, sign)
        times.append(clock.nsecsElapsed() / 1e6)
        QApplication.processEvents()
    return sorted(times)[len(times) // 2]


def test_a_key_in_a_page_of_200_kb_costs_little_more_than_in_a_short_one(
    qtbot: QtBot, desk: Window, folder: Path
) -> None:
    words = "Words **bold** and [a link](spring-tides.md) with `code` about the tides, the moon and the sun.\n"
    text = "# Long\n\n" + "".join(f"## Part {number}\n\n{words * 3}\n- item\n- item\n\n" for number in range(660))
    assert len(text) > 200_000
    (folder / "knowledge/concepts/long.md").write_text(text, "utf-8")
    short = edit(qtbot, desk)
    floor = time_of_a_key(short, len(short.text.toPlainText()) // 2)
    assert desk.session is not None
    desk.session.look()
    assert time_of_a_key(edit(qtbot, desk, "concept/long"), len(text) // 2) < 12 * floor


def test_a_link_is_completed_by_a_few_letters_of_a_title_and_by_a_heading(qtbot: QtBot, desk: Window) -> None:
    editor = edit(qtbot, desk)
    type_at_end(editor, "\n[[neap")
    qtbot.waitUntil(editor.completion.isVisible)
    assert editor.completion.list.currentIndex().data() == "Neap tides"
    qtbot.keyClick(editor.text, Qt.Key.Key_Return)
    assert editor.text.toPlainText().endswith("\n[Neap tides](concept/neap-tides)")
    type_at_end(editor, " and [high](spring-ti")
    qtbot.waitUntil(editor.completion.isVisible)
    qtbot.keyClick(editor.text, Qt.Key.Key_Tab)
    assert editor.text.toPlainText().endswith("[high](concept/spring-tides)")
    qtbot.keyClick(editor.text, Qt.Key.Key_Left)
    QTest.keyClicks(editor.text, "#hei")
    qtbot.waitUntil(editor.completion.isVisible)
    qtbot.keyClick(editor.text, Qt.Key.Key_Return)
    assert editor.text.toPlainText().endswith("[high](concept/spring-tides#height)")
    type_at_end(editor, "\n[[neap-tides#nea")
    qtbot.waitUntil(editor.completion.isVisible)
    qtbot.keyClick(editor.text, Qt.Key.Key_Return)
    assert editor.text.toPlainText().endswith("\n[Neap tides](concept/neap-tides#neap-tides)")
    type_at_end(editor, "\n## Far side\n\n[[#fa")
    qtbot.waitUntil(editor.completion.isVisible)
    qtbot.keyClick(editor.text, Qt.Key.Key_Return)
    assert editor.text.toPlainText().endswith("\n[Far side](#far-side)")
    type_at_end(editor, " [[m")
    qtbot.waitUntil(editor.completion.isVisible)
    qtbot.keyClick(editor.text, Qt.Key.Key_Escape)
    assert not editor.completion.isVisible()
    qtbot.keyClick(editor.text, Qt.Key.Key_Return)
    assert editor.text.toPlainText().endswith("[[m\n")


def test_escape_alone_stays_in_the_text_and_then_tab_leaves_it(qtbot: QtBot, desk: Window) -> None:
    editor = edit(qtbot, desk)
    type_at_end(editor, "\nMine")
    saved = editor.manuscript.standing()
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_X, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Y, Qt.Key.Key_Tab):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert editor.text.toPlainText().endswith("\nMinex\ny   ")
    assert editor.manuscript.standing() == saved
    qtbot.keyClick(editor.text, Qt.Key.Key_Escape)
    qtbot.keyClick(editor.text, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert not editor.text.hasFocus()


def test_keys_go_on_with_lists_and_mark_words(qtbot: QtBot, desk: Window) -> None:
    editor = edit(qtbot, desk)
    text = editor.text
    text.selectAll()
    type_at_end(editor, "\n- [x] one")
    qtbot.keyClick(text, Qt.Key.Key_Return)
    QTest.keyClicks(text, "two")
    qtbot.keyClick(text, Qt.Key.Key_Tab)
    qtbot.keyClick(text, Qt.Key.Key_Return)
    qtbot.keyClick(text, Qt.Key.Key_Return)
    QTest.keyClicks(text, "bold")
    qtbot.keyClick(text, Qt.Key.Key_B, CTRL)
    assert text.toPlainText().endswith("\n- [x] one\n  - [ ] two\n**bold**")
    qtbot.keyClick(text, Qt.Key.Key_B, CTRL)
    assert text.toPlainText().endswith("\nbold")
    qtbot.keyClick(text, Qt.Key.Key_2, CTRL | Qt.KeyboardModifier.AltModifier)
    assert text.toPlainText().endswith("\n## bold")
    qtbot.keyClick(text, Qt.Key.Key_F, CTRL)
    assert editor.find_bar.line.hasFocus()
    QTest.keyClicks(editor.find_bar.line, "raises")
    assert text.textCursor().selectedText() == "raises"
    qtbot.keyClick(editor.find_bar.line, Qt.Key.Key_Escape)
    assert text.hasFocus()
