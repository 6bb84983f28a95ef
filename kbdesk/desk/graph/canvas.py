"""The field on which the graph is drawn, moved and clicked. It knows a scene and its guise, not whence they come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import numpy as np
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from kbdesk.desk import look
from kbdesk.desk.graph import light as lights
from kbdesk.desk.graph.camera import Camera, fitting
from kbdesk.desk.graph.drawing import Sheet
from kbdesk.desk.graph.hand import Hand
from kbdesk.desk.graph.marks import Marks, place_of
from kbdesk.desk.graph.pictures import Pictures
from kbdesk.desk.graph.scene import NONE
from kbdesk.desk.joining import listed

if TYPE_CHECKING:
    from kbdesk.desk.graph.drawing import Motif
    from kbdesk.desk.graph.light import Light
    from kbdesk.desk.graph.scene import Scene
    from kbdesk.desk.session import Session

MARGIN = 48
ZOOM = 1.25
CLOSEST = 260.0
"""The largest distance between neighbouring nodes on the screen that zooming gives."""
NEAR = 46.0
"""The distance between neighbouring nodes at which the surroundings of one can be read."""
FLIGHT = 320
"""Milliseconds in which one flies to a node."""


class Guise(Protocol):
    """How a scene is shown: what of it, in which colours, and what is said of a node."""

    def motif(self, scene: Scene) -> Motif:
        """Return what is drawn of a scene."""

    def words(self, scene: Scene, number: int) -> tuple[str, str]:
        """Return the title of a node and what is to be said about it."""

    def dress(self) -> None:
        """Take the colours of the theme in use."""


class GraphCanvas(QWidget):
    """Draws a scene; wheel and keys zoom, dragging pans or moves a node, a click or Enter opens one."""

    opened = Signal(int, bool)
    """A node was chosen, and whether in a new tab."""
    picked = Signal(int)
    """Another node is marked by the keyboard or the search; -1 for none."""
    pinned = Signal(int)
    """A node was dragged to where it stands now."""
    menu_asked = Signal(int, QPoint)
    """The menu is asked for, of a node or, with -1, of the whole, at a place of the whole screen."""
    looked = Signal()
    """Something else is seen: the camera was moved, or the size of the field."""
    dressed = Signal()
    """Something else is drawn."""

    def __init__(self, session: Session, guise: Guise, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._guise = guise
        self._scene: Scene | None = None
        self._motif: Motif | None = None
        self._camera = Camera()
        self._fitted = True
        self._settling = False
        self.pictures = Pictures(session, self)
        self.pictures.came.connect(self._picture_came)
        self._marks = Marks(self)
        self._hovered = NONE
        self._picked = NONE
        self._centre = NONE
        self._light: Light | None = None
        self._lit: tuple[Motif, int, Light] | None = None
        self._pins: frozenset[str] = frozenset()
        self._flight = QVariantAnimation(self)
        self._flight.setDuration(FLIGHT)
        self.hand = Hand(self)
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
    def motif(self) -> Motif | None:
        """What is drawn of it."""
        return self._motif

    @property
    def camera(self) -> Camera:
        """How the scene lies on the screen."""
        return self._camera

    @property
    def is_flying(self) -> bool:
        """Whether one is on the way to another place of the drawing."""
        return self._flight.state() == QVariantAnimation.State.Running

    @property
    def is_fitted(self) -> bool:
        """Whether everything is in sight because nobody has gone nearer."""
        return self._fitted

    @property
    def picked_page(self) -> str | None:
        """The id of the node that is marked."""
        return self._id(self._picked)

    @property
    def hovered_page(self) -> str | None:
        """The id of the node under the mouse."""
        return self._id(self._hovered)

    @property
    def is_lit(self) -> bool:
        """Whether something is lit that was asked for: a path, a finding."""
        return self._light is not None

    @property
    def picked_number(self) -> int:
        """The number of the node that is marked, -1 for none."""
        return self._picked

    def show_scene(self, scene: Scene, centre: str | None = None, *, settling: bool = False) -> None:
        """Show a scene; the view stays where the person put it, or goes on showing all.

        One that is still settling is drawn roughly: the next is on its way.
        """
        if self.hand.is_dragging and settling:
            return
        picked, hovered = self.picked_page, self.hovered_page
        self._settling = settling
        self._scene = scene
        self._light = None
        self._centre, self._picked, self._hovered = (
            scene.numbers.get(each, NONE) if each else NONE for each in (centre, picked, hovered)
        )
        self._dress()
        if self._fitted:
            self.fit()
        self._describe()

    def redress(self) -> None:
        """Take over that the guise has changed: other colours, other nodes hidden."""
        self._dress()

    def show_pins(self, pages: frozenset[str]) -> None:
        """Mark the nodes that stay where they were put."""
        self._pins = pages
        self.update()

    def show_light(self, light: Light | None, *, go: bool = False) -> None:
        """Light a path or what a finding is about, nothing for None; with `go` bring it into sight."""
        self._light = light
        self.update()
        if light is not None and go and self._scene is not None and len(light.nodes):
            lit = self._scene.positions[light.nodes]
            self.fly(fitting(lit, self.width(), self.height(), self._scene.spacing))

    # looking

    def look_from(self, camera: Camera) -> None:
        """Lay the drawing so on the screen."""
        self._camera = camera
        self._fitted = False
        self._moved()

    def fit(self) -> None:
        """Show all nodes."""
        if self._scene is None or self._motif is None or self.width() < 2 * MARGIN:
            return
        self._flight.stop()
        self._camera = self._scene.fit(self.width(), self.height(), self._motif.shown)
        self._fitted = True
        self._moved()

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Change the scale around a place of the screen, the middle where none is given."""
        if self._scene is None:
            return
        self._flight.stop()
        place = at or QRectF(self.rect()).center()
        whole = self._scene.fit(self.width(), self.height(), np.zeros(0, dtype=bool)).scale
        smallest = min(whole / 3, self._camera.scale)
        scale = float(np.clip(self._camera.scale * factor, smallest, CLOSEST / self._scene.spacing))
        self.look_from(self._camera.zoomed(scale, place.x(), place.y()))

    def pan(self, across: float, down: float) -> None:
        """Move the drawing over the screen."""
        self._flight.stop()
        self.look_from(self._camera.moved(across, down))

    def fly(self, camera: Camera) -> None:
        """Go to another place of the drawing, so that one sees the way."""
        self._flight.stop()
        if look.is_still() or not self.isVisible():
            self.look_from(camera)
            return
        start = self._camera
        self._flight = flight = QVariantAnimation(self)
        flight.setDuration(FLIGHT)
        flight.setStartValue(0.0)
        flight.setEndValue(1.0)
        flight.valueChanged.connect(
            lambda share: self.look_from(start.towards(camera, float(share), self.width(), self.height()))
        )
        flight.start(QVariantAnimation.DeletionPolicy.KeepWhenStopped)

    def pick(self, page_id: str | None, *, go: bool = False) -> None:
        """Mark a node, and with `go` fly to it, near enough to read its surroundings."""
        number = self._scene.numbers.get(page_id, NONE) if self._scene and page_id else NONE
        self.mark(number)
        if go and self._scene is not None and number != NONE:
            scale = max(self._camera.scale, NEAR / self._scene.spacing)
            x, y = self._scene.positions[number].tolist()
            self.fly(Camera(scale).centred(x, y, self.width(), self.height()))

    def mark(self, number: int) -> None:
        """Mark a node, none for -1."""
        if number != self._picked:
            self._picked = number
            self._describe()
            self.picked.emit(number)
            self.update()

    def reveal(self) -> None:
        """Pan so that the marked node is in the field."""
        at = self._point(self._picked)
        across = min(max(at.x(), MARGIN), self.width() - MARGIN) - at.x()
        down = min(max(at.y(), MARGIN), self.height() - MARGIN) - at.y()
        if across or down:
            self.pan(across, down)

    def hover(self, number: int) -> None:
        """Light the node under the mouse, none for -1."""
        if number != self._hovered:
            self._hovered = number
            self.setCursor(Qt.CursorShape.ArrowCursor if number == NONE else Qt.CursorShape.PointingHandCursor)
            self.update()

    def node_at(self, place: QPointF) -> int:
        """Return the number of the node at a place of the screen, -1 for none."""
        if self._scene is None or self._motif is None:
            return NONE
        return self._scene.at(self._camera, place.x(), place.y(), self._motif.shown)

    def place_of(self, page_id: str) -> QPointF | None:
        """Return where a node stands on the screen."""
        if self._scene is None or page_id not in self._scene.numbers:
            return None
        return self._point(self._scene.numbers[page_id])

    def drag(self, number: int, to: QPointF) -> None:
        """Have a node stand at a place of the screen, on its way: what is drawn behind it stays."""
        if self._scene is None:
            return
        self._fitted = False
        self._scene = self._scene.moved(number, *self._camera.to_drawing(to.x(), to.y()))
        self._dress(behind=not self.pictures.is_small())

    def drop(self, number: int) -> None:
        """Have a node that was dragged stay where it is."""
        if self._scene is not None:
            self._scene = self._scene.settled()
            self._dress()
            self.pinned.emit(number)

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: D102
        painter = QPainter(self)
        if self._motif is None:
            painter.fillRect(self.rect(), look.colour("surface"))
        else:
            self.pictures.paint(painter)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_marks(painter, self._motif)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.setPen(QPen(look.colour("focus"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def _paint_marks(self, painter: QPainter, motif: Motif) -> None:
        """Paint names, what is lit, what is marked, and the card of the node in question."""
        camera, marks, names = self._camera, self._marks, self.pictures.names
        asked = self._hovered if self._hovered != NONE else self._picked
        if not motif.shown.any():
            marks.paint_nothing(painter, motif, self.tr("All of it is hidden, or does not fit the filter."))
            return
        shine = self._shine(motif)
        if shine is None:
            marks.paint_names(painter, motif, camera, names)
        else:
            marks.paint_light(painter, motif, camera, shine, asked)  # its card names the one in question
        numbers = motif.scene.numbers
        marks.paint_pins(painter, motif, camera, [numbers[page] for page in self._pins if page in numbers])
        for number in {self._centre, self._picked} - {NONE}:
            marks.paint_ring(painter, motif, camera, number)
        if asked != NONE:
            words = self._guise.words(motif.scene, asked)
            marks.paint_card(painter, motif, camera, asked, words)

    def _shine(self, motif: Motif) -> Light | None:
        """Return what is lit: around the node under the mouse, else what was asked for, else around the marked one."""
        asked = self._hovered
        if asked == NONE:
            if self._light is not None or self._picked == NONE:
                return self._light
            asked = self._picked
        if self._lit is None or self._lit[:2] != (motif, asked):
            self._lit = (motif, asked, lights.on_neighbours(motif, asked))
        return self._lit[2]

    # events

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
        self.hand.press(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        self.hand.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        self.hand.release(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        if self.node_at(event.position()) == NONE:
            self.fit()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: D102
        self.hover(NONE)
        super().leaveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: D102
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        number = self._picked if by_key else self.node_at(QPointF(event.pos()))
        at = self._point(number).toPoint() if by_key and number != NONE else event.pos()
        self.menu_asked.emit(number, self.mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if not self.hand.key(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        else:
            self._moved()

    def changeEvent(self, event: QEvent) -> None:  # noqa: D102
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._marks.dress()
            self._guise.dress()
            self._dress()

    # inner steps

    def _dress(self, *, behind: bool = False) -> None:
        """Take over another scene, other nodes hidden or another theme; `behind`: the picture stays as it is."""
        if self._scene is None:
            return
        before = self._motif
        self._motif = self._guise.motif(self._scene)
        if behind and before is not None:
            self.update()
            return
        self.dressed.emit()
        self._moved()

    def _moved(self) -> None:
        """Repaint, and have a picture made of what is seen now."""
        if self._motif is not None:
            first = tuple(number for number in (self._centre, self._picked) if number != NONE)
            self.pictures.dress(first)
            sheet = Sheet(self.size(), self.devicePixelRatio())
            self.pictures.show(self._motif, self._camera, sheet, hurried=self._settling)
        self.looked.emit()
        self.update()

    def _picture_came(self) -> None:
        self.update()
        self.dressed.emit()

    def _id(self, number: int) -> str | None:
        return None if self._scene is None or number == NONE else self._scene.ids[number]

    def _point(self, number: int) -> QPointF:
        return place_of(self._motif, self._camera, number) if self._motif is not None else QPointF()

    def _describe(self) -> None:
        """Say to a screen reader what is marked, or how to get about."""
        if self._picked == NONE or self._scene is None:
            said = self.tr("Shift and arrow keys mark a page, Enter opens it, arrow keys move, plus and minus zoom.")
        else:
            said = listed(self._guise.words(self._scene, self._picked))
        self.setAccessibleDescription(said)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
