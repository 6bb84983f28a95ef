"""Beside the page: what its paragraphs rest on, up to the passage in the original, and who wrote them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kbdesk.desk.tracing.base import BaseTraceSheet
from kbdesk.desk.tracing.passage import PassageSheet
from kbdesk.desk.versions.dialog import VersionsDialog
from kbdesk.plan import Actor
from kbdesk.project.project import Project
from kbdesk.project.sample import copy_sample
from tests.desk.conftest import GUARD
from tests.desk.test_desk_versions import differing

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.tracing.paragraphs import ParagraphList
    from kbdesk.desk.window import Window

PAGE = "concept/perigean-spring-tide"
Shown = TypeVar("Shown", bound="QWidget")


@pytest.fixture
def sample(qtbot: QtBot, window: Window, tmp_path: Path) -> Window:
    """The window with the sample open at a page that an agent edited, then a person."""
    root = tmp_path / "sample"
    copy_sample(root)
    project = Project.open(root)
    project.edit_page(PAGE, [("is no storm", "is no storm at all")], (), Actor("agent", "claude"))
    project.edit_page(PAGE, [("It matters because", "It matters most because")], (), Actor("person", "ana"))
    project.close()
    GUARD.roots.add(str(root))
    window.open_folder(root, PAGE)
    qtbot.waitUntil(lambda: bool(window.rooms and window.rooms.page and window.rooms.page.row.id == PAGE))
    return window


def dialog(qtbot: QtBot, kind: type[Shown]) -> Shown:
    """Wait for a sheet of a kind."""

    def shown() -> list[Shown]:
        return [one for one in QApplication.topLevelWidgets() if isinstance(one, kind) and one.isVisible()]

    qtbot.waitUntil(lambda: bool(shown()))
    return shown()[0]


def click(list_: ParagraphList, row: int) -> None:
    """Click a row."""
    index = list_.model().index(row, 0)
    list_.scrollTo(index)
    QTest.mouseClick(
        list_.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        list_.visualRect(index).center(),
    )


def marked(window: Window) -> str:
    """Return what is marked in the page."""
    assert window.rooms is not None
    assert window.rooms.reader is not None
    return window.rooms.reader.browser.marked_text()


def test_a_paragraph_is_followed_to_the_marked_page_of_its_original(qtbot: QtBot, sample: Window) -> None:
    assert sample.rooms is not None
    links = sample.rooms.links
    QTest.keyClick(sample, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: links.trace is not None and bool(links.trace.list.headlines()))
    side = links.trace
    assert side is not None
    assert side.list.headlines() == [
        "Its source is in the folder",
        "A source near it",
        "No source",
        "Other pages only",
        "Its source is in the folder",
    ]
    assert side.told.text() == "2 of 5 paragraphs trace to an original (40%)"
    assert side.list.hasFocus()
    click(side.list, 0)
    assert marked(sample).startswith("A perigean spring tide is a spring tide")
    qtbot.waitUntil(lambda: any(one.passage and one.passage.is_found for one in side._sought))
    QTest.keyClick(side.list, Qt.Key.Key_Return)
    sheet = dialog(qtbot, PassageSheet)
    assert (sheet.passage.original, sheet.passage.number) == ("papers/tide-prediction-primer.pdf", 2)
    qtbot.waitUntil(lambda: not sheet.picture.image().isNull())
    assert sheet.picture.image().width() == 1200
    qtbot.waitUntil(lambda: sheet.picture.verticalScrollBar().value() > 0)  # it goes to the passage
    sheet.close()
    QTest.keyClick(side.list, Qt.Key.Key_Down)
    assert marked(sample).startswith("The Moon's orbit is an ellipse")
    reader = sample.rooms.reader
    assert reader is not None
    browser = reader.browser
    sample.actions_["page.find"].trigger()
    qtbot.waitUntil(lambda: reader.find_bar is not None and reader.find_bar.isVisible())
    assert reader.find_bar is not None
    QTest.keyClicks(reader.find_bar.line, "moon")
    qtbot.waitUntil(lambda: len(browser.extraSelections()) > 1)
    found = len(browser.extraSelections())
    click(side.list, 2)
    assert marked(sample)
    assert len(browser.extraSelections()) == found
    sample.rooms.open_page("concept/double-high-water")
    third = Qt.ItemDataRole.AccessibleTextRole
    qtbot.waitUntil(lambda: "Constituent" in str(side.list.model().index(2, 0).data(third)) and browser.is_settled())
    assert marked(sample) == ""
    click(side.list, 2)
    assert marked(sample).startswith("Constituent")
    assert "28.9841042" in marked(sample)
    sample.rooms.open_page("entity/sihwa-lake-tidal-power-station")
    qtbot.waitUntil(lambda: "The original is gone" in side.list.headlines())
    assert marked(sample) == ""


def test_a_text_is_shown_with_its_passage_marked(qtbot: QtBot, sample: Window) -> None:
    assert sample.rooms is not None
    sample.rooms.open_page("summary/north-sea-flood-notes")
    sample.actions_["page.trace"].trigger()
    links = sample.rooms.links
    qtbot.waitUntil(lambda: links.trace is not None and len(links.trace.list.headlines()) == 6)
    side = links.trace
    assert side is not None
    click(side.list, 2)
    qtbot.waitUntil(lambda: any(one.passage and one.passage.is_found for one in side._sought))
    side.open(2)
    sheet = dialog(qtbot, PassageSheet)
    (mark,) = sheet.text.extraSelections()
    assert "1,836" in mark.cursor.selectedText()
    sheet.close()


def test_who_wrote_a_paragraph_leads_to_the_change_compared_with_any_other(qtbot: QtBot, sample: Window) -> None:
    assert sample.rooms is not None
    sample.actions_["page.authors"].trigger()
    links = sample.rooms.links
    qtbot.waitUntil(lambda: links.authors is not None and bool(links.authors.list.headlines()))
    side = links.authors
    assert side is not None
    row = side.list.headlines().index("ana: edited")
    assert side.list.headlines().count("There from the start") == len(side.list.headlines()) - 1
    click(side.list, row)
    assert marked(sample).startswith("Such a tide is no storm at all")
    assert side.told.text().startswith("ana: edited")
    QTest.keyClick(side.list, Qt.Key.Key_Return)
    sheet = dialog(qtbot, VersionsDialog)
    qtbot.waitUntil(lambda: "most because" in differing(sheet))
    assert sheet.against.currentText() == "The one before"
    assert "changed" in [one.kind for one in sheet._compared.difference.hunks]  # type: ignore[union-attr]
    before = len(differing(sheet))
    sheet.against.setCurrentIndex(sheet.against.findData(0))
    sheet.against.activated.emit(sheet.against.currentIndex())
    qtbot.waitUntil(lambda: len(differing(sheet)) > before)
    assert "at all" in differing(sheet)
    sheet.close()


def test_the_whole_base_is_told_page_by_page(qtbot: QtBot, sample: Window) -> None:
    assert sample.rooms is not None
    sample.actions_["project.trace"].trigger()
    sheet = dialog(qtbot, BaseTraceSheet)
    qtbot.waitUntil(sheet.list.isVisible)
    assert sheet.said.text() == "75 of 242 paragraphs trace to an original (31%)"
    assert "Without summaries" in sheet.rest.text()
    sheet.choice.setCurrentIndex(1)
    sheet.choice.activated.emit(1)
    assert {sheet.model.page(row) for row in range(sheet.model.rowCount())} >= {
        "entity/sihwa-lake-tidal-power-station",
        "summary/tidal-power-stations-report",
    }
    first = sheet.model.page(0)
    sheet.list.setCurrentIndex(sheet.model.index(0))
    QTest.keyClick(sheet.list, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(sample.rooms and sample.rooms.page and sample.rooms.page.row.id == first))
    sheet.close()
