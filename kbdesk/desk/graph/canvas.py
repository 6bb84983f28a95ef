"""The field on which the graph is drawn, moved and clicked. It knows a scene, not where it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from kbdesk.desk import kinds, look
from kbdesk.desk.graph import drawing, labels
from kbdesk.desk.graph.scene import Camera
from kbdesk.desk.joining import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from kbdesk.desk.graph.drawing import Picture
    from kbdesk.desk.graph.scene import Scene
    from kbdesk.desk.session import Session

AT_ONCE_LINKS = 1500
AT_ONCE_PAGES = 1500
"""Up to this size the full picture is drawn whenever it is needed; bigger ones are drawn on a worker."""
STILL_AFTER = 90
"""Milliseconds without movement after which the full picture is drawn."""
MARGIN = 48
PAN = 60
ZOOM = 1.25
CLOSEST = 260.0
"""The largest distance between neighbouring pages on the screen that zooming gives."""
NONE = -1
DIRECTIONS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class GraphCanvas(QWidget):
    """Draws a scene; wheel and keys zoom, dragging pans or moves a page, a click or Enter opens one."""

    opened = Signal(str, bool)
    """A page was chosen: its id, and whether in a new tab."""
    picked = Signal(int)
    """Another page is marked by the keyboard or the search; -1 for none."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._scene: Scene | None = None
        self._motif: drawing.Motif | None = None
        self._hidden: frozenset[str] = frozenset()
        self._camera = Camera()
        self._fitted = True
        self._settling = False
        self._picture: Picture | None = None
        self._like: drawing.Motif | None = None
        self._names = labels.Names()
        self._hovered = NONE
        self._picked = NONE
        self._centre = NONE
        self._pressed: QPointF | None = None
        self._grabbed = NONE
        self._dragging = False
        self._last = QPointF()
        self._still = QTimer(self)
        self._still.setSingleShot(True)
        self._still.setInterval(STILL_AFTER)
        self._still.timeout.connect(self._on_still)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(120, 100)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Page graph"))
        self._describe()

    # what is shown

    @property
    def scene(self) -> Scene | None:
        """The scene that is shown."""
        return self._scene

    @property
    def camera(self) -> Camera:
        """How the scene lies on the screen."""
        return self._camera

    @property
    def picked_page(self) -> str | None:
        """The id of the page that is marked."""
        return self._id(self._picked)

    @property
    def hovered_page(self) -> str | None:
        """The id of the page under the mouse."""
        return self._id(self._hovered)

    def show_scene(self, scene: Scene, centre: str | None = None, *, settling: bool = False) -> None:
        """Show a scene; the view stays where the person put it, or goes on showing all.

        One that is still settling is drawn roughly: the next is on its way.
        """
        self._settling = settling
        picked, hovered = self.picked_page, self.hovered_page
        self._scene = scene
        self._centre = scene.numbers.get(centre, NONE) if centre else NONE
        self._picked = scene.numbers.get(picked, NONE) if picked else NONE
        self._hovered = scene.numbers.get(hovered, NONE) if hovered else NONE
        self._grabbed = NONE
        self._renew()
        if self._fitted:
            self.fit()
        self._describe()

    def set_hidden(self, types: Collection[str]) -> None:
        """Hide the pages of some types."""
        self._hidden = frozenset(types)
        self._renew()

    def fit(self) -> None:
        """Show all pages."""
        if self._scene is None or self._motif is None or self.width() < 2 * MARGIN:
            return
        self._camera = self._scene.fit(self.width(), self.height(), self._motif.shown)
        self._fitted = True
        self._moved()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Change the scale around a place of the screen, the middle where none is given."""
        if self._scene is None:
            return
        place = at or QRectF(self.rect()).center()
        smallest = min(2.0 / self._scene.spacing, self._camera.scale)
        scale = float(np.clip(self._camera.scale * factor, smallest, CLOSEST / self._scene.spacing))
        self._camera = self._camera.zoomed(scale, place.x(), place.y())
        self._fitted = False
        self._moved()

    def pan(self, across: float, down: float) -> None:
        """Move the drawing over the screen."""
        self._camera = self._camera.moved(across, down)
        self._fitted = False
        self._moved()

    def pick(self, page_id: str | None, *, go: bool = False) -> None:
        """Mark a page, and with `go` bring it into the middle, near enough to read its surroundings."""
        number = self._scene.numbers.get(page_id, NONE) if self._scene and page_id else NONE
        self._mark(number)
        if go and self._scene is not None and number != NONE:
            scale = max(self._camera.scale, 46 / self._scene.spacing)
            x, y = self._scene.positions[number].tolist()
            self._camera = Camera(scale, self.width() / 2 - x * scale, self.height() / 2 - y * scale)
            self._fitted = False
            self._moved()

    def place_of(self, page_id: str) -> QPointF | None:
        """Return where a page stands on the screen."""
        if self._scene is None or page_id not in self._scene.numbers:
            return None
        return self._point(self._scene.numbers[page_id])

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        if self._motif is None:
            painter.fillRect(self.rect(), look.colour("surface"))
        else:
            self._paint_ground(painter, self._motif)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_marks(painter, self._motif)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.setPen(QPen(look.colour("focus"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _paint_ground(self, painter: QPainter, motif: drawing.Motif) -> None:
        """Paint links and pages: the finished picture, or as much as can be drawn before the next frame."""
        made = self._picture
        if not self._is_current(made) and self._is_small():
            made = self._picture = drawing.picture(motif, self._camera, self.size(), self.devicePixelRatio())
        if made is not None and self._is_current(made):
            painter.drawImage(QPointF(0, 0), made.image)
            return
        painter.fillRect(self.rect(), motif.inks.ground)
        if made is not None and made.motif in (motif, self._like):
            ratio = self._camera.scale / made.camera.scale
            shift = QTransform(
                ratio, 0, 0, ratio, self._camera.x - made.camera.x * ratio, self._camera.y - made.camera.y * ratio
            )
            covered = shift.mapRect(QRect(QPoint(0, 0), made.size))
            uncovered = QRegion(self.rect()).subtracted(QRegion(covered.adjusted(1, 1, -1, -1)))
            for bare in uncovered:  # type: ignore[attr-defined]  # a region is iterable, its stub does not say so
                painter.setClipRect(bare)
                drawing.draw_quick(painter, motif, self._camera, QRectF(bare))
            painter.setClipping(False)
            painter.setTransform(shift)
            painter.drawImage(QPointF(0, 0), made.image)
            painter.resetTransform()
        else:
            drawing.draw_quick(painter, motif, self._camera, QRectF(self.rect()))

    def _paint_marks(self, painter: QPainter, motif: drawing.Motif) -> None:
        """Paint names, and what is under the mouse or marked with its neighbours and links lit."""
        scene, shades = motif.scene, motif.inks
        lit = self._hovered if self._hovered != NONE else self._picked
        around = set(scene.neighbours(lit).tolist()) if lit != NONE else set()
        radii = scene.radii(self._camera)
        if lit != NONE:
            painter.setPen(QPen(shades.accent, 1.6))
            here = self._point(lit)
            near = [number for number in around if motif.shown[number]]
            for number in near:
                painter.drawLine(here, self._point(number))
            for number in (*near, lit):
                drawing.draw_page(painter, motif, number, self._point(number), float(radii[number]))
        for name in self._names.standing:
            if name.number != lit and motif.shown[name.number]:
                words = shades.words if lit == NONE or name.number in around else shades.muted
                labels.draw(painter, name, self._point(name.number), float(radii[name.number]), words, shades.ground)
        for number in {self._centre, self._picked} - {NONE}:
            painter.setPen(QPen(shades.accent, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(self._point(number), float(radii[number]) + 4, float(radii[number]) + 4)
        if lit != NONE:
            self._paint_card(painter, motif, lit, float(radii[lit]))

    def _paint_card(self, painter: QPainter, motif: drawing.Motif, number: int, radius: float) -> None:
        """Paint what is under the mouse or marked: its name and, smaller, what it is."""
        title, facts = self._words(number)
        bold, small = look.font("caption", bold=True), look.font("caption")
        painter.setFont(bold)
        widest = min(self.width() - 24, 320)
        flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft)
        head = painter.boundingRect(QRect(0, 0, widest, 200), flags, title)
        painter.setFont(small)
        foot = painter.boundingRect(QRect(0, 0, widest, 200), flags, facts)
        size = QSize(max(head.width(), foot.width()) + 20, head.height() + foot.height() + 14)
        at = self._point(number)
        x = min(max(at.x() - size.width() / 2, 4), self.width() - size.width() - 4)
        y = at.y() + radius + 8
        if y + size.height() > self.height() - 4:
            y = at.y() - radius - 8 - size.height()
        card = QRectF(x, y, size.width(), size.height())
        painter.setPen(QPen(look.colour("border_strong"), 1))
        painter.setBrush(look.colour("raised"))
        painter.drawRoundedRect(card, look.RADIUS, look.RADIUS)
        inside = card.adjusted(10, 6, -9, -6)
        painter.setFont(bold)
        painter.setPen(motif.inks.words)
        painter.drawText(inside, flags, title)
        painter.setFont(small)
        painter.setPen(motif.inks.muted)
        painter.drawText(inside.adjusted(0, head.height() + 2, 0, 0), flags, facts)

    # moving

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102
        turned = event.angleDelta().y()
        if turned:
            self.zoom(ZOOM ** (turned / 120), event.position())
        event.accept()

    def event(self, event: QEvent) -> bool:  # noqa: D102
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom(1 + event.value(), event.position())
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        self._pressed = self._last = event.position()
        self._dragging = False
        left = event.button() == Qt.MouseButton.LeftButton
        self._grabbed = self._at(event.position()) if left else NONE

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        at = event.position()
        if self._pressed is None:
            self._hover(self._at(at))
            return
        if not self._dragging:
            if (at - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self._dragging = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        if self._grabbed == NONE or self._scene is None:
            self.pan(at.x() - self._last.x(), at.y() - self._last.y())
        else:
            self._fitted = False
            self._like = self._like or self._motif  # the picture as it is will do while one page moves
            self._scene = self._scene.moved(self._grabbed, *self._camera.to_drawing(at.x(), at.y()))
            self._renew()
        self._last = at

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        pressed, grabbed, dragged = self._pressed, self._grabbed, self._dragging
        self._pressed, self._grabbed, self._dragging, self._like = None, NONE, False, None
        self.unsetCursor()
        self._hover(self._at(event.position()))
        if pressed is None or dragged or event.button() != Qt.MouseButton.LeftButton:
            return
        if grabbed == NONE:
            self._mark(NONE)
        else:
            self._open(grabbed, bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if self._at(event.position()) == NONE:
            self.fit()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: D102
        self._hover(NONE)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        held = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
        if key in DIRECTIONS:
            across, down = DIRECTIONS[key]
            if modifiers & held:
                self._walk(across, down)
            else:
                self.pan(-across * PAN, -down * PAN)
            return
        steps: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Plus: lambda: self.zoom(ZOOM),
            Qt.Key.Key_Equal: lambda: self.zoom(ZOOM),
            Qt.Key.Key_Minus: lambda: self.zoom(1 / ZOOM),
            Qt.Key.Key_0: self.fit,
            Qt.Key.Key_Home: self.fit,
            Qt.Key.Key_PageDown: lambda: self._turn(1),
            Qt.Key.Key_PageUp: lambda: self._turn(-1),
            Qt.Key.Key_Return: lambda: self._open(self._picked, bool(modifiers & held)),
            Qt.Key.Key_Enter: lambda: self._open(self._picked, bool(modifiers & held)),
        }
        if key == Qt.Key.Key_Escape and self._picked != NONE:
            self._mark(NONE)
        elif key in steps:
            steps[key]()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        else:
            self._moved()

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._scene is not None:
            self._renew()

    # inner steps

    def _renew(self) -> None:
        """Take over another scene, other hidden types or another theme."""
        scene = self._scene
        if scene is None:
            return
        self._motif = drawing.Motif(scene, scene.shown(self._hidden), drawing.inks(scene.types))
        self._moved()

    def _moved(self) -> None:
        """Repaint, and draw the full picture when nothing has moved for a moment."""
        if self._is_small():
            self._name()
        elif not self._settling:
            self._still.start()
        self.update()

    def _on_still(self) -> None:
        motif, camera, size, ratio = self._motif, self._camera, self.size(), self.devicePixelRatio()
        if motif is None or not self.isVisible():
            return
        self._name()
        self.update()
        if not self._is_current(self._picture):
            self._session.read(
                self,
                lambda job: drawing.picture(motif, camera, size, ratio, job),
                self._take_picture,
                replaces="picture",
            )

    def _take_picture(self, made: Picture) -> None:
        if made.motif is self._motif:
            self._picture = made
            self._like = self._motif if self._dragging else None
            self.update()

    def _name(self) -> None:
        if self._motif is not None:
            first = tuple(number for number in (self._centre, self._picked) if number != NONE)
            self._names.choose(self._motif, self._camera, self.size(), first)

    def _is_small(self) -> bool:
        scene = self._scene
        return scene is None or (len(scene.links.first) <= AT_ONCE_LINKS and len(scene.pages) <= AT_ONCE_PAGES)

    def _is_current(self, made: Picture | None) -> bool:
        return (
            made is not None
            and made.motif is self._motif
            and made.camera == self._camera
            and made.size == self.size()
            and made.image.devicePixelRatio() == self.devicePixelRatio()
        )

    def _id(self, number: int) -> str | None:
        return None if self._scene is None or number == NONE else self._scene.pages[number].id

    def _point(self, number: int) -> QPointF:
        if self._scene is None:
            return QPointF()
        x, y = self._scene.positions[number].tolist()
        return QPointF(x * self._camera.scale + self._camera.x, y * self._camera.scale + self._camera.y)

    def _at(self, place: QPointF) -> int:
        if self._scene is None or self._motif is None:
            return NONE
        return self._scene.at(self._camera, place.x(), place.y(), self._motif.shown)

    def _hover(self, number: int) -> None:
        if number != self._hovered:
            self._hovered = number
            self.setCursor(Qt.CursorShape.ArrowCursor if number == NONE else Qt.CursorShape.PointingHandCursor)
            self.update()

    def _open(self, number: int, new: bool) -> None:
        page_id = self._id(number)
        if page_id is not None:
            self.opened.emit(page_id, new)

    def _walk(self, across: int, down: int) -> None:
        """Mark the next page in a direction, the one nearest to the middle at first."""
        if self._scene is None or self._motif is None or not self._motif.shown.any():
            return
        if self._picked == NONE:
            middle = np.array(self._camera.to_drawing(self.width() / 2, self.height() / 2))
            away = np.hypot(*(self._scene.positions - middle).T)
            away[~self._motif.shown] = np.inf
            self._mark(int(np.argmin(away)))
        else:
            self._mark(self._scene.towards(self._picked, across, down, self._motif.shown))
        self._reveal()

    def _turn(self, step: int) -> None:
        """Mark the next page in the order of links."""
        if self._scene is None or self._motif is None:
            return
        order = [number for number in self._scene.by_links.tolist() if self._motif.shown[number]]
        if order:
            place = order.index(self._picked) + step if self._picked in order else 0
            self._mark(order[place % len(order)])
            self._reveal()

    def _mark(self, number: int) -> None:
        if number != self._picked:
            self._picked = number
            self._describe()
            self.picked.emit(number)
            self.update()

    def _reveal(self) -> None:
        """Pan so that the marked page is in the field."""
        at = self._point(self._picked)
        across = min(max(at.x(), MARGIN), self.width() - MARGIN) - at.x()
        down = min(max(at.y(), MARGIN), self.height() - MARGIN) - at.y()
        if across or down:
            self.pan(across, down)

    def _words(self, number: int) -> tuple[str, str]:
        """Return a page's title and what is to be said about it."""
        if self._scene is None:
            return "", ""
        page = self._scene.pages[number]
        count = int(self._scene.links.counts[number])
        facts = f"{kinds.type_words(page.type)} · " + self.tr("Links: %1").replace("%1", QLocale().toString(count))
        if self._scene.faded[number]:
            facts += f" · {self._status(page.status)}"
        return page.title, facts

    def _status(self, status: str) -> str:
        return {"superseded": self.tr("superseded"), "retired": self.tr("retired")}.get(status, status)

    def _describe(self) -> None:
        """Say to a screen reader what is marked, or how to get about."""
        if self._picked == NONE:
            said = self.tr("Shift and arrow keys mark a page, Enter opens it, arrow keys move, plus and minus zoom.")
        else:
            said = listed(self._words(self._picked))
        self.setAccessibleDescription(said)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
