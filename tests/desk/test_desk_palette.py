"""The quick switcher and the command palette, by the keyboard."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QTabBar,
    QToolButton,
    QWidget,
)

from kbdesk.desk import actions, settings
from kbdesk.desk.command import without_letter
from kbdesk.desk.log.filtering import Days
from kbdesk.desk.page.new import NewPageDialog
from kbdesk.desk.palette.commands import CommandPalette
from kbdesk.desk.palette.matching import Entry, Matcher
from kbdesk.desk.palette.switcher import QuickSwitcher
from kbdesk.desk.roomlist import ROOMS
from kbdesk.project.timeline import Logged
from kbdesk.project.values import LogEntry

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ENTER = Qt.Key.Key_Return


def keys(matcher: Matcher, typed: str, *recent: str) -> list[str]:
    return [match.entry.key for match in matcher.best(typed, 10, recent)]


def rows(picker: Any) -> list[str]:
    return [picker.model.index(row).data() for row in range(picker.model.rowCount())]


def open_switcher(qtbot: QtBot, desk: Window) -> Any:
    qtbot.keyClick(desk, Qt.Key.Key_O, CONTROL)
    switcher: Any = desk.findChild(QuickSwitcher)
    qtbot.waitUntil(lambda: switcher.isVisible() and switcher.model.rowCount() > 0)
    return switcher


def open_commands(qtbot: QtBot, window: Window) -> Any:
    qtbot.keyClick(window, Qt.Key.Key_P, CONTROL | SHIFT)
    palette: Any = window.findChild(CommandPalette)
    assert palette.isVisible()
    return palette


MATCHER = Matcher(
    [
        Entry("concept/neap-tides", "Neap tides", ("quarter tides", "concept/neap-tides")),
        Entry("concept/tide", "Tide", ("concept/tide",)),
        Entry("concept/tidal-lag", "Tidal lag", ("concept/tidal-lag",)),
        Entry("entity/nandu", "Ñandú", ("entity/nandu",)),
        Entry("entity/tide-gauge", "Gauge of Brest", ("entity/tide-gauge",)),
        Entry("concept/chaoxi", "潮汐", ("concept/chaoxi",)),
        Entry("summary/estuary-dam", "Estuary dam", ("summary/estuary-dam",)),
        Entry("concept/tide-model", "The Tide Model", ("TPXO grid", "concept/tide-model")),
        Entry("concept/old-rhythm", "Rhythm of old times", ("Tide model of 1902", "concept/old-rhythm")),
    ]
)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("tide", "concept/tide"),  # the very word before words that begin so
        ("tid", "concept/tide"),
        ("nandu", "entity/nandu"),
        ("ÑAN", "entity/nandu"),
        ("quarter", "concept/neap-tides"),
        ("tides ne", "concept/neap-tides"),
        ("brest gauge", "entity/tide-gauge"),
        ("concept/tidal-lag", "concept/tidal-lag"),
        ("tdllg", "concept/tidal-lag"),
        ("tdm", "concept/tide-model"),  # the beginnings of words before letters within a word
        ("tm", "concept/tide-model"),
        ("ttm", "concept/tide-model"),
        ("tpgr", "concept/tide-model"),
        ("rot", "concept/old-rhythm"),
        ("潮", "concept/chaoxi"),
        (".*[", ""),
    ],
)
def test_a_few_letters_of_any_name_find_the_page(typed: str, first: str) -> None:
    assert next(iter(keys(MATCHER, typed)), "") == first


def test_what_was_used_lately_comes_first_among_equals() -> None:
    assert keys(MATCHER, "")[:2] == ["concept/neap-tides", "concept/tide"]
    assert keys(MATCHER, "", "entity/nandu")[:2] == ["entity/nandu", "concept/neap-tides"]
    assert keys(MATCHER, "ti", "concept/tidal-lag")[0] == "concept/tidal-lag"
    (alias,), (letters,) = MATCHER.best("quarter", 1), MATCHER.best("tdmo", 1)
    assert (alias.name, alias.marked) == ("quarter tides", ((0, 7),))
    assert (letters.name, [letters.entry.title[a:b] for a, b in letters.marked]) == ("", ["T", "d", "Mo"])
    assert MATCHER.is_named("neap  TIDES")
    assert not MATCHER.is_named("neap")


def test_a_hundred_thousand_names_give_way_when_nobody_waits_any_more() -> None:
    matcher = Matcher([Entry(f"concept/page-{n}", f"Page about {n % 997}, number {n}") for n in range(100_000)])
    steps: list[int] = []
    before = time.perf_counter()
    assert keys(matcher, "pgnmbr99999") == ["concept/page-99999"]
    assert time.perf_counter() - before < 1.0
    matcher.best("pgnmbr99999", 10, (), lambda done, _total: steps.append(done))
    assert len(steps) > 90


def test_the_switcher_opens_what_was_typed_also_when_enter_comes_first(qtbot: QtBot, desk: Window) -> None:
    rooms: Any = desk.rooms
    before = QApplication.focusWidget()
    switcher = open_switcher(qtbot, desk)
    qtbot.keyClick(switcher.line, Qt.Key.Key_Escape)
    assert switcher.isHidden()
    assert QApplication.focusWidget() is before
    qtbot.keyClick(desk, Qt.Key.Key_O, CONTROL)
    qtbot.keyClicks(switcher.line, "sprngs")
    qtbot.keyClick(switcher.line, ENTER)
    qtbot.waitUntil(lambda: rooms.page.row.id == "concept/spring-tides")
    assert switcher.isHidden()
    switcher = open_switcher(qtbot, desk)
    qtbot.waitUntil(lambda: rows(switcher)[:2] == ["Overview", "Spring tides"])


def test_new_pages_are_found_and_the_pointer_chooses_too(qtbot: QtBot, desk: Window) -> None:
    rooms: Any = desk.rooms
    switcher = open_switcher(qtbot, desk)
    qtbot.keyClicks(switcher.line, "neap")
    qtbot.waitUntil(lambda: rows(switcher) == ["Neap tides", "Create page “neap”"])
    at = switcher.list.visualRect(switcher.model.index(0)).center()
    qtbot.mouseClick(switcher.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    qtbot.waitUntil(lambda: rooms.page.row.id == "concept/neap-tides")
    switcher = open_switcher(qtbot, desk)
    qtbot.keyClicks(switcher.line, "zebra")
    qtbot.waitUntil(lambda: rows(switcher) == ["Create page “zebra”"])
    rooms.finder.line.setFocus()
    qtbot.waitUntil(switcher.isHidden)


def test_a_page_that_is_not_there_yet_is_asked_for_by_its_title(qtbot: QtBot, desk: Window) -> None:
    switcher = open_switcher(qtbot, desk)
    qtbot.keyClicks(switcher.line, "Neap  tides")
    qtbot.waitUntil(lambda: rows(switcher) == ["Neap tides"])  # there is one of just this name
    qtbot.keyClicks(switcher.line, " of Mars")
    qtbot.keyClick(switcher.line, ENTER)
    qtbot.waitUntil(lambda: len(desk.findChildren(NewPageDialog)) == 1)
    dialogs = desk.findChildren(NewPageDialog)
    assert "Neap tides of Mars" in [line.text() for line in dialogs[0].findChildren(QLineEdit)]
    dialogs[0].close()


def test_the_palette_holds_every_command_with_its_key_and_does_it(qtbot: QtBot, desk: Window) -> None:
    palette = open_commands(qtbot, desk)
    assert {palette.model.row(palette.model.index(at)).key for at in range(len(rows(palette)))} >= set(actions.BY_NAME)
    qtbot.keyClicks(palette.line, "graph")
    assert rows(palette)[0] == "Go: Graph"
    assert palette.model.row(palette.model.index(0)).item.mark == "Ctrl+2"
    qtbot.keyClick(palette.line, ENTER)
    assert desk.rooms is not None
    assert desk.rooms.room() == "graph"
    assert settings.recent_commands() == ("go.graph",)
    palette = open_commands(qtbot, desk)
    assert rows(palette)[0] == "Go: Graph"


def offered(widget: QWidget) -> set[tuple[str, ...]]:
    """Return what each button and action that is shown is called: by its name, on it and in its tip.

    A button that opens a menu is there by what stands in the menu.
    """
    inside = (QLineEdit, QTabBar, QComboBox)
    shown = [each for each in widget.findChildren(QAbstractButton) if each.isVisible()]
    buttons = [each for each in shown if not isinstance(each.parent(), inside)]
    menus = [each.menu() for each in buttons if isinstance(each, QPushButton | QToolButton) and each.menu()]
    buttons = [each for each in buttons if not isinstance(each, QPushButton | QToolButton) or not each.menu()]
    words = {(each.accessibleName(), without_letter(each.text()).strip(), each.toolTip()) for each in buttons}
    fields = [each for each in widget.findChildren(QWidget) if each.isVisible()]
    fields = [each for each in fields if not isinstance(each, inside) and not isinstance(each.parent(), inside)]
    made = [action for each in fields for action in each.actions() if not action.isSeparator() and not action.menu()]
    made += [action for menu in menus for action in menu.actions() if not action.isSeparator() and not action.menu()]
    return words | {(action.objectName() or without_letter(action.text()),) for action in made}


def test_the_palette_holds_all_that_can_be_done_in_every_room_and_in_the_editor(qtbot: QtBot, desk: Window) -> None:
    rooms: Any = desk.rooms
    assert desk.session is not None
    missing: list[str] = []
    for name in [*(room.name for room in ROOMS), "editor"]:
        if name == "editor":
            rooms.open_page("concept/neap-tides")
            qtbot.waitUntil(lambda: rooms.page is not None and rooms.page.row.id == "concept/neap-tides")
            desk.actions_["page.edit"].trigger()
            qtbot.waitUntil(lambda: rooms.view.is_editing() and not rooms.view.editor.text.isReadOnly())
        else:
            rooms.enter_room(name)
        qtbot.waitUntil(desk.session.work.is_idle)
        QApplication.processEvents()
        wanted = offered(desk.centralWidget())
        palette = open_commands(qtbot, desk)
        shown = [palette.model.row(palette.model.index(at)) for at in range(palette.model.rowCount())]
        held = {words for row in shown for words in (row.key, row.item.text, row.item.text.partition(": ")[2])}
        held |= {actions.BY_NAME[row.key].hint() for row in shown if row.key in actions.BY_NAME}
        held.discard("")
        missing += [f"{name}: {words}" for words in wanted if any(words) and held.isdisjoint(words)]
        marks = " ".join(row.item.mark for row in shown)
        missing += [f"{name}: {each.text()}" for each in actions.COMMANDS if each.keys_text() not in marks]
        qtbot.keyClick(palette.line, Qt.Key.Key_Escape)
    assert not missing, "\n".join(missing)
    room = rooms.widget("health")
    rooms.enter_room("health")
    qtbot.waitUntil(room.closer_button.isVisible)
    palette = open_commands(qtbot, desk)
    qtbot.keyClicks(palette.line, "look closer")
    assert rows(palette)[0] == "Health: Look closer"
    qtbot.keyClick(palette.line, ENTER)
    assert not room.closer_button.isEnabled()


def words_of(window: QWidget) -> set[str]:
    return {each.text() for each in window.findChildren(QLabel)}


@pytest.mark.parametrize(
    ("words", "room", "is_done"),
    [
        ("look closer", "health", lambda room: not room.closer_button.isEnabled()),
        ("new preference", "preferences", lambda room: bool(room.window().findChildren(NewPageDialog))),
        ("pages as a list", "graph", lambda room: room.bar.sides["list"].isChecked() and room.side.list.isVisible()),
        ("search inside", "sources", lambda room: room.bar.is_inside),
        ("find missing", "sources", lambda room: "No original is missing." in words_of(room.window())),
    ],
)
def test_what_a_room_does_is_found_and_done_from_anywhere(
    qtbot: QtBot, desk: Window, words: str, room: str, is_done: Callable[[Any], bool]
) -> None:
    rooms: Any = desk.rooms
    assert desk.session is not None
    assert rooms.widget(room) is None
    palette = open_commands(qtbot, desk)
    qtbot.keyClicks(palette.line, words)
    assert rows(palette)[0].startswith(actions.command(f"go.{room}").text())
    qtbot.keyClick(palette.line, ENTER)
    assert rooms.room() == room
    qtbot.waitUntil(lambda: is_done(rooms.widget(room)))


def test_a_key_that_does_something_else_where_one_is_stands_there_once(qtbot: QtBot, desk: Window) -> None:
    rooms: Any = desk.rooms

    def with_key() -> list[str]:
        palette = open_commands(qtbot, desk)
        shown = [palette.model.row(palette.model.index(at)) for at in range(palette.model.rowCount())]
        qtbot.keyClick(palette.line, Qt.Key.Key_Escape)
        return [row.key for row in shown if row.item.mark == "Ctrl+K" and row.is_on]

    assert with_key() == ["go.find"]
    rooms.open_page("concept/neap-tides")
    qtbot.waitUntil(lambda: rooms.page is not None and rooms.page.row.id == "concept/neap-tides")
    desk.actions_["page.edit"].trigger()
    qtbot.waitUntil(lambda: rooms.view.is_editing() and not rooms.view.editor.text.isReadOnly())
    assert with_key() == ["text.link"]


def test_what_is_done_with_a_text_is_in_the_menu_and_the_palette(qtbot: QtBot, desk: Window) -> None:
    rooms: Any = desk.rooms
    rooms.open_page("concept/neap-tides")
    qtbot.waitUntil(lambda: rooms.page is not None and rooms.page.row.id == "concept/neap-tides")
    assert not desk.actions_["text.bold"].isEnabled()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_E, CONTROL)
    qtbot.waitUntil(lambda: rooms.view.is_editing() and not rooms.view.editor.text.isReadOnly())
    text = rooms.view.editor.text
    text.moveCursor(QTextCursor.MoveOperation.End)
    palette = open_commands(qtbot, desk)
    qtbot.keyClicks(palette.line, "bold")
    assert palette.model.row(palette.model.index(0)).item.mark == "Ctrl+B"
    qtbot.keyClick(palette.line, ENTER)
    qtbot.keyClicks(QApplication.focusWidget(), "strong")
    assert text.toPlainText().endswith("**strong**")
    menu = next(each for each in desk.menuBar().findChildren(QMenu) if desk.actions_["page.find"] in each.actions())
    find = next(each for each in menu.actions() if each is desk.actions_["page.find"])
    assert find.isEnabled()
    find.trigger()
    qtbot.keyClicks(QApplication.focusWidget(), "quarters")
    assert text.textCursor().selectedText() == "quarters"


def test_what_cannot_be_done_now_stands_last_and_is_not_taken(qtbot: QtBot, window: Window) -> None:
    palette = open_commands(qtbot, window)
    qtbot.keyClicks(palette.line, "retire")
    told = [palette.model.row(palette.model.index(at)).item for at in range(palette.model.rowCount())]
    assert "no page is in front that can be retired" in next(each.under for each in told if "Retire" in each.text)
    assert all(each.under for each in told if each.kind == "off")
    qtbot.keyClick(palette.line, ENTER)
    assert palette.isVisible()
    qtbot.keyClick(palette.line, Qt.Key.Key_Escape)
    palette = open_commands(qtbot, window)
    on = [palette.model.row(palette.model.index(row)).is_on for row in range(palette.model.rowCount())]
    assert on == sorted(on, reverse=True)
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)


def test_every_menu_is_chosen_by_letters_that_are_its_own(qtbot: QtBot, window: Window) -> None:
    for menu in window.menuBar().findChildren(QMenu):
        words = [action.text() for action in menu.actions() if action.text()]
        letters = [word[word.index("&") + 1].lower() for word in words if "&" in word]
        assert len(letters) == len(set(letters)), words
        assert len(letters) == len(words), words
    tops = [action.text() for action in window.menuBar().actions()]
    assert len({top[top.index("&") + 1].lower() for top in tops}) == len(tops)


def test_commands_are_found_by_what_people_call_them_in_any_language(qtbot: QtBot, desk: Window) -> None:
    wanted = {
        "spanish": "language.es",
        "look back": "project.past",
        "changed since": "go.lately",
        "what changed": "go.lately",
        "dark mode": "theme.dark",
        "zoom": "view.bigger",
        "rename": "page.edit",
    }

    def found(*typed: str) -> list[list[str]]:
        matcher = desk.findChild(CommandPalette)._matcher
        return [keys(matcher, each) for each in typed]

    open_commands(qtbot, desk)
    assert [first for first, *_ in found("spanish", "dark mode", "rename")] == [
        "language.es",
        "theme.dark",
        "page.edit",
    ]
    assert all(name in each for name, each in zip(wanted.values(), found(*wanted), strict=True))
    assert "language.es" in found("idioma")[0]
    assert "language.zh_CN" in found("语言")[0]


def test_what_changed_lately_is_told_by_the_log(qtbot: QtBot, desk: Window) -> None:
    palette = open_commands(qtbot, desk)
    qtbot.keyClicks(palette.line, "what changed")
    assert "since yesterday" in rows(palette)[0]
    qtbot.keyClick(palette.line, ENTER)
    room: Any = desk.rooms.widget("log")
    qtbot.waitUntil(lambda: room.isVisible() and room.since.currentText() == "Since yesterday")
    assert Days(ENTRIES, since="2026-11-29").count == 1
    assert Days(ENTRIES).count == 2


ENTRIES = tuple(Logged(LogEntry(date, "ingest", "Tides", ()), "", None, ()) for date in ("2026-11-29", "2026-11-28"))
