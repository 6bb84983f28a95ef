"""The log's last lines, to look at and to hand on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication, QTextCursor

from kbdesk.desk.logfile import last_lines, log_file
from kbdesk.desk.parts import button, label, text_to_copy
from kbdesk.desk.sheet import Sheet

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.work import Work

LINES = 500
HEIGHT = 22
"""How many lines are seen at once."""


class LogDialog(Sheet):
    """Shows the end of the log. Blocks nothing."""

    def __init__(self, work: Work, parent: QWidget | None = None) -> None:
        super().__init__(parent, QCoreApplication.translate("LogDialog", "Error log"))
        self._work = work
        told = self.tr("When something went wrong inside kbdesk, it stands here. It may name files and pages.")
        self.body.addWidget(label(told, "muted", wrap=True))
        self._place = label(str(log_file()), "caption", wrap=True, selectable=True)
        self.body.addWidget(self._place)
        self.text = text_to_copy(self.windowTitle())
        self.text.setMinimumHeight(self.text.fontMetrics().lineSpacing() * HEIGHT // 2)
        self.body.addWidget(self.text, 1)
        self.copy_button = button(self.tr("Copy"), self._copy, "", "copy")
        self.add_buttons(
            [
                button(self.tr("Show in the folder"), self._show_folder, "flat", "folder-open"),
                button(self.tr("Look again"), self.look_again, "flat", "refresh-cw"),
            ],
            [self.copy_button, button(self.tr("Close"), self.accept)],
        )
        self.look_again()

    def look_again(self) -> None:
        """Read the file anew."""
        self._work.read(self, lambda _job: _read(), self._show, replaces="log")

    def _show(self, found: tuple[str, str]) -> None:
        text, trouble = found
        self.text.setPlainText(text)
        self.text.moveCursor(QTextCursor.MoveOperation.End)
        self.text.moveCursor(QTextCursor.MoveOperation.StartOfLine)
        self.copy_button.setEnabled(bool(text))
        if trouble:
            self.tell(self.tr("The log cannot be read: {trouble}").format(trouble=trouble), "warn")
        elif not text:
            self.text.setPlaceholderText(self.tr("Nothing is in it."))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.tell(self.tr("The lines are copied."), "good")

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(log_file().parent)))


def _read() -> tuple[str, str]:
    """Return the last lines, and what went wrong; runs on a worker."""
    try:
        return last_lines(log_file(), LINES), ""
    except OSError as error:
        return "", str(error)
