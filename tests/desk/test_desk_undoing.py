"""The last changes are taken back from one place, whoever made them, each told before."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from kbdesk.desk.naming import by_title, changed_named
from kbdesk.desk.undoing import say_done
from kbdesk.desk.undolist import UndoDialog, load
from kbdesk.plan import Actor
from kbdesk.project.operations import ChangeRow
from kbdesk.project.project import Project
from kbdesk.project.standing import standing
from kbdesk.project.values import Changes

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

AGENT = Actor("agent", "test-agent")
KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def rewrite(folder: Path) -> None:
    """Rewrite a page twice, as an agent in another process would."""
    project = Project.open(folder)
    try:
        for words in ("The Moon is far.", "The Moon is near."):
            project.rewrite_page("entity/moon", f"# Moon\n\n{words}", (), AGENT)
    finally:
        project.close()


def test_the_last_changes_are_undone_one_after_another_by_enter(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Any], Any]
) -> None:
    elsewhere(lambda: rewrite(folder))
    page = folder / "knowledge" / "entities" / "moon.md"
    qtbot.keyClick(desk, Qt.Key.Key_Z, KEYS)
    dialog: Any = desk.findChild(UndoDialog)
    qtbot.waitUntil(lambda: dialog.model.rowCount() > 2)
    told = [dialog.model.index(row).data() for row in range(3)]
    assert told[:2] == ["Rewritten: Moon", "Rewritten: Moon"]
    assert "before: Moon." in dialog._words.text()
    before = dialog.model.rowCount()
    qtbot.waitUntil(dialog.list.hasFocus)
    dialog.list.setCurrentIndex(dialog.model.index(1))
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)  # the later one was built on it
    qtbot.waitUntil(lambda: dialog.told.property("role") == "danger")
    assert "near" in page.read_text("utf-8")
    dialog.list.setCurrentIndex(dialog.model.index(0))
    for words, left in (("far", 1), ("raises", 2)):
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda left=left: dialog.model.rowCount() == before - left)
        assert words in page.read_text("utf-8")
        assert dialog.told_words.text() == "Undone: Rewritten: Moon"
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_is_said_of_a_change_is_gone_when_the_change_is_undone(
    qtbot: QtBot, desk: Window, folder: Path, elsewhere: Callable[[Any], Any]
) -> None:
    elsewhere(lambda: rewrite(folder))
    assert desk.session is not None
    rows: list[Any] = []
    project = desk.session.project
    desk.session.read(desk, lambda _job: load(project)[0], rows.extend)
    qtbot.waitUntil(lambda: len(rows) > 1)
    for number, row in reversed(list(enumerate(rows[:2]))):
        told = Changes(0, warnings=("It links to nothing.",), change=row.id)
        say_done(desk.session, desk, f"Mended {number}", told)

    def notices() -> list[str]:
        return [each.text() for each in desk.notices.notices()]

    assert notices() == ["Mended 0"]  # what can be taken back there is the last that was done
    (undo,) = [each for each in desk.notices.notices()[0].findChildren(QPushButton) if each.text() == "Undo"]
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: notices() == ["Undone: the pages stand as before."])
    say_done(desk.session, desk, "Mended 1", Changes(0, warnings=("It links to nothing.",), change=rows[1].id))
    assert "Mended 1" in notices()
    qtbot.keyClick(desk, Qt.Key.Key_Z, KEYS)
    dialog: Any = desk.findChild(UndoDialog)
    qtbot.waitUntil(dialog.undo_button.isEnabled)
    qtbot.mouseClick(dialog.undo_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Mended 1" not in notices())


def test_an_added_original_stands_in_the_list_and_is_taken_back_in_one_step(
    qtbot: QtBot, desk: Window, folder: Path, tmp_path: Path, elsewhere: Callable[[Any], Any]
) -> None:
    (tmp_path / "ebb.txt").write_text("The ebb.\n", "utf-8")
    assert desk.session is not None
    project = desk.session.project
    elsewhere(lambda: project.add_source(tmp_path / "ebb.txt", "notes/ebb.txt", desk.session.person))  # type: ignore[union-attr]
    qtbot.keyClick(desk, Qt.Key.Key_Z, KEYS)
    dialog: Any = desk.findChild(UndoDialog)
    qtbot.waitUntil(lambda: dialog.model.index(0).data() == "Original added: notes/ebb.txt")
    assert (folder / "sources" / "notes" / "ebb.txt").exists()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not (folder / "sources" / "notes" / "ebb.txt").exists())
    qtbot.waitUntil(lambda: dialog.model.index(0).data() != "Original added: notes/ebb.txt")


def test_what_stands_is_neither_undone_nor_an_undo() -> None:
    def row(number: int, operation: str, reason: str = "", pages: tuple[str, ...] = ("concept/a",)) -> ChangeRow:
        return ChangeRow(number, f"2026-11-30T10:00:{number:02}Z", AGENT, operation, "concept/a", reason, pages)

    rows = [
        row(1, "found"),
        row(2, "create"),
        row(3, "edit"),
        row(4, "undo", "Undoes change 3, 2026-11-30T10:00:00Z."),
        row(5, "rewrite"),
        row(6, "undo", "Undoes the change of “A”, 2026-11-30T10:00:05Z."),
        row(7, "undo", "Undoes the change of “A”, 2026-11-30T10:00:06Z."),
        row(8, "log"),
        row(9, "retire_source", pages=()),
    ]
    assert [each.id for each in standing(rows)] == [5, 2]
    same = "2026-11-30T10:00:05Z"  # two at once: the undo is of the one whose pages it gave back
    others = [replace(row(10, "edit", pages=("concept/b",)), at=same), replace(row(11, "edit"), at=same)]
    undo = row(12, "undo", f"Undoes the change of “B”, {same}.", pages=("concept/b",))
    assert [each.id for each in standing([*others, undo])] == [11]


def test_a_change_names_its_own_page_first_and_those_that_followed_beside_it() -> None:
    titles = {"concept/a": "Springs", "concept/b": "Neaps"}
    pages = ("concept/b", "concept/a", "overview")
    alone = ChangeRow(1, "2026-11-30T10:00:00Z", AGENT, "supersede", "concept/a", "", pages)
    assert changed_named((alone,), titles) == "Springs (also Neaps, Overview)"
    assert changed_named((replace(alone, pages=("concept/a",)),), titles) == "Springs"
    assert changed_named((alone, replace(alone, id=2)), titles) == "Neaps, Springs, Overview"
    assert changed_named((replace(alone, subject="notes.txt", pages=()),), titles) == "notes.txt"


def test_a_page_that_is_gone_is_told_by_the_title_it_had(qtbot: QtBot, desk: Window, folder: Path) -> None:
    moon = folder / "knowledge" / "entities" / "moon.md"
    moon.unlink()
    assert desk.session is not None
    desk.session.look()
    rooms: Any = desk.rooms
    rooms.open_room("log")
    qtbot.waitUntil(lambda: rooms.widget("log") is not None)
    log = rooms.widget("log")
    qtbot.waitUntil(lambda: log.model.rowCount() > 0 and "Moon" in str(log.model.index(1).data()))
    assert not any("entity/moon" in str(log.model.index(row).data()) for row in range(log.model.rowCount()))
    qtbot.keyClick(desk, Qt.Key.Key_Z, KEYS)
    dialog: Any = desk.findChild(UndoDialog)
    qtbot.waitUntil(lambda: dialog.model.rowCount() > 0)
    assert dialog.model.index(0).data().endswith(": Moon")


def test_what_is_said_of_a_change_begins_with_its_page_s_title() -> None:
    titles = {"concept/tidal": "Tidal", "concept/tidal-lag": "Tidal lag"}
    assert by_title("concept/tidal-lag: merged with a change.", titles) == "Tidal lag: merged with a change."
    assert by_title("concept/other: merged with a change.", titles) == "concept/other: merged with a change."
