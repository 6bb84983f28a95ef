"""The originals as a room: their table, adding by drop or choice, retiring and restoring, their text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QDesktopServices,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QMenu,
    QSplitter,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from kbdesk.desk import core, look, notices
from kbdesk.desk.dropsign import DropSign
from kbdesk.desk.entering import lead_keys
from kbdesk.desk.filedates import tell_dates
from kbdesk.desk.hits import told
from kbdesk.desk.originals import intake, words
from kbdesk.desk.originals.dialogs import AddDialog, RetireDialog
from kbdesk.desk.originals.model import Column, SourceTable
from kbdesk.desk.originals.pane import TextPane
from kbdesk.desk.parts import EmptyState, button, icon_button, label, search_line

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QResizeEvent, QShowEvent

    from kbdesk.desk.originals.intake import Added, Arriving
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes, GivenFile, SourceRow

Index = QModelIndex | QPersistentModelIndex
PROGRAMS = frozenset(
    (
        "app",
        "bat",
        "cmd",
        "com",
        "desktop",
        "exe",
        "jar",
        "js",
        "lnk",
        "msi",
        "ps1",
        "py",
        "reg",
        "scr",
        "sh",
        "vbs",
        "wsf",
    )
)
"""Kinds of files that opening may run; they are shown in their folder instead."""
WIDEST = 240
SAMPLE = 200
"""So many rows are looked at to find how wide a column must be."""


class WideTable(QTableView):
    """A table whose names get the room the other columns leave, and never less than they need."""

    def __init__(self) -> None:
        super().__init__()
        self._measured = False
        self.horizontalHeader().setResizeContentsPrecision(SAMPLE)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def measure(self, *, again: bool = False) -> None:
        """Make the columns as wide as their texts, once; after that they are as the person leaves them."""
        if self._measured and not again:
            return
        self._measured = self.model() is not None and self.model().rowCount() > 0
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + look.LARGE)
        for column in Column:
            if column != Column.PATH:
                self.resizeColumnToContents(column)
                self.setColumnWidth(column, min(self.columnWidth(column) + look.TIGHT, WIDEST))
        self._give_rest()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._give_rest()
        if self.currentIndex().isValid() and event.size().height() < event.oldSize().height():
            self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.model() is not None:
            self.measure(again=True)

    def _give_rest(self) -> None:
        head = self.horizontalHeader()
        others = sum(head.sectionSize(column) for column in Column if column != Column.PATH)
        least = self.fontMetrics().averageCharWidth() * 32
        self.setColumnWidth(Column.PATH, max(least, self.viewport().width() - others))


class OriginalsView(QWidget):
    """All originals of the project."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stale = True
        self._wanted = ""
        self._text_wanted = True
        self.model = SourceTable(self)
        self.table = WideTable()
        self._nothing = EmptyState("search", told(0, 1))
        self._listed = QStackedWidget()
        lead_keys(self, self.table)
        self.search = search_line(self.tr("Filter by name, type, status or origin"))
        self.pane = TextPane(session)
        self._counts = label("", "muted")
        self.add_button = button(self.tr("&Add…"), self.choose_files, "primary", "plus")
        self._text_button = icon_button("text-search", self.tr("Show the text"), self._turn_pane)
        self._drop = DropSign(self)
        self._empty = EmptyState(
            "library",
            self.tr("No originals yet"),
            self.tr("Drop files or folders here: papers, slides, tables, notes. Agents build the pages from them."),
            button(self.tr("Choose files…"), self.choose_files, "primary"),
        )
        self._none = EmptyState(
            "folder-plus",
            self.tr("This knowledge base has no folder for originals"),
            self.tr("Drop files here or choose some: the folder for them is made then."),
            button(self.tr("Choose files…"), self.choose_files, "primary"),
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
        self._actions = self._make_actions()
        self._lay_out()
        self._dress_table()
        self.setAcceptDrops(True)
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
        if self.model.place(path).isValid():
            self._select(path)
        else:
            self.refresh()

    def selected(self) -> SourceRow | None:
        """Return the original that is selected."""
        found = self.table.selectionModel().selectedRows() if self.table.selectionModel() else []
        return self.model.row(found[0]) if found else None

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
        if self._wanted and self.model.place(self._wanted).isValid():
            self._select(self._wanted)
            self._wanted = ""
        elif before is not None:
            self._select(before.path, before.status, scroll=False)
            self.table.verticalScrollBar().setValue(scrolled)
        self._stack.setCurrentWidget(self._room if rows else self._empty if folder_exists else self._none)
        self.table.measure()
        self._count()
        self._on_selected()

    def _show_trouble(self, error: KbdeskError) -> None:
        self._trouble.text.setText(f"{notices.sentence(error)}\n{notices.facts(error)}")
        self._stack.setCurrentWidget(self._trouble)

    def _select(self, path: str, status: str = "", *, scroll: bool = True) -> None:
        place = self.model.place(path, status)
        if place.isValid():
            self.table.setCurrentIndex(place)
            if scroll:
                self.table.scrollTo(place)

    def _filter(self, text: str) -> None:
        before = self.selected()
        self.model.filter(text)
        if before is not None:
            self._select(before.path, before.status)
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
        self.setProperty("role", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.search.setAccessibleName(self.tr("Filter the originals"))
        self.search.setMaximumWidth(360)
        self._text_button.setCheckable(True)
        self._text_button.setChecked(self._text_wanted)
        self.pane.hide()
        bar = QHBoxLayout()
        bar.setContentsMargins(look.LARGE, look.SMALL, look.LARGE, look.SMALL)
        bar.setSpacing(look.SMALL)
        bar.addWidget(self.search, 3)
        bar.addStretch(1)
        bar.addWidget(self._counts)
        bar.addWidget(self._text_button)
        bar.addWidget(self.add_button)
        self.split = QSplitter(Qt.Orientation.Vertical)
        self.split.setChildrenCollapsible(False)
        self._listed.addWidget(self.table)
        self._listed.addWidget(self._nothing)
        self.split.addWidget(self._listed)
        self.split.addWidget(self.pane)
        self.split.setStretchFactor(0, 3)
        self.split.setStretchFactor(1, 2)
        column = QVBoxLayout(self._room)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self.split, 1)
        for each in (self._waiting, self._room, self._empty, self._none, self._trouble):
            self._stack.addWidget(each)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._stack)
        self.add_button.setVisible(self._session.project.writable)

    def _dress_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setAccessibleName(self.tr("Originals"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setTabKeyNavigation(False)
        table.setIconSize(QSize(look.ICON, look.ICON))
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        table.verticalHeader().hide()
        head = table.horizontalHeader()
        head.setHighlightSections(False)
        head.setStretchLastSection(False)
        table.setSortingEnabled(True)
        table.sortByColumn(Column.PATH, Qt.SortOrder.AscendingOrder)
        table.selectionModel().selectionChanged.connect(lambda *_: self._on_selected())
        table.customContextMenuRequested.connect(self._show_menu)
        table.doubleClicked.connect(lambda *_: self.open_outside())
        for action in self._actions.values():
            table.addAction(action)

    def _make_actions(self) -> dict[str, QAction]:
        wanted: tuple[tuple[str, str, str, str, Callable[[], object]], ...] = (
            ("open", self.tr("&Open"), "external-link", "Return", self.open_outside),
            ("folder", self.tr("Show in &folder"), "folder-open", "Ctrl+Return", self.show_in_folder),
            ("copy", self.tr("&Copy path"), "copy", "Ctrl+C", self.copy_path),
            ("text", self.tr("Show the &text"), "text-search", "Space", self._turn_pane),
            ("retire", self.tr("&Retire…"), "archive", "Delete", self.ask_to_retire),
            ("restore", self.tr("Re&store"), "archive-restore", "", self.restore),
        )
        made = {}
        for name, title, icon, keys, handler in wanted:
            action = QAction(look.icon(icon), title, self)
            if keys:
                action.setShortcuts([QKeySequence(keys), *([QKeySequence("Enter")] if keys == "Return" else [])])
                action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(lambda _checked=False, handler=handler: handler())
            made[name] = action
        return made

    def _show_menu(self, at: QPoint) -> None:
        if self.selected() is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in ("open", "folder", "copy", "text"):
            menu.addAction(self._actions[name])
        menu.addSeparator()
        for name in ("retire", "restore"):
            if self._actions[name].isEnabled():
                menu.addAction(self._actions[name])
        menu.popup(self.table.viewport().mapToGlobal(at))

    def _on_selected(self) -> None:
        row = self.selected()
        here = row is not None and row.status != "missing"
        writable = self._session.project.writable
        self._actions["open"].setEnabled(here)
        self._actions["folder"].setEnabled(here)
        self._actions["copy"].setEnabled(row is not None)
        self._actions["retire"].setEnabled(writable and row is not None and row.status != "retired")
        self._actions["restore"].setEnabled(writable and row is not None and row.status == "retired")
        self.pane.show_source(row)
        self.pane.setVisible(row is not None and self._text_wanted)

    def _turn_pane(self) -> None:
        self._text_wanted = not self._text_wanted
        self._text_button.setChecked(self._text_wanted)
        self.pane.setVisible(self.selected() is not None and self._text_wanted)

    # what can be done with one

    def open_outside(self) -> None:
        """Open the selected original in the program the system has for it; only ever on the person's word."""
        row = self.selected()
        if row is not None and row.path.rpartition(".")[2].lower() in PROGRAMS:
            notices.say(self, self.tr("This file could run a program; it is shown in its folder instead."), "warn")
            self.show_in_folder()
            return
        self._with_file(lambda file: self._open(QUrl.fromLocalFile(str(file))))

    def show_in_folder(self) -> None:
        """Open the folder the selected original lies in."""
        self._with_file(lambda file: self._open(QUrl.fromLocalFile(str(file.parent))))

    def copy_path(self) -> None:
        """Put the selected original's path on the clipboard."""
        row = self.selected()
        if row is not None and row.status == "missing":
            QGuiApplication.clipboard().setText(row.path)
        else:
            self._with_file(lambda file: QGuiApplication.clipboard().setText(str(file)))

    def ask_to_retire(self) -> None:
        """Ask why the selected original is to be retired."""
        row = self.selected()
        if row is not None and self._actions["retire"].isEnabled():
            RetireDialog(self._session, row, self.model.rows, self).show()

    def restore(self) -> None:
        """Bring the selected original back from the retired ones."""
        row, project, person = self.selected(), self._session.project, self._session.person
        if row is None or row.status != "retired":
            return
        path = row.path
        self._session.write(
            self,
            lambda job: project.restore_source(path, person),
            lambda _: notices.say(self, self.tr("%1 is back in place.").replace("%1", path), "good"),
            self._tell,
        )

    def _with_file(self, then: Callable[[Path], object]) -> None:
        row, project = self.selected(), self._session.project
        if row is not None:
            path = row.path
            self._session.read(self, lambda job: project.source_file(path), then, self._tell)

    def _open(self, url: QUrl) -> None:
        if not QDesktopServices.openUrl(url):
            path = url.toLocalFile()
            notices.say(self, self.tr("No program here opens %1.").replace("%1", path), "warn")

    def _tell(self, error: KbdeskError) -> None:
        notices.tell(self, error)

    # adding

    def choose_files(self) -> None:
        """Let the person choose files to add."""
        dialog = QFileDialog(self, self.tr("Add originals"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        tell_dates(dialog)
        dialog.filesSelected.connect(lambda files: self.add([Path(file) for file in files]))
        dialog.open()

    def add(self, paths: Sequence[Path], folder: str | None = None) -> None:
        """Add files, and all files in folders; asks where they go when there is a choice."""
        if not self._session.project.writable:
            notices.say(self, self.tr("This project cannot be written; nothing was added."), "warn")
            return
        project = self._session.project
        self._session.read(
            self,
            lambda job: (project.files_given(paths, job), project.sources(job)),
            lambda found: self._arrange(*found, folder),
            self._tell,
        )

    def _arrange(self, given: Sequence[GivenFile], rows: Sequence[SourceRow], folder: str | None) -> None:
        if not given:
            notices.say(self, self.tr("There are no files in it."), "info")
            return
        arriving = intake.arrange(given, folder or "", rows)
        if not intake.folders_of(rows) and not any(one.older for one in arriving):
            self._add(arriving)
            return
        dialog = AddDialog(given, rows, folder or "", self)
        dialog.chosen.connect(self._add)
        dialog.show()

    def _add(self, arriving: Sequence[Arriving]) -> None:
        project, person = self._session.project, self._session.person
        self._counts.setText(self.tr("Adding…"))
        self._session.write(self, lambda job: intake.add(project, arriving, person, job), self._added, self._tell)

    def _added(self, done: Sequence[Added]) -> None:
        """Tell what came of it: added, there already, not possible."""
        added = [one for one in done if one.error is None and not one.is_duplicate]
        if added:
            names = QLocale().createSeparatedList([words.name_of(one.path) for one in added[:3]])
            if len(added) > 3:
                more = self.tr("and %1 more").replace("%1", QLocale().toString(len(added) - 3))
                names = f"{names} {more}"
            warnings = core.lines(dict.fromkeys(warning for one in added for warning in one.warnings))
            text = self.tr("Added to the originals: %1").replace("%1", names)
            notices.say(self, text, "warn" if warnings else "good", warnings)
        same = [one for one in done if one.is_duplicate]
        if same:
            pairs = "\n".join(f"{one.arriving.given.file.name} = {one.path}" for one in same)
            text = self.tr("Here already, with the same content; not copied again: %1")
            names = QLocale().createSeparatedList([one.path for one in same[:3]])
            notices.say(self, text.replace("%1", names), "info", pairs)
        for one in done:
            if one.error is not None:
                self._tell(one.error)
        shown = added or same
        if shown:
            self._wanted = shown[-1].path
        self.refresh()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: D102
        if event.mimeData().hasUrls():
            event.acceptProposedAction()
            self._show_drop(event.position().toPoint(), intake.local_files(event.mimeData().urls()))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:  # noqa: D102
        if event.mimeData().hasUrls():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self._show_drop(event.position().toPoint(), intake.local_files(event.mimeData().urls()))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: D102
        self._drop.hide()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: D102
        self._drop.hide()
        files = intake.local_files(event.mimeData().urls())
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if files:
            self.add(files, self._folder_at(event.position().toPoint()))
        else:
            notices.say(self, self.tr("Only files and folders of this computer can be dropped here."), "info")

    def _folder_at(self, place: QPoint) -> str:
        """Return the folder of the original under a place, "" elsewhere."""
        if self._stack.currentWidget() is not self._room:
            return ""
        viewport = self.table.viewport()
        at = viewport.mapFrom(self, place)
        row = self.model.row(self.table.indexAt(at)) if viewport.rect().contains(at) else None
        return words.folder_of(row.path) if row is not None else ""

    def _show_drop(self, place: QPoint, files: Sequence[Path]) -> None:
        folder = self._folder_at(place)
        if not self._session.project.writable:
            text = self.tr("This project cannot be written.")
        elif not files:
            text = self.tr("Only files and folders of this computer can be dropped here.")
        else:
            text = self.tr("Drop to add to %1").replace(
                "%1", "/".join([self._session.project.sources_folder, *filter(None, [folder]), ""])
            )
        self._drop.say(text, place)
