"""What is found out of a graph only when it is asked for: communities, trace shares, what strikes the eye."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Callable

    import numpy as np
    from numpy.typing import NDArray

    from kbdesk.desk.session import Session
    from kbdesk.errors import KbdeskError
    from kbdesk.graph.communities import Communities
    from kbdesk.graph.findings import Findings
    from kbdesk.graph.graph import Graph
    from kbdesk.project.values import Job


@dataclass(eq=False)
class Known:
    """What is known of one graph so far, None where it is not."""

    graph: Graph | None = None
    communities: Communities | None = None
    traces: NDArray[np.float32] | None = None
    findings: Findings | None = None


class Late(QObject):
    """Finds it out on workers, once for each graph."""

    learnt = Signal(str)
    """Something is known now: communities, traces or findings."""
    failed = Signal(str, object)
    """It cannot be known: what, and a KbdeskError."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._asked: set[str] = set()
        self.known = Known()

    def turn_to(self, graph: Graph) -> None:
        """Speak of another graph from now on; what was being found out is found out of this one."""
        if graph is self.known.graph:
            return
        again, self._asked = self._asked, set()
        self.known = Known(graph)
        for what in sorted(again):
            self.ask(what)

    def ask(self, what: str) -> None:
        """Ask for communities, traces or findings, unless they are known or on their way."""
        graph, project = self.known.graph, self._session.project
        if what in self._asked:
            return
        self._asked.add(what)
        if graph is None:
            return
        calls: dict[str, Callable[[Job], object]] = {
            "communities": lambda job: project.communities(graph, job),
            "traces": lambda job: project.trace_shares(graph, job),
            "findings": lambda job: (project.communities(graph, job), project.findings(graph, job)),
        }
        self._session.read(
            self,
            calls[what],
            lambda told: self._take(graph, what, told),
            lambda error: self._fail(what, error),
            replaces=what,
        )

    def _take(self, graph: Graph, what: str, told: object) -> None:
        if graph is self.known.graph:
            if what == "findings":
                self.known.communities, self.known.findings = told  # type: ignore[misc]  # as it was asked for
            else:
                setattr(self.known, what, told)
            self.learnt.emit(what)

    def _fail(self, what: str, error: KbdeskError) -> None:
        self._asked.discard(what)
        self.failed.emit(what, error)
