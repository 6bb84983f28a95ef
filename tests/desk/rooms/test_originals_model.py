"""The table of originals and the way of files into it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt

from kbdesk.desk.originals import intake, words
from kbdesk.desk.originals.model import Column, SourceTable
from kbdesk.desk.preview.reading import LONGEST_LINE, readable
from kbdesk.project.values import Extract, GivenFile, SourceRow

ROWS = (
    SourceRow("b/Report.pdf", "present", "pdf", 2048, "pages", 12, "2026-10-02T10:00:00Z", summaries=("summary/r",)),
    SourceRow("a.txt", "present", "txt", 10, origin="run", origin_from="/tmp/a.txt"),
    SourceRow("gone.docx", "missing", "docx", None),
    SourceRow("old.csv", "retired", "csv", 5, why="wrong", reason="rounded", retired_at="2026-10-01T00:00:00.000Z"),
    SourceRow("bad.pdf", "present", "pdf", 7, trouble="This PDF is damaged."),
)  # fmt: skip


@pytest.fixture
def table(qapp: object) -> SourceTable:
    made = SourceTable()
    made.show_rows(ROWS)
    return made


def paths(table: SourceTable) -> list[str]:
    return [str(table.index(at, Column.PATH).data()) for at in range(table.rowCount())]


def test_rows_stand_in_the_order_of_their_paths(table: SourceTable) -> None:
    assert paths(table) == ["a.txt", "b/Report.pdf", "bad.pdf", "gone.docx", "old.csv"]


def test_each_column_sorts_both_ways(table: SourceTable) -> None:
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


def test_sorting_keeps_hold_of_a_row(table: SourceTable) -> None:
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
def test_the_filter_heeds_all_words(table: SourceTable, typed: str, found: list[str]) -> None:
    table.filter(typed)
    assert paths(table) == found


def test_a_row_says_what_it_is(table: SourceTable) -> None:
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


def given(name: str, folder: str = "") -> GivenFile:
    return GivenFile(Path("/x") / name, folder, 1)


def test_a_taken_name_gets_a_number() -> None:
    arriving = intake.arrange([given("Report.pdf"), given("report.PDF"), given("a.txt")], "b", ROWS)
    assert [one.path for one in arriving] == ["b/Report-2.pdf", "b/report-3.PDF", "b/a.txt"]


def test_the_two_unicode_forms_of_a_name_are_the_same() -> None:
    rows = (SourceRow("Cádiz.md", "present", "md"),)
    assert intake.arrange([given("Cádiz.md")], "", rows)[0].path == "Cádiz-2.md"


def test_a_dropped_folder_keeps_its_shape() -> None:
    arriving = intake.arrange([given("c.txt", "deep/er")], "b/", ROWS)
    assert arriving[0].path == "b/deep/er/c.txt"


@pytest.mark.parametrize(
    ("name", "older"),
    [
        ("report-v2.pdf", "b/Report.pdf"),
        ("Report (1).pdf", "b/Report.pdf"),
        ("report_2026-11.pdf", "b/Report.pdf"),
        ("Report final.pdf", "b/Report.pdf"),
        ("report.docx", None),
        ("reports.pdf", None),
        ("gone.docx", None),
    ],
)
def test_a_new_version_is_recognised_by_its_name(name: str, older: str | None) -> None:
    assert intake.arrange([given(name)], "", ROWS)[0].older == older


def test_the_folders_above_count_too() -> None:
    assert intake.folders_of([SourceRow("a/b/c.txt", "present", "txt")]) == ["a", "a/b"]


def test_a_text_of_one_line_is_broken_before_it_is_shown() -> None:
    _, text = readable(Extract("x", "a" * (LONGEST_LINE * 3)))
    assert max(len(line) for line in text.split("\n")) == LONGEST_LINE


def test_the_story_tells_why_it_was_retired() -> None:
    assert "wrong" in words.story(ROWS[3])
    assert words.moment("no time at all") == "no time at all"
