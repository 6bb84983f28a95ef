"""How the drawing of the graph lies on the screen. A value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Camera:
    """How the drawing lies on the screen: screen = drawing * scale + (x, y)."""

    scale: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def to_screen(self, at: NDArray[np.float64]) -> NDArray[np.float64]:
        """Move places of the drawing to the screen."""
        moved: NDArray[np.float64] = at * self.scale + np.array((self.x, self.y))
        return moved

    def to_drawing(self, x: float, y: float) -> tuple[float, float]:
        """Move a place of the screen to the drawing."""
        return (x - self.x) / self.scale, (y - self.y) / self.scale

    def zoomed(self, scale: float, x: float, y: float) -> Camera:
        """Change the scale so that what lies at a place of the screen stays there."""
        ratio = scale / self.scale
        return Camera(scale, x - (x - self.x) * ratio, y - (y - self.y) * ratio)

    def moved(self, across: float, down: float) -> Camera:
        """Move the drawing over the screen."""
        return Camera(self.scale, self.x + across, self.y + down)

    def centred(self, x: float, y: float, width: float, height: float) -> Camera:
        """Bring a place of the drawing into the middle of a field of that size."""
        return Camera(self.scale, width / 2 - x * self.scale, height / 2 - y * self.scale)

    def towards(self, other: Camera, share: float, width: float, height: float) -> Camera:
        """Return where one is on the way to another camera, for a field of that size; 0 is here, 1 there."""
        scale = self.scale * (other.scale / self.scale) ** share
        here, there = (np.array(one.to_drawing(width / 2, height / 2)) for one in (self, other))
        # The scale changes by factors: what is passed goes by at an even pace only if the way is shared out like it.
        near = share if abs(self.scale - other.scale) < 1e-9 else (scale - self.scale) / (other.scale - self.scale)
        part = near * other.scale / scale if scale else share
        x, y = (here + (there - here) * float(np.clip(part, 0, 1))).tolist()
        return Camera(scale).centred(x, y, width, height)

    def shift_from(self, other: Camera) -> QTransform:
        """Return how a picture that was drawn for another camera is to be laid for this one."""
        ratio = self.scale / other.scale
        return QTransform(ratio, 0, 0, ratio, self.x - other.x * ratio, self.y - other.y * ratio)

    def seen(self, width: float, height: float) -> QRectF:
        """Return what of the drawing a field of that size shows."""
        left, top = self.to_drawing(0, 0)
        return QRectF(left, top, width / self.scale, height / self.scale)


def fitting(places: NDArray[np.float64], width: float, height: float, spacing: float) -> Camera:
    """Return the camera that shows all places, with their names, in a field of that size."""
    if not len(places):
        return Camera(1.0, width / 2, height / 2)
    low, high = places.min(axis=0), places.max(axis=0)
    span = np.maximum(high - low, 1.0)
    beside, above = min(84, width / 5), min(44, height / 6)
    scale = float(min((width - 2 * beside) / span[0], (height - 2 * above) / span[1]))
    scale = max(min(scale, 70 / spacing), 1e-4)
    x, y = ((low + high) / 2).tolist()
    return Camera(scale).centred(x, y, width, height)
