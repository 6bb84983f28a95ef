"""What filters are made of: a panel that comes out over a room, and boxes that offer what there is with counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QWidget

from kbdesk.desk.amounts import number
from kbdesk.desk.joining import noted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QHideEvent


class FilterPanel(QFrame):
    """Stands over the room until something else is clicked, or Escape is pressed."""

    left = Signal()

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setProperty("role", "picker")
        self.setAccessibleName(name)

    def come_out(self, below: QWidget, focus: QWidget) -> None:
        """Stand below a button, as far as the screen goes, with the keys on one of its fields."""
        self.adjustSize()
        room = self.screen().availableGeometry()
        corner = below.mapToGlobal(below.rect().bottomLeft())
        corner.setX(max(room.left(), min(corner.x(), room.right() - self.width())))
        self.move(corner)
        self.show()
        focus.setFocus(Qt.FocusReason.PopupFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: D102
        super().hideEvent(event)
        self.left.emit()


def offer(box: QComboBox, everything: str, some: Iterable[tuple[object, str, int]]) -> None:
    """Offer everything, and things with their names and how many of each there are; what was chosen stays."""
    chosen = box.currentData()
    silent = box.blockSignals(True)
    box.clear()
    box.addItem(everything, "")
    for data, name, count in some:
        box.addItem(noted(name, number(count)) if count else name, data)
    # What was chosen stays so, although nothing of it is there any more.
    box.setCurrentIndex(next((at for at in range(box.count()) if box.itemData(at) == chosen), 0))
    box.blockSignals(silent)
