"""Opening folders of every kind, the start screen, rooms, menus and what is remembered."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import pytest
from another_program import agent_project
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QImage
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from kbdesk.desk import actions, look, settings
from kbdesk.desk.dropsign import DropSign
from kbdesk.desk.window import Window
from kbdesk.index import describing
from kbdesk.plan import Actor
from kbdesk.project import project
from kbdesk.project.page_reads import PageReads
from kbdesk.project.project import Project
from kbdesk.project.values import Wish

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path
    from typing import Any

    from pytestqt.qtbot import QtBot

    from kbdesk.project.page_reads import Differing


def words(window: Window) -> str:
    """All words on the start screen."""
    return "\n".join(label.text() for label in window.start.findChildren(QLabel) if label.isVisible())


def press(qtbot: QtBot, window: Window, text: str) -> None:
    def found() -> list[QPushButton]:
        every = window.findChildren(QPushButton)
        return [each for each in every if each.text().strip() == text and each.isVisible()]

    qtbot.waitUntil(lambda: len(found()) == 1)  # what is put on a card is shown a turn later
    qtbot.mouseClick(found()[0], Qt.MouseButton.LeftButton)


def test_the_first_screen_offers_a_folder_and_the_sample(window: Window) -> None:
    assert "Read, question and correct" in words(window)
    for name in ("page.retire", "go.graph", "view.links", "project.close"):
        assert not window.actions_[name].isEnabled()
    assert window.actions_["project.open"].isEnabled()


def test_a_project_opens_and_is_counted_and_remembered(qtbot: QtBot, desk: Window, folder: Path) -> None:
    qtbot.waitUntil(lambda: "Originals: 1" in desk._found.text())
    assert "Pages: 4" in desk._found.text()
    assert settings.recent()[0] == folder


def test_the_knowledge_folder_itself_opens_its_project(qtbot: QtBot, window: Window, folder: Path) -> None:
    window.open_folder(folder / "knowledge")
    qtbot.waitUntil(lambda: window.rooms is not None)
    assert window.session is not None
    assert window.session.project.root == folder


def test_a_knowledge_folder_of_any_name_opens_and_is_found_again(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    wiki = tmp_path / "base" / "wiki"
    (wiki / "concepts").mkdir(parents=True)
    (wiki / "index.md").write_text("# Index\n", "utf-8")
    (wiki / "concepts" / "ebb.md").write_text("# Ebb\n", "utf-8")
    for _ in range(2):
        window.open_folder(wiki)
        qtbot.waitUntil(lambda: "Pages: 1" in window._found.text())
        qtbot.waitUntil(lambda: settings.recent() == (wiki,) and settings.left_open() == wiki)
        assert window.windowTitle() == "wiki — kbdesk"


def test_a_very_large_base_is_shown_while_its_files_are_looked_at(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project, "MANY", 10)
    going_on = threading.Event()
    count = describing.PORTION + 20
    read_all = PageReads.read_all

    def held(self: PageReads, differing: Sequence[Differing], unread: list[tuple[str, str]]) -> object:
        if len(differing) < describing.PORTION:  # the last portion waits for the person, who reads the first
            assert going_on.wait(20)
        return read_all(self, differing, unread)

    monkeypatch.setattr(PageReads, "read_all", held)
    (tmp_path / "large/knowledge/concepts").mkdir(parents=True)
    for number in range(count):
        place = tmp_path / f"large/knowledge/concepts/ebb-{number}.md"
        place.write_text(f"# Ebb {number}\n\nSee [one](ebb-{count - 1 - number}.md).\n", "utf-8")
    window.open_folder(tmp_path / "large")
    qtbot.waitUntil(lambda: f"Reading pages: {describing.PORTION} of {count}" in window._found.text())
    qtbot.waitUntil(lambda: f"Pages: {describing.PORTION}" in window._found.text())
    assert window.session is not None
    assert window.session.project.is_behind
    going_on.set()
    qtbot.waitUntil(lambda: window._found.text().startswith(f"Pages: {count}"))
    assert not window.session.project.is_behind


def test_an_empty_folder_is_said_to_be_empty_and_can_become_a_base(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    place = tmp_path / "new base"
    place.mkdir()
    window.open_folder(place)
    qtbot.waitUntil(lambda: "is empty" in words(window))
    press(qtbot, window, "Create one here")
    qtbot.waitUntil(lambda: window.rooms is not None)
    assert (place / "knowledge").is_dir()


def test_another_folder_is_said_to_be_none_and_nothing_is_made_in_it(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    place = tmp_path / "other"
    place.mkdir()
    (place / "notes.md").write_text("# Notes", "utf-8")
    window.open_folder(place)
    qtbot.waitUntil(lambda: "Markdown files in folders" in words(window))
    assert "in other/" in words(window)
    press(qtbot, window, "Back")
    assert [each.name for each in place.iterdir()] == ["notes.md"]


def test_a_file_and_a_missing_folder_are_told_apart(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_text("x", "utf-8")
    window.open_folder(file)
    qtbot.waitUntil(lambda: "is a file" in words(window))
    window.open_folder(tmp_path / "gone")
    qtbot.waitUntil(lambda: "does not exist" in words(window))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_folder_without_permission_is_said_to_be_so(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    place = tmp_path / "shut"
    place.mkdir()
    place.chmod(0)
    try:
        window.open_folder(place)
        qtbot.waitUntil(lambda: "no permission" in words(window))
    finally:
        place.chmod(stat.S_IRWXU)


def sign(window: Window) -> str:
    """Return what is said while something is dragged over the window."""
    shown = [each for each in window.findChildren(DropSign) if each.isVisible()]
    assert all(window.rect().contains(each.geometry()) for each in shown)
    return " ".join(each.words.text() for each in shown)


def test_a_folder_dropped_on_the_window_is_opened(qtbot: QtBot, window: Window, folder: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(folder))])
    enter = QDragEnterEvent(
        QPoint(50, 50), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    assert sign(window) == f"Drop to open “{folder.name}” as a knowledge base"
    drop = QDropEvent(
        QPointF(50, 50), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(window, drop)
    qtbot.waitUntil(lambda: window.rooms is not None)


def test_one_folder_dropped_on_an_open_base_is_added_and_not_opened(qtbot: QtBot, desk: Window, tmp_path: Path) -> None:
    (tmp_path / "papers").mkdir()
    (tmp_path / "papers" / "a.txt").write_text("a", "utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "papers"))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(desk, QDragEnterEvent(QPoint(50, 50), copy, data, left, none))
    assert sign(desk) == "Drop to add papers to the sources, into “sources/”"
    QApplication.sendEvent(desk, QDropEvent(QPointF(50, 50), copy, data, left, none))
    assert desk.session is not None
    assert desk.rooms is not None
    qtbot.waitUntil(lambda: desk.rooms is not None and desk.rooms.room() == "sources")


def test_back_from_a_folder_that_is_none_leads_to_the_base_that_was_open(
    qtbot: QtBot, desk: Window, folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "empty").mkdir()
    desk.open_folder(tmp_path / "empty")
    qtbot.waitUntil(lambda: "is empty" in words(desk))
    press(qtbot, desk, "Back")
    qtbot.waitUntil(lambda: desk.session is not None and desk.session.project.root == folder)


def test_files_dropped_on_a_page_become_originals(qtbot: QtBot, desk: Window, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.txt", "b.csv", "c.md")]
    for file in files:
        file.write_text(file.name, "utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    assert desk.rooms is not None
    assert desk.rooms.reader is not None
    target = desk.rooms.reader.browser.viewport()
    enter = QDragEnterEvent(QPoint(50, 50), copy, data, left, none)
    QApplication.sendEvent(target, enter)
    assert enter.isAccepted()
    assert sign(desk) == "Drop to add a.txt and 2 more to the sources, into “sources/”"
    QApplication.sendEvent(desk, QDragLeaveEvent())
    assert sign(desk) == ""
    QApplication.sendEvent(target, QDragEnterEvent(QPoint(50, 50), copy, data, left, none))
    QApplication.sendEvent(desk, QDropEvent(QPointF(50, 50), copy, data, left, none))
    assert sign(desk) == ""
    assert desk.session is not None
    sources = desk.session.project.root / "sources"
    qtbot.waitUntil(lambda: all((sources / file.name).exists() for file in files))
    assert desk.rooms.room() == "sources"


def test_a_recent_one_is_offered_and_opens(qtbot: QtBot, window: Window, folder: Path) -> None:
    settings.add_recent(folder)
    window.start.welcome()
    row = next(each for each in window.start.findChildren(QPushButton) if each.accessibleName() == str(folder))
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.rooms is not None)


def test_the_sample_is_copied_once_and_kept_as_the_person_left_it(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "documents" / "kbdesk sample"
    place.parent.mkdir()
    monkeypatch.setenv("KBDESK_SAMPLE_DIR", str(place))
    window.open_sample()
    qtbot.waitUntil(lambda: window.rooms is not None and window.rooms.page is not None)
    window.close_project()
    (place / "knowledge" / "overview.md").write_text("# Overview\n\nMine.\n", "utf-8")
    window.open_sample()
    qtbot.waitUntil(lambda: window.rooms is not None and window.rooms.page is not None)
    assert window.rooms is not None
    assert "Mine." in window.rooms.reader.browser.toPlainText()


def test_every_room_opens_by_its_key(qtbot: QtBot, desk: Window) -> None:
    assert desk.rooms is not None
    keys = (Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5, Qt.Key.Key_1)
    for key, name in zip(keys, ("graph", "sources", "requests", "health", "page"), strict=True):
        qtbot.keyClick(desk, key, Qt.KeyboardModifier.ControlModifier)
        assert desk.rooms.room() == name


def test_closing_a_base_leads_to_the_start_and_another_can_be_opened(qtbot: QtBot, desk: Window, folder: Path) -> None:
    desk.actions_["project.close"].trigger()
    assert desk.session is None
    assert "Opened before" in words(desk)
    desk.open_folder(folder)
    qtbot.waitUntil(lambda: desk.rooms is not None and desk.rooms.page is not None)


def test_a_waiting_request_is_counted_on_the_rail_and_below(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    def ask() -> None:
        project = Project.open(folder)
        project.ask(Wish("retire_page", "entity/moon", "It is a sun."), Actor("agent", "test-agent"))
        project.close()

    elsewhere(ask)
    qtbot.waitUntil(lambda: "Waiting requests: 1" in desk._found.text())
    assert desk.rooms is not None
    assert desk.rooms.rail.buttons["requests"].accessibleName() == "Requests: 1"


def test_health_shows_problems_and_leads_to_the_page(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    assert desk.session is not None
    assert desk.rooms is not None
    file = folder / "knowledge/entities/moon.md"
    text = file.read_text("utf-8")
    desk.session.open_room("health")
    health: Any = desk.rooms.widget("health")
    qtbot.waitUntil(lambda: not health._stale and health._stack.currentWidget() is not health._checking)
    before = health.model.rowCount()
    elsewhere(lambda: file.write_text(text + "\nA [lost](../concepts/lost.md) link.\n", "utf-8"))
    qtbot.waitUntil(lambda: health.model.rowCount() == before + 2)
    health.list.setFocus()
    health.list.setCurrentIndex(health.model.index(1))
    qtbot.keyClick(health.list, Qt.Key.Key_Return)
    qtbot.waitUntil(
        lambda: desk.rooms is not None and desk.rooms.page is not None and desk.rooms.page.row.slug == "moon"
    )
    assert desk.rooms.room() == "page"


def test_the_page_and_its_history_survive_a_change_of_theme_and_text_size(qtbot: QtBot, desk: Window) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    try:
        desk.actions_["theme.dark"].trigger()
        assert look.theme().name == "dark"
        desk.actions_["view.bigger"].trigger()
        assert settings.text_scale() == 1.1
        assert desk.session is not None
        qtbot.waitUntil(desk.session.work.is_idle)
        assert desk.rooms is not None
        assert desk.rooms.page is not None
    finally:
        settings.set_theme("light")
        settings.set_text_scale(1.0)
        look.apply(app, "light")


def test_an_agents_work_goes_on_while_the_desk_is_closed(qtbot: QtBot, folder: Path) -> None:
    window = Window()
    qtbot.addWidget(window)
    window.open_folder(folder)
    qtbot.waitUntil(lambda: window.rooms is not None)
    window.close()
    agent_project(folder, "concept", "later", "Later", "Words.")
    again = Window()
    qtbot.addWidget(again)
    again.open_folder(folder)
    qtbot.waitUntil(lambda: again.rooms is not None and again.rooms.finder.model.index_of("concept/later").isValid())
    again.close()


def test_what_is_asked_for_while_a_base_opens_is_done_when_it_is_open(
    qtbot: QtBot, window: Window, folder: Path
) -> None:
    window.open_folder(folder)
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert window.rooms is None
    qtbot.waitUntil(lambda: window.rooms is not None and window.rooms.room() == "search")


def test_commands_have_unique_keys_and_a_menu() -> None:
    keys = [(command.room == "text", key) for command in actions.COMMANDS for key in command.keys]
    assert len(keys) == len(set(keys))
    assert {command.menu for command in actions.COMMANDS} == {"", *(name for name, _ in actions.MENUS)}
    assert len({command.name for command in actions.COMMANDS}) == len(actions.COMMANDS)


def start(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    code = "import sys; from pathlib import Path; from kbdesk.desk.app import run;"
    code += "sys.exit(run(Path(sys.argv[1]) if len(sys.argv) > 1 else None, False))"
    kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    kept.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="others always have a display")
def test_without_a_display_it_says_so_and_ends() -> None:
    ended = start({})
    assert ended.returncode == 3
    assert "no display" in ended.stderr
    assert "xvfb-run" in ended.stderr


def test_a_picture_of_the_window_can_be_asked_for(tmp_path: Path, folder: Path) -> None:
    picture = tmp_path / "desk.png"
    environment = {"QT_QPA_PLATFORM": "offscreen", "KBDESK_SCREENSHOT": str(picture), "XDG_CONFIG_HOME": str(tmp_path)}
    ended = start(environment, str(folder))
    assert ended.returncode == 0, ended.stderr
    image = QImage(str(picture))
    assert image.width() > 700  # as wide as the screen of the offscreen platform lets it be
    assert len({image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)}) > 20


def test_the_rail_names_the_rooms_while_their_names_have_room(qtbot: QtBot, desk: Window) -> None:
    rail: Any = desk.rooms.rail if desk.rooms is not None else None
    buttons = list(rail.buttons.values())

    def is_named(high: int) -> bool:
        rail.resize(rail.width(), high)
        styles = {each.toolButtonStyle() for each in buttons}
        assert len(styles) == 1
        return styles == {Qt.ToolButtonStyle.ToolButtonTextUnderIcon}

    roomy = sum(each.tall() for each in buttons) + 200
    close = sum(each.least() for each in buttons) + 20
    assert [is_named(high) for high in (roomy, close, close - 40, roomy)] == [True, True, False, True]
