"""The one dialog of settings: found by words, set by keys, acting at once, taken back at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QStyle,
    QWidget,
)

from kbdesk.desk import languages, look, notices, settings
from kbdesk.desk.choices.row import Row

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.choices.dialog import SettingsDialog
    from kbdesk.desk.window import Window

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def as_before(qapp: QApplication, own_settings: None) -> Iterator[None]:
    before = QLocale()
    yield
    look.apply(qapp, "light")
    settings.set_language("en")
    languages.speak(qapp)
    QLocale.setDefault(before)


def opened(qtbot: QtBot, window: Window) -> SettingsDialog:
    QTest.keyClick(window, Qt.Key.Key_Comma, CONTROL)
    dialog = window.choices.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.waitUntil(dialog.line.hasFocus)
    return dialog


def shown(dialog: SettingsDialog) -> list[str]:
    return [row.control.objectName() for row in dialog.findChildren(Row) if row.isVisible()]


def control(dialog: SettingsDialog, name: str) -> QWidget:
    return next(row.control for row in dialog.findChildren(Row) if row.control.objectName() == name and row.isVisible())


def test_a_setting_is_found_by_its_words_and_set_by_keys(qtbot: QtBot, desk: Window, qapp: QApplication) -> None:
    settings.set_theme("light")
    dialog = opened(qtbot, desk)
    assert set(shown(dialog)) == {*settings.CHOSEN, "limit_file", "limit_download"}
    QTest.keyClicks(dialog.line, "night colours")
    assert shown(dialog) == ["theme"]
    QTest.keyClick(dialog.line, Qt.Key.Key_Tab)
    QTest.keyClick(qapp.focusWidget(), Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: look.theme().name == "dark")
    assert settings.theme() == "dark"
    assert desk.actions_["theme.dark"].isChecked()
    assert not desk.actions_["theme.light"].isChecked()
    desk.actions_["theme.light"].trigger()
    qtbot.waitUntil(lambda: control(dialog, "theme").currentText() == "Light")
    assert qapp.focusWidget() is control(dialog, "theme")
    QTest.keyClick(qapp.focusWidget(), Qt.Key.Key_Escape)
    assert set(shown(dialog)) == {*settings.CHOSEN, "limit_file", "limit_download"}
    QTest.keyClick(dialog.line, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: desk.choices.dialog is None)


def test_text_size_column_and_stillness_act_at_once(qtbot: QtBot, desk: Window, qapp: QApplication) -> None:
    desk.resize(1700, 800)
    qtbot.waitUntil(lambda: desk.rooms.reader.browser.column() == 760)
    points = qapp.font().pointSizeF()
    dialog = opened(qtbot, desk)
    for name in ("text_scale", "column", "animations"):
        control(dialog, name).setFocus()
        QTest.keyClick(control(dialog, name), Qt.Key.Key_Down)
        qtbot.waitUntil(lambda name=name: control(dialog, name).hasFocus())
    qtbot.waitUntil(lambda: desk.rooms.reader.browser.column() == 920)
    assert qapp.font().pointSizeF() > points
    assert not qapp.isEffectEnabled(Qt.UIEffect.UI_General)
    bar = desk.rooms.area.side.bar
    assert bar.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, bar) == 0


def test_the_language_changes_and_what_is_chosen_stays(qtbot: QtBot, desk: Window) -> None:
    rooms: Any = desk.rooms
    rooms.open_page("concept/spring-tides")
    rooms.links.show_view("trace")
    rooms.ask_room("log", "show_lately")
    chosen = rooms.widget("log").since.currentData()
    assert rooms.widget("log").since.currentIndex() > 0
    try:
        desk.speak("es")
        qtbot.waitUntil(lambda: desk.rooms is not rooms)
        now: Any = desk.rooms
        qtbot.waitUntil(lambda: now.widget("log") is not None and now.widget("log").since.currentData() == chosen)
        assert now.links.tabs.currentIndex() == 1
    finally:
        desk.speak("en")


def test_the_language_changes_and_what_is_typed_anywhere_stays(qtbot: QtBot, desk: Window) -> None:
    desk.rooms.open_room("search")
    QTest.keyClicks(desk.rooms.widget("search").line, "moon")
    QTest.keyClicks(desk.rooms.finder.line, "tide")
    desk.rooms.open_room("page")
    QTest.keyClick(desk, Qt.Key.Key_E, CONTROL)
    qtbot.waitUntil(lambda: desk.rooms.view.editor is not None and desk.rooms.view.editor.text.toPlainText() != "")
    QTest.keyClicks(desk.rooms.view.editor.text, "Half a thought. ")
    desk.rooms.view.editor.form.turn()
    at = desk.rooms.view.editor.place()
    assert at.has_fields
    notices.say(desk, "Something stands here.", "warn")
    dialog = opened(qtbot, desk)
    control(dialog, "language").setFocus()
    for name in ("English", "Español"):
        QTest.keyClick(control(dialog, "language"), Qt.Key.Key_Down)
        qtbot.waitUntil(lambda name=name: control(dialog, "language").currentText() == name)
        qtbot.waitUntil(lambda: control(dialog, "language").hasFocus())
    qtbot.waitUntil(lambda: desk.menuBar().actions()[0].text() == "&Archivo")
    qtbot.waitUntil(lambda: desk.rooms.view is not None and desk.rooms.view.is_editing())
    qtbot.waitUntil(lambda: "Half a thought. " in desk.rooms.view.editor.text.toPlainText())
    assert at.position > 0
    qtbot.waitUntil(lambda: desk.rooms.view.editor.place() == at)
    assert desk.notices.notices() == []
    assert desk.rooms.finder.line.text() == "tide"
    assert desk.rooms.widget("search").line.text() == "moon"
    assert dialog.isVisible()


def test_a_change_is_signed_with_the_name_that_the_person_gave(qtbot: QtBot, desk: Window) -> None:
    dialog = opened(qtbot, desk)
    QTest.keyClicks(control(dialog, "person"), "  Ada   Lovelace ")
    dialog.close()
    project, person = desk.session.project, desk.session.person
    done: list[object] = []
    desk.session.write(desk, lambda _job: project.retire_page("concept/neap-tides", "", person), done.append)
    qtbot.waitUntil(lambda: bool(done))
    found: list[str] = []
    desk.session.read(desk, lambda _job: project.operations(1)[0].changes[-1].actor.name, found.append)
    qtbot.waitUntil(lambda: found == ["Ada Lovelace"])


def test_the_defaults_come_back_and_so_does_what_was_chosen(qtbot: QtBot, desk: Window) -> None:
    settings.set_theme("dark")
    settings.set_column(1160)
    settings.set_reopens(False)
    dialog = opened(qtbot, desk)
    qtbot.mouseClick(dialog.defaults_button, Qt.MouseButton.LeftButton)
    assert (settings.theme(), settings.column(), settings.reopens()) == ("system", 760, True)
    qtbot.waitUntil(lambda: control(dialog, "reopen").isChecked())
    assert "Undo" in dialog.defaults_button.text()
    qtbot.mouseClick(dialog.defaults_button, Qt.MouseButton.LeftButton)
    assert (settings.theme(), settings.column(), settings.reopens()) == ("dark", 1160, False)
    qtbot.waitUntil(lambda: look.theme().name == "dark")


def test_every_control_is_named_for_those_who_do_not_see_it(qtbot: QtBot, desk: Window) -> None:
    dialog = opened(qtbot, desk)
    controls = dialog.findChildren(QComboBox) + dialog.findChildren(QCheckBox) + dialog.findChildren(QPushButton)
    controls += [
        line for line in dialog.findChildren(QLineEdit) if not isinstance(line.parent(), (QComboBox, QSpinBox))
    ]
    assert len(controls) == len(settings.CHOSEN) + 3
    assert all(each.accessibleName() for each in controls)
    buddies = {made.buddy() for made in dialog.findChildren(QLabel) if made.buddy() is not None}
    assert buddies == {row.control for row in dialog.findChildren(Row) if not isinstance(row.control, QCheckBox)}


def test_limits_of_originals_are_read_from_the_knowledge_base_and_written_to_it(
    qtbot: QtBot, desk: Window, folder: Path
) -> None:
    dialog = opened(qtbot, desk)
    boxes: Any = dialog.limits
    qtbot.waitUntil(boxes.file.isEnabled)
    assert (boxes.file.value(), boxes.download.value()) == (2048, 50)
    qtbot.mouseClick(boxes.file.lineEdit(), Qt.MouseButton.LeftButton)
    assert boxes.file.hasFocus()
    boxes.file.selectAll()
    qtbot.keyClicks(QApplication.focusWidget(), "120")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert boxes.download.hasFocus()
    boxes.download.selectAll()
    qtbot.keyClicks(boxes.download, "0")
    qtbot.keyClick(boxes.download, Qt.Key.Key_Tab)
    assert boxes.download.text() == "No limit"
    written = folder / "kbdesk.toml"
    qtbot.waitUntil(lambda: written.exists() and 'file = "120 MB"' in written.read_text("utf-8"))
    assert 'download = "none"' in written.read_text("utf-8")


def test_exports_begin_in_the_chosen_folder(qtbot: QtBot, desk: Window, tmp_path: Path) -> None:
    settings.set_exports(tmp_path)
    desk.actions_["page.export_html"].trigger()
    assert desk.leaving.dialog is not None
    assert desk.leaving.dialog.directory().absolutePath() == str(tmp_path)
    desk.leaving.dialog.reject()


def test_every_control_stands_within_its_row(qtbot: QtBot, desk: Window) -> None:
    rows = opened(qtbot, desk).findChildren(Row)
    qtbot.waitUntil(lambda: all(row.width() > 200 for row in rows))
    assert [row.control for row in rows if not row.rect().contains(row.control.geometry())] == []
