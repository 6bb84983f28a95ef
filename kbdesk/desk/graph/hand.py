"""What mouse and keys do on the field of the graph."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication

from kbdesk.desk.graph.scene import NONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from kbdesk.desk.graph.canvas import GraphCanvas

PAN = 60
STEP = 1.25
"""How much nearer plus and minus go."""
DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
HELD = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier


class Hand:
    """The person's hand on a field: presses, drags, keys."""

    def __init__(self, canvas: GraphCanvas) -> None:
        self._canvas = canvas
        self._pressed: QPointF | None = None
        self._grabbed = NONE
        self._last = QPointF()
        self.is_dragging = False

    # the mouse

    def press(self, event: QMouseEvent) -> None:
        """Take hold of a node, or of the ground."""
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            event.ignore()
            return
        self._pressed = self._last = event.position()
        self.is_dragging = False
        self._grabbed = self._canvas.node_at(event.position())

    def move(self, event: QMouseEvent) -> None:
        """Drag what is held, or light what lies under the mouse."""
        at, canvas = event.position(), self._canvas
        if self._pressed is None:
            canvas.hover(canvas.node_at(at))
            return
        if not self.is_dragging:
            if (at - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self.is_dragging = True
            canvas.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._grabbed == NONE:
            canvas.pan(at.x() - self._last.x(), at.y() - self._last.y())
        else:
            canvas.drag(self._grabbed, at)
        self._last = at

    def release(self, event: QMouseEvent) -> None:
        """Let go: a node that was dragged stays, one that was clicked opens."""
        pressed, grabbed, dragged = self._pressed, self._grabbed, self.is_dragging
        self._pressed, self._grabbed, self.is_dragging = None, NONE, False
        canvas = self._canvas
        canvas.unsetCursor()
        if dragged and grabbed != NONE:
            canvas.drop(grabbed)
        canvas.hover(canvas.node_at(event.position()))
        if pressed is None or dragged:
            return
        if grabbed != NONE:
            middle = event.button() == Qt.MouseButton.MiddleButton
            canvas.opened.emit(grabbed, middle or bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))
        elif event.button() == Qt.MouseButton.LeftButton:
            canvas.mark(NONE)
            canvas.show_light(None)

    # the keys

    def key(self, event: QKeyEvent) -> bool:
        """Do what a key asks for; whether it asks for anything here."""
        key, modifiers, canvas = Qt.Key(event.key()), event.modifiers(), self._canvas
        if key in DIRECTIONS:
            across, down = DIRECTIONS[key]
            if modifiers & HELD:
                self._walk(across, down)
            else:
                canvas.pan(-across * PAN, -down * PAN)
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if canvas.picked_number != NONE:
                canvas.opened.emit(canvas.picked_number, bool(modifiers & HELD))
            return True
        if key == Qt.Key.Key_Escape:
            return self._give_up()
        steps = {
            Qt.Key.Key_Plus: lambda: canvas.zoom(STEP),
            Qt.Key.Key_Equal: lambda: canvas.zoom(STEP),
            Qt.Key.Key_Minus: lambda: canvas.zoom(1 / STEP),
            Qt.Key.Key_0: canvas.fit,
            Qt.Key.Key_Home: canvas.fit,
            Qt.Key.Key_PageDown: lambda: self._turn(1),
            Qt.Key.Key_PageUp: lambda: self._turn(-1),
        }
        act: Callable[[], object] | None = steps.get(key)
        if act is None or modifiers & Qt.KeyboardModifier.ControlModifier:
            return False
        act()
        return True

    def _give_up(self) -> bool:
        """Take back what is lit, then what is marked; whether there was anything."""
        canvas = self._canvas
        if canvas.is_lit:
            canvas.show_light(None)
            return True
        if canvas.picked_number != NONE:
            canvas.mark(NONE)
            return True
        return False

    def _walk(self, across: int, down: int) -> None:
        """Mark the next node in a direction, the one nearest to the middle at first."""
        canvas, motif = self._canvas, self._canvas.motif
        if motif is None or not motif.shown.any():
            return
        scene = motif.scene
        if canvas.picked_number == NONE:
            middle = np.array(canvas.camera.to_drawing(canvas.width() / 2, canvas.height() / 2))
            away = np.hypot(*(scene.positions - middle).T)
            away[~motif.shown] = np.inf
            canvas.mark(int(np.argmin(away)))
        else:
            canvas.mark(scene.towards(canvas.picked_number, across, down, motif.shown))
        canvas.reveal()

    def _turn(self, step: int) -> None:
        """Mark the next node in the order of links."""
        canvas, motif = self._canvas, self._canvas.motif
        if motif is None:
            return
        order = motif.scene.by_links[motif.shown[motif.scene.by_links]]
        if len(order):
            here = np.flatnonzero(order == canvas.picked_number)
            place = int(here[0]) + step if len(here) else 0
            canvas.mark(int(order[place % len(order)]))
            canvas.reveal()
