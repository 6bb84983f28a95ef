"""Names beside the pages of the graph: which ones have room, and how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QStaticText

from kbdesk.desk import look

if TYPE_CHECKING:
    from kbdesk.desk.graph.drawing import Motif
    from kbdesk.desk.graph.scene import Camera

WIDEST = 150.0
CANDIDATES = 400


@dataclass(frozen=True)
class Name:
    """A name with the page it belongs to and the size of its box."""

    number: int
    text: QStaticText
    width: float
    height: float

    def box(self, x: float, y: float, radius: float) -> QRectF:
        """Return where it stands below a page at a place of the screen."""
        return QRectF(x - self.width / 2, y + radius + 2, self.width, self.height)


class Names:
    """The names that stand in the picture; those of the most linked pages go first and never overlap."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, float], Name] = {}
        self.standing: tuple[Name, ...] = ()

    def choose(self, motif: Motif, camera: Camera, size: QSize, first: tuple[int, ...]) -> None:
        """Find the names that have room when the picture lies as `camera` says; `first` are pages to name anyway."""
        scene = motif.scene
        at = camera.to_screen(scene.positions)
        radii = scene.radii(camera)
        inside = motif.shown & (at[:, 0] > 0) & (at[:, 0] < size.width()) & (at[:, 1] > 0) & (at[:, 1] < size.height())
        order = scene.by_links[inside[scene.by_links]][:CANDIDATES].tolist()
        many = int(np.clip(10 + (scene.spacing * camera.scale) ** 1.25, 14, 160))
        taken: list[QRectF] = []
        names: list[Name] = []
        for number in [*(one for one in first if inside[one]), *order]:
            name = self.name(motif, number)
            box = name.box(float(at[number, 0]), float(at[number, 1]), float(radii[number]))
            if any(box.intersects(other) for other in taken):
                continue
            taken.append(box.adjusted(-4, -2, 4, 2))
            names.append(name)
            if len(names) >= many:
                break
        self.standing = tuple(names)

    def name(self, motif: Motif, number: int) -> Name:
        """Return the name of a page, shortened where it is long."""
        page = motif.scene.pages[number]
        font = look.font("caption")
        key = (page.title, font.pointSizeF())
        made = self._made.get(key)
        if made is None or made.number != number:
            metrics = QFontMetricsF(font)
            words = metrics.elidedText(page.title.replace("\n", " "), Qt.TextElideMode.ElideRight, WIDEST)
            text = QStaticText(words)
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.prepare(font=font)
            made = self._made[key] = Name(number, text, text.size().width(), text.size().height())
        return made


def draw(painter: QPainter, name: Name, at: QPointF, radius: float, words: QColor, ground: QColor) -> None:
    """Draw a name below its page, on a bit of ground so that links do not run through it."""
    box = name.box(at.x(), at.y(), radius)
    painter.setPen(Qt.PenStyle.NoPen)
    veil = QColor(ground)
    veil.setAlpha(185)
    painter.setBrush(veil)
    painter.drawRoundedRect(box.adjusted(-3, -1, 3, 1), 3, 3)
    painter.setPen(words)
    painter.drawStaticText(box.topLeft(), name.text)
