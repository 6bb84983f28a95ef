"""The originals as a room: their table or tree, what stands in its place, the chosen one below, dropping files here."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk import look, notices
from kbdesk.desk.amounts import number
from kbdesk.desk.dropsign import DropSign, files_of
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.hits import told
from kbdesk.desk.joining import filled, listed
from kbdesk.desk.originals.actions import OriginalActions
from kbdesk.desk.originals.adding import Adding
from kbdesk.desk.originals.bar import Bar
from kbdesk.desk.originals.examining import Examining
from kbdesk.desk.originals.fetching.addresses import dropped_address
from kbdesk.desk.originals.fetching.pasting import Pasting
from kbdesk.desk.originals.known import folder_of, rows_of
from kbdesk.desk.originals.pane import TextPane
from kbdesk.desk.originals.searching import SearchInside, place_of
from kbdesk.desk.originals.sheets import Sheets
from kbdesk.desk.originals.shelf import Shelf, Wanted
from kbdesk.desk.originals.table import Keeping, OriginalsTable
from kbdesk.desk.originals.todo import ToDo
from kbdesk.desk.parts import EmptyState, button
from kbdesk.desk.preview.place import anchor_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from PySide6.QtCore import QMimeData, QObject, QPoint
    from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent, QShowEvent

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.project import Project
    from kbdesk.project.sources.values import SourceHit
    from kbdesk.project.values import Changes, SourceRow

DOWN = (QEvent.Type.KeyPress, Qt.Key.Key_Down)


def load(project: Project, before: Shelf) -> tuple[bool, Shelf, int, dict[str, str]]:
    """Ask for the originals as they are to be shown, and the pages' titles; runs on a worker.

    Where nothing is otherwise than `before`, the shelf is that one.
    """
    listing = project.source_listing()
    titles = {each.id: each.title for each in project.names()}
    shelf = Shelf(rows_of(listing))
    return project.has_sources, before if shelf.rows == before.rows else shelf, listing.unexamined, titles


class OriginalsView(QWidget):
    """All originals of the project."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stale = True
        self._wanted = ""
        self._pane_wanted = True
        self._find_when_listed = False
        self.table = OriginalsTable()
        self.model = self.table.rows
        self.row_actions = OriginalActions(session, self.table)
        self.adding = Adding(session, self)
        self.bar = Bar(session, self.table)
        self.filters = self.bar.filters
        self.search = self.filters.line
        self.to_do = ToDo()
        self.examining = Examining(session)
        self.inside = SearchInside(session)
        self.pane = TextPane(session)
        self.sheets = Sheets(session, self.row_actions, self.table)
        self._nothing = EmptyState("search", told(0, 1), "", button(self.tr("Show all"), self._show_all))
        self._listed = QStackedWidget()
        self._pasting = Pasting(session, self, self.add, self._folder_selected, self.adding.add_picture)
        self._drop = DropSign(self)
        self._room = QWidget()
        self._stack = QStackedWidget()
        self._make_states()
        self._lay_out()
        self._connect()
        lead_keys(self, self.table)

    def _make_states(self) -> None:
        choose = self.tr("Choose files…")
        writable = self._session.project.writable
        texts = (
            self.tr("Drop files or folders here: papers, slides, tables, notes. Agents build the pages from them."),
            self.tr("Drop files here or choose some: the folder for them is made then."),
        )
        self._empty = EmptyState(
            "library",
            self.tr("No originals yet"),
            texts[0] if writable else "",
            *([button(choose, self.adding.choose_files, "primary")] if writable else []),
        )
        self._none = EmptyState(
            "folder-plus",
            self.tr("This knowledge base has no folder for originals"),
            texts[1] if writable else "",
            *([button(choose, self.adding.choose_files, "primary")] if writable else []),
        )
        self._trouble = EmptyState(
            "triangle-alert",
            self.tr("The originals cannot be listed"),
            " ",
            button(self.tr("Try again"), self.refresh),
        )
        self._waiting = EmptyState("loader-circle", self.tr("Looking at the originals…"))

    def _connect(self) -> None:
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._on_selected())
        self.table.rows.modelReset.connect(self._on_selected)
        self.row_actions.text_turned.connect(self._turn_pane)
        self.sheets.restored.connect(self._show_added)
        self.adding.began.connect(lambda: self.bar.counts.set_text(self.tr("Adding…")))
        self.adding.ended.connect(self._show_added)
        self.filters.changed.connect(self._filter)
        self.search.returnPressed.connect(self._enter_found)
        self.search.installEventFilter(self)
        self.to_do.wanted.connect(self._want)
        self.examining.found.connect(self._examined)
        self.inside.shown.connect(self._show_hit)
        self.inside.taken.connect(self._take_hit)
        self.bar.add_button.clicked.connect(lambda *_: self.adding.choose_files())
        self.bar.folder_wanted.connect(self.choose_folder)
        self.bar.retired_wanted.connect(self.show_retired)
        self.bar.missing_wanted.connect(self.find_missing)
        self.bar.inside_turned.connect(self._turn_inside)
        self.bar.pane_turned.connect(self._turn_pane)
        self.pane.page_wanted.connect(self._session.open_page)
        self._session.changed.connect(self._on_changed)

    # what is shown

    def refresh(self) -> None:
        """List the originals again."""
        self._stale = False
        project, before = self._session.project, self.model.shelf
        self._session.read(
            self,
            lambda _job: load(project, before),
            lambda found: self._show(*found),
            self._show_trouble,
            replaces="rows",
        )

    def show_source(self, path: str) -> None:
        """Choose an original; what was filtered or searched is all shown again."""
        self._wanted = path
        if self.bar.is_inside:
            self.bar.turn_inside(on=False)
        self.filters.clear()
        if not self.table.select(path):
            self.refresh()

    def selected(self) -> SourceRow | None:
        """Return the original that is chosen alone."""
        return self.table.selected()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: D102
        super().showEvent(event)
        if self._stale:
            self.refresh()

    def _on_changed(self, changes: Changes) -> None:
        if changes.everything or changes.sources or changes.pages or changes.reviews:
            self._stale = True
            if self.isVisible():
                self.refresh()

    def _examined(self) -> None:
        self.inside.seek_again()
        self.refresh()

    def _show(self, folder_exists: bool, shelf: Shelf, unexamined: int, titles: Mapping[str, str]) -> None:
        self.pane.titles = titles
        if shelf is not self.model.shelf:
            with Keeping(self.table):
                self.model.show_shelf(shelf)
            self.filters.show_choices(shelf)
            self.to_do.show_counts(shelf)
            self.table.measure()
        if self._wanted and self.table.select(self._wanted):
            self._wanted = ""
        self._stack.setCurrentWidget(self._room if shelf.rows else self._empty if folder_exists else self._none)
        self._count()
        self._on_selected()
        self.examining.know(unexamined)
        if self._find_when_listed:
            self.find_missing()

    def _show_trouble(self, error: KbdeskError) -> None:
        self._trouble.text.setText(f"{notices.sentence(error)}\n{notices.facts(error)}")
        self._stack.setCurrentWidget(self._trouble)

    def _want(self, wanted: Wanted) -> None:
        """Want what needs doing; words that are looked for inside stay."""
        self.filters.want(replace(wanted, words=self.search.text()) if self.bar.is_inside else wanted)

    def _filter(self) -> None:
        wanted = self.filters.wanted()
        if self.bar.is_inside:
            wanted = replace(wanted, words="")
            self.inside.seek(self.search.text(), self.model.shelf.paths(wanted))
            self.to_do.show_wanted(wanted)
            return
        with Keeping(self.table):
            self.model.filter(wanted)
        self.to_do.show_wanted(wanted)
        self.to_do.show_counts(self.model.shelf)
        self._count()
        self._on_selected()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go down from the line into what is shown for it."""
        if isinstance(event, QKeyEvent) and (event.type(), event.key()) == DOWN and watched is self.search:
            self._enter_found()
            return True
        return super().eventFilter(watched, event)

    def _enter_found(self) -> None:
        """Go from the line into what is shown for it, to its first row."""
        found = self.inside.list if self.bar.is_inside else self.table
        if found.isVisible():
            found.setFocus(Qt.FocusReason.OtherFocusReason)
            if not found.currentIndex().isValid():
                found.setCurrentIndex(found.model().index(0, 0))

    def _show_all(self) -> None:
        self.filters.clear()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _count(self) -> None:
        shown, rows = self.model.count, len(self.model.shelf.rows)
        if shown != rows:
            text = filled(self.tr("%1 of %2"), number(shown), number(rows))
        else:
            text = self.tr("Originals: %1").replace("%1", number(rows))
        chosen = self.table.count_originals()
        if chosen > 1:
            text = listed((text, self.tr("chosen: %1").replace("%1", number(chosen))))
        self.bar.counts.set_text(text)
        if self.bar.is_inside:
            self._listed.setCurrentWidget(self.inside)
            lead_keys(self, self.search)
            return
        self._listed.setCurrentWidget(self.table if shown else self._nothing)
        lead_keys(self, self.table if shown else self.search)

    # how it is built

    def _lay_out(self) -> None:
        self.setAcceptDrops(True)
        self.setProperty("role", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
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
        column.addWidget(self.bar)
        beside = QHBoxLayout()
        beside.setContentsMargins(look.LARGE, 0, look.LARGE, look.SMALL)
        beside.setSpacing(look.MEDIUM)
        beside.addWidget(self.to_do, 2)
        beside.addWidget(self.examining, 1)
        column.addLayout(beside)
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        column.addWidget(self.split, 1)
        self.split.addWidget(self._listed)
        for part in (self.table, self._nothing, self.inside):
            self._listed.addWidget(part)
        self.split.addWidget(self.pane)
        self.split.setStretchFactor(0, 3)
        self.split.setStretchFactor(1, 2)

    def _on_selected(self) -> None:
        self._count_chosen()
        self.row_actions.fit()
        if self.bar.is_inside:
            return
        row = self.selected()
        self.pane.show_source(row)
        self.pane.setVisible(row is not None and self._pane_wanted)

    def _count_chosen(self) -> None:
        if self._stack.currentWidget() is self._room and self.model.shelf.rows:
            self._count()

    def _turn_pane(self) -> None:
        self._pane_wanted = not self._pane_wanted
        self.bar.pane_button.setChecked(self._pane_wanted)
        self.pane.setVisible(self.selected() is not None and self._pane_wanted)

    # inside the texts

    def _turn_inside(self) -> None:
        """Search texts with the line above, or filter the table with it again."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)
        self.pane.setVisible(False)
        self._filter()
        self._count()
        self._on_selected()

    def _show_hit(self, hit: SourceHit) -> None:
        rows = self.model.shelf.rows
        found = self.model.shelf.places(hit.path)
        if found:
            self.pane.show_source(rows[found[0]], place_of(hit))
            self.pane.setVisible(self._pane_wanted)

    def _take_hit(self, hit: SourceHit) -> None:
        self._session.show_original(hit.path, anchor_of(place_of(hit)))

    def search_inside(self) -> None:
        """Search texts with the line above."""
        self.bar.turn_inside(on=True)

    def find_missing(self) -> None:
        """Look for all missing originals by what they hold, as soon as they are listed."""
        self._find_when_listed = self._stack.currentWidget() is self._waiting
        if self._find_when_listed:
            return
        self.sheets.find(tuple(row for row in self.model.shelf.rows if row.status == "missing"))

    def show_retired(self) -> None:
        """Show what lies in the retired folder."""
        self.sheets.show_retired()

    # adding

    def choose_files(self) -> None:
        """Let the person choose files to add."""
        self.adding.choose_files()

    def choose_folder(self) -> None:
        """Let the person choose a folder, all of whose files are added."""
        self.adding.choose_folder()

    def add(self, paths: Sequence[Path], folder: str = "") -> None:
        """Add files, and all files in folders; shows what will happen to each where there is a choice."""
        self.adding.add(paths, folder)

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
        files = files_of(event.mimeData())
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        folder = self._folder_at(event.position().toPoint())
        if files:
            self.add(files, folder)
        elif not self._pasting.take_address(event.mimeData(), folder):
            notices.say(self, self.tr("Only files and folders of this computer can be dropped here."), "info")

    def _folder_at(self, place: QPoint) -> str:
        """Return the folder that a place stands for, "" elsewhere."""
        if self._stack.currentWidget() is not self._room or not self.table.isVisible():
            return ""
        return self.table.folder_at(self.table.viewport().mapFrom(self, place))

    def _folder_selected(self) -> str:
        folder, row = self.table.folder(), self.selected()
        if folder is not None:
            return folder.path
        return folder_of(row.path) if row is not None else ""

    def _show_drop(self, place: QPoint, data: QMimeData) -> None:
        folder = self._folder_at(place)
        files = files_of(data) or dropped_address(data)
        if not self._session.project.writable:
            text = self.tr("This project cannot be written.")
        elif not files:
            text = self.tr("Only files and folders of this computer can be dropped here.")
        else:
            text = self.tr("Drop to add to %1").replace(
                "%1", "/".join([self._session.project.sources_folder, *filter(None, [folder]), ""])
            )
        self._drop.say(text, place)
