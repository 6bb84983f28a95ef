"""Connecting an agent: which clients know of this knowledge base, and telling one of it."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QListView, QPlainTextEdit, QVBoxLayout, QWidget

from kbdesk.clients.client import Machine
from kbdesk.clients.connect import connect, connection
from kbdesk.clients.known import CLAUDE_CODE, CLIENTS, client_named
from kbdesk.clients.plugin import install, plugin
from kbdesk.clients.server import Server, server_of
from kbdesk.desk import core, look, notices
from kbdesk.desk.parts import button, label, text_to_copy
from kbdesk.desk.rows import ITEM, Item, RowDelegate
from kbdesk.desk.sheet import Sheet, field_name
from kbdesk.errors import KbdeskError
from kbdesk.project.opening import has_sources

if TYPE_CHECKING:
    from kbdesk.clients.client import Client
    from kbdesk.clients.connect import Connection
    from kbdesk.desk.work import Work
    from kbdesk.project.values import Job

COMMON = "cursor"
"""The client whose form of the entry most others read too."""
LETTERS = 100
"""How many letters wide the dialog is, where the screen has room."""
NAMES = 24
"""How many letters wide the list is."""
LINES = 13
"""How many lines of an entry are seen at once."""
JOINED = "\u2060"
"""The sign at which no line ends."""


@dataclass(frozen=True)
class Looked:
    """How a client stands to the knowledge base: what is to be done, or why that could not be found out.

    `is_here`: there are settings of it on this machine. No `client`: any other one, which reads what most read.
    """

    client: Client | None
    found: Connection | None = None
    error: KbdeskError | None = None
    is_here: bool = True


class ConnectDialog(Sheet):
    """Lists the clients at the left; at the right what belongs into the settings of one. Blocks nothing."""

    def __init__(self, work: Work, root: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent, QCoreApplication.translate("ConnectDialog", "Connect an agent"))
        self._work = work
        self._root = root
        self._looked: tuple[Looked, ...] = ()
        told = self.tr("The program that your agent runs in is told how to reach “{name}”. Which one is it?")
        self.body.addWidget(label(told.format(name=root.name), wrap=True))
        self._model = QStandardItemModel(self)
        self.list = self._made_list()
        self.state = label("", wrap=True, selectable=True)
        self._place = label("", "caption", wrap=True, selectable=True)
        self.entry = self._made_entry()
        self.with_plugin = QCheckBox(self.tr("With its commands, as a &plugin"))
        self.with_plugin.setToolTip(self.tr("Commands to ingest, query and lint, and skills to do so unasked."))
        self._lay_out()
        self.resize(self.fontMetrics().averageCharWidth() * LETTERS, self.height())
        self.copy_button = button(self.tr("&Copy the entry"), self._copy, "", "copy")
        self.write_button = button(self.tr("&Write it"), self._write, "primary", enter=False)
        self.add_buttons([button(self.tr("C&lose"), self.accept, "flat")], [self.copy_button, self.write_button])
        self._show_one()
        self.list.setFocus()
        self._look()

    def _made_list(self) -> QListView:
        made = QListView()
        made.setModel(self._model)
        made.setItemDelegate(RowDelegate(made))
        made.setAccessibleName(self.tr("Programs"))
        made.setMouseTracking(True)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setFixedWidth(self.fontMetrics().averageCharWidth() * NAMES)
        made.selectionModel().currentChanged.connect(lambda *_: self._show_one())
        return made

    def _made_entry(self) -> QPlainTextEdit:
        made = text_to_copy(self.tr("What belongs into its settings"))
        made.setMinimumHeight(made.fontMetrics().lineSpacing() * LINES + look.WIDE)
        return made

    def _lay_out(self) -> None:
        pane = QVBoxLayout()
        pane.setSpacing(look.SMALL)
        pane.addWidget(self.state)
        pane.addWidget(self._place)
        pane.addWidget(field_name(self.tr("What &belongs into its settings"), self.entry))
        pane.addWidget(self.entry, 1)
        pane.addWidget(self.with_plugin)
        row = QHBoxLayout()
        row.setSpacing(look.LARGE)
        row.addWidget(self.list)
        row.addLayout(pane, 1)
        self.body.addLayout(row, 1)

    # looking

    def _look(self) -> None:
        root = self._root
        self._work.read(self, lambda _job: _all_looked(root), self._show, replaces="clients")

    def _show(self, looked: tuple[Looked, ...]) -> None:
        at = max(0, self.list.currentIndex().row())
        self._looked = looked
        self._model.clear()
        for each in looked:
            item = QStandardItem()
            shown = self._item(each)
            item.setData(shown, ITEM)
            item.setData(shown.spoken(), Qt.ItemDataRole.AccessibleTextRole)
            item.setEditable(False)
            self._model.appendRow(item)
        self.list.setCurrentIndex(self._model.index(at, 0))
        self.fit()

    def _item(self, looked: Looked) -> Item:
        if looked.client is None:
            return Item(self.tr("Another program"), icon="ellipsis", under=self.tr("by hand"))
        title = looked.client.title
        if looked.error is not None or (looked.found is not None and looked.found.trouble):
            return Item(title, icon="triangle-alert", under=self.tr("by hand"))
        found = looked.found
        if found is not None and (found.is_made or found.is_other):
            under = self.tr("connected") if found.is_made else self.tr("connected in another way")
            return Item(title, icon="circle-check", under=under)
        return Item(
            title, icon="minus", under=self.tr("not connected") if looked.is_here else self.tr("not found here")
        )

    # one client

    def _current(self) -> Looked | None:
        index = self.list.currentIndex()
        return self._looked[index.row()] if index.isValid() and index.row() < len(self._looked) else None

    def _show_one(self) -> None:
        looked = self._current()
        found = looked.found if looked is not None else None
        self.told.hide()
        self.state.setText(self._words(looked) if looked is not None else self.tr("Looking…"))
        is_known = looked is not None and looked.client is not None
        self._place.setText(str(found.file).replace("/", "/\u200b") if found is not None and is_known else "")
        self.entry.setPlainText(found.entry if found is not None else "")
        self.copy_button.setEnabled(found is not None)
        can_write = found is not None and is_known and not found.trouble and not found.is_made
        self.write_button.setEnabled(can_write)
        self.with_plugin.setVisible(can_write and found is not None and found.client is CLAUDE_CODE)

    def _words(self, looked: Looked) -> str:
        """Return how a client stands to the knowledge base."""
        if looked.error is not None:
            return f"{notices.sentence(looked.error)}\n{notices.facts(looked.error)}".strip()
        found = looked.found
        if looked.client is None or found is None:
            line = shlex.join(server_of(self._root).line)
            return self.tr("Most programs that speak MCP read this form. What they start is: {line}").format(line=line)
        title = looked.client.title
        if found.is_made:
            told = self.tr("{title} knows this knowledge base, as “{name}”.").format(title=title, name=found.name)
            return f"{told} {_to_try(looked.client)}"
        if found.trouble:
            words = self.tr("The settings of {title} cannot be changed safely, so put this there by hand. {trouble}")
            return words.format(title=title, trouble=core.sentence(found.trouble))
        if found.is_other:
            words = self.tr("{title} starts kbdesk for this knowledge base in another way. Writing this replaces that.")
        elif found.commands:
            words = self.tr("{title} does not know this knowledge base yet. It is told with its own command.")
        elif looked.is_here:
            words = self.tr("{title} does not know this knowledge base yet. A copy of its settings is kept.")
        else:
            words = self.tr("There are no settings of {title} on this machine; it may not be installed.")
        return words.format(title=title)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.entry.toPlainText())
        self.tell(self.tr("The entry is copied."), "good")

    def _write(self) -> None:
        looked = self._current()
        if looked is None or looked.found is None or looked.client is None:
            return
        found, client, root = looked.found, looked.client, self._root
        as_plugin = self.with_plugin.isVisible() and self.with_plugin.isChecked()
        self.write_button.setEnabled(False)
        self.tell(self.tr("Writing…"), "info")

        def write(_job: Job) -> tuple[Path, Path | None]:
            return (_install(server_of(root)), None) if as_plugin else (found.file, connect(found))

        self._work.read(self, write, lambda done: self._written(client, *done), self._failed)

    def _written(self, client: Client, place: Path, copy: Path | None) -> None:
        told = self.tr("Written: {path}").format(path=place)
        if copy is not None:
            told += "\n" + self.tr("The settings as they were: {path}").format(path=copy)
        self._told_after = f"{told}\n{_to_try(client)}"
        root = self._root
        self._work.read(self, lambda _job: _all_looked(root), self._show_written, replaces="clients")

    def _show_written(self, looked: tuple[Looked, ...]) -> None:
        self._show(looked)
        self.tell(self._told_after, "good")

    def _failed(self, error: KbdeskError) -> None:
        self._show_one()
        self.tell(f"{notices.sentence(error)}\n{notices.facts(error)}".strip(), "danger")


def _to_try(client: Client) -> str:
    words = core.sentence(client.start).format(title=client.title)
    return words.replace("/", f"/{JOINED}")  # else a line may end between the sign and the command


def _all_looked(root: Path) -> tuple[Looked, ...]:
    """Look how all clients stand to a knowledge base; runs on a worker."""
    server, machine = server_of(root), Machine.this()
    looked = [_looked(client, server, machine) for client in CLIENTS]
    return (*looked, Looked(None, connection(client_named(COMMON), server, machine)))


def _looked(client: Client, server: Server, machine: Machine) -> Looked:
    try:
        found = connection(client, server, machine)
    except KbdeskError as error:
        return Looked(client, error=error.with_traceback(None))
    is_here = found.file.exists() or bool(found.commands)
    return Looked(client, found, is_here=is_here)


def _install(server: Server) -> Path:
    """Put the plugin for Claude Code in its place; runs on a worker."""
    made = plugin(server, has_sources=has_sources(Path(server.folder)))
    install(made)
    return made.folder
