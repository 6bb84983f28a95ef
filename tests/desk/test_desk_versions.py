"""Earlier versions of a page at the desk: seen, compared, brought back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from kbdesk.desk import look
from kbdesk.desk.difference.text import FaceText
from kbdesk.desk.versions.dialog import CHANGES, TEXT, VersionsDialog
from kbdesk.desk.versions.shown import LONGEST, SHOWN, shortened
from kbdesk.plan import Actor
from kbdesk.project.project import Project

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window

PAGE = "concept/neap-tides"
AGENT = Actor("agent", "test-agent")


@pytest.fixture
def folder(folder: Path) -> Path:
    """The small project with a page that was rewritten, and changed by an editor."""
    project = Project.open(folder)
    try:
        project.rewrite_page(PAGE, "# Neap tides\n\nSecond text.", (), AGENT)
        file = folder / "knowledge/concepts/neap-tides.md"
        file.write_text(file.read_text("utf-8") + "\nThird line.\n", "utf-8")
        project.noticed()
    finally:
        project.close()
    return folder


@pytest.fixture
def page_desk(qtbot: QtBot, desk: Window) -> Iterator[Window]:
    """The window with that page shown."""
    show_page(qtbot, desk, PAGE)
    yield desk
    qtbot.waitUntil(lambda: desk.session is None or desk.session.work.is_idle())


def show_page(qtbot: QtBot, window: Window, page: str) -> None:
    assert window.session is not None
    window.session.open_page(page)
    qtbot.waitUntil(
        lambda: window.rooms is not None and window.rooms.page is not None and window.rooms.page.row.id == page
    )


def open_versions(qtbot: QtBot, window: Window) -> VersionsDialog:
    window.actions_["page.versions"].trigger()
    dialog = window.findChild(VersionsDialog)
    assert isinstance(dialog, VersionsDialog)
    qtbot.waitUntil(lambda: dialog.list.count() > 0)
    return dialog


def choose(qtbot: QtBot, dialog: VersionsDialog, row: int) -> None:
    dialog.list.setCurrentRow(row)
    qtbot.waitUntil(dialog._session.work.is_idle)
    QApplication.processEvents()


def differing(dialog: VersionsDialog) -> str:
    """Return the words of the difference that is shown, "" where none is."""
    return written(dialog.difference) if dialog.stack.currentWidget() is dialog.difference else ""


def written(difference: QWidget) -> str:
    """Return the words that a difference shows, as they are written."""
    return "\n".join(each.toPlainText() for each in difference.findChildren(FaceText))


def test_the_versions_are_listed_and_the_newest_earlier_one_is_chosen(qtbot: QtBot, page_desk: Window) -> None:
    dialog = open_versions(qtbot, page_desk)
    items = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert len(items) == 3
    assert items[0].splitlines()[0].endswith("now")
    assert items[0].splitlines()[1] == "Changed outside kbdesk"
    assert items[1].splitlines()[1] == "test-agent: rewritten"
    assert items[2].splitlines()[1] == "test-agent: created"
    assert dialog.list.currentRow() == 1
    qtbot.waitUntil(dialog.back_button.isEnabled)
    qtbot.waitUntil(lambda: "Third line." in differing(dialog))
    assert not dialog.back_button.isDefault()
    assert not dialog.back_button.autoDefault()
    named = {one.text(): one.accessibleName() for one in dialog.findChildren(QLabel) if one.buddy() is not None}
    assert named == {"&Versions": "Versions", "Compared &with": "Compared with"}


def test_the_text_and_what_would_change_are_shown(qtbot: QtBot, page_desk: Window) -> None:
    dialog = open_versions(qtbot, page_desk)
    choose(qtbot, dialog, 2)
    qtbot.waitUntil(lambda: "Small tides near the quarters" in differing(dialog))
    assert "Second text." in differing(dialog)
    dialog.tabs.setCurrentIndex(TEXT)
    assert dialog.text.toPlainText().startswith("---\ntype: concept")
    assert dialog.text.extraSelections() == []
    dialog.tabs.setCurrentIndex(CHANGES)
    choose(qtbot, dialog, 0)
    qtbot.waitUntil(lambda: "stands just so" in dialog.text.toPlainText())
    assert not dialog.back_button.isEnabled()


def test_a_version_is_brought_back_and_said(
    qtbot: QtBot, page_desk: Window, folder: Path, elsewhere: Callable[[Callable[[], bytes]], bytes]
) -> None:
    file = folder / "knowledge/concepts/neap-tides.md"
    dialog = open_versions(qtbot, page_desk)
    choose(qtbot, dialog, 2)
    qtbot.waitUntil(dialog.back_button.isEnabled)
    with qtbot.waitSignal(dialog.finished):
        qtbot.mouseClick(dialog.back_button, Qt.MouseButton.LeftButton)
    assert b"Small tides near the quarters" in elsewhere(file.read_bytes)
    assert any("is back as it stood" in notice.text() for notice in page_desk.notices.notices())
    assert page_desk.rooms is not None
    rooms = page_desk.rooms
    qtbot.waitUntil(lambda: rooms.page is not None and "Small tides" in rooms.page.body)


def test_escape_and_enter_change_nothing(
    qtbot: QtBot, page_desk: Window, folder: Path, elsewhere: Callable[[Callable[[], bytes]], bytes]
) -> None:
    file = folder / "knowledge/concepts/neap-tides.md"
    before = elsewhere(file.read_bytes)
    dialog = open_versions(qtbot, page_desk)
    qtbot.waitUntil(dialog.back_button.isEnabled)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert dialog.isVisible()
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog.list, Qt.Key.Key_Escape)
    assert elsewhere(file.read_bytes) == before


def test_what_was_not_seen_is_not_overwritten(
    qtbot: QtBot, page_desk: Window, folder: Path, elsewhere: Callable[[Callable[[], object]], object]
) -> None:
    file = folder / "knowledge/concepts/neap-tides.md"
    dialog = open_versions(qtbot, page_desk)
    qtbot.waitUntil(dialog.back_button.isEnabled)
    page_desk.session._timer.stop()  # type: ignore[union-attr]
    elsewhere(lambda: file.write_text("---\ntype: concept\ntitle: Neaps\n---\n\n# Neaps\n\nUnseen.\n", "utf-8"))
    dialog._bring_back()
    qtbot.waitUntil(lambda: dialog.told.isVisible() or "Unseen." in differing(dialog))
    qtbot.waitUntil(lambda: dialog.list.count() == 4)
    assert b"Unseen." in elsewhere(file.read_bytes)  # type: ignore[operator]
    qtbot.waitUntil(lambda: "Unseen." in differing(dialog))
    dialog.reject()


def test_a_page_whose_file_was_deleted_comes_back(
    qtbot: QtBot, page_desk: Window, folder: Path, elsewhere: Callable[[Callable[[], object]], object]
) -> None:
    file = folder / "knowledge/concepts/neap-tides.md"
    elsewhere(file.unlink)
    assert page_desk.session is not None
    page_desk.session.look()
    rooms = page_desk.rooms
    assert rooms is not None
    qtbot.waitUntil(lambda: rooms.page is None)
    (offer,) = [
        each
        for each in rooms.reader.findChildren(QPushButton)
        if each.isVisible() and each.text().strip() == "Earlier versions…"
    ]
    qtbot.mouseClick(offer, Qt.MouseButton.LeftButton)
    dialog = page_desk.findChild(VersionsDialog)
    assert isinstance(dialog, VersionsDialog)
    qtbot.waitUntil(lambda: dialog.list.count() == 4)
    assert dialog.list.item(0).text().splitlines()[1] == "Deleted outside kbdesk"
    choose(qtbot, dialog, 1)
    qtbot.waitUntil(dialog.back_button.isEnabled)
    with qtbot.waitSignal(dialog.finished):
        qtbot.mouseClick(dialog.back_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: rooms.page is not None and rooms.page.row.id == PAGE)


def test_the_sheet_follows_the_theme(qtbot: QtBot, page_desk: Window) -> None:
    dialog = open_versions(qtbot, page_desk)
    qtbot.waitUntil(lambda: bool(differing(dialog)))

    def lightness() -> int:
        return (
            dialog.difference.grab()
            .toImage()
            .scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
            .pixelColor(0, 0)
            .lightness()
        )

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    try:
        assert lightness() > 160
        look.apply(app, "dark")
        qtbot.waitUntil(lambda: bool(differing(dialog)) and lightness() < 100)
    finally:
        look.apply(app, "light")
        dialog.reject()


def test_a_text_too_long_for_a_field_is_cut_and_says_so() -> None:
    text = "\n".join(["a" * (LONGEST + 1), *(f"{number}" for number in range(SHOWN + 1))])
    lines = shortened(text).split("\n")
    assert len(lines) == SHOWN + 1
    assert lines[0] == "a" * LONGEST + "…"
    assert lines[-1] == "⋯ lines not shown: 2"
    assert shortened("a\nb\n") == "a\nb"
