"""The panel of what strikes the eye in the graph: hubs, bridges, islands, surprising links, gaps. Each can be shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView, QStackedWidget, QVBoxLayout, QWidget

from kbdesk.desk.amounts import number, percent_of
from kbdesk.desk.clicks import in_new_tab
from kbdesk.desk.graph.path import item_of
from kbdesk.desk.graph.tints import tr
from kbdesk.desk.joining import filled
from kbdesk.desk.parts import EmptyState
from kbdesk.desk.rows import ITEM, Item, RowDelegate

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from kbdesk.desk.graph.late import Known
    from kbdesk.desk.graph.scene import Scene
    from kbdesk.graph.communities import Communities
    from kbdesk.graph.findings import Findings

FOUND = Qt.ItemDataRole.UserRole + 3
"""The role under which a row hands out what it is about."""
LIT = 300
"""Pages of a community that are lit."""


@dataclass(frozen=True)
class Row:
    """A row of the panel: what it says, and the numbers of the nodes that are lit for it, () for a heading."""

    item: Item
    nodes: tuple[int, ...] = ()


class FindingsPanel(QWidget):
    """Lists them; whichever is current is lit in the drawing."""

    lit = Signal(object)
    """The numbers of the nodes that a finding is about, () for none."""
    opened = Signal(int, bool)
    """A node was chosen, and whether in a new tab."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: Findings | None = None
        self._model = QStandardItemModel(self)
        self.list = QListView()
        self.list.setModel(self._model)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setMouseTracking(True)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("What strikes the eye"))
        self.list.clicked.connect(self._light)
        self.list.selectionModel().currentChanged.connect(lambda index, _before: self._light(index))
        self.list.activated.connect(self._open)
        self._waiting = EmptyState("loader-circle", self.tr("Looking for what strikes the eye…"))
        self._nothing = EmptyState(
            "lightbulb", self.tr("Nothing strikes the eye"), self.tr("There are too few pages and links for that yet.")
        )
        self._views = QStackedWidget()
        for each in (self._waiting, self.list, self._nothing):
            self._views.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._views)

    def show_known(self, scene: Scene, known: Known) -> None:
        """Show the findings of a scene, when they are known."""
        found = known.findings if known.graph is scene.graph else None
        if found is None:
            self._shown = None
            self._views.setCurrentWidget(self._waiting)
            return
        if found is self._shown:
            return
        self._shown = found
        rows = list(_rows(scene, found, known.communities))
        self._model.clear()
        for row in rows:
            self._model.appendRow(_standing(row))
        self._views.setCurrentWidget(self.list if rows else self._nothing)

    def _light(self, index: QModelIndex) -> None:
        row = index.data(FOUND)
        if isinstance(row, Row) and row.nodes:
            self.lit.emit(row.nodes)

    def _open(self, index: QModelIndex) -> None:
        row = index.data(FOUND)
        if isinstance(row, Row) and row.nodes:
            self.opened.emit(row.nodes[0], in_new_tab())


def _standing(row: Row) -> QStandardItem:
    made = QStandardItem(row.item.text)
    made.setData(row.item, ITEM)
    made.setData(row, FOUND)
    made.setData(row.item.spoken(), Qt.ItemDataRole.AccessibleTextRole)
    made.setToolTip(row.item.under)
    if not row.nodes:
        made.setFlags(Qt.ItemFlag.ItemIsEnabled)
    return made


def _rows(scene: Scene, found: Findings, told: Communities | None) -> Iterator[Row]:
    """Return all rows: of each kind a heading, what it means, and the findings."""
    kinds = (
        (tr("Hubs"), tr("Pages with most links"), list(_hubs(scene, found))),
        (tr("Bridges"), tr("Pages that hold parts together"), list(_bridges(scene, found))),
        (tr("Islands"), tr("Without a link to the rest"), list(_islands(scene, found))),
        (tr("Surprising links"), tr("Between far communities"), list(_surprises(scene, found))),
        (tr("Gaps"), tr("Communities with few links"), list(_gaps(scene, found, told))),
    )
    for title, meaning, rows in kinds:
        if rows:
            yield Row(Item(title, "section", mark=number(len(rows))))
            yield Row(Item(meaning, "note"))
            yield from rows


def _hubs(scene: Scene, found: Findings) -> Iterator[Row]:
    for hub in found.hubs:
        words = filled(tr("Links: %1 · communities: %2"), number(hub.neighbours), number(hub.communities))
        yield Row(item_of(scene, hub.node, words), (hub.node, *scene.neighbours(hub.node).tolist()))


def _bridges(scene: Scene, found: Findings) -> Iterator[Row]:
    for bridge in found.bridges:
        said = []
        if bridge.cut_off:
            said.append(tr("Hang on it alone: %1").replace("%1", number(bridge.cut_off)))
        if bridge.share > 0:
            said.append(tr("Ways over it: %1").replace("%1", percent_of(bridge.share)))
        nodes = (bridge.node, *scene.neighbours(bridge.node).tolist())
        yield Row(item_of(scene, bridge.node, " · ".join(said)), nodes)


def _islands(scene: Scene, found: Findings) -> Iterator[Row]:
    for island in found.islands:
        words = tr("Pages: %1").replace("%1", number(island.size))
        yield Row(item_of(scene, island.nodes[0], words), island.nodes)
    if found.alone:
        title = tr("Pages without any link: %1").replace("%1", number(len(found.alone)))
        yield Row(Item(title, icon="unlink"), found.alone[:LIT])


def _surprises(scene: Scene, found: Findings) -> Iterator[Row]:
    for one in found.surprises:
        title = filled(tr("%1 → %2"), *(scene.titles[node] for node in one.nodes))
        usual = tr("Links between them: %1").replace("%1", number(one.links))
        yield Row(Item(title, icon="link", under=usual), one.nodes)


def _gaps(scene: Scene, found: Findings, told: Communities | None) -> Iterator[Row]:
    if told is None:
        return
    for gap in found.gaps:
        title = filled(tr("%1 and %2"), *(told.names[each] for each in gap.communities))
        said = [filled(tr("Links between them: %1"), number(gap.links))]
        if gap.shared:
            said.append(filled(tr("Linked with both: %1"), number(gap.shared)))
        yield Row(Item(title, icon="blend", under=" · ".join(said)), _both(scene, told, gap.communities))


def _both(scene: Scene, told: Communities, pair: Sequence[int]) -> tuple[int, ...]:
    """Return the most linked pages of two communities."""
    within = scene.by_links[np.isin(told.of[scene.by_links], list(pair))]
    return tuple(within[:LIT].tolist())
