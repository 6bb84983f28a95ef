"""Names beside the pages of the graph: which ones have room, and how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QStaticText

from kbdesk.desk import look

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kbdesk.desk.graph.drawing import Motif
    from kbdesk.desk.graph.scene import Camera

WIDEST = 150.0
NARROW = 70.0
"""Pixels of a name that finds room no wider, where there are few."""
FEW = 30
"""So many pages have names all of them, if there is any room."""
SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
"""Where a name may stand, as steps across and down, the best first."""
CANDIDATES = 400
FULL = 1_000_000


@dataclass(frozen=True)
class Name:
    """A name with the page it belongs to and the size of its box; `side` is where it stands: below, above, beside."""

    number: int
    text: QStaticText
    width: float
    height: float
    side: tuple[int, int] = (0, 1)

    def box(self, x: float, y: float, radius: float) -> QRectF:
        """Return where it stands beside a page at a place of the screen."""
        across, down = self.side
        left = x - self.width / 2 + across * (self.width / 2 + radius + 4)
        top = y - self.height / 2 + down * (self.height / 2 + radius + 2)
        return QRectF(left, top, self.width, self.height)


class Names:
    """The names that stand in the picture; those of the most linked pages go first and never overlap."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, float, float], Name] = {}
        self.standing: tuple[Name, ...] = ()

    def choose(self, motif: Motif, camera: Camera, size: QSize, first: tuple[int, ...]) -> None:
        """Find the names that have room when the picture lies as `camera` says; `first` are pages to name anyway."""
        scene = motif.scene
        at = camera.to_screen(scene.positions)
        radii = scene.radii(camera)
        inside = motif.shown & (at[:, 0] > 0) & (at[:, 0] < size.width()) & (at[:, 1] > 0) & (at[:, 1] < size.height())
        order = scene.by_links[inside[scene.by_links]][:CANDIDATES]
        room = _Room(size, at[order], radii[order] if inside.sum() <= CANDIDATES else None)
        many = int(np.clip(10 + (scene.spacing * camera.scale) ** 1.25, 14, 160))
        names: list[Name] = []
        wanted = dict.fromkeys([*(one for one in first if inside[one]), *order.tolist()])
        for number in wanted:
            x, y = at[number].tolist()
            tried = (
                room.fit(self.name(motif, number, widest), x, y, float(radii[number]), anyway=number in first)
                for widest in ((WIDEST, NARROW) if len(wanted) <= FEW else (WIDEST,))
            )
            name = next(filter(None, tried), None)
            if name is not None:
                names.append(name)
                if len(names) >= many:
                    break
        self.standing = tuple(names)

    def name(self, motif: Motif, number: int, widest: float = WIDEST) -> Name:
        """Return the name of a page, shortened where it is wider than so many pixels."""
        page = motif.scene.pages[number]
        font = look.font("caption")
        key = (page.title, font.pointSizeF(), widest)
        made = self._made.get(key)
        if made is None or made.number != number:
            metrics = QFontMetricsF(font)
            words = metrics.elidedText(page.title.replace("\n", " "), Qt.TextElideMode.ElideRight, widest)
            text = QStaticText(words)
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.prepare(font=font)
            made = self._made[key] = Name(number, text, text.size().width(), text.size().height())
        return made


class _Room:
    """What of the field is taken: by names that stand, and by pages where they are few enough to heed."""

    def __init__(self, size: QSize, pages: NDArray[np.float64], radii: NDArray[np.float64] | None) -> None:
        self._field = QRectF(2, 2, size.width() - 4, size.height() - 4)
        self._pages = pages
        self._radii = radii
        self._taken: list[QRectF] = []

    def fit(self, name: Name, x: float, y: float, radius: float, *, anyway: bool) -> Name | None:
        """Return the name at the first side with room; None where there is none, or the side that covers least."""
        ways = [replace(name, side=side) for side in SIDES]
        boxes = [way.box(x, y, radius) for way in ways]
        at = next((at for at, box in enumerate(boxes) if not self._covered(box)), None)
        if at is None and anyway:
            at = min(range(len(ways)), key=lambda one: self._covered(boxes[one]))
        if at is None:
            return None
        self._taken.append(boxes[at].adjusted(-4, -1, 4, 1))
        return ways[at]

    def _covered(self, box: QRectF) -> int:
        """Return how many names and pages lie in a box; one that reaches out of the field counts as full."""
        if not self._field.contains(box):
            return FULL
        names = sum(box.intersects(other) for other in self._taken)
        if self._radii is None:
            return names
        near_x = np.clip(self._pages[:, 0], box.left(), box.right()) - self._pages[:, 0]
        near_y = np.clip(self._pages[:, 1], box.top(), box.bottom()) - self._pages[:, 1]
        return names + int((np.hypot(near_x, near_y) < self._radii).sum())


def draw(painter: QPainter, name: Name, at: QPointF, radius: float, words: QColor, ground: QColor) -> None:
    """Draw a name beside its page, on a bit of ground so that links do not run through it."""
    box = name.box(at.x(), at.y(), radius)
    painter.setPen(Qt.PenStyle.NoPen)
    veil = QColor(ground)
    veil.setAlpha(185)
    painter.setBrush(veil)
    painter.drawRoundedRect(box.adjusted(-3, -1, 3, 1), 3, 3)
    painter.setFont(look.font("caption"))
    painter.setPen(words)
    painter.drawStaticText(box.topLeft(), name.text)
