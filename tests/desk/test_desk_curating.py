"""Superseding and retiring with the links led along; the rooms of overview, preferences and log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from kbdesk.desk.parts import day
from kbdesk.desk.retiring import RetireDialog, SupersedeDialog
from kbdesk.desk.versions.dialog import VersionsDialog
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.values import Draft

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

AGENT = Actor("agent", "claude-code", "2", "s7")
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def folder(folder: Path) -> Path:
    """The small project with two preferences, one of them retired, and a log of three entries."""
    project = Project.open(folder)
    try:
        drafts = [
            Draft(
                "preference", "short", "Respuestas breves", "# Respuestas breves\n\nShort.", (("since", "2026-11-02"),)
            ),
            Draft("preference", "metric", "只用公制单位", "# 只用公制单位\n\nMetric."),
        ]
        project.create_pages(drafts, AGENT)
        project.add_log("query", "How long?", None, AGENT)
        project.add_log("lint", "Weekly", ("entity/moon", "gone/page", "overview"), AGENT)
        project.retire_page("preference/metric", "Not any more.", Actor("person", "ana"))
    finally:
        project.close()
    return folder


@pytest.fixture
def read(folder: Path, elsewhere: Callable[[Callable[[], str]], str]) -> Callable[[str], str]:
    """Read a page's file as another program would."""
    return lambda name: elsewhere(lambda: (folder / "knowledge" / name).read_text("utf-8"))


def show_page(qtbot: QtBot, desk: Window, page: str) -> None:
    assert desk.session is not None
    desk.session.open_page(page)
    qtbot.waitUntil(lambda: desk.rooms is not None and desk.rooms.page is not None and desk.rooms.page.row.id == page)


def room_of(qtbot: QtBot, desk: Window, name: str) -> Any:
    assert desk.rooms is not None
    desk.rooms.enter_room(name)
    made: Any = desk.rooms.widget(name)
    qtbot.waitUntil(desk.session.work.is_idle)  # type: ignore[union-attr]
    return made


def press_undo(qtbot: QtBot, desk: Window) -> None:
    buttons = [each for notice in desk.notices.notices() for each in notice.findChildren(QPushButton)]
    (undo,) = [each for each in buttons if each.text() == "Undo"]
    qtbot.mouseClick(undo, LEFT)


def test_the_links_to_a_superseded_page_lead_to_its_successor_and_come_back_with_one_click(
    qtbot: QtBot, desk: Window, read: Callable[[str], str]
) -> None:
    before = read("entities/moon.md")
    show_page(qtbot, desk, "concept/spring-tides")
    desk.actions_["page.supersede"].trigger()
    dialog: Any = desk.findChild(SupersedeDialog)
    qtbot.waitUntil(dialog.links.isVisible)
    told = {each.accessibleName().partition(",")[0] for each in dialog.touched.findChildren(QPushButton)}
    assert told == {"A primer", "Moon", "Neap tides", "Overview"}
    assert not dialog.supersede_button.isEnabled()
    qtbot.keyClick(dialog.by.choose_button, Qt.Key.Key_Space)
    qtbot.keyClicks(QApplication.focusWidget(), "neap")
    qtbot.waitUntil(lambda: dialog.by.chooser.list.currentIndex().data() == "Neap tides")
    assert "Enter takes it" in dialog.by.chooser._hint.accessibleName()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(dialog.supersede_button.isEnabled)
    with qtbot.waitSignal(dialog.finished):
        qtbot.mouseClick(dialog.supersede_button, LEFT)
    qtbot.waitUntil(lambda: desk.rooms.page.row.status == "superseded")  # type: ignore[union-attr]
    assert "[tides](../concepts/neap-tides.md)" in read("entities/moon.md")
    assert "(concepts/neap-tides.md)" in read("overview.md")
    press_undo(qtbot, desk)
    qtbot.waitUntil(lambda: desk.rooms.page.row.status == "active")  # type: ignore[union-attr]
    assert read("entities/moon.md") == before


def test_only_the_words_of_links_to_a_retired_page_stay_where_the_person_says_so(
    qtbot: QtBot, desk: Window, read: Callable[[str], str]
) -> None:
    show_page(qtbot, desk, "entity/moon")
    desk.actions_["page.retire"].trigger()
    dialog: Any = desk.findChild(RetireDialog)
    qtbot.waitUntil(dialog.links.isVisible)
    qtbot.keyClicks(dialog.reason, "Cheese")
    qtbot.mouseClick(dialog.lead, LEFT, pos=dialog.lead.rect().topLeft() + dialog.lead.rect().center() / 8)
    assert dialog.lead.isChecked()
    assert not dialog.retire_button.isEnabled()
    dialog.cut.setFocus()
    qtbot.keyClick(dialog.cut, Qt.Key.Key_Space)
    assert dialog.retire_button.isEnabled()
    qtbot.keyClick(dialog.retire_button, Qt.Key.Key_Return)
    assert dialog.isVisible()
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(dialog.retire_button, Qt.Key.Key_Space)
    assert "new Moon. See" in read("concepts/spring-tides.md")


