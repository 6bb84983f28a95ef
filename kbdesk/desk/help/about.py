"""About kbdesk: its version, what it runs on, the packages it is made with and all their licences."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from PySide6 import __version__ as binding_version
from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from kbdesk import __version__
from kbdesk.desk import look
from kbdesk.desk.help.packages import licence_text, packages
from kbdesk.desk.logfile import system
from kbdesk.desk.parts import Picture, after, button, label, text_to_copy
from kbdesk.desk.sheet import Sheet

if TYPE_CHECKING:
    from kbdesk.desk.help.packages import Package
    from kbdesk.desk.work import Work

LICENCE = "AGPL-3.0-or-later"
LINES = 14
"""How many lines of a table or text are seen at once."""


class AboutDialog(Sheet):
    """Shows what this kbdesk is. Blocks nothing."""

    def __init__(self, work: Work, parent: QWidget | None = None) -> None:
        super().__init__(parent, QCoreApplication.translate("AboutDialog", "About kbdesk"))
        self._add_head()
        self.table = self._made_table()
        self.text = text_to_copy(self.tr("Licence"))
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its bar has it
        self.tabs.addTab(self.table, self.tr("Packages"))
        self.tabs.addTab(self.text, self.tr("Licence"))
        self.tabs.setMinimumHeight(self.fontMetrics().lineSpacing() * LINES)
        self.body.addWidget(self.tabs, 1)
        copy = button(self.tr("Copy the versions"), self._copy, "flat", "copy")
        self.add_buttons([copy], [button(self.tr("Close"), self.accept)])
        work.read(self, lambda _job: (packages(), licence_text()), lambda found: self._show(*found))

    def _add_head(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(look.LARGE)
        row.addWidget(Picture("book-open", "accent", 40), 0, Qt.AlignmentFlag.AlignTop)
        names = QVBoxLayout()
        names.setSpacing(2)
        names.addWidget(label(f"kbdesk {__version__}", "headline"))
        told = self.tr("A desk for knowledge bases that agents write.")
        names.addWidget(label(told, wrap=True))
        free = self.tr("Free software under the licence {licence}: use, study, share and change it.")
        names.addWidget(label(free.format(licence=LICENCE), "muted", wrap=True))
        names.addWidget(label(_machine(), "caption", wrap=True, selectable=True))
        row.addLayout(names, 1)
        self.body.addLayout(row)

    def _made_table(self) -> QTableWidget:
        table = QTableWidget(0, 3)
        table.setAccessibleName(self.tr("Packages that kbdesk is made with"))
        table.setHorizontalHeaderLabels([self.tr("Package"), self.tr("Version"), self.tr("Licence")])
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        head = table.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for at in (0, 1):
            head.setSectionResizeMode(at, QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        return table

    def _show(self, found: tuple[Package, ...], licence: str) -> None:
        icons = ("Lucide", "", "ISC")
        rows = [*((each.name, each.version, each.licence) for each in found), icons]
        self.table.setRowCount(len(rows))
        for at, row in enumerate(rows):
            for column, words in enumerate(row):
                item = QTableWidgetItem(words or ("" if column == 1 else self.tr("not stated")))
                item.setToolTip(words)
                self.table.setItem(at, column, item)
        told = self.tr("Its text did not come with this kbdesk; it stands at https://www.gnu.org/licenses/agpl-3.0.")
        self.text.setPlainText(licence or told)
        after(self, 0, self.fit).start()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(f"kbdesk {__version__}, {_machine()}")
        self.tell(self.tr("The versions are copied."), "good")


def _machine() -> str:
    """Return what kbdesk runs on, in words that need no translation."""
    return f"Python {platform.python_version()}, Qt {qVersion()}, PySide {binding_version}, {system()}"
