"""The commands that take a page out of the desk: print, export, show its file in its folder."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QSizeF, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QPainter
from PySide6.QtWidgets import QDialog, QFileDialog

from kbdesk.desk import notices, settings
from kbdesk.desk.filedates import tell_dates

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtPrintSupport import QPrinter

    from kbdesk.desk.reader.leaving import Leaf
    from kbdesk.desk.reader.printed import Paper
    from kbdesk.desk.window import Window
    from kbdesk.project.values import Job


class LeavingCommands(QObject):
    """What these commands do in a window."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.dialog: QFileDialog | None = None

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what each command does."""
        return {
            "page.print": self.print_page,
            "page.export_pdf": lambda: self.export("pdf"),
            "page.export_html": lambda: self.export("html"),
            "page.show_file": self.show_file,
        }

    def leaf(self) -> Leaf | None:
        """Return the page that is shown, ready to leave; None where none is."""
        from kbdesk.desk.reader.leaving import Leaf  # noqa: PLC0415  # not needed for the first window

        session, rooms = self._window.session, self._window.rooms
        if session is None or rooms is None or rooms.page is None or rooms.reader is None:
            return None
        reader = rooms.reader
        return Leaf(session.project, rooms.page.row.id, reader.words(), reader.dress().mono)

    def show_file(self) -> None:
        """Show the folder of the page's file in the system's own program."""
        session, leaf = self._window.session, self.leaf()
        if session is None or leaf is None:
            return
        session.read(
            self._window,
            lambda _job: leaf.project.page_file(leaf.page).parent,
            lambda folder: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))),
        )

    # files

    def export(self, kind: str) -> None:
        """Ask where the page is to be written as a file of a kind, pdf or html, and write it."""
        leaf = self.leaf()
        if leaf is None:
            return
        names = {"pdf": _tr("PDF file"), "html": _tr("HTML file")}
        place = str(settings.exports())
        name = leaf.page.rpartition("/")[2]
        dialog = QFileDialog(self._window, _tr("Export this page"), place, f"{names[kind]} (*.{kind})")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        tell_dates(dialog)
        dialog.setDefaultSuffix(kind)
        dialog.selectFile(f"{name}.{kind}")
        dialog.fileSelected.connect(lambda target: self.write(leaf, Path(target), kind))
        dialog.finished.connect(dialog.deleteLater)
        self.dialog = dialog
        dialog.open()

    def write(self, leaf: Leaf, target: Path, kind: str) -> None:
        """Write a page as a file of a kind."""
        session = self._window.session
        if session is None:
            return
        make = leaf.write_pdf if kind == "pdf" else leaf.write_html

        def work(job: Job) -> None:
            make(target, job)

        def done(_nothing: None) -> None:
            show = (_tr("Open it"), lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(target))))
            notices.say(self._window, _tr("Written: {path}").format(path=target), "good", action=show)

        session.read(self._window, work, done)

    # paper

    def print_page(self) -> None:
        """Ask for a printer, and print the page."""
        leaf = self.leaf()
        if leaf is None:
            return
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415  # seldom needed

        from kbdesk.desk.reader.printed import page_layout  # noqa: PLC0415

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(page_layout())
        dialog = QPrintDialog(printer, self._window)
        dialog.finished.connect(lambda answer: self.print_on(leaf, printer) if answer else None)
        dialog.finished.connect(dialog.deleteLater)
        QDialog.open(dialog)

    def print_on(self, leaf: Leaf, printer: QPrinter) -> None:
        """Print a page: laid out on a worker, painted a sheet at a time."""
        from kbdesk.desk.reader.printed import DOTS  # noqa: PLC0415

        session = self._window.session
        if session is None:
            return
        scale = printer.resolution() / DOTS
        size = QSizeF(printer.width() / scale, printer.height() / scale)
        session.read(
            self._window,
            lambda job: leaf.paper(size, job),
            lambda made: _Printing(self._window, printer, made[0], made[1], scale).start(),
        )


class _Printing(QObject):
    """Paints sheets one by one, so that the window stays quick."""

    def __init__(self, window: Window, printer: QPrinter, paper: Paper, title: str, scale: float) -> None:
        super().__init__(window)
        self._window = window
        self._printer, self._paper, self._title, self._scale = printer, paper, title, scale
        self._number = 0
        self._painter = QPainter()
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._sheet)

    def start(self) -> None:
        """Begin."""
        if self._painter.begin(self._printer):
            self._painter.scale(self._scale, self._scale)
            self._next.start()
        else:
            notices.say(self._window, _tr("The printer did not take the page."), "warn")

    def _sheet(self) -> None:
        from kbdesk.desk.reader.printed import paint_sheet  # noqa: PLC0415  # loaded by now

        if self._number:
            self._printer.newPage()
        paint_sheet(self._painter, self._paper, self._number, self._title)
        self._number += 1
        if self._number >= self._paper.pageCount():
            self._next.stop()
            self._painter.end()
            self.deleteLater()


def _tr(text: str) -> str:
    return QCoreApplication.translate("leaving", text)
