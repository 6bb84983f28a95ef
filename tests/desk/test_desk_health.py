"""The health room by keys and mouse: one by one, all of a kind, shown before, undone as one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from kbdesk.desk.health.dialog import FixDialog, FixModel
from kbdesk.desk.page.new import NewPageDialog
from kbdesk.project.fixing import Fix
from tests.desk.test_desk_versions import written

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

WAVES = (
    "---\ntype: concept\ntitle: Waves\n---\n\n# Waves\n\n[springs](spring-tide.md), [wind](wind.md) and"
    " [mon](../entities/mon.md).\n"
)


@pytest.fixture
def folder(folder: Path) -> Path:
    """The small project with three links that lead nowhere, two of them misspelt, in a page that nobody links to."""
    (folder / "knowledge/concepts/waves.md").write_text(WAVES, "utf-8")
    return folder


@pytest.fixture
def read(folder: Path, elsewhere: Callable[[Callable[[], str]], str]) -> Callable[[str], str]:
    """Read a page's file as another program would."""
    return lambda name: elsewhere(lambda: (folder / "knowledge" / name).read_text("utf-8"))


@pytest.fixture
def room(qtbot: QtBot, desk: Window) -> Any:
    """The health room, checked, its first row current."""
    assert desk.session is not None
    assert desk.rooms is not None
    desk.session.open_room("health")
    made: Any = desk.rooms.widget("health")
    qtbot.waitUntil(lambda: made.model.rowCount() == 6)
    made.list.setFocus()
    return made


def go_to(qtbot: QtBot, room: Any, target: str) -> None:
    """Walk down with the arrow key to the finding of a target, and wait for what can be done about it."""
    for _ in range(room.model.rowCount()):
        finding = room.pane.finding
        if finding is not None and target in (finding.target, finding.subject):
            qtbot.waitUntil(lambda: bool(room.pane.remedies))
            return
        qtbot.keyClick(room.list, Qt.Key.Key_Down)
    raise AssertionError(target)


def sheet(qtbot: QtBot, desk: Window, kind: type = FixDialog) -> Any:
    found: list[Any] = []

    def is_there() -> bool:
        found[:] = [each for each in desk.findChildren(kind) if each.isVisible()]
        return bool(found)

    qtbot.waitUntil(is_there)
    if kind is FixDialog:
        qtbot.waitUntil(found[0].do_button.isEnabled)
    return found[0]


def told(dialog: Any) -> list[str]:
    """What is said of the places that would change."""
    return [one.text() for one in dialog.difference.findChildren(QLabel)]


def test_a_misspelt_link_is_mended_by_two_keys_and_undone_by_one_click(
    qtbot: QtBot, desk: Window, room: Any, read: Callable[[str], str]
) -> None:
    go_to(qtbot, room, "concepts/spring-tide.md")
    assert "[springs](spring-tide.md), [wind](wind.md)" in room.pane._words.text()
    assert room.pane.buttons[0].accessibleName() == "Lead it to “Spring tides”"
    qtbot.keyClick(room.list, Qt.Key.Key_F)
    dialog = sheet(qtbot, desk)
    qtbot.waitUntil(lambda: "“springs” leads to Spring tides now, no longer to spring-tide.md" in told(dialog))
    assert read("concepts/waves.md") == WAVES
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert "[springs](spring-tides.md), [wind](wind.md)" in read("concepts/waves.md")
    qtbot.waitUntil(lambda: room.model.rowCount() == 5)
    assert room.pane.finding.target in ("concepts/wind.md", "entities/mon.md")
    (notice,) = desk.notices.notices()
    (undo,) = [each for each in notice.findChildren(QPushButton) if each.text() == "Undo"]
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: room.model.rowCount() == 6)
    assert read("concepts/waves.md") == WAVES
    # What was said of the change is no more so; also where its warnings would let it stand.
    qtbot.waitUntil(lambda: [each.text() for each in desk.notices.notices()] == ["Undone: the pages stand as before."])


def test_all_of_a_kind_are_mended_as_one_but_for_what_is_left_out(
    qtbot: QtBot, desk: Window, room: Any, read: Callable[[str], str]
) -> None:
    assert room.pane.finding is None
    qtbot.waitUntil(lambda: any(one.act == "all_likely" for one in room.pane.remedies))
    qtbot.keyClick(room.list, Qt.Key.Key_F)
    dialog = sheet(qtbot, desk)
    assert dialog._count.text() == "Chosen: 2 of 2 · without a proposal: 1"
    assert QApplication.focusWidget() is dialog.list
    rows = [dialog.model.index(row).data() for row in range(2)]
    assert rows == ["Waves: concepts/spring-tide.md\n→ Spring tides", "Waves: entities/mon.md\n→ Moon"]
    only = FixModel({})
    only.set_fixes((Fix("unlink", "concept/waves", target="entities/mon.md"),))
    assert only.are_even()
    assert only.index(0).data() == "concept/waves: entities/mon.md"  # one line stands in the middle beside its box
    heights = dialog.fontMetrics().lineSpacing() * 2
    assert all(dialog.list.visualRect(dialog.model.index(row)).height() >= heights for row in range(2))
    qtbot.keyClick(dialog.list, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: dialog._count.text().startswith("Chosen: 1 of 2"))
    qtbot.waitUntil(lambda: any("leads to Moon now, no longer to " in one for one in told(dialog)))
    qtbot.waitUntil(lambda: not any("springs" in one for one in told(dialog)))
    assert dialog.do_button.text().strip().startswith("&")
    assert QApplication.focusWidget() is dialog.list
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert "[springs](spring-tide.md), [wind](wind.md) and [mon](../entities/moon.md)." in read("concepts/waves.md")


