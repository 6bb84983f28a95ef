"""Finding pages: by the tree, by the filter, by the search; with the keyboard."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from kbdesk.desk.finder.tree import IndexModel
from kbdesk.desk.rows import ITEM, PAGE
from kbdesk.plan import Actor
from kbdesk.project.values import PageRow, Section

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from kbdesk.desk.window import Window


def sections(count: int) -> tuple[Section, ...]:
    def rows(kind: str, of: int) -> tuple[PageRow, ...]:
        return tuple(
            PageRow(f"{kind}/page-{n}", kind, f"page-{n}", f"Page {n} ñandú", "", "active", "") for n in range(of)
        )

    return (
        Section("summary", "Summaries", rows("summary", count // 4)),
        Section("concept", "Concepts", rows("concept", count - count // 4)),
    )


def shown(model: IndexModel) -> list[str]:
    found = []
    for at in range(model.rowCount()):
        top = model.index(at, 0)
        found.append(str(top.data(PAGE) or top.data(Qt.ItemDataRole.DisplayRole)))
        found.extend(str(model.index(n, 0, top).data(PAGE)) for n in range(model.rowCount(top)))
    return found


def test_the_model_is_sound(qtbot: QtBot) -> None:
    model = IndexModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_specials((("overview", "Overview", "house"),))
    model.set_sections(sections(12))
    model.set_filter("page-3")
    model.set_filter("")
    assert tester.model() is model
    assert len(shown(model)) == 15


def test_the_filter_matches_titles_and_ids_by_all_words(qtbot: QtBot) -> None:
    model = IndexModel()
    model.set_specials((("overview", "Overview", "house"),))
    model.set_sections(sections(40))
    model.set_filter("CONCEPT ÑANDÚ page-7")
    assert shown(model) == ["Concepts", "concept/page-7"]
    assert model.index(0, 0).data(ITEM).mark == "1 of 30"
    model.set_filter("overv")
    assert shown(model) == ["overview"]


def test_ten_thousand_pages_filter_quickly(qtbot: QtBot) -> None:
    model = IndexModel()
    model.set_sections(sections(10_000))
    before = time.perf_counter()
    model.set_filter("page-99")
    assert time.perf_counter() - before < 0.2
    assert model.index_of("concept/page-999").isValid()
    assert model.parent(model.index_of("concept/page-999")).data(ITEM).text == "Concepts"
    assert model.index_of("concept/page-1") == QModelIndex()


def test_the_tree_opens_pages_with_the_keyboard(qtbot: QtBot, desk: Window) -> None:
    assert desk.rooms is not None
    rooms, finder = desk.rooms, desk.rooms.finder
    qtbot.waitUntil(lambda: finder.model.section_count() == 3)
    qtbot.keyClick(desk, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert finder.line.hasFocus()
    qtbot.keyClicks(finder.line, "neap")
    qtbot.waitUntil(lambda: finder.model.page_count() == 1)
    qtbot.keyClick(finder.line, Qt.Key.Key_Down)
    qtbot.keyClick(finder.tree, Qt.Key.Key_Down)
    qtbot.keyClick(finder.tree, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: rooms.page is not None and rooms.page.row.id == "concept/neap-tides")
    qtbot.keyClick(finder.line, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: finder.model.page_count() == 4)
    assert finder.tree.currentIndex().data(PAGE) == "concept/neap-tides"


def test_the_index_is_asked_for_again_only_where_it_shows_a_page_otherwise(qtbot: QtBot, desk: Window) -> None:
    assert desk.rooms is not None
    assert desk.session is not None
    project, finder = desk.session.project, desk.rooms.finder
    qtbot.waitUntil(lambda: finder.model.section_count() == 3)
    resets: list[None] = []
    finder.model.modelReset.connect(lambda: resets.append(None))

    def edit(*change: tuple[str, str], title: str = "") -> None:
        fields = [("title", title)] if title else []
        project.edit_page("concept/neap-tides", change, fields, Actor("agent", "test"))
        assert desk.session is not None
        with qtbot.waitSignal(desk.session.changed):
            desk.session.look()
        qtbot.waitUntil(desk.session.work.is_idle)

    text = project.page("concept/neap-tides").text
    line = next(one for one in text.splitlines() if one and not one.startswith("#"))
    other = next(one for one in text.splitlines()[::-1] if one not in ("", line) and text.count(one) == 1)
    edit((other, f"{other} More."))
    assert not resets
    edit(title="Neaps")
    qtbot.waitUntil(lambda: finder.model.index_of("concept/neap-tides").data() == "Neaps")
    assert resets


def test_enter_searches_all_text_and_the_results_lead_on(qtbot: QtBot, desk: Window) -> None:
    assert desk.rooms is not None
    rooms, finder = desk.rooms, desk.rooms.finder
    finder.focus_line()
    qtbot.keyClicks(finder.line, "quarters")
    qtbot.keyClick(finder.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: finder.results.isVisible() and finder.results.hits.rowCount() == 1)
    item = finder.results.hits.index(0).data(ITEM)
    assert [item.under[start:end] for start, end in item.matches] == ["quarters"]
    qtbot.wait(0)
    qtbot.keyClick(finder.line, Qt.Key.Key_Down)
    assert finder.results.hasFocus()
    qtbot.keyClick(finder.results, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: rooms.page is not None and rooms.page.row.id == "concept/neap-tides")
    assert finder.results.isVisible()


def test_nothing_found_is_said(qtbot: QtBot, desk: Window) -> None:
    assert desk.rooms is not None
    finder = desk.rooms.finder
    finder.focus_line()
    qtbot.keyClicks(finder.line, "zebra")
    qtbot.keyClick(finder.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: finder._found.text() == "Nothing found")


def test_a_click_on_a_section_folds_it(qtbot: QtBot, desk: Window) -> None:
    assert desk.rooms is not None
    finder = desk.rooms.finder
    qtbot.waitUntil(lambda: finder.model.section_count() == 3)
    section = finder.model.section_index(1)
    at = finder.tree.visualRect(section).center()
    qtbot.mouseClick(finder.tree.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert not finder.tree.isExpanded(section)
