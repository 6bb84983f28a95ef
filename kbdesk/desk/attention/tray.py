"""kbdesk in the system's tray: its icon with the number of waiting requests, and a small menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from kbdesk.desk import look
from kbdesk.desk.attention import badge

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

CLICKS = (QSystemTrayIcon.ActivationReason.Trigger, QSystemTrayIcon.ActivationReason.DoubleClick)


class Tray(QObject):
    """The icon, for as long as the window lives. Only where `QSystemTrayIcon.isSystemTrayAvailable`."""

    window_wanted = Signal()
    requests_wanted = Signal()
    review_wanted = Signal()
    quit_wanted = Signal()
    message_clicked = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.menu = QMenu(window)
        self.open_action = QAction(look.icon("book-open"), "", self)
        self.open_action.triggered.connect(self.window_wanted)
        self.requests_action = QAction(look.icon("inbox"), "", self)
        self.requests_action.triggered.connect(self.requests_wanted)
        self.review_action = QAction(look.icon("clipboard-check"), "", self)
        self.review_action.triggered.connect(self.review_wanted)
        self.quit_action = QAction(look.icon("log-out"), "", self)
        self.quit_action.triggered.connect(self.quit_wanted)
        self.menu.addActions([self.open_action, self.requests_action, self.review_action])
        self.menu.addSeparator()
        self.menu.addAction(self.quit_action)
        self.icon = QSystemTrayIcon(self)
        self.icon.setContextMenu(self.menu)
        self.icon.activated.connect(self._activated)
        self.icon.messageClicked.connect(self.message_clicked)
        self.show_count(0, "")
        self.icon.show()

    def show_count(self, waiting: int, project: str, to_review: int = 0) -> None:
        """Say how many requests wait, how many changes are to be reviewed, in which knowledge base, "" for none."""
        words = self.tr("%Ln requests wait for you", "", waiting) if waiting else self.tr("No request waits")
        self.open_action.setText(self.tr("Open kbdesk"))
        self.requests_action.setText(words)
        self.requests_action.setEnabled(bool(waiting))
        review = self.tr("%Ln changes wait to be reviewed", "", to_review)
        self.review_action.setText(review if to_review else self.tr("Nothing waits to be reviewed"))
        self.review_action.setEnabled(bool(to_review))
        self.quit_action.setText(self.tr("Quit"))
        self.icon.setIcon(badge.icon(waiting))
        name = f"{project} — kbdesk" if project else "kbdesk"
        told = [name, words, review if to_review else ""] if project else [name]
        self.icon.setToolTip("\n".join(filter(None, told)))

    def show_message(self, title: str, text: str) -> None:
        """Show a notification of the system. Agents may have written the text: it holds no marks that a tray obeys."""
        self.icon.showMessage(title, text.replace("<", "‹").replace(">", "›"), badge.icon(0))

    def _activated(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in CLICKS:
            self.window_wanted.emit()
