"""A page on paper: laid out on a worker, painted sheet by sheet with its title and the sheets' numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QEventLoop, QIODevice, QMarginsF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)

from kbdesk.desk.reader import pdflinks, pictures, typeset
from kbdesk.desk.reader.addresses import LINK, OUTSIDE
from kbdesk.desk.reader.browser import GAP
from kbdesk.desk.reader.markers import spread_markers

if TYPE_CHECKING:
    import re
    from collections.abc import Mapping

    from kbdesk.desk.reader.rendering import Rendered
    from kbdesk.project.values import Job

POINTS = 10.5
"""The size of a page's letters on paper."""
DOTS = 96
"""Dots per inch in which sizes are told; letters and formulas are drawn finer."""
POINTS_PER_INCH = 72
FINER = 4.0
"""Dots of a formula or picture to one of these."""
MARGIN = 18.0
"""Millimetres at each edge of a sheet."""
FOOT_LETTERS = 11
"""Dots of the letters there."""
FOOT = 28.0
"""Dots at the foot of a sheet for its number."""


class Paper(QTextDocument):
    """The text of a page for sheets; loads nothing but the pictures it is given."""

    def __init__(self, images: Mapping[int, QImage | None]) -> None:
        super().__init__()
        self._images = images
        # Points are told in dots of this, whatever the screen has.
        self._measure = QImage(1, 1, QImage.Format.Format_RGB32)
        self._measure.setDotsPerMeterX(round(DOTS / 0.0254))
        self._measure.setDotsPerMeterY(round(DOTS / 0.0254))
        self.documentLayout().setPaintDevice(self._measure)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Hand out the pictures we were given; nothing else is loaded from anywhere."""
        url = name.toString() if isinstance(name, QUrl) else name
        if kind == QTextDocument.ResourceType.ImageResource.value:
            if url.startswith(typeset.SCHEME):
                return typeset.image(url)
            number = url.removeprefix("asset:")
            found = self._images.get(int(number)) if number.isdecimal() else None
            if found is not None:
                width = int(self.textWidth()) if self.textWidth() > 0 else 600
                return pictures.fitted(found, width, FINER)
        return QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)


def lay_out(
    rendered: Rendered, title: str, sheet: str, images: Mapping[int, QImage | None], size: QSizeF, job: Job
) -> Paper:
    """Return a page laid out for sheets of a size in dots, its title above it. Raises Cancelled when `job` does."""
    turning = QEventLoop()  # a document's layout has timers, which a thread without one complains of
    paper = Paper(images)
    font = QFont()
    font.setPointSizeF(POINTS)
    paper.setDefaultFont(font)
    paper.setDefaultStyleSheet(sheet)
    paper.setUseDesignMetrics(True)
    paper.setDocumentMargin(0)
    paper.setIndentWidth(20)
    paper.setPageSize(QSizeF(size.width(), size.height() - FOOT))
    cursor = QTextCursor(paper)
    cursor.insertHtml(f"<h1>{_escaped(title)}</h1>")
    for number, chunk in enumerate(rendered.chunks):
        job(number, len(rendered.chunks))
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertBlock(QTextBlockFormat(), QTextCharFormat())  # else it would go on with a list before it
        began = cursor.block()
        cursor.insertHtml(GAP + LINK.sub(_link, chunk))
        spread_markers(began)
    turning.exit()
    return paper


def _link(found: re.Match[str]) -> str:
    """Keep what leads to the web and within the page; of other links only the words are of use on paper."""
    return found[0] if found[2].startswith((*OUTSIDE, "page:#")) else "<a>"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


def paint_sheet(painter: QPainter, paper: QTextDocument, number: int, title: str) -> None:
    """Paint a sheet, counted from 0, where the painter stands."""
    size = paper.pageSize()
    painter.save()
    painter.translate(0, -number * size.height())
    paper.drawContents(painter, QRectF(0, number * size.height(), size.width(), size.height()))
    painter.restore()
    font = QFont()
    font.setPixelSize(FOOT_LETTERS)
    painter.setFont(font)
    painter.setPen(QColor("#555555"))
    foot = QRectF(0, size.height(), size.width(), FOOT)
    low = Qt.AlignmentFlag.AlignBottom
    words = f"{number + 1} / {paper.pageCount()}"
    painter.drawText(foot, Qt.AlignmentFlag.AlignRight | low, words)
    room = size.width() - painter.fontMetrics().horizontalAdvance(words) - 20
    shown = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, int(room))
    painter.drawText(foot, Qt.AlignmentFlag.AlignLeft | low, shown)


def pdf(rendered: Rendered, title: str, sheet: str, images: Mapping[int, QImage | None], job: Job) -> bytes:
    """Return a page as a PDF file. Runs on a worker; raises Cancelled when `job` does."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("kbdesk")
    writer.setResolution(DOTS)
    writer.setPageLayout(page_layout())
    size = QSizeF(writer.width(), writer.height())
    paper = lay_out(rendered, title, sheet, images, size, job)
    painter = QPainter(writer)
    count = paper.pageCount()
    for number in range(count):
        job(number, count)
        if number:
            writer.newPage()
        paint_sheet(painter, paper, number, title)
    painter.end()
    return pdflinks.lead(bytes(buffer.data().data()), _spots(paper), title, rendered.headings)


def _spots(paper: Paper) -> dict[str, pdflinks.Spot]:
    """Return where each anchor stands, in points of the sheet."""
    found: dict[str, pdflinks.Spot] = {}
    height, edge = paper.pageSize().height(), MARGIN * POINTS_PER_INCH / 25.4
    block = paper.begin()
    while block.isValid():
        at = block.begin()
        while not at.atEnd():
            names = at.fragment().charFormat().anchorNames()
            if names:
                top = paper.documentLayout().blockBoundingRect(block).top()
                spot = pdflinks.Spot(int(top // height), edge + top % height * POINTS_PER_INCH / DOTS)
                found |= {name: spot for name in names if name not in found}
            at += 1
        block = block.next()
    return found


def page_layout() -> QPageLayout:
    """Return the sheet and its margins: A4, which printers everywhere shrink to what they hold."""
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    unit = QPageLayout.Unit.Millimeter
    return QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins, unit)
