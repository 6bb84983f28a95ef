"""Keeps the newest picture of the graph: asks workers for it, and lays what there is so that it fits meanwhile.

Where there are few nodes the picture is drawn at once. Bigger ones are drawn on a worker, somewhat larger than the
field, so that the finished picture can be moved; what it leaves bare shows the picture of everything.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPainter

from kbdesk.desk.graph import drawing, labels
from kbdesk.desk.graph.drawing import Motif, Picture, Sheet
from kbdesk.desk.parts import after

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.graph.camera import Camera
    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.project.values import Job

AT_ONCE_LINKS = 1000
AT_ONCE_NODES = 600
"""Up to this size the full picture is drawn whenever it is needed."""
STILL_AFTER = 120
"""Milliseconds without movement after which the full picture is drawn."""
AGAIN_AFTER = 60
"""Milliseconds between two pictures while it moves: so long the interpreter is left to the frames."""
STRETCHED = 6.0
"""Where a picture is enlarged more than so many times, it is not smoothed: nobody sees it for long."""
ASKED_EVERY = 40
"""Steps of a worker between two questions whether its picture is still wanted."""


class Pictures(QObject):
    """The pictures of one field."""

    came = Signal()
    """There is something new to paint."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._motif: Motif | None = None
        self._camera: Camera | None = None
        self._sheet = Sheet()
        self._first: tuple[int, ...] = ()
        self._newest: Picture | None = None
        self._whole: Picture | None = None
        self._letters = labels.letters()
        self._asked: Task | None = None
        self._hurried = False
        self._still = after(self, STILL_AFTER, self._on_still)
        self._again = after(self, AGAIN_AFTER, self._on_again)

    @property
    def newest(self) -> Picture | None:
        """The picture that was finished last."""
        return self._newest

    @property
    def whole(self) -> Picture | None:
        """The picture of everything, small."""
        return self._whole

    @property
    def names(self) -> tuple[labels.Name, ...]:
        """The names that stand in the newest picture; they may come together while it is moved."""
        newest, motif = self._newest, self._motif
        return newest.names if newest is not None and motif is not None and newest.motif.like(motif) else ()

    def dress(self, first: tuple[int, ...]) -> None:
        """Take the letters of the look in use, and the nodes that are to be named in any case."""
        self._letters = labels.letters()
        self._first = first

    def show(self, motif: Motif, camera: Camera, sheet: Sheet, *, hurried: bool = False) -> None:
        """Say what is to be seen, from where and on what.

        `hurried`: the next motif is on its way, so that this one needs to be drawn but roughly.
        """
        self._motif, self._camera, self._sheet, self._hurried = motif, camera, sheet, hurried
        if self.is_small():
            return
        self._still.start()
        if not self._again.isActive():
            self._on_again()

    def is_small(self) -> bool:
        """Whether there is so little that it is drawn at once."""
        scene = self._motif.scene if self._motif is not None else None
        return scene is None or (len(scene.first) <= AT_ONCE_LINKS and len(scene.ids) <= AT_ONCE_NODES)

    def is_current(self) -> bool:
        """Whether the full picture of what is to be seen is there."""
        return self._is_current(rough=False)

    def _is_current(self, *, rough: bool) -> bool:
        """Whether the newest picture is of what is to be seen and needs only to be moved, by whole pixels."""
        made, camera = self._newest, self._camera
        if made is None or camera is None or made.motif is not self._motif or (made.is_rough and not rough):
            return False
        if made.ratio != self._sheet.ratio or made.camera.scale != camera.scale:
            return False
        shift = camera.shift_from(made.camera).mapRect(made.field())
        return shift.adjusted(-0.01, -0.01, 0.01, 0.01).contains(self._sheet.field())

    # painting

    def paint(self, painter: QPainter) -> None:
        """Paint what there is."""
        motif, camera = self._motif, self._camera
        if motif is None or camera is None:
            return
        if self.is_small() and (not self.is_current() or self._newest.camera != camera):  # type: ignore[union-attr]
            self._newest = self._made(motif, camera, self._sheet, None)
            if self._whole is None or self._whole.motif is not motif:
                self._whole = drawing.glance(motif)
        painter.fillRect(self._sheet.field(), motif.inks.ground)
        for each in (self._whole, self._newest):
            if each is not None and each.motif.inks == motif.inks:
                _lay(painter, each, camera)
        painter.resetTransform()

    def _made(self, motif: Motif, camera: Camera, sheet: Sheet, step: Callable[[], object] | None) -> Picture:
        made = drawing.picture(motif, camera, sheet, step)
        return replace(made, names=labels.choose(motif, camera, sheet.size, self._letters, self._first))

    # asking

    def _on_still(self) -> None:
        if self._motif is None or not self.is_current():
            self._ask(rough=self._hurried)

    def _is_asked(self) -> bool:
        """Whether a picture is on its way."""
        return self._asked is not None and self._session.work.awaits(self._asked)

    def _on_again(self) -> None:
        if self._motif is not None and not self._is_asked() and not self._is_current(rough=True):
            self._ask(rough=len(self._motif.scene.first) > drawing.ROUGH_LINKS)

    def _ask(self, *, rough: bool) -> None:
        motif, camera, sheet = self._motif, self._camera, replace(self._sheet, is_rough=rough)
        if motif is None or camera is None or sheet.size.isEmpty():
            return
        lacks_whole = self._whole is None or self._whole.motif is not motif

        def call(job: Job) -> tuple[Picture | None, Picture]:
            step = _now_and_then(job)
            whole = drawing.glance(motif, step) if lacks_whole else None
            larger, across, down = sheet.with_more_beside()
            return whole, self._made(motif, camera.moved(across, down), larger, step)

        self._asked = self._session.read(self, call, self._take, replaces="picture")

    def _take(self, made: tuple[Picture | None, Picture]) -> None:
        whole, newest = made
        motif, camera = self._motif, self._camera
        if motif is None or camera is None:
            return
        self._whole = whole or self._whole
        self._newest = newest
        self.came.emit()
        if not self._is_current(rough=True):
            self._again.start()
        elif newest.is_rough and not self._still.isActive():
            self._still.start()


def _lay(painter: QPainter, made: Picture, camera: Camera) -> None:
    shift = camera.shift_from(made.camera)
    stretched = shift.m11()
    smooth = abs(stretched - 1) > 1e-6 and stretched < STRETCHED
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
    painter.setTransform(shift)
    painter.drawImage(QPointF(0, 0), made.image)


def _now_and_then(job: Job) -> Callable[[], None]:
    """Return a step that asks now and then whether the work is still wanted; each time costs the UI thread a look."""
    count = 0

    def step() -> None:
        nonlocal count
        count += 1
        if count % ASKED_EVERY == 0:
            job(0, 0)

    return step


def whole_field(made: Picture) -> QRectF:
    """Return what of the drawing a picture shows."""
    return made.camera.seen(made.field().width(), made.field().height())
