"""The originals as a room: their table, what stands in its place, the text of one beside it, dropping files here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.dropsign import DropSign
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.hits import told
from kbdesk.desk.originals import intake, words
from kbdesk.desk.originals.actions import OriginalActions
from kbdesk.desk.originals.adding import Adding
from kbdesk.desk.originals.fetching.addresses import dropped_address
from kbdesk.desk.originals.fetching.pasting import Pasting, web_buttons
from kbdesk.desk.originals.pane import TextPane
from kbdesk.desk.originals.table import OriginalsTable
from kbdesk.desk.parts import EmptyState, button, icon_button, label, search_line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from PySide6.QtCore import QMimeData, QPoint
    from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QShowEvent

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes, SourceRow


class OriginalsView(QWidget):
    """All originals of the project."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stale = True
        self._wanted = ""
        self._text_wanted = True
        self.table = OriginalsTable()
        self.model = self.table.rows
        self.row_actions = OriginalActions(session, self.table)
        self._adding = Adding(session, self)
        self._nothing = EmptyState("search", told(0, 1))
        self._listed = QStackedWidget()
        lead_keys(self, self.table)
        self.search = search_line(self.tr("Filter by name, type, status or origin"))
        self.pane = TextPane(session)
        self._counts = label("", "muted")
        self.add_button = button(self.tr("&Add…"), self._adding.choose_files, "primary", "plus")
        self.web_button, self.kept_button = web_buttons(session)
        self._pasting = Pasting(session, self, self.add, self._folder_selected)
        self._text_button = icon_button("text-search", self.tr("Show the text"), self._turn_pane)
        self._drop = DropSign(self)
        self._empty = EmptyState(
            "library",
            self.tr("No originals yet"),
            self.tr("Drop files or folders here: papers, slides, tables, notes. Agents build the pages from them."),
            button(self.tr("Choose files…"), self._adding.choose_files, "primary"),
        )
        self._none = EmptyState(
            "folder-plus",
            self.tr("This knowledge base has no folder for originals"),
            self.tr("Drop files here or choose some: the folder for them is made then."),
            button(self.tr("Choose files…"), self._adding.choose_files, "primary"),
        )
        self._trouble = EmptyState(
            "triangle-alert",
            self.tr("The originals cannot be listed"),
            " ",
            button(self.tr("Try again"), self.refresh),
        )
        self._waiting = EmptyState("loader-circle", self.tr("Looking at the originals…"))
        self._room = QWidget()
        self._stack = QStackedWidget()
        self._lay_out()
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._on_selected())
        self.row_actions.text_turned.connect(self._turn_pane)
        self._adding.began.connect(lambda: self._counts.setText(self.tr("Adding…")))
        self._adding.ended.connect(self._show_added)
        self.search.textChanged.connect(self._filter)
        self.pane.page_wanted.connect(self._session.open_page)
        session.changed.connect(self._on_changed)

    # what is shown

    def refresh(self) -> None:
        """List the originals again."""
        self._stale = False
        project = self._session.project
        self._session.read(
            self,
            lambda job: (project.has_sources, project.sources(job), {each.id: each.title for each in project.names()}),
            lambda found: self._show(*found),
            self._show_trouble,
            replaces="rows",
        )

    def show_source(self, path: str) -> None:
        """Select an original."""
        self._wanted = path
        self.search.clear()
        if not self.table.select(path):
            self.refresh()

    def selected(self) -> SourceRow | None:
        """Return the original that is selected."""
        return self.table.selected()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def _on_changed(self, changes: Changes) -> None:
        if changes.everything or changes.sources or changes.pages:
            self._stale = True
            if self.isVisible():
                self.refresh()

    def _show(self, folder_exists: bool, rows: Sequence[SourceRow], titles: Mapping[str, str]) -> None:
        self.pane.titles = titles
        before = self.selected()
        scrolled = self.table.verticalScrollBar().value()
        if tuple(rows) != self.model.rows or not rows:
            self.model.show_rows(rows)
        if self._wanted and self.table.select(self._wanted):
            self._wanted = ""
        elif before is not None:
            self.table.select(before.path, before.status, scroll=False)
            self.table.verticalScrollBar().setValue(scrolled)
        self._stack.setCurrentWidget(self._room if rows else self._empty if folder_exists else self._none)
        self.table.measure()
        self._count()
        self._on_selected()

    def _show_trouble(self, error: KbdeskError) -> None:
        self._trouble.text.setText(f"{notices.sentence(error)}\n{notices.facts(error)}")
        self._stack.setCurrentWidget(self._trouble)

    def _filter(self, text: str) -> None:
        before = self.selected()
        self.model.filter(text)
        if before is not None:
            self.table.select(before.path, before.status)
        self._count()
        self._on_selected()

    def _count(self) -> None:
        shown, rows = self.model.rowCount(), self.model.rows
        numbers = QLocale()
        if shown != len(rows):
            text = self.tr("%1 of %2").replace("%1", numbers.toString(shown)).replace("%2", numbers.toString(len(rows)))
        else:
            text = self.tr("Originals: %1").replace("%1", numbers.toString(len(rows)))
            missing = sum(row.status == "missing" for row in rows)
            if missing:
                text += " · " + self.tr("missing: %1").replace("%1", numbers.toString(missing))
        self._counts.setText(text)
        self._listed.setCurrentWidget(self.table if shown else self._nothing)
        lead_keys(self, self.table if shown else self.search)

    # how it is built

    def _lay_out(self) -> None:
        self.setAcceptDrops(True)
        self.setProperty("role", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.search.setAccessibleName(self.tr("Filter the originals"))
        self.search.setMaximumWidth(360)
        self._text_button.setCheckable(True)
        self._text_button.setChecked(self._text_wanted)
        self.pane.hide()
        # What holds others takes its place before they come: Qt dresses a whole part anew when it is put elsewhere.
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._stack)
        for each in (self._waiting, self._room, self._empty, self._none, self._trouble):
            self._stack.addWidget(each)
        column = QVBoxLayout(self._room)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        bar = QHBoxLayout()
        bar.setContentsMargins(look.LARGE, look.SMALL, look.LARGE, look.SMALL)
        bar.setSpacing(look.SMALL)
        bar.addWidget(self.search, 3)
        bar.addStretch(1)
        bar.addWidget(self._counts)
        bar.addWidget(self._text_button)
        bar.addWidget(self.kept_button)
        bar.addWidget(self.web_button)
        bar.addWidget(self.add_button)
        column.addLayout(bar)
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        column.addWidget(self.split, 1)
        self.split.addWidget(self._listed)
        self._listed.addWidget(self.table)
        self._listed.addWidget(self._nothing)
        self.split.addWidget(self.pane)
        self.split.setStretchFactor(0, 3)
        self.split.setStretchFactor(1, 2)
        for each in (self.add_button, self.web_button):
            each.setVisible(self._session.project.writable)

    def _on_selected(self) -> None:
        row = self.selected()
        self.row_actions.fit()
        self.pane.show_source(row)
        self.pane.setVisible(row is not None and self._text_wanted)

    def _turn_pane(self) -> None:
        self._text_wanted = not self._text_wanted
        self._text_button.setChecked(self._text_wanted)
        self.pane.setVisible(self.selected() is not None and self._text_wanted)

    # adding

    def add(self, paths: Sequence[Path], folder: str = "") -> None:
        """Add files, and all files in folders; asks where they go when there is a choice."""
        self._adding.add(paths, folder)

    def _show_added(self, path: str) -> None:
        self._wanted = path or self._wanted
        self.refresh()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: D102
        if event.mimeData().hasUrls() or dropped_address(event.mimeData()):
            event.acceptProposedAction()
            self._show_drop(event.position().toPoint(), event.mimeData())

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:  # noqa: D102
        if event.mimeData().hasUrls() or dropped_address(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._show_drop(event.position().toPoint(), event.mimeData())

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: D102
        self._drop.hide()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: D102
        self._drop.hide()
        files = intake.local_files(event.mimeData().urls())
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        folder = self._folder_at(event.position().toPoint())
        if files:
            self.add(files, folder)
        elif not self._pasting.take_address(event.mimeData(), folder):
            notices.say(self, self.tr("Only files and folders of this computer can be dropped here."), "info")

    def _folder_at(self, place: QPoint) -> str:
        """Return the folder of the original under a place, "" elsewhere."""
        if self._stack.currentWidget() is not self._room:
            return ""
        row = self.table.row_at(self.table.viewport().mapFrom(self, place))
        return words.folder_of(row.path) if row is not None else ""

    def _folder_selected(self) -> str:
        row = self.selected()
        return words.folder_of(row.path) if row is not None else ""

    def _show_drop(self, place: QPoint, data: QMimeData) -> None:
        folder = self._folder_at(place)
        files = intake.local_files(data.urls()) or dropped_address(data)
        if not self._session.project.writable:
            text = self.tr("This project cannot be written.")
        elif not files:
            text = self.tr("Only files and folders of this computer can be dropped here.")
        else:
            text = self.tr("Drop to add to %1").replace(
                "%1", "/".join([self._session.project.sources_folder, *filter(None, [folder]), ""])
            )
        self._drop.say(text, place)
