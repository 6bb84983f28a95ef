"""Which part of a room or a page has the keys when it is entered.

No focus proxies: Qt takes the tab key past whatever stands before the proxy, and holds it where the proxy is hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractSpinBox, QWidget

ENTRY = "entry"


def take_keys_whole(field: QAbstractSpinBox) -> None:
    """Have a field take the keys, and not the line within it: one stop on the way of Tab, with one name."""
    field.lineEdit().setFocusPolicy(Qt.FocusPolicy.NoFocus)
    field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # after it: Qt hands a line's policy on to the field


def lead_keys(place: QWidget, part: QWidget | None) -> None:
    """Have a part of a place take the keys when the place is entered; None: the place itself."""
    place.setProperty(ENTRY, part)


def entry(place: QWidget) -> QWidget:
    """Return what takes the keys when a place is entered, in the innermost of its parts."""
    part = place.property(ENTRY)
    return place if part is None else entry(part)
