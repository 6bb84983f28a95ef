"""Names beside the nodes of the graph: which ones have room, and how they are drawn. Chosen on a worker."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QStaticText

from kbdesk.desk import look

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from kbdesk.desk.graph.camera import Camera
    from kbdesk.desk.graph.drawing import Motif

WIDEST = 150
NARROW = 70.0
"""Pixels of a name that finds room no wider, where there are few."""
FEW = 30
"""So many nodes have names all of them, if there is any room."""
SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
"""Where a name may stand, as steps across and down, the best first."""
CANDIDATES = 500
FULL = 1_000_000
BOLD = 9.0
"""From this radius on a node's name is bold."""
APART = 4.0
"""Pixels between two names."""


@dataclass(frozen=True)
class Letters:
    """The letters of the names, and how many pixels one is wide at most; taken from the look on the UI thread."""

    usual: QFont
    bold: QFont
    widest: int

    def of(self, radius: float) -> QFont:
        """Return the letters for the name of a node of that size."""
        return self.bold if radius >= BOLD else self.usual


def letters() -> Letters:
    """Take the letters of the look in use."""
    return Letters(look.font("caption"), look.font("caption", bold=True), look.scaled(WIDEST))


@dataclass(frozen=True)
class Name:
    """A name with the node it belongs to and the size of its box; `side` is where it stands: below, above, beside."""

    number: int
    words: str
    bold: bool
    width: float
    height: float
    side: tuple[int, int] = (0, 1)

    def box(self, x: float, y: float, radius: float) -> QRectF:
        """Return where it stands beside a node at a place of the screen."""
        across, down = self.side
        left = x - self.width / 2 + across * (self.width / 2 + radius + 4)
        top = y - self.height / 2 + down * (self.height / 2 + radius + 2)
        return QRectF(left, top, self.width, self.height)


def choose(motif: Motif, camera: Camera, size: QSize, fonts: Letters, first: Sequence[int] = ()) -> tuple[Name, ...]:
    """Find the names that have room when the picture lies as `camera` says; `first` are nodes to name anyway.

    Those of the most linked nodes go first, and none lies over another.
    """
    scene = motif.scene
    at = camera.to_screen(scene.positions)
    inside = motif.shown & (at > 0).all(axis=1) & (at < (size.width(), size.height())).all(axis=1)
    order = scene.by_links[inside[scene.by_links]]
    radii = scene.radii(camera, order) if len(order) <= CANDIDATES else None
    room = _Room(size, at[order], radii)
    spread = size.width() * size.height() / 1_500_000
    many = int(np.clip((10 + (scene.spacing * camera.scale) ** 1.25) * spread, 14 * spread + 4, 160 * spread + 4))
    wanted = tuple(dict.fromkeys([*(one for one in first if inside[one]), *order[:CANDIDATES].tolist()]))
    return _Writer(motif, camera, fonts).stand(room, wanted, first, many)


def choose_among(motif: Motif, camera: Camera, size: QSize, fonts: Letters, numbers: Sequence[int]) -> tuple[Name, ...]:
    """Find the names of some nodes that have room beside each other, the first of them first."""
    nodes = np.array(numbers, dtype=np.intp)
    at = camera.to_screen(motif.scene.positions[nodes])
    room = _Room(size, at, motif.scene.radii(camera, nodes))
    inside = (at > 0).all(axis=1) & (at < (size.width(), size.height())).all(axis=1)
    wanted = [numbers[place] for place in np.flatnonzero(inside).tolist()]
    return _Writer(motif, camera, fonts).stand(room, wanted, (), len(wanted))


def apart(boxes: Sequence[QRectF]) -> list[bool]:
    """Tell which boxes may stand so that none lies over one before it: names that a moving picture brings together."""
    if not boxes:
        return []
    edges = np.array([(box.left(), box.top(), box.right(), box.bottom()) for box in boxes])
    low, high = edges[:, :2], edges[:, 2:]
    near = (low[:, None] < high[None] + APART) & (high[:, None] + APART > low[None])
    over = near[..., 0] & near[..., 1]
    stands = np.ones(len(boxes), dtype=bool)
    for at in range(1, len(boxes)):
        stands[at] = not (over[at, :at] & stands[:at]).any()
    kept: list[bool] = stands.tolist()
    return kept


