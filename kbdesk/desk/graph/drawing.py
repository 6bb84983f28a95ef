"""The picture of the graph: links and nodes painted into an image, on a worker or, where they are few, at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from kbdesk.desk import look
from kbdesk.desk.graph.camera import Camera, fitting
from kbdesk.desk.graph.stamps import DOT, Stamps
from kbdesk.desk.graph.strokes import Strokes

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from kbdesk.desk.graph.labels import Name
    from kbdesk.desk.graph.scene import Numbers, Scene

MOST_INK = 0.14
"""How much of the field may be links before the longest step back into a haze."""
MOST_HAZE = 0.5
"""How much of it may be haze before only some of its lines are drawn: all would make it one grey."""
ROUGH_LINKS = 24_000
ROUGH_NODES = 16_000
"""How much of a big graph is drawn in a picture that the next one follows soon."""
BESIDE = 0.2
"""How much more than the field a picture shows on each side, as a share of it: so far it can be moved."""
GLANCE = QSize(960, 640)
"""The size of the picture of everything, which lies behind the others and in the small map."""
NO_TINT = -1
NOTHING = QSize(0, 0)


@dataclass(frozen=True)
class Inks:
    """The colours of a picture that are those of the theme, taken on the UI thread."""

    ground: QColor
    edge: QColor
    words: QColor
    muted: QColor
    accent: QColor

    def faded(self, tint: QColor) -> QColor:
        """Return a colour that steps back towards the ground."""
        return mixed(tint, self.ground, 0.64)


@dataclass(frozen=True, eq=False)
class Motif:
    """What a picture is drawn from, but for how it lies on the screen.

    `tints` says for each node which of the colours it has.
    """

    scene: Scene
    shown: NDArray[np.bool_]
    tints: NDArray[np.intp]
    colours: tuple[QColor, ...]
    inks: Inks

    @cached_property
    def links(self) -> tuple[Numbers, Numbers]:
        """The links whose both ends are shown."""
        first, second = self.scene.first, self.scene.second
        seen = self.shown[first] & self.shown[second]
        return first[seen], second[seen]

    def like(self, other: Motif) -> bool:
        """Whether another motif has the same nodes, wherever they stand."""
        return self.scene.graph is other.scene.graph

    def colour(self, number: int) -> QColor:
        """Return the colour of a node."""
        tint = self.colours[int(self.tints[number])]
        return self.inks.faded(tint) if self.scene.faded[number] else tint


@dataclass(frozen=True, eq=False)
class Picture:
    """A finished picture and what it shows; `is_rough` where much was left out, for the next follows soon."""

    image: QImage
    motif: Motif
    camera: Camera
    is_rough: bool
    names: tuple[Name, ...] = ()

    @property
    def ratio(self) -> float:
        """How many dots a pixel has."""
        return self.image.devicePixelRatio()

    def field(self) -> QRectF:
        """Return the whole of it, in pixels."""
        return QRectF(QPointF(0, 0), self.image.deviceIndependentSize())


def inks() -> Inks:
    """Take the colours from the theme in use."""
    return Inks(
        look.colour("surface"),
        look.colour("graph_edge"),
        look.colour("graph_label"),
        look.colour("text_muted"),
        look.colour("accent"),
    )


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Mix a share of another colour into one, opaque: translucent lines cost many times as much."""
    keep = 1 - share
    return QColor.fromRgbF(
        one.redF() * keep + other.redF() * share,
        one.greenF() * keep + other.greenF() * share,
        one.blueF() * keep + other.blueF() * share,
    )


@dataclass(frozen=True)
class Sheet:
    """What a picture is painted on: its size on the screen, how many dots a pixel has, how rough it may be."""

    size: QSize = NOTHING
    ratio: float = 1.0
    is_rough: bool = False

    def field(self) -> QRectF:
        """Return the whole of it."""
        return QRectF(QPointF(0, 0), QSizeF(self.size))

    def with_more_beside(self) -> tuple[Sheet, float, float]:
        """Return a larger one, and how many pixels it reaches out on the left and above."""
        across, down = round(self.size.width() * BESIDE), round(self.size.height() * BESIDE)
        size = QSize(self.size.width() + 2 * across, self.size.height() + 2 * down)
        return Sheet(size, self.ratio, self.is_rough), across, down


