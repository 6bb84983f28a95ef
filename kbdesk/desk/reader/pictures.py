"""Pictures of a page: decoded within bounds, off the UI thread, and what stands in for one that is not there."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QPen

from kbdesk.desk import look

MOST_PIXELS = 60_000_000
LARGEST_DRAWING = 512 * 1024
"""Bytes of an SVG that is drawn; a drawing is a program, a picture is not."""
RISKY = (b"<!entity", b"<!doctype", b"<image", b"<use")


def decode(data: bytes, width: int) -> QImage | None:
    """Return a picture no wider than `width` pixels, None when it is none or too big. Runs on a worker."""
    head = data[:512].lower()
    if b"<svg" in head or head.lstrip().startswith(b"<?xml"):
        lowered = data.lower()
        if len(data) > LARGEST_DRAWING or any(sign in lowered for sign in RISKY):
            return None
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.width() * size.height() > MOST_PIXELS:
        return None
    if size.isValid() and size.width() > width:
        reader.setScaledSize(size.scaled(QSize(width, size.height()), Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    return None if image.isNull() else image


def fitted(image: QImage, width: int, ratio: float) -> QImage:
    """Return a picture for a column `width` wide on a screen with `ratio` pixels a point; never enlarged."""
    room = max(int(width * ratio), 1)
    shown = image
    if image.width() > room:
        shown = image.scaledToWidth(room, Qt.TransformationMode.SmoothTransformation)
    else:
        shown = image.copy()
    shown.setDevicePixelRatio(ratio if image.width() > width else 1.0)
    return shown


def stand_in(words: str, width: int) -> QImage:
    """Return a quiet box with words, for a picture that is on its way or missing."""
    size = QSize(max(min(width, 420), 120), 56)
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(look.colour("code_ground"))
    painter = QPainter(image)
    painter.setPen(QPen(look.colour("border_strong"), 1, Qt.PenStyle.DashLine))
    painter.drawRect(image.rect().adjusted(0, 0, -1, -1))
    look.icon("image").paint(painter, QRect(12, 18, 20, 20))
    painter.setFont(look.font("caption"))
    painter.setPen(look.colour("text_muted"))
    room = QRect(44, 0, size.width() - 56, size.height())
    line = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideMiddle, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, line)
    painter.end()
    return image