class _Writer:
    """Measures names, shortens those that are too wide, and puts them where there is room."""

    def __init__(self, motif: Motif, camera: Camera, fonts: Letters) -> None:
        self._scene = motif.scene
        self._camera = camera
        self._widest = fonts.widest
        self._metrics = {bold: QFontMetricsF(font) for bold, font in ((False, fonts.usual), (True, fonts.bold))}

    def stand(self, room: _Room, wanted: Sequence[int], first: Sequence[int], many: int) -> tuple[Name, ...]:
        """Return the names of so many of the wanted nodes as have room; those of the first in any case."""
        numbers = np.array(wanted, dtype=np.intp)
        at = self._camera.to_screen(self._scene.positions[numbers]).tolist()
        radii = self._scene.radii(self._camera, numbers).tolist()
        widths = (self._widest, NARROW) if len(wanted) <= FEW else (self._widest,)
        names: list[Name] = []
        for number, (x, y), radius in zip(wanted, at, radii, strict=True):
            tried = (
                room.fit(self._name(number, radius, widest), x, y, radius, anyway=number in first) for widest in widths
            )
            name = next(filter(None, tried), None)
            if name is not None:
                names.append(name)
                if len(names) >= many:
                    break
        return tuple(names)

    def _name(self, number: int, radius: float, widest: float) -> Name:
        bold = radius >= BOLD
        metrics = self._metrics[bold]
        title = " ".join(self._scene.titles[number][:200].split())
        words = metrics.elidedText(title, Qt.TextElideMode.ElideRight, widest)
        return Name(number, words, bold, metrics.horizontalAdvance(words), metrics.height())


class _Room:
    """What of the field is taken: by names that stand, and by nodes where they are few enough to heed."""

    def __init__(self, size: QSize, places: NDArray[np.float64], radii: NDArray[np.float64] | None) -> None:
        self._field = QRectF(2, 2, size.width() - 4, size.height() - 4)
        self._places = places
        self._radii = radii
        self._taken = np.zeros((CANDIDATES + 8, 4))
        self._count = 0

    def fit(self, name: Name, x: float, y: float, radius: float, *, anyway: bool) -> Name | None:
        """Return the name at the first side with room; None where there is none, or the side that covers least."""
        ways = [replace(name, side=side) for side in SIDES]
        boxes = [way.box(x, y, radius) for way in ways]
        at = next((at for at, box in enumerate(boxes) if not self._covered(box)), None)
        if at is None and anyway:
            at = min(range(len(ways)), key=lambda one: self._covered(boxes[one]))
        if at is None or self._count == len(self._taken):
            return None
        box = boxes[at]
        self._taken[self._count] = (box.left() - APART, box.top() - 1, box.right() + APART, box.bottom() + 1)
        self._count += 1
        return ways[at]

    def _covered(self, box: QRectF) -> int:
        """Return how many names and nodes lie in a box; one that reaches out of the field counts as full."""
        if not self._field.contains(box):
            return FULL
        taken = self._taken[: self._count]
        names = (
            (taken[:, 0] < box.right())
            & (taken[:, 2] > box.left())
            & (taken[:, 1] < box.bottom())
            & (taken[:, 3] > box.top())
        )
        if self._radii is None:
            return int(names.sum())
        near_x = np.clip(self._places[:, 0], box.left(), box.right()) - self._places[:, 0]
        near_y = np.clip(self._places[:, 1], box.top(), box.bottom()) - self._places[:, 1]
        return int(names.sum()) + int((np.hypot(near_x, near_y) < self._radii).sum())


class Sign:
    """Draws names; what Qt has laid out once is kept for as long as the letters stay."""

    MOST = 2000

    def __init__(self, fonts: Letters | None = None) -> None:
        self._letters = fonts or letters()
        self._made: dict[tuple[str, bool], QStaticText] = {}

    def draw(self, painter: QPainter, name: Name, box: QRectF, words: QColor, ground: QColor) -> None:
        """Draw a name, on a bit of ground so that links do not run through it."""
        veil = QColor(ground)
        veil.setAlpha(185)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawRoundedRect(box.adjusted(-3, -1, 3, 1), 3, 3)
        painter.setFont(self._letters.bold if name.bold else self._letters.usual)
        painter.setPen(words)
        painter.drawStaticText(QPointF(box.left(), box.top()), self._text(name))

    def _text(self, name: Name) -> QStaticText:
        key = (name.words, name.bold)
        made = self._made.get(key)
        if made is None:
            if len(self._made) >= self.MOST:
                self._made.clear()
            made = QStaticText(name.words)
            made.setTextFormat(Qt.TextFormat.PlainText)
            made.prepare(font=self._letters.bold if name.bold else self._letters.usual)
            self._made[key] = made
        return made
