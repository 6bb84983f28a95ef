"""Editing when things go wrong: the program is killed, the disk is full, the page goes away."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from kbdesk.desk.editor.compare import CompareDialog
from kbdesk.files import keep
from tests.desk.test_desk_editor import AGENT, MOON, by_agent, drafts, edit, press, save, show, type_at_end, view_of
from tests.desk.test_desk_versions import written

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window
    from kbdesk.project.project import Project


def test_a_text_survives_a_kill_and_is_offered_when_the_page_is_opened_again(
    qtbot: QtBot, window: Window, folder: Path
) -> None:
    before = (folder / MOON).read_bytes()
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "tests.desk.typist", str(folder), "Written before the crash"]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    try:
        assert child.stdout is not None
        assert child.stdout.readline() == b"kept\n"
    finally:
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
        child.stdout.close()
    assert (folder / MOON).read_bytes() == before
    window.open_folder(folder)
    qtbot.waitUntil(lambda: window.rooms is not None and window.rooms.page is not None)
    assert window.actions_["page.unsaved"].isEnabled()
    view = show(qtbot, window, "entity/moon")
    qtbot.waitUntil(lambda: "not saved" in view.strip.text())
    qtbot.waitUntil(lambda: any("never saved" in each.text() for each in window.notices.notices()))
    press(qtbot, view.strip, "Continue editing")
    qtbot.waitUntil(lambda: view.editor is not None and view.editor.manuscript.state == "kept")
    qtbot.waitUntil(lambda: not any("never saved" in each.text() for each in window.notices.notices()))
    assert view.editor is not None
    assert "Written before the crash" in view.editor.text.toPlainText()
    qtbot.keyClick(view.editor.text, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "Written before the crash" not in view.editor.text.toPlainText()
    qtbot.keyClick(view.editor.text, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    save(qtbot, view.editor)
    assert "Written before the crash" in (folder / MOON).read_text("utf-8")
    qtbot.waitUntil(lambda: not drafts(folder))


def test_a_full_disk_leaves_the_text_says_so_and_tries_again(
    qtbot: QtBot, desk: Window, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = (folder / MOON).read_bytes()
    editor = edit(qtbot, desk)

    def full(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr("kbdesk.files.apply.sync_file", full)
        patch.setattr(keep, "sync_file", full)
        type_at_end(editor, "No room for this.")
        qtbot.waitUntil(lambda: "draft cannot be kept" in editor.strip.text())
        qtbot.keyClick(editor.text, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
        qtbot.waitUntil(lambda: "could not be kept as a draft either" in editor.strip.text())
        assert editor.text.toPlainText().endswith("No room for this.")
        assert (folder / MOON).read_bytes() == before
        assert not desk.writing.may_close()
        assert any("will be lost" in notice.text() for notice in desk.notices.notices())
    press(qtbot, editor.strip, "Try again")
    qtbot.waitUntil(lambda: editor.manuscript.state == "saved")
    assert editor.strip.text() == ""
    assert "No room for this." in (folder / MOON).read_text("utf-8")


def test_a_page_whose_file_goes_away_leaves_the_text_and_its_draft(qtbot: QtBot, desk: Window, folder: Path) -> None:
    editor = edit(qtbot, desk)
    type_at_end(editor, "Still here.")
    (folder / MOON).unlink()
    assert desk.session is not None
    desk.session.look()
    qtbot.waitUntil(lambda: "file is gone" in editor.strip.text())
    assert editor.text.toPlainText().endswith("Still here.")
    qtbot.waitUntil(lambda: len(drafts(folder)) == 1)
    qtbot.keyClick(editor.text, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: "is not there any more" in editor.strip.text())
    assert len(drafts(folder)) == 1
    assert desk.rooms is not None
    desk.rooms.open_page("overview")
    desk.rooms.open_page("entity/moon")
    qtbot.waitUntil(lambda: names(view_of(desk).strip) == ["Compare", "Discard…"])
    press(qtbot, view_of(desk).strip, "Compare")
    dialog = desk.findChild(CompareDialog)
    qtbot.waitUntil(lambda: "Still here." in written(dialog.shown))


def names(where: QWidget) -> list[str]:
    return [each.text() for each in where.findChildren(QPushButton) if each.isVisible()]


def test_a_page_is_edited_in_one_tab_at_a_time(qtbot: QtBot, desk: Window) -> None:
    editor = edit(qtbot, desk)
    type_at_end(editor, "First tab.")
    assert desk.rooms is not None
    first = desk.rooms.area.current()
    desk.rooms.open_page("entity/moon", new=True)
    qtbot.waitUntil(lambda: desk.rooms is not None and desk.rooms.area.current() is not first)
    second = view_of(desk)
    qtbot.waitUntil(lambda: second.reader.shown is not None)
    qtbot.keyClick(desk, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert desk.rooms.area.current() is first
    assert first is not None
    assert first.is_unsaved()
    assert view_of(desk).editor is editor
    assert second.editor is None


def test_a_draft_of_a_page_that_changed_since_is_merged_when_it_is_saved(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], object]], object]
) -> None:
    editor = edit(qtbot, desk, "concept/spring-tides")
    type_at_end(editor, "At the end.")
    qtbot.keyClick(desk, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: len(drafts(folder)) == 1)

    def change(project: Project) -> object:
        return project.edit_page("concept/spring-tides", [("Large tides", "Very large tides")], (), AGENT)

    elsewhere(lambda: by_agent(folder, change))
    again = edit(qtbot, desk, "concept/spring-tides")
    assert again.manuscript.state == "kept"
    qtbot.waitUntil(lambda: "changed by test-agent" in again.strip.text())
    save(qtbot, again)
    text = (folder / "knowledge/concepts/spring-tides.md").read_text("utf-8")
    assert "Very large tides" in text
    assert text.endswith("At the end.\n")
