"""Requests and long work reach a person who looks elsewhere, and never take the focus from one who types."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from kbdesk.desk import settings
from kbdesk.desk.attention import badge
from kbdesk.desk.attention.tray import Tray
from kbdesk.desk.requests.dialog import RequestDialog
from kbdesk.desk.requests.notice import RequestNotice
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Wish

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

    Elsewhere = Callable[[Callable[[], Any]], Any]


def ask(folder: Path, *pages: str) -> None:
    project = Project.open(folder)
    for page in pages:
        project.ask(Wish("retire_page", page, "It is wrong."), Actor("agent", "test-agent"))
    project.close()


def test_a_request_leaves_the_keys_with_who_types(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Elsewhere
) -> None:
    QTest.keyClick(desk, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: desk.rooms.view.editor is not None and desk.rooms.view.editor.text.hasFocus())
    text = desk.rooms.view.editor.text
    plain = badge.icon(0).pixmap(QSize(64, 64)).toImage()
    QTest.keyClicks(text, "Half ")
    elsewhere(lambda: ask(folder, "entity/moon"))
    notice = desk.findChild(RequestNotice)
    qtbot.waitUntil(notice.isVisible)
    assert QApplication.focusWidget() is text
    QTest.keyClicks(QApplication.focusWidget(), "a thought. ")
    assert "\nHalf a thought. Read" in text.toPlainText()
    assert desk.isActiveWindow()
    assert not [each for each in desk.findChildren(QDialog) if each.isVisible()]
    assert desk.windowIcon().pixmap(QSize(64, 64)).toImage() != plain
    desk.close_project()
    assert desk.windowIcon().pixmap(QSize(64, 64)).toImage() == plain


def test_the_number_on_the_icon_is_told_apart() -> None:
    drawn = [badge.icon(waiting).pixmap(QSize(32, 32)).toImage() for waiting in (0, 1, 2, 9, 10, 99)]
    assert len({bytes(image.constBits()) for image in drawn[:5]}) == 5
    assert drawn[4] == drawn[5]


@pytest.mark.qt_log_ignore("does not support raise", "systemTrayWindowChanged", extend=True)
def test_the_tray_tells_the_count_shows_the_request_and_quits(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Elsewhere
) -> None:
    tray = Tray(desk)
    desk.attention.stand_in(tray)
    assert tray.requests_action.text() == "No request waits"
    assert not tray.requests_action.isEnabled()
    settings.set_stays(True)
    desk.close()
    assert not desk.isVisible()
    assert desk.session is not None
    elsewhere(lambda: ask(folder, "entity/moon"))
    qtbot.waitUntil(tray.requests_action.isEnabled)
    assert "tides" in tray.icon.toolTip()
    tray.requests_action.trigger()
    qtbot.waitUntil(lambda: any(each.isVisible() for each in desk.findChildren(RequestDialog)))
    assert desk.isVisible()
    tray.quit_action.trigger()
    assert desk.session is None
    assert not desk.isVisible()


@pytest.mark.qt_log_ignore("does not support raise", "systemTrayWindowChanged", extend=True)
def test_the_tray_tells_how_much_waits_to_be_reviewed_and_leads_there(qtbot: QtBot, desk: Window) -> None:
    tray = Tray(desk)
    desk.attention.stand_in(tray)
    qtbot.waitUntil(tray.review_action.isEnabled)
    assert "to be reviewed" in tray.icon.toolTip()
    tray.review_action.trigger()
    assert desk.rooms is not None
    assert desk.rooms.room() == "review"
    desk.close_project()
    assert not tray.review_action.isEnabled()
    assert tray.review_action.text() == "Nothing waits to be reviewed"


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="no session bus to be had here")
def test_many_requests_are_one_notification_and_a_click_shows_them(folder: Path, tmp_path: Path) -> None:
    script = Path(__file__).with_name("by_bus.py")
    ended = subprocess.run(
        ["dbus-run-session", sys.executable, str(script), str(folder)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    (first, title, words), (then, done, written) = json.loads(ended.stdout.splitlines()[-1])
    assert (first, title) == (0, "An agent asks you")
    assert words.startswith("3 requests wait for you.")
    assert "&lt;b&gt;agent&lt;/b&gt; asks to retire" in words
    assert (then, done) == (0, "Done in kbdesk")
    assert "page.html" in written


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="no session bus to be had here")
def test_nothing_moves_while_the_system_asks_for_that(tmp_path: Path) -> None:
    ended = subprocess.run(
        ["dbus-run-session", sys.executable, str(Path(__file__).with_name("still_by_bus.py"))],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    first, asked, turned = json.loads(ended.stdout.splitlines()[-1])
    assert first > 0
    assert asked == 0
    assert turned == first
