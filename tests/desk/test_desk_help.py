from __future__ import annotations

import json
import logging
import tomllib
from importlib import metadata
from typing import TYPE_CHECKING, TypeVar

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PySide6.QtCore import Qt, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QToolButton

from kbdesk import __version__
from kbdesk.desk import actions
from kbdesk.desk.help.about import AboutDialog
from kbdesk.desk.help.book import HelpDialog, book
from kbdesk.desk.help.connect import ConnectDialog
from kbdesk.desk.help.log import LogDialog
from kbdesk.desk.help.places import PlacesDialog
from kbdesk.desk.logfile import Log, log_file
from kbdesk.desk.rows import ITEM

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

T = TypeVar("T")


def test_the_book_has_a_table_of_contents_and_tables() -> None:
    html = book("en")
    assert '<div class="toc">' in html
    assert html.count("<table>") == 7
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


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setenv("PATH", str(home))
    monkeypatch.setenv("XDG_STATE_HOME", str(home / "state"))
    for name in ("CODEX_HOME", "CLAUDE_CONFIG_DIR", "COPILOT_HOME", "XDG_CONFIG_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    return home


def dialog_of(qtbot: QtBot, window: Window, command: str, kind: type[T]) -> T:
    window.actions_[command].trigger()
    qtbot.waitUntil(lambda: bool(window.findChildren(kind)))
    return window.findChildren(kind)[-1]


def state_of(dialog: ConnectDialog, row: int) -> str:
    return dialog.list.model().index(row, 0).data(ITEM).under


def test_an_agents_program_is_told_by_keys_and_keeps_its_own_settings(
    qtbot: QtBot, desk: Window, own_home: Path, folder: Path
) -> None:
    codex = own_home / ".codex" / "config.toml"
    codex.parent.mkdir()
    codex.write_text('model = "best"  # mine\n')
    gemini = own_home / ".gemini" / "settings.json"
    gemini.parent.mkdir()
    plan = {"command": "kbdesk", "args": ["mcp", "--project", str(folder), "--mode", "plan"]}
    gemini.write_text(json.dumps({"mcpServers": {"mine": plan}}))
    cursor = own_home / ".cursor" / "mcp.json"
    cursor.parent.mkdir()
    cursor.write_text("{broken")
    dialog = dialog_of(qtbot, desk, "help.connect", ConnectDialog)
    qtbot.waitUntil(lambda: dialog.list.model().rowCount() > 9)
    qtbot.waitUntil(dialog.list.hasFocus)
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert "no settings of Claude Desktop" in dialog.state.text()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert "Codex does not know" in dialog.state.text()
    assert state_of(dialog, 2) == "not connected"
    qtbot.mouseClick(dialog.write_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: state_of(dialog, 2) == "connected")
    text = codex.read_text()
    assert text.startswith('model = "best"  # mine\n')
    assert tomllib.loads(text)["mcp_servers"]["kbdesk"]["args"][-1] == str(folder)
    assert "before-kbdesk" in dialog.told_words.text()
    assert "Start codex" in dialog.told_words.text()
    assert not dialog.write_button.isEnabled()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert "Gemini CLI starts kbdesk for this knowledge base in another way" in dialog.state.text()
    assert state_of(dialog, 3) == "connected in another way"
    for _ in range(3):
        QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert "cannot be changed safely" in dialog.state.text()
    assert not dialog.write_button.isEnabled()
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    assert str(folder) in QGuiApplication.clipboard().text()
    assert cursor.read_text() == "{broken"


def test_what_could_not_be_written_is_told(qtbot: QtBot, desk: Window, own_home: Path) -> None:
    codex = own_home / ".codex" / "config.toml"
    codex.parent.mkdir()
    codex.write_text("")
    dialog = dialog_of(qtbot, desk, "help.connect", ConnectDialog)
    qtbot.waitUntil(lambda: dialog.list.model().rowCount() > 9)
    dialog.list.setCurrentIndex(dialog.list.model().index(2, 0))
    codex.write_text("# another program was here\n")
    qtbot.mouseClick(dialog.write_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Nothing was overwritten" in dialog.told_words.text())
    assert codex.read_text() == "# another program was here\n"
    assert dialog.write_button.isEnabled()


def test_every_place_is_shown_and_its_path_copied(qtbot: QtBot, desk: Window, own_home: Path, folder: Path) -> None:
    dialog = dialog_of(qtbot, desk, "help.places", PlacesDialog)
    journal = folder / ".kbdesk" / "journal.db"
    names = ("Pages", "Originals", "Journal", "Search index", "Texts in writing", "Settings", "Error log")

    def buttons() -> dict[str, QToolButton]:
        return {each.accessibleName(): each for each in dialog.findChildren(QToolButton)}

    qtbot.waitUntil(lambda: all(f"Copy the path: {name}" in buttons() for name in names))
    qtbot.mouseClick(buttons()["Copy the path: Journal"], Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == str(journal)
    assert journal.exists()
    assert "not there yet" in [each.text() for each in dialog.findChildren(QLabel)]


def test_what_went_wrong_stands_in_a_log_that_the_person_can_copy(qtbot: QtBot, window: Window, own_home: Path) -> None:
    kept = Log()
    kept.start()
    kept.write()
    logging.getLogger("kbdesk.desk").warning("The tide came in.")
    qWarning("The sea said so too.")
    kept.stop()
    dialog = dialog_of(qtbot, window, "help.log", LogDialog)
    qtbot.waitUntil(lambda: "The tide came in." in dialog.text.toPlainText())
    qtbot.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    assert "WARNING qt: The sea said so too." in copied
    assert f"kbdesk {__version__}, Python" in copied
    log_file().unlink()
    dialog.look_again()
    qtbot.waitUntil(lambda: dialog.text.toPlainText() == "")


def test_where_no_log_can_be_written_the_terminal_says_so_once(
    capsys: pytest.CaptureFixture[str], own_home: Path
) -> None:
    log_file().parent.parent.mkdir(parents=True, exist_ok=True)
    log_file().parent.write_text("no folder")
    kept = Log()
    kept.start()
    kept.write()
    logging.getLogger("kbdesk.desk").warning("The tide came in.")
    kept.stop()
    said = capsys.readouterr().err
    assert said.count("kbdesk: There is no log: ") == 1
    assert "kbdesk: The tide came in." in said


def test_about_names_every_package_with_its_licence(qtbot: QtBot, window: Window) -> None:
    dialog = dialog_of(qtbot, window, "help.about", AboutDialog)
    qtbot.waitUntil(lambda: dialog.table.rowCount() > 20)
    rows = [[dialog.table.item(row, at).text() for at in range(3)] for row in range(dialog.table.rowCount())]
    asked = {canonicalize_name(Requirement(wish).name) for wish in metadata.requires("kbdesk") or ()}
    assert asked <= {canonicalize_name(row[0]) for row in rows}
    assert not [row for row in rows if row[2] == "not stated"]
    assert "GNU AFFERO GENERAL PUBLIC LICENSE" in dialog.text.toPlainText()
