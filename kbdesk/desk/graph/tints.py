"""What the colours of the graph can say: type, community, status, review, age, trace; each with its legend."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QCoreApplication, QDate, Qt
from PySide6.QtGui import QColor

from kbdesk.desk import look
from kbdesk.desk.graph.drawing import mixed
from kbdesk.graph.graph import MISSING as MISSING_NODE
from kbdesk.graph.graph import ORIGINAL as ORIGINAL_NODE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from numpy.typing import NDArray

    from kbdesk.desk.graph.late import Known
    from kbdesk.graph.graph import Graph

MOST_COMMUNITIES = 12
"""Communities that have a colour of their own; the smaller ones share one."""
DAYS = (7, 30, 90, 365)
SHARES = (1.0, 0.75, 0.25, 1e-9)
MISSING, ORIGINAL = "kind:missing", "kind:original"
"""The rows of pages that are not there and of originals, which are the same whatever the colours say."""


def tr(text: str) -> str:
    """Return words of this room in the person's language."""
    return QCoreApplication.translate("graph", text)


@dataclass(frozen=True)
class Row:
    """A row of the legend: what hides it, what it is called, its colour, how many nodes it counts; `shape` of them."""

    key: str
    name: str
    colour: QColor
    count: int = 0
    shape: str = "disc"


@dataclass(frozen=True, eq=False)
class Tinting:
    """The rows of a legend, and which of them each node belongs to."""

    rows: tuple[Row, ...]
    of: NDArray[np.intp]

    def hidden(self, keys: frozenset[str]) -> NDArray[np.bool_]:
        """Tell which nodes belong to rows that are hidden."""
        gone = np.array([row.key in keys for row in self.rows], dtype=bool)
        return gone[self.of] if len(self.of) else np.zeros(0, dtype=bool)


def modes() -> dict[str, str]:
    """Return what the colours can say, by name, in the person's language."""
    return {
        "type": tr("Type"),
        "community": tr("Community"),
        "status": tr("Status"),
        "review": tr("Review state"),
        "age": tr("Age"),
        "trace": tr("Trace share"),
    }


def tinting(graph: Graph, mode: str, names: Mapping[str, str], known: Known) -> Tinting:
    """Colour the nodes of a graph by what is known; `names` are what the project calls its types, in its order."""
    made = _by_type(graph, names) if mode not in _MADE else _MADE[mode](graph, known)
    rows, of = list(made.rows), made.of.copy()
    for which, row in (
        (graph.kinds == MISSING_NODE, Row(MISSING, tr("Not there yet"), look.colour("broken"), shape="ring")),
        (graph.kinds == ORIGINAL_NODE, Row(ORIGINAL, tr("Originals"), look.colour("attention"), shape="square")),
    ):
        if which.any():
            of[which] = len(rows)
            rows.append(row)
    counts = np.bincount(of, minlength=len(rows)).tolist() if len(of) else [0] * len(rows)
    place = np.cumsum([bool(count) for count in counts]) - 1
    kept = [
        Row(row.key, row.name, row.colour, count, row.shape) for row, count in zip(rows, counts, strict=True) if count
    ]
    return Tinting(tuple(kept), place[of].astype(np.intp) if len(of) else of)


def _by_type(graph: Graph, names: Mapping[str, str]) -> Tinting:
    types = graph.types
    order = list(names)
    ranks = {name: (order.index(name) if name in order else len(order), name) for name in types.words}
    words = sorted(types.words, key=lambda name: ranks[name])
    rows = tuple(Row(f"type:{name}", names.get(name) or spelled(name), look.type_colour(name)) for name in words)
    place = np.array([words.index(name) for name in types.words], dtype=np.intp)
    return Tinting(rows, place[types.of] if len(types.of) else np.zeros(0, dtype=np.intp))


def _by_community(graph: Graph, known: Known) -> Tinting:
    found = known.communities if known.graph is graph else None
    if found is None:
        return _not_known(graph, "community")
    many = min(len(found.names), MOST_COMMUNITIES)
    shades = palette()
    rows = [
        Row(f"community:{at}", " ".join(found.names[at][:80].split()), shades[at % len(shades)]) for at in range(many)
    ]
    rows.append(Row("community:others", tr("Smaller ones"), _grey()))
    return Tinting(tuple(rows), np.where((found.of < 0) | (found.of >= many), many, found.of).astype(np.intp))