def test_preferences_tell_where_they_come_from_and_are_edited_retired_restored(qtbot: QtBot, desk: Window) -> None:
    room = room_of(qtbot, desk, "preferences")
    qtbot.waitUntil(lambda: room.model.rowCount() == 2)
    assert room.current() == "preference/short"
    assert room.origin.text().startswith("Since 2 November 2026. Written by claude-code, ")
    assert room.origin.text().endswith("From: query: How long?")
    qtbot.waitUntil(lambda: "Short." in room.reader.browser.toPlainText())
    qtbot.keyClick(room.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: "Metric." in room.reader.browser.toPlainText())
    assert not room.retire_button.isVisible()
    qtbot.mouseClick(room.restore_button, LEFT)
    qtbot.waitUntil(room.retire_button.isVisible)
    assert room.current() == "preference/metric"
    qtbot.mouseClick(room.retire_button, LEFT)
    dialog: Any = desk.findChild(RetireDialog)
    qtbot.keyClick(dialog.reason, Qt.Key.Key_Escape)
    qtbot.mouseClick(room.edit_button, LEFT)
    assert desk.rooms is not None
    rooms = desk.rooms
    qtbot.waitUntil(lambda: rooms.view is not None and rooms.view.is_editing())
    assert rooms.view is not None
    assert rooms.view.current() == "preference/metric"


def test_the_log_is_a_timeline_that_is_filtered_and_opens_the_pages_it_names(qtbot: QtBot, desk: Window) -> None:
    room = room_of(qtbot, desk, "log")
    qtbot.waitUntil(lambda: room.model.days.count > 3)
    assert room.model.logged(room.model.index(0)) is None
    assert [room.operation.itemText(at) for at in range(4)] == ["All operations", "lint (1)", "query (1)", "ingest (1)"]
    room.operation.setCurrentIndex(1)
    room.operation.activated.emit(1)
    qtbot.waitUntil(lambda: room.model.days.count == 1)
    qtbot.waitUntil(room.pane._words.isVisible)
    assert room.pane._words.text() == "No pages any more: gone/page"
    assert [each.text() for each in room.pane.pages.findChildren(QPushButton)] == ["Moon", "Overview"]
    room.operation.setCurrentIndex(0)
    room.operation.activated.emit(0)
    qtbot.keyClick(room.list, Qt.Key.Key_Slash)
    qtbot.keyClicks(QApplication.focusWidget(), "how short")
    qtbot.waitUntil(lambda: room.model.days.count == 1)
    shown = "Respuestas breves, preference"
    qtbot.waitUntil(lambda: shown in {each.accessibleName() for each in room.pane.pages.findChildren(QPushButton)})
    (page, _) = room.pane.pages.findChildren(QPushButton)
    assert page.accessibleName() == shown
    qtbot.mouseClick(page, LEFT)
    assert desk.rooms is not None
    rooms = desk.rooms
    qtbot.waitUntil(lambda: rooms.page is not None and rooms.page.row.id == "preference/short")
    room.line.clear()
    room.operation.setCurrentIndex(1)
    room.operation.activated.emit(1)
    qtbot.waitUntil(lambda: room.model.days.count == 1 and room.pane._what.text() == "Weekly")
    rooms.enter_room("log")
    qtbot.keyClick(room.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: rooms.page is not None and rooms.page.row.id == "entity/moon")


def test_the_log_is_filtered_by_days_as_they_are_called_by_who_and_by_titles(qtbot: QtBot, desk: Window) -> None:
    room = room_of(qtbot, desk, "log")
    qtbot.waitUntil(lambda: room.model.days.count > 3)
    all_of_them, date = room.model.days.count, QDate.fromString(room.model.days.entries[0], Qt.DateFormat.ISODate)

    def fitting(words: str) -> int:
        room.line.setText(words)
        room._pause.stop()
        room._filter()
        qtbot.waitUntil(desk.session.work.is_idle)  # type: ignore[union-attr]
        return int(room.model.days.count)

    shown = room.model.index(0).data()
    assert shown == day(date.toString(Qt.DateFormat.ISODate))
    assert fitting(shown) == fitting(QLocale().toString(date, "dddd")) == all_of_them
    assert fitting("today" if date == QDate.currentDate() else "yesterday") == all_of_them
    assert fitting(QLocale().toString(date.addDays(-5), "dddd")) == 0
    assert 0 < fitting("claude-code") < all_of_them
    assert fitting("ANA") == 1
    assert fitting("claude-code lint moon") == fitting("weekly") == 1
    assert fitting("métric") == 2


