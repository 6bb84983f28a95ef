from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kbdesk.desk import actions
from kbdesk.desk.help import HelpDialog, book

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window


def test_the_book_has_a_table_of_contents_and_tables() -> None:
    html = book("en")
    assert '<div class="toc">' in html
    assert html.count("<table>") == 5
    assert book("xx") == html


def test_f1_shows_the_help_with_the_keys_of_every_command(qtbot: QtBot, window: Window) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F1)
    qtbot.waitUntil(lambda: window.findChild(HelpDialog) is not None)
    dialog = window.findChild(HelpDialog)
    qtbot.waitUntil(lambda: "When an agent asks" in dialog.browser.toPlainText())
    text = dialog.browser.toPlainText()
    assert all(command.text() in text for command in actions.COMMANDS if command.keys)


def test_a_passing_notice_takes_the_place_of_an_earlier_one_and_trouble_stays(window: Window) -> None:
    window.notices.show_notice("Trouble.", "danger")
    window.notices.show_notice("Done.", "good")
    window.notices.show_notice("Done again.", "good")
    assert [notice.text() for notice in window.notices.notices()] == ["Done again.", "Trouble."]


def test_a_passing_notice_goes_by_itself(qtbot: QtBot, window: Window) -> None:
    window.notices.show_notice("Done.", "good")
    window.notices.notices()[0].pass_after(1)
    qtbot.waitUntil(lambda: window.notices.notices() == [])