def _by_status(graph: Graph, _known: Known) -> Tinting:
    words = {
        "active": (tr("In force"), look.colour("good")),
        "superseded": (tr("Superseded"), look.colour("warn")),
        "retired": (tr("Retired"), _grey()),
    }
    statuses = graph.statuses
    rows = tuple(
        Row(f"status:{word}", *words.get(word, (spelled(word) or tr("Without status"), look.type_colour(word))))
        for word in statuses.words
    )
    return Tinting(rows, statuses.of.astype(np.intp))


def _by_review(graph: Graph, _known: Known) -> Tinting:
    words = {
        "waiting": (tr("Waits for review"), look.colour("attention")),
        "commented": (tr("Waits for an agent"), look.colour("info")),
        "": (tr("Nothing to review"), look.colour("good")),
    }
    reviews = graph.reviews
    rows = tuple(
        Row(f"review:{word}", *words.get(word, (spelled(word), look.type_colour(word)))) for word in reviews.words
    )
    return Tinting(rows, reviews.of.astype(np.intp))


def _by_age(graph: Graph, _known: Known) -> Tinting:
    days = days_ago(graph)
    of = np.searchsorted(np.array(DAYS, dtype=np.float64), days, side="left")
    of = np.where(days < 0, len(DAYS) + 1, of)
    names = (
        tr("Within a week"),
        tr("Within a month"),
        tr("Within three months"),
        tr("Within a year"),
        tr("Older"),
        tr("Not known"),
    )
    shades = (*_shades("attention", "warn", "accent", "info", "border_strong"), _grey())
    return Tinting(_numbered("age", names, shades), of.astype(np.intp))


def _by_trace(graph: Graph, known: Known) -> Tinting:
    trace = known.traces if known.graph is graph else None
    if trace is None:
        return _not_known(graph, "trace")
    of = np.select([trace >= share for share in SHARES], range(len(SHARES)), len(SHARES))
    of = np.where(trace < 0, len(SHARES) + 1, of)
    names = (
        tr("Rests on originals, all of it"),
        tr("Three quarters or more"),
        tr("A quarter or more"),
        tr("Less"),
        tr("Nothing of it"),
        tr("Makes no claims"),
    )
    shades = (*_shades("good", "accent", "warn", "attention", "danger"), _grey())
    return Tinting(_numbered("trace", names, shades), of.astype(np.intp))


def days_ago(graph: Graph) -> NDArray[np.float64]:
    """Return how many days ago each page was changed, -1 where that is not known."""
    today = np.datetime64(QDate.currentDate().toString(Qt.DateFormat.ISODate), "D")
    days = (today - graph.updated.astype("datetime64[D]")).astype(np.float64)
    return np.where(np.isnat(graph.updated), -1.0, np.maximum(days, 0.0))


def _not_known(graph: Graph, mode: str) -> Tinting:
    row = Row(f"{mode}:unknown", tr("Being found out…"), _grey())
    return Tinting((row,), np.zeros(len(graph.ids), dtype=np.intp))


def _numbered(mode: str, names: Sequence[str], shades: Sequence[QColor]) -> tuple[Row, ...]:
    return tuple(Row(f"{mode}:{at}", name, shades[at]) for at, name in enumerate(names))


def _shades(*roles: str) -> tuple[QColor, ...]:
    return tuple(look.colour(role) for role in roles)


def _grey() -> QColor:
    return mixed(look.colour("border_strong"), look.colour("surface"), 0.25)


def palette() -> tuple[QColor, ...]:
    """Return colours that can be told from each other, in the theme in use."""
    theme = look.theme()
    return tuple(QColor(shade) for shade in (*theme.types.values(), *theme.others[:6], theme.others[7]))


def spelled(word: str) -> str:
    """Return what pages are called by whose folder or status nobody says what it is."""
    words = word.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


_MADE: dict[str, Callable[[Graph, Known], Tinting]] = {
    "community": _by_community,
    "status": _by_status,
    "review": _by_review,
    "age": _by_age,
    "trace": _by_trace,
}
