"""What tests of the rooms do by hand: files, drops, mouse moves, a window to stand in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from kbdesk.desk.notices import NoticeArea
from kbdesk.plan import Actor

if TYPE_CHECKING:
    from pathlib import Path

AGENT = Actor("agent", "Claude Code", "2.1")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode())


class Stand(QWidget):
    """A window with the place for notices, and a room in it."""

    def __init__(self, *rooms: QWidget) -> None:
        super().__init__()
        self.area = NoticeArea()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.area)
        for room in rooms:
            column.addWidget(room)
        self.resize(1024, 640)

    def said(self) -> list[str]:
        """Return the notices, newest first."""
        return [notice.text() for notice in self.area.notices()]


def drag(widget: QWidget, paths: list[Path], at: QPoint | None = None) -> None:
    """Drag files over a widget and drop them there."""
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    place = at or widget.rect().center()
    buttons, modifiers = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place, Qt.DropAction.CopyAction, mime, buttons, modifiers)
    QApplication.sendEvent(widget, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPointF(place), Qt.DropAction.CopyAction, mime, buttons, modifiers)
    QApplication.sendEvent(widget, drop)
    assert drop.isAccepted()


def move_mouse(widget: QWidget, at: QPoint, buttons: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """Move the mouse over a widget, with a button held where one is given."""
    place = QPointF(at)
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        place,
        QPointF(widget.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        buttons,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)
