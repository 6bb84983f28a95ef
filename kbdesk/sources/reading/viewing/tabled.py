"""Originals that are shown as tables: the sheets of a workbook, a CSV. Rows are handed out when they are seen."""

from __future__ import annotations

import csv
import io
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from kbdesk.errors import Refused, Unreadable
from kbdesk.sources.reading import sheets
from kbdesk.sources.reading.plain import check_words, decoded, read_bytes
from kbdesk.sources.reading.viewing.matching import begins_with, folded, wanted, words_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

MOST_CELLS = 20_000_000
"""Cells of a sheet that are shown."""
MOST_COLUMNS = 16_384
MOST_HITS = 5_000
LONGEST_CELL = 32_767
"""Characters of a cell that are shown; what Excel holds at most."""
_SNIFFED = 64 * 1024
_DELIMITERS = ",;\t|"


class Sheet:
    """One table: its rows, as many as are shown."""

    def __init__(self, rows: Sequence[Sequence[str]], merged: Sequence[tuple[int, int, int, int]] = ()) -> None:
        self._columns = min(max((len(row) for row in rows), default=0), MOST_COLUMNS)
        most = MOST_CELLS // max(self._columns, 1)
        self._is_cut = len(rows) > most
        self._rows = rows[:most]
        self._merged = merged

    def facts(self) -> dict[str, Any]:
        """Return how many rows and columns there are, which cells are merged, whether there are more."""
        return {
            "rows": len(self._rows),
            "columns": self._columns,
            "merged": list(self._merged),
            "is_cut": self._is_cut,
        }

    def rows(self, first: int, count: int) -> list[Sequence[str]]:
        """Return the texts of some rows (from 0); a row ends with its last text."""
        return [[cell[:LONGEST_CELL] for cell in row] for row in self._rows[first : first + count]]

    def find(self, sought: str) -> list[tuple[int, int]]:
        """Return row and column, from 0, of the cells that have words in them."""
        found: list[tuple[int, int]] = []
        for row, cells in enumerate(self._rows):
            if sought in folded("\t".join(cells)):  # spaces match a gap too; the cells decide
                found += [(row, column) for column, cell in enumerate(cells) if sought in folded(cell)]
                if len(found) >= MOST_HITS:
                    break
        return found[:MOST_HITS]

    def locate(self, text: str) -> tuple[int, int] | None:
        """Return the first row in which most words of a text stand, and the cell of it that has most of them."""
        sought = [begins_with(word) for word in words_of(text)]
        best, most = None, 0
        for row, cells in enumerate(self._rows):
            held = folded("\t".join(cells))
            count = sum(1 for word in sought if word.search(held))
            if count > most:
                best, most = row, count
                if count == len(sought):
                    break
        if best is None:
            return None
        counts = [sum(1 for word in sought if word.search(folded(cell))) for cell in self._rows[best]]
        return best, counts.index(max(counts))


class Tables:
    """A workbook, or a CSV as one with a single sheet."""

    def __init__(self, names: Sequence[tuple[str, bool]], book: Any = None, only: Sheet | None = None) -> None:
        self._names = names
        self._book = book
        self._kept: tuple[int, Sheet] | None = (0, only) if only is not None else None

    def facts(self) -> dict[str, Any]:
        """Return what the sheets are called and which of them are hidden."""
        return {"kind": "tables", "sheets": [{"name": name, "is_hidden": hidden} for name, hidden in self._names]}

    def sheet(self, number: int) -> dict[str, Any]:
        """Return the facts of a sheet (from 0). Raises Unreadable for one without cells."""
        return self._at(number).facts()

    def rows(self, number: int, first: int, count: int) -> dict[str, Any]:
        """Return rows of a sheet."""
        return {"rows": self._at(number).rows(first, count)}

    def find(self, words: str, first: int, last: int) -> dict[str, Any]:
        """Look for words on sheets `first` to `last` (from 1): sheet (from 1), row and column (from 0) of each hit."""
        sought = wanted(words)
        hits: list[tuple[int, int, int]] = []
        for number in range(first - 1, min(last, len(self._names))) if sought else ():
            try:
                hits += [(number + 1, row, column) for row, column in self._at(number).find(sought)]
            except Unreadable:
                continue
        return {"hits": hits[:MOST_HITS]}

    def locate(self, number: int, words: str) -> dict[str, Any]:
        """Return row and column, from 0, of the cell of a sheet (from 0) that is most like words that stand there."""
        return {"cell": self._at(number).locate(words)}

    def _at(self, number: int) -> Sheet:
        if self._kept is None or self._kept[0] != number:
            self._kept = None  # the memory of the one before
            if not 0 <= number < len(self._names):
                raise Refused("There is no such sheet.", next_step="Choose another one.")
            self._kept = (number, Sheet(*sheets.cells(self._book, number)))
        return self._kept[1]


def book(file: Path) -> Tables:
    """Open a workbook. Raises Unreadable for a damaged one or one with a password."""
    opened = sheets.Book(file)
    return Tables([(sheet.name, sheet.is_hidden) for sheet in opened.sheets], opened)


def separated(file: Path) -> Tables:
    """Open a table of separated values. Raises Refused for one that is no text."""
    text = decoded(read_bytes(file))
    check_words(text)
    sample = text[:_SNIFFED]
    delimiter = "\t" if file.suffix.lower() in (".tsv", ".tab") else ","
    with suppress(csv.Error):  # a single column has none
        delimiter = csv.Sniffer().sniff(sample, _DELIMITERS).delimiter
    csv.field_size_limit(2**31 - 1)
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))
    except csv.Error as error:
        raise Unreadable("This table cannot be read: its quotes do not fit together.") from error
    return Tables([("", False)], only=Sheet(rows))
