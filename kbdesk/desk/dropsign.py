"""The sign that says, while files are dragged over something, what dropping them there does."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale, QMimeData, Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from kbdesk.desk import look
from kbdesk.desk.parts import label

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

WIDEST = look.COLUMN
LONGEST_NAME = 60
"""Letters of a file's name that are shown."""


class DropSign(QFrame):
    """Stands at the foot of what it is over, or at its head while the pointer is at the foot."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setProperty("role", "drop")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.words = label("", "lead", wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inside = QVBoxLayout(self)
        inside.addWidget(self.words)
        self.hide()

    def say(self, words: str, pointer: QPoint) -> None:
        """Show what dropping does here; `pointer` is where it would be dropped."""
        if words != self.words.text() or self.isHidden():
            self.words.setText(words)
        room = self._over.rect().adjusted(look.LARGE, look.LARGE, -look.LARGE, -look.LARGE)
        width = min(room.width(), WIDEST)
        height = max(self.layout().totalHeightForWidth(width), 3 * look.WIDE)  # type: ignore[union-attr]
        is_low = pointer.y() > room.bottom() - height - look.WIDE
        top = room.top() if is_low else room.bottom() - height
        self.setGeometry(room.center().x() - width // 2, top, width, height)
        self.show()
        self.raise_()


def files_of(mime: QMimeData) -> list[Path]:
    """Return the files and folders of this machine that are dragged, or were copied."""
    return [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]


def named(mime: QMimeData) -> str:
    """Return the files that are dragged in words: the first one's name, and how many more there are."""
    names = [url.fileName() or url.toLocalFile() for url in mime.urls() if url.isLocalFile()]
    if not names:
        return ""
    first = names[0] if len(names[0]) <= LONGEST_NAME else f"{names[0][: LONGEST_NAME - 1]}…"
    if len(names) == 1:
        return first
    words = QCoreApplication.translate("dropping", "%1 and %2 more")
    return words.replace("%2", QLocale().toString(len(names) - 1)).replace("%1", first)
