"""Workbooks and CSV: a tab a sheet, the table below; rows are brought when they are seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTabBar, QTableView, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.joining import noted
from kbdesk.desk.parts import label
from kbdesk.desk.preview.asking import OriginalPart
from kbdesk.desk.preview.cells import PORTION, CellTable
from kbdesk.desk.preview.place import Place
from kbdesk.project.showing import ShownTables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.showing import CellHit, OriginalViewer, SheetFacts, Shown

MEASURED = 60
"""Rows by which a column's width is measured."""
WIDEST, NARROWEST = 280, 48
MOST_COPIED = 100_000
"""Cells that are copied at once."""
MOST_MERGED = 2_000
"""Merged cells of a sheet that are shown as one."""


class SheetTable(QTableView):
    """A table whose selected cells are copied as rows with tabs."""

    def __init__(self) -> None:
        super().__init__()
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)

    def copy(self) -> None:
        """Put the selected cells on the clipboard, those that are there."""
        model, selection = self.model(), self.selectionModel().selection()
        if not isinstance(model, CellTable) or selection.isEmpty():
            return
        part = selection.first()
        columns = range(part.left(), part.right() + 1)
        rows = range(part.top(), min(part.bottom() + 1, part.top() + max(1, MOST_COPIED // len(columns))))
        lines = ("\t".join(model.text(row, column) or "" for column in columns) for row in rows)
        QGuiApplication.clipboard().setText("\n".join(lines))


class TablesView(OriginalPart):
    """Shows the sheets of a workbook, or a CSV."""

    def __init__(self, session: Session, viewer: OriginalViewer, parent: QWidget | None = None) -> None:
        super().__init__(session, viewer, parent)
        self.model = CellTable(self)
        self.table = SheetTable()
        self.sheets = QTabBar()
        self._told = label("", "muted", wrap=True)
        self._names: tuple[str, ...] = ()
        self._sheet = 0
        self._asked: set[int] = set()
        self._wanted = Place()
        self._words = ""
        self._hits: Sequence[CellHit] = ()
        self._at = -1
        self._is_measured = False
        self._near = -PORTION
        self._lay_out()
        self.model.wanted.connect(self._want, Qt.ConnectionType.QueuedConnection)
        self.sheets.currentChanged.connect(lambda at: self._show_sheet(at + 1))

    def _lay_out(self) -> None:
        self.table.setModel(self.model)
        self.table.setAccessibleName(self.tr("Cells of the sheet"))
        self.sheets.setAccessibleName(self.tr("Sheets"))
        self.sheets.setExpanding(False)
        self.sheets.setUsesScrollButtons(True)
        self.sheets.setElideMode(Qt.TextElideMode.ElideRight)
        self.sheets.setDrawBase(False)
        self._told.setContentsMargins(look.MEDIUM, look.TIGHT, look.MEDIUM, look.TIGHT)
        self._told.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.sheets)
        column.addWidget(self._told)
        column.addWidget(self.table, 1)

    # what is shown

    def show_original(self, original: str, shown: Shown, place: Place) -> None:  # noqa: D102
        assert isinstance(shown, ShownTables)
        self.original = original
        self._names = tuple(one.name for one in shown.sheets)
        self._words, self._hits, self._at, self._sheet = "", (), -1, 0
        was_silent = self.sheets.blockSignals(True)
        while self.sheets.count():
            self.sheets.removeTab(0)
        for one in shown.sheets:
            self.sheets.addTab(noted(one.name, self.tr("hidden")) if one.is_hidden else one.name)
        self.sheets.setVisible(len(shown.sheets) > 1 or any(self._names))
        self.sheets.blockSignals(was_silent)
        self.model.show_sheet(None)
        self._wanted = place
        self._show_sheet(self._number_of(place) or 1)

    def clear(self) -> None:  # noqa: D102
        self.original = ""
        self.model.show_sheet(None)

    def go_to(self, place: Place) -> None:  # noqa: D102
        sheet = self._number_of(place)
        self._wanted = place
        if sheet and sheet != self._sheet:
            self._show_sheet(sheet)
        else:
            self._go_to_cell()

    def lacks(self, place: Place) -> bool:  # noqa: D102
        return bool(place.sheet) and not self._number_of(place)

    def _number_of(self, place: Place) -> int:
        """Return the number of the sheet that a place names, from 1, 0 for none."""
        wanted = place.sheet.casefold()
        by_name = (at for at, name in enumerate(self._names, 1) if name.casefold() == wanted)
        number = int(wanted) if wanted.isdecimal() and len(wanted) < 6 else 0
        return next(by_name, number if number <= len(self._names) else 0) if wanted else 0

    def _show_sheet(self, number: int) -> None:
        if number < 1 or number > len(self._names) or not self.original:
            return
        self._sheet = number
        was_silent = self.sheets.blockSignals(True)
        self.sheets.setCurrentIndex(number - 1)
        self.sheets.blockSignals(was_silent)
        self.model.show_sheet(None)
        self._say(self.tr("Reading…"))
        self._asked.clear()
        self._is_measured, self._near = False, -PORTION
        self.ask(
            lambda viewer, original, job: viewer.sheet(original, number, job),
            lambda facts: self._show_facts(number, facts),
            "sheet",
            self._no_sheet,
        )

    def _show_facts(self, number: int, facts: SheetFacts) -> None:
        if number != self._sheet:
            return
        self.table.clearSpans()
        self.model.show_sheet(facts)
        for row, column, rows, columns in facts.merged[:MOST_MERGED]:
            if row < facts.rows and column < facts.columns and (rows > 1 or columns > 1):
                self.table.setSpan(row, column, min(rows, facts.rows - row), min(columns, facts.columns - column))
        words = "" if facts.rows else self.tr("This sheet is empty.")
        self._say(self.tr("This sheet is longer; its first rows are shown.") if facts.is_cut else words)
        self.table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + look.SMALL)
        self._mark()
        self._go_to_cell()
        self.moved.emit()

    def _no_sheet(self, error: KbdeskError) -> None:
        self._say(notices.own_words(error))
        self.moved.emit()

    def _say(self, words: str) -> None:
        self._told.setText(words)
        self._told.setVisible(bool(words))

    def _want(self, portion: int) -> None:
        if portion in self._asked or self.model.has(portion) or not self.original:
            return
        self._asked.add(portion)
        number = self._sheet

        def take(rows: Sequence[Sequence[str]]) -> None:
            self._asked.discard(portion)
            if number == self._sheet:
                self.model.take(portion, rows)
                self._measure(rows)
                if portion == self._near // PORTION:
                    self._widen()

        def refuse(error: KbdeskError) -> None:
            self._asked.discard(portion)
            self.failed.emit(error)

        self.ask(
            lambda viewer, original, job: viewer.cells(original, number, portion * PORTION, PORTION, job),
            take,
            f"rows {portion}",
            refuse,
        )

    def _measure(self, rows: Sequence[Sequence[str]]) -> None:
        """Make the columns as wide as their first texts, once a sheet."""
        if self._is_measured:
            return
        self._is_measured = True
        metrics = QFontMetrics(self.table.font())
        for column in range(min(self.model.columnCount(), 200)):
            texts = (row[column][:60] for row in rows[:MEASURED] if column < len(row))
            wide = max((metrics.horizontalAdvance(text) for text in texts), default=0)
            self.table.setColumnWidth(column, min(max(wide + look.WIDE, NARROWEST), WIDEST))

    def _widen(self) -> None:
        """Make columns wide enough for the rows around the cell that was gone to: they were measured by the first."""
        metrics = QFontMetrics(self.table.font())
        near = range(max(0, self._near - MEASURED // 2), min(self._near + MEASURED // 2, self.model.rowCount()))
        for column in range(min(self.model.columnCount(), 200)):
            wide = max(
                (metrics.horizontalAdvance((self.model.text(row, column) or "")[:60]) for row in near), default=0
            )
            if wide and wide + look.WIDE > self.table.columnWidth(column):
                self.table.setColumnWidth(column, min(wide + look.WIDE, WIDEST))

    def _go_to_cell(self) -> None:
        row, column = self._wanted.row, self._wanted.column
        if not self.model.rowCount():
            return
        if row < 0:
            self._locate(self._wanted.words)
            return
        index = self.model.index(min(row, self.model.rowCount() - 1), min(column, self.model.columnCount() - 1))
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.table.selectionModel().setCurrentIndex(index, flag)
        self.table.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self._near = index.row()
        self._widen()
        self._wanted = Place()

    def _locate(self, words: str) -> None:
        """Go to the cell of the sheet where words stand, and mark it."""
        if not words:
            return
        number, wanted = self._sheet, self._wanted

        def go(cell: tuple[int, int] | None) -> None:
            if cell is not None and (number, wanted) == (self._sheet, self._wanted):
                self.model.mark((), cell)
                self._wanted = Place(row=cell[0], column=cell[1])
                self._go_to_cell()

        self.ask(lambda viewer, original, job: viewer.locate_cell(original, number, words, job), go, "locate")

    def place(self) -> Place:  # noqa: D102
        index = self.table.currentIndex()
        name = self._names[self._sheet - 1] if 0 < self._sheet <= len(self._names) else ""
        at = (index.row(), index.column()) if index.isValid() else (-1, -1)
        return Place(sheet=name, row=at[0], column=at[1])

    def keys(self) -> QWidget:  # noqa: D102
        return self.table

    # finding

    def seek(self, words: str) -> None:  # noqa: D102
        self._words, self._hits, self._at = words, (), -1
        self._mark()
        if not words:
            return
        self.found.emit(0, 0, False)
        count = len(self._names)
        self.ask(
            lambda viewer, original, job: viewer.find_in_cells(original, words, 1, count, job),
            lambda hits: self._take_hits(words, hits),
            "find",
        )

    def _take_hits(self, words: str, hits: Sequence[CellHit]) -> None:
        if words != self._words:
            return
        self._hits = hits
        self.found.emit(1 if hits else 0, len(hits), True)
        if hits:
            here = next((at for at, hit in enumerate(hits) if hit.sheet >= self._sheet), 0)
            self._go_to_hit(here)

    def step(self, step: int) -> None:  # noqa: D102
        if self._hits:
            self._go_to_hit((self._at + step) % len(self._hits))

    def _go_to_hit(self, at: int) -> None:
        self._at = at
        hit = self._hits[at]
        self.found.emit(at + 1, len(self._hits), True)
        self._wanted = Place(row=hit.row, column=hit.column)
        if hit.sheet != self._sheet:
            self._show_sheet(hit.sheet)
        else:
            self._mark()
            self._go_to_cell()

    def _mark(self) -> None:
        here = self._hits[self._at] if 0 <= self._at < len(self._hits) else None
        at = (here.row, here.column) if here is not None and here.sheet == self._sheet else (-1, -1)
        self.model.mark({(hit.row, hit.column) for hit in self._hits if hit.sheet == self._sheet}, at)