def test_only_the_words_of_links_stay_and_the_pages_they_ask_for_are_made(
    qtbot: QtBot, desk: Window, room: Any, read: Callable[[str], str]
) -> None:
    go_to(qtbot, room, "entities/mon.md")
    qtbot.keyClick(room.list, Qt.Key.Key_K)
    with qtbot.waitSignal(sheet(qtbot, desk).finished):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert "and mon." in read("concepts/waves.md")
    qtbot.waitUntil(lambda: room.model.rowCount() == 5)
    qtbot.keyClick(room.list, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(room.list, Qt.Key.Key_M)
    dialog = sheet(qtbot, desk)
    qtbot.waitUntil(dialog.pages.isVisible)
    names = [dialog.pages.itemText(at) for at in range(dialog.pages.count())]
    assert names == ["New page: concept/spring-tide", "New page: concept/wind"]
    dialog.pages.setCurrentIndex(1)
    qtbot.waitUntil(lambda: "Wind" in written(dialog.difference))
    with qtbot.waitSignal(dialog.finished):
        qtbot.mouseClick(dialog.do_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: room.model.kind(room.model.index(0)) == "orphan")
    assert read("concepts/wind.md").startswith("---\ntype: concept\ntitle: Wind\n")


def test_one_page_is_made_in_its_sheet_and_the_link_leads_there_whatever_its_slug(
    qtbot: QtBot, desk: Window, room: Any, read: Callable[[str], str]
) -> None:
    go_to(qtbot, room, "concepts/wind.md")
    qtbot.waitUntil(lambda: room.pane.remedy_at("m") is not None)
    qtbot.keyClick(room.list, Qt.Key.Key_M)
    dialog = sheet(qtbot, desk, NewPageDialog)
    assert (dialog.naming.type.currentText(), dialog.naming.title_line.text()) == ("concept", "Wind")
    qtbot.keyClick(dialog.naming.title_line, Qt.Key.Key_End)
    qtbot.keyClicks(dialog.naming.title_line, " and gusts")
    qtbot.waitUntil(lambda: dialog.naming.slug_line.text() == "wind-and-gusts")
    qtbot.mouseClick(dialog.make_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: room.model.rowCount() == 5)
    assert "[wind](wind-and-gusts.md)" in read("concepts/waves.md")


def test_an_orphan_is_linked_from_a_page_that_the_person_chooses(
    qtbot: QtBot, desk: Window, room: Any, read: Callable[[str], str]
) -> None:
    go_to(qtbot, room, "concept/waves")
    while room.pane.finding is None or room.pane.finding.kind != "orphan":
        qtbot.keyClick(room.list, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: room.pane.remedy_at("c") is not None)
    qtbot.keyClick(room.list, Qt.Key.Key_C)
    chooser: Any = QApplication.focusWidget()
    qtbot.keyClicks(chooser, "moo")
    qtbot.keyClick(chooser, Qt.Key.Key_Return)
    with qtbot.waitSignal(sheet(qtbot, desk).finished):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert "- [Waves](../concepts/waves.md)" in read("entities/moon.md")


def test_enter_opens_the_page_and_a_closer_look_adds_remarks(qtbot: QtBot, desk: Window, room: Any) -> None:
    qtbot.mouseClick(room.closer_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Remarks" in room._summary.text())
    kinds = {room.model.kind(room.model.index(row)) for row in range(room.model.rowCount())}
    assert {"broken_link", "orphan", "no_summary"} <= kinds
    go_to(qtbot, room, "primer.txt")
    qtbot.keyClick(room.list, Qt.Key.Key_S)
    assert desk.rooms is not None
    qtbot.waitUntil(lambda: desk.rooms.room() == "sources")
    desk.rooms.enter_room("health")
    go_to(qtbot, room, "primer.txt") if room.pane.finding is None else None
    while room.pane.finding is None or room.pane.finding.subject != "concept/waves":
        qtbot.keyClick(room.list, Qt.Key.Key_Up)
    qtbot.keyClick(room.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: desk.rooms.page is not None and desk.rooms.page.row.id == "concept/waves")


def test_after_a_mend_by_mouse_the_keys_are_in_the_list_and_the_rail_keeps_its_names(
    qtbot: QtBot, desk: Window, room: Any, read: Callable[[str], str]
) -> None:
    """Neither the notice nor the index gets the keys of a button that goes; Space takes nothing back."""
    desk.resize(1024, 640)
    high = desk.rooms.rail.height()  # type: ignore[union-attr]
    go_to(qtbot, room, "concepts/spring-tide.md")
    qtbot.mouseClick(room.pane.buttons[0], Qt.MouseButton.LeftButton)
    dialog = sheet(qtbot, desk)
    with qtbot.waitSignal(dialog.finished):
        qtbot.mouseClick(dialog.do_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: room.model.rowCount() == 5 and bool(room.pane.remedies))
    desk.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is room.list)
    assert desk.rooms.rail.height() == high  # type: ignore[union-attr]
    (notice,) = desk.notices.notices()
    assert notice.passes
    # Whoever leads the keys into the notice has them there, and back when it goes.
    (undo,) = [each for each in notice.findChildren(QPushButton) if each.text() == "Undo"]
    undo.setFocus(Qt.FocusReason.TabFocusReason)
    assert QApplication.focusWidget() is undo
    notice._pass()
    assert desk.notices.notices() == [notice]
    qtbot.keyClick(undo, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is room.list)
    # A notice is handed no keys by what goes while it has them.
    desk.notices.show_notice("Done.", "good", action=("Undo", lambda: None))
    offered = next(each for each in desk.notices.findChildren(QPushButton) if each.text() == "Undo")
    room.closer_button.setFocus()
    QWidget.setTabOrder(room.closer_button, offered)
    room.closer_button.setEnabled(False)
    assert not desk.notices.isAncestorOf(QApplication.focusWidget())
    assert "spring-tides.md" in read("concepts/waves.md")


def test_a_new_act_takes_away_what_would_take_an_older_one_back(qtbot: QtBot, desk: Window, room: Any) -> None:
    go_to(qtbot, room, "concepts/spring-tide.md")
    qtbot.keyClick(room.list, Qt.Key.Key_F)
    dialog = sheet(qtbot, desk)
    with qtbot.waitSignal(dialog.finished):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: room.model.rowCount() == 5)
    (old,) = desk.notices.notices()
    go_to(qtbot, room, "concepts/wind.md")
    qtbot.keyClick(room.list, Qt.Key.Key_M)
    made = sheet(qtbot, desk, NewPageDialog)
    qtbot.waitUntil(made.make_button.isEnabled)
    with qtbot.waitSignal(made.finished):
        qtbot.mouseClick(made.make_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: [each.text() for each in desk.notices.notices()] == ["Made: Wind"])
    assert desk.notices.notices()[0].subject != old.subject


