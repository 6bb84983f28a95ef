"""Gets a graph from the project and has it arranged on a worker, showing big ones while they settle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QObject, Signal

from kbdesk.desk.graph.scene import Scene, scene_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from kbdesk.desk.session import Session
    from kbdesk.desk.work import Task
    from kbdesk.graph.graph import Graph
    from kbdesk.project.values import Job

    Places = Mapping[str, tuple[float, float]]

SHOWN_SETTLING = 1500
"""From so many nodes on, the graph is shown while it settles; smaller ones are done before one could look."""


class Arranging:
    """What the worker leaves for the UI thread on its way: the newest scene, replaced whole."""

    def __init__(self, job: Job) -> None:
        self._job = job
        self._at = (0, 0)
        self._newest: Scene | None = None

    def tell(self, done: int, total: int) -> None:
        """Tell how far it is. Raises Cancelled."""
        self._at = (done, total)
        self._job(done, total)

    def show(self, scene: Scene) -> None:
        """Have the UI thread look at a scene."""
        self._newest = scene
        self._job(*self._at)

    def take(self) -> Scene | None:
        """Return the newest scene once."""
        newest, self._newest = self._newest, None
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
    """How far it is, of what."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._scene: Scene | None = None
        self._asked = ("", 0)
        self._task: Task | None = None

    def ask(self, around: str = "", steps: int = 1, pins: Places | None = None, *, anew: bool = False) -> None:
        """Ask for all pages, or those around one; what stood somewhere stays there, unless `anew`."""
        project = self._session.project
        scene = None if anew or self._asked != (around, steps if around else 0) else self._scene
        self._asked = (around, steps if around else 0)
        kept = dict(pins or {})
        left: list[Arranging] = []

        def call(job: Job) -> Scene:
            arranging = Arranging(job)
            left.append(arranging)
            graph = project.graph(around or None, steps, arranging.tell)
            if scene is not None and _says_the_same(graph, scene.graph):
                return scene
            known: Places | None = {} if anew or around else None
            if scene is not None:
                known = scene.known()
            made: list[Scene] = []

            def show(places: NDArray[np.float64]) -> None:
                if len(graph.ids) >= SHOWN_SETTLING:
                    made.append(made.pop().placed(places) if made else scene_of(graph, places))
                    arranging.show(made[-1])

            places = project.arrange(graph, known, kept, arranging.tell, show)
            return made[-1].placed(places) if made else scene_of(graph, places)

        def look(done: int, total: int) -> None:
            newest = left[0].take() if left else None
            if newest is not None:
                self.settling.emit(newest)
            self.progress.emit(done, total)

        self._task = self._session.read(self, call, self._take, self.failed.emit, replaces="graph", progress=look)

    @property
    def is_busy(self) -> bool:
        """Whether something was asked for that is not there yet."""
        return self._task is not None and self._session.work.awaits(self._task)

    def stop(self) -> None:
        """Arrange no further: what is on the screen stays as it is."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def take_over(self, scene: Scene) -> None:
        """Go on from where the person has put something, and have it kept."""
        self._scene = scene
        project = self._session.project
        self._session.read(self, lambda _job: project.keep_places(scene.graph, scene.positions), replaces="keep")

    def _take(self, scene: Scene) -> None:
        self._scene = scene
        self.arranged.emit(scene)


def _says_the_same(one: Graph, other: Graph) -> bool:
    """Whether two graphs have the same nodes and links, and know the same of them."""
    columns = ((each.types, each.statuses, each.reviews) for each in (one, other))
    return (
        (one.ids, one.titles, one.around) == (other.ids, other.titles, other.around)
        and all(a.words == b.words and np.array_equal(a.of, b.of) for a, b in zip(*columns, strict=True))
        and np.array_equal(one.kinds, other.kinds)
        and np.array_equal(one.updated, other.updated, equal_nan=True)
        and np.array_equal(one.sources, other.sources)
        and np.array_equal(one.targets, other.targets)
    )
