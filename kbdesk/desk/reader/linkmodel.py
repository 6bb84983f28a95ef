"""What is around a page as a tree of rows: sections, and under them what links and how."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractItemModel, QLocale, QModelIndex, QObject, Qt

from kbdesk.desk.parts import plain_tip
from kbdesk.desk.rows import ITEM, PAGE, Index, Item

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROW = PAGE + 10
"""The role under which the model hands out a Row."""
KEY = ROW + 1
"""The role of what a row that folds is remembered by."""
NOWHERE = QModelIndex()


@dataclass(frozen=True)
class Row:
    """A line of a section: what is shown, where it leads, and how deep it lies under the lines before it.

    `mention` is the page whose words could be made a link. `more` is the key of the section to show more of.
    """

    item: Item
    page: str = ""
    anchor: str = ""
    depth: int = 0
    mention: str = ""
    more: str = ""


@dataclass(frozen=True)
class Section:
    """Rows under a heading. `none` is said where there are none, `count` stands beside the heading."""

    key: str
    title: str
    rows: tuple[Row, ...]
    none: str = ""
    count: str = ""


@dataclass
class _Node:
    """A row in its place: the number of what it lies under (-1: nothing), its place there, and what lies under it."""

    row: Row
    key: str
    above: int
    place: int
    below: list[int] = field(default_factory=list)


class LinkModel(QAbstractItemModel):
    """Sections with their rows; an index carries the number of its node.

    No QStandardItemModel: PySide frees the items of its tree twice at times, when it is cleared.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._nodes: list[_Node] = []
        self._tops: list[int] = []

    def show_sections(self, sections: Sequence[Section]) -> None:
        """Show these; a row lies under the last one before it that is less deep."""
        self.beginResetModel()
        self._nodes, self._tops = [], []
        for section in sections:
            count = section.count or QLocale().toString(len(section.rows))
            top = self._add(Row(Item(section.title, kind="section", mark=count)), section.key, -1)
            if not section.rows and section.none:
                self._add(Row(Item(section.none, kind="note")), "", top)
            above = [(-1, top)]
            for row in section.rows:
                while above[-1][0] >= row.depth:
                    above.pop()
                key = f"{section.key}#{row.anchor}" if section.key == "outline" else ""
                above.append((row.depth, self._add(row, key, above[-1][1])))
        self.endResetModel()

    def _add(self, row: Row, key: str, above: int) -> int:
        beside = self._tops if above < 0 else self._nodes[above].below
        beside.append(len(self._nodes))
        self._nodes.append(_Node(row, key, above, len(beside) - 1))
        return len(self._nodes) - 1

    def all(self) -> Iterator[QModelIndex]:
        """Yield every row from the top down."""
        for number, node in enumerate(self._nodes):
            yield self.createIndex(node.place, 0, number)

    def titles(self, section: str) -> list[str]:
        """Return what stands under the section of a key."""
        top = next((self._nodes[number] for number in self._tops if self._nodes[number].key == section), None)
        return [] if top is None else [self._nodes[number].row.item.text for number in top.below]

    # what Qt asks

    def _below(self, index: Index) -> list[int]:
        return self._nodes[index.internalId()].below if index.isValid() else self._tops

    def index(self, row: int, column: int, parent: Index = NOWHERE) -> QModelIndex:  # noqa: D102
        below = self._below(parent)
        return self.createIndex(row, column, below[row]) if 0 <= row < len(below) and column == 0 else QModelIndex()

    def parent(self, index: Index = NOWHERE) -> QModelIndex:  # type: ignore[override]  # noqa: D102
        above = self._nodes[index.internalId()].above if index.isValid() else -1
        return self.createIndex(self._nodes[above].place, 0, above) if above >= 0 else QModelIndex()

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: D102
        return len(self._below(parent))

    def columnCount(self, _parent: Index = NOWHERE) -> int:  # noqa: D102
        return 1

    def flags(self, index: Index) -> Qt.ItemFlag:  # noqa: D102
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        is_note = self._nodes[index.internalId()].row.item.kind == "note"
        chosen = Qt.ItemFlag.NoItemFlags if is_note else Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.ItemIsEnabled | chosen

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:  # noqa: D102
        if not index.isValid():
            return None
        node = self._nodes[index.internalId()]
        row, item = node.row, node.row.item
        told = {ITEM: item, ROW: row, PAGE: row.page, KEY: node.key, Qt.ItemDataRole.DisplayRole: item.text}
        if role in told:
            return told[role]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return item.spoken()
        if role == Qt.ItemDataRole.ToolTipRole and row.page:
            return plain_tip("\n".join(part for part in (item.text, item.under, row.page) if part))
        return None