def test_what_no_entry_of_the_log_tells_stands_in_the_timeline_and_is_compared(qtbot: QtBot, desk: Window) -> None:
    assert desk.session is not None
    project, person = desk.session.project, desk.session.person
    desk.session.write(desk, lambda _job: project.edit_page("entity/moon", [("raises", "lifts")], (), person))
    room = room_of(qtbot, desk, "log")

    def newest() -> str:
        logged = room.model.logged(room.model.index(1))
        return logged.entry.what if logged is not None else ""

    qtbot.waitUntil(lambda: newest() == "Edited: Moon")
    room.list.setCurrentIndex(room.model.index(1))

    def compare() -> list[QPushButton]:
        return [each for each in room.pane.findChildren(QPushButton) if "Compare" in each.text() and each.isVisible()]

    qtbot.waitUntil(lambda: len(compare()) == 1)
    qtbot.mouseClick(compare()[0], LEFT)
    dialog: Any = desk.findChild(VersionsDialog)
    qtbot.waitUntil(lambda: dialog.isVisible() and dialog.page_id == "entity/moon")
    dialog.reject()


def test_the_overview_has_a_room_that_tells_how_the_base_stands(qtbot: QtBot, desk: Window) -> None:
    qtbot.keyClick(desk, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert desk.rooms is not None
    rooms = desk.rooms
    room: Any = rooms.widget("overview")
    qtbot.waitUntil(lambda: "Read Spring tides" in room.reader.browser.toPlainText())

    def words() -> set[str]:
        return {each.accessibleName() for each in room.findChildren(QPushButton) if each.isVisible()}

    qtbot.waitUntil(lambda: {"Originals: 1", "Requests: 0", "Problems: 0"} <= words())
    assert {"Lint: Weekly", "Query: How long?", "Retired: 只用公制单位"} <= words()
    (health,) = [each for each in room.findChildren(QPushButton) if each.accessibleName() == "Problems: 0"]
    qtbot.mouseClick(health, LEFT)
    qtbot.waitUntil(lambda: rooms.room() == "health")
    rooms.enter_room("overview")
    qtbot.mouseClick(room.reader.head.edit_button, LEFT)
    qtbot.waitUntil(lambda: rooms.view is not None and rooms.view.is_editing())
    assert rooms.view is not None
    assert rooms.view.current() == "overview"


def test_a_day_of_the_log_in_words_of_its_own_leads_to_them(qtbot: QtBot, desk: Window, folder: Path) -> None:
    (folder / "knowledge" / "log.md").write_text("# Log\n\n## 2031-07-26\n\n- **Moved**: all of it.\n", "utf-8")
    desk.session.look()  # type: ignore[union-attr]
    room = room_of(qtbot, desk, "log")
    qtbot.waitUntil(lambda: room.model.days.entries[:1] == ["2031-07-26"])
    assert "open it" in room.model.index(1).data()
    room.list.setCurrentIndex(room.model.index(1))
    qtbot.keyClick(room.list, Qt.Key.Key_Return)
    rooms: Any = desk.rooms
    qtbot.waitUntil(lambda: rooms.page is not None and rooms.page.row.id == "log")
    assert "Moved: all of it." in rooms.reader.browser.toPlainText()


def test_a_long_log_is_loaded_on_as_one_scrolls(qtbot: QtBot, desk: Window, folder: Path) -> None:
    log = folder / "knowledge" / "log.md"
    many = "".join(f"## [2020-01-{1 + each % 28:02d}] ingest | Entry {each}\n\n" for each in range(1500))
    log.write_text(f"{log.read_text('utf-8')}\n{many}", "utf-8")
    assert desk.session is not None
    desk.session.look()
    room: Any = room_of(qtbot, desk, "log")
    qtbot.waitUntil(lambda: len(room.model.days.entries) > 1500)
    first = room.model.rowCount()
    assert first < 1000
    qtbot.keyClick(room.list, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: room.model.rowCount() > first)
    for _ in range(9):
        qtbot.keyClick(room.list, Qt.Key.Key_End)
        QApplication.processEvents()
    assert room.model.rowCount() == len(room.model.days.entries)
    assert room.model.logged(room.list.currentIndex()) is room.model.days.entries[-1]
