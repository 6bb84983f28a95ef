"""How one node looks: a disc, a ring for a page that is not there, a square for an original. Drawn once, used often."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QRadialGradient

from kbdesk.desk.graph.strokes import Strokes

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kbdesk.desk.graph.drawing import Motif

DOT = 1.5
"""Up to this radius in pixels a node is a dot."""
GLOWING = 6.0
"""From this radius on a node glows a little."""


class Stamps:
    """The stamps of one picture."""

    def __init__(self, motif: Motif, ratio: float) -> None:
        self._motif = motif
        self._ratio = ratio
        self._made: dict[tuple[int, bool, bool, bool, float], QImage] = {}

    def draw(self, painter: QPainter, number: int, at: QPointF, radius: float) -> None:
        """Draw a node at a place of the screen."""
        scene = self._motif.scene
        key = (
            int(self._motif.tints[number]),
            bool(scene.faded[number]),
            bool(scene.hollow[number]),
            bool(scene.square[number]),
            radius,
        )
        stamp = self._made.get(key)
        if stamp is None:
            stamp = self._made[key] = self._stamp(number, radius)
        half = _half(radius)
        painter.drawImage(QPointF(at.x() - half, at.y() - half), stamp)

    def draw_dots(
        self, painter: QPainter, numbers: NDArray[np.intp], at: NDArray[np.float64], radii: NDArray[np.float64]
    ) -> None:
        """Draw nodes as dots, the smallest first."""
        strokes = Strokes()
        faded, tints = self._motif.scene.faded[numbers], self._motif.tints[numbers]
        kinds = np.stack((radii, ~faded, tints), axis=1)
        for radius, clear, tint in np.unique(kinds, axis=0).tolist():
            shade = self._motif.colours[int(tint)]
            painter.setPen(QPen(shade if clear else self._motif.inks.faded(shade), 2 * radius))
            strokes.draw_points(painter, at[(kinds == (radius, clear, tint)).all(axis=1)])

    def _stamp(self, number: int, radius: float) -> QImage:
        half = _half(radius)
        image = QImage(QSize(1, 1) * int(np.ceil(half * 2 * self._ratio)), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(self._ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QPointF(half, half)
        if radius >= GLOWING and not self._motif.scene.faded[number] and not self._motif.scene.hollow[number]:
            _glow(painter, middle, radius, self._motif.colour(number))
        draw_node(painter, self._motif, number, middle, radius)
        painter.end()
        return image


def draw_node(painter: QPainter, motif: Motif, number: int, at: QPointF, radius: float) -> None:
    """Draw one node as it is, on a rim of ground that parts it from what lies below."""
    scene, tint = motif.scene, motif.colour(number)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(motif.inks.ground)
    _shape(painter, at, radius + 1, square=bool(scene.square[number]))
    if scene.hollow[number]:
        line = max(1.0, min(2.0, radius / 3))
        painter.setPen(QPen(tint, line))
        _shape(painter, at, radius - line / 2, square=False)
    else:
        painter.setBrush(tint)
        _shape(painter, at, radius, square=bool(scene.square[number]))


def _shape(painter: QPainter, at: QPointF, radius: float, *, square: bool) -> None:
    if square:
        side = radius * 0.9
        painter.drawRoundedRect(QRectF(at.x() - side, at.y() - side, 2 * side, 2 * side), side / 3, side / 3)
    else:
        painter.drawEllipse(at, radius, radius)


def _glow(painter: QPainter, middle: QPointF, radius: float, tint: QColor) -> None:
    light = QRadialGradient(middle, radius * 2)
    for place, share in ((0.4, 0.34), (0.7, 0.12), (1.0, 0.0)):
        shade = QColor(tint)
        shade.setAlphaF(share)
        light.setColorAt(place, shade)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawEllipse(middle, radius * 2, radius * 2)


def _half(radius: float) -> float:
    return radius * 2 if radius >= GLOWING else radius + 2
