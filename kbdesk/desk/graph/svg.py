"""The graph as an SVG file: lines, nodes and names as they are seen. What agents wrote is escaped."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape, quoteattr

from kbdesk.desk.graph import drawing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QColor

    from kbdesk.desk.graph.camera import Camera
    from kbdesk.desk.graph.drawing import Motif, Sheet
    from kbdesk.desk.graph.labels import Letters, Name
    from kbdesk.project.values import Job

NOT_IN_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
PORTION = 2000
"""Lines or nodes between two words about how far it is."""
BASELINE = 0.78
"""Where letters stand, as a share of the height of their box."""


@dataclass(frozen=True)
class Names:
    """What is written: the title of the whole, the names that stand in it, their letters."""

    title: str
    standing: Sequence[Name]
    fonts: Letters


def svg(motif: Motif, camera: Camera, sheet: Sheet, names: Names, job: Job) -> str:
    """Return the drawing as text. Raises Cancelled by `job`."""
    width, height = sheet.size.width(), sheet.size.height()
    parts = [
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
        f"<title>{_said(names.title)}</title>\n"
        f'<rect width="100%" height="100%" fill="{motif.inks.ground.name()}"/>\n'
    ]
    parts += _lines(motif, camera, sheet, job)
    parts += _nodes(motif, camera, sheet, job)
    parts += _names(motif, camera, names)
    parts.append("</svg>\n")
    return "".join(parts)


def _lines(motif: Motif, camera: Camera, sheet: Sheet, job: Job) -> Iterator[str]:
    groups = drawing.lines(motif, camera, sheet)
    total, done = sum(len(ends) for _, ends in groups) * 2, 0
    yield '<g fill="none" stroke-width="1">\n'
    for shade, ends in groups:
        for start in range(0, len(ends), PORTION):
            job(done, total)
            rows = ends[start : start + PORTION].tolist()
            done += len(rows)
            ways = "".join(f"M{x:.1f} {y:.1f}L{x2:.1f} {y2:.1f}" for x, y, x2, y2 in rows)
            yield f'<path stroke="{shade.name()}" d="{ways}"/>\n'
    yield "</g>\n"


def _nodes(motif: Motif, camera: Camera, sheet: Sheet, job: Job) -> Iterator[str]:
    order, at, radii = drawing.nodes(motif, camera, sheet)
    scene, ground = motif.scene, motif.inks.ground
    yield "<g>\n"
    for count, (number, (x, y), radius) in enumerate(zip(order.tolist(), at.tolist(), radii.tolist(), strict=True)):
        if count % PORTION == 0:
            job(len(order) + count, 2 * len(order))
        told = f"<title>{_said(scene.titles[number])}</title>"
        shade = motif.colour(number)
        if scene.square[number]:
            side = radius * 0.9
            yield (
                f'<rect x="{x - side:.1f}" y="{y - side:.1f}" width="{2 * side:.1f}" height="{2 * side:.1f}" '
                f'rx="{side / 3:.1f}" {_filled(shade, ground)}>{told}</rect>\n'
            )
        else:
            ink = _ringed(shade, ground) if scene.hollow[number] else _filled(shade, ground)
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" {ink}>{told}</circle>\n'
    yield "</g>\n"


def _names(motif: Motif, camera: Camera, names: Names) -> Iterator[str]:
    family = quoteattr(f"{names.fonts.usual.family()}, sans-serif")
    halo = f'paint-order="stroke" stroke="{motif.inks.ground.name()}" stroke-width="3" stroke-linejoin="round"'
    yield f'<g font-family={family} fill="{motif.inks.words.name()}" {halo}>\n'
    for name in names.standing:
        x, y = camera.to_screen(motif.scene.positions[name.number]).tolist()
        box = name.box(x, y, motif.scene.radius(camera, name.number))
        weight = ' font-weight="600"' if name.bold else ""
        yield (
            f'<text x="{box.left():.1f}" y="{box.top() + box.height() * BASELINE:.1f}" '
            f'font-size="{names.fonts.usual.pointSizeF():.1f}pt"{weight}>{_said(name.words)}</text>\n'
        )
    yield "</g>\n"


def _filled(shade: QColor, ground: QColor) -> str:
    return f'fill="{shade.name()}" stroke="{ground.name()}"'


def _ringed(shade: QColor, ground: QColor) -> str:
    return f'fill="{ground.name()}" stroke="{shade.name()}" stroke-width="1.5"'


def _said(text: str) -> str:
    return escape(NOT_IN_XML.sub("\ufffd", text))
