"""Originals beside the pages, with a real mouse and real keys: pages, tables, texts, places that links name."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtTest import QTest

from kbdesk.desk.originals.searching import place_of as hit_place
from kbdesk.desk.preview.paged.view import PagesView
from kbdesk.desk.preview.place import Place, anchor_of, place_of
from kbdesk.desk.preview.reading import ReadText
from kbdesk.desk.preview.tables import TablesView
from kbdesk.desk.preview.texts import TextsView
from kbdesk.desk.preview.view import PreviewView
from kbdesk.desk.work import READERS
from tests.originals.made import make

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from kbdesk.desk.session import Session
    from kbdesk.desk.window import Window

LEFT = Qt.MouseButton.LeftButton
LONG = 20_000
"""Milliseconds after which a loaded machine has not shown it."""


@pytest.fixture
def preview(opened_session: Session, folder: Path, qtbot: QtBot) -> Iterator[PreviewView]:
    view = PreviewView(opened_session)
    qtbot.addWidget(view)
    view.resize(520, 600)
    view.show()
    yield view
    view.close()


def pages(view: PreviewView) -> PagesView:
    part = view.part
    assert isinstance(part, PagesView)
    return part


def show(view: PreviewView, qtbot: QtBot, original: str, anchor: str = "") -> None:
    view.show_original(original, place_of(anchor))
    qtbot.waitUntil(lambda: view.part is not None or view.stack.currentWidget() is view.trouble, timeout=LONG)


def test_a_pdf_opens_at_the_page_is_searched_selected_and_copied(
    preview: PreviewView, folder: Path, qtbot: QtBot
) -> None:
    make(folder / "sources", "tides.pdf", "scan.pdf", "locked.pdf")
    show(preview, qtbot, "tides.pdf", "page=2")
    canvas = pages(preview).canvas
    qtbot.waitUntil(lambda: canvas.next_tile() is None and canvas.text(2) is not None, timeout=LONG)
    assert (canvas.page, preview.bar.unit.text()) == (2, "2")
    assert canvas.accessibleName() == "Page 2 of 3"
    assert "Neap tides are small" in canvas.accessibleDescription()
    assert 0 < canvas.kept <= 96 * 1024 * 1024

    spot, scale = canvas._layout.spots[1], canvas._layout.scale
    top = spot.top - canvas.verticalScrollBar().value()
    at = QPoint(int(spot.left + 60 * scale), int(top + 137 * scale))
    QTest.mouseDClick(canvas.viewport(), LEFT, pos=at)
    assert canvas.selected_text() == "Neap"
    QTest.mousePress(canvas.viewport(), LEFT, pos=QPoint(spot.left + 2, at.y()))
    QTest.mouseMove(canvas.viewport(), QPoint(spot.left + spot.width - 4, at.y()))
    QTest.mouseRelease(canvas.viewport(), LEFT, pos=QPoint(spot.left + spot.width - 4, at.y()))
    QTest.keyClick(canvas, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "Neap tides are small: 1,204 mm."

    QTest.keyClick(canvas, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(preview.find_line.line, "page number")
    qtbot.waitUntil(lambda: preview.find_line.told.text() == "1 of 3" or preview.find_line.told.text() == "2 of 3")
    QTest.keyClick(preview.find_line.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: preview.find_line.told.text() == "3 of 3")
    qtbot.waitUntil(lambda: preview.bar.unit.text() == "3")
    QTest.keyClick(preview.find_line.line, Qt.Key.Key_Escape)
    assert preview.find_line.isHidden()

    QTest.mouseClick(preview.bar.outline, LEFT)
    outline = pages(preview).outline
    outline.setCurrentItem(outline.topLevelItem(0).child(0))
    QTest.keyClick(outline, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: canvas.page == 2)
    before = canvas.zoom
    QTest.keyClick(canvas, Qt.Key.Key_Plus)
    assert canvas.zoom > before
    QTest.mouseClick(preview.bar.text, LEFT)
    text = preview.part
    assert isinstance(text, ReadText)
    qtbot.waitUntil(lambda: "## Page 3" in text.text.toPlainText(), timeout=LONG)

    show(preview, qtbot, "scan.pdf")
    assert "scan" in preview._said.text()
    show(preview, qtbot, "locked.pdf")
    assert "password" in preview.trouble.text.text()
    assert preview.part is None


def test_a_page_that_is_not_drawn_says_why_wherever_one_looks(
    preview: PreviewView, opened_session: Session, folder: Path, qtbot: QtBot
) -> None:
    make(folder / "sources", "tides.pdf", "bomb.png")
    show(preview, qtbot, "tides.pdf")
    canvas = pages(preview).canvas
    qtbot.waitUntil(lambda: canvas.next_tile() is None and canvas.text(1) is not None, timeout=LONG)
    qtbot.waitUntil(opened_session.work.is_idle, timeout=LONG)
    drawn = Event()
    for _ in range(READERS):
        opened_session.read(preview, lambda _job: drawn.wait(30))
    canvas.zoom_step(1)
    qtbot.waitUntil(lambda: canvas.told(0) == "Being drawn…", timeout=LONG)
    drawn.set()
    qtbot.waitUntil(lambda: canvas.next_tile() is None and not canvas.told(0), timeout=LONG)

    show(preview, qtbot, "bomb.png")
    preview.resize(420, 200)
    canvas = pages(preview).canvas
    qtbot.waitUntil(lambda: bool(canvas.told(0)), timeout=LONG)
    assert "large" in canvas.told(0)
    canvas.zoom_to(1.0)
    canvas.verticalScrollBar().setValue(canvas.verticalScrollBar().maximum() // 2)
    qtbot.waitUntil(opened_session.work.is_idle, timeout=LONG)
    seen = canvas.viewport().grab().toImage()
    colours = {seen.pixelColor(x, seen.height() // 2).name() for x in range(seen.width())}
    assert len(colours) > 3, "words stand in the middle"


def test_slides_sheets_and_texts_open_at_their_places(preview: PreviewView, folder: Path, qtbot: QtBot) -> None:
    make(folder / "sources", "tides.pptx", "tides.xlsx", "long.txt", "notes.md")
    show(preview, qtbot, "tides.xlsx", "sheet=no such sheet")
    assert "a sheet that is not here: no such sheet" in preview._said.text()
    preview.show_original("tides.xlsx", place_of("sheet=high water&cell=B7"))
    assert not preview._said.isVisible()
    tables = preview.part
    assert isinstance(tables, TablesView)
    qtbot.waitUntil(lambda: tables.model.text(6, 1) == "1.5%", timeout=LONG)
    qtbot.waitUntil(lambda: (tables.table.currentIndex().row(), tables.table.currentIndex().column()) == (6, 1))
    assert anchor_of(preview.place) == "sheet=High%20water&cell=B7"
    QTest.keyClick(tables.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "1.5%"
    preview.open_find("deep")
    qtbot.waitUntil(lambda: preview.find_line.told.text() == "1 of 1", timeout=LONG)
    qtbot.waitUntil(lambda: tables.model.text(2, 2) == "deep down", timeout=LONG)
    assert tables.sheets.tabText(tables.sheets.currentIndex()) == "Notes (hidden)"

    show(preview, qtbot, "tides.pptx", "slide=2")
    slides = preview.part
    assert isinstance(slides, PagesView)
    qtbot.waitUntil(lambda: "Said but not shown" in (slides.canvas.text(2) or ""), timeout=LONG)
    qtbot.waitUntil(lambda: preview.bar.unit.text() == "2")
    assert anchor_of(preview.place) == "slide=2"
    show(preview, qtbot, "tides.xlsx")
    show(preview, qtbot, "tides.pptx")
    qtbot.waitUntil(lambda: preview.bar.unit.text() == "1")

    show(preview, qtbot, "long.txt")
    texts = preview.part
    assert isinstance(texts, TextsView)
    qtbot.waitUntil(lambda: texts.browser.toPlainText().startswith("line 0 häuft"), timeout=LONG)
    preview.open_find("line 29999")
    qtbot.waitUntil(lambda: preview.find_line.told.text() == "1 of 1", timeout=LONG)
    qtbot.waitUntil(lambda: texts.browser.toPlainText().rstrip().endswith("line 29999 häuft"), timeout=LONG)
    assert preview.bar.unit.text() == str(texts.units()[1])

    show(preview, qtbot, "notes.md")
    qtbot.waitUntil(lambda: texts.browser.toPlainText().startswith("Notes\nSome words of"), timeout=LONG)


def test_a_hit_of_the_search_inside_opens_at_its_cell_its_slide_its_words(
    preview: PreviewView, opened_session: Session, folder: Path, qtbot: QtBot
) -> None:
    sources = folder / "sources"
    make(sources, "tides.pptx", "tides.xlsx")
    (sources / "gauges.csv").write_text(
        'Port,"Kept\nby",Height\n' + "".join(f"Ostend {each},Verhulst,{each}.5\n" for each in range(900))
    )
    (sources / "long.txt").write_text("The heron.\n" + "The mudflat lies bare.\n" * 9000 + "A heron, and an avocet.\n")
    opened_session.project.examine_sources()

    def open_hit(query: str) -> None:
        (hit,) = opened_session.project.search_sources(query).hits
        preview.clear()
        show(preview, qtbot, hit.path, anchor_of(hit_place(hit)))

    def cell() -> tuple[int, int, str]:
        assert isinstance(preview.part, TablesView)
        at = preview.part.table.currentIndex()
        return at.row(), at.column(), preview.part.place().sheet

    open_hit('"port 317"')
    qtbot.waitUntil(lambda: cell() == (317, 0, "High water"), timeout=LONG)
    open_hit("deep")
    qtbot.waitUntil(lambda: cell() == (2, 2, "Notes"), timeout=LONG)
    open_hit("641.5")
    qtbot.waitUntil(lambda: cell()[:2] == (642, 2), timeout=LONG)
    assert isinstance(preview.part, TablesView)
    table, words = preview.part.table, "Ostend 641"
    qtbot.waitUntil(lambda: table.columnWidth(0) > table.fontMetrics().horizontalAdvance(words) + 8, timeout=LONG)
    show(preview, qtbot, "gauges.csv", "row=7")
    qtbot.waitUntil(lambda: cell()[:2] == (6, 0), timeout=LONG)
    open_hit('"said but not"')
    qtbot.waitUntil(lambda: isinstance(preview.part, PagesView) and preview.part.units()[0] == 2, timeout=LONG)
    open_hit("heron avocet")
    qtbot.waitUntil(lambda: preview.part is not None and preview.part.units()[0] > 1, timeout=LONG)
    texts = preview.part
    assert isinstance(texts, TextsView)
    qtbot.waitUntil(lambda: bool(texts.browser.extraSelections()), timeout=LONG)
    assert texts.browser.extraSelections()[0].cursor.selectedText() == "heron, and an avocet"


def test_other_bytes_are_shown_at_the_same_place(
    preview: PreviewView, opened_session: Session, folder: Path, qtbot: QtBot
) -> None:
    make(folder / "sources", "tides.pdf")
    show(preview, qtbot, "tides.pdf", "page=900")
    assert "page 900; the last one is 3" in preview._said.text()
    preview.show_original("tides.pdf", place_of("page=3"))
    assert not preview._said.isVisible()
    qtbot.waitUntil(lambda: pages(preview).canvas.text(3) is not None, timeout=LONG)
    make(folder / "sources", "scan.pdf")
    (folder / "sources" / "scan.pdf").replace(folder / "sources" / "tides.pdf")
    opened_session.look()
    qtbot.waitUntil(lambda: preview.part is not None and preview.part.units() == (1, 1), timeout=LONG)
    assert "page 3" not in preview._said.text()  # no link said so


def test_a_link_in_a_page_opens_its_original_beside_it(desk: Window, folder: Path, qtbot: QtBot) -> None:
    make(folder / "sources", "tides.pdf", "tides.xlsx")
    page = folder / "knowledge" / "concepts" / "neap-tides.md"
    page.write_text(
        page.read_text("utf-8") + "\nSays [the book](../../sources/tides.pdf#page=2).\n\n"
        "And [the table](../../sources/tides.xlsx#sheet=high%20water&cell=B7).\n",
        "utf-8",
    )
    assert desk.rooms is not None
    rooms = desk.rooms
    desk.resize(1400, 800)
    rooms.open_page("concept/neap-tides")
    qtbot.waitUntil(lambda: rooms.reader is not None and "the book" in rooms.reader.browser.toPlainText(), timeout=LONG)
    assert rooms.reader is not None
    browser = rooms.reader.browser

    def click(words: str) -> None:
        cursor = browser.document().find(words)
        cursor.setPosition(cursor.selectionStart() + 2, QTextCursor.MoveMode.MoveAnchor)
        browser.setTextCursor(cursor)
        browser.ensureCursorVisible()
        QTest.mouseClick(browser.viewport(), LEFT, pos=browser.cursorRect(cursor).center())

    click("the book")
    qtbot.waitUntil(rooms.area.is_split, timeout=LONG)
    tab = rooms.area.current()
    assert tab is not None
    view = tab.widget
    assert isinstance(view, PreviewView)
    qtbot.waitUntil(lambda: view.part is not None and view.part.units() == (2, 3), timeout=LONG)
    assert tab.title() == "tides.pdf"
    assert rooms.page is not None
    assert rooms.page.row.id == "concept/neap-tides"
    assert tab.state().places[0].anchor == "page=2"
    click("the table")

    def cell() -> str:
        current = rooms.area.current()
        shown = current.widget if current is not None else None
        return anchor_of(shown.place) if isinstance(shown, PreviewView) else ""

    qtbot.waitUntil(lambda: cell() == "sheet=High%20water&cell=B7", timeout=LONG)


def test_a_place_is_read_and_written() -> None:
    assert place_of("#page=3") == Place("page", 3)
    assert place_of("sheet=Sales%202024&cell=AB12") == Place(sheet="Sales 2024", row=11, column=27)
    assert place_of("nonsense&page=x&cell=7") == Place()
    for anchor in ("page=3", "slide=2", "sheet=A%26B&cell=ZZ9", "page=4&search=low%20tide"):
        assert anchor_of(place_of(anchor)) == anchor


def test_a_retired_original_says_above_it_that_it_is(
    preview: PreviewView, folder: Path, qtbot: QtBot, elsewhere: Callable[[Callable[[], object]], object]
) -> None:
    for name in ("good.txt", "better.txt"):
        (folder / "sources" / name).write_text("Tides rise.\n", encoding="utf-8")
    project, person = preview._session.project, preview._session.person
    elsewhere(lambda: project.retire_source("good.txt", "replaced", "Measured anew", "better.txt", person))
    show(preview, qtbot, "good.txt")
    qtbot.waitUntil(preview._said.isVisible)
    said = preview._said.text()
    assert "(replaced): Measured anew" in said
    assert "Replaced by better.txt" in said
    show(preview, qtbot, "better.txt")
    assert not preview._said.isVisible()
