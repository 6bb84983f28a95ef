"""The order in which the tab key goes through a window: as one reads it, whatever was made or shown when.

A place is cut into rows where a line can be drawn between its parts, these into columns, and so on: what stands
beside something goes before what stands below both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtCore import QRect

    Span = Callable[[QRect], tuple[int, int]]

FLOATS = "floats"
"""The property of what lies over other parts: it comes after all of them."""


def float_over(widget: QWidget) -> None:
    """Say that a widget lies over what its parent shows."""
    widget.setProperty(FLOATS, True)


def step_by_tab(window: QWidget, *, forward: bool) -> bool:
    """Lead the keys to the next part of a window, or the one before; whether there is any to lead them to."""
    order = list(in_reading_order(window))
    focus = QApplication.focusWidget()
    at = next((number for number, each in enumerate(order) if each is focus), -1 if forward else 0)
    turned = [*order[at + 1 :], *order[: at + 1]] if forward else [*order[:at][::-1], *order[at:][::-1]]
    target = next((each for each in turned if _is_reached(each)), None)
    if target is None:
        return False
    target.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    return True


def in_reading_order(place: QWidget) -> Iterator[QWidget]:
    """Yield what is shown in a place as one reads it, each part before what stands in it."""
    parts = [
        each for each in place.children() if isinstance(each, QWidget) and each.isVisible() and not each.isWindow()
    ]
    laid = [each for each in parts if not each.property(FLOATS)]
    for part in (*_in_rows(laid), *(each for each in parts if each.property(FLOATS))):
        yield part
        yield from in_reading_order(part)


def _is_reached(widget: QWidget) -> bool:
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isEnabled() and widget.focusProxy() is None


def _in_rows(parts: Sequence[QWidget]) -> list[QWidget]:
    rows = _cut(parts, lambda box: (box.top(), box.bottom()))
    if len(rows) > 1:
        return [each for row in rows for each in _in_columns(row)]
    return _in_columns(parts)


def _in_columns(parts: Sequence[QWidget]) -> list[QWidget]:
    columns = _cut(parts, lambda box: (box.left(), box.right()))
    if len(columns) > 1:
        return [each for column in columns for each in _in_rows(column)]
    return sorted(parts, key=lambda each: (each.y(), each.x()))


def _cut(parts: Sequence[QWidget], span: Span) -> list[list[QWidget]]:
    """Part what lies side by side in one direction; parts that reach over each other stay together."""
    groups: list[list[QWidget]] = []
    end = None
    for each in sorted(parts, key=lambda one: span(one.geometry())):
        start, stop = span(each.geometry())
        if end is None or start > end:
            groups.append([each])
            end = stop
        else:
            groups[-1].append(each)
            end = max(end, stop)
    return groups
