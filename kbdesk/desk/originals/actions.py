"""What can be done with the original that is selected: opened elsewhere, copied, retired, restored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenu

from kbdesk.desk import look, notices
from kbdesk.desk.originals.dialogs import RetireDialog

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from kbdesk.desk.originals.table import OriginalsTable
    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError

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


class OriginalActions(QObject):
    """The commands of the table's rows, with their keys and their menu."""

    text_turned = Signal()
    """The text beside the table is to be shown, or no longer."""

    def __init__(self, session: Session, table: OriginalsTable) -> None:
        super().__init__(table)
        self._session = session
        self._table = table
        self.by_name = self._made()
        for action in self.by_name.values():
            table.addAction(action)
        table.customContextMenuRequested.connect(self._show_menu)
        table.doubleClicked.connect(lambda *_: self.open_outside())

    def _made(self) -> dict[str, QAction]:
        wanted: tuple[tuple[str, str, str, str, Callable[[], object]], ...] = (
            ("open", self.tr("&Open"), "external-link", "Return", self.open_outside),
            ("folder", self.tr("Show in &folder"), "folder-open", "Ctrl+Return", self.show_in_folder),
            ("copy", self.tr("&Copy path"), "copy", "Ctrl+C", self.copy_path),
            ("text", self.tr("Show the &text"), "text-search", "Space", self.text_turned.emit),
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

    def fit(self) -> None:
        """Offer what can be done with the original that is selected now."""
        row = self._table.selected()
        here = row is not None and row.status != "missing"
        writable = self._session.project.writable
        self.by_name["open"].setEnabled(here)
        self.by_name["folder"].setEnabled(here)
        self.by_name["copy"].setEnabled(row is not None)
        self.by_name["retire"].setEnabled(writable and row is not None and row.status != "retired")
        self.by_name["restore"].setEnabled(writable and row is not None and row.status == "retired")

    def _show_menu(self, at: QPoint) -> None:
        if self._table.selected() is None:
            return
        menu = QMenu(self._table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in ("open", "folder", "copy", "text"):
            menu.addAction(self.by_name[name])
        menu.addSeparator()
        for name in ("retire", "restore"):
            if self.by_name[name].isEnabled():
                menu.addAction(self.by_name[name])
        menu.popup(self._table.viewport().mapToGlobal(at))

    def open_outside(self) -> None:
        """Open the selected original in the program the system has for it; only ever on the person's word."""
        row = self._table.selected()
        if row is not None and row.path.rpartition(".")[2].lower() in PROGRAMS:
            text = self.tr("This file could run a program; it is shown in its folder instead.")
            notices.say(self._table, text, "warn")
            self.show_in_folder()
            return
        self._with_file(lambda file: self._open(QUrl.fromLocalFile(str(file))))

    def show_in_folder(self) -> None:
        """Open the folder the selected original lies in."""
        self._with_file(lambda file: self._open(QUrl.fromLocalFile(str(file.parent))))

    def copy_path(self) -> None:
        """Put the selected original's path on the clipboard."""
        row = self._table.selected()
        if row is not None and row.status == "missing":
            QGuiApplication.clipboard().setText(row.path)
        else:
            self._with_file(lambda file: QGuiApplication.clipboard().setText(str(file)))

    def ask_to_retire(self) -> None:
        """Ask why the selected original is to be retired."""
        row = self._table.selected()
        if row is not None and self.by_name["retire"].isEnabled():
            RetireDialog(self._session, row, self._table.rows.rows, self._table).show()

    def restore(self) -> None:
        """Bring the selected original back from the retired ones."""
        row, project, person = self._table.selected(), self._session.project, self._session.person
        if row is None or row.status != "retired":
            return
        path = row.path
        self._session.write(
            self,
            lambda job: project.restore_source(path, person),
            lambda _: notices.say(self._table, self.tr("%1 is back in place.").replace("%1", path), "good"),
            self._tell,
        )

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