def test_a_heading_and_a_picture_that_are_not_there_are_mended_by_keys(
    qtbot: QtBot, desk: Window, room: Any, folder: Path, read: Callable[[str], str], elsewhere: Callable[[Any], Any]
) -> None:
    words = "\n[how high](spring-tides.md#hight) and ![the sea](sea.png)\n"
    elsewhere(lambda: (folder / "knowledge/concepts/waves.md").write_text(WAVES + words, "utf-8"))
    assert desk.session is not None
    desk.session.look()
    qtbot.waitUntil(lambda: room.model.rowCount() == 10)
    for target, key, after in (
        ("spring-tides.md#hight", Qt.Key.Key_F, "[how high](spring-tides.md#height)"),
        ("sea.png", Qt.Key.Key_F, "and the sea\n"),
    ):
        room.list.setCurrentIndex(room.model.index(0))
        go_to(qtbot, room, target)
        qtbot.keyClick(room.list, key)
        dialog = sheet(qtbot, desk)
        qtbot.waitUntil(dialog.do_button.hasFocus)
        with qtbot.waitSignal(dialog.finished):
            qtbot.keyClick(dialog.do_button, Qt.Key.Key_Return)
        assert after in read("concepts/waves.md")
        qtbot.waitUntil(lambda target=target: all(target not in str(row) for row in room.model.listing.of_kind))
        qtbot.waitUntil(desk.session.work.is_idle)


def test_likely_pages_are_offered_for_all_only_where_there_are_some(qtbot: QtBot, room: Any) -> None:
    def acts() -> list[str]:
        return [each.act for each in room.pane.remedies]

    found = [one for one in map(room.model.finding, map(room.model.index, range(6))) if one is not None]
    links = [one for one in found if one.kind == "broken_link"]
    room.pane.show_kind("broken_link", links)
    assert acts() == ["all_make", "all_unlink"]
    qtbot.waitUntil(lambda: acts() == ["all_likely", "all_make", "all_unlink"])
    room.pane.show_kind("broken_link", [one for one in links if "wind" in one.target])
    with qtbot.waitSignal(room.pane.looked):
        pass
    assert acts() == ["all_make", "all_unlink"]
