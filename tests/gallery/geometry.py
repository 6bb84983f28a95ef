"""Gauges of what is on the screen: words that are cut off, widgets that overlap or reach out of their place."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QToolButton,
    QWidget,
)

from kbdesk.desk.floating import Floating
from kbdesk.desk.palette.picker import Picker
from kbdesk.desk.parts import Chip, ElidedLabel

if TYPE_CHECKING:
    from collections.abc import Iterator

OVER = (Picker, Floating)
"""What lies over a window."""
SPARE = 1
"""Pixels that rounding may take."""


def faults(root: QWidget) -> list[str]:
    """Return what is wrong with the geometry of what is shown in a window or dialog, in words."""
    found = []
    room = root.screen().availableGeometry()
    if isinstance(root, QDialog) and (root.width() > room.width() or root.height() > room.height()):
        found.append(f"larger than the screen: {_named(root)} {root.size().toTuple()}")
    for widget in seen(root):
        if is_cut(widget):
            needs = widget.sizeHint().toTuple()
            found.append(f"cut off: {_named(widget)} has {widget.size().toTuple()}, needs {needs}")
        found += [f"overlap: {_named(one)} and {_named(other)}" for one, other in overlapping(widget)]
        if reaches_out(widget):
            found.append(f"out of its place: {_named(widget)} {widget.geometry().getRect()}")
        if is_cut_aside(widget):
            found.append(f"wider than what is seen of it, and nobody can scroll there: {_named(widget)}")
    return found


def seen(root: QWidget) -> Iterator[QWidget]:
    """Return what is shown of a window, without the insides of fields and what stands in windows of its own."""
    for widget in (root, *root.findChildren(QWidget)):
        inside = isinstance(widget.parent(), QLineEdit | QComboBox)
        if widget.isVisible() and not inside and widget.window() is root.window() and _is_seen(widget):
            yield widget


def _is_seen(widget: QWidget) -> bool:
    return not widget.visibleRegion().isEmpty()


def is_cut(widget: QWidget) -> bool:
    """Whether a widget has less room than its words need; what is shortened with dots is not cut off."""
    if isinstance(widget, QLabel):
        if not widget.text():
            return False
        if isinstance(widget, ElidedLabel):
            return ceil(QFontMetricsF(widget.font()).horizontalAdvance(widget.text())) > widget.contentsRect().width()
        if widget.wordWrap():
            return widget.heightForWidth(widget.width()) > widget.height() + SPARE
        return not _fits(widget)
    if isinstance(widget, QPushButton | QToolButton | QCheckBox | QRadioButton | Chip):
        return not _fits(widget)
    if isinstance(widget, QComboBox):
        words = widget.placeholderText() if widget.currentIndex() < 0 else widget.currentText()
        return not widget.isEditable() and widget.fontMetrics().horizontalAdvance(words) > widget.width() - 2 * 8
    return False


def _fits(widget: QWidget) -> bool:
    # A maximum that was set by hand is meant: a badge, a button of one icon.
    needs = widget.sizeHint().boundedTo(widget.maximumSize())
    return needs.width() <= widget.width() + SPARE and needs.height() <= widget.height() + SPARE


def overlapping(widget: QWidget) -> Iterator[tuple[QWidget, QWidget]]:
    """Return pairs of widgets that a layout has put over each other."""
    if widget.layout() is None:
        return
    parts = [each for each in _parts(widget) if not each.size().isEmpty()]
    for at, one in enumerate(parts):
        for other in parts[at + 1 :]:
            if not one.geometry().intersected(other.geometry()).isEmpty():
                yield one, other


def _parts(widget: QWidget) -> Iterator[QWidget]:
    """Return what is shown in a widget and laid out there; a picker and what is said stand over their window."""
    for each in widget.children():
        if isinstance(each, QWidget) and each.isVisible() and not each.isWindow() and not isinstance(each, OVER):
            yield each


def reaches_out(widget: QWidget) -> bool:
    """Whether a widget reaches out of what lays it out, where nobody can scroll to it."""
    parent = widget.parentWidget()
    if parent is None or widget.isWindow() or parent.layout() is None or isinstance(parent, QAbstractScrollArea):
        return False
    return not parent.rect().adjusted(-SPARE, -SPARE, SPARE, SPARE).contains(widget.geometry())


def is_cut_aside(widget: QWidget) -> bool:
    """Whether what is scrolled in a widget up and down is wider than the widget."""
    if not isinstance(widget, QScrollArea) or widget.widget() is None:
        return False
    is_fixed = widget.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return is_fixed and widget.widget().width() > widget.viewport().width() + SPARE


def _named(widget: QWidget) -> str:
    words = getattr(widget, "text", None)
    told = words() if callable(words) else widget.accessibleName() or widget.objectName()
    inside = widget.parentWidget()
    above = type(inside).__name__ if inside is not None else ""
    return f"{type(widget).__name__} {str(told)[:60]!r} in {above}".replace("\n", " ")
