"""All originals that came from the web: how each is kept current, at a glance and in the person's hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import amounts, look
from kbdesk.desk.flow import Flow
from kbdesk.desk.originals.fetching import words
from kbdesk.desk.originals.fetching.background import Fetches
from kbdesk.desk.originals.fetching.rows import KeptRows
from kbdesk.desk.originals.fetching.scheduling import ScheduleDialog
from kbdesk.desk.originals.fetching.words import tr
from kbdesk.desk.parts import EmptyState, after, button, label, search_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kbdesk.desk.session import Session
    from kbdesk.project.fetching.values import KeptSource
    from kbdesk.project.values import Changes

LETTERS, LINES = 120, 30
SAMPLE = 100
"""So many rows are looked at to find how wide a column must be."""
LEAST_LETTERS = 12
"""Letters that each column shows at least."""


class KeptDialog(QDialog):
    """Filter, select, act. Return shows the selected one among the sources."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._fetches = Fetches.of(session)
        self._kept: Sequence[KeptSource] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self.setWindowTitle(tr("Originals kept current"))
        self.search = search_line(tr("Filter by name, address, state or code"))
        self.pause = QCheckBox(tr("&Pause all schedules on this computer"))
        self.rows = KeptRows(self._fetches, self)
        self.table = QTableView()
        self.counts = label("", "muted")
        self.looks = label("", "caption", wrap=True)
        self.told = label("", "muted", wrap=True, selectable=True)
        self.fetch_button = button(tr("&Fetch now"), self._fetch, "primary", "refresh-cw")
        self.schedule_button = button(tr("Sche&dule…"), self._schedule, "", "clock")
        self.compare_button = button(tr("Show what cha&nged"), self._compare, "", "columns-2")
        self.open_button = button(tr("Show &it in Sources"), self._open, "", "library")
        self.failed_button = button(tr("&Retry all that failed"), self._retry, "", "refresh-cw")
        self._stack = QStackedWidget()
        self._again = after(self, 100, self._ask)
        self._lay_out()
        self._connect()
        self._ask()

    def _lay_out(self) -> None:
        table = self.table
        table.setModel(self.rows)
        table.verticalHeader().hide()
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setAccessibleName(tr("Originals from the web"))
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        table.setWordWrap(False)
        table.setIconSize(QSize(look.ICON, look.ICON))
        head = table.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setHighlightSections(False)
        head.setResizeContentsPrecision(SAMPLE)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        head.setMinimumSectionSize(self.fontMetrics().averageCharWidth() * LEAST_LETTERS)
        self.pause.setChecked(self._fetches.is_paused)
        above = QHBoxLayout()
        above.addWidget(self.search, 1)
        above.addWidget(self.counts)
        nothing = tr("Add one by its address (Ctrl+V in Sources): it can be fetched anew by hand or by a schedule.")
        self._stack.addWidget(EmptyState("loader-circle", tr("Looking at the originals…")))
        self._stack.addWidget(EmptyState("globe", tr("No originals from the web"), nothing))
        self._stack.addWidget(table)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.WIDE, look.WIDE, look.WIDE, look.LARGE)
        column.setSpacing(look.SMALL)
        column.addWidget(label(tr("Originals kept current"), "title"))
        column.addLayout(above)
        column.addWidget(self._stack, 1)
        column.addWidget(self.told)
        column.addWidget(self.looks)
        column.addLayout(Flow(self.fetch_button, self.schedule_button, self.compare_button, self.open_button))
        column.addLayout(Flow(self.pause, self.failed_button, button(tr("Close"), self.accept), spread=2))
        letter = self.fontMetrics()
        wanted = QSize(letter.averageCharWidth() * LETTERS, letter.lineSpacing() * LINES)
        self.resize(wanted.boundedTo(self.screen().availableSize() * 0.9))

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda *_: self._fill())
        self.table.selectionModel().currentChanged.connect(lambda *_: self._selected())
        self.table.doubleClicked.connect(lambda *_: self._open())
        self.pause.toggled.connect(lambda on: self._fetches.pause(on=on))
        self._fetches.moved.connect(lambda *_: self._again.start())
        self._fetches.paused.connect(self._fill)
        self._fetches.looked.connect(self._tell_looks)
        self._session.changed.connect(self._changed)

    def _changed(self, changes: Changes) -> None:
        if changes.everything or changes.sources:
            self._again.start()

    def _tell_looks(self) -> None:
        fetches = self._fetches
        self.looks.setText(words.looks(fetches.looked_at, fetches.next_due, paused=fetches.is_paused))

    def _ask(self) -> None:
        project = self._session.project
        self._session.read(self, lambda _job: project.kept_sources(), self._show, replaces="kept")

    def _show(self, kept: Sequence[KeptSource]) -> None:
        self._kept = kept
        self._stack.setCurrentIndex(2 if kept else 1)
        self._fill()
        if kept and self.focusWidget() is None:
            self.table.setFocus()

    def _fill(self) -> None:
        before = self.selected()
        wanted = [word for word in self.search.text().casefold().split() if word]
        shown = [one for one in self._kept if all(word in _told(one) for word in wanted)]
        shown.sort(key=lambda one: (one.standing != "failed", not one.due_at, one.due_at, one.path.casefold()))
        self.rows.show_rows(shown)
        told = tr("%1 of %2").replace("%1", amounts.number(len(shown)))
        self.counts.setText(told.replace("%2", amounts.number(len(self._kept))))
        at = next((number for number, one in enumerate(shown) if before and one.path == before.path), 0)
        if shown:
            self.table.setCurrentIndex(self.rows.index(at, 0))
        self._selected()
        self._tell_looks()

    def selected(self) -> KeptSource | None:
        """Return the one that is selected."""
        return self.rows.at(self.table.currentIndex())

    def _selected(self) -> None:
        one = self.selected()
        writable = self._session.project.writable
        self.told.setText("\n".join(part for part in (one.url, words.failure(one)) if part) if one else "")
        is_idle = one is not None and not one.is_fetching and self._fetches.running(one.path) is None
        self.fetch_button.setText(f" {tr('&Fetch now') if one is None or not one.reason else tr('Retr&y')}")
        self.fetch_button.setEnabled(writable and is_idle)
        self.schedule_button.setEnabled(writable and one is not None)
        self.compare_button.setEnabled(one is not None and bool(one.older))
        self.open_button.setEnabled(one is not None)
        self.failed_button.setEnabled(writable and any(each.reason for each in self._kept))

    # what can be done

    def _fetch(self) -> None:
        if (one := self.selected()) is not None:
            self._fetches.fetch(one.path, self)

    def _retry(self) -> None:
        for one in self._kept:
            if one.reason:
                self._fetches.fetch(one.path, self)

    def _schedule(self) -> None:
        if (one := self.selected()) is not None:
            ScheduleDialog(self._session, one, self).show()

    def _compare(self) -> None:
        if (one := self.selected()) is not None:
            self._fetches.compare_wanted.emit(one.path)

    def _open(self) -> None:
        if (one := self.selected()) is not None:
            self._session.open_source(one.path)
            self.accept()


def _told(one: KeptSource) -> str:
    return " ".join((one.path, one.url, one.reason, words.standing(one)[0], words.rhythm(one))).casefold()
