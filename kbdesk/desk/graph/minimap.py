"""The small map of the graph in a corner of its field: where one looks, and how to look elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kbdesk.desk import look

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent, QMouseEvent

    from kbdesk.desk.graph.canvas import GraphCanvas
    from kbdesk.desk.graph.drawing import Picture

SIZE = QSize(188, 126)
AWAY = look.MEDIUM
"""Pixels between the map and the edges of the field."""
LEAST = QSize(560, 380)
"""The field in which the map has room, in pixels at the usual text size."""
STEP = 0.25
"""How much of what is seen the arrow keys move by."""


class Minimap(QWidget):
    """Shows the whole and the part of it that is seen; a click or a drag moves that."""

    def __init__(self, canvas: GraphCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._wanted = True
        self._made: tuple[Picture, QImage] | None = None
        self.setFixedSize(SIZE)
        self.setCursor(Qt.CursorShape.SizeAllCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Map of the graph"))
        self.setAccessibleDescription(self.tr("The arrow keys move what is seen."))
        self.setToolTip(self.tr("Click or drag to look elsewhere"))
        canvas.looked.connect(self.fit)
        canvas.dressed.connect(self.fit)

    @property
    def is_wanted(self) -> bool:
        """Whether the person wants the map."""
        return self._wanted

    def want(self, on: bool) -> None:
        """Show the map where there is room, or put it away."""
        self._wanted = on
        self.fit()

    def fit(self) -> None:
        """Stand in the corner, where there is something to show and room for it."""
        field = self._canvas.size()
        has_room = field.width() >= LEAST.width() and field.height() >= LEAST.height()
        shown = self._wanted and has_room and self._canvas.pictures.whole is not None and not self._sees_all()
        self.setVisible(shown)
        if shown:
            self.move(field.width() - self.width() - AWAY, field.height() - self.height() - AWAY)
            self.update()

    def frame(self) -> QRectF:
        """Return where in the map what is seen lies; empty where there is no map."""
        whole = self._canvas.pictures.whole
        if whole is None:
            return QRectF()
        seen = self._canvas.camera.seen(self._canvas.width(), self._canvas.height())
        ratio, shift = self._lay(whole)
        camera = whole.camera
        return QRectF(
            (seen.left() * camera.scale + camera.x) * ratio + shift.x(),
            (seen.top() * camera.scale + camera.y) * ratio + shift.y(),
            seen.width() * camera.scale * ratio,
            seen.height() * camera.scale * ratio,
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        whole = self._canvas.pictures.whole
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.fillRect(box, look.colour("surface"))
        if whole is not None:
            ratio, shift = self._lay(whole)
            field = whole.field()
            place = QRectF(shift.x(), shift.y(), field.width() * ratio, field.height() * ratio)
            painter.drawImage(place, self._small(whole))
            accent = look.colour("accent")
            ground = QColor(accent)
            ground.setAlpha(38)
            painter.setBrush(ground)
            painter.setPen(QPen(accent, 1.4))
            painter.drawRect(self.frame().intersected(box.adjusted(1, 1, -1, -1)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.colour("focus" if self.hasFocus() else "border"), 1))
        painter.drawRoundedRect(box, 3, 3)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.button() == Qt.MouseButton.LeftButton:
            self._look_at(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._look_at(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        event.accept()

    def enterEvent(self, event: QEvent) -> None:  # noqa: D102
        self._canvas.hover(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        ways = {
            Qt.Key.Key_Left: (STEP, 0.0),
            Qt.Key.Key_Right: (-STEP, 0.0),
            Qt.Key.Key_Up: (0.0, STEP),
            Qt.Key.Key_Down: (0.0, -STEP),
        }
        way = ways.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
        else:
            self._canvas.pan(way[0] * self._canvas.width(), way[1] * self._canvas.height())

    def _sees_all(self) -> bool:
        """Whether the whole is in sight anyway."""
        return self._canvas.is_fitted

    def _look_at(self, place: QPointF) -> None:
        whole = self._canvas.pictures.whole
        if whole is None:
            return
        ratio, shift = self._lay(whole)
        x, y = whole.camera.to_drawing((place.x() - shift.x()) / ratio, (place.y() - shift.y()) / ratio)
        canvas = self._canvas
        canvas.look_from(canvas.camera.centred(x, y, canvas.width(), canvas.height()))

    def _small(self, whole: Picture) -> QImage:
        """Return the picture of everything in the map's size; Qt's painter alone would leave most of it out."""
        if self._made is None or self._made[0] is not whole:
            size = self.size() * self.devicePixelRatio()
            keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
            self._made = (whole, whole.image.scaled(size, keep, smooth))
        return self._made[1]

    def _lay(self, whole: Picture) -> tuple[float, QPointF]:
        """Return how much smaller the picture of everything stands here, and where."""
        field = whole.field()
        ratio = min(self.width() / field.width(), self.height() / field.height())
        shift = QPointF((self.width() - field.width() * ratio) / 2, (self.height() - field.height() * ratio) / 2)
        return ratio, shift
