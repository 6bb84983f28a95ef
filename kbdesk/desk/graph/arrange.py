"""Gets a graph from the project and arranges it on a worker, showing big ones while they settle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from kbdesk.desk.graph.building import build
from kbdesk.desk.graph.layout import Settling

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np
    from numpy.typing import NDArray

    from kbdesk.desk.graph.scene import Scene
    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.project.values import Graph, Job

SHOWN_SETTLING = 1500
"""From so many pages on, the graph is shown while it settles; smaller ones are done before one could look."""


class Arranging:
    """What the worker leaves for the UI thread on its way: the newest scene, replaced whole."""

    def __init__(self) -> None:
        self.newest: Scene | None = None

    def take(self) -> Scene | None:
        """Return the newest scene once."""
        newest, self.newest = self.newest, None
        return newest


class Arranger(QObject):
    """Asks for a graph and tells when it stands."""

    settling = Signal(object)
    """A Scene on its way."""
    arranged = Signal(object)
    """The Scene as it stays; the same object again when nothing has changed."""
    failed = Signal(object)
    """A KbdeskError."""
    progress = Signal(int, int)
    """How far it is, of what; nothing is told of what is done at once."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._graph: Graph | None = None
        self._scene: Scene | None = None
        self._around: str | None = None
        self._task: Task | None = None

    def ask(
        self,
        around: str | None = None,
        steps: int = 1,
        pins: Mapping[str, tuple[float, float]] | None = None,
        *,
        anew: bool = False,
    ) -> None:
        """Ask for all pages or the surroundings of one; what stood somewhere stays there, unless `anew`."""
        project, earlier, scene = self._session.project, self._graph, self._scene
        if anew or around != self._around:
            earlier, scene = None, None
        self._around = around
        arranging = Arranging()

        def call(job: Job) -> tuple[Graph, Scene]:
            graph = project.graph(around, steps)
            if scene is not None and graph == earlier:
                return graph, scene
            return graph, arrange(graph, scene.known() if scene is not None else {}, job, arranging)

        def look(done: int, total: int) -> None:
            newest = arranging.take()
            if newest is not None:
                self.settling.emit(newest)
            self.progress.emit(done, total)

        self._task = self._session.read(self, call, self._take, self.failed.emit, replaces="graph", progress=look)

    def stop(self) -> None:
        """Arrange no further: what is on the screen stays as it is."""
        if self._task is not None:
            self._task.cancel()

    def take_over(self, scene: Scene | None) -> None:
        """Go on from where the person has put something."""
        if scene is not None and self._scene is not None and scene.ids is self._scene.ids:
            self._scene = scene

    def _take(self, result: tuple[Graph, Scene]) -> None:
        self._graph, self._scene = result
        self.arranged.emit(self._scene)


def arrange(graph: Graph, known: dict[str, tuple[float, float]], job: Job, arranging: Arranging) -> Scene:
    """Place the pages of a graph; runs on a worker."""
    settling = Settling(graph, known)
    scene = build(graph, settling.start, settling.links)

    def show(places: NDArray[np.float64]) -> None:
        arranging.newest = scene.placed(places)

    return scene.placed(settling.run(job, show if len(graph.pages) >= SHOWN_SETTLING else None))
