"""A text of a hunk on the screen: as tall as what it holds, so that all of a page's hunks scroll as one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QUrl
from PySide6.QtGui import QImage, QMouseEvent, QResizeEvent, QTextDocument, QTextOption
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser

from kbdesk.desk import look
from kbdesk.desk.difference.words import tr
from kbdesk.desk.parts import GO_BUTTONS
from kbdesk.desk.reader import pictures

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kbdesk.desk.difference.faces import Face


class FaceText(QTextBrowser):
    """Shows one part of a face. Follows no link by itself, loads nothing."""

    def __init__(self, face: Face, part: int, sheet: str) -> None:
        super().__init__()
        self._pictures: Mapping[str, QImage | None] = face.pictures
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", f"face_{face.kind}")
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)  # a wide table
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        # Columns are never so narrow that words and numbers break; a table that has no room then is scrolled.
        whole = "<table" in face.parts[part]
        wrap = QTextOption.WrapMode
        self.setWordWrapMode(wrap.WordWrap if whole else wrap.WrapAtWordBoundaryOrAnywhere)
        names = {"both": tr("What changed"), "removed": tr("As it was"), "added": tr("As it is now")}
        self.setAccessibleName(names[face.kind])
        document = self.document()
        document.setDefaultStyleSheet(sheet)
        document.setDefaultFont(look.font())
        document.setDocumentMargin(look.SMALL)
        document.setIndentWidth(look.WIDE)
        self.setHtml(face.parts[part])
        document.documentLayout().documentSizeChanged.connect(lambda _size: self._fit())

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Hand out the pictures we were given; nothing else is loaded from anywhere."""
        url = name.toString() if isinstance(name, QUrl) else name
        if kind == QTextDocument.ResourceType.ImageResource.value and url in self._pictures:
            image = self._pictures[url]
            width = max(120, self.viewport().width() - 2 * look.SMALL)
            if image is None or image.isNull():
                return pictures.stand_in(tr("This picture cannot be shown"), width)
            return pictures.fitted(image, width, self.devicePixelRatioF())
        return QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)

    def _fit(self) -> None:
        wanted = self.sizeHint().height()
        if wanted != self.height():
            self.setFixedHeight(wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:  # noqa: D102
        size = self.document().size()
        bar = self.horizontalScrollBar().sizeHint().height() if size.width() > self.viewport().width() + 1 else 0
        return QSize(200, round(size.height()) + 2 + bar)

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(0, 0)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() in GO_BUTTONS:
            event.ignore()
        else:
            super().mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Leave the wheel to what all of it scrolls in."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return False
        return super().event(event)
