"""How the graph is shown: in which colours, and what of it is hidden. The canvas asks it for what is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from kbdesk.desk import kinds
from kbdesk.desk.amounts import number as written
from kbdesk.desk.amounts import percent_of
from kbdesk.desk.graph import drawing
from kbdesk.desk.graph.late import Known
from kbdesk.desk.graph.tints import ORIGINAL, Tinting, tinting, tr
from kbdesk.desk.rows import state_words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from kbdesk.desk.graph.drawing import Motif
    from kbdesk.desk.graph.scene import Scene
    from kbdesk.graph.graph import Graph


@dataclass(frozen=True)
class Choices:
    """What the person chose: what the colours say, the rows that are hidden, by which limits nodes are left out.

    `most_links` hides nodes with more links than that, 0 none; `past` shows retired and superseded pages, `loose` those
    without links.
    """

    mode: str = "type"
    hidden: frozenset[str] = frozenset({ORIGINAL})
    most_links: int = 0
    past: bool = True
    loose: bool = True


@dataclass(frozen=True, eq=False)
class Fitting:
    """What fits a filter: for each node of a graph whether it does, and the ids of all that do."""

    graph: Graph | None
    nodes: NDArray[np.bool_]
    ids: frozenset[str]

    @classmethod
    def among(cls, graph: Graph | None, ids: frozenset[str]) -> Fitting:
        """Look up the nodes of a graph; for workers."""
        nodes = graph.ids if graph is not None else ()
        return cls(graph, np.fromiter((node in ids for node in nodes), dtype=bool, count=len(nodes)), ids)

    def of(self, graph: Graph) -> NDArray[np.bool_]:
        """Return which nodes of a graph fit; of another one than was looked up they are looked up now."""
        return self.nodes if graph is self.graph else Fitting.among(graph, self.ids).nodes


@dataclass(eq=False)
class Guise:
    """The guise of one field. `names` are what the project calls its types."""

    names: Mapping[str, str]
    choices: Choices = field(default_factory=Choices)
    known: Known = field(default_factory=Known)
    fitting: Fitting | None = None
    """What fits the filter, None where nothing is filtered."""

    def __post_init__(self) -> None:
        self._tinting: tuple[Graph, str, Tinting] | None = None
        self._shown: tuple[object, NDArray[np.bool_]] | None = None

    def dress(self) -> None:
        """Take the colours of the theme in use, and what has become known, next time."""
        self._tinting = None
        self._shown = None

    def choose(self, **changes: object) -> None:
        """Choose otherwise."""
        self.choices = replace(self.choices, **changes)  # type: ignore[arg-type]

    def turn_row(self, key: str, *, hidden: bool) -> None:
        """Hide a row of a legend, or show it again."""
        rows = self.choices.hidden
        self.choose(hidden=rows | {key} if hidden else rows - {key})

    def tinting(self, scene: Scene) -> Tinting:
        """Return the colours of the nodes, and the legend's rows."""
        graph, mode, made = scene.graph, self.choices.mode, self._tinting
        if made is None or made[0] is not graph or made[1] != mode:
            made = self._tinting = (graph, mode, tinting(graph, mode, self.names, self.known))
        return made[2]

    def shown(self, scene: Scene) -> NDArray[np.bool_]:
        """Tell which nodes are shown."""
        asked = (scene.graph, self.choices, self.fitting)
        if self._shown is None or any(one is not other for one, other in zip(self._shown[0], asked, strict=True)):  # type: ignore[call-overload]
            self._shown = (asked, self._chosen(scene))
        return self._shown[1]

    def motif(self, scene: Scene) -> Motif:
        """Return what is drawn of a scene."""
        tints = self.tinting(scene)
        colours = tuple(row.colour for row in tints.rows)
        return drawing.Motif(scene, self.shown(scene), tints.of, colours, drawing.inks())

    def words(self, scene: Scene, number: int) -> tuple[str, str]:
        """Return the title of a node and what is to be said about it."""
        links = tr("Links: %1").replace("%1", written(int(scene.counts[number])))
        if scene.hollow[number]:
            return scene.titles[number], f"{tr('This page is not there yet')} · {links}"
        if scene.square[number]:
            return scene.titles[number], f"{tr('Original')} · {links}"
        graph = scene.graph
        said = [kinds.type_words(graph.types.word(number)), links, state_words(graph.statuses.word(number))]
        if self.choices.mode != "type":
            said.append(self._told(scene, number))
        return scene.titles[number], " · ".join(one for one in said if one)

    def _told(self, scene: Scene, number: int) -> str:
        """Return what the colour of a node says."""
        traces = self.known.traces if self.known.graph is scene.graph else None
        if self.choices.mode == "trace" and traces is not None and traces[number] >= 0:
            return tr("Trace share: %1").replace("%1", percent_of(float(traces[number])))
        tints = self.tinting(scene)
        return tints.rows[int(tints.of[number])].name if self.choices.mode != "status" else ""

    def _chosen(self, scene: Scene) -> NDArray[np.bool_]:
        choices = self.choices
        mode, hidden = choices.mode, choices.hidden
        own = frozenset(key for key in hidden if key.startswith((f"{mode}:", "kind:")))
        shown = ~self.tinting(scene).hidden(own)
        if mode != "type":
            types = scene.graph.types
            gone = np.array([f"type:{word}" in hidden for word in types.words], dtype=bool)
            shown &= ~(gone[types.of] & ~scene.hollow & ~scene.square) if len(gone) else True
        if choices.most_links:
            shown &= scene.counts <= choices.most_links
        if not choices.past:
            shown &= ~scene.faded
        if self.fitting is not None:
            shown &= self.fitting.of(scene.graph)
        if not choices.loose:
            linked = np.zeros(len(scene.ids), dtype=bool)
            both = shown[scene.first] & shown[scene.second]
            linked[scene.first[both]] = linked[scene.second[both]] = True
            shown &= linked
        return shown
