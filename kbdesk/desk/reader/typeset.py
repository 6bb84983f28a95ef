"""Formulas as images for the text of a page: drawn on a worker, kept, handed out by their names."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

from PySide6.QtCore import QByteArray, QMutex, QMutexLocker, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from kbdesk.desk.reader import formulas

SCHEME = "formula:"
MOST_KEPT = 1500
"""Images that are kept for the pages that show them."""
WIDEST = 640
"""Pixels of width above which a formula is made smaller."""


class _Images:
    """The images by their names, those used last at the end. Any thread may ask."""

    def __init__(self) -> None:
        self._images: OrderedDict[str, QImage | None] = OrderedDict()
        self._lock = QMutex()

    def put(self, name: str, image: QImage | None) -> None:
        with QMutexLocker(self._lock):
            self._images[name] = image
            while len(self._images) > MOST_KEPT:
                self._images.popitem(last=False)

    def get(self, name: str) -> tuple[bool, QImage | None]:
        """Return whether a name is known, and its image."""
        with QMutexLocker(self._lock):
            if name not in self._images:
                return False, None
            self._images.move_to_end(name)
            return True, self._images[name]


_IMAGES = _Images()
_ALONE = QMutex()
"""ziamath keeps what it knows of the font for all callers."""


def image(name: str) -> QImage:
    """Return the image of a formula by its name; one that shows nothing where it is not kept any more."""
    found = _IMAGES.get(name)[1]
    return found if found is not None else QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)


@dataclass(frozen=True)
class Typesetter:
    """How formulas are drawn: letters of `size` pixels in a colour, `ratio` pixels of the screen to each.

    `middle` is how far above its line Qt takes the middle of the text to be.
    """

    size: float
    colour: str
    ratio: float
    middle: float

    def known(self, tex: str, *, block: bool) -> tuple[bool, tuple[str, int, int] | None]:
        """Return whether a formula was drawn already, and name, width and height of its image."""
        name = self._name(tex, block=block)
        is_known, found = _IMAGES.get(name)
        return is_known, self._told(name, found)

    def draw(self, tex: str, *, block: bool) -> tuple[str, int, int] | None:
        """Draw a formula: name, width and height of its image; None where it stays as it is written."""
        name = self._name(tex, block=block)
        with QMutexLocker(_ALONE):
            drawing = formulas.draw(tex, self.size, self.colour, block=block)
        found = None if drawing is None else self._painted(drawing, block=block)
        _IMAGES.put(name, found)
        return self._told(name, found)

    def _name(self, tex: str, *, block: bool) -> str:
        return SCHEME + sha256(repr((self, tex, block)).encode()).hexdigest()[:32]

    def _told(self, name: str, found: QImage | None) -> tuple[str, int, int] | None:
        if found is None:
            return None
        size = found.deviceIndependentSize()
        return name, round(size.width()), round(size.height())

    def _painted(self, drawing: formulas.Drawing, *, block: bool) -> QImage | None:
        scale = min(1.0, WIDEST / drawing.width)
        width, height, descent = drawing.width * scale, drawing.height * scale, drawing.descent * scale
        # In a line Qt centres an image on the middle of the text: room above or below brings it onto its line.
        above, below = (0.0, 0.0) if block else formulas.room_around(height, descent, self.middle)
        size = QSizeF(round(width + 0.5), round(height + above + below + 0.5))
        made = QImage((size * self.ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        made.setDevicePixelRatio(self.ratio)
        made.fill(Qt.GlobalColor.transparent)
        renderer = QSvgRenderer(QByteArray(drawing.svg.encode()))
        if not renderer.isValid():
            return None
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(0, above, width, height))
        painter.end()
        return made
