"""The originals as a person meets them: real files, drops, keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from by_hand import AGENT, Stand, drag, write
from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton

from kbdesk.desk.entering import entry
from kbdesk.desk.originals.dialogs import AddDialog, RetireDialog
from kbdesk.desk.originals.model import Column
from kbdesk.desk.originals.view import OriginalsView
from kbdesk.desk.preview.texts import TextsView
from kbdesk.project.project import Project
from kbdesk.project.values import SourceRow

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
    qtbot.waitUntil(lambda: dialog_of(view, AddDialog) is not None)
    dialog = dialog_of(view, AddDialog)
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
    qtbot.waitUntil(lambda: dialog_of(view, AddDialog) is not None)
    dialog = dialog_of(view, AddDialog)
    assert dialog.table.rowCount() == 2
    dialog.folder.setEditText("inbox")
    assert dialog.table.item(0, 1).text() == "inbox/pile/one.txt"
    qtbot.mouseClick(dialog.add_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(view, "inbox/pile/deep/two.txt") == "In place")
    assert (root / "sources/inbox/pile/one.txt").exists()


def test_the_same_file_again_is_not_copied_and_told(
    view: OriginalsView, tmp_path: Path, root: Path, qtbot: QtBot
) -> None:
    write(tmp_path / "copy.txt", "All about tides.\n")
    view.add([tmp_path / "copy.txt"])
    qtbot.waitUntil(lambda: dialog_of(view, AddDialog) is not None)
    qtbot.mouseClick(dialog_of(view, AddDialog).add_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "same content" in said(view))
    assert "books/tides.txt" in said(view)
    assert not (root / "sources/copy.txt").exists()


def test_a_new_version_is_offered_and_noted(view: OriginalsView, tmp_path: Path, qtbot: QtBot) -> None:
    write(tmp_path / "notes-v2.md", "# Notes\n\nBetter.\n")
    view.add([tmp_path / "notes-v2.md"])
    qtbot.waitUntil(lambda: dialog_of(view, AddDialog) is not None)
    dialog = dialog_of(view, AddDialog)
    assert dialog.replaces.currentData() is None
    assert dialog.replaces.itemData(1) == "notes.md"
    dialog.replaces.setCurrentIndex(1)
    qtbot.mouseClick(dialog.add_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(view, "notes-v2.md") == "In place")
    row = view.model.row(view.model.place("notes-v2.md"))
    assert row is not None
    assert row.replaces == "notes.md"


def test_what_cannot_be_added_is_explained_and_the_rest_is_added(
    view: OriginalsView, tmp_path: Path, qtbot: QtBot
) -> None:
    write(tmp_path / "good.txt", "good")
    write(tmp_path / "bad?.txt", "bad")
    view.add([tmp_path / "bad?.txt", tmp_path / "good.txt"])
    qtbot.waitUntil(lambda: dialog_of(view, AddDialog) is not None)
    qtbot.mouseClick(dialog_of(view, AddDialog).add_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(view, "good.txt") == "In place")
    qtbot.waitUntil(lambda: "bad" in said(view) and "good.txt" in said(view))


def test_a_file_that_is_gone_is_told(view: OriginalsView, tmp_path: Path, qtbot: QtBot) -> None:
    view.add([tmp_path / "never.txt"])
    qtbot.waitUntil(lambda: "never.txt" in said(view))


def test_retiring_asks_for_a_reason_and_shows_what_was_built(
    view: OriginalsView, session: Session, qtbot: QtBot, root: Path
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
    qtbot.mouseClick(dialog.retire_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: status(view, "books/tides.txt", "retired") == "Retired")
    assert not (root / "sources/books/tides.txt").exists()
    row = view.model.row(view.model.place("books/tides.txt", "retired"))
    assert row is not None
    assert row.reason == "It is about ebbs"


def test_retiring_for_another_needs_the_other(view: OriginalsView, qtbot: QtBot) -> None:
    view.show_source("books/tides.txt")
    view.row_actions.ask_to_retire()
    dialog: RetireDialog = dialog_of(view, RetireDialog)
    qtbot.keyClicks(dialog.reason, "newer")
    dialog.replaced.click()
    assert not dialog.retire_button.isEnabled()
    dialog.by.setCurrentIndex(dialog.by.findData("notes.md"))
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


def test_a_missing_one_is_marked_and_cannot_be_opened(
    view: OriginalsView, session: Session, qtbot: QtBot, root: Path, elsewhere: Callable[[Callable[[], Any]], Any]
) -> None:
    elsewhere(lambda: session.project.record_sources(session.person))
    elsewhere((root / "sources/notes.md").unlink)
    qtbot.waitUntil(lambda: status(view, "notes.md") == "Missing", timeout=10000)
    view.show_source("notes.md")
    assert not view.row_actions.by_name["open"].isEnabled()
    assert view.row_actions.by_name["retire"].isEnabled()
    assert "missing: 1" in view._counts.text()


def test_enter_opens_outside_and_nothing_else_does(
    view: OriginalsView, qtbot: QtBot, root: Path, outside: Outside
) -> None:
    view.show_source("notes.md")
    view.table.setFocus()
    assert not outside.opened
    qtbot.keyClick(view.table, Qt.Key.Key_Return)
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
    assert view.model.rowCount() == 1
    selected = view.selected()
    assert selected is not None
    assert selected.path == "notes.md"
    assert view._counts.text() == "1 of 2"
    view.search.clear()
    assert view.model.rowCount() == 2


def test_a_filter_that_nothing_fits_says_so_in_place_of_the_table(view: OriginalsView, qtbot: QtBot) -> None:
    qtbot.waitUntil(view.table.isVisible)
    said = next(each for each in view.findChildren(QLabel) if each.text() == "Nothing found")
    assert not said.isVisible()
    qtbot.keyClicks(view.search, "no such thing")
    assert said.isVisible()
    assert not view.table.isVisible()
    assert entry(view) is view.search
    view.search.clear()
    assert view.table.isVisible()
    assert entry(view) is view.table


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
    assert view.pane.preview.bar.outside.accessibleName()
    assert view._text_button.accessibleName()


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
