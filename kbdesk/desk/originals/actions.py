"""What can be done with the originals that are chosen: opened, copied, traced, retired, restored, found again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from kbdesk.desk import look, notices
from kbdesk.desk.amounts import number
from kbdesk.desk.joining import filled
from kbdesk.desk.originals.asking import Asking
from kbdesk.desk.originals.doing import say_done
from kbdesk.desk.originals.known import NamedOnly
from kbdesk.desk.originals.shelf import TO_DO
from kbdesk.desk.originals.words import name_of
from kbdesk.desk.signs import named

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.desk.originals.table import OriginalsTable
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Changes, SourceRow

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
MOST_LOOKED_AT = 200
"""So many chosen originals are looked at to say what can be done; with more, all is offered."""


class OriginalActions(QObject):
    """The commands of the table's lines, with their keys and their menu."""

    text_turned = Signal()
    """What is beside the table is to be shown, or no longer."""
    retiring_wanted = Signal(object)
    """Originals are to be retired, or missing ones let go: a tuple of SourceRow."""
    restoring_wanted = Signal(object)
    """A retired original is to come back under another name: a SourceRow."""
    finding_wanted = Signal(object)
    """Missing originals are to be found again: a tuple of SourceRow."""
    citing_wanted = Signal(object)
    """The pages that cite an original are to be shown: a SourceRow."""

    def __init__(self, session: Session, table: OriginalsTable) -> None:
        super().__init__(table)
        self._session = session
        self._table = table
        self.asking = Asking(session, table)
        self.by_name = self._made()
        for action in self.by_name.values():
            table.addAction(action)
        table.customContextMenuRequested.connect(self._show_menu)
        table.taken.connect(self.open)

    def _made(self) -> dict[str, QAction]:
        wanted: tuple[tuple[str, str, str, str, Callable[[], object]], ...] = (
            ("open", self.tr("&Open"), "file-text", "Return", self.open),
            ("outside", self.tr("Open with its own &program"), "external-link", "Ctrl+Return", self.open_outside),
            ("folder", self.tr("Show in &folder"), "folder-open", "Ctrl+Shift+Return", self.show_in_folder),
            ("copy", self.tr("&Copy path"), "copy", "Ctrl+C", self.copy_path),
            ("link", self.tr("Copy &link"), "link", "Ctrl+Shift+C", self.copy_link),
            ("citing", self.tr("Show the pages that c&ite it…"), "network", "Ctrl+L", self.show_citing),
            ("text", self.tr("Show it &below"), "eye", "Space", self.text_turned.emit),
            ("ask", self.tr("Ask agents to read it"), "bot", "Ctrl+I", self.ask_agents),
            ("ask_no_more", self.tr("Ask agents no more"), "ban", "", self.ask_agents_no_more),
            ("find", self.tr("Fi&nd it again…"), "locate", "Ctrl+Alt+L", self.find_again),
            ("retire", self.tr("&Retire…"), "archive", "Delete", self.ask_to_retire),
            ("restore", self.tr("Re&store"), "archive-restore", "", self.restore),
            ("restore_as", self.tr("Restore under &another name…"), "archive-restore", "", self.restore_as),
        )
        made = {}
        for name, title, icon, keys, handler in wanted:
            action = QAction(look.icon(icon), title, self)
            if keys:
                entered = keys.replace("Return", "Enter")
                action.setShortcuts([QKeySequence(each) for each in dict.fromkeys((keys, entered))])
                action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(lambda _checked=False, handler=handler: handler())
            made[name] = action
        return made

    def fit(self) -> None:
        """Offer what can be done with what is chosen now."""
        row, count = self._table.selected(), self._table.count_chosen()
        here = row is not None and row.status != "missing" and not row.is_gone
        known = row is not None and not isinstance(row, NamedOnly)
        enabled = self.by_name
        enabled["open"].setEnabled(here or self._table.folder() is not None)
        for name in ("outside", "folder"):
            enabled[name].setEnabled(here)
        for name in ("copy", "citing"):
            enabled[name].setEnabled(row is not None)
        enabled["link"].setEnabled(known)
        statuses = {"present", "missing", "retired"}
        is_to_read = is_asked = True
        if count <= MOST_LOOKED_AT:
            chosen = [each for each in self._table.chosen() if not isinstance(each, NamedOnly)]
            statuses = {each.status for each in chosen if not each.is_gone}
            is_to_read, is_asked = any(_is_to_read(each) for each in chosen), any(each.wish for each in chosen)
        writable = self._session.project.writable
        enabled["ask"].setEnabled(writable and is_to_read)
        enabled["ask_no_more"].setEnabled(writable and is_asked)
        enabled["find"].setEnabled(writable and "missing" in statuses)
        enabled["retire"].setEnabled(writable and bool({"present", "missing"} & statuses))
        enabled["restore"].setEnabled(writable and "retired" in statuses)
        enabled["restore_as"].setEnabled(here and writable and row is not None and row.status == "retired")
        is_missing = statuses == {"missing"}
        enabled["retire"].setText(self.tr("Let it &go…") if is_missing else self.tr("&Retire…"))

    def _show_menu(self, at: QPoint) -> None:
        if not self._table.count_chosen():
            return
        menu = QMenu(self._table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        folder = self._table.folder()
        if folder is not None and not self._table.chosen():
            title = self.tr("&Close it") if folder.is_open else self.tr("&Open it")
            menu.addAction(title, lambda: self._table.fold(folder.path, closed=folder.is_open))
            menu.addAction(self.tr("O&pen all folders"), lambda: self._fold_all(closed=False))
            menu.addAction(self.tr("Close &all folders"), lambda: self._fold_all(closed=True))
        else:
            for name in ("open", "outside", "folder", "copy", "link", "citing", "text"):
                menu.addAction(self.by_name[name])
            menu.addSeparator()
            for name in ("ask", "ask_no_more", "find", "retire", "restore", "restore_as"):
                if self.by_name[name].isEnabled():
                    menu.addAction(self.by_name[name])
        menu.popup(self._table.viewport().mapToGlobal(at))

    def _fold_all(self, *, closed: bool) -> None:
        self._table.rows.fold_all(closed=closed)

    # opening and copying

    def open(self) -> None:
        """Open the original beside the page, or turn the folder that the keys are on."""
        row = self._table.selected()
        if row is None:
            self._table.turn_folder(self._table.currentIndex())
        elif row.status != "missing":
            self._session.show_original(row.path)

    def open_outside(self) -> None:
        """Open the original in the program the system has for it; only ever on the person's word."""
        row = self._table.selected()
        if row is not None and row.path.rpartition(".")[2].lower() in PROGRAMS:
            text = self.tr("This file could run a program; it is shown in its folder instead.")
            notices.say(self._table, text, "warn")
            self.show_in_folder()
            return
        self._with_file(lambda file: self._open(QUrl.fromLocalFile(str(file))))

    def show_in_folder(self) -> None:
        """Open the folder the original lies in."""
        self._with_file(lambda file: self._open(QUrl.fromLocalFile(str(file.parent))))

    def copy_path(self) -> None:
        """Put the original's path on the clipboard."""
        row = self._table.selected()
        if row is not None and row.status == "missing":
            QGuiApplication.clipboard().setText(row.path)
        else:
            self._with_file(lambda file: QGuiApplication.clipboard().setText(str(file)))

    def copy_link(self) -> None:
        """Put a markdown link to the original on the clipboard, as the overview would write it."""
        row, project = self._table.selected(), self._session.project
        if row is not None:
            path, name = row.path, name_of(row.path)
            self._session.read(
                self,
                lambda _job: project.source_link("overview", path),
                lambda link: QGuiApplication.clipboard().setText(f"[{name}]({link})"),
                self._tell,
            )

    # what is asked about

    def show_citing(self) -> None:
        """Ask for the pages that cite the original."""
        row = self._table.selected()
        if row is not None:
            self.citing_wanted.emit(row)

    def ask_agents(self) -> None:
        """Leave word for agents that the chosen originals are to be read; they wait until that is done."""
        self.asking.ask([row.path for row in self._known() if _is_to_read(row)])

    def ask_agents_no_more(self) -> None:
        """Take back that agents are to read the chosen originals."""
        self.asking.ask_no_more({row.wish: row.path for row in self._known() if row.wish})

    def find_again(self) -> None:
        """Ask where the missing ones are."""
        rows = tuple(row for row in self._known() if row.status == "missing")
        if rows:
            self.finding_wanted.emit(rows)

    def ask_to_retire(self) -> None:
        """Ask why the chosen originals are to be retired."""
        rows = tuple(row for row in self._known() if row.status != "retired")
        if rows and self._session.project.writable:
            self.retiring_wanted.emit(rows)

    def restore_as(self) -> None:
        """Ask under which name a retired original comes back."""
        row = self._table.selected()
        if row is not None and row.status == "retired":
            self.restoring_wanted.emit(row)

    def restore(self) -> None:
        """Bring the chosen originals back from the retired ones, as one step."""
        project, person = self._session.project, self._session.person
        paths = [row.moved_to or row.path for row in self._known() if row.status == "retired" and not row.is_gone]
        names = [row.path for row in self._known() if row.status == "retired" and not row.is_gone]

        def told(changes: Changes) -> None:
            is_one = len(names) == 1
            words = self.tr("%1 is back in place.") if is_one else self.tr("Back in place: %1")
            told = filled(words, named(names[0]) if is_one else number(len(names)))
            say_done(self._session, self._table, told, [changes.change])

        if paths:
            self._session.write(self, lambda _job: project.restore_sources(paths, person), told, self._tell)

    def _known(self) -> tuple[SourceRow, ...]:
        return tuple(row for row in self._table.chosen() if not isinstance(row, NamedOnly))

    def _with_file(self, then: Callable[[Path], object]) -> None:
        row, project = self._table.selected(), self._session.project
        if row is not None:
            path = row.path
            self._session.read(self, lambda job: project.source_file(path), then, self._tell)

    def _open(self, url: QUrl) -> None:
        if not QDesktopServices.openUrl(url):
            path = url.toLocalFile()
            notices.say(self._table, self.tr("No program here opens %1.").replace("%1", path), "warn")

    def _tell(self, error: KbdeskError) -> None:
        notices.tell(self._table, error)


def _is_to_read(row: SourceRow) -> bool:
    """Whether agents can be asked to read an original: it is there, not up to date, and they were not asked."""
    return row.status == "present" and row.state in TO_DO and not row.wish
