"""What is painted over the picture of the graph in every frame: names, what is lit, pins, the card of a node."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from kbdesk.desk import look
from kbdesk.desk.graph import labels
from kbdesk.desk.graph.scene import NONE
from kbdesk.desk.graph.stamps import draw_node
from kbdesk.desk.graph.strokes import Strokes

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from kbdesk.desk.graph.camera import Camera
    from kbdesk.desk.graph.drawing import Motif
    from kbdesk.desk.graph.light import Light

VEIL = 150
"""How much of the picture a light takes back, of 255."""
NAMED = 40
"""Lit nodes that are named."""
WIDEST = 320
"""Pixels that a card is wide at most."""


class Marks:
    """Paints over the picture of a motif in a field.

    How large that is the field says: a painter's viewport may be that of the whole window.
    """

    def __init__(self, field: QWidget) -> None:
        self._field = field
        self.dress()
        self._strokes = Strokes()

    def dress(self) -> None:
        """Take the letters of the look in use."""
        self._letters = labels.letters()
        self._sign = labels.Sign(self._letters)

    def paint_names(self, painter: QPainter, motif: Motif, camera: Camera, names: Sequence[labels.Name]) -> None:
        """Paint names where their nodes stand now.

        One that would lie over another, or over the edge of the field, waits for the next picture.
        """
        field = QRectF(self._field.rect()).adjusted(1, 1, -1, -1)
        shown = [name for name in names if motif.shown[name.number]]
        numbers = np.array([name.number for name in shown], dtype=np.intp)
        at = camera.to_screen(motif.scene.positions[numbers]).tolist()
        radii = motif.scene.radii(camera, numbers).tolist()
        boxes = [name.box(x, y, radius) for name, (x, y), radius in zip(shown, at, radii, strict=True)]
        placed = [(name, box) for name, box in zip(shown, boxes, strict=True) if field.contains(box)]
        for (name, box), stands in zip(placed, labels.apart([box for _, box in placed]), strict=True):
            if stands:
                tint = motif.inks.muted if motif.scene.faded[name.number] else motif.inks.words
                self._sign.draw(painter, name, box, tint, motif.inks.ground)

    def paint_nothing(self, painter: QPainter, motif: Motif, words: str) -> None:
        """Say in the middle of the field why nothing is to be seen."""
        painter.setFont(look.font())
        painter.setPen(motif.inks.muted)
        room = self._field.rect().adjusted(look.WIDE, 0, -look.WIDE, 0)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap), words)

    def paint_light(self, painter: QPainter, motif: Motif, camera: Camera, light: Light, unnamed: int) -> None:
        """Take the picture back and paint what is lit on it, with its names but one."""
        veil = QColor(motif.inks.ground)
        veil.setAlpha(VEIL)
        painter.fillRect(self._field.rect(), veil)
        at = camera.to_screen(motif.scene.positions[np.concatenate((light.first, light.second))])
        half = len(light.first)
        painter.setPen(QPen(motif.inks.accent, 1.6))
        self._strokes.draw_lines(painter, np.hstack((at[:half], at[half:])))
        places = camera.to_screen(motif.scene.positions[light.nodes]).tolist()
        radii = motif.scene.radii(camera, light.nodes).tolist()
        for number, (x, y), radius in zip(light.nodes.tolist(), places, radii, strict=True):
            draw_node(painter, motif, number, QPointF(x, y), max(radius, 2.5))
        wanted = tuple(dict.fromkeys([*light.chief, *light.nodes[:NAMED].tolist()]))
        size = self._field.size()
        names = labels.choose_among(motif, camera, size, self._letters, [one for one in wanted if one != unnamed])
        self.paint_names(painter, motif, camera, names)

    def paint_ring(self, painter: QPainter, motif: Motif, camera: Camera, number: int) -> None:
        """Paint a ring around a node that is marked."""
        radius = motif.scene.radius(camera, number) + 4
        painter.setPen(QPen(motif.inks.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place_of(motif, camera, number), radius, radius)

    def paint_pins(self, painter: QPainter, motif: Motif, camera: Camera, pinned: Iterable[int]) -> None:
        """Paint a dot in the middle of nodes that stay where they were put."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(motif.inks.ground)
        for number in pinned:
            if motif.shown[number]:
                dot = max(1.2, motif.scene.radius(camera, number) * 0.35)
                painter.drawEllipse(place_of(motif, camera, number), dot, dot)

    def paint_card(self, painter: QPainter, motif: Motif, camera: Camera, number: int, words: tuple[str, str]) -> None:
        """Paint what a node is beside it: its name and, smaller, what is to be said about it."""
        size = self._field.size()
        bold, small = look.font("caption", bold=True), look.font("caption")
        flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
        room = QRect(0, 0, min(size.width() - 24, WIDEST), 200)
        painter.setFont(bold)
        head = painter.boundingRect(room, flags, words[0])
        painter.setFont(small)
        foot = painter.boundingRect(room, flags, words[1])
        card = QSize(max(head.width(), foot.width()) + 20, head.height() + foot.height() + 14)
        at, radius = place_of(motif, camera, number), motif.scene.radius(camera, number)
        left = min(max(at.x() - card.width() / 2, 4), size.width() - card.width() - 4)
        top = at.y() + radius + 8
        if top + card.height() > size.height() - 4:
            top = at.y() - radius - 8 - card.height()
        box = QRectF(left, top, card.width(), card.height())
        painter.setPen(QPen(look.colour("border_strong"), 1))
        painter.setBrush(look.colour("raised"))
        painter.drawRoundedRect(box, look.RADIUS, look.RADIUS)
        inside = box.adjusted(10, 6, -9, -6)
        painter.setFont(bold)
        painter.setPen(motif.inks.words)
        painter.drawText(inside, flags, words[0])
        painter.setFont(small)
        painter.setPen(motif.inks.muted)
        painter.drawText(inside.adjusted(0, head.height() + 2, 0, 0), flags, words[1])


def place_of(motif: Motif, camera: Camera, number: int) -> QPointF:
    """Return where a node stands on the screen."""
    if number == NONE:
        return QPointF()
    x, y = motif.scene.positions[number].tolist()
    return QPointF(x * camera.scale + camera.x, y * camera.scale + camera.y)
