"""The sample's image: a lunar month of tide, drawn with Pillow and the font that comes with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sample_tides
from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from pathlib import Path

SCALE = 2
SIZE = (1200, 600)
PLOT = (80, 130, 1170, 520)
TOP, BOTTOM = 3.6, -3.6
PAPER, INK, FAINT, WATER, DEEP = "#fbfaf6", "#22333b", "#dcd8cc", "#2f7f9f", "#8fbfd0"
MOON, SHADE = "#f4e4b4", "#3c4650"
PHASES = ((0.0, "new"), (0.25, "first quarter"), (0.5, "full"), (0.75, "last quarter"), (1.0, "new"))


def _x(day: float) -> float:
    return SCALE * (PLOT[0] + (PLOT[2] - PLOT[0]) * day / sample_tides.SYNODIC_MONTH)


def _y(metres: float) -> float:
    return SCALE * (PLOT[1] + (PLOT[3] - PLOT[1]) * (TOP - metres) / (TOP - BOTTOM))


def _font(points: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(points * SCALE)


def _axes(draw: ImageDraw.ImageDraw) -> None:
    for metres in range(-3, 4):
        colour = INK if metres == 0 else FAINT
        draw.line((_x(0), _y(metres), _x(sample_tides.SYNODIC_MONTH), _y(metres)), fill=colour, width=SCALE)
        draw.text((_x(0) - 16 * SCALE, _y(metres)), f"{metres:+d}" if metres else "0", INK, _font(15), "rm")
    for day in range(0, 30, 2):
        draw.line((_x(day), _y(BOTTOM), _x(day), _y(BOTTOM) + 6 * SCALE), fill=INK, width=SCALE)
        draw.text((_x(day), _y(BOTTOM) + 20 * SCALE), str(day), INK, _font(15), "mm")
    draw.text((_x(sample_tides.SYNODIC_MONTH), _y(BOTTOM) + 48 * SCALE), "days", INK, _font(15), "rm")
    draw.text((_x(0) - 60 * SCALE, _y(TOP) - 14 * SCALE), "metres", INK, _font(15), "lm")


def _moon(draw: ImageDraw.ImageDraw, centre: tuple[float, float], phase: float) -> None:
    radius = 15 * SCALE
    x, y = centre
    box = (x - radius, y - radius, x + radius, y + radius)
    draw.ellipse(box, fill=SHADE)
    if phase == 0.5:
        draw.ellipse(box, fill=MOON)
    elif phase == 0.25:
        draw.pieslice(box, -90, 90, fill=MOON)
    elif phase == 0.75:
        draw.pieslice(box, 90, 270, fill=MOON)
    draw.ellipse(box, outline=INK, width=SCALE)


def _phases(draw: ImageDraw.ImageDraw) -> None:
    for phase, name in PHASES:
        x = _x(phase * sample_tides.SYNODIC_MONTH)
        anchor = "lm" if phase == 0.0 else "rm" if phase == 1.0 else "mm"
        shift = {"lm": 15, "rm": -15, "mm": 0}[anchor] * SCALE
        _moon(draw, (x + shift, 78 * SCALE), phase)
        kind = "neaps" if phase in {0.25, 0.75} else "springs"
        draw.text((x, 112 * SCALE), f"{name}: {kind}", INK, _font(15), anchor)


def draw_month(target: Path) -> None:
    """Write the PNG of a lunar month of tide."""
    image = Image.new("RGB", (SIZE[0] * SCALE, SIZE[1] * SCALE), PAPER)
    draw = ImageDraw.Draw(image)
    draw.text((20 * SCALE, 30 * SCALE), "A lunar month of tide", INK, _font(26), "lm")
    sizes = ", ".join(f"{name} {size}" for name, size in sample_tides.EXAMPLE.items())
    draw.text((1170 * SCALE, 30 * SCALE), f"{sizes} (metres)", INK, _font(15), "rm")
    _axes(draw)
    points = sample_tides.curve(sample_tides.SYNODIC_MONTH, sample_tides.EXAMPLE, 0.25)
    outline = [(_x(day), _y(metres)) for day, metres in points]
    draw.polygon([(_x(0), _y(0)), *outline, (_x(sample_tides.SYNODIC_MONTH), _y(0))], fill=DEEP)
    draw.line(outline, fill=WATER, width=2 * SCALE, joint="curve")
    draw.line((_x(0), _y(0), _x(sample_tides.SYNODIC_MONTH), _y(0)), fill=INK, width=SCALE)
    _phases(draw)
    image.resize(SIZE, Image.Resampling.LANCZOS).quantize(64).save(target, optimize=True)