def picture(motif: Motif, camera: Camera, sheet: Sheet, step: Callable[[], object] | None = None) -> Picture:
    """Draw a picture; any thread may. `step` is called on the way and may raise."""
    image = QImage(sheet.size * sheet.ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(sheet.ratio)
    image.fill(motif.inks.ground)
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_links(painter, motif, camera, sheet, step)
        draw_nodes(painter, motif, camera, sheet, step)
    finally:
        painter.end()  # also when cancelled: an image must not go while it is painted on
    return Picture(image, motif, camera, sheet.is_rough)


def glance(motif: Motif, step: Callable[[], object] | None = None) -> Picture:
    """Draw everything, small and rough."""
    scene = motif.scene
    places = scene.positions[motif.shown] if motif.shown.any() else scene.positions
    camera = fitting(places, GLANCE.width(), GLANCE.height(), scene.spacing)
    return picture(motif, camera, Sheet(GLANCE, 1.0, is_rough=True), step)


def draw_links(
    painter: QPainter, motif: Motif, camera: Camera, sheet: Sheet, step: Callable[[], object] | None = None
) -> None:
    """Draw the links between shown nodes that cross the field."""
    strokes = Strokes()
    for shade, ends in lines(motif, camera, sheet):
        pen = QPen(shade, 1.0)
        pen.setCosmetic(True)
        painter.setPen(pen)
        strokes.draw_lines(painter, ends, step)


def lines(motif: Motif, camera: Camera, sheet: Sheet) -> list[tuple[QColor, NDArray[np.float64]]]:
    """Return the lines that cross the field, by colour, in the order in which they lie over each other.

    A line is a row of x and y of one end and of the other. The longest of too many lie lowest, as a haze.
    """
    scene, shades = motif.scene, motif.inks
    first, second = motif.links
    if sheet.is_rough and len(first) > ROUGH_LINKS:
        every = -(-len(first) // ROUGH_LINKS)
        first, second = first[::every], second[::every]
    at = camera.to_screen(scene.positions)
    seen = _crossing(at[first], at[second], sheet.field())
    first, second = first[seen], second[seen]
    length = np.hypot(*(at[second] - at[first]).T)
    order = np.argsort(-length, kind="stable")
    first, second, length = first[order], second[order], length[order]
    haze = _too_many(length, sheet.field())
    faint = scene.faded[first] | scene.faded[second]
    tint = np.where((motif.tints[first] == motif.tints[second]) & ~faint, motif.tints[first], NO_TINT)
    near = mixed(shades.ground, shades.edge, 0.8)
    clear = ~faint & ~haze
    groups = [
        (mixed(shades.ground, shades.edge, 0.22), _sample(haze, length, sheet.field())),
        (shades.faded(near), faint & ~haze),
        (near, clear & (tint == NO_TINT)),
    ]
    for kind in np.unique(tint[clear & (tint != NO_TINT)]).tolist():
        groups.append((mixed(near, motif.colours[kind], 0.42), clear & (tint == kind)))
    return [(shade, np.hstack((at[first[which]], at[second[which]]))) for shade, which in groups]


def nodes(
    motif: Motif, camera: Camera, sheet: Sheet
) -> tuple[NDArray[np.intp], NDArray[np.float64], NDArray[np.float64]]:
    """Return the nodes in the field, the most linked last, where they stand on the screen, and their radii."""
    scene = motif.scene
    order = scene.by_links[motif.shown[scene.by_links]]
    if sheet.is_rough:
        order = order[:ROUGH_NODES]
    order = order[::-1]
    at = camera.to_screen(scene.positions[order])
    radii = scene.radii(camera, order)
    reach = radii[:, None] * 2
    size = np.array((sheet.size.width(), sheet.size.height()))
    inside = ((at > -reach) & (at < size + reach)).all(axis=1)
    return order[inside], at[inside], radii[inside]


def draw_nodes(
    painter: QPainter, motif: Motif, camera: Camera, sheet: Sheet, step: Callable[[], object] | None = None
) -> None:
    """Draw the shown nodes in the field, the most linked on top."""
    order, at, radii = nodes(motif, camera, sheet)
    stamps = Stamps(motif, painter.device().devicePixelRatio())
    dots = (radii <= DOT) & ~motif.scene.hollow[order]
    stamps.draw_dots(painter, order[dots], at[dots], radii[dots])
    if step is not None:
        step()
    order, at, radii = order[~dots], at[~dots], radii[~dots]
    for count, (number, radius, (x, y)) in enumerate(zip(order.tolist(), radii.tolist(), at.tolist(), strict=True)):
        stamps.draw(painter, number, QPointF(x, y), radius)
        if step is not None and count % 1000 == 0:
            step()


def _too_many(length: NDArray[np.float64], field: QRectF) -> NDArray[np.bool_]:
    """Tell which lines, sorted from the longest, would only fill the field with ink, beside the shorter ones."""
    many: NDArray[np.bool_] = _inked(length, field)[::-1].cumsum()[::-1] > field.width() * field.height() * MOST_INK
    return many


def _sample(haze: NDArray[np.bool_], length: NDArray[np.float64], field: QRectF) -> NDArray[np.bool_]:
    """Return as many of the lines of a haze, evenly taken, as do not make it all one grey."""
    ink = float(_inked(length[haze], field).sum())
    every = max(1, int(np.ceil(ink / (field.width() * field.height() * MOST_HAZE))))
    chosen = np.zeros(len(haze), dtype=bool)
    chosen[np.flatnonzero(haze)[::every]] = True
    return chosen


def _inked(length: NDArray[np.float64], field: QRectF) -> NDArray[np.float64]:
    inked: NDArray[np.float64] = np.minimum(length, field.width() + field.height())
    return inked


def _crossing(one: NDArray[np.float64], other: NDArray[np.float64], field: QRectF) -> NDArray[np.bool_]:
    """Tell which lines may cross the field: not both ends on the same outer side of it."""
    low, high = np.minimum(one, other), np.maximum(one, other)
    across = (high[:, 0] >= field.left()) & (low[:, 0] <= field.right())
    crossing: NDArray[np.bool_] = across & (high[:, 1] >= field.top()) & (low[:, 1] <= field.bottom())
    return crossing
