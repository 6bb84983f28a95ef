"""Where windows and dialogs stand: wholly on the screen, with their frames, whatever screen they stood on before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

FRAME = QSize(8, 40)
"""Pixels that the frame of a window takes in all, as long as it has none that can be measured."""


def room_for(window: QWidget) -> QRect:
    """Return what of its screen a window can fill, without its frame."""
    screen = window.screen().availableGeometry()
    frame = window.frameGeometry().size() - window.geometry().size()
    frame = frame if frame.height() > 0 else FRAME
    top = max(window.geometry().top() - window.frameGeometry().top(), 0) or FRAME.height() - FRAME.width() // 2
    left = frame.width() // 2
    return QRect(
        screen.left() + left, screen.top() + top, screen.width() - frame.width(), screen.height() - frame.height()
    )


def keep_on_screen(window: QWidget) -> None:
    """Move a window, and make it smaller where need be, so that all of it is on its screen."""
    room, box = room_for(window), window.geometry()
    if not room.contains(box):
        window.setGeometry(within(box, room))


def centre_over(dialog: QWidget, over: QWidget) -> None:
    """Put a dialog over the middle of a window, and wholly on the screen."""
    box = dialog.geometry()
    box.moveCenter(over.frameGeometry().center())
    dialog.setGeometry(within(box, room_for(dialog)))


def within(box: QRect, room: QRect) -> QRect:
    """Return a box moved, and made smaller where need be, so that it is in a room."""
    size = box.size().boundedTo(room.size())
    left = min(max(box.left(), room.left()), room.right() - size.width() + 1)
    top = min(max(box.top(), room.top()), room.bottom() - size.height() + 1)
    return QRect(left, top, size.width(), size.height())
