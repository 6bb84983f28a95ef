"""What leaves the desk with the graph: a drawing, a picture, a file for other programs. Made on a worker."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QBuffer, QIODevice, QObject, QUrl
from PySide6.QtGui import QDesktopServices, QPainter
from PySide6.QtWidgets import QFileDialog

from kbdesk.desk import notices, settings
from kbdesk.desk.filedates import tell_dates
from kbdesk.desk.graph import drawing, labels
from kbdesk.desk.graph.drawing import Sheet
from kbdesk.desk.graph.svg import Names, svg

if TYPE_CHECKING:
    from collections.abc import Callable

    from kbdesk.desk.graph.camera import Camera
    from kbdesk.desk.graph.drawing import Motif
    from kbdesk.desk.graph.view import GraphView
    from kbdesk.desk.work import Task
    from kbdesk.errors import KbdeskError
    from kbdesk.project.values import Job

Maker: TypeAlias = "Callable[[Motif, Camera, Sheet, labels.Letters, Job], bytes]"
FINER = 2.0
"""How many dots of a written picture a pixel of the screen has."""


class Leaving(QObject):
    """Asks where the graph is to be written, and writes it."""

    def __init__(self, room: GraphView) -> None:
        super().__init__(room)
        self._room = room
        self._task: Task | None = None
        self.dialog: QFileDialog | None = None
        room.arriving.stopped.connect(self._stop)

    def ask(self, kind: str) -> None:
        """Ask where it is to be written as a file of a kind: svg, png, graphml."""
        if self._room.canvas.motif is None:
            return
        names = {"svg": self.tr("SVG drawing"), "png": self.tr("PNG picture"), "graphml": self.tr("GraphML file")}
        place = str(settings.exports())
        dialog = QFileDialog(self._room, self.tr("Export the graph"), place, f"{names[kind]} (*.{kind})")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        tell_dates(dialog)
        dialog.setDefaultSuffix(kind)
        dialog.selectFile(f"{self._room.session.project.name}.{kind}")
        dialog.fileSelected.connect(lambda target: self.write(Path(target), kind))
        dialog.finished.connect(dialog.deleteLater)
        self.dialog = dialog
        dialog.open()

    def write(self, target: Path, kind: str) -> None:
        """Write the graph as a file of a kind: what is seen, or for other programs all of it that is shown."""
        room, session = self._room, self._room.session
        motif = room.canvas.motif
        if motif is None:
            return
        sheet = Sheet(room.canvas.size(), FINER)
        fonts, camera, project = labels.letters(), room.canvas.camera, session.project

        def work(job: Job) -> None:
            if kind == "graphml":
                project.write_graphml(target, motif.scene.graph, motif.scene.positions, motif.shown, job)
            else:
                makers: dict[str, Maker] = {"svg": partial(_svg, project.name), "png": _png}
                project.write_outside(target, makers[kind](motif, camera, sheet, fonts, job))

        def tell(at: int, total: int) -> None:
            room.arriving.tell(at, total, self.tr("Writing the graph…"))

        def done(_nothing: None) -> None:
            self._task = None
            room.arriving.end()
            show = (self.tr("Open it"), lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(target))))
            notices.say(room, self.tr("Written: {path}").format(path=target), "good", action=show)

        tell(0, 0)
        self._task = session.read(self, work, done, self._failed, progress=tell)

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
            self._room.arriving.end()

    def _failed(self, error: KbdeskError) -> None:
        self._task = None
        self._room.arriving.end()
        notices.tell(self._room, error)


def _svg(title: str, motif: Motif, camera: Camera, sheet: Sheet, fonts: labels.Letters, job: Job) -> bytes:
    names = Names(title, labels.choose(motif, camera, sheet.size, fonts), fonts)
    return svg(motif, camera, sheet, names, job).encode()


def _png(motif: Motif, camera: Camera, sheet: Sheet, fonts: labels.Letters, job: Job) -> bytes:
    made = drawing.picture(motif, camera, sheet, lambda: job(0, 0))
    painter = QPainter(made.image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sign = labels.Sign(fonts)
    for name in labels.choose(motif, camera, sheet.size, fonts):
        x, y = camera.to_screen(motif.scene.positions[name.number]).tolist()
        box = name.box(x, y, motif.scene.radius(camera, name.number))
        sign.draw(painter, name, box, motif.inks.words, motif.inks.ground)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    made.image.save(buffer, "PNG")  # type: ignore[call-overload]  # its stub lacks it
    return bytes(buffer.data().data())
