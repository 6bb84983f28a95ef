"""The past in a window of its own: chosen by day or change, read only, and gone when it is closed."""

from __future__ import annotations

import tempfile
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from kbdesk.desk import settings
from kbdesk.desk.past.dialog import PastDialog, end_of
from tests.desk.conftest import AGENT
from tests.desk.test_desk_tracing import dialog

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.past.window import PastWindow
    from kbdesk.desk.window import Window


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Have the folders that pass in a place of this test's own."""
    place = tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    return place


def left(place: Path) -> list[Path]:
    """Return the folders of the past that are there."""
    return list(place.glob("kbdesk-past-*"))


def edited(qtbot: QtBot, desk: Window) -> None:
    """Let an agent change a page."""
    session = desk.session
    assert session is not None
    with qtbot.waitSignal(session.changed):
        session.write(desk, lambda _job: session.project.edit_page("entity/moon", [("raises", "lifts")], (), AGENT))


def opened(qtbot: QtBot, desk: Window) -> PastWindow:
    """Wait for the window that shows the past."""
    qtbot.waitUntil(lambda: bool(desk.tracing.pasts))
    past = desk.tracing.pasts[0]
    qtbot.waitUntil(lambda: past.rooms is not None and past.rooms.page is not None)
    return past


def test_the_past_is_chosen_among_the_changes_and_shown_read_only(qtbot: QtBot, desk: Window, place: Path) -> None:
    edited(qtbot, desk)
    QTest.keyClick(desk, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    chooser = dialog(qtbot, PastDialog)
    qtbot.waitUntil(lambda: chooser.list.count() > 1)
    assert chooser.day.minimumDate().isValid()
    at = chooser.list.visualItemRect(chooser.list.item(1)).center()
    QTest.mouseClick(chooser.list.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.keyClick(chooser, Qt.Key.Key_Return)
    past = opened(qtbot, desk)
    assert past.rooms is not None
    past.rooms.open_page("entity/moon")
    qtbot.waitUntil(lambda: bool(past.rooms and past.rooms.page and past.rooms.page.row.id == "entity/moon"))
    assert past.rooms.page is not None
    assert "raises" in past.rooms.page.body
    assert not past.actions_["page.edit"].isEnabled()
    assert not past.actions_["page.retire"].isEnabled()
    assert not past.actions_["page.trace"].isEnabled()
    for command in ("page.new", "page.undo"):
        assert not past.actions_[command].isEnabled()
        assert desk.actions_[command].isEnabled()
    assert [past.rooms.rail.buttons[room].isHidden() for room in ("sources", "log")] == [True, False]
    assert past.session is not None
    past.session.open_source("primer.txt")
    assert past.rooms.room() == "page"
    assert "as it was" in past.windowTitle()
    assert left(place)
    assert desk.session is not None
    assert [settings.recent()[0], settings.left_open()] == [desk.session.project.entrance] * 2
    back = next(one for one in past.findChildren(QPushButton) if one.text() == "Back to today")
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not desk.tracing.pasts and not left(place))
    assert settings.recent()[0] == desk.session.project.entrance


def test_an_entry_of_the_log_leads_to_the_base_as_it_was_then(qtbot: QtBot, desk: Window, place: Path) -> None:
    assert desk.rooms is not None
    desk.rooms.open_room("log")
    room: Any = desk.rooms.widget("log")
    qtbot.waitUntil(lambda: any(one.text().strip() == "As it was then…" for one in room.findChildren(QPushButton)))
    then = next(one for one in room.findChildren(QPushButton) if one.text().strip() == "As it was then…")
    QTest.mouseClick(then, Qt.MouseButton.LeftButton)
    past = opened(qtbot, desk)
    assert past.moment
    assert left(place)
    past.close()
    qtbot.waitUntil(lambda: not left(place))


def test_the_past_closes_with_its_window_and_a_day_without_history_is_refused(
    qtbot: QtBot, desk: Window, place: Path
) -> None:
    desk.actions_["project.past"].trigger()
    chooser = dialog(qtbot, PastDialog)
    qtbot.waitUntil(lambda: chooser.list.count() > 0)
    assert chooser.chosen() == end_of(QDate.currentDate())
    chooser.day.clearMinimumDate()
    chooser.day.setDate(QDate(2001, 2, 3))
    chooser.accept()
    qtbot.waitUntil(chooser.told.isVisible)
    assert chooser.show_button.isEnabled()
    chooser.day.setDate(QDate.currentDate())
    chooser.accept()
    opened(qtbot, desk)
    desk.close_project()
    qtbot.waitUntil(lambda: not desk.tracing.pasts)
    qtbot.waitUntil(lambda: not left(place))
