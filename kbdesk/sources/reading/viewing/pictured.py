"""A picture, decoded once and handed out in parts at the size they are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PIL import Image, ImageOps, UnidentifiedImageError

from kbdesk.errors import Refused
from kbdesk.sources.reading.kinds import damaged
from kbdesk.sources.source import type_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path
    from typing import BinaryIO

MOST_DECODED = 100_000_000
"""Pixels of a picture that is decoded; a JPEG of more is decoded smaller, another one refused."""
MOST_FRAMES = 500
"""Pages of a TIFF that are shown."""
_TURNED = ("JPEG", "TIFF", "MPO")
"""Formats whose pictures say which side is up without being decoded first."""
_PAPER = (255, 255, 255)
_BROKEN: tuple[type[Exception], ...] = (
    UnidentifiedImageError,
    OSError,
    ValueError,
    SyntaxError,
    EOFError,
)

Image.MAX_IMAGE_PIXELS = None  # the size is looked at here


class Picture:
    """A picture, or the pages of one that has several."""

    def __init__(self, image: Any, extension: str) -> None:
        self._image = image
        self._extension = extension
        self._frames = min(getattr(image, "n_frames", 1), MOST_FRAMES) if extension in ("tif", "tiff") else 1
        self._decoded: tuple[int, Any] | None = None
        self._sizes: list[tuple[int, int]] = []

    def facts(self) -> dict[str, Any]:
        """Return the size of each page in pixels."""
        for number in range(self._frames):
            try:
                self._image.seek(number)
            except EOFError:
                break
            wide, high = self._image.size
            turned = self._image.format in _TURNED and self._image.getexif().get(0x0112, 1) in (5, 6, 7, 8)
            self._sizes.append((high, wide) if turned else (wide, high))
        return {"kind": "picture", "unit": "pages" if len(self._sizes) > 1 else "", "sizes": self._sizes}

    def draw(self, page: int, scale: float, box: Sequence[int]) -> tuple[dict[str, Any], bytes]:
        """Return a part of the picture: `scale` shown pixels a pixel; see `Pages.draw`. Raises Refused, Unreadable."""
        image = self._at(page - 1)
        wide, high = self._sizes[page - 1]
        left, top, width, height = box
        factor = image.width / max(wide, 1)
        width, height = min(width, round(wide * scale) - left), min(height, round(high * scale) - top)
        if width <= 0 or height <= 0:
            raise Refused("This picture has no such part.", next_step="Ask for a part of it.")
        part = tuple(side / scale * factor for side in (left, top, left + width, top + height))
        part = (part[0], part[1], min(part[2], image.width), min(part[3], image.height))
        way = Image.Resampling.NEAREST if scale >= 3 * factor else Image.Resampling.BILINEAR
        shown = image.resize((width, height), way, part, reducing_gap=2.0)
        return {"width": width, "height": height, "stride": width * 3}, shown.tobytes()

    def _at(self, number: int) -> Any:
        if self._decoded is None or self._decoded[0] != number:
            self._decoded = None  # the memory of the one before
            try:
                self._image.seek(number)
                self._decoded = (number, _decoded(self._image))
            except _BROKEN as error:
                raise damaged(self._extension, "its picture cannot be read") from error
        return self._decoded[1]


def _decoded(image: Any) -> Any:
    """Return the picture as it is to be seen: upright, on white paper, no larger than can be held."""
    wide, high = image.size
    if wide * high > MOST_DECODED:
        share = (MOST_DECODED / (wide * high)) ** 0.5
        image.draft("RGB", (int(wide * share / 2), int(high * share / 2)))
        if image.size[0] * image.size[1] > MOST_DECODED:
            what = f"This picture is too large to be shown here ({wide:,} × {high:,} pixels)."
            raise Refused(what, next_step="Open it with its own program.")
    upright = ImageOps.exif_transpose(image) if image.format in _TURNED else image
    if upright.mode in ("RGBA", "LA", "PA") or "transparency" in upright.info:
        clear = upright.convert("RGBA")
        paper = Image.new("RGB", clear.size, _PAPER)
        paper.paste(clear, mask=clear.getchannel("A"))
        return paper
    if upright.mode.startswith("I;16") or upright.mode in ("I", "F"):
        return ImageOps.autocontrast(upright.convert("F").point(lambda value: value / 256).convert("L")).convert("RGB")
    return upright.convert("RGB")


def picture(file: Path) -> Picture:
    """Open a picture. Raises Unreadable for a damaged one."""
    extension = type_of(file.name)
    try:
        return Picture(Image.open(file), extension)
    except _BROKEN as error:
        raise damaged(extension, "its content is no such picture") from error


def small(data: BinaryIO, width: int) -> Any:
    """Return a picture decoded, not wider than `width` pixels. Raises Refused, Unreadable."""
    try:
        image = _decoded(Image.open(data))
    except _BROKEN as error:
        raise damaged("picture", "it cannot be read") from error
    if image.width > width:
        image = image.resize((width, max(1, round(image.height * width / image.width))), reducing_gap=2.0)
    return image
