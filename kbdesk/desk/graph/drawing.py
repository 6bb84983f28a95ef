"""The picture of the graph: links and pages painted with QPainter, on the UI thread or into an image on a worker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from kbdesk.desk import look

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from kbdesk.desk.graph.scene import Camera, Scene

SMOOTH_BATCH = 400
"""How many smooth lines are drawn in one go: a few milliseconds, in which no other thread gets the interpreter."""
MOST_INK = 0.12
"""How much of the field may be links before the longest step back."""
FEW_LINKS = 2000
FEW_PAGES = 3000
"""How much of a big graph is drawn while it moves."""


@dataclass(frozen=True)
class Inks:
    """The colours of a picture, taken from the theme on the UI thread."""

    ground: QColor
    edge: QColor
    words: QColor
    muted: QColor
    accent: QColor
    types: tuple[QColor, ...]

    def faded(self, tint: QColor) -> QColor:
        """Return a colour that steps back towards the ground."""
        return mixed(tint, self.ground, 0.64)


@dataclass(frozen=True, eq=False)
class Motif:
    """What a picture is drawn from, but for how it lies on the screen."""

    scene: Scene
    shown: NDArray[np.bool_]
    inks: Inks


@dataclass(frozen=True, eq=False)
class Picture:
    """A finished picture and what it shows."""

    image: QImage
    motif: Motif
    camera: Camera
    size: QSize


def inks(types: tuple[str, ...]) -> Inks:
    """Take the colours for these page types from the theme in use."""
    return Inks(
        look.colour("surface"),
        look.colour("graph_edge"),
        look.colour("graph_label"),
        look.colour("text_muted"),
        look.colour("accent"),
        tuple(look.type_colour(name) for name in types),
    )


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Mix a share of another colour into one, opaque: translucent lines cost many times as much."""
    keep = 1 - share
    return QColor.fromRgbF(
        one.redF() * keep + other.redF() * share,
        one.greenF() * keep + other.greenF() * share,
        one.blueF() * keep + other.blueF() * share,
    )


def picture(
    motif: Motif, camera: Camera, size: QSize, ratio: float, job: Callable[[int, int], None] | None = None
) -> Picture:
    """Draw the full picture into an image; any thread may."""
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(motif.inks.ground)
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = QRectF(QPointF(0, 0), QSizeF(size))
        draw_links(painter, motif, camera, field, job=job)
        draw_pages(painter, motif, camera, field)
    finally:
        painter.end()  # also when cancelled: an image must not go while it is painted on
    return Picture(image, motif, camera, size)


def draw_quick(painter: QPainter, motif: Motif, camera: Camera, field: QRectF) -> None:
    """Draw as much as a moving picture needs, in one rectangle of the screen."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    draw_links(painter, motif, camera, field, limit=FEW_LINKS)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_pages(painter, motif, camera, field, limit=FEW_PAGES)


def draw_links(
    painter: QPainter,
    motif: Motif,
    camera: Camera,
    field: QRectF,
    *,
    limit: int | None = None,
    job: Callable[[int, int], None] | None = None,
) -> None:
    """Draw the links between shown pages that cross the field; the longest of too many first."""
    scene, shades = motif.scene, motif.inks
    at = camera.to_screen(scene.positions)
    first, second = scene.links.first, scene.links.second
    if limit is not None and len(first) > limit:
        every = len(first) // limit
        first, second = first[::every], second[::every]
    seen = motif.shown[first] & motif.shown[second] & _crossing(at[first], at[second], field)
    first, second = first[seen], second[seen]
    length = np.hypot(*(at[second] - at[first]).T)
    haze = _too_many(length, field)
    faint = scene.faded[first] | scene.faded[second]
    near = mixed(shades.ground, shades.edge, 0.85)
    far = mixed(shades.ground, shades.edge, 0.2)
    for which, shade in ((haze, far), (faint & ~haze, shades.faded(near)), (~faint & ~haze, near)):
        pen = QPen(shade, 1.0)
        pen.setCosmetic(True)
        painter.setPen(pen)
        ends = np.hstack((at[first[which]], at[second[which]]))
        batch = SMOOTH_BATCH if job is not None else max(len(ends), 1)
        for start in range(0, len(ends), batch):
            painter.drawLines([QLineF(*end) for end in ends[start : start + batch].tolist()])
            if job is not None:
                job(start, len(ends))


def draw_pages(painter: QPainter, motif: Motif, camera: Camera, field: QRectF, *, limit: int | None = None) -> None:
    """Draw the shown pages in the field, the most linked on top."""
    scene = motif.scene
    order = scene.by_links if limit is None else scene.by_links[:limit]
    order = order[::-1]
    at = camera.to_screen(scene.positions[order])
    radii = scene.radii(camera)[order]
    inside = (
        motif.shown[order]
        & (at[:, 0] > field.left() - radii)
        & (at[:, 0] < field.right() + radii)
        & (at[:, 1] > field.top() - radii)
        & (at[:, 1] < field.bottom() + radii)
    )
    order, at, radii = order[inside], at[inside], radii[inside]
    stamps: dict[tuple[int, bool, float], QImage] = {}
    ratio = painter.device().devicePixelRatio()
    for kind, faded, radius, (x, y) in zip(
        scene.kinds[order].tolist(), scene.faded[order].tolist(), radii.tolist(), at.tolist(), strict=True
    ):
        key = (kind, faded, radius)
        stamp = stamps.get(key)
        if stamp is None:
            stamp = stamps[key] = _stamp(motif.inks, kind, faded, radius, ratio)
        half = radius + 2
        painter.drawImage(QPointF(x - half, y - half), stamp)


def draw_page(painter: QPainter, motif: Motif, number: int, at: QPointF, radius: float) -> None:
    """Draw one page."""
    tint = motif.inks.types[int(motif.scene.kinds[number])]
    painter.setPen(QPen(motif.inks.ground, 1.5))
    painter.setBrush(motif.inks.faded(tint) if motif.scene.faded[number] else tint)
    painter.drawEllipse(at, radius, radius)


def _stamp(shades: Inks, kind: int, faded: bool, radius: float, ratio: float) -> QImage:
    """Draw one page once, to be stamped many times."""
    side = (radius + 2) * 2
    image = QImage(QSize(1, 1) * int(np.ceil(side * ratio)), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    middle = QPointF(side / 2, side / 2)
    if radius > 2.5:
        painter.setBrush(shades.ground)
        painter.drawEllipse(middle, radius + 1, radius + 1)
    painter.setBrush(shades.faded(shades.types[kind]) if faded else shades.types[kind])
    painter.drawEllipse(middle, radius, radius)
    painter.end()
    return image


def _too_many(length: NDArray[np.float64], field: QRectF) -> NDArray[np.bool_]:
    """Tell which lines, the longest, would only fill the field with ink: they are drawn as a haze."""
    room = field.width() * field.height() * MOST_INK
    order = np.argsort(length, kind="stable")
    inked = np.minimum(length[order], field.width() + field.height()).cumsum()
    many = np.zeros(len(length), dtype=bool)
    many[order[inked > room]] = True
    return many


def _crossing(one: NDArray[np.float64], other: NDArray[np.float64], field: QRectF) -> NDArray[np.bool_]:
    """Tell which lines may cross the field: not both ends on the same outer side of it."""
    low, high = np.minimum(one, other), np.maximum(one, other)
    across = (high[:, 0] >= field.left()) & (low[:, 0] <= field.right())
    crossing: NDArray[np.bool_] = across & (high[:, 1] >= field.top()) & (low[:, 1] <= field.bottom())
    return crossing
