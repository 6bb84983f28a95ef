"""The lines of the originals: sorted, filtered, folded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt

from kbdesk.desk.originals import words
from kbdesk.desk.originals.columns import Column
from kbdesk.desk.originals.model import OriginalLines
from kbdesk.desk.originals.shelf import FolderRow, Shelf, Wanted
from kbdesk.desk.originals.table import OriginalsTable
from kbdesk.desk.preview.reading import LONGEST_LINE, readable
from kbdesk.project.values import Extract, SourceRow

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROWS = (
    SourceRow("b/Report.pdf", "present", "pdf", 2048, "pages", 12, "2026-10-02T10:00:00Z", summaries=("summary/r",)),
    SourceRow("a.txt", "present", "txt", 10, origin="run", origin_from="/tmp/a.txt"),
    SourceRow("gone.docx", "missing", "docx", None),
    SourceRow("old.csv", "retired", "csv", 5, why="wrong", reason="rounded", retired_at="2026-10-01T00:00:00.000Z"),
    SourceRow("bad.pdf", "present", "pdf", 7, trouble="This PDF is damaged."),
)  # fmt: skip


@pytest.fixture
def table(qapp: object) -> OriginalLines:
    made = OriginalLines()
    made.show_shelf(Shelf(ROWS))
    return made


def paths(table: OriginalLines) -> list[str]:
    return [str(table.index(at, Column.PATH).data()) for at in range(table.rowCount())]


def test_rows_stand_in_the_order_of_their_paths(table: OriginalLines) -> None:
    assert paths(table) == ["a.txt", "b/Report.pdf", "bad.pdf", "gone.docx", "old.csv"]


def test_each_column_sorts_both_ways(table: OriginalLines) -> None:
    table.sort(Column.SIZE, Qt.SortOrder.DescendingOrder)
    assert paths(table)[0] == "b/Report.pdf"
    table.sort(Column.SIZE, Qt.SortOrder.AscendingOrder)
    assert paths(table)[0] == "gone.docx"
    table.sort(Column.STATUS, Qt.SortOrder.AscendingOrder)
    assert paths(table) == ["gone.docx", "bad.pdf", "a.txt", "b/Report.pdf", "old.csv"]
    for column in Column:
        for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
            table.sort(column, order)
            assert sorted(paths(table)) == sorted(row.path for row in ROWS)


def test_sorting_keeps_hold_of_a_row(table: OriginalLines) -> None:
    held = QPersistentModelIndex(table.place("gone.docx"))
    table.sort(Column.TYPE, Qt.SortOrder.DescendingOrder)
    assert held.data() == "gone.docx"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("pdf", ["b/Report.pdf", "bad.pdf"]),
        ("missing", ["gone.docx"]),
        ("REPORT b/", ["b/Report.pdf"]),
        ("agent", ["a.txt"]),
        ("nothing like it", []),
    ],
)
def test_the_filter_heeds_all_words(table: OriginalLines, typed: str, found: list[str]) -> None:
    table.filter(Wanted(typed))
    assert paths(table) == found


def test_folders_stand_as_lines_with_counts_and_are_folded() -> None:
    table = OriginalLines()
    rows = [
        SourceRow("a/b/deep.txt", "present", "txt", state="not_ingested"),
        SourceRow("a/one.txt", "present", "txt", 3, state="up_to_date"),
        SourceRow("a/two.txt", "present", "txt", 9, state="changed_since"),
        SourceRow("top.txt", "present", "txt"),
    ]
    table.show_shelf(Shelf(rows))
    table.turn_tree(on=True)
    table.sort(Column.SIZE, Qt.SortOrder.DescendingOrder)
    assert paths(table) == ["a (3)", "b (1)", "deep.txt", "two.txt", "one.txt", "top.txt"]
    assert table.line(table.index(0, 0)) == FolderRow("a", 0, 3, 2, is_open=True)
    table.fold("a", closed=True)
    assert paths(table) == ["a (3)", "top.txt"]
    assert table.count == 4
    table.unfold_to("a/b/deep.txt")
    assert "deep.txt" in paths(table)
    table.filter(Wanted(folder="a", state="changed_since"))
    assert paths(table) == ["a (1)", "two.txt"]


def test_a_row_says_what_it_is(table: OriginalLines) -> None:
    at = table.place("b/Report.pdf").row()
    texts = [str(table.index(at, column).data()) for column in Column]
    assert texts[Column.STATUS] == "In place"
    assert texts[Column.TYPE] == "PDF"
    assert texts[Column.EXTENT] == "pages: 12"
    assert texts[Column.SUMMARIES] == "1"
    assert "2.0" in texts[Column.SIZE]
    retired = table.place("old.csv")
    assert "rounded" in str(retired.data(Qt.ItemDataRole.ToolTipRole))
    assert retired.data(Qt.ItemDataRole.FontRole).strikeOut()
    assert table.index(table.place("bad.pdf").row(), Column.STATUS).data() == "Damaged"


def test_a_text_of_one_line_is_broken_before_it_is_shown() -> None:
    _, text = readable(Extract("x", "a" * (LONGEST_LINE * 3)))
    assert max(len(line) for line in text.split("\n")) == LONGEST_LINE


def test_the_story_tells_why_it_was_retired() -> None:
    assert "wrong" in words.story(ROWS[3])
    assert words.moment("no time at all") == "no time at all"


def test_all_of_very_many_are_chosen_and_painted_with_few_questions(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = OriginalsTable()
    qtbot.addWidget(table)
    table.rows.show_shelf(Shelf(SourceRow(f"{number}.txt", "present", "txt", number) for number in range(5000)))
    with qtbot.waitExposed(table):
        table.show()
    asked = [0]
    count = OriginalLines.rowCount

    def counted(model: OriginalLines, *parent: Any) -> int:
        asked[0] += 1
        return count(model, *parent)

    monkeypatch.setattr(OriginalLines, "rowCount", counted)
    table.selectAll()
    table.grab()
    assert table.count_chosen() == 5000
    assert asked[0] < 5000
