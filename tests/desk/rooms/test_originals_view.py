"""The originals as a person meets them: real files, drops, keys."""

from __future__ import annotations

from functools import partial
from threading import Event
from typing import TYPE_CHECKING, Any

import pytest
import shiboken6
from by_hand import AGENT, Stand, drag, write
from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton

from kbdesk.desk import settings
from kbdesk.desk.entering import entry
from kbdesk.desk.made import tell_unheard
from kbdesk.desk.originals.arriving import FATE, OLDER
from kbdesk.desk.originals.columns import Column
from kbdesk.desk.originals.intakesheet import IntakeSheet
from kbdesk.desk.originals.missing import MissingSheet
from kbdesk.desk.originals.retired import RetiredSheet
from kbdesk.desk.originals.retiring import RetireDialog
from kbdesk.desk.originals.sheets import RestoreSheet
from kbdesk.desk.originals.view import OriginalsView
from kbdesk.desk.preview.texts import TextsView
from kbdesk.project.project import Project
from kbdesk.project.values import SourceRow
from tests.originals.made import make

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.session import Session


class Outside(QObject):
    """Takes the files that the desk hands to the system."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[str] = []

    @Slot(QUrl)
    def take(self, url: QUrl) -> None:
        self.opened.append(url.toLocalFile())


@pytest.fixture
def outside() -> Iterator[Outside]:
    taker = Outside()
    QDesktopServices.setUrlHandler("file", taker, "take")
    yield taker
    QDesktopServices.unsetUrlHandler("file")


@pytest.fixture
def view(session: Session, stand: Callable[..., Any], qtbot: QtBot, trouble: list[object]) -> OriginalsView:
    made = OriginalsView(session)
    stand(made)
    qtbot.waitUntil(lambda: made.model.rowCount() == 2)
    return made


def said(view: OriginalsView) -> str:
    window = view.window()
    assert isinstance(window, Stand)
    return "\n".join(window.said())


def status(view: OriginalsView, path: str, wanted: str = "") -> str:
    place = view.model.place(path, wanted)
    return str(place.siblingAtColumn(Column.STATUS).data()) if place.isValid() else ""


def dialog_of(view: OriginalsView, kind: type) -> Any:
    found = [one for one in view.window().findChildren(kind) if one.isVisible()]
    return found[0] if found else None


def test_originals_are_listed_with_their_facts(view: OriginalsView) -> None:
    row = view.model.row(view.model.place("books/tides.txt"))
    assert isinstance(row, SourceRow)
    assert row.summaries == ("summary/chapter",)
    assert status(view, "notes.md") == "In place"


def test_a_file_that_appears_on_disk_is_listed(view: OriginalsView, root: Path, qtbot: QtBot) -> None:
    write(root / "sources/new.txt", "new")
    qtbot.waitUntil(lambda: status(view, "new.txt") == "In place", timeout=10000)


def test_a_file_dropped_on_a_row_goes_into_its_folder(
    view: OriginalsView, tmp_path: Path, root: Path, qtbot: QtBot
) -> None:
    write(tmp_path / "moon.txt", "The Moon.\n")
    place = view.table.visualRect(view.model.place("books/tides.txt")).center()
    drag(view, [tmp_path / "moon.txt"], view.table.viewport().mapTo(view, place))
    qtbot.waitUntil(lambda: dialog_of(view, IntakeSheet) is not None)
    dialog = dialog_of(view, IntakeSheet)
    assert dialog.folder.currentText() == "books"
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: status(view, "books/moon.txt") == "In place")
    assert (root / "sources/books/moon.txt").read_text() == "The Moon.\n"
    assert "moon.txt" in said(view)
    assert (tmp_path / "moon.txt").exists()
    selected = view.selected()
    assert selected is not None
    assert selected.path == "books/moon.txt"
    assert selected.origin == "person"


def test_a_folder_is_dropped_with_all_in_it(view: OriginalsView, tmp_path: Path, root: Path, qtbot: QtBot) -> None:
    for name in ("one.txt", "deep/two.txt"):
        write(tmp_path / "pile" / name, name)
    drag(view, [tmp_path / "pile"], QPoint(5, view.height() - 5))
    qtbot.waitUntil(lambda: dialog_of(view, IntakeSheet) is not None)
    dialog = dialog_of(view, IntakeSheet)
    assert dialog.rows.rowCount() == 2
    dialog.folder.setEditText("inbox")
    qtbot.waitUntil(lambda: "inbox/pile/one.txt" in [one.path for one in dialog.rows.rows])
    qtbot.mouseClick(dialog.add_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(view, "inbox/pile/deep/two.txt") == "In place")
    assert (root / "sources/inbox/pile/one.txt").exists()


def test_the_sheet_says_of_each_file_what_will_happen_and_one_step_takes_it_back(
    view: OriginalsView, tmp_path: Path, root: Path, qtbot: QtBot
) -> None:
    pile = tmp_path / "pile"
    texts = {"copy.txt": "All about tides.\n", "notes.md": "Other notes.\n", "fresh.txt": "fresh", ".hidden": "h"}
    for name, text in texts.items():
        write(pile / name, text)
    view.add([pile / name for name in texts])
    qtbot.waitUntil(lambda: dialog_of(view, IntakeSheet) is not None)
    sheet = dialog_of(view, IntakeSheet)
    fates = {one.file.name: one.fate for one in sheet.rows.rows}
    assert fates == {"copy.txt": "duplicate", "notes.md": "clash", "fresh.txt": "new", ".hidden": "hidden"}
    names = [one.file.name for one in sheet.rows.rows]
    sheet.table.selectRow(names.index("copy.txt"))
    assert "books/tides.txt" in sheet.explained.text()
    assert not sheet.name.isVisible()
    sheet.table.selectRow(names.index("notes.md"))
    tick = sheet.rows.index(names.index("notes.md"), OLDER)
    assert sheet.rows.setData(tick, Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole)
    assert sheet.replaces.currentText() == "notes.md"
    assert "as the new version of notes.md" in sheet.explained.text()
    assert sheet.rows.setData(tick, Qt.CheckState.Unchecked.value, Qt.ItemDataRole.CheckStateRole)
    assert sheet.replaces.currentText() == ""
    assert "or let it replace that" in sheet.explained.text()
    sheet.name.selectAll()
    qtbot.keyClicks(sheet.name, "notes-of-ana.md")
    sheet.replaces.lineEdit().clear()
    qtbot.keyClicks(sheet.replaces, "note")
    assert not sheet.add_button.isEnabled()
    qtbot.keyClicks(sheet.replaces, "s.md")
    assert sheet.add_button.isEnabled()
    qtbot.mouseClick(sheet.add_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(view, "notes-of-ana.md") == "In place")
    assert (root / "sources/notes.md").read_text() == "# Notes\n\nOn waves.\n"
    row = view.model.row(view.model.place("notes-of-ana.md"))
    assert row is not None
    assert row.replaces == "notes.md"
    assert not (root / "sources/copy.txt").exists()
    assert "same content" in said(view)
    undo = next(one for one in view.window().findChildren(QPushButton) if one.text() == "Undo")
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not (root / "sources/fresh.txt").exists())
    qtbot.waitUntil(lambda: not (root / "sources/notes-of-ana.md").exists())
    assert (pile / "fresh.txt").exists()


def test_copying_stops_and_says_what_was_left(
    view: OriginalsView, tmp_path: Path, root: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kbdesk.project.sources.intake.PORTION", 1)
    for number in range(3):
        write(tmp_path / f"pile/{number}.txt", str(number) * 10)
    view.add([tmp_path / "pile"])
    qtbot.waitUntil(lambda: dialog_of(view, IntakeSheet) is not None)
    sheet = dialog_of(view, IntakeSheet)
    sheet._stopping.is_asked = True
    qtbot.mouseClick(sheet.add_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(sheet.rows.done))
    assert "Not copied: 3" in sheet.told_words.text()
    assert not (root / "sources/pile/0.txt").exists()
    qtbot.mouseClick(sheet.add_button, Qt.MouseButton.LeftButton)
    assert not sheet.isVisible()


def test_a_picture_is_pasted(view: OriginalsView, root: Path, qtbot: QtBot) -> None:
    picture = QImage(4, 4, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    QGuiApplication.clipboard().setImage(picture)
    view.show_source("books/tides.txt")
    view.table.setFocus()
    qtbot.keyClick(view.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: bool(list((root / "sources/books").glob("*.png"))), timeout=10000)


def test_a_file_that_is_gone_is_told(view: OriginalsView, tmp_path: Path, qtbot: QtBot) -> None:
    view.add([tmp_path / "never.txt"])
    qtbot.waitUntil(lambda: "never.txt" in said(view))
    write(tmp_path / "here.txt", "here")
    view.add([tmp_path / "never.txt", tmp_path / "here.txt"])
    qtbot.waitUntil(lambda: dialog_of(view, IntakeSheet) is not None)
    sheet = dialog_of(view, IntakeSheet)
    assert [sheet.rows.index(at, FATE).data() for at in range(2)] == ["Not there any more", "New"]
    qtbot.mouseClick(sheet.add_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(view, "here.txt") == "In place")


def test_retiring_asks_for_a_reason_and_shows_what_was_built(
    view: OriginalsView, session: Session, qtbot: QtBot, root: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    view.show_source("books/tides.txt")
    view.table.setFocus()
    qtbot.keyClick(view.table, Qt.Key.Key_Delete)
    dialog: RetireDialog = dialog_of(view, RetireDialog)
    assert dialog is not None
    rows = dialog.touched
    qtbot.waitUntil(lambda: any(one.text() == "Chapter" for one in rows.findChildren(QPushButton)))
    assert not dialog.retire_button.isEnabled()
    with qtbot.waitSignal(session.page_wanted) as wanted:
        chapter = next(one for one in rows.findChildren(QPushButton) if one.text() == "Chapter")
        qtbot.mouseClick(chapter, Qt.MouseButton.LeftButton)
    assert wanted.args[0] == "summary/chapter"
    qtbot.keyClicks(dialog.reason, "It is about ebbs")
    qtbot.keyClick(dialog.reason, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert (root / "sources/books/tides.txt").exists()
    quoted = [one.text() for one in dialog.hanging.findChildren(QLabel)]
    assert any("Tides" in button.text() for button in dialog.hanging.findChildren(QPushButton)), quoted
    box = dialog.follow_ups.summaries["summary/chapter"]
    box.setCurrentIndex(box.findData("retire"))
    asked = dialog.follow_ups.pages["concept/tides"]
    asked.setChecked(True)
    qtbot.mouseClick(dialog.retire_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(view, "books/tides.txt", "retired") == "Retired")
    assert not (root / "sources/books/tides.txt").exists()
    row = view.model.row(view.model.place("books/tides.txt", "retired"))
    assert row is not None
    assert row.reason == "It is about ebbs"
    assert "status: retired" in (root / "knowledge/summaries/chapter.md").read_text()
    comments = elsewhere(session.project.comments)
    assert [one.page for one in comments] == ["concept/tides"]
    undo = next(one for one in view.window().findChildren(QPushButton) if one.text() == "Undo")
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(view, "books/tides.txt") == "In place")
    assert "status: retired" not in (root / "knowledge/summaries/chapter.md").read_text()


def test_retiring_for_another_needs_the_other(view: OriginalsView, qtbot: QtBot) -> None:
    view.show_source("books/tides.txt")
    view.row_actions.ask_to_retire()
    dialog: RetireDialog = dialog_of(view, RetireDialog)
    qtbot.keyClicks(dialog.reason, "newer")
    qtbot.waitUntil(dialog.retire_button.isEnabled)
    dialog.replaced.click()
    assert not dialog.retire_button.isEnabled()
    dialog.by.setCurrentIndex(dialog.by.findText("notes.md"))
    assert dialog.retire_button.isEnabled()
    qtbot.mouseClick(dialog.retire_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(view, "books/tides.txt", "retired") == "Retired")
    row = view.model.row(view.model.place("books/tides.txt", "retired"))
    assert row is not None
    assert (row.why, row.replaced_by) == ("replaced", "notes.md")


def test_escape_retires_nothing(view: OriginalsView, qtbot: QtBot, root: Path) -> None:
    view.show_source("notes.md")
    view.row_actions.ask_to_retire()
    dialog = dialog_of(view, RetireDialog)
    qtbot.keyClicks(dialog.reason, "no")
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: dialog_of(view, RetireDialog) is None)
    assert (root / "sources/notes.md").exists()


def test_restoring_brings_it_back(
    view: OriginalsView, session: Session, qtbot: QtBot, root: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    elsewhere(lambda: session.project.retire_source("notes.md", "wrong", "mistaken", None, AGENT))
    qtbot.waitUntil(lambda: status(view, "notes.md", "retired") == "Retired")
    view.show_source("notes.md")
    assert not view.row_actions.by_name["retire"].isEnabled()
    view.row_actions.by_name["restore"].trigger()
    qtbot.waitUntil(lambda: status(view, "notes.md") == "In place")
    assert (root / "sources/notes.md").exists()
    qtbot.waitUntil(lambda: "notes.md" in said(view))


def test_a_missing_one_is_found_by_its_bytes_and_brought_back(
    view: OriginalsView,
    session: Session,
    qtbot: QtBot,
    root: Path,
    tmp_path: Path,
    elsewhere: Callable[[Callable[[], Any]], Any],
) -> None:
    elsewhere(lambda: session.project.record_sources(session.person))
    away = tmp_path / "elsewhere"
    away.mkdir()
    elsewhere(lambda: (root / "sources/notes.md").rename(away / "called otherwise.bin"))
    qtbot.waitUntil(lambda: status(view, "notes.md") == "Missing", timeout=10000)
    view.show_source("notes.md")
    assert not view.row_actions.by_name["open"].isEnabled()
    assert "go" in view.row_actions.by_name["retire"].text()
    view.table.setFocus()
    qtbot.keyClick(view.table, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    sheet = dialog_of(view, MissingSheet)
    qtbot.waitUntil(lambda: "None was found" in sheet.told_words.text())
    view.row_actions.by_name["retire"].trigger()
    letting_go = dialog_of(view, RetireDialog)
    assert letting_go.lost.isChecked()
    qtbot.waitUntil(letting_go.retire_button.isEnabled)  # with no word against it
    letting_go.reject()
    assert not sheet.bring_button.isEnabled()
    sheet.look_in("", str(away))
    qtbot.waitUntil(sheet.bring_button.isEnabled)
    qtbot.mouseClick(sheet.bring_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(view, "notes.md") == "In place", timeout=10000)
    assert (away / "called otherwise.bin").exists()


def test_the_retired_folder_is_emptied_but_for_what_is_kept(
    view: OriginalsView, session: Session, qtbot: QtBot, root: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    for path in ("notes.md", "books/tides.txt"):
        elsewhere(lambda path=path: session.project.retire_source(path, "wrong", "mistaken", None, session.person))
    qtbot.waitUntil(lambda: status(view, "notes.md", "retired") == "Retired")
    view.bar.retired_wanted.emit()
    sheet = dialog_of(view, RetiredSheet)
    qtbot.waitUntil(lambda: sheet.rows.rowCount() == 2)
    assert not sheet.delete_button.isEnabled()
    kept = next(at for at, one in enumerate(sheet.rows.rows) if one.path == "notes.md")
    sheet.list.setCurrentIndex(sheet.rows.index(kept))
    qtbot.keyClick(sheet.list, Qt.Key.Key_Return)
    qtbot.mouseClick(sheet.sure, Qt.MouseButton.LeftButton, pos=QPoint(8, sheet.sure.height() // 2))
    qtbot.waitUntil(sheet.delete_button.isEnabled)
    qtbot.mouseClick(sheet.delete_button, Qt.MouseButton.LeftButton)
    left = lambda: [one.name for one in (root / "sources").rglob("*") if one.is_file()]  # noqa: E731
    qtbot.waitUntil(lambda: not any("tides" in name for name in left()))
    assert any("notes" in name for name in left())
    view.show_source("notes.md")
    view.row_actions.by_name["restore_as"].trigger()
    restoring = dialog_of(view, RestoreSheet)
    restoring.path.setText("kept/notes again.md")
    qtbot.keyClick(restoring.path, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: status(view, "kept/notes again.md") == "In place")
    qtbot.waitUntil(lambda: (row := view.selected()) is not None and row.path == "kept/notes again.md")


def test_enter_opens_beside_the_page_and_only_ctrl_enter_outside(
    view: OriginalsView, session: Session, qtbot: QtBot, root: Path, outside: Outside
) -> None:
    view.show_source("notes.md")
    view.table.setFocus()
    with qtbot.waitSignal(session.original_wanted) as wanted:
        qtbot.keyClick(view.table, Qt.Key.Key_Return)
    assert wanted.args == ["notes.md", ""]
    assert not outside.opened
    qtbot.keyClick(view.table, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: outside.opened == [str(root / "sources/notes.md")])
    view.row_actions.by_name["folder"].trigger()
    qtbot.waitUntil(lambda: outside.opened[-1] == str(root / "sources"))


def test_a_program_is_shown_in_its_folder_and_not_run(
    view: OriginalsView, qtbot: QtBot, root: Path, outside: Outside
) -> None:
    write(root / "sources/setup.sh", "#!/bin/sh\n")
    qtbot.waitUntil(lambda: status(view, "setup.sh") == "In place", timeout=10000)
    view.show_source("setup.sh")
    view.row_actions.open_outside()
    qtbot.waitUntil(lambda: outside.opened == [str(root / "sources")])
    assert "program" in said(view)


def test_the_path_is_copied(view: OriginalsView, qtbot: QtBot, root: Path) -> None:
    view.show_source("notes.md")
    view.table.setFocus()
    qtbot.keyClick(view.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: QGuiApplication.clipboard().text() == str(root / "sources/notes.md"))


def test_the_menu_offers_what_can_be_done(view: OriginalsView, qtbot: QtBot) -> None:
    view.show_source("notes.md")
    view.table.customContextMenuRequested.emit(QPoint(20, 20))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    titles = [action.text() for action in menu.actions() if action.text()]
    assert any("Retire" in title for title in titles)
    assert not any("store" in title for title in titles)
    menu.close()


def test_agents_are_asked_to_read_one_and_no_more(view: OriginalsView, session: Session, qtbot: QtBot) -> None:
    def state() -> str:
        return str(view.model.place("notes.md").siblingAtColumn(Column.STATE).data())

    view.show_source("notes.md")
    view.table.setFocus()
    assert not view.row_actions.by_name["ask_no_more"].isEnabled()
    qtbot.keyClick(view.table, Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: state() == "Not ingested (agents are asked)")
    assert "Agents are asked to read: notes.md" in said(view)
    assert list(session.project.ingests_asked()) == ["notes.md"]
    qtbot.waitUntil(view.row_actions.by_name["ask_no_more"].isEnabled)
    assert not view.row_actions.by_name["ask"].isEnabled()
    view.row_actions.by_name["ask_no_more"].trigger()
    qtbot.waitUntil(lambda: state() == "Not ingested")
    assert session.project.ingests_asked() == {}


def shown_text(view: OriginalsView) -> str:
    part = view.pane.preview.part
    return part.browser.toPlainText() if isinstance(part, TextsView) else ""


def test_the_original_stands_beside_its_row(view: OriginalsView, session: Session, qtbot: QtBot) -> None:
    view.show_source("books/tides.txt")
    qtbot.waitUntil(lambda: "All about tides." in shown_text(view), timeout=15000)
    assert any(one.text() == "Chapter" for one in view.pane.findChildren(QPushButton))
    with qtbot.waitSignal(session.page_wanted) as wanted:
        chapter = next(one for one in view.pane.findChildren(QPushButton) if one.text() == "Chapter")
        qtbot.mouseClick(chapter, Qt.MouseButton.LeftButton)
    assert wanted.args[0] == "summary/chapter"
    view.table.setFocus()
    qtbot.keyClick(view.table, Qt.Key.Key_Space)
    assert view.pane.isHidden()


def test_why_an_original_cannot_be_shown_is_told(view: OriginalsView, root: Path, qtbot: QtBot) -> None:
    (root / "sources/torn.pdf").write_bytes(b"%PDF-1.4 torn")
    qtbot.waitUntil(lambda: status(view, "torn.pdf") != "", timeout=10000)
    view.show_source("torn.pdf")
    preview = view.pane.preview
    qtbot.waitUntil(lambda: preview.stack.currentWidget() is preview.trouble, timeout=15000)
    assert "damaged" in preview.trouble.text.text()


def test_the_filter_narrows_and_keeps_the_selection(view: OriginalsView, qtbot: QtBot) -> None:
    view.show_source("notes.md")
    qtbot.keyClicks(view.search, "md")
    qtbot.waitUntil(lambda: view.model.rowCount() == 1)
    selected = view.selected()
    assert selected is not None
    assert selected.path == "notes.md"
    assert view.bar.counts.text() == "1 of 2"
    view.search.clear()
    qtbot.waitUntil(lambda: view.model.rowCount() == 2)
    view.search.setFocus()
    qtbot.keyClick(view.search, Qt.Key.Key_Down)
    assert view.table.hasFocus()
    assert view.selected() == selected
    view.bar.tree_button.click()
    qtbot.keyClick(view.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert view.model.rowCount() == 3
    assert view.bar.counts.accessibleName() == "Originals: 2, chosen: 2"  # the folder is none


def test_a_filter_that_nothing_fits_says_so_in_place_of_the_table(view: OriginalsView, qtbot: QtBot) -> None:
    qtbot.waitUntil(view.table.isVisible)
    said = next(each for each in view.findChildren(QLabel) if each.text() == "Nothing found")
    assert not said.isVisible()
    widths = [view.table.columnWidth(column) for column in Column]
    qtbot.keyClicks(view.search, "no such thing")
    qtbot.waitUntil(said.isVisible)
    assert not view.table.isVisible()
    assert entry(view) is view.search
    view.table.measure()  # as when the list is read anew: there are no rows to go by
    view.search.clear()
    qtbot.waitUntil(view.table.isVisible)
    assert entry(view) is view.table
    assert [view.table.columnWidth(column) for column in Column] == widths


@pytest.mark.parametrize("with_folder", [True, False])
def test_without_originals_it_invites_to_drop_some(
    with_folder: bool,
    tmp_path: Path,
    sessions: Callable[[Path], Session],
    qtbot: QtBot,
    elsewhere: Callable[[Callable[[], Any]], Any],
) -> None:
    place = tmp_path / "new"
    place.mkdir()
    elsewhere(lambda: Project.create(place))
    if not with_folder:
        elsewhere((place / "sources").rmdir)
    view = OriginalsView(sessions(place))
    window = Stand(view)
    qtbot.addWidget(window)
    window.show()
    empty = view._empty if with_folder else view._none
    qtbot.waitUntil(empty.isVisible)
    assert any("sources" in one.text() or "Drop" in one.text() for one in empty.findChildren(QLabel))
    write(tmp_path / "first.txt", "first")
    drag(view, [tmp_path / "first.txt"])
    qtbot.waitUntil(lambda: status(view, "first.txt") == "In place")
    assert (place / "sources/first.txt").read_text() == "first"


def test_a_page_that_cites_it_is_counted_when_an_agent_writes_it(view: OriginalsView, root: Path, qtbot: QtBot) -> None:
    text = "---\ntype: summary\ntitle: On waves\nfile: notes.md\n---\n\n# On waves\n\nx\n"
    write(root / "knowledge/summaries/on-waves.md", text)

    def counted() -> bool:
        return view.model.place("notes.md").siblingAtColumn(Column.SUMMARIES).data() == "1"

    qtbot.waitUntil(counted, timeout=10000)


def test_every_control_has_a_name(view: OriginalsView) -> None:
    assert view.table.accessibleName()
    assert view.search.accessibleName()
    view.show_source("notes.md")
    assert view.pane.preview.bar.outside.accessibleName()
    assert view.bar.pane_button.accessibleName()


def test_the_selected_row_stays_in_sight_when_its_text_opens(view: OriginalsView, root: Path, qtbot: QtBot) -> None:
    for number in range(20):
        write(root / f"sources/z{number:02}.txt", str(number))
    qtbot.waitUntil(lambda: view.model.rowCount() == 22, timeout=10000)
    view.show_source("z19.txt")
    qtbot.waitUntil(view.pane.isVisible)
    place = view.table.visualRect(view.model.place("z19.txt"))
    qtbot.waitUntil(lambda: view.table.viewport().rect().contains(place.center()))


def test_every_column_is_as_wide_as_its_texts(view: OriginalsView) -> None:
    for column in (Column.STATUS, Column.SIZE, Column.CHANGED, Column.ORIGIN):
        assert view.table.columnWidth(column) >= view.table.sizeHintForColumn(column)


def test_columns_are_measured_again_when_more_is_known(view: OriginalsView, root: Path, qtbot: QtBot) -> None:
    before = view.table.columnWidth(Column.TYPE)
    write(root / "sources/more.averylongending", "More.\n")
    qtbot.waitUntil(lambda: view.model.rowCount() == 3 and view.table.columnWidth(Column.TYPE) > before)


def test_what_needs_doing_is_counted_and_filters(view: OriginalsView, qtbot: QtBot, root: Path) -> None:
    write(root / "sources/books/more.txt", "More.\n")
    qtbot.waitUntil(lambda: view.to_do.buttons["not_ingested"].text().strip() == "2 not ingested", timeout=10000)
    qtbot.mouseClick(view.to_do.buttons["not_ingested"], Qt.MouseButton.LeftButton)
    shown = {view.model.index(at, Column.PATH).data() for at in range(view.model.rowCount())}
    assert shown == {"notes.md", "books/more.txt"}
    qtbot.mouseClick(view.bar.tree_button, Qt.MouseButton.LeftButton)
    assert view.model.index(0, Column.PATH).data() == "books (1)"
    view.table.setFocus()
    view.table.selectRow(0)
    qtbot.keyClick(view.table, Qt.Key.Key_Left)
    assert view.model.rowCount() == 2
    qtbot.keyClick(view.table, Qt.Key.Key_Right)
    qtbot.keyClick(view.table, Qt.Key.Key_Down)
    assert [row.path for row in view.table.chosen()] == ["books/more.txt"]
    qtbot.keyClick(view.table, Qt.Key.Key_Left)
    assert view.table.folder() is not None
    place = view.table.visualRect(view.model.place_of_folder("books")).center()
    assert view.table.folder_at(place) == "books"
    qtbot.mouseClick(view.to_do.buttons["not_ingested"], Qt.MouseButton.LeftButton)
    assert view.model.count == 3


def test_texts_are_searched_and_a_hit_is_opened_at_its_place(
    view: OriginalsView, session: Session, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: not view.examining.is_running, timeout=20000)
    qtbot.mouseClick(view.bar.inside_button, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(view.search, "waves")
    qtbot.waitUntil(lambda: view.inside.model.rowCount() == 1, timeout=10000)
    assert "Found: 1" in view.inside.told.text()
    types = view.filters.boxes["type"]
    view.filters.more_button.click()
    types.setCurrentIndex(types.findData("txt"))
    types.activated.emit(types.currentIndex())  # as a choice by hand does
    qtbot.waitUntil(lambda: "Only the filtered originals were searched: 1." in view.inside.told.text())
    assert view.inside.model.rowCount() == 0
    qtbot.mouseClick(view.to_do.buttons["not_ingested"], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: view.inside.model.rowCount() == 1)
    assert view.search.text() == "waves"
    qtbot.keyClick(view.search, Qt.Key.Key_Return)
    assert view.inside.list.hasFocus()
    with qtbot.waitSignal(session.original_wanted) as wanted:
        qtbot.keyClick(view.inside.list, Qt.Key.Key_Return)
    assert wanted.args == ["notes.md", "search=waves"]
    qtbot.waitUntil(lambda: "On waves." in shown_text(view), timeout=15000)
    view.show_source("books/tides.txt")
    assert view.table.isVisible()


def test_columns_are_chosen_and_remembered(view: OriginalsView, session: Session) -> None:
    added = next(one for one in view.table.columns.actions() if one.text() == "Added")
    assert not view.table.isColumnHidden(Column.ADDED)
    added.trigger()
    added.trigger()
    assert settings.original_width("ADDED") == 0
    added.trigger()
    view.table.sortByColumn(Column.SIZE, Qt.SortOrder.DescendingOrder)
    view.table.horizontalHeader().resizeSection(Column.TYPE, 133)
    view.table.horizontalHeader().moveSection(Column.SIZE, 1)
    measured = view.table.columnWidth(Column.STATUS)
    view.table.measure()
    again = OriginalsView(session)
    again.table.measure()
    assert again.table.columnWidth(Column.TYPE) == view.table.columnWidth(Column.TYPE) == 133
    assert view.table.columnWidth(Column.STATUS) == measured
    assert settings.original_width("STATUS") == 0
    assert again.table.horizontalHeader().visualIndex(Column.SIZE) == 1
    assert again.table.isColumnHidden(Column.ADDED)
    assert again.table.horizontalHeader().sortIndicatorSection() == Column.SIZE
    again.deleteLater()


def test_examining_ends_is_not_begun_anew_and_can_be_stopped(
    view: OriginalsView, root: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    examining = view.examining
    qtbot.waitUntil(lambda: view.model.row(view.model.place("notes.md")).text == "read", timeout=20000)  # type: ignore[union-attr]
    qtbot.waitUntil(examining.isHidden)
    begun: list[int] = []
    start = examining.start
    monkeypatch.setattr(examining, "start", lambda: (begun.append(1), start()))
    shelf = view.model.shelf
    view.refresh()
    qtbot.waitUntil(view._session.work.is_idle)
    assert not begun
    assert view.model.shelf is shelf
    examining.stop()
    write(root / "sources/new.txt", "new")
    qtbot.waitUntil(examining.go_on_button.isVisible, timeout=10000)
    assert "1" in examining.words.text()
    qtbot.mouseClick(examining.go_on_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: view.model.row(view.model.place("new.txt")).text == "read", timeout=20000)  # type: ignore[union-attr]


def test_a_folder_of_originals_that_is_gone_is_said(
    view: OriginalsView, root: Path, qtbot: QtBot, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    elsewhere(lambda: (root / "sources").rename(root / "away"))
    view.refresh()
    qtbot.waitUntil(view._trouble.isVisible)
    assert "folder" in view._trouble.text.text()
    elsewhere(lambda: (root / "away").rename(root / "sources"))
    again = next(one for one in view._trouble.findChildren(QPushButton))
    qtbot.mouseClick(again, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(view.table.isVisible)


def test_a_dialog_stays_while_what_it_was_asked_for_is_written(
    view: OriginalsView, session: Session, qtbot: QtBot, root: Path
) -> None:
    view.show_source("books/tides.txt")
    view.row_actions.ask_to_retire()
    dialog: RetireDialog = dialog_of(view, RetireDialog)
    qtbot.keyClicks(dialog.reason, "wrong")
    qtbot.waitUntil(dialog.retire_button.isEnabled)
    disk = Event()
    session.write(view, lambda _job: disk.wait(30))
    qtbot.mouseClick(dialog.retire_button, Qt.MouseButton.LeftButton)
    cancel = next(one for one in dialog.findChildren(QPushButton) if one.text() == "Cancel")
    qtbot.mouseClick(cancel, Qt.MouseButton.LeftButton)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    dialog.close()
    assert dialog.isVisible()
    assert "being written" in dialog.told_words.text()
    with qtbot.waitSignal(session.acted):
        disk.set()
    qtbot.waitUntil(lambda: dialog_of(view, RetireDialog) is None)
    assert "Retired: books/tides.txt" in said(view)
    assert not (root / "sources/books/tides.txt").exists()


def test_a_change_whose_dialog_is_gone_is_told_and_taken_back(
    view: OriginalsView, session: Session, qtbot: QtBot, root: Path
) -> None:
    project, person, asker = session.project, session.person, QObject()
    session.unheard.connect(partial(tell_unheard, session, view.window()))
    session.write(asker, lambda _job: project.retire_source("notes.md", "wrong", "Old", None, person))
    shiboken6.delete(asker)
    with qtbot.waitSignal(session.acted):
        pass
    assert "is done" in said(view)
    assert not (root / "sources/notes.md").exists()
    undo = next(one for one in view.window().findChildren(QPushButton) if one.text() == "Undo")
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(view, "notes.md") == "In place")


def test_no_name_reads_otherwise_than_it_is(view: OriginalsView, session: Session, root: Path, qtbot: QtBot) -> None:
    name = "bidi\u202etxt\n.exe"
    write(root / "sources" / name, "no text")
    shown = "bidi⟨U+202E⟩txt␊.exe"
    qtbot.waitUntil(lambda: status(view, name) == "In place", timeout=10000)
    place = view.model.place(name)
    assert place.data() == shown
    assert shown in place.data(Qt.ItemDataRole.AccessibleTextRole)
    view.show_source(name)
    qtbot.waitUntil(lambda: any(one.text() == shown for one in view.pane.findChildren(QLabel)))
    view.row_actions.ask_to_retire()
    dialog: RetireDialog = dialog_of(view, RetireDialog)
    assert any(f"“{shown}”" in one.text() for one in dialog.findChildren(QLabel))
    qtbot.keyClicks(dialog.reason, "wrong")
    qtbot.waitUntil(dialog.retire_button.isEnabled)
    qtbot.mouseClick(dialog.retire_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: f"Retired: {shown}" in said(view))
    texts = [one.text() for kind in (QLabel, QPushButton) for one in view.window().findChildren(kind)]
    assert not [text for text in texts if "\u202e" in text]
    assert (root / "sources/notes.md").exists()


def test_what_keeps_an_original_from_being_read_is_said(view: OriginalsView, root: Path, qtbot: QtBot) -> None:
    wanted = {
        "locked.pdf": "Protected",
        "scan.pdf": "A scan",
        "empty.pdf": "Empty",
        "torn.docx": "Damaged",
        "tides.docx": "In place",
        "song.mp3": "In place",
    }
    make(root / "sources", *wanted)
    qtbot.waitUntil(lambda: {name: status(view, name) for name in wanted} == wanted, timeout=20000)
    place = view.model.place("locked.pdf")
    assert "Protected" in place.data(Qt.ItemDataRole.AccessibleTextRole)
    assert place.siblingAtColumn(Column.TEXT).data() == "Protected"
    assert "password" in place.data(Qt.ItemDataRole.ToolTipRole)
    qtbot.waitUntil(lambda: view.model.place("song.mp3").siblingAtColumn(Column.TEXT).data() == "Kind not supported")
